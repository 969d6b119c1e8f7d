/// The CRC-32C checksum (Castagnoli), which detects accidental changes but does not authenticate.
struct CRC32C {
  /// The contribution of each byte, for eight bytes at a time.
  private static let tables: [UInt32] = {
    var tables = [UInt32](repeating: 0, count: 8 * 256)
    for byte in 0..<256 {
      var remainder = UInt32(byte)
      for _ in 0..<8 {
        remainder = remainder & 1 == 1 ? remainder >> 1 ^ 0x82F6_3B78 : remainder >> 1
      }
      tables[byte] = remainder
    }
    for index in 256..<8 * 256 {
      let before = tables[index - 256]
      tables[index] = before >> 8 ^ tables[Int(before & 0xFF)]
    }
    return tables
  }()

  /// The checksum of some bytes.
  static func checksum(of bytes: Span<UInt8>) -> UInt32 {
    let tables = tables.span
    var (crc, index) = (UInt32.max, 0)
    while bytes.count - index >= 8 {
      let low = crc ^ word(bytes, index)
      let high = word(bytes, index + 4)
      crc = 0
      for byte in 0..<4 {
        crc ^= tables[(7 - byte) << 8 | Int(low >> UInt32(byte * 8) & 0xFF)]
        crc ^= tables[(3 - byte) << 8 | Int(high >> UInt32(byte * 8) & 0xFF)]
      }
      index += 8
    }
    while index < bytes.count {
      crc = crc >> 8 ^ tables[Int((crc ^ UInt32(bytes[index])) & 0xFF)]
      index += 1
    }
    return ~crc
  }

  /// Four bytes in little-endian order.
  private static func word(_ bytes: Span<UInt8>, _ index: Int) -> UInt32 {
    UInt32(bytes[index]) | UInt32(bytes[index + 1]) << 8 | UInt32(bytes[index + 2]) << 16
      | UInt32(bytes[index + 3]) << 24
  }
}
