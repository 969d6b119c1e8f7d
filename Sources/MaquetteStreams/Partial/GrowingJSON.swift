public import MaquetteCore

/// The values of a JSON text that arrives in pieces.
@usableFromInline
struct GrowingJSON<Model: MappingDecodable> {
  @usableFromInline var text: GrowingText

  /// The bytes that have been scanned and read so far, some of them several times.
  var work: Int { text.work }

  /// Whether no more values follow, because the text is invalid or has ended.
  @inlinable var isEnded: Bool { text.isEnded }

  init(_ mapper: JSONMapper, _ openStrings: OpenStrings) {
    text = GrowingText(mapper, openStrings)
  }

  /// Adds bytes and returns the next value or error, if there is one.
  @inlinable
  mutating func append(_ chunk: some Collection<UInt8>) -> Result<PartialJSON<Model>, MappingError>?
  {
    var model: Model?
    if !addContiguous(chunk) { text.add(Array(chunk).span) }
    let step = text.readNext { (reader) throws(ReadFailure) in
      model = try reader.read(placed: Model.self)
    }
    return Self.found(step, model)
  }

  /// Adds bytes that are in one piece in memory; returns false if they are not.
  @inlinable @inline(__always)
  mutating func addContiguous(_ chunk: some Collection<UInt8>) -> Bool {
    let added: Void? = chunk.withContiguousStorageIfAvailable { unsafe text.add($0.span) }
    return added != nil
  }

  /// Returns the last value or error, if there is one, when no more bytes follow.
  @inlinable
  mutating func finish() -> Result<PartialJSON<Model>, MappingError>? {
    var model: Model?
    let step = text.finish { (reader) throws(ReadFailure) in
      model = try reader.read(placed: Model.self)
    }
    return Self.found(step, model)
  }

  @inlinable @inline(__always)
  static func found(
    _ step: GrowingText.Step, _ model: Model?
  ) -> Result<PartialJSON<Model>, MappingError>? {
    switch step {
    case .nothing: return nil
    case .model(let isComplete, let openPath):
      guard let model else { return nil }
      return .success(PartialJSON(model: model, isComplete: isComplete, openPath: openPath))
    case .failure(let error): return .failure(error)
    }
  }
}
