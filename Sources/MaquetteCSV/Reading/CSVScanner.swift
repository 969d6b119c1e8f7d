import MaquetteCore

/// A field of a row: the range of its text, relative to the start of the row.
struct CSVField: Sendable {
  var start: Int
  var end: Int

  /// Whether the field is quoted; the text does not include the quotes.
  var isQuoted = false

  /// Whether the field contains doubled quotes.
  var hasQuotes = false
}

/// Finds the rows and fields of CSV byte by byte; the bytes may arrive in chunks of any size.
struct CSVScanner: Sendable {
  /// The state of the scanner.
  enum State {
    case row, comment, field, unquoted, quoted

    /// A quote has either ended a field, or is the first of two.
    case quoteInQuoted
  }

  let dialect: CSVDialect
  var state = State.row

  /// Whether the bytes end with a CR, which an LF may follow.
  var isWaiting = false

  /// The fields of the last row.
  var fields: [CSVField] = []

  /// The offset of the last or current row in the available bytes.
  private(set) var start = 0

  /// The offset of the next byte to look at.
  var offset = 0

  /// The offset of the next row to find, or of the current one.
  var unreadOffset: Int { state == .row ? offset : start }

  /// Whether empty lines are skipped.
  var skipsEmptyLines = true

  init(_ dialect: CSVDialect) { self.dialect = dialect }

  /// Finds the next row, and skips its line end.
  ///
  /// - Parameters:
  ///   - bytes: The available bytes.
  ///   - end: The end of the bytes.
  ///   - isComplete: Whether no bytes follow.
  /// - Returns: Whether there is a row; false at the end, or if more bytes are needed.
  mutating func next(
    in bytes: borrowing Span<UInt8>, upTo end: Int, isComplete: Bool
  ) throws(MappingError) -> Bool {
    while offset < end {
      switch state {
      case .row:
        fields.removeAll(keepingCapacity: true)
        start = offset
        if dialect.comment != 0, bytes[offset] == dialect.comment {
          state = .comment
        } else if skipsEmptyLines, Self.isLineEnd(bytes[offset]) {
          _ = skipLineEnd(in: bytes, upTo: end, isComplete)
        } else {
          state = .field
        }
      case .comment:
        while offset < end, !Self.isLineEnd(bytes[offset]) { offset += 1 }
        start = offset
        if offset < end, skipLineEnd(in: bytes, upTo: end, isComplete) { state = .row }
      case .field:
        let isQuoted = dialect.quote != 0 && bytes[offset] == dialect.quote
        if isQuoted { offset += 1 }
        let place = offset - start
        try append(CSVField(start: place, end: place, isQuoted: isQuoted))
        state = isQuoted ? .quoted : .unquoted
      case .unquoted:
        if try scanUnquoted(in: bytes, upTo: end, isComplete) { return true }
      case .quoted:
        scanQuoted(in: bytes, upTo: end)
      case .quoteInQuoted:
        if try endQuoted(in: bytes, upTo: end, isComplete) { return true }
      }
      if offset - start > dialect.rowLimit { throw rowTooLong }
      if isWaiting {
        isWaiting = false
        return false
      }
    }
    guard isComplete else { return false }
    return try finish(at: end)
  }

  /// Ends the last row of a document without a line end.
  private mutating func finish(at end: Int) throws(MappingError) -> Bool {
    switch state {
    case .row, .comment:
      state = .row
      return false
    case .field: try append(CSVField(start: end - start, end: end - start))
    case .unquoted: try endField(at: end - start)
    case .quoted: throw unclosedQuote
    case .quoteInQuoted: try endField(at: end - start - 1)
    }
    state = .row
    return true
  }

  /// Skips bytes at the start of the document.
  mutating func pass(upTo offset: Int) { (start, self.offset) = (offset, offset) }

  /// Skips the rest of an invalid line, so that the next row can be read.
  mutating func skipLine(in bytes: borrowing Span<UInt8>, upTo end: Int) {
    state = .comment
    fields.removeAll(keepingCapacity: true)
    while offset < end, !Self.isLineEnd(bytes[offset]) { offset += 1 }
    start = offset
  }

  /// Adjusts offsets after bytes were removed from the front.
  mutating func removeFirst(_ count: Int) {
    start -= count
    offset -= count
  }
}
