import MaquetteCore

// Character data and the values of attributes.

extension XMLScanner {
  /// Reads character data up to the next `<` or the end.
  mutating func scanText(in text: Span<UInt8>) throws(XMLSyntaxError) {
    let first = offset
    var index = offset
    (isPlain, hasReferences) = (true, false)
    while index < text.count, XMLCharacter.isSpace(text[index]) {
      if text[index] == 0x0D { isPlain = false }
      index += 1
    }
    isBlank = index < text.count && text[index] == UInt8(ascii: "<")
    while index < text.count {
      let byte = text[index]
      if Self.isOrdinary(byte), byte != UInt8(ascii: "]") {
        index += 1
      } else if byte == UInt8(ascii: "<") {
        break
      } else if byte == UInt8(ascii: "&") {
        (isPlain, hasReferences) = (false, true)
        index = try endOfReference(at: index, in: text)
      } else if byte == UInt8(ascii: "]") {
        guard !text.starts(with: "]]>", at: index) else {
          throw XMLSyntaxError(
            .unexpectedCharacter, at: index, expected: "']]&gt;'", found: "']]>'")
        }
        index += 1
      } else {
        if byte == 0x0D { isPlain = false }
        try checkCharacter(at: index, in: text)
        index += 1
      }
    }
    content = first..<index
    offset = index
  }

  /// Skips the value of an attribute up to its closing quote.
  ///
  /// - Returns: Whether the value needs no normalization.
  mutating func scanAttributeValue(
    endingWith quote: UInt8, in text: Span<UInt8>
  ) throws(XMLSyntaxError) -> Bool {
    var isPlain = true
    while offset < text.count {
      let byte = text[offset]
      if byte == quote { return isPlain }
      if Self.isOrdinary(byte) {
        // Line feeds and tabs need no normalization in text, nor do spaces in attributes.
        if byte < 0x20 { isPlain = false }
        offset += 1
      } else if byte == UInt8(ascii: "&") {
        isPlain = false
        offset = try endOfReference(at: offset, in: text)
      } else if byte == UInt8(ascii: "<") {
        throw XMLSyntaxError(.unexpectedCharacter, at: offset, expected: "'&lt;'")
      } else {
        if byte == 0x0D { isPlain = false }
        try checkCharacter(at: offset, in: text)
        offset += 1
      }
    }
    throw unexpected(in: text, expected: "a closing quote")
  }

  /// Whether a byte belongs to a character without special meaning in text.
  @inline(__always)
  private static func isOrdinary(_ byte: UInt8) -> Bool {
    // 0xEF begins a range of characters that includes two invalid ones: U+FFFE and U+FFFF.
    byte >= 0x20 && byte != UInt8(ascii: "<") && byte != UInt8(ascii: "&") && byte != 0xEF
      || byte == 0x0A || byte == 0x09
  }

  /// Checks that XML allows the character at an offset.
  func checkCharacter(at offset: Int, in text: Span<UInt8>) throws(XMLSyntaxError) {
    let (scalar, _) = text.scalar(at: offset)
    guard XMLCharacter.isAllowed(scalar) else {
      throw XMLSyntaxError(
        .controlCharacter, at: offset, expected: "a character that XML allows",
        found: "U+" + XMLCharacter.hexadecimal(scalar))
    }
  }

  /// Checks that XML allows all characters in a range.
  func checkCharacters(_ range: Range<Int>, in text: Span<UInt8>) throws(XMLSyntaxError) {
    for index in range where text[index] < 0x20 || text[index] == 0xEF {
      try checkCharacter(at: index, in: text)
    }
  }
}
