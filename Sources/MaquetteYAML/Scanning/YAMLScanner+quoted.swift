import MaquetteCore
import MaquetteFormats

extension YAMLScanner {
  /// Scans quoted text, beginning at the opening quote.
  ///
  /// - Parameter indentation: The minimum indentation of the lines after the first.
  mutating func scanQuoted(indentation: Int) throws(MappingError) -> String {
    let quote = byte
    let start = offset
    offset += 1
    escapedEnd = 0
    let first = offset
    while byte != quote, byte != UInt8(ascii: "\\"), !isAtLineEnd { offset += 1 }
    // Text without line ends and escapes needs no conversion.
    if byte == quote, !isQuoteEscape(quote) {
      offset += 1
      return try text(bytes[first..<offset - 1], at: start)
    }
    var content = Array(bytes[first..<offset])
    while byte != quote || isQuoteEscape(quote) {
      switch byte {
      case quote:
        content.append(quote)
        offset += 2
      case UInt8(ascii: "\\") where quote == UInt8(ascii: "\""):
        if try !skipEscapedLineEnd(start, indentation, &content) { try scanEscape(into: &content) }
      case 0x0A, 0x0D:
        while content.last?.isBlank == true, content.count > escapedEnd { content.removeLast() }
        appendFolded(try skipLines(of: start, indentation), to: &content)
      default:
        if isAtEnd { throw unclosed(from: start) }
        content.append(byte)
        offset += 1
      }
      guard content.count <= limits.stringLength else { throw stringTooLong(at: start) }
    }
    offset += 1
    return try text(content, at: start)
  }

  /// Whether two single quotes come next, which represent one quote in the text.
  private func isQuoteEscape(_ quote: UInt8) -> Bool {
    quote == UInt8(ascii: "'") && byte(after: 1) == quote
  }

  /// Skips line ends inside quotes, and the blanks after them.
  ///
  /// - Returns: The number of line ends.
  private mutating func skipLines(
    of start: Int, _ indentation: Int
  ) throws(MappingError) -> Int {
    var count = 0
    while skipLineEnd() {
      count += 1
      if isAtDocumentMarker { throw unclosed(from: start) }
      while byte == 0x20 { offset += 1 }
      let column = column
      skipBlanks()
      if isAtEnd { throw unclosed(from: start) }
      guard column >= indentation || byte.isLineEnd else {
        throw unexpected(
          expecting: "text " + Self.indented(by: indentation, "at least "),
          hint: "the quotes are not closed")
      }
    }
    return count
  }

  /// Skips an escaped line end, if one comes next.
  private mutating func skipEscapedLineEnd(
    _ start: Int, _ indentation: Int, _ content: inout [UInt8]
  ) throws(MappingError) -> Bool {
    guard byte(after: 1).isLineEnd else { return false }
    offset += 1
    let lines = try skipLines(of: start, indentation)
    content.append(contentsOf: repeatElement(0x0A, count: lines - 1))
    escapedEnd = content.count
    return true
  }

  private func unclosed(from start: Int) -> MappingError {
    MappingError(
      .unexpectedEnd, at: start, expected: "a closing quote", found: "text without one")
  }
}

// MARK: - Escapes

extension YAMLScanner {
  /// Scans an escape sequence.
  private mutating func scanEscape(into content: inout [UInt8]) throws(MappingError) {
    let start = offset
    offset += 2
    let scalar: UInt32
    switch start + 1 < bytes.count ? bytes[start + 1] : 0 {
    case UInt8(ascii: "0"): scalar = 0x00
    case UInt8(ascii: "a"): scalar = 0x07
    case UInt8(ascii: "b"): scalar = 0x08
    case UInt8(ascii: "t"), 0x09: scalar = 0x09
    case UInt8(ascii: "n"): scalar = 0x0A
    case UInt8(ascii: "v"): scalar = 0x0B
    case UInt8(ascii: "f"): scalar = 0x0C
    case UInt8(ascii: "r"): scalar = 0x0D
    case UInt8(ascii: "e"): scalar = 0x1B
    case UInt8(ascii: " "): scalar = 0x20
    case UInt8(ascii: "\""): scalar = 0x22
    case UInt8(ascii: "/"): scalar = 0x2F
    case UInt8(ascii: "\\"): scalar = 0x5C
    case UInt8(ascii: "N"): scalar = 0x85
    case UInt8(ascii: "_"): scalar = 0xA0
    case UInt8(ascii: "L"): scalar = 0x2028
    case UInt8(ascii: "P"): scalar = 0x2029
    case UInt8(ascii: "x"): scalar = try scanDigits(2, from: start)
    case UInt8(ascii: "u"): scalar = try scanUnit(from: start)
    case UInt8(ascii: "U"): scalar = try scanDigits(8, from: start)
    default:
      offset = min(offset, bytes.count)
      throw MappingError(
        .invalidEscape, at: start,
        expected: #"one of \0 \a \b \t \n \v \f \r \e \N \_ \L \P \" \/ \\ \x \u \U"#,
        hint: "text in single quotes has no escapes")
    }
    guard let scalar = Unicode.Scalar(scalar), let encoded = UTF8.encode(scalar) else {
      throw MappingError(
        .invalidEscape, at: start, expected: "a Unicode character, not a lone surrogate")
    }
    content.append(contentsOf: encoded)
    // Escaped blanks at the end of a line stay.
    escapedEnd = content.count
  }
}
