/// An integer without fraction and exponent.
@frozen
@usableFromInline
package struct ScannedInteger {
  @usableFromInline var magnitude: UInt64
  @usableFromInline package var isNegative: Bool

  @inlinable @inline(__always)
  init(magnitude: UInt64, isNegative: Bool) {
    self.magnitude = magnitude
    self.isNegative = isNegative
  }

  /// Returns whether a byte after digits makes them part of a number with fraction or exponent.
  @inlinable @inline(__always)
  package static func isContinued(by byte: UInt8) -> Bool {
    byte == UInt8(ascii: ".") || byte | 0x20 == UInt8(ascii: "e")
  }
}
