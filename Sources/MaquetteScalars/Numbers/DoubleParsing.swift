/// Converts decimal to binary: finds the double nearest to a mantissa times a power of ten.
@usableFromInline
package enum DoubleParsing {
  /// Returns the nearest double, ties to even.
  ///
  /// - Parameters:
  ///   - mantissa: All digits, at most 19.
  ///   - exponent: The power of ten.
  /// - Returns: The double; infinity on overflow. A product of 128 bits decides for every mantissa of
  ///   at most 19 digits.
  @inlinable @inline(__always)
  package static func double(mantissa: UInt64, exponent: Int) -> Double {
    if mantissa == 0 { return 0 }
    // Clinger: both factors are exact, so there is only one rounding.
    if mantissa <= 1 &<< 53, exponent >= -22, exponent <= 22 {
      let value = Double(mantissa)
      return exponent < 0
        ? value / exactPower(-exponent) : value * exactPower(exponent)
    }
    return eiselLemire(mantissa: mantissa, exponent: exponent)
  }

  /// A power of ten up to 10^22, which a double represents exactly.
  ///
  /// A switch is a table in the code of its caller, also in other modules.
  @inlinable @inline(__always)
  static func exactPower(_ exponent: Int) -> Double {
    switch exponent {
    case 0: 1e0
    case 1: 1e1
    case 2: 1e2
    case 3: 1e3
    case 4: 1e4
    case 5: 1e5
    case 6: 1e6
    case 7: 1e7
    case 8: 1e8
    case 9: 1e9
    case 10: 1e10
    case 11: 1e11
    case 12: 1e12
    case 13: 1e13
    case 14: 1e14
    case 15: 1e15
    case 16: 1e16
    case 17: 1e17
    case 18: 1e18
    case 19: 1e19
    case 20: 1e20
    case 21: 1e21
    default: 1e22
    }
  }

  /// Lemire, "Number parsing at a gigabyte per second" (2021), section 6.
  @usableFromInline
  static func eiselLemire(mantissa: UInt64, exponent: Int) -> Double {
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
