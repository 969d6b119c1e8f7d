import MaquetteCore

/// One part of a key, and where it begins.
struct TOMLKeyPart {
  var text: String
  var offset: Int
}

extension TOMLScanner {
  /// Reads a key: bare, quoted, or several parts with dots between them.
  mutating func scanKey() throws(MappingError) -> [TOMLKeyPart] {
    var parts = [try scanKeyPart()]
    while true {
      skipSpaces()
      guard skip(".") else { return parts }
      skipSpaces()
      parts.append(try scanKeyPart())
      guard parts.count < limits.depth else {
        throw MappingError(
          .depthExceeded, at: parts[0].offset, expected: "at most \(limits.depth) levels")
      }
    }
  }

  private mutating func scanKeyPart() throws(MappingError) -> TOMLKeyPart {
    let start = offset
    switch byte {
    case UInt8(ascii: "\""): return TOMLKeyPart(text: try scanBasicString(), offset: start)
    case UInt8(ascii: "'"): return TOMLKeyPart(text: try scanLiteralString(), offset: start)
    default:
      while byte.isBareKeyCharacter { offset += 1 }
      guard offset > start else { throw unexpected(expecting: "a key") }
      guard offset - start <= limits.stringLength else { throw stringTooLong(at: start) }
      return TOMLKeyPart(text: string(start..<offset), offset: start)
    }
  }
}

extension UInt8 {
  /// Whether a key may hold the character without quotes.
  @inline(__always)
  var isBareKeyCharacter: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"):
      true
    default: false
    }
  }
}
