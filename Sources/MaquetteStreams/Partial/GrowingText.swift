public import MaquetteCore

/// A JSON text that arrives in pieces and is decoded repeatedly.
///
/// Each byte is scanned once. Decoding goes on at the checkpoints of the previous time, so a value
/// costs what is new, and what it copies. Where a type has no checkpoints, a text over 8 KB is decoded
/// again only when the new bytes are at least a sixty-fourth of those to be read again: then the total
/// stays in proportion to the length.
///
/// It is compiled once: the type of the model is known only to the closure that reads it.
@usableFromInline
struct GrowingText {
  private var reading: PartialReading
  private var text: TruncatedJSON

  /// The number of bytes when the text was last decoded, and what that has read.
  private var count = 0
  private var readCount = 0

  /// The complete part of the text at that time, and the part that the last value was read from.
  private var cut: TruncatedJSON.Cut?
  private var valueCut: TruncatedJSON.Cut?

  /// The start of the open string at that time, if more of it does not change the value.
  private var idleString: Int?

  /// The bytes that have been scanned and read so far, some of them several times.
  private(set) var work = 0

  /// Whether no more values follow, because the text is invalid or has ended.
  @usableFromInline private(set) var isEnded = false

  /// What a piece adds.
  @usableFromInline
  enum Step {
    /// Nothing that the model shows.
    case nothing

    /// The closure has read a model.
    case model(isComplete: Bool, openPath: MappingPath?)

    case failure(MappingError)
  }

  /// Reads the model, and keeps it where it was made.
  @usableFromInline
  typealias ModelReading = (inout JSONReader) throws(ReadFailure) -> Void

  init(_ mapper: JSONMapper, _ openStrings: OpenStrings) {
    var mapper = mapper
    let limits = mapper.options.decoding.limits
    mapper.options.decoding.limits.size = min(limits.size, limits.recordSize)
    reading = PartialReading(mapper)
    text = TruncatedJSON(openStrings, depthLimit: limits.depth)
  }

  /// Adds bytes.
  @usableFromInline
  mutating func add(_ piece: Span<UInt8>) {
    let scanned = text.offset
    text.append(piece)
    work += text.offset - scanned
  }

  /// Reads the model if the last bytes have completed something.
  @usableFromInline
  mutating func readNext(_ readModel: ModelReading) -> Step {
    if text.isMistaken || text.bytes.count > reading.sizeLimit { return whole(readModel) }
    guard text.hasBegun, !isIdle, text.cut != cut, mayRead else { return .nothing }
    return read(readModel)
  }

  /// Reads the model a last time, if that has not been done, when no more bytes follow.
  @usableFromInline
  mutating func finish(_ readModel: ModelReading) -> Step {
    defer { isEnded = true }
    guard text.isComplete else { return whole(readModel) }
    return text.cut == cut ? .nothing : read(readModel)
  }

  /// Whether the bytes to be read again are few for the new ones.
  private var mayRead: Bool {
    text.bytes.count <= 8192 || readCount <= 1024 + 64 * (text.bytes.count - count)
  }

  /// Whether only a string has grown that belongs to an object without a key that it requires.
  private var isIdle: Bool { text.endsInString && idleString == text.tokenStart }

  private mutating func read(_ readModel: ModelReading) -> Step {
    cut = text.cut
    count = text.bytes.count
    defer {
      readCount = reading.takeReadCount()
      work += readCount
    }
    do throws(MappingError) {
      let outcome = try reading.read(&text, after: valueCut, readModel)
      idleString = reading.waitsForKeys ? text.tokenStart : nil
      // A missing key may still arrive.
      guard case .value(let cut) = outcome else { return .nothing }
      valueCut = cut
      return .model(isComplete: cut.isComplete, openPath: cut.isComplete ? nil : text.openPath)
    } catch {
      return fail(error)
    }
  }

  /// Reads the text as if it had ended.
  private mutating func whole(_ readModel: ModelReading) -> Step {
    work += text.bytes.count
    do throws(MappingError) {
      try reading.mapper.read(text.mistaken.span, readModel)
      return .model(isComplete: true, openPath: nil)
    } catch {
      return fail(error)
    }
  }

  private mutating func fail(_ error: MappingError) -> Step {
    isEnded = true
    return .failure(error)
  }
}
