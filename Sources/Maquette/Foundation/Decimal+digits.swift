import MaquetteCore

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension Decimal {
  /// The digits that every decimal of Foundation holds exactly.
  private static let digitLimit = 38

  /// The powers of ten that it holds.
  private static let exponents = -128...127

  /// Creates a decimal without losing a digit.
  ///
  /// - Parameter text: A number without zeros at either end.
  /// - Returns: The decimal.
  /// - Throws: `inexactNumber` for too many digits, or digits too far behind the point;
  ///   `numberOutOfRange` for a number too large.
  init(exactly text: DecimalText) throws(MappingError) {
    guard text.digits.count <= Self.digitLimit, text.exponent >= Self.exponents.lowerBound else {
      throw MappingError(.inexactNumber)
    }
    guard text.exponent <= Self.exponents.upperBound else { throw MappingError(.numberOutOfRange) }
    var significand = Decimal(Self.integer(text.digits.prefix(19)))
    if text.digits.count > 19 {
      let rest = text.digits.dropFirst(19)
      let shift = Decimal(sign: .plus, exponent: rest.count, significand: 1)
      significand = significand * shift + Decimal(Self.integer(rest))
    }
    self.init(
      sign: text.isNegative ? .minus : .plus, exponent: text.exponent, significand: significand)
  }

  /// The number that at most 19 digits make, which 64 bits hold.
  private static func integer(_ digits: some Sequence<UInt8>) -> UInt64 {
    digits.reduce(0) { $0 * 10 + UInt64($1 - 0x30) }
  }
}
