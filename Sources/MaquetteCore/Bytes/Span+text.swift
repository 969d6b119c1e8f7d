// What parsers in other modules need of lent bytes.

extension Span where Element == UInt8 {
  /// Bytes of the source.
  package func array(_ range: Range<Int>) -> [UInt8] {
    unsafe extracting(range).withUnsafeBufferPointer { unsafe Array($0) }
  }

  /// Bytes as text; nil if they are not UTF-8.
  ///
  /// - Parameter range: Where they are.
  package func text(_ range: Range<Int>) -> String? {
    unsafe extracting(range).withUnsafeBufferPointer { bytes in
      // What has been validated is valid.
      if unsafe UTF8Validation.isASCII(bytes) {
        return unsafe UTF8Validation.string(fromValid: bytes, isASCII: true)
      }
      return unsafe UTF8Validation.firstInvalidByte(in: bytes) == nil
        ? UTF8Validation.string(fromValid: bytes, isASCII: false) : nil
    }
  }

  /// Whether the same bytes are at two places.
  @inline(__always)
  func hasSameBytes(at left: Int, and right: Int, count: Int) -> Bool {
    // Invariant: no word goes beyond either range, for both are in the source; the last word of a
    // range overlaps the one before.
    precondition(
      count > 0 && left >= 0 && right >= 0 && Swift.max(left, right) <= self.count - count)
    return unsafe withUnsafeBufferPointer { bytes in
      let start = unsafe UnsafeRawPointer(bytes.baseAddress.unsafelyUnwrapped)
      let (left, right) = unsafe (start + left, start + right)
      func differ<Word: FixedWidthInteger>(_ type: Word.Type, _ offset: Int) -> Bool {
        unsafe left.loadUnaligned(fromByteOffset: offset, as: type)
          != right.loadUnaligned(fromByteOffset: offset, as: type)
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

  /// Bytes as text.
  ///
  /// Invariant: they are valid UTF-8.
  package func validText(_ range: Range<Int>) -> String {
    unsafe extracting(range).withUnsafeBufferPointer {
      unsafe UTF8Validation.string(fromValid: $0, isASCII: false)
    }
  }

  /// The offset of the first byte that is not part of valid UTF-8; nil if all are.
  package var firstInvalidUTF8: Int? {
    unsafe withUnsafeBufferPointer { unsafe UTF8Validation.firstInvalidByte(in: $0) }
  }

  /// Where the first byte is that is not UTF-8.
  package func firstInvalidByte(_ range: Range<Int>) -> Int {
    range.lowerBound + (extracting(range).firstInvalidUTF8 ?? range.count)
  }

  /// A part of the source as text; what is not UTF-8 is replaced.
  ///
  /// - Parameter range: Where it is.
  package func string(_ range: Range<Int>) -> String {
    unsafe extracting(range).withUnsafeBufferPointer { unsafe String(decoding: $0, as: UTF8.self) }
  }

  /// Appends a part of the source to bytes.
  ///
  /// - Parameters:
  ///   - range: Where it is.
  ///   - bytes: Takes the bytes.
  package func append(_ range: Range<Int>, to bytes: inout [UInt8]) {
    unsafe extracting(range).withUnsafeBufferPointer { unsafe bytes.append(contentsOf: $0) }
  }
}
