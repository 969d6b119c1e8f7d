// What parsers in other modules need of lent bytes.

extension Span where Element == UInt8 {
  /// Bytes of the source.
  package func array(_ range: Range<Int>) -> [UInt8] {
    extracting(range).withUnsafeBufferPointer { Array($0) }
  }

  /// Bytes as text; nil if they are not UTF-8.
  ///
  /// - Parameter range: Where they are.
  package func text(_ range: Range<Int>) -> String? {
    extracting(range).withUnsafeBufferPointer { bytes in
      // What has been validated is valid.
      if UTF8Validation.isASCII(bytes) {
        return UTF8Validation.string(fromValid: bytes, isASCII: true)
      }
      return UTF8Validation.firstInvalidByte(in: bytes) == nil
        ? UTF8Validation.string(fromValid: bytes, isASCII: false) : nil
    }
  }

  /// Whether the same bytes are at two places.
  ///
  /// Invariant: both ranges are in the source, which is looked at, and at least eight bytes long.
  func hasSameBytes(at left: Int, and right: Int, count: Int) -> Bool {
    precondition(count >= 8 && left >= 0 && right >= 0 && max(left, right) <= self.count - count)
    return withUnsafeBufferPointer { bytes in
      guard let start = bytes.baseAddress else { return false }
      let (left, right) = (UnsafeRawPointer(start + left), UnsafeRawPointer(start + right))
      func differs(_ offset: Int) -> Bool {
        left.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
          != right.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      }
      var offset = 0
      while offset < count &- 8 {
        if differs(offset) { return false }
        offset &+= 8
      }
      return !differs(count &- 8)
    }
  }

  /// Bytes as text.
  ///
  /// Invariant: they are valid UTF-8.
  package func validText(_ range: Range<Int>) -> String {
    extracting(range).withUnsafeBufferPointer {
      UTF8Validation.string(fromValid: $0, isASCII: false)
    }
  }

  /// The offset of the first byte that is not part of valid UTF-8; nil if all are.
  package var firstInvalidUTF8: Int? {
    withUnsafeBufferPointer { UTF8Validation.firstInvalidByte(in: $0) }
  }

  /// Where the first byte is that is not UTF-8.
  package func firstInvalidByte(_ range: Range<Int>) -> Int {
    range.lowerBound + (extracting(range).firstInvalidUTF8 ?? range.count)
  }
}
