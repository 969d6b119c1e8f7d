extension Span<UInt8> {
  /// Returns the number of Unicode scalars in a part of UTF-8 text: of bytes that begin one.
  package func scalarCount(in range: Range<Int>) -> Int {
    unsafe extracting(range).withUnsafeBufferPointer { bytes in
      var (count, index) = (bytes.count, 0)
      // Invariant: each word is within the bytes.
      while bytes.count - index >= 8, let start = bytes.baseAddress {
        let word = unsafe UnsafeRawPointer(start + index).loadUnaligned(as: UInt64.self)
        // The lowest bit of each byte: whether the byte has the form 10xxxxxx.
        let continuations = (word &>> 7) & ~(word &>> 6) & 0x0101_0101_0101_0101
        count -= Int((continuations &* 0x0101_0101_0101_0101) &>> 56)
        index += 8
      }
      while index < bytes.count {
        if unsafe bytes[index] & 0xC0 == 0x80 { count -= 1 }
        index += 1
      }
      return count
    }
  }
}
