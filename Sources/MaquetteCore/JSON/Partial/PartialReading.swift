/// Decodes the complete part of a text, without the open containers that lack something.
struct PartialReading {
  let mapper: JSONMapper

  /// The mapper whose attempts report nothing, and go on at checkpoints if there are any.
  private var trying: JSONMapper
  private let checkpoints: Checkpoints?

  /// The bytes that have been read since the count was taken, except at checkpoints.
  private var readCount = 0
  private var takenCount = 0

  /// What a complete part of a text is.
  enum Outcome<Model> {
    case value(PartialJSON<Model>)

    /// Nothing that could be a model has begun.
    case nothing

    /// The outermost object lacks something that its model requires.
    case lacking(TruncatedJSON.Cut)
  }

  /// The result of one attempt.
  fileprivate enum Attempt<Model> {
    case model(Model)

    /// The open container at a depth lacks something.
    case lacking(Int)
  }

  /// Prepares for decoding.
  ///
  /// - Parameters:
  ///   - mapper: The mapper.
  ///   - resumes: Whether to keep checkpoints for the next time.
  init(_ mapper: JSONMapper, resumes: Bool) {
    var mapper = mapper
    // Text that has not ended is not broken.
    mapper.options.repairs = []
    self.mapper = mapper
    trying = mapper
    trying.onIssue = nil
    let decoding = mapper.options.decoding
    checkpoints =
      resumes && mapper.onIssue == nil && decoding.allowsCheckpoints
      ? Checkpoints(decoding.rules) : nil
    if checkpoints != nil { trying.options.decoding.useCheckpoints() }
  }

  /// The maximum size of a text.
  var sizeLimit: Int { mapper.options.decoding.limits.size }

  /// Returns the number of bytes that have been read since the last call.
  mutating func takeReadCount() -> Int {
    let count = readCount + (checkpoints?.readCount ?? 0)
    defer { takenCount = count }
    return count - takenCount
  }

  /// Decodes a model from the complete part of a text.
  ///
  /// - Throws: The first error that no more text can mend.
  mutating func decode<Model: MappingDecodable>(
    _ type: Model.Type, of text: inout TruncatedJSON
  ) throws(MappingError) -> Outcome<Model> {
    guard text.hasBegun else { return .nothing }
    var cut = text.cut
    let openPath = cut.isComplete ? nil : text.openPath
    while true {
      switch try attempt(type, cut, of: &text) {
      case .model(var model):
        if mapper.onIssue != nil { model = try report(type, cut, of: &text) }
        return .value(PartialJSON(model: model, isComplete: cut.isComplete, openPath: openPath))
      case .lacking(0): return .lacking(cut)
      case .lacking(let depth): cut = text.leaving(out: depth, of: cut)
      }
    }
  }

  /// Decodes a part again, with all its issues.
  func report<Model: MappingDecodable>(
    _ type: Model.Type, _ cut: TruncatedJSON.Cut, of text: inout TruncatedJSON
  ) throws(MappingError) -> Model {
    try text.withCompleted(cut) { (bytes) throws(MappingError) in
      try mapper.decode(type, from: bytes)
    }
  }

  private mutating func attempt<Model: MappingDecodable>(
    _ type: Model.Type, _ cut: TruncatedJSON.Cut, of text: inout TruncatedJSON
  ) throws(MappingError) -> Attempt<Model> {
    if let checkpoints {
      let starts = text.openStarts(cut)
      checkpoints.begin(starts, upTo: cut.end)
      defer { checkpoints.end() }
      let options = trying.options.decoding
      let attempt = try text.withCompleted(cut) { (bytes) throws(MappingError) in
        JSONReader.attempt(type, from: bytes, options, checkpoints, starts)
      }
      if let attempt { return attempt }
    }
    // The cause needs a look at all of the text.
    readCount += cut.end
    do throws(MappingError) {
      let plain = mapper.onIssue == nil ? mapper : trying
      return .model(
        try text.withCompleted(cut) { (bytes) throws(MappingError) in
          try plain.decode(type, from: bytes)
        })
    } catch {
      // Only keys that are missing at the end of the text may still arrive in the outermost object.
      if let depth = text.depth(whatFailedAs: error, in: cut),
        depth > 0 || error.code == .missingKey
      {
        return .lacking(depth)
      }
      if mapper.onIssue != nil { _ = try report(type, cut, of: &text) }
      throw error
    }
  }
}

extension JSONReader {
  /// Decodes a text at the checkpoints.
  ///
  /// - Returns: The model, or the depth of the open container that lacks a key of its own; nil for
  ///   any other failure.
  fileprivate static func attempt<Model: MappingDecodable>(
    _ type: Model.Type, from text: Span<UInt8>, _ options: DecodingOptions,
    _ checkpoints: Checkpoints, _ openStarts: [Int]
  ) -> PartialReading.Attempt<Model>? {
    var reader = JSONReader(options)
    reader.state.openJournal().checkpoints = checkpoints
    var model: Model?
    do throws(ReadFailure) {
      try reader.read(text) { (reader) throws(ReadFailure) in
        model = try reader.read(placed: type)
      }
      return model.map { .model($0) }
    } catch {
      guard error.code == .missingKey, let pending = reader.state.journal?.pending,
        pending.steps.isEmpty, pending.missingSteps.count == 1, pending.alternatives.isEmpty,
        case .offset(let start) = pending.location, let depth = openStarts.firstIndex(of: start)
      else { return nil }
      return .lacking(depth)
    }
  }
}
