import MaquetteCore

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension Decimal {
  /// The decimal that a number is, digit by digit; nil if it has too many digits, or is too large.
  init?(exactly number: Number) {
    guard let text = DecimalText(number.description)?.canonical,
      Self.isSignificand(text.digits), (-128...127).contains(text.exponent)
    else { return nil }
    var significand = Decimal(0)
    for digit in text.digits { significand = significand * 10 + Decimal(Int(digit - 0x30)) }
    self.init(
      sign: text.isNegative ? .minus : .plus, exponent: text.exponent, significand: significand)
  }

  /// Whether digits make a number of at most 128 bits.
  private static func isSignificand(_ digits: [UInt8]) -> Bool {
    let largest = "340282366920938463463374607431768211455".utf8
    return digits.count < largest.count
      || digits.count == largest.count && !largest.lexicographicallyPrecedes(digits)
  }
}
