extension TextLocation {
  /// Advances over bytes: counts line ends, and the characters after the last one.
  ///
  /// LF, CRLF and CR end a line, as in every text format. A byte order mark at the start of the text
  /// is no character.
  package mutating func advance(over bytes: borrowing Span<UInt8>, _ range: Range<Int>) {
    unsafe bytes.withUnsafeBufferPointer { buffer in
      // Invariant: both bounds are within the buffer, so no load goes beyond it.
      precondition(range.lowerBound >= 0 && range.upperBound <= buffer.count)
      guard let start = buffer.baseAddress else { return }
      var offset = range.lowerBound
      if byteOffset == 0, range.count >= 3, unsafe start[offset] == 0xEF,
        unsafe start[offset + 1] == 0xBB && start[offset + 2] == 0xBF
      {
        offset &+= 3
      }
      while offset &+ 16 <= range.upperBound {
        let block = unsafe Bytes16.load(start + offset)
        // Continuation bytes are 0x80 to 0xBF.
        let continued = (block ^ Bytes16(repeating: 0x80)).isBelow(Bytes16(repeating: 0x40)).bits
        let feeds = block.equals(Bytes16(repeating: 0x0A)).bits
        let following = unsafe offset &+ 16 < buffer.count && start[offset &+ 16] == 0x0A
        let pairs = feeds &>> 1 | (following ? 1 << 15 : 0)
        let returns = block.equals(Bytes16(repeating: 0x0D)).bits & ~pairs
        advance(lineEnds: feeds | returns, characters: ~continued & 0xFFFF)
        offset &+= 16
      }
      while offset < range.upperBound {
        let byte = unsafe start[offset]
        let endsLine =
          byte == 0x0A
          || byte == 0x0D
            && !(unsafe offset &+ 1 < buffer.count && start[offset &+ 1] == 0x0A)
        advance(lineEnds: endsLine ? 1 : 0, characters: byte & 0xC0 == 0x80 ? 0 : 1)
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
