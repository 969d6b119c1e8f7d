import MaquetteCore

// References to characters and the five predefined entities, and the normalization of text.

extension XMLScanner {
  /// Checks the reference at an offset.
  ///
  /// - Returns: The offset after its semicolon.
  func endOfReference(at start: Int, in text: Span<UInt8>) throws(XMLSyntaxError) -> Int {
    try reference(at: start, in: text).end
  }

  /// The character of a reference, and the offset after its semicolon.
  private func reference(
    at start: Int, in text: Span<UInt8>
  ) throws(XMLSyntaxError) -> (scalar: Unicode.Scalar, end: Int) {
    if text.starts(with: "&#", at: start) { return try characterReference(at: start, in: text) }
    for (entity, scalar) in Self.predefinedEntities where text.starts(with: entity, at: start) {
      return (scalar, start + entity.utf8.count)
    }
    var ahead = self
    ahead.offset = start + 1
    do throws(XMLSyntaxError) { try ahead.scanLocalName(in: text) } catch {
      throw XMLSyntaxError(.invalidEscape, at: start, expected: "'&amp;'")
    }
    if ahead.offset == text.count {
      throw XMLSyntaxError(.unexpectedEnd, at: text.count, expected: "';'")
    }
    throw XMLSyntaxError(
      .invalidEscape, at: start, expected: "one of the five predefined entities, or '&amp;'",
      found: "'&\(text.string(start + 1..<min(ahead.offset, start + 40)))'")
  }

  private static let predefinedEntities: [(String, Unicode.Scalar)] = [
    ("&lt;", "<"), ("&gt;", ">"), ("&amp;", "&"), ("&quot;", "\""), ("&apos;", "'"),
  ]

  func characterReference(
    at start: Int, in text: Span<UInt8>
  ) throws(XMLSyntaxError) -> (scalar: Unicode.Scalar, end: Int) {
    let isHexadecimal = text.starts(with: "&#x", at: start)
    let radix: UInt32 = isHexadecimal ? 16 : 10
    var index = start + (isHexadecimal ? 3 : 2)
    let first = index
    var value: UInt32 = 0
    while index < text.count, let digit = Self.digit(text[index]), digit < radix {
      // The cap exceeds every character, so that the value cannot overflow.
      value = min(value * radix + digit, 0x20_0000)
      index += 1
    }
    guard index < text.count else {
      throw XMLSyntaxError(.unexpectedEnd, at: text.count, expected: "';'")
    }
    guard index > first, text[index] == UInt8(ascii: ";"), XMLCharacter.isAllowed(value),
      let scalar = Unicode.Scalar(value)
    else {
      throw XMLSyntaxError(
        .invalidEscape, at: start, expected: "a reference to a character that XML allows",
        found: "'\(text.string(start..<Self.endOfExcerpt(index, start, in: text)))'")
    }
    return (scalar, index + 1)
  }

  /// The end of an excerpt that shows a reference: short, and between characters.
  private static func endOfExcerpt(_ index: Int, _ start: Int, in text: Span<UInt8>) -> Int {
    text[index] == UInt8(ascii: ";") ? min(index + 1, start + 24) : min(index, start + 24)
  }

  private static func digit(_ byte: UInt8) -> UInt32? { Hex.value(of: byte).map(UInt32.init) }
}

extension XMLScanner {
  /// The contents of the token, with references replaced and line ends normalized.
  package func string(in text: Span<UInt8>) -> String {
    if isPlain { return text.string(content) }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(content.count)
    append(to: &bytes, in: text)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Appends the contents of the token as UTF-8.
  private func append(to bytes: inout [UInt8], in text: Span<UInt8>) {
    append(content, to: &bytes, in: text, isAttribute: false, hasReferences: hasReferences)
  }

  /// The normalized value of an attribute: white space becomes spaces, and references are replaced.
  package func value(of attribute: Attribute, in text: Span<UInt8>) -> String {
    if attribute.isPlain { return text.string(attribute.value) }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(attribute.value.count)
    append(attribute.value, to: &bytes, in: text, isAttribute: true, hasReferences: true)
    return String(decoding: bytes, as: UTF8.self)
  }

  private func append(
    _ range: Range<Int>, to bytes: inout [UInt8], in text: Span<UInt8>, isAttribute: Bool,
    hasReferences: Bool
  ) {
    var index = range.lowerBound
    while index < range.upperBound {
      let byte = text[index]
      switch byte {
      case UInt8(ascii: "&") where hasReferences:
        // References were checked when the token was read.
        guard let (scalar, end) = try? reference(at: index, in: text) else { return }
        bytes.append(contentsOf: UTF8.encode(scalar) ?? UTF8.EncodedScalar())
        index = end
        continue
      case 0x0D:
        bytes.append(isAttribute ? 0x20 : 0x0A)
        if index + 1 < range.upperBound, text[index + 1] == 0x0A { index += 1 }
      case 0x0A where isAttribute, 0x09 where isAttribute: bytes.append(0x20)
      default: bytes.append(byte)
      }
      index += 1
    }
  }
}
