public import MaquetteCore

/// Finds the elements of a top-level array: the part of `JSONElements` that does not depend on the
/// model.
@usableFromInline
struct ArrayElementScanner: Sendable {
  private enum Phase {
    /// Before the bracket that opens the array.
    case opening

    /// Before the first element, or the bracket that closes the array.
    case first

    /// Before an element that follows a comma.
    case element

    /// After an element.
    case separator

    /// After the array.
    case trailing
  }

  /// The next element or error.
  @usableFromInline
  enum Step {
    /// An element that begins at an offset.
    case element(Int)

    /// An error that ends the array early.
    case failure(MappingError)
  }

  /// The decoding options.
  @usableFromInline let options: DecodingOptions

  /// Receives every issue of the records; nil if nobody asks.
  @usableFromInline let onIssue: (@Sendable (MappingIssue) -> Void)?

  /// The position at which decoding continues.
  private(set) var position = StreamPosition()

  /// The index of the element in the array.
  @usableFromInline private(set) var index = 0

  /// Whether the next value is an element.
  private var isAtElement: Bool { phase == .first || phase == .element }

  /// Whether decoding has ended, even if more bytes arrive.
  private(set) var isEnded = false

  /// Whether decoding has ended, except for at most one more error.
  @usableFromInline var isBroken: Bool { isEnded || nextFailure != nil }

  private var phase = Phase.opening

  /// Finds the end of the value at the position, if the value has begun.
  private var scanner: ElementScanner?

  /// The error to return after the last one.
  private var nextFailure: MappingError?

  /// Creates a scanner for the start of a stream.
  init(_ mapper: JSONMapper) {
    options = mapper.options.decoding
    onIssue = mapper.onIssue
  }

  /// Advances to the next element.
  ///
  /// - Parameters:
  ///   - bytes: The available bytes.
  ///   - end: The offset of their end.
  ///   - isComplete: Whether no more bytes follow.
  /// - Returns: The element, whose bytes are all available; nil at the end, or if more bytes are
  ///   needed.
  @usableFromInline
  mutating func next(in bytes: Span<UInt8>, upTo end: Int, isComplete: Bool) -> Step? {
    if let error = nextFailure { return .failure(ended(by: error)) }
    if isEnded { position.offset = end }
    guard !isEnded,
      position.passByteOrderMark(in: bytes, upTo: end, isComplete: isComplete)
    else { return nil }
    while true {
      while position.offset < end, JSONCursor.isWhitespace(bytes[position.offset]) {
        position.offset += 1
      }
      if position.offset == end, !isComplete || phase == .trailing { break }
      if stepOverPunctuation(position.offset < end ? bytes[position.offset] : 0) { continue }
      // All bytes are available, so the reader of the element finds its end.
      if isAtElement, isComplete { return .element(position.offset) }
      guard let valueEnd = endOfValue(in: bytes, upTo: end, isComplete: isComplete) else {
        guard end - position.offset > options.limits.recordSize else { break }
        return .failure(ended(by: tooLarge(in: bytes)))
      }
      if valueEnd - position.offset > options.limits.recordSize {
        return .failure(ended(by: tooLarge(in: bytes)))
      }
      return isAtElement
        ? .element(position.offset)
        : .failure(ended(by: misplacedValue(in: bytes, upTo: end, valueEnd: valueEnd)))
    }
    guard position.base + end > options.limits.size else { return nil }
    return .failure(ended(by: .streamTooLarge(options.limits)))
  }

  /// Advances past a decoded element.
  ///
  /// - Returns: The error if a size limit is exceeded.
  @usableFromInline
  mutating func pass(to offset: Int, in bytes: Span<UInt8>) -> MappingError? {
    if let error = limitExceeded(by: offset, in: bytes) { return ended(by: error) }
    stepBehindElement(to: offset)
    return nil
  }

  /// Advances past an element that could not be decoded, if it is at least valid JSON.
  ///
  /// - Returns: The error of the element.
  @inline(never)
  @usableFromInline
  mutating func pass(
    after failure: ReadFailure, _ state: __ReadingState, in bytes: Span<UInt8>, upTo end: Int
  ) -> MappingError {
    let start = position.offset
    let valueEnd = endOfValue(in: bytes, upTo: end, isComplete: true) ?? end
    if let error = limitExceeded(by: valueEnd, in: bytes) { return ended(by: error) }
    let error = resolve(failure, state, in: bytes, upTo: valueEnd, index: index)
    guard !failure.code.isFatal else { return ended(by: error) }
    var reader = JSONReader(skippingUnder: options)
    do throws(ReadFailure) {
      stepBehindElement(to: start + (try reader.skipValue(in: start..<end, of: bytes, depth: 1)))
    } catch {
      nextFailure = resolve(error, reader.state, in: bytes, upTo: valueEnd, index: index)
    }
    return error
  }

