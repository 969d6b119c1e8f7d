import MaquetteCore

/// Reads the complete part of a text, without the open containers that lack something.
///
/// Only the closure that reads the model depends on its type: everything else is compiled once.
struct PartialReading {
  typealias ModelReading = GrowingText.ModelReading

  let mapper: JSONMapper

  /// The mapper of the whole text, which may repair mistakes: text that has not ended is not broken.
  let wholeMapper: JSONMapper

  /// Whether the type of the model takes one kind of value, so that more text cannot mend another one.
  private let takesOneKind: Bool

  /// The kinds of values that the parts of the model take.
  private let kinds: PartKinds

  /// The options of attempts at checkpoints.
  private let options: DecodingOptions

  /// What has been decoded, and what is open, in the text.
  private var checkpoints: Checkpoints

  /// The issues that have been reported.
  private var reported: Set<ReportedIssue> = []

  /// The bytes that have been read since the count was taken, except at checkpoints.
  private var readCount = 0
  private var takenCount = 0

  /// Whether the last text was a value only without an open object that lacks a key for sure, although
  /// the open string was read: more of that string does not change the value.
  private(set) var waitsForKeys = false

  /// What a complete part of a text is.
  enum Outcome {
    /// The model has been read from a part of the text.
    case value(TruncatedJSON.Cut)

    /// Nothing that could be a model has begun, or the model is the same as before.
    case nothing

    /// The outermost object lacks something that its model requires.
    case lacking(TruncatedJSON.Cut)

    /// JSON in a string has a mistake, which is repaired when the whole text is known.
    case mistaken(TruncatedJSON.Cut)
  }

  /// The result of one attempt.
  fileprivate enum Attempt {
    case model

    /// The open container at a depth lacks something.
    case lacking(Int)

    /// The text of the open string may have caused an error.
    case openString

    /// The outermost container lacks something that is no key, such as the tag of an enum.
    case unfit

    /// JSON in a string has a mistake that may be repaired.
    case mistaken
  }

  /// Prepares for decoding.
  ///
  /// - Parameters:
  ///   - mapper: The mapper.
  ///   - type: The type of the model.
  init(_ mapper: JSONMapper, _ type: any MappingDecodable.Type) {
    wholeMapper = mapper
    var mapper = mapper
    mapper.options.decoding.repairer = nil
    self.mapper = mapper
    takesOneKind = type.__decodingKind.valueKind != nil
    kinds = PartKinds(type, mapper.options.decoding)
    var growing = mapper.options.decoding
    growing.useCheckpoints()
    options = growing
    checkpoints = Checkpoints(options.rules)
  }

  /// Whether the whole text may be repaired.
  var repairsWhole: Bool { wholeMapper.options.decoding.repairer != nil }

  /// Returns the number of bytes that have been read since the last call.
  mutating func takeReadCount() -> Int {
    let count = readCount + checkpoints.readCount
    defer { takenCount = count }
    return count - takenCount
  }

  /// Reads a model from the complete part of a text.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - last: The part that the last value was read from: what equals it is not read again, and what
  ///     is shorter would take something away.
  ///   - readModel: Reads the model.
  /// - Throws: The first error that no more text can mend.
  mutating func read(
    _ text: inout TruncatedJSON, after last: TruncatedJSON.Cut? = nil, _ readModel: ModelReading
  ) throws(MappingError) -> Outcome {
    waitsForKeys = false
    guard text.hasBegun else { return .nothing }
    var cut = text.cut
    while cut != last, cut.end >= last?.end ?? 0 {
      switch try attempt(cut, of: &text, readModel) {
      case .model:
        if mapper.onIssue != nil { try report(cut, of: &text, readModel) }
        return .value(cut)
      case .openString:
        guard cut.depth > 0 else { return .nothing }
        cut = text.leavingOutString(of: cut)
      case .lacking(let depth):
        if cut.endsInString { waitsForKeys = checkpoints.lacksForSure }
        guard depth > 0 else { return .lacking(cut) }
        cut = text.leaving(out: depth, of: cut)
      case .unfit: return .nothing
      case .mistaken: return .mistaken(cut)
      }
    }
    return .nothing
  }

  /// Reads a part again, and reports its issues.
  mutating func report(
    _ cut: TruncatedJSON.Cut, of text: inout TruncatedJSON, _ readModel: ModelReading
  ) throws(MappingError) {
    let checkpoints = checkpoints
    try text.withCompleted(cut) { (bytes) throws(MappingError) in
      try read(bytes, by: mapper, isOpen: { checkpoints.depth(at: $0) != nil }) {
        (reader) throws(ReadFailure) in
        reader.state.checkpoints = checkpoints
        try readModel(&reader)
      }
    }
  }

