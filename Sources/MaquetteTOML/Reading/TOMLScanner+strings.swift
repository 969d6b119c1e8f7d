import MaquetteCore
import MaquetteFormats

extension TOMLScanner {
  /// Reads text in any of the four kinds of quotes, beginning at the opening quote.
  mutating func scanString() throws(MappingError) -> String {
    let quote = byte
    let isMultiline = byte(after: 1) == quote && byte(after: 2) == quote
    switch (quote, isMultiline) {
    case (UInt8(ascii: "\""), false): return try scanBasicString()
    case (UInt8(ascii: "\""), true): return try scanMultilineString(quote)
    case (_, false): return try scanLiteralString()
    case (_, true): return try scanMultilineString(quote)
    }
  }

  /// Reads `"…"`.
  mutating func scanBasicString() throws(MappingError) -> String {
    let start = offset
    offset += 1
    while byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\") {
      try checkCharacterOfLine(from: start)
    }
    // Text without escapes needs no conversion.
    if skip("\"") { return try text(bytes[start + 1..<offset - 1], at: start) }
    var content = Array(bytes[start + 1..<offset])
    while !skip("\"") {
      if byte == UInt8(ascii: "\\") {
        try scanEscape(into: &content)
      } else {
        content.append(byte)
        try checkCharacterOfLine(from: start)
      }
    }
    return try text(content[...], at: start)
  }

  /// Reads `'…'`.
  mutating func scanLiteralString() throws(MappingError) -> String {
    let start = offset
    offset += 1
    while byte != UInt8(ascii: "'") { try checkCharacterOfLine(from: start) }
    offset += 1
    return try text(bytes[start + 1..<offset - 1], at: start)
  }

  /// Skips a character of single-line text.
  @inline(__always)
  private mutating func checkCharacterOfLine(from start: Int) throws(MappingError) {
    if isAtEnd || isControlCharacter { throw unclosed(from: start) }
    offset += 1
  }

  private func unclosed(from start: Int) -> MappingError {
    guard isAtEnd || lineEndLength > 0 else { return controlCharacter }
    return MappingError(
      .unexpectedEnd, at: start, expected: "a closing quote on the same line",
      found: "text without one")
  }

  /// Reads `"""…"""` or `'''…'''`.
  private mutating func scanMultilineString(_ quote: UInt8) throws(MappingError) -> String {
    let start = offset
    offset += 3
    _ = skipLineEnd()
    var content: [UInt8] = []
    while true {
      if byte == quote {
        if try endMultiline(quote, &content) { return try text(content[...], at: start) }
      } else if byte == UInt8(ascii: "\\"), quote == UInt8(ascii: "\"") {
        if !skipLineContinuation() { try scanEscape(into: &content) }
      } else if skipLineEnd() {
        // Normalize line ends, so that a document does not depend on the platform that saved it.
        content.append(0x0A)
      } else if isAtEnd {
        throw MappingError(
          .unexpectedEnd, at: start, expected: "three closing quotes", found: "text without them")
      } else if isControlCharacter {
        throw controlCharacter
      } else {
        content.append(byte)
        offset += 1
      }
    }
  }

  /// Reads quotes inside multiline text: up to two are part of it, three end it.
  private mutating func endMultiline(
    _ quote: UInt8, _ content: inout [UInt8]
  ) throws(MappingError) -> Bool {
    var count = 0
    while count < 5, byte(after: count) == quote { count += 1 }
    offset += count
    let kept = count < 3 ? count : count - 3
    content.append(contentsOf: repeatElement(quote, count: kept))
    return count >= 3
  }

  /// Skips a backslash at the end of a line, and the white space after it; returns whether there
  /// was one.
  private mutating func skipLineContinuation() -> Bool {
    let start = offset
    offset += 1
    skipSpaces()
    guard skipLineEnd() else {
      offset = start
      return false
    }
    repeat { skipSpaces() } while skipLineEnd()
    return true
  }

  /// Reads an escape sequence.
  private mutating func scanEscape(into content: inout [UInt8]) throws(MappingError) {
    let start = offset
    offset += 2
    switch start + 1 < bytes.count ? bytes[start + 1] : 0 {
    case UInt8(ascii: "b"): content.append(0x08)
    case UInt8(ascii: "t"): content.append(0x09)
    case UInt8(ascii: "n"): content.append(0x0A)
    case UInt8(ascii: "f"): content.append(0x0C)
    case UInt8(ascii: "r"): content.append(0x0D)
    case UInt8(ascii: "\""): content.append(0x22)
    case UInt8(ascii: "\\"): content.append(0x5C)
    case UInt8(ascii: "e") where is11: content.append(0x1B)
    case UInt8(ascii: "x") where is11: try scanScalar(digits: 2, from: start, into: &content)
    case UInt8(ascii: "u"): try scanScalar(digits: 4, from: start, into: &content)
    case UInt8(ascii: "U"): try scanScalar(digits: 8, from: start, into: &content)
    default:
      offset = min(offset, bytes.count)
      throw MappingError(
        .invalidEscape, at: start,
        expected: (is11 ? #"one of \e \xXX "# : "one of ")
          + #"\b \t \n \f \r \" \\ \uXXXX \UXXXXXXXX"#,
        hint: "text in single quotes has no escapes")
    }
  }

  private mutating func scanScalar(
    digits count: Int, from start: Int, into content: inout [UInt8]
  ) throws(MappingError) {
    guard let scalar = Unicode.Scalar(try scanDigits(count, from: start)) else {
      throw MappingError(
        .invalidEscape, at: start, expected: "a Unicode character, not a surrogate")
    }
    content.append(contentsOf: UTF8.encode(scalar)!)
  }
}
