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
      UTF8Validation.firstInvalidByte(in: bytes) == nil
        ? UTF8Validation.string(fromValid: bytes, isASCII: false) : nil
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
