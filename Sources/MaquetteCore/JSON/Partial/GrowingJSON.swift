/// A JSON text that arrives in pieces, and what is read of it again and again.
struct GrowingJSON<Model: MappingDecodable> {
  private var mapper: JSONMapper
  private let openStrings: OpenStrings
  private var bytes: [UInt8] = []

  /// How many bytes there were when the text was read last.
  private var readCount = 0

  /// What was complete of the text then.
  private var extent: TruncatedJSON.Extent?

  /// Whether nothing more is told: the text is mistaken, or has ended.
  private(set) var isEnded = false

  init(_ mapper: JSONMapper, _ openStrings: OpenStrings) {
    self.mapper = mapper
    self.openStrings = openStrings
    let limits = mapper.options.decoding.limits
    self.mapper.options.decoding.limits.size = min(limits.size, limits.recordSize)
  }

  /// What there is to tell after some more bytes.
  mutating func append(_ chunk: some Collection<UInt8>) -> Result<PartialJSON<Model>, MappingError>?
  {
    bytes.append(contentsOf: chunk)
    // To read a long text again for each byte would take a time that grows with its square.
    guard bytes.count <= Self.shortCount || bytes.count - readCount > bytes.count / 64 else {
      return nil
    }
    return read(isLast: false)
  }

  /// What there is to tell when no more bytes come.
  mutating func finish() -> Result<PartialJSON<Model>, MappingError>? {
    defer { isEnded = true }
    return extent?.isComplete == true && readCount == bytes.count ? nil : read(isLast: true)
  }

  /// How many bytes a text has that is read after every piece.
  private static var shortCount: Int { 8192 }

  private mutating func read(isLast: Bool) -> Result<PartialJSON<Model>, MappingError>? {
    readCount = bytes.count
    let isTooLong = bytes.count > mapper.options.decoding.limits.size
    var text = TruncatedJSON(isTooLong ? [] : bytes, openStrings)
    text.scan()
    if isTooLong || text.isMistaken || isLast && !text.isComplete { return whole() }
    guard text.hasBegun, text.extent != extent else { return nil }
    extent = text.extent
    do throws(MappingError) {
      return try mapper.decodePartial(Model.self, of: text).map { .success($0) }
    } catch {
      // What is missing may come.
      if error.code == .missingKey, !text.isComplete { return nil }
      return fail(error)
    }
  }

  /// Reads the text as one that has ended.
  private mutating func whole() -> Result<PartialJSON<Model>, MappingError> {
    do throws(MappingError) {
      return .success(
        PartialJSON(
          model: try mapper.decode(Model.self, from: bytes), isComplete: true, openPath: nil))
    } catch {
      return fail(error)
    }
  }

  private mutating func fail(
    _ error: MappingError
  ) -> Result<PartialJSON<Model>, MappingError> {
    isEnded = true
    return .failure(error)
  }
}

extension TruncatedJSON {
  /// How much of a text is complete: where two are equal, the same is read.
  struct Extent: Equatable {
    let end: Int
    let suffix: [UInt8]
    let depth: Int
    let isComplete: Bool
  }

  /// How much of the text is complete.
  var extent: Extent {
    Extent(end: end, suffix: suffix, depth: levels.count, isComplete: isComplete)
  }
}
