import MaquetteCore

/// A position from which binary data is read.
///
/// It never reads beyond the end: it returns nil for missing bytes and does not move.
package struct BinaryCursor: Sendable {
  /// The number of bytes before the position.
  package var offset = 0

  /// Creates a cursor at the start.
  package init() {}

  /// Reads the byte at the cursor.
  package mutating func byte(in source: Span<UInt8>) -> UInt8? {
    guard offset < source.count else { return nil }
    defer { offset += 1 }
    return source[offset]
  }

  /// Reads a big-endian unsigned integer.
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
