extension TextLocation {
  /// Advances over bytes: counts line ends, and the characters after the last one.
  package mutating func advance(over bytes: borrowing Span<UInt8>, _ range: Range<Int>) {
    unsafe bytes.withUnsafeBufferPointer { buffer in
      // Invariant: both bounds are within the buffer, so no load goes beyond it.
      precondition(range.lowerBound >= 0 && range.upperBound <= buffer.count)
      guard let start = buffer.baseAddress else { return }
      var offset = range.lowerBound
      while offset &+ 16 <= range.upperBound {
        let block = unsafe Bytes16.load(start + offset)
        // Continuation bytes are 0x80 to 0xBF.
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

  /// Advances over at most sixteen bytes, given as masks of line ends and of first bytes of
  /// characters.
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
