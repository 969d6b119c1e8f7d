/// A decimal with at most 64 bits of digits.
package struct ShortDecimal: Equatable, Sendable {
  /// The digits.
  package let significand: UInt64

  /// The power of ten by which the digits are multiplied.
  package let exponent: Int

  /// Whether the number is below zero.
  package let isNegative: Bool

  /// Creates a decimal.
  ///
  /// - Parameters:
  ///   - significand: The digits.
  ///   - exponent: The power of ten by which they are multiplied.
  ///   - isNegative: Whether the number is below zero.
  package init(_ significand: UInt64, exponent: Int, isNegative: Bool) {
    self.significand = significand
    self.exponent = exponent
    self.isNegative = isNegative
  }

  /// The same number without trailing zeros; zero has no sign.
  package var canonical: ShortDecimal {
    guard significand > 0 else { return ShortDecimal(0, exponent: 0, isNegative: false) }
    var (digits, exponent) = (significand, exponent)
    while true {
      let (quotient, rest) = digits.quotientAndRemainder(dividingBy: 10)
      guard rest == 0 else { break }
      digits = quotient
      exponent += 1
    }
    return ShortDecimal(digits, exponent: exponent, isNegative: isNegative)
  }
}
