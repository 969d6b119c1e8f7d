/// Searches over bytes, sixteen at a time.
enum ByteSearch {
  /// The offset of the first line end (LF) within a range, or nil.
  @inline(__always)
  static func firstLineEnd(in bytes: borrowing Span<UInt8>, _ range: Range<Int>) -> Int? {
    first(in: bytes, range) { block in
      block.equals(Bytes16(repeating: 0x0A)).bits
    } orOne: { byte in
      byte == 0x0A
    }
  }

  /// The offset of the first record separator within a range, or nil.
  static func firstRecordSeparator(in bytes: borrowing Span<UInt8>, _ range: Range<Int>) -> Int? {
    first(in: bytes, range) { block in
      block.equals(Bytes16(repeating: 0x1E)).bits
    } orOne: { byte in
      byte == 0x1E
    }
  }

  /// The offset of the first quote or backslash within a range, or nil.
  static func firstQuoteOrBackslash(in bytes: borrowing Span<UInt8>, _ range: Range<Int>) -> Int? {
    first(in: bytes, range) { block in
      block.equals(Bytes16(repeating: 0x22)).bits | block.equals(Bytes16(repeating: 0x5C)).bits
    } orOne: { byte in
      byte == 0x22 || byte == 0x5C
    }
  }

  /// The offset of the first quote, bracket or brace within a range, or nil.
  static func firstQuoteOrBracket(in bytes: borrowing Span<UInt8>, _ range: Range<Int>) -> Int? {
    first(in: bytes, range) { block in
      // Brackets and braces differ in one bit.
      let folded = block | Bytes16(repeating: 0x20)
      return block.equals(Bytes16(repeating: 0x22)).bits
        | folded.equals(Bytes16(repeating: 0x7B)).bits
        | folded.equals(Bytes16(repeating: 0x7D)).bits
    } orOne: { byte in
      byte == 0x22 || byte | 0x20 == 0x7B || byte | 0x20 == 0x7D
    }
  }

  @inline(__always)
  private static func first(
    in bytes: borrowing Span<UInt8>, _ range: Range<Int>, _ matches: (Bytes16) -> UInt32,
    orOne matchesOne: (UInt8) -> Bool
  ) -> Int? {
    unsafe bytes.withUnsafeBufferPointer { buffer in
      // Invariant: both bounds lie within the buffer, so no load leaves it.
      precondition(range.lowerBound >= 0 && range.upperBound <= buffer.count)
      guard let start = buffer.baseAddress else { return nil }
      var offset = range.lowerBound
      while offset &+ 16 <= range.upperBound {
        let found = unsafe matches(Bytes16.load(start + offset))
        if found != 0 { return offset &+ found.trailingZeroBitCount }
        offset &+= 16
      }
      while offset < range.upperBound {
        if unsafe matchesOne(start[offset]) { return offset }
        offset &+= 1
      }
      return nil
    }
  }
}

extension TextLocation {
  /// Moves on over bytes: counts line ends, and the characters after the last one.
  mutating func advance(over bytes: borrowing Span<UInt8>, _ range: Range<Int>) {
    unsafe bytes.withUnsafeBufferPointer { buffer in
      // Invariant: both bounds lie within the buffer, so no load leaves it.
      precondition(range.lowerBound >= 0 && range.upperBound <= buffer.count)
      guard let start = buffer.baseAddress else { return }
      var offset = range.lowerBound
      while offset &+ 16 <= range.upperBound {
        let block = unsafe Bytes16.load(start + offset)
        // Bytes that continue a character are 0x80 to 0xBF.
        let continued = (block ^ Bytes16(repeating: 0x80)).isBelow(Bytes16(repeating: 0x40)).bits
        advance(
          lineEnds: block.equals(Bytes16(repeating: 0x0A)).bits, characters: ~continued & 0xFFFF)
        offset &+= 16
      }
      while offset < range.upperBound {
        unsafe advance(
          lineEnds: start[offset] == 0x0A ? 1 : 0, characters: start[offset] & 0xC0 == 0x80 ? 0 : 1)
        offset &+= 1
      }
    }
    byteOffset += range.count
  }

  /// Moves on over at most sixteen bytes, given as one bit for each that ends a line or begins a
  /// character.
  @inline(__always)
  private mutating func advance(lineEnds: UInt32, characters: UInt32) {
    guard lineEnds != 0 else {
      column += characters.nonzeroBitCount
      return
    }
    line += lineEnds.nonzeroBitCount
    let lastLineEnd = UInt32(31 &- lineEnds.leadingZeroBitCount)
    column = 1 + (characters &>> (lastLineEnd &+ 1)).nonzeroBitCount
  }
}
