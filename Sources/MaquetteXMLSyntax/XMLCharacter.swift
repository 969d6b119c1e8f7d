/// The characters that XML 1.0 (fifth edition) allows, by production.
package enum XMLCharacter {
  /// Whether a byte is white space: production 3, S.
  @inline(__always)
  package static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0A || byte == 0x09 || byte == 0x0D
  }

  /// Whether a document may contain a character: production 2, Char.
  package static func isAllowed(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x20...0xD7FF, 0xE000...0xFFFD, 0x10000...0x10FFFF, 0x09, 0x0A, 0x0D: true
    default: false
    }
  }

  /// Whether an ASCII byte may begin a name.
  @inline(__always)
  static func startsName(ascii byte: UInt8) -> Bool {
    (byte | 0x20) &- 0x61 < 26 || byte == UInt8(ascii: "_")
  }

  /// Whether an ASCII byte may continue a name; the colon, which separates the prefix, may not.
  @inline(__always)
  static func continuesName(ascii byte: UInt8) -> Bool {
    startsName(ascii: byte) || byte &- 0x30 < 10 || byte == UInt8(ascii: "-")
      || byte == UInt8(ascii: ".")
  }

  /// Whether a character may begin a name: production 4, NameStartChar, without the colon.
  package static func startsName(_ scalar: UInt32) -> Bool {
    if scalar < 0x80 { return startsName(ascii: UInt8(scalar)) }
    switch scalar {
    case 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x2FF, 0x370...0x37D, 0x37F...0x1FFF, 0x200C...0x200D,
      0x2070...0x218F, 0x2C00...0x2FEF, 0x3001...0xD7FF, 0xF900...0xFDCF, 0xFDF0...0xFFFD,
      0x10000...0xEFFFF:
      return true
    default: return false
    }
  }

  /// Whether a character may continue a name: production 4a, NameChar, without the colon.
  package static func continuesName(_ scalar: UInt32) -> Bool {
    if scalar < 0x80 { return continuesName(ascii: UInt8(scalar)) }
    switch scalar {
    case 0xB7, 0x300...0x36F, 0x203F...0x2040: return true
    default: return startsName(scalar)
    }
  }

  /// The hexadecimal digits of a character, as after "U+".
  static func hexadecimal(_ scalar: UInt32) -> String {
    let digits = String(scalar, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(4 - digits.count, 0)) + digits
  }

  /// Whether a byte may be part of a public identifier: production 13, PubidChar.
  static func isPublicIdentifier(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), 0x20, 0x0A, 0x0D:
      true
    default: "-'()+,./:=?;!*#@$_%".utf8.contains(byte)
    }
  }
}

extension StringProtocol {
  /// Whether the text is a name without a prefix (Namespaces in XML, production 4, NCName).
  package var isXMLName: Bool {
    guard let first = unicodeScalars.first, XMLCharacter.startsName(first.value) else {
      return false
    }
    return unicodeScalars.allSatisfy { XMLCharacter.continuesName($0.value) }
  }
}
