// What parsers of other modules need of text in memory.

extension Span<UInt8> {
  /// The offset of the first byte that is not part of valid UTF-8; nil if all are.
  package var firstInvalidUTF8: Int? {
    withUnsafeBufferPointer { UTF8Validation.firstInvalidByte(in: $0) }
  }

  /// A part of text that is valid UTF-8, as a string.
  ///
  /// - Parameter range: The part, which is not outside of the text and begins and ends between characters.
  package func string(_ range: Range<Int>) -> String {
    // Invariant: `extracting` checks the range. The bytes need not be valid: decoding repairs them.
    extracting(range).withUnsafeBufferPointer { String(decoding: $0, as: UTF8.self) }
  }

  /// A copy of a part.
  package func bytes(_ range: Range<Int>) -> [UInt8] {
    extracting(range).withUnsafeBufferPointer { Array($0) }
  }
}
