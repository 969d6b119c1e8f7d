/// Decodes the complete part of a text, without the open containers that lack something.
struct PartialReading {
  let mapper: JSONMapper

  /// The options of attempts at checkpoints.
  private var options: DecodingOptions
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

    /// The text of the open string may have caused an error.
    case openString
  }

  /// Prepares for decoding.
  ///
  /// - Parameter mapper: The mapper.
  init(_ mapper: JSONMapper) {
    var mapper = mapper
    // Text that has not ended is not broken.
    mapper.options.repairs = []
    self.mapper = mapper
    options = mapper.options.decoding
    // A report needs all of the text. Other options may need it too: then the reader makes no use of
    // the checkpoints, which still know what is open.
    checkpoints = mapper.onIssue == nil ? Checkpoints(options.rules) : nil
    if options.allowsCheckpoints { options.useCheckpoints() }
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
      case .openString:
        guard cut.depth > 0 else { return .nothing }
        cut = text.leavingOutString(of: cut)
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

  /// Decodes a part without checkpoints, and without reporting issues.
  private func read<Model: MappingDecodable>(
    _ type: Model.Type, _ cut: TruncatedJSON.Cut, of text: inout TruncatedJSON
  ) throws(MappingError) -> Model {
    let options = mapper.options.decoding
    return try text.withCompleted(cut) { (bytes) throws(MappingError) in
      try JSONReader.decode(type, from: bytes, options)
    }
  }

  private mutating func attempt<Model: MappingDecodable>(
    _ type: Model.Type, _ cut: TruncatedJSON.Cut, of text: inout TruncatedJSON
  ) throws(MappingError) -> Attempt<Model> {
    if let checkpoints {
      let starts = text.openStarts(cut)
      checkpoints.begin(starts, upTo: cut.end)
      defer { checkpoints.end() }
      let options = options
      let attempt = try text.withCompleted(cut) { (bytes) throws(MappingError) in
        JSONReader.attempt(type, from: bytes, options, checkpoints, starts, cut)
      }
      if let attempt { return attempt }
    }
    // The cause needs a look at all of the text.
    readCount += cut.end
    do throws(MappingError) {
      return .model(try read(type, cut, of: &text))
    } catch {
      if error.code.mayBeOfOpenString(in: cut) { return .openString }
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
  /// - Returns: The model, or what is to be left out: the open string, or the open container that
  ///   lacks a key of its own; nil for any other failure.
  fileprivate static func attempt<Model: MappingDecodable>(
    _ type: Model.Type, from text: Span<UInt8>, _ options: DecodingOptions,
    _ checkpoints: Checkpoints, _ openStarts: [Int], _ cut: TruncatedJSON.Cut
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
      if error.code.mayBeOfOpenString(in: cut) { return .openString }
      guard error.code == .missingKey, let pending = reader.state.journal?.pending,
        pending.steps.isEmpty, pending.missingSteps.count == 1, pending.alternatives.isEmpty,
        case .offset(let start) = pending.location, let depth = openStarts.firstIndex(of: start)
      else { return nil }
      return .lacking(depth)
    }
  }
}

extension MappingError.Code {
  /// Whether an error may be one of an open string, which more text can mend: half of a date, or the
  /// name of half a case.
  fileprivate func mayBeOfOpenString(in cut: TruncatedJSON.Cut) -> Bool {
    cut.endsInString && self != .missingKey && !isFatal
  }
}
