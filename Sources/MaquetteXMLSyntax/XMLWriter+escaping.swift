import MaquetteCore

// The characters that must be escaped, and those that XML does not allow.

extension XMLWriter {
  mutating func appendEscaped(_ text: String, isAttribute: Bool) throws(Refusal) {
    let isForbiddenPossible = text.withBytes { appendEscaped($0, isAttribute: isAttribute) }
    if isForbiddenPossible { try Self.checkCharacters(text) }
  }

  /// Appends text in runs that need no escaping.
  ///
  /// - Returns: Whether the text may contain characters that XML does not allow.
  private mutating func appendEscaped(_ text: Span<UInt8>, isAttribute: Bool) -> Bool {
    var mayBeForbidden = false
    var start = 0
    for index in 0..<text.count {
      let byte = text[index]
      guard Self.isSpecial(byte) else { continue }
      let escape: String
      switch byte {
      case UInt8(ascii: "&"): escape = "&amp;"
      case UInt8(ascii: "<"): escape = "&lt;"
      case UInt8(ascii: ">") where !(isAttribute && isCanonical): escape = "&gt;"
      case UInt8(ascii: "\"") where isAttribute: escape = "&quot;"
      // Parsers would normalize these.
      case 0x0D: escape = "&#xD;"
      case 0x0A where isAttribute: escape = "&#xA;"
      case 0x09 where isAttribute: escape = "&#x9;"
      default:
        if byte < 0x20 && byte != 0x0A && byte != 0x09 || byte == 0xEF { mayBeForbidden = true }
        continue
      }
      append(text, start..<index)
      append(escape)
      start = index + 1
    }
    append(text, start..<text.count)
    return mayBeForbidden
  }

  private mutating func append(_ text: Span<UInt8>, _ range: Range<Int>) {
    output.append(text.extracting(range))
  }

  /// Returns whether a byte may need an escape or belong to a character that XML does not allow:
  /// control characters, `"`, `&`, `<`, `>`, and 0xEF, with which U+FFFE and U+FFFF begin.
  @inline(__always)
  private static func isSpecial(_ byte: UInt8) -> Bool {
    let special: UInt64 = 0x5000_0044_FFFF_FFFF
    return byte < 64 ? special &>> UInt64(byte) & 1 != 0 : byte == 0xEF
  }

  /// Checks that XML allows all characters of a text.
  static func checkCharacters(_ text: String) throws(Refusal) {
    for scalar in text.unicodeScalars where !XMLCharacter.isAllowed(scalar.value) {
      throw Refusal(
        expected: "characters that XML allows",
        found: "U+" + XMLCharacter.hexadecimal(scalar.value))
    }
  }

  /// Checks that a name, with or without a prefix, is valid.
  static func check(_ name: String) throws(Refusal) {
    // Most names are ASCII without a prefix.
    if let first = name.utf8.first, XMLCharacter.startsName(ascii: first),
      name.utf8.allSatisfy({ XMLCharacter.continuesName(ascii: $0) })
    {
      return
    }
    let parts = name.utf8.split(
      separator: UInt8(ascii: ":"), maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.allSatisfy({ Substring($0).isXMLName }) else {
      throw Refusal(expected: "an XML name", found: "'\(name.prefix(40))'")
    }
  }
}
