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

  /// Where the first byte is that is not UTF-8.
  package func firstInvalidByte(_ range: Range<Int>) -> Int {
    extracting(range).withUnsafeBufferPointer { bytes in
      range.lowerBound + (UTF8Validation.firstInvalidByte(in: bytes) ?? bytes.count)
    }
  }

  /// The offset of the first byte that is not part of valid UTF-8; nil if all are.
  package var firstInvalidUTF8: Int? {
    withUnsafeBufferPointer { UTF8Validation.firstInvalidByte(in: $0) }
  }

  /// A part of the source as text; what is not UTF-8 is replaced.
  ///
  /// - Parameter range: Where it is.
  package func string(_ range: Range<Int>) -> String {
    extracting(range).withUnsafeBufferPointer { String(decoding: $0, as: UTF8.self) }
  }

  /// Appends a part of the source to bytes.
  ///
  /// - Parameters:
  ///   - range: Where it is.
  ///   - bytes: Takes the bytes.
  package func append(_ range: Range<Int>, to bytes: inout [UInt8]) {
    extracting(range).withUnsafeBufferPointer { bytes.append(contentsOf: $0) }
  }
}
