/// Walks from element to element of a top-level array: the half of `JSONElements` that needs no
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

    /// Behind an element.
    case separator

    /// Behind the array.
    case trailing
  }

  /// What there is to be read.
  @usableFromInline
  enum Step {
    /// An element that begins at an offset.
    case element(Int)

    /// What ends the array before its time.
    case failure(MappingError)
  }

  /// How elements are read.
  @usableFromInline let options: DecodingOptions

  /// Where reading goes on.
  private(set) var position = StreamPosition()

  /// The position of the element in the array.
  @usableFromInline private(set) var index = 0

  /// Whether the next value is an element.
  private var isAtElement: Bool { phase == .first || phase == .element }

  /// Whether nothing more is read, whatever comes.
  private(set) var isEnded = false

  /// Whether nothing comes after the failure that was told last but another one.
  @usableFromInline var isBroken: Bool { isEnded || nextFailure != nil }

  private var phase = Phase.opening

  /// Looks for the end of the value at the position, if that has begun.
  private var scanner: ElementScanner?

  /// What is to be told after the failure that was told last.
  private var nextFailure: MappingError?

  /// Creates a walker that begins at the start of a stream.
  init(options: DecodingOptions) {
    self.options = options
  }

  /// Steps to the next element.
  ///
  /// - Parameters:
  ///   - bytes: The bytes at hand.
  ///   - end: Where they end.
  ///   - isComplete: Whether nothing comes behind them.
  /// - Returns: The element, of which all bytes are at hand; nil at the end, or if more bytes are
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
      // At hand as a whole: then its reader finds the end by itself.
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

  /// Steps behind an element that was read.
  ///
  /// - Returns: What keeps it from counting: a limit on size.
  @usableFromInline
  mutating func pass(to offset: Int, in bytes: Span<UInt8>) -> MappingError? {
    if let error = limitExceeded(by: offset, in: bytes) { return ended(by: error) }
    stepBehindElement(to: offset)
    return nil
  }

  /// Steps behind an element that could not be read, if what it holds is JSON at least.
  ///
  /// - Returns: Why it could not be read.
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
    // A key that stands twice has been told, or is not told of what was not to be mapped.
    var lenient = options
    lenient.duplicateKeys = .lastWins
    var state = __ReadingState(options: lenient)
    do throws(ReadFailure) {
      let length = try JSONReader.read(start..<end, of: bytes, depth: 1, state: &state) {
        (reader) throws(ReadFailure) in
        try reader.skipValue()
        return reader.cursor.offset
      }
      stepBehindElement(to: start + length)
    } catch {
      nextFailure = resolve(error, state, in: bytes, upTo: valueEnd, index: index)
    }
    return error
  }

  /// The report of an element as one of the stream.
  @usableFromInline
  mutating func moved<Record>(
    _ report: MappingReport<Record>, to start: Int, index: Int,
    in bytes: borrowing Span<UInt8>
  ) -> MappingReport<Record> {
    position.moved(report, to: start, index: index, in: bytes)
  }

  /// Counts offsets from further behind, since bytes are taken away in front.
  mutating func removeFirst(_ count: Int, of bytes: borrowing Span<UInt8>) {
    position.removeFirst(count, of: bytes)
    scanner?.removeFirst(count)
  }

  /// Steps over a byte if it is punctuation of the array in its place.
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

  /// The offset behind the value, or what stands for one, at the position; nil if it is not known.
  private mutating func endOfValue(
    in bytes: Span<UInt8>, upTo end: Int, isComplete: Bool
  ) -> Int? {
    var scanner = scanner ?? ElementScanner(at: position.offset)
    let valueEnd = scanner.end(in: bytes, upTo: end)
    // A scanner that has reached the end is not kept, so that the end can be asked for again.
    if valueEnd == nil { self.scanner = scanner }
    return valueEnd ?? (isComplete ? end : nil)
  }

  private mutating func ended(by error: MappingError) -> MappingError {
    isEnded = true
    nextFailure = nil
    return error
  }

  /// The error if a value from the position to an offset is larger than a limit.
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

  /// The error for a value where none may be, in the words of a reader that stands there.
  private mutating func misplacedValue(
    in bytes: Span<UInt8>, upTo end: Int, valueEnd: Int
  ) -> MappingError {
    var state = __ReadingState(options: options)
    let phase = phase
    do throws(ReadFailure) {
      try JSONReader.read(position.offset..<end, of: bytes, state: &state) {
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
      return resolve(error, state, in: bytes, upTo: valueEnd, index: index)
    }
  }

  private mutating func resolve(
    _ failure: ReadFailure, _ state: __ReadingState, in bytes: Span<UInt8>, upTo end: Int,
    index: Int?
  ) -> MappingError {
    state.error(for: failure, in: bytes.extracting(position.offset..<end))
      .moved(to: position.location(of: position.offset, in: bytes), index: index)
  }
}
