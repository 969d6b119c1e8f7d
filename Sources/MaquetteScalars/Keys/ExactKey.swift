/// A key that is compared byte by byte.
///
/// Strings are equal if they are canonically equivalent; keys of objects are not (RFC 8259, section
/// 8.3). Hashing is much faster too.
@frozen
@usableFromInline
package struct ExactKey: Hashable {
  /// The key.
  @usableFromInline package let text: String

  /// Creates a key.
  @inlinable
  package init(_ text: String) {
    self.text = text
  }

  /// Returns whether two keys have the same bytes.
  @inlinable
  package static func == (left: ExactKey, right: ExactKey) -> Bool {
    left.text.isSameKey(as: right.text)
  }

  /// Hashes the bytes.
  @inlinable
  package func hash(into hasher: inout Hasher) {
    var text = text
    text.withUTF8 { unsafe hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
  }
}

extension String {
  /// Returns whether two keys have the same bytes.
  @inlinable
  package func isSameKey(as other: String) -> Bool {
    if hasSameBits(as: other) { return true }
    let count = utf8.count
    guard count == other.utf8.count, count > 0 else { return count == other.utf8.count }
    let isSame = unsafe utf8.withContiguousStorageIfAvailable { left in
      // Invariant: both buffers have `count` bytes, and there is at least one.
      unsafe other.utf8.withContiguousStorageIfAvailable { right in
        unsafe UnsafeRawPointer(left.baseAddress.unsafelyUnwrapped)
          .hasSameBytes(as: UnsafeRawPointer(right.baseAddress.unsafelyUnwrapped), count: count)
      }
    }
    return isSame.flatMap { $0 } ?? utf8.elementsEqual(other.utf8)
  }

  /// Returns whether two strings have the same representation in memory, and so are equal.
  ///
  /// Equal short strings usually have the same representation.
  @inlinable @inline(__always)
  func hasSameBits(as other: String) -> Bool {
    // Invariant: a string consists of two words.
    let left = unsafe unsafeBitCast(self, to: (UInt, UInt).self)
    let right = unsafe unsafeBitCast(other, to: (UInt, UInt).self)
    return left == right
  }
}