  /// Reads the whole text, and reports its issues.
  mutating func readWhole(_ bytes: [UInt8], _ readModel: ModelReading) throws(MappingError) {
    try read(bytes.span, by: wholeMapper, isOpen: { _ in false }, readModel)
  }

  /// Reads a text, and reports each issue that is new, if somebody listens.
  ///
  /// What an open value lost may be mended while the value grows.
  private mutating func read(
    _ text: Span<UInt8>, by mapper: JSONMapper, isOpen: (Int) -> Bool, _ body: ModelReading
  ) throws(MappingError) {
    let options = mapper.options.decoding
    guard let onIssue = mapper.onIssue else { return try JSONReader.read(text, options, body) }
    let (issues, isComplete) = JSONReader.issues(in: text, options, body)
    for issue in issues {
      let isLasting = issue.severity == .error || issue.error.byteOffset.map(isOpen) != true
      if isLasting, reported.insert(ReportedIssue(issue)).inserted { onIssue(issue) }
    }
    try MappingReport(value: isComplete ? () : nil, issues: issues).value { _ in }
  }

  /// Returns the checkpoints, which a copy of this does not share: it makes others for its own text.
  private mutating func ownCheckpoints() -> Checkpoints {
    if !isKnownUniquelyReferenced(&checkpoints) {
      readCount += checkpoints.readCount
      checkpoints = Checkpoints(options.rules)
    }
    return checkpoints
  }

  private mutating func attempt(
    _ cut: TruncatedJSON.Cut, of text: inout TruncatedJSON, _ readModel: ModelReading
  ) throws(MappingError) -> Attempt {
    let checkpoints = ownCheckpoints()
    checkpoints.begin(upTo: cut.end) { text.putStarts(of: cut, into: &$0) }
    // A report needs all of the text.
    if mapper.onIssue == nil {
      defer { checkpoints.end() }
      var attempt: Attempt?
      try text.withCompleted(cut) { (bytes) throws(MappingError) in
        attempt = Attempt(checkpoints.attempt(bytes, options, readModel), of: cut)
      }
      if let attempt { return attempt }
    }
    // The cause needs a look at all of the text.
    readCount += cut.end
    do throws(MappingError) {
      let options = mapper.options.decoding
      try text.withCompleted(cut) { (bytes) throws(MappingError) in
        try JSONReader.read(bytes, options) { (reader) throws(ReadFailure) in
          reader.state.checkpoints = checkpoints
          try readModel(&reader)
        }
      }
      return .model
    } catch {
      if error.code.mayBeOfOpenString(in: cut) { return .openString }
      if isOfText(error, in: cut, of: &text, readModel) { return .mistaken }
      if let depth = text.depth(whatFailedAs: error, in: cut),
        !kinds.refuse(error, isObject: text.levels[depth].isObject)
      {
        if depth > 0 || error.code == .missingKey { return .lacking(depth) }
        if error.code != .typeMismatch || !takesOneKind { return .unfit }
      }
      if mapper.onIssue != nil { try report(cut, of: &text, readModel) }
      throw error
    }
  }
}

extension PartialReading {
  /// Whether an error is one of JSON in a string, which the mapper of the whole text repairs: with it,
  /// there is another error, of a part that may still arrive, or none.
  private func isOfText(
    _ error: MappingError, in cut: TruncatedJSON.Cut, of text: inout TruncatedJSON,
    _ readModel: ModelReading
  ) -> Bool {
    let options = wholeMapper.options.decoding
    guard options.acceptsJSONText, options.repairer != nil else { return false }
    do throws(MappingError) {
      try text.withCompleted(cut) { (bytes) throws(MappingError) in
        try JSONReader.read(bytes, options, readModel)
      }
      return true
    } catch let other {
      return other.code != error.code || other.path != error.path
    }
  }
}

/// What distinguishes an issue from the others of a text, however much of the text has arrived.
private struct ReportedIssue: Hashable {
  let offset: Int?
  let path: MappingPath
  let code: MappingError.Code
  let resolution: String?

  init(_ issue: MappingIssue) {
    (offset, path) = (issue.error.byteOffset, issue.path)
    (code, resolution) = (issue.code, issue.resolution)
  }
}

extension PartialReading.Attempt {
  /// What is to be left out after an attempt at checkpoints; nil if its failure says nothing about that.
  fileprivate init?(_ attempt: Checkpoints.Attempt, of cut: TruncatedJSON.Cut) {
    switch attempt {
    case .model: self = .model
    case .failure(let code, _) where code.mayBeOfOpenString(in: cut): self = .openString
    case .failure(_, let depth?): self = .lacking(depth)
    case .failure(_, nil): return nil
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
