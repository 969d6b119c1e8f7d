import MaquetteCore

// The offsets of objects, and the size of their numbers.

extension BinaryPropertyListPrinter {
  func laidOut() -> [UInt8] {
    let referenceSize = UInt64(items.count - 1).sizeInBytes
    var bytes = OutputBuffer(capacity: scalars.count * 2)
    bytes.append(BinaryTrailer.magic)
    var offsets: [Int] = []
    offsets.reserveCapacity(items.count)
    for item in items {
      offsets.append(bytes.count)
      switch item {
      case .bytes(let range): bytes.append(range, of: scalars)
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
    bytes.append(bigEndian: UInt64(offsetSize << 8) | UInt64(referenceSize), size: 8)
    for number in [items.count, 0, table] { bytes.append(bigEndian: UInt64(number), size: 8) }
    return bytes.takeArray()
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

extension OutputBuffer {
  /// Appends an unsigned integer, most significant byte first.
  mutating func append(bigEndian value: UInt64, size: Int) {
    reserve(size)
    for shift in stride(from: 8 * (size - 1), through: 0, by: -8) {
      put(UInt8(truncatingIfNeeded: value >> UInt64(shift)))
    }
  }

  /// Appends the object of an integer: unsigned with 1, 2 or 4 bytes, signed with 8.
  mutating func append(object bits: UInt64) {
    let size = bits.sizeInBytes
    append(0x10 | UInt8(size.trailingZeroBitCount))
    append(bigEndian: bits, size: size)
  }

  /// Appends the marker of an object with a count.
  mutating func append(marker: UInt8, count: Int) {
    guard count >= 15 else { return append(marker | UInt8(count)) }
    append(marker | 0xF)
    append(object: UInt64(count))
  }
}
