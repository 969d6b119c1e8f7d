/// JSON text that arrives in pieces and is decoded repeatedly.
///
/// Each byte is scanned once. Decoding goes on at the checkpoints of the previous time, so a value
/// costs what is new, and what it copies. Where a type has no checkpoints, a text over 8 KB is decoded
/// again only when the new bytes are at least a sixty-fourth of those to be read again: then the total
/// stays in proportion to the length.
struct GrowingJSON<Model: MappingDecodable> {
  private var reading: PartialReading
  private var text: TruncatedJSON

  /// The number of bytes when the text was last decoded, and what that has read.
  private var count = 0
  private var readCount = 0

  /// The complete part of the text at that time.
  private var cut: TruncatedJSON.Cut?

  /// The bytes that have been scanned and read so far, some of them several times.
  private(set) var work = 0

  /// Whether no more values follow, because the text is invalid or has ended.
  private(set) var isEnded = false

  init(_ mapper: JSONMapper, _ openStrings: OpenStrings) {
    var mapper = mapper
    let limits = mapper.options.decoding.limits
    mapper.options.decoding.limits.size = min(limits.size, limits.recordSize)
    reading = PartialReading(mapper)
    text = TruncatedJSON(openStrings, depthLimit: limits.depth)
  }

  /// Adds bytes and returns the next value or error, if there is one.
  mutating func append(_ chunk: some Collection<UInt8>) -> Result<PartialJSON<Model>, MappingError>?
  {
    let scanned = text.offset
    text.append(chunk)
    work += text.offset - scanned
    if text.isMistaken || text.bytes.count > reading.sizeLimit { return whole() }
    guard text.hasBegun, text.cut != cut, mayRead else { return nil }
    return read()
  }

  /// Returns the last value or error, if there is one, when no more bytes follow.
  mutating func finish() -> Result<PartialJSON<Model>, MappingError>? {
    defer { isEnded = true }
    guard text.isComplete else { return whole() }
    return text.cut == cut ? nil : read()
  }

  /// Whether the bytes to be read again are few for the new ones.
  private var mayRead: Bool {
    text.bytes.count <= 8192 || readCount <= 1024 + 64 * (text.bytes.count - count)
  }

  private mutating func read() -> Result<PartialJSON<Model>, MappingError>? {
    cut = text.cut
    count = text.bytes.count
    defer {
      readCount = reading.takeReadCount()
      work += readCount
    }
    do throws(MappingError) {
      switch try reading.decode(Model.self, of: &text) {
      case .value(let partial): return .success(partial)
      // A missing key may still arrive.
      case .nothing, .lacking: return nil
      }
    } catch {
      return fail(error)
    }
  }

  /// Decodes the text as if it had ended.
  private mutating func whole() -> Result<PartialJSON<Model>, MappingError> {
    work += text.bytes.count
    do throws(MappingError) {
      return .success(
        PartialJSON(
          model: try reading.mapper.decode(Model.self, from: text.mistaken), isComplete: true,
          openPath: nil))
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
