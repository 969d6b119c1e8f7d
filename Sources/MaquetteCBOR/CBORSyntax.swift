import MaquetteCore
import MaquetteFormats

extension CBORFormat {
  /// The first bytes of items.
  static let syntax = BinarySyntax(timestamp: timestamp) { byte in
    let information = byte & 0x1F
    switch byte {
    case 0xF4, 0xF5: return BinaryHead(.bool, Int(byte & 1))
    case 0xF6, 0xF7: return BinaryHead(.null)
    case 0xF9: return BinaryHead(.float16, width: 2)
    case 0xFA: return BinaryHead(.float32, width: 4)
    case 0xFB: return BinaryHead(.float64, width: 8)
    case 0xFF: return BinaryHead(.end)
    case 0xE0...: return BinaryHead(.other)
    case 0x5F, 0x7F: return BinaryHead(.chunks)
    case 0x9F: return BinaryHead(.openArray)
    case 0xBF: return BinaryHead(.openObject)
    default: break
    }
    let kinds: [BinaryHead.Kind] = [
      .unsigned, .negative, .bytes, .text, .array, .object, .tag, .other,
    ]
    let kind = kinds[Int(byte >> 5)]
    return switch information {
    case 0...23: BinaryHead(kind, Int(information))
    case 24...27: BinaryHead(kind, width: 1 << Int(information - 24))
    default: BinaryHead(.other)
    }
  }

  /// Returns the timestamp at the start of some bytes, if it is an integer or a 64-bit float under
  /// tag 1, and its size.
  private static func timestamp(_ bytes: Span<UInt8>) -> (moment: Timestamp, size: Int)? {
    guard bytes.count > 1, bytes[0] == 0xC0 | UInt8(CBORTag.dateNumber) else { return nil }
    var cursor = BinaryCursor()
    cursor.offset = 2
    let seconds: Double?
    switch bytes[1] {
    case 0xFB: seconds = cursor.integer(8, in: bytes).map { Double(bitPattern: $0) }
    case 0x18...0x1A:
      seconds = cursor.integer(1 << Int(bytes[1] - 0x18), in: bytes).map { Double($0) }
    default: return nil
    }
    guard let seconds, seconds.isFinite else { return nil }
    return (Timestamp(secondsSince1970: seconds), cursor.offset)
  }
}
