public import MaquetteCore

/// Finds the documents of a stream: the part of `JSONDocuments` that does not depend on the model.
@usableFromInline
struct DocumentFinder: Sendable {
  /// The separator before each record of a sequence (RFC 7464, section 2.2).
  private static let separator: UInt8 = 0x1E

  /// The next document or error.
  @usableFromInline
  enum Step {
    /// A document, and everything after it up to a separator or the end.
    case document(Range<Int>)

    /// A document or stream that exceeds the limit.
    case failure(MappingError)
  }

  /// The decoding options.
  @usableFromInline let options: DecodingOptions

  /// Receives every issue of the records; nil if nobody asks.
  @usableFromInline let onIssue: (@Sendable (MappingIssue) -> Void)?

  /// The position at which decoding continues.
  private(set) var position = StreamPosition()

  /// Whether decoding has ended, even if more bytes arrive.
  private(set) var isEnded = false

  /// Whether a separator precedes the document.
  private var isInSequence = false

  /// Whether the bytes up to the next separator belong to a broken document.
  private var isInBrokenDocument = false

  /// The next available separator, and the offset up to which there is no other.
  private var nextSeparator: Int?
  private var searched = 0

  /// Finds the end of the document, if it has begun.
  private var scanner: ElementScanner?

  init(_ mapper: JSONMapper) {
    options = mapper.options.decoding
    onIssue = mapper.onIssue
  }

  /// Advances to the next document.
  ///
  /// - Parameters:
  ///   - bytes: The available bytes.
  ///   - end: The offset of their end.
  ///   - isComplete: Whether no more bytes follow.
  /// - Returns: The document, whose bytes are all available; nil at the end, or if more bytes are
  ///   needed.
  @usableFromInline
  mutating func next(in bytes: Span<UInt8>, upTo end: Int, isComplete: Bool) -> Step? {
    if isEnded { position.offset = end }
    guard !isEnded, position.passByteOrderMark(in: bytes, upTo: end, isComplete: isComplete)
    else { return nil }
    if isInBrokenDocument {
      let separator = separator(in: bytes, upTo: end)
      position.offset = separator ?? end
      isInBrokenDocument = separator == nil
    }
    passSpace(in: bytes, upTo: end)
    if position.offset < end {
      let separator = separator(in: bytes, upTo: end)
      if separator != nil || isComplete { return .document(position.offset..<(separator ?? end)) }
      if holdsEndOfDocument(bytes, upTo: end) { return .document(position.offset..<end) }
      if end - position.offset > options.limits.recordSize {
        let error = tooLarge(in: bytes)
        giveUp(behind: end)
        return .failure(error)
      }
    }
    guard position.base + end > options.limits.size else { return nil }
    isEnded = true
    return .failure(.streamTooLarge(options.limits))
  }

  /// Advances past a decoded document.
  ///
  /// - Returns: The error if a size limit is exceeded or the document may be cut off.
  @usableFromInline
  mutating func pass(
    to offset: Int, in bytes: Span<UInt8>, upTo end: Int
  ) -> MappingError? {
    if position.base + offset > options.limits.size {
      isEnded = true
      return .streamTooLarge(options.limits)
    }
    if offset - position.offset > options.limits.recordSize {
      let error = tooLarge(in: bytes)
      giveUp(behind: offset)
      return error
    }
    defer { step(to: offset) }
    // RFC 7464, section 2.4: such a number or word may be the beginning of a longer one.
    let isDelimited = "{[\"".utf8.contains(bytes[position.offset])
    guard isInSequence, !isDelimited, offset == end || !JSONCursor.isWhitespace(bytes[offset])
    else { return nil }
    return .unfinishedRecord(at: position.location(of: offset, in: bytes))
  }

  /// Advances past a document that could not be decoded: to its end if it is at least valid JSON,
  /// or else to the next separator.
  ///
  /// - Returns: The error of the document.
  @inline(never)
  @usableFromInline
  mutating func pass(
    _ range: Range<Int>, after failure: ReadFailure, _ state: __ReadingState, in bytes: Span<UInt8>
  ) -> MappingError {
    let end = ElementScanner.end(ofValueAt: range.lowerBound, in: bytes, upTo: range.upperBound)
    let error = state.error(for: failure, in: bytes.extracting(range.lowerBound..<end))
      .moved(to: position.location(of: range.lowerBound, in: bytes))
    var reader = JSONReader(skippingUnder: options)
    let length = failure.code.isFatal ? nil : try? reader.skipValue(in: range, of: bytes)
    if let length { step(to: range.lowerBound + length) } else { giveUp(behind: range.upperBound) }
    return error
  }

  /// Returns the report of a document with its locations in the stream.
  @usableFromInline
  mutating func moved<Record>(
    _ report: consuming MappingReport<Record>, to start: Int, in bytes: borrowing Span<UInt8>
  ) -> MappingReport<Record> {
    position.moved(report, to: start, in: bytes)
  }

  /// Adjusts offsets after the first bytes were removed.
  mutating func removeFirst(_ count: Int, of bytes: borrowing Span<UInt8>) {
    position.removeFirst(count, of: bytes)
    scanner?.removeFirst(count)
    nextSeparator = nextSeparator.map { $0 - count }
    searched -= count
  }

  /// Skips whitespace and separators.
  private mutating func passSpace(in bytes: Span<UInt8>, upTo end: Int) {
    guard scanner == nil else { return }
    while position.offset < end {
      if bytes[position.offset] == Self.separator {
        isInSequence = true
      } else if !JSONCursor.isWhitespace(bytes[position.offset]) {
        return
      }
      position.offset += 1
    }
  }

  /// Returns the next separator after the position, if it is available.
  private mutating func separator(in bytes: Span<UInt8>, upTo end: Int) -> Int? {
    if let nextSeparator, nextSeparator >= position.offset { return nextSeparator }
    let start = max(searched, position.offset)
    nextSeparator =
      start < end ? ByteSearch.firstRecordSeparator(in: bytes, start..<end) : nil
    searched = nextSeparator.map { $0 + 1 } ?? max(start, end)
    return nextSeparator
  }

  private mutating func holdsEndOfDocument(_ bytes: Span<UInt8>, upTo end: Int) -> Bool {
    var scanner = scanner ?? ElementScanner(at: position.offset)
    let documentEnd = scanner.end(in: bytes, upTo: end)
    self.scanner = scanner
    return documentEnd != nil
  }

  private mutating func step(to offset: Int) {
    position.offset = offset
    scanner = nil
    if nextSeparator == offset { isInSequence = false }
  }

  /// Continues at the next separator, if there is one, whether it has arrived or not.
  private mutating func giveUp(behind offset: Int) {
    isInBrokenDocument = true
    step(to: offset)
  }

  private mutating func tooLarge(in bytes: Span<UInt8>) -> MappingError {
    .recordTooLarge(
      "a document", at: position.location(of: position.offset, in: bytes), options.limits)
  }
}
