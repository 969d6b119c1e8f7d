extension ByteBuffer {
  /// Appends text in quotes, escaped as RFC 8259 asks, and a comma.
  @usableFromInline
  mutating func append(quoted text: String) {
    var text = text
    text.withUTF8 { bytes in
      // Every byte may become six (\u001f); quotes, comma, and a block that is stored whole.
      reserve(bytes.count &* 6 &+ 32)
      put(0x22)
      putEscaped(bytes)
      put(0x22)
      put(0x2C)
    }
  }

  /// Appends text; there is room for six times its length and sixteen bytes more.
  private mutating func putEscaped(_ text: UnsafeBufferPointer<UInt8>) {
    guard var from = text.baseAddress else { return }
    let last = from + text.count
    while last - from >= 16 {
      // Stored first and looked at then: what is wrong with the block is written over.
      let block = Bytes16.load(from)
      UnsafeMutableRawPointer(next).storeBytes(of: block, as: Bytes16.self)
      let quote = block.equals(Bytes16(repeating: 0x22)).bits
      let backslash = block.equals(Bytes16(repeating: 0x5C)).bits
      let control = block.isBelow(Bytes16(repeating: 0x20)).bits
      let escapes = quote | backslash | control
      let plain = escapes == 0 ? 16 : escapes.trailingZeroBitCount
      next += plain
      from += plain
      if escapes != 0 {
        putEscape(from.pointee)
        from += 1
      }
    }
    while from < last {
      let byte = from.pointee
      if byte == 0x22 || byte == 0x5C || byte < 0x20 { putEscape(byte) } else { put(byte) }
      from += 1
    }
  }

  /// Appends the escape of a byte; there is room for six bytes.
  private mutating func putEscape(_ byte: UInt8) {
    put(0x5C)
    switch byte {
    case 0x22, 0x5C: put(byte)
    case 0x08: put(UInt8(ascii: "b"))
    case 0x09: put(UInt8(ascii: "t"))
    case 0x0A: put(UInt8(ascii: "n"))
    case 0x0C: put(UInt8(ascii: "f"))
    case 0x0D: put(UInt8(ascii: "r"))
    default:
      put(UInt8(ascii: "u"))
      put(0x30)
      put(0x30)
      put(0x30 + byte >> 4)
      put(byte & 0xF < 10 ? 0x30 + byte & 0xF : 0x57 + byte & 0xF)
    }
  }
}

extension ByteBuffer {
  /// Takes away a quoted key that was written last, its colon already gone.
  mutating func removeLastKey() {
    repeat { removeLast() } while count > 0 && !(last == 0x22 && !isLastEscaped)
    removeLast()
  }

  /// Whether an odd number of backslashes stands before the last byte.
  private var isLastEscaped: Bool {
    var first = next - 1
    while first > start, first[-1] == 0x5C { first -= 1 }
    return (next - 1 - first) % 2 == 1
  }
}
