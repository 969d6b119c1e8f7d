public import MaquetteCore

/// Finds the nonblank lines of a stream: the part of `JSONLines` that does not depend on the model.
@usableFromInline
struct LineFinder: Sendable {
  /// The decoding options.
  @usableFromInline let options: DecodingOptions

  /// Receives every issue of the records; nil if nobody asks.
  @usableFromInline let onIssue: (@Sendable (MappingIssue) -> Void)?

  /// Whether mistakes in a line are repaired.
  @usableFromInline let repairsText: Bool

  /// The start of the next line.
  private(set) var position: StreamPosition

  /// The offset up to which there is no line end.
  private var searched = 0

  /// Whether the bytes up to the next line end belong to a line that was too long.
  private var isInLongLine = false

  /// Whether decoding has ended, even if more bytes arrive.
  private(set) var isEnded = false

  /// Creates a finder for the start of a stream.
  init(_ mapper: JSONMapper) {
    options = mapper.options.decoding
    repairsText = mapper.options.decoding.repairer != nil
    onIssue = mapper.onIssue
    position = StreamPosition()
  }

  /// Creates a finder with the settings of another one, for the lines from an offset.
  init(_ whole: LineFinder, from offset: Int) {
    options = whole.options
    repairsText = whole.repairsText
    onIssue = whole.onIssue
    position = StreamPosition(offset: offset)
  }

  /// The next line or error.
  @usableFromInline
  enum Step {
    /// A line, without its line end, LF or CRLF.
    case line(Range<Int>)

    /// A line or stream that exceeds the limit.
    case failure(MappingError)
  }

  /// Finds the next nonblank line and advances past it.
  ///
  /// - Parameters:
  ///   - bytes: The available bytes.
  ///   - end: The offset of their end.
  ///   - isComplete: Whether no more bytes follow.
  /// - Returns: The line; nil at the end, or if more bytes are needed.
  @usableFromInline
  mutating func next(in bytes: borrowing Span<UInt8>, upTo end: Int, isComplete: Bool) -> Step? {
    guard !isEnded else {
      position.offset = end
      return nil
    }
    guard position.passByteOrderMark(in: bytes, upTo: end, isComplete: isComplete) else {
      return nil
    }
    while position.offset < end {
      let start = position.offset
      let lineEnd = ByteSearch.firstLineEnd(in: bytes, max(start, searched)..<end)
      let line = Self.line(start..<(lineEnd ?? end), of: bytes)
      if lineEnd == nil, !isComplete, isInLongLine || line.count <= options.limits.recordSize {
        searched = end
        if isInLongLine { position.offset = end }
        break
      }
      position.offset = lineEnd.map { $0 + 1 } ?? end
      let isRest = isInLongLine
      isInLongLine = lineEnd == nil && !isComplete
      if isRest { continue }
      if line.count > options.limits.recordSize {
        return .failure(tooLarge(line, in: bytes))
      }
      guard Self.holdsSomething(line, of: bytes) else { continue }
      if position.base + line.upperBound > options.limits.size { break }
      return .line(line)
    }
    guard position.base + end > options.limits.size else { return nil }
    return .failure(endTooLarge(upTo: end))
  }

  /// Returns the error for a line that failed.
  @inline(never)
  @usableFromInline
  mutating func error(
    for failure: ReadFailure, _ state: __ReadingState, _ line: Range<Int>,
    of bytes: borrowing Span<UInt8>
  ) -> MappingError {
    state.error(for: failure, in: bytes.extracting(line))
      .moved(to: position.location(of: line.lowerBound, in: bytes))
  }

  /// Returns the error of a line with its location in the stream.
  @inline(never)
  @usableFromInline
  mutating func moved(
    _ error: MappingError, to start: Int, in bytes: borrowing Span<UInt8>
  ) -> MappingError {
    error.moved(to: position.location(of: start, in: bytes))
  }

  /// Returns the report of a line with its locations in the stream.
  @usableFromInline
  mutating func moved<Record>(
    _ report: consuming MappingReport<Record>, to start: Int, in bytes: borrowing Span<UInt8>
  ) -> MappingReport<Record> {
    position.moved(report, to: start, in: bytes)
  }

  /// Adjusts offsets after the first bytes were removed.
  mutating func removeFirst(_ count: Int, of bytes: borrowing Span<UInt8>) {
    position.removeFirst(count, of: bytes)
    searched -= count
  }

  /// Returns a line without the CR of its line end.
  private static func line(_ range: Range<Int>, of bytes: borrowing Span<UInt8>) -> Range<Int> {
    range.isEmpty || bytes[range.upperBound - 1] != 0x0D ? range : range.dropLast()
  }

  private static func holdsSomething(_ line: Range<Int>, of bytes: borrowing Span<UInt8>) -> Bool {
    for offset in line where !JSONCursor.isWhitespace(bytes[offset]) { return true }
    return false
  }

  @inline(never)
  private mutating func tooLarge(
    _ line: Range<Int>, in bytes: borrowing Span<UInt8>
  ) -> MappingError {
    .recordTooLarge(
      "a line", at: position.location(of: line.lowerBound, in: bytes), options.limits)
  }

  /// Ends the stream at its size limit.
  @inline(never)
  private mutating func endTooLarge(upTo end: Int) -> MappingError {
    isEnded = true
    position.offset = end
    return .streamTooLarge(options.limits)
  }
}
