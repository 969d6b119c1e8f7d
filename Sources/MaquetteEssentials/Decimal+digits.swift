package import MaquetteCore

#if canImport(FoundationEssentials)
  package import FoundationEssentials
#else
  package import Foundation
#endif

extension Decimal {
  /// The largest significand: 128 bits.
  private static let largest = Array("340282366920938463463374607431768211455".utf8)

  /// The exponents that Foundation's decimals support.
  static var exponents: ClosedRange<Int> { -128...127 }

  /// Creates a decimal without losing a digit.
  ///
  /// - Parameter text: A number without zeros at either end.
  /// - Returns: The decimal.
  /// - Throws: `inexactNumber` for too many digits, or digits too far after the decimal point;
  ///   `numberOutOfRange` for a number that is too large.
  package init(exactly text: DecimalText) throws(MappingError) {
    guard Self.isSignificand(text.digits), text.exponent >= Self.exponents.lowerBound else {
      throw MappingError(.inexactNumber)
    }
    guard text.exponent <= Self.exponents.upperBound else { throw MappingError(.numberOutOfRange) }
    var significand = Decimal(0)
    var rest = text.digits[...]
    while !rest.isEmpty {
      let part = rest.prefix(19)
      let shift = Decimal(sign: .plus, exponent: part.count, significand: 1)
      significand = significand * shift + Decimal(Self.integer(part))
      rest = rest.dropFirst(19)
    }
    self.init(
      sign: text.isNegative ? .minus : .plus, exponent: text.exponent, significand: significand)
  }

  /// Whether digits make a number of at most 128 bits.
  private static func isSignificand(_ digits: [UInt8]) -> Bool {
    digits.count < largest.count
      || digits.count == largest.count && !largest.lexicographicallyPrecedes(digits)
  }

  /// The number made of at most 19 digits, which fits 64 bits.
  private static func integer(_ digits: some Sequence<UInt8>) -> UInt64 {
    digits.reduce(0) { $0 * 10 + UInt64($1 - 0x30) }
  }
}
