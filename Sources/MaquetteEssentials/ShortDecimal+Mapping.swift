import MaquetteCore

// Decimals as numbers of trees and of text.

extension ShortDecimal {
  /// The number with all its digits and without an exponent.
  ///
  /// Invariant: the exponent has eight bits.
  package var number: AnyValue.Number {
    // Twenty digits are too many for a number that is read by its mantissa.
    if significand < powerOfTen(DecimalDigits.maxCount), exponent <= 0 || significand == 0 {
      return AnyValue.Number(written)
    }
    return AnyValue.Number(
      validDecimal: written.string + String(repeating: "0", count: trailingZeros))
  }

  /// The number without the zeros after its digits.
  fileprivate var written: WrittenDecimal {
    WrittenDecimal(
      significand, places: significand > 0 ? max(-exponent, 0) : 0, isNegative: isNegative)
  }

  /// The number of zeros after the digits.
  fileprivate var trailingZeros: Int { significand > 0 ? max(exponent, 0) : 0 }
}

extension JSONWriter {
  /// Writes a decimal with all its digits and without an exponent.
  ///
  /// Invariant: the exponent has eight bits.
  mutating func writeDecimal(_ decimal: ShortDecimal) {
    buffer.append(decimal.written)
    for _ in 0..<decimal.trailingZeros { buffer.append(UInt8(ascii: "0")) }
    putComma()
  }
}
