import MaquetteCore

/// A field of a row: where its text is, in bytes from the start of the row.
struct CSVField: Sendable {
  var start: Int
  var end: Int

  /// Whether it is between quotes, which are not part of the text.
  var isQuoted = false

  /// Whether quotes are doubled in it.
  var hasQuotes = false
}

/// Finds the rows and fields of CSV, byte by byte; bytes may come in pieces, cut anywhere.
struct CSVScanner: Sendable {
  /// What comes next.
  private enum State {
    case row, comment, field, unquoted, quoted

    /// A quote has just ended a field, or is the first of two.
    case quoteInQuoted
  }

  private let dialect: CSVDialect
  private var state = State.row

  /// The fields of the row found last.
  private(set) var fields: [CSVField] = []

  /// Where the row found last, or under way, begins in the bytes at hand.
  private(set) var start = 0

  /// The offset of the next byte to look at.
  private(set) var offset = 0

  /// Where the row begins that is to be found next, or under way.
  var unreadOffset: Int { state == .row ? offset : start }

  /// Whether a line without anything is no row.
  var skipsEmptyLines = true

  init(_ dialect: CSVDialect) { self.dialect = dialect }

  /// Finds the next row and steps behind its line end.
  ///
  /// - Parameters:
  ///   - bytes: The bytes at hand.
  ///   - end: Where they end.
  ///   - isComplete: Whether nothing comes behind them.
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

  /// Whether a CR is at the end of the bytes, behind which an LF may come.
  private var isWaiting = false

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

  /// Steps over bytes at the start of the document.
  mutating func pass(upTo offset: Int) { (start, self.offset) = (offset, offset) }

  /// Steps over the rest of a line that has a mistake, so that the next row can be read.
  mutating func skipLine(in bytes: borrowing Span<UInt8>, upTo end: Int) {
    state = .comment
    fields.removeAll(keepingCapacity: true)
    while offset < end, !Self.isLineEnd(bytes[offset]) { offset += 1 }
    start = offset
  }

  /// Counts offsets from further behind, since bytes are taken away in front.
  mutating func removeFirst(_ count: Int) {
    start -= count
    offset -= count
  }
}

// MARK: - Fields

extension CSVScanner {
  private static func isLineEnd(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }

  /// Reads a field without quotes up to its end.
  ///
  /// - Returns: Whether the row ended there.
  private mutating func scanUnquoted(
    in bytes: borrowing Span<UInt8>, upTo end: Int, _ isComplete: Bool
  ) throws(MappingError) -> Bool {
    let (delimiter, quote) = (dialect.delimiter, dialect.quote)
    var index = offset
    while index < end {
      let byte = bytes[index]
      if byte == delimiter || byte == 0x0A || byte == 0x0D || byte == quote && quote != 0 { break }
      index += 1
    }
    offset = index
    guard offset < end else { return false }
    if bytes[offset] == quote {
      throw MappingError(
        .unexpectedCharacter, at: offset, expected: "a delimiter or the end of the line",
        found: "a quote", hint: "a field that holds quotes is between quotes, and has them doubled")
    }
    return try endField(in: bytes, upTo: end, isComplete, at: offset - start)
  }

  /// Reads a field between quotes up to the next quote.
  private mutating func scanQuoted(in bytes: borrowing Span<UInt8>, upTo end: Int) {
    let quote = dialect.quote
    var index = offset
    while index < end, bytes[index] != quote { index += 1 }
    offset = index
    guard index < end else { return }
    offset += 1
    state = .quoteInQuoted
  }

  /// Reads what follows a quote in a field between quotes.
  ///
  /// - Returns: Whether the row ended there.
  private mutating func endQuoted(
    in bytes: borrowing Span<UInt8>, upTo end: Int, _ isComplete: Bool
  ) throws(MappingError) -> Bool {
    let byte = bytes[offset]
    if byte == dialect.quote {
      fields[fields.count - 1].hasQuotes = true
      offset += 1
      state = .quoted
      return false
    }
    guard byte == dialect.delimiter || Self.isLineEnd(byte) else {
      throw MappingError(
        .unexpectedCharacter, at: offset, expected: "a delimiter or the end of the line",
        found: "text behind a closing quote")
    }
    return try endField(in: bytes, upTo: end, isComplete, at: offset - start - 1)
  }

  /// Ends a field at a delimiter or a line end.
  ///
  /// - Returns: Whether the row ended there.
  private mutating func endField(
    in bytes: borrowing Span<UInt8>, upTo end: Int, _ isComplete: Bool, at place: Int
  ) throws(MappingError) -> Bool {
    if bytes[offset] == dialect.delimiter {
      try endField(at: place)
      offset += 1
      state = .field
      return false
    }
    try endField(at: place)
    guard skipLineEnd(in: bytes, upTo: end, isComplete) else { return false }
    state = .row
    return true
  }

  private mutating func endField(at place: Int) throws(MappingError) {
    let last = fields.count - 1
    fields[last].end = place
    guard place - fields[last].start <= dialect.fieldLimit else {
      throw MappingError(
        .stringTooLong, at: start + fields[last].start,
        expected: "at most \(dialect.fieldLimit) bytes")
    }
  }

  private mutating func append(_ field: CSVField) throws(MappingError) {
    guard fields.count < dialect.columnLimit else {
      throw MappingError(
        .tooManyElements, at: start + field.start,
        expected: "at most \(dialect.columnLimit) columns"
      )
    }
    fields.append(field)
  }

  /// Steps over LF, CRLF or CR; false if more bytes have to tell which of the latter it is.
  private mutating func skipLineEnd(
    in bytes: borrowing Span<UInt8>, upTo end: Int, _ isComplete: Bool
  ) -> Bool {
    if bytes[offset] == 0x0A {
      offset += 1
    } else if offset + 1 < end {
      offset += bytes[offset + 1] == 0x0A ? 2 : 1
    } else if isComplete {
      offset += 1
    } else {
      isWaiting = true
      return false
    }
    return true
  }

  private var unclosedQuote: MappingError {
    MappingError(
      .unexpectedEnd, at: start + (fields.last?.start ?? 1) - 1, expected: "a closing quote",
      found: "a field without one")
  }

  private var rowTooLong: MappingError {
    let isOpen = state == .quoted
    return MappingError(
      .sizeExceeded, at: isOpen ? start + (fields.last?.start ?? 1) - 1 : start,
      expected: "a row of at most \(dialect.rowLimit) bytes",
      hint: isOpen ? "the quote may lack its closing one" : nil)
  }
}
