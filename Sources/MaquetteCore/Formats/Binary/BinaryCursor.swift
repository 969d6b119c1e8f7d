/// A place in binary data, which is read from there on.
///
/// Nothing is read beyond the end: what is not there is nil, and the cursor stays.
package struct BinaryCursor: Sendable {
  /// The bytes before the place.
  package var offset = 0

  /// Creates a cursor at the start.
  package init() {}

  /// Skips the byte at the cursor.
  package mutating func byte(in source: Span<UInt8>) -> UInt8? {
    guard offset < source.count else { return nil }
    defer { offset += 1 }
    return source[offset]
  }

  /// Skips an unsigned integer whose most significant byte comes first.
  ///
  /// - Parameter width: The number of its bytes, at most eight.
  package mutating func integer(_ width: Int, in source: Span<UInt8>) -> UInt64? {
    guard source.count - offset >= width else { return nil }
    var value: UInt64 = 0
    for index in offset..<offset + width { value = value << 8 | UInt64(source[index]) }
    offset += width
    return value
  }
}
