// What parsers of text formats in other modules need of lent bytes.

extension Span<UInt8> {
  /// The offset of the first byte that is not part of valid UTF-8; nil if all are.
  package var firstInvalidUTF8: Int? {
    withUnsafeBufferPointer { UTF8Validation.firstInvalidByte(in: $0) }
  }

  /// The text between two offsets.
  ///
  /// Invariant: the bytes there are valid UTF-8.
  package func validText(_ range: Range<Int>) -> String {
    withUnsafeBufferPointer {
      UTF8Validation.string(fromValid: .init(rebasing: $0[range]), isASCII: false)
    }
  }

  /// The bytes as an array of their own.
  package var array: [UInt8] { withUnsafeBufferPointer { Array($0) } }
}
