// Access to lent bytes for parsers in other modules.

extension Span where Element == UInt8 {
  /// Returns a range of the source as an array.
  package func array(_ range: Range<Int>) -> [UInt8] {
    unsafe extracting(range).withUnsafeBufferPointer { unsafe Array($0) }
  }

  /// Returns a range of the source as text; nil if it is not UTF-8.
  ///
  /// - Parameter range: The range of the text.
  package func text(_ range: Range<Int>) -> String? {
    unsafe extracting(range).withUnsafeBufferPointer { bytes in
      // The bytes were just validated.
      if unsafe UTF8Validation.isASCII(bytes) {
        return unsafe UTF8Validation.string(fromValid: bytes, isASCII: true)
      }
      return unsafe UTF8Validation.firstInvalidByte(in: bytes) == nil
        ? UTF8Validation.string(fromValid: bytes, isASCII: false) : nil
    }
  }

  /// Returns whether the bytes at two positions are the same.
  @inlinable @inline(__always)
  package func hasSameBytes(at left: Int, and right: Int, count: Int) -> Bool {
    // Invariant: both ranges are in the source.
    precondition(
      count > 0 && left >= 0 && right >= 0 && Swift.max(left, right) <= self.count - count)
    return unsafe withUnsafeBufferPointer { bytes in
      let start = unsafe UnsafeRawPointer(bytes.baseAddress.unsafelyUnwrapped)
      return unsafe (start + left).hasSameBytes(as: start + right, count: count)
    }
  }

  /// Returns a range of the source as text.
  ///
  /// Invariant: the bytes are valid UTF-8.
  package func validText(_ range: Range<Int>) -> String {
    unsafe extracting(range).withUnsafeBufferPointer {
      unsafe UTF8Validation.string(fromValid: $0, isASCII: false)
    }
  }

  /// The offset of the first byte that is not valid UTF-8; nil if all are.
  package var firstInvalidUTF8: Int? {
    unsafe withUnsafeBufferPointer { unsafe UTF8Validation.firstInvalidByte(in: $0) }
  }

  /// Returns the offset of the first byte that is not valid UTF-8.
  package func firstInvalidByte(_ range: Range<Int>) -> Int {
    range.lowerBound + (extracting(range).firstInvalidUTF8 ?? range.count)
  }

  /// Returns a range of the source as text, with invalid UTF-8 replaced.
  ///
  /// - Parameter range: The range of the text.
  package func string(_ range: Range<Int>) -> String {
    unsafe extracting(range).withUnsafeBufferPointer { unsafe String(decoding: $0, as: UTF8.self) }
  }

  /// Appends a range of the source to bytes.
  ///
  /// - Parameters:
  ///   - range: The range.
  ///   - bytes: The array to append to.
  package func append(_ range: Range<Int>, to bytes: inout [UInt8]) {
    unsafe extracting(range).withUnsafeBufferPointer { unsafe bytes.append(contentsOf: $0) }
  }
}

extension UnsafeRawPointer {
  /// Returns whether the bytes at two places are the same.
  ///
  /// Invariant: at least one byte is compared, and at both places as many are readable.
  @inlinable @inline(__always)
  package func hasSameBytes(as other: UnsafeRawPointer, count: Int) -> Bool {
    // No word goes beyond the bytes: the last one overlaps the one before.
    func differ<Word: FixedWidthInteger>(_ type: Word.Type, _ offset: Int) -> Bool {
      unsafe loadUnaligned(fromByteOffset: offset, as: type)
        != other.loadUnaligned(fromByteOffset: offset, as: type)
    }
    if count >= 8 {
      var offset = 0
      while offset < count &- 8 {
        if differ(UInt64.self, offset) { return false }
        offset &+= 8
      }
      return !differ(UInt64.self, count &- 8)
    }
    if count >= 4 { return !differ(UInt32.self, 0) && !differ(UInt32.self, count &- 4) }
    if count >= 2 { return !differ(UInt16.self, 0) && !differ(UInt16.self, count &- 2) }
    return !differ(UInt8.self, 0)
  }
}
