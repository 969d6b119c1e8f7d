/// Converts decimal to binary: finds the double nearest to a mantissa times a power of ten.
enum DoubleParsing {
  /// Returns the nearest double, ties to even.
  ///
  /// - Parameters:
  ///   - mantissa: All digits, at most 19.
  ///   - exponent: The power of ten.
  /// - Returns: The double, infinity on overflow; nil if the 128-bit product cannot decide, in
  ///   which case the caller uses the slow path.
  @inline(__always)
  static func double(mantissa: UInt64, exponent: Int) -> Double? {
    if mantissa == 0 { return 0 }
    // Clinger: both factors are exact, so there is only one rounding.
    if mantissa <= 1 &<< 53, exponent >= -22, exponent <= 22 {
      let value = Double(mantissa)
      return exponent < 0
        ? value / exactPowers[-exponent] : value * exactPowers[exponent]
    }
    return eiselLemire(mantissa: mantissa, exponent: exponent)
  }

  private static let exactPowers: [Double] = [
    1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16,
    1e17, 1e18, 1e19, 1e20, 1e21, 1e22,
  ]

  /// Lemire, "Number parsing at a gigabyte per second" (2021), section 6.
  @inline(__always)
  private static func eiselLemire(mantissa: UInt64, exponent: Int) -> Double? {
    if exponent < PowersOfTen.first { return 0 }
    if exponent > PowersOfTen.last { return .infinity }
    let shift = mantissa.leadingZeroBitCount
    let normalized = mantissa << UInt64(shift)
    let (powerHigh, powerLow) = PowersOfTen.power(exponent)
    var (high, low) = normalized.multipliedFullWidth(by: powerHigh)
    if high & 0x1FF == 0x1FF {
      let (extra, _) = normalized.multipliedFullWidth(by: powerLow)
      let (sum, carry) = low.addingReportingOverflow(extra)
      low = sum
      if carry { high += 1 }
    }
    let upper = high >> 63
    var significand = high >> (upper + 9)
    // floor(log2(10^exponent)) as a fixed-point product, exact in this range.
    let power = (217_706 * exponent) >> 16 + 64 + 1023 - shift - Int(1 ^ upper)
    if power <= 0 {
      // Subnormal: shift, then round.
      if 1 - power >= 64 { return 0 }
      significand >>= UInt64(1 - power)
      significand += significand & 1
      significand >>= 1
      return Double(bitPattern: significand)
    }
    if _slowPath(low <= 1), exponent >= -4, exponent <= 23, significand & 3 == 1,
      significand << (upper + 9) == high
    {
      // A tie: round to even.
      significand &= ~1
    }
    significand += significand & 1
    significand >>= 1
    // The leading bit, or a carry from rounding, is added to the power.
    let bits = UInt64(power - 1) << 52 + significand
    return bits < Double.infinity.bitPattern ? Double(bitPattern: bits) : .infinity
  }
}
