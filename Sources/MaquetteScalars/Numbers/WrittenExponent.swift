/// The exponent of a number, as its text writes it.
@frozen
@usableFromInline
package struct WrittenExponent: Sendable {
  /// The number without its sign; meaningless if it does not fit.
  @usableFromInline package private(set) var magnitude: UInt16 = 0

  /// `e` or `E`; 0 if no exponent is written.
  @usableFromInline package private(set) var letter: UInt8 = 0

  /// The sign; 0 if none is written.
  @usableFromInline package private(set) var sign: UInt8 = 0

  /// The number of digits with leading zeros, or more than `maxCount`.
  @usableFromInline package private(set) var count: UInt8 = 0

  /// The maximum number of digits that fit.
  @inlinable static var maxCount: UInt8 { 4 }

  /// Creates the exponent of a number without one.
  @inlinable @inline(__always)
  package init() {}

  /// Creates an exponent.
  ///
  /// - Parameters:
  ///   - letter: `e` or `E`.
  ///   - sign: `+`, `-`, or 0.
  ///   - magnitude: The number without its sign.
  ///   - count: The number of its digits.
  @inlinable @inline(__always)
  package init(_ letter: UInt8, sign: UInt8, magnitude: Int, count: Int) {
    self.letter = letter
    self.sign = sign
    self.magnitude = UInt16(truncatingIfNeeded: magnitude)
    self.count = UInt8(min(count, Int(Self.maxCount) + 1))
  }

  /// Whether an exponent is written.
  @inlinable @inline(__always)
  package var isWritten: Bool { letter > 0 }

  /// Whether it is short enough to be kept.
  @inlinable @inline(__always)
  package var fits: Bool { count <= Self.maxCount }

  /// The exponent; 0 if none is written.
  @inlinable @inline(__always)
  package var value: Int { sign == UInt8(ascii: "-") ? -Int(magnitude) : Int(magnitude) }
}
