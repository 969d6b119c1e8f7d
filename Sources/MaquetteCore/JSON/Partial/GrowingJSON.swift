/// JSON text that arrives in pieces and is decoded repeatedly.
struct GrowingJSON<Model: MappingDecodable> {
  private var mapper: JSONMapper
  private let openStrings: OpenStrings
  private var bytes: [UInt8] = []

  /// The number of bytes when the text was last decoded.
  private var readCount = 0

  /// The complete part of the text at that time.
  private var extent: TruncatedJSON.Extent?

  /// Whether no more values follow, because the text is invalid or has ended.
  private(set) var isEnded = false

  init(_ mapper: JSONMapper, _ openStrings: OpenStrings) {
    self.mapper = mapper
    self.openStrings = openStrings
    let limits = mapper.options.decoding.limits
    self.mapper.options.decoding.limits.size = min(limits.size, limits.recordSize)
  }

  /// Adds bytes and returns the next value or error, if there is one.
  mutating func append(_ chunk: some Collection<UInt8>) -> Result<PartialJSON<Model>, MappingError>?
  {
    bytes.append(contentsOf: chunk)
    // Decoding a long text again for each byte would take quadratic time.
    guard bytes.count <= Self.shortCount || bytes.count - readCount > bytes.count / 64 else {
      return nil
    }
    return read(isLast: false)
  }

  /// Returns the last value or error, if there is one, when no more bytes follow.
  mutating func finish() -> Result<PartialJSON<Model>, MappingError>? {
    defer { isEnded = true }
    return extent?.isComplete == true && readCount == bytes.count ? nil : read(isLast: true)
  }

  /// The size up to which a text is decoded after each piece.
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
      // A missing key may still arrive.
      if error.code == .missingKey, !text.isComplete { return nil }
      return fail(error)
    }
  }

  /// Decodes the text as if it had ended.
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
  /// The complete part of a text: if two extents are equal, so are the decoded values.
  struct Extent: Equatable {
    let end: Int
    let suffix: [UInt8]
    let depth: Int
    let isComplete: Bool
  }

  /// The complete part of the text.
  var extent: Extent {
    Extent(end: end, suffix: suffix, depth: levels.count, isComplete: isComplete)
  }
}
