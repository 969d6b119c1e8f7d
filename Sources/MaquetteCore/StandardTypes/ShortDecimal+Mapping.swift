// Decimals as numbers of trees and of text.

extension AnyValue.Number {
  /// Creates a number from a decimal with its digits.
  package init(_ decimal: WrittenDecimal) { self.init(.decimal(.short(decimal))) }

  /// The number as a decimal, if it is one with at most nineteen digits.
  package var shortDecimal: ShortDecimal? {
    switch storage {
    case .integer(let value):
      return ShortDecimal(value.magnitude, exponent: 0, isNegative: value < 0)
    case .unsigned(let value): return ShortDecimal(value, exponent: 0, isNegative: false)
    case .decimal(.short(let decimal)):
      return ShortDecimal(
        decimal.mantissa, exponent: decimal.exponent, isNegative: decimal.isNegative)
    case .double: return nil
    case .decimal(let text):
      guard let (digits, isNegative) = text.digits, digits.count <= DecimalDigits.maxCount else {
        return nil
      }
      return ShortDecimal(digits.mantissa, exponent: digits.exponent, isNegative: isNegative)
    }
  }
}

extension ValueReader {
  /// Reads a number with at most nineteen digits; returns nil for anything else.
  package mutating func readShortDecimal() -> ShortDecimal? {
    guard case .number(let number) = unsafe cursor.value.pointee else { return nil }
    return number.shortDecimal
  }
}

extension JSONReader {
  /// Reads a number with at most nineteen digits; returns nil, perhaps after moving, for anything else.
  package mutating func readShortDecimal() -> ShortDecimal? {
    let start = cursor.offset
    guard let (digits, isNegative) = cursor.scanDigits(), digits.count <= DecimalDigits.maxCount,
      cursor.offset - start <= state.options.limits.numberLength
    else { return nil }
    return ShortDecimal(digits.mantissa, exponent: digits.exponent, isNegative: isNegative)
  }
}
