/// The shortest decimal that reads back as a double, by Giulietti's Schubfach.
///
/// "The Schubfach way to render doubles" (2021), sections 8 and 9. Where several decimals are
/// shortest, the one nearest to the double is taken.
struct ShortestDecimal {
  /// The digits, at most 17; there may be zeros at their end.
  private(set) var digits: UInt64

  /// The power of ten of the last digit.
  private(set) var exponent: Int

  /// Finds the decimal of a double that is finite, positive and not zero.
  @inline(__always)
  init(_ value: Double) {
    let fraction = value.bitPattern & (1 << 52 - 1)
    let biased = Int(value.bitPattern >> 52)
    let significand = biased == 0 ? fraction : fraction | 1 << 52
    let power = max(biased, 1) - 1075
    if power <= 0, power > -53, significand & (1 << UInt64(-power) - 1) == 0 {
      (digits, exponent) = (significand >> UInt64(-power), 0)
    } else {
      (digits, exponent) = Self.search(
        significand, power, isLowerCloser: fraction == 0 && biased > 1)
    }
  }

  /// The decimal without zeros at the end of its digits.
  var trimmed: ShortestDecimal {
    var trimmed = self
    while trimmed.digits.isMultiple(of: 10) {
      trimmed.digits /= 10
      trimmed.exponent += 1
    }
    return trimmed
  }

  /// Finds the decimal in the interval that rounds to the double.
  @inline(__always)
  private static func search(
    _ significand: UInt64, _ power: Int, isLowerCloser: Bool
  ) -> (digits: UInt64, exponent: Int) {
    // floor(log10(2^power)), or of 3/4 of it, and what shifts the products into place.
    let exponent = (power * 1_262_611 - (isLowerCloser ? 524_031 : 0)) >> 22
    let shift = UInt64(truncatingIfNeeded: power &+ (-exponent &* 1_741_647) >> 19 &+ 1)
    let scale = PowersOfTen.roundedUp(-exponent)

    let center = significand &<< 2
    let value = roundToOdd(scale, center &<< shift)
    let below = roundToOdd(scale, (center &- (isLowerCloser ? 1 : 2)) &<< shift)
    let above = roundToOdd(scale, (center &+ 2) &<< shift)
    let lower = below &+ (significand & 1)
    let upper = above &- (significand & 1)

    // One digit less, if exactly one of the two candidates lies in the interval; else the one
    // candidate with all digits that does; else the nearer. Chosen without branches, because no
    // branch could be foretold.
    let floor = value >> 2
    let tenth = floor / 10
    let isLowTenthInside = lower <= 40 &* tenth
    let isHighTenthInside = 40 &* tenth &+ 40 <= upper
    let isLowInside = lower <= 4 &* floor
    let isHighInside = 4 &* floor &+ 4 <= upper
    let middle = 4 &* floor &+ 2
    let isNearerAbove = (value &+ (floor & 1)) > middle
    let roundsUp = isLowInside != isHighInside ? isHighInside : isNearerAbove
    let isShorter = floor >= 10 && isLowTenthInside != isHighTenthInside
    let short = tenth &+ (isHighTenthInside ? 1 : 0)
    let long = floor &+ (roundsUp ? 1 : 0)
    let one: UInt64 = isShorter ? 1 : 0
    return (long ^ ((long ^ short) & (0 &- one)), exponent &+ Int(truncatingIfNeeded: one))
  }

  /// The upper 64 bits of a product of 192, with the lowest bit set if anything is cut off.
  @inline(__always)
  private static func roundToOdd(_ scale: (high: UInt64, low: UInt64), _ factor: UInt64) -> UInt64 {
    let carried = scale.low.multipliedFullWidth(by: factor).high
    let (high, low) = scale.high.multipliedFullWidth(by: factor)
    let (sum, overflow) = low.addingReportingOverflow(carried)
    return (high &+ (overflow ? 1 : 0)) | (sum > 1 ? 1 : 0)
  }
}

extension PowersOfTen {
  /// The significand of a power of ten, rounded up unless it is exact.
  @inline(__always)
  static func roundedUp(_ exponent: Int) -> (high: UInt64, low: UInt64) {
    var (high, low) = power(exponent)
    // Rows of negative exponents are rounded up already; 10^55 is the last that 128 bits hold.
    if exponent > 55 {
      low &+= 1
      if low == 0 { high &+= 1 }
    }
    return (high, low)
  }
}
