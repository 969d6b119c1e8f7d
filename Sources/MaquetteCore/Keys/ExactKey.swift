/// A key that equals another only byte for byte.
///
/// Strings are equal if they are canonically equivalent; keys of objects are not (RFC 8259, section
/// 8.3). It also hashes much faster.
package struct ExactKey: Hashable {
  /// The key.
  package let text: String

  /// Creates a key.
  package init(_ text: String) {
    self.text = text
  }

  /// Whether two keys are the same byte for byte.
  package static func == (left: ExactKey, right: ExactKey) -> Bool {
    left.text.isSameKey(as: right.text)
  }

  /// Hashes the bytes.
  package func hash(into hasher: inout Hasher) {
    var text = text
    text.withUTF8 { unsafe hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
  }
}

extension String {
  /// Whether two keys are the same byte for byte.
  package func isSameKey(as other: String) -> Bool {
    hasSameBits(as: other) || utf8.count == other.utf8.count && utf8.elementsEqual(other.utf8)
  }

  /// Whether two texts are in memory the same, and so equal; short texts that are equal usually are.
  @inline(__always)
  private func hasSameBits(as other: String) -> Bool {
    // Invariant: a string is two words.
    let left = unsafe unsafeBitCast(self, to: (UInt, UInt).self)
    let right = unsafe unsafeBitCast(other, to: (UInt, UInt).self)
    return left == right
  }
}
