/// A key as the standard library stores a text of at most fifteen bytes: in the two words of the
/// string, without memory of its own.
///
/// Such keys are equal exactly if the words are.
@frozen
@usableFromInline
package struct InlineKey: Equatable {
  @usableFromInline let first: UInt64
  @usableFromInline let second: UInt64

  /// Loads the words of a string; they are meaningless if it is stored otherwise.
  ///
  /// Invariant: a string has sixteen bytes, or twelve where pointers have four.
  @inlinable @inline(__always)
  package init(_ text: UnsafePointer<String>) {
    let words = unsafe UnsafeRawPointer(text)
    first = unsafe words.load(as: UInt64.self)
    second =
      unsafe MemoryLayout<String>.size == 16
      ? words.load(fromByteOffset: 8, as: UInt64.self)
      : UInt64(words.load(fromByteOffset: 8, as: UInt32.self))
  }

  /// Whether the text is in the words, if `isKnown`.
  @inlinable @inline(__always)
  package var isInline: Bool { second & 1 &<< 61 != 0 }

  /// A number for a `KeyFinder`.
  @inlinable @inline(__always)
  package var fingerprint: UInt64 { first ^ (second &* 0xE703_7ED1_A0B4_28DB) }

  /// Whether strings of this program are stored as this type expects.
  ///
  /// This is the layout of 64-bit platforms, which on some of them is part of the binary interface.
  /// Elsewhere, keys are compared by their bytes.
  package static let isKnown: Bool = {
    guard MemoryLayout<String>.size == 16 else { return false }
    func words(_ text: String) -> InlineKey {
      unsafe withUnsafePointer(to: text) { unsafe InlineKey($0) }
    }
    let long = String(repeating: "k", count: 16)
    var spacious = "k"
    spacious.reserveCapacity(100)
    return words("abc").first == 0x63_6261 && words("abc").second == 0xE3 << 56
      && words("é").first == 0xA9C3 && words("é").second == 0xA2 << 56
      && words(String(long.dropLast())).isInline && !words(long).isInline
      && !words(spacious).isInline
  }()
}
