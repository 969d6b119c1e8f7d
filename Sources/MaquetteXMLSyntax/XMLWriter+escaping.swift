import MaquetteCore

// What must be escaped, and what cannot be written at all.

extension XMLWriter {
  mutating func appendEscaped(_ text: String, isAttribute: Bool) throws(Refusal) {
    let isForbiddenPossible = text.withBytes { appendEscaped($0, isAttribute: isAttribute) }
    if isForbiddenPossible { try Self.checkCharacters(text) }
  }

  /// Appends text run by run, each up to what must be escaped.
  ///
  /// - Returns: Whether there may be characters that XML does not allow.
  private mutating func appendEscaped(_ text: Span<UInt8>, isAttribute: Bool) -> Bool {
    var mayBeForbidden = false
    var start = 0
    for index in 0..<text.count {
      let byte = text[index]
      // Only these are special: control characters, '"', '&', '<', '>' and the first byte of U+FFFE.
      if byte > 0x3E, byte != 0xEF { continue }
      let escape: String
      switch byte {
      case UInt8(ascii: "&"): escape = "&amp;"
      case UInt8(ascii: "<"): escape = "&lt;"
      case UInt8(ascii: ">") where !(isAttribute && isCanonical): escape = "&gt;"
      case UInt8(ascii: "\"") where isAttribute: escape = "&quot;"
      // What parsers would normalize.
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
    text.append(range, to: &bytes)
  }

  /// Sees that XML allows all characters of a text.
  static func checkCharacters(_ text: String) throws(Refusal) {
    for scalar in text.unicodeScalars where !XMLCharacter.isAllowed(scalar.value) {
      throw Refusal(
        expected: "characters that XML allows",
        found: "U+" + XMLCharacter.hexadecimal(scalar.value))
    }
  }

  /// Sees that a name is one, with a prefix or without.
  static func check(_ name: String) throws(Refusal) {
    // Most names are ASCII without a prefix.
    if let first = name.utf8.first, XMLCharacter.startsName(ascii: first),
      name.utf8.allSatisfy({ XMLCharacter.continuesName(ascii: $0) })
    {
      return
    }
    let parts = name.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.allSatisfy({ $0.isXMLName }) else {
      throw Refusal(expected: "a name of XML", found: "'\(name.prefix(40))'")
    }
  }
}
