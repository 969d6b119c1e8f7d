import MaquetteCore
import MaquetteFormats

/// One part of a key, and its offset.
struct TOMLKeyPart {
  var text: String
  var offset: Int
}

/// A key of one or more parts.
struct TOMLKey {
  /// The parts before the last one, which name tables; usually none.
  var tables: [TOMLKeyPart] = []
  var last: TOMLKeyPart
}

extension TOMLScanner {
  /// Reads a key: bare, quoted, or several parts separated by dots.
  mutating func scanKey() throws(MappingError) -> TOMLKey {
    let start = offset
    var key = TOMLKey(last: try scanKeyPart())
    while true {
      skipSpaces()
      guard skip(".") else { return key }
      skipSpaces()
      key.tables.append(key.last)
      key.last = try scanKeyPart()
      guard key.tables.count + 1 < limits.depth else {
        throw MappingError(
          .depthExceeded, at: start, expected: "at most \(limits.depth.counted("level"))")
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
  /// Whether a bare key may contain the character.
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
