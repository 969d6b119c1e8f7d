import MaquetteCore
import MaquetteFormats

extension MessagePackFormat {
  /// The first bytes of items.
  static let syntax = BinarySyntax(timestamp: timestamp) { byte in
    let low = Int(byte & 0x0F)
    return switch byte {
    case 0x00...0x7F: BinaryHead(.unsigned, Int(byte))
    case 0x80...0x8F: BinaryHead(.object, low)
    case 0x90...0x9F: BinaryHead(.array, low)
    case 0xA0...0xBF: BinaryHead(.text, Int(byte & 0x1F))
    case 0xC0: BinaryHead(.null)
    case 0xC1: BinaryHead(.other)
    case 0xC2, 0xC3: BinaryHead(.bool, low - 2)
    case 0xC4...0xC6: BinaryHead(.bytes, width: 1 << (low - 4))
    case 0xC7...0xC9: BinaryHead(.typed, width: 1 << (low - 7))
    case 0xCA: BinaryHead(.float32, width: 4)
    case 0xCB: BinaryHead(.float64, width: 8)
    case 0xCC...0xCF: BinaryHead(.unsigned, width: 1 << (low - 12))
    case 0xD0...0xD3: BinaryHead(.signed, width: 1 << low)
    case 0xD4...0xD8: BinaryHead(.typed, 1 << (low - 4))
    case 0xD9...0xDB: BinaryHead(.text, width: 1 << (low - 9))
    case 0xDC, 0xDD: BinaryHead(.array, width: 1 << (low - 11))
    case 0xDE, 0xDF: BinaryHead(.object, width: 1 << (low - 13))
    default: BinaryHead(.signed, Int(Int8(bitPattern: byte)))
    }
  }

  /// Returns the timestamp of 32 or 64 bits at the start of some bytes, and its size.
  private static func timestamp(_ bytes: Span<UInt8>) -> (moment: Timestamp, size: Int)? {
    guard bytes.count > 2, Int8(bitPattern: bytes[1]) == MessagePackTimestamp.type else {
      return nil
    }
    var cursor = BinaryCursor()
    cursor.offset = 2
    let moment: MessagePackTimestamp?
    switch bytes[0] {
    case 0xD6: moment = cursor.integer(4, in: bytes).flatMap { MessagePackTimestamp($0) }
    case 0xD7: moment = cursor.integer(8, in: bytes).flatMap { MessagePackTimestamp(packed: $0) }
    default: return nil
    }
    return moment.map { ($0.timestamp, cursor.offset) }
  }
}
