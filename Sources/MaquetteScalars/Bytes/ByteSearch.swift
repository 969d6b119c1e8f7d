/// Searches over bytes, sixteen at a time.
@usableFromInline
package enum ByteSearch {
  /// Returns the offset of the first line end (LF) in a range, or nil.
  @inlinable @inline(__always)
  package static func firstLineEnd(in bytes: borrowing Span<UInt8>, _ range: Range<Int>) -> Int? {
    first(in: bytes, range) { block in
      block.equals(Bytes16(repeating: 0x0A)).bits
    } orOne: { byte in
      byte == 0x0A
    }
  }

  /// Returns the offset of the first record separator in a range, or nil.
  package static func firstRecordSeparator(in bytes: borrowing Span<UInt8>, _ range: Range<Int>)
    -> Int?
  {
    first(in: bytes, range) { block in
      block.equals(Bytes16(repeating: 0x1E)).bits
    } orOne: { byte in
      byte == 0x1E
    }
  }

  /// Returns the offset of the first quote or backslash in a range, or nil.
  package static func firstQuoteOrBackslash(in bytes: borrowing Span<UInt8>, _ range: Range<Int>)
    -> Int?
  {
    first(in: bytes, range) { block in
      block.equals(Bytes16(repeating: 0x22)).bits | block.equals(Bytes16(repeating: 0x5C)).bits
    } orOne: { byte in
      byte == 0x22 || byte == 0x5C
    }
  }

  /// Returns the offset of the first quote, bracket or brace in a range, or nil.
  package static func firstQuoteOrBracket(in bytes: borrowing Span<UInt8>, _ range: Range<Int>)
    -> Int?
  {
    first(in: bytes, range) { block in
      quotesAndBrackets(in: block)
    } orOne: { byte in
      isQuoteOrBracket(byte)
    }
  }

  /// Returns the offset of the first quote, bracket, brace, or comma in a range, or nil.
  package static func firstMarkOfStructure(in bytes: borrowing Span<UInt8>, _ range: Range<Int>)
    -> Int?
  {
    first(in: bytes, range) { block in
      quotesAndBrackets(in: block) | block.equals(Bytes16(repeating: 0x2C)).bits
    } orOne: { byte in
      isQuoteOrBracket(byte) || byte == 0x2C
    }
  }

  /// The quotes, brackets and braces in a block; brackets and braces differ in one bit.
  @inline(__always)
  private static func quotesAndBrackets(in block: Bytes16) -> UInt32 {
    let folded = block | Bytes16(repeating: 0x20)
    return block.equals(Bytes16(repeating: 0x22)).bits
      | folded.equals(Bytes16(repeating: 0x7B)).bits
      | folded.equals(Bytes16(repeating: 0x7D)).bits
  }

  @inline(__always)
  private static func isQuoteOrBracket(_ byte: UInt8) -> Bool {
    byte == 0x22 || byte | 0x20 == 0x7B || byte | 0x20 == 0x7D
  }

  @inlinable @inline(__always)
  static func first(
    in bytes: borrowing Span<UInt8>, _ range: Range<Int>, _ matches: (Bytes16) -> UInt32,
    orOne matchesOne: (UInt8) -> Bool
  ) -> Int? {
    unsafe bytes.withUnsafeBufferPointer { buffer in
      // Invariant: both bounds are within the buffer, so no load goes beyond it.
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
