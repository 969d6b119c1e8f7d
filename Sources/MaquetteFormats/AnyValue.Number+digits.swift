import MaquetteCore

extension AnyValue.Number {
  /// Creates a number of up to 128 bits from digits in a power-of-two radix.
  ///
  /// - Parameters:
  ///   - digits: The values of the digits, the most significant one first.
  ///   - bits: The number of bits in a digit, such as 4 for hexadecimal digits.
  /// - Returns: nil if the number has more than 128 bits.
  package init?(digits: some Sequence<UInt8>, bits: UInt64) {
    var (high, low): (UInt64, UInt64) = (0, 0)
    for digit in digits {
      guard high >> (64 - bits) == 0 else { return nil }
      high = high << bits | low >> (64 - bits)
      low = low << bits | UInt64(digit)
    }
    if high == 0 {
      self.init(unsigned: low)
    } else {
      self.init(validDecimal: Self.decimal(high, low))
    }
  }

  /// Returns the decimal digits of a 128-bit number.
  private static func decimal(_ high: UInt64, _ low: UInt64) -> String {
    var (high, low) = (high, low)
    var digits: [UInt8] = []
    while high > 0 || low > 0 {
      let (quotient, rest) = high.quotientAndRemainder(dividingBy: 10)
      // The remainder is less than the divisor, so the quotient fits.
      let (lower, digit) = UInt64(10).dividingFullWidth((rest, low))
      (high, low) = (quotient, lower)
      digits.append(0x30 + UInt8(digit))
    }
    return String(decoding: digits.reversed(), as: UTF8.self)
  }
}