  /// Returns the report of an element with its locations in the stream.
  @usableFromInline
  mutating func moved<Record>(
    _ report: consuming MappingReport<Record>, to start: Int, index: Int,
    in bytes: borrowing Span<UInt8>
  ) -> MappingReport<Record> {
    position.moved(report, to: start, index: index, in: bytes)
  }

  /// Adjusts offsets after the first bytes were removed.
  mutating func removeFirst(_ count: Int, of bytes: borrowing Span<UInt8>) {
    position.removeFirst(count, of: bytes)
    scanner?.removeFirst(count)
  }

  /// Skips a byte if it is punctuation of the array that the grammar allows here.
  private mutating func stepOverPunctuation(_ byte: UInt8) -> Bool {
    switch (phase, byte) {
    case (.opening, UInt8(ascii: "[")) where options.limits.depth > 0:
      phase = .first
    case (.first, UInt8(ascii: "]")), (.separator, UInt8(ascii: "]")):
      phase = .trailing
    case (.separator, UInt8(ascii: ",")):
      phase = .element
      index += 1
    default:
      return false
    }
    position.offset += 1
    return true
  }

  private mutating func stepBehindElement(to offset: Int) {
    position.offset = offset
    phase = .separator
    scanner = nil
  }

  /// Returns the offset after the value, or invalid token, at the position; nil if it is not known
  /// yet.
  private mutating func endOfValue(
    in bytes: Span<UInt8>, upTo end: Int, isComplete: Bool
  ) -> Int? {
    var scanner = scanner ?? ElementScanner(at: position.offset)
    let valueEnd = scanner.end(in: bytes, upTo: end)
    // A scanner that has reached the end is discarded, so that the end can be searched again.
    if valueEnd == nil { self.scanner = scanner }
    return valueEnd ?? (isComplete ? end : nil)
  }

  private mutating func ended(by error: MappingError) -> MappingError {
    isEnded = true
    nextFailure = nil
    return error
  }

  /// Returns the error if a value from the position to an offset exceeds a limit.
  private mutating func limitExceeded(by offset: Int, in bytes: Span<UInt8>) -> MappingError? {
    if offset - position.offset > options.limits.recordSize { return tooLarge(in: bytes) }
    let isStreamTooLarge = position.base + offset > options.limits.size
    return isStreamTooLarge ? .streamTooLarge(options.limits) : nil
  }

  private mutating func tooLarge(in bytes: Span<UInt8>) -> MappingError {
    .recordTooLarge(
      isAtElement ? "an element" : "a value", path: MappingPath(isAtElement ? [.index(index)] : []),
      at: position.location(of: position.offset, in: bytes), options.limits)
  }

  /// Returns the error for a misplaced value, with the text that the reader would use.
  private mutating func misplacedValue(
    in bytes: Span<UInt8>, upTo end: Int, valueEnd: Int
  ) -> MappingError {
    var reader = JSONReader(options)
    let phase = phase
    do throws(ReadFailure) {
      try reader.read(position.offset..<end, of: bytes) {
        (reader) throws(ReadFailure) in
        switch phase {
        case .opening: _ = try reader.beginArray()
        case .trailing: throw reader.failure(.trailingContent)
        default: throw reader.syntaxFailure(expected: "',' or ']'")
        }
      }
      return MappingError(.unexpectedCharacter)
    } catch {
      let index = phase == .separator ? index : nil
      return resolve(error, reader.state, in: bytes, upTo: valueEnd, index: index)
    }
  }

  private mutating func resolve(
    _ failure: ReadFailure, _ state: __ReadingState, in bytes: Span<UInt8>, upTo end: Int,
    index: Int?
  ) -> MappingError {
    let error = state.error(for: failure, in: bytes.extracting(position.offset..<end))
    // The rest of an array is no source of its own.
    return (phase == .opening || !error.code.isFatal ? error : error.withoutHint)
      .moved(to: position.location(of: position.offset, in: bytes), index: index)
  }
}
