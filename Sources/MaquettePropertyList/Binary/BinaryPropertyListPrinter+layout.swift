// The offsets of objects, and the size of their numbers.

extension BinaryPropertyListPrinter {
  func laidOut() -> [UInt8] {
    let referenceSize = UInt64(items.count - 1).sizeInBytes
    var bytes = Array(BinaryTrailer.magic.utf8)
    var offsets: [Int] = []
    offsets.reserveCapacity(items.count)
    for item in items {
      offsets.append(bytes.count)
      switch item {
      case .bytes(let range): bytes.append(contentsOf: scalars[range])
      case .container(let index):
        let container = containers[index]
        bytes.append(marker: container.isDictionary ? 0xD0 : 0xA0, count: container.values.count)
        for reference in container.keys {
          bytes.append(bigEndian: UInt64(reference), size: referenceSize)
        }
        for reference in container.values {
          bytes.append(bigEndian: UInt64(reference), size: referenceSize)
        }
      }
    }
    let table = bytes.count
    let offsetSize = UInt64(table).sizeInBytes
    for offset in offsets { bytes.append(bigEndian: UInt64(offset), size: offsetSize) }
    bytes.append(contentsOf: [0, 0, 0, 0, 0, 0, UInt8(offsetSize), UInt8(referenceSize)])
    for number in [items.count, 0, table] { bytes.append(bigEndian: UInt64(number), size: 8) }
    return bytes
  }
}

extension UInt64 {
  /// The number of bytes that the number needs: 1, 2, 4 or 8.
  var sizeInBytes: Int {
    switch self {
    case 0...0xFF: 1
    case 0...0xFFFF: 2
    case 0...0xFFFF_FFFF: 4
    default: 8
    }
  }
}

extension [UInt8] {
  /// Appends an unsigned integer, most significant byte first.
  mutating func append(bigEndian value: UInt64, size: Int) {
    for shift in stride(from: 8 * (size - 1), through: 0, by: -8) {
      append(UInt8(truncatingIfNeeded: value >> UInt64(shift)))
    }
  }

  /// Appends an integer: unsigned with 1, 2 or 4 bytes, signed with 8.
  mutating func append(integer bits: UInt64) {
    let size = bits.sizeInBytes
    append(0x10 | UInt8(size.trailingZeroBitCount))
    append(bigEndian: bits, size: size)
  }

  /// Appends the marker of an object with a count.
  mutating func append(marker: UInt8, count: Int) {
    guard count >= 15 else { return append(marker | UInt8(count)) }
    append(marker | 0xF)
    append(integer: UInt64(count))
  }
}
