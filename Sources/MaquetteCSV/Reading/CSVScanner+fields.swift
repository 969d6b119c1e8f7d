import MaquetteCore

// The beginnings and ends of fields.

extension CSVScanner {
  static func isLineEnd(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }

  /// Scans an unquoted field to its end.
  ///
  /// - Returns: Whether the row ended there.
  mutating func scanUnquoted(
    in bytes: borrowing Span<UInt8>, upTo end: Int, _ isComplete: Bool
  ) throws(MappingError) -> Bool {
    let delimiter = dialect.delimiter
    let quote = dialect.allowsStrayQuotes ? 0 : dialect.quote
    var index = offset
    while index < end {
      let byte = bytes[index]
      if byte == delimiter || byte == 0x0A || byte == 0x0D || byte == quote && quote != 0 { break }
      index += 1
    }
    offset = index
    guard offset < end else { return false }
    if quote != 0, bytes[offset] == quote {
      throw MappingError(
        .unexpectedCharacter, at: offset, expected: "a delimiter or the end of the line",
        found: "a quote",
        hint:
          "to use quotes in a field, quote the field and double them, or set 'allowsStrayQuotes'")
    }
    return try endField(in: bytes, upTo: end, isComplete, at: offset - start)
  }

  /// Scans a quoted field to the next quote.
  mutating func scanQuoted(in bytes: borrowing Span<UInt8>, upTo end: Int) {
    let quote = dialect.quote
    var index = offset
    while index < end, bytes[index] != quote { index += 1 }
    offset = index
    guard index < end else { return }
    offset += 1
    state = .quoteInQuoted
  }

  /// Scans the bytes after a quote in a quoted field.
  ///
  /// - Returns: Whether the row ended there.
  mutating func endQuoted(
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
      if dialect.allowsStrayQuotes {
        // The quote is part of the text.
        state = .quoted
        return false
      }
      throw MappingError(
        .unexpectedCharacter, at: offset, expected: "a delimiter or the end of the line",
        found: "text after a closing quote")
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

  mutating func endField(at place: Int) throws(MappingError) {
    let last = fields.count - 1
    fields[last].end = place
    guard place - fields[last].start <= dialect.fieldLimit else {
      throw MappingError(
        .stringTooLong, at: start + fields[last].start,
        expected: "at most \(dialect.fieldLimit.counted("byte"))")
    }
  }

  mutating func append(_ field: CSVField) throws(MappingError) {
    guard fields.count < dialect.columnLimit else {
      throw MappingError(
        .tooManyElements, at: start + field.start,
        expected: "at most \(dialect.columnLimit.counted("column"))"
      )
    }
    fields.append(field)
  }

  /// Skips LF, CRLF or CR; returns false if the next byte is needed to decide.
  mutating func skipLineEnd(
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

  var unclosedQuote: MappingError {
    MappingError(
      .unexpectedEnd, at: start + (fields.last?.start ?? 1) - 1, expected: "a closing quote",
      found: "a field without one")
  }

  var rowTooLong: MappingError {
    let isOpen = state == .quoted
    return MappingError(
      .sizeExceeded, at: isOpen ? start + (fields.last?.start ?? 1) - 1 : start,
      expected: "a row of at most \(dialect.rowLimit.counted("byte"))",
      hint: isOpen ? "a closing quote may be missing" : nil)
  }
}
