public import MaquetteCore

/// A JSON text that arrives in pieces and is decoded whenever its value is wanted.
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

  /// The maximum size of the text; options look it up in a box, which takes longer than to add a piece.
  private let sizeLimit: Int

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

  /// Whether JSON in a string has a mistake, which is repaired when the text has ended.
  private var isMistaken = false

  /// The first error, which ends the text.
  private var failure: MappingError?
  private var isFinished = false

  /// Whether no more values follow, because the text is invalid or has ended.
  @usableFromInline var isEnded: Bool { isFinished || failure != nil }

  /// What a value shows of the text.
  @usableFromInline
  struct Progress {
    @usableFromInline var isComplete: Bool
    @usableFromInline var openPath: MappingPath?
  }

  /// Reads the model, and keeps it where it was made.
  @usableFromInline
  typealias ModelReading = (inout JSONReader) throws(ReadFailure) -> Void

  init(
    _ mapper: JSONMapper, _ type: any MappingDecodable.Type, _ openStrings: OpenStrings
  ) {
    var mapper = mapper
    let limits = mapper.options.decoding.limits
    sizeLimit = min(limits.size, limits.recordSize)
    mapper.options.decoding.limits.size = sizeLimit
    reading = PartialReading(mapper, type)
    text = TruncatedJSON(openStrings, depthLimit: limits.depth)
  }

  /// Adds bytes.
  @usableFromInline
  mutating func add(_ piece: Span<UInt8>) {
    precondition(!isFinished, "bytes after the end of the text")
    // One piece too many shows that the text is too large.
    guard failure == nil, !isTooLarge else { return }
    text.append(piece)
  }

  /// Reads the model if the last bytes have completed something.
  ///
  /// - Returns: Nil if the model is the same as the last one, or there is none yet.
  @usableFromInline
  mutating func readNext(_ readModel: ModelReading) throws(MappingError) -> Progress? {
    if let failure { throw failure }
    if isFinished { return nil }
    scan()
    if text.isMistaken || isTooLarge {
      // A mistake may be repaired when the whole text is known.
      if reading.repairsWhole, !isTooLarge { return nil }
      try readWhole(text.mistaken, readModel)
      return Progress(isComplete: true)
    }
    guard text.hasBegun, !isMistaken, !isIdle, text.cut != cut, mayRead else { return nil }
    return try read(after: valueCut, readModel)
  }

  /// Reads the model a last time, when no more bytes follow.
  @usableFromInline
  mutating func finish(_ readModel: ModelReading) throws(MappingError) {
    isFinished = true
    if let failure { throw failure }
    // Without values before, there is nothing to go on from.
    if cut != nil, !isMistaken {
      scan()
      if text.isComplete, !isTooLarge, try read(after: nil, readModel) != nil { return }
    }
    try readWhole(text.bytes, readModel)
  }

  /// Ends the text if its last value is that of the whole text; returns false if it is not.
  @usableFromInline
  mutating func endsWithLastValue() -> Bool {
    scan()
    isFinished = text.isComplete && text.cut == valueCut
    return isFinished
  }

  private var isTooLarge: Bool { text.bytes.count > sizeLimit }

  /// Whether the bytes to be read again are few for the new ones.
  private var mayRead: Bool {
    text.bytes.count <= 8192 || readCount <= 1024 + 64 * (text.bytes.count - count)
  }

  /// Whether only a string has grown that belongs to an object without a key that it requires.
  private var isIdle: Bool { text.endsInString && idleString == text.tokenStart }

  private mutating func scan() {
    let scanned = text.offset
    text.scan()
    work += text.offset - scanned
  }

  private mutating func read(
    after last: TruncatedJSON.Cut?, _ readModel: ModelReading
  ) throws(MappingError) -> Progress? {
    cut = text.cut
    count = text.bytes.count
    defer {
      readCount = reading.takeReadCount()
      work += readCount
    }
    do throws(MappingError) {
      let outcome = try reading.read(&text, after: last, readModel)
      idleString = reading.waitsForKeys ? text.tokenStart : nil
      if case .mistaken = outcome { isMistaken = true }
      // A missing key may still arrive.
      guard case .value(let cut) = outcome else { return nil }
      valueCut = cut
      return Progress(
        isComplete: cut.isComplete, openPath: cut.isComplete ? nil : text.openPath)
    } catch {
      failure = error
      throw error
    }
  }

  /// Reads the text as if it had ended.
  private mutating func readWhole(
    _ bytes: [UInt8], _ readModel: ModelReading
  ) throws(MappingError) {
    work += bytes.count
    do throws(MappingError) {
      try reading.readWhole(bytes, readModel)
    } catch {
      failure = error
      throw error
    }
  }
}
