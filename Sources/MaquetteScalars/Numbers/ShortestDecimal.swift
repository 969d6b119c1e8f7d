/// The shortest decimal that parses to the same double; of several, the one nearest to the double.
///
/// In nearly all cases, one product with a power of ten is enough: its integer part has all digits
/// except the last one, and its fraction determines whether they suffice or else the last digit. If
/// the fraction is so close to a bound that the error of the product matters, Giulietti's Schubfach
/// algorithm decides.
package struct ShortestDecimal {
  /// All digits except the last: 15 or 16 digits, with trailing zeros where the decimal is short.
  package let leading: UInt64

  /// The last digit.
  package let last: UInt64

  /// The power of ten of the last digit.
  package let exponent: Int

  /// Finds the decimal of a double that is finite and positive.
  @inline(__always)
  package init(_ value: Double) {
    let fraction = value.bitPattern & (1 << 52 - 1)
    let biased = Int(truncatingIfNeeded: value.bitPattern &>> 52)
    if let decimal = Self.estimate(fraction, biased) {
      self = decimal
    } else {
      self = Self.search(fraction, biased)
    }
  }

  @inline(__always)
  private init(leading: UInt64, last: UInt64, exponent: Int) {
    self.leading = leading
    self.last = last
    self.exponent = exponent
  }

  /// Creates a number of up to 17 digits times a power of ten.
  private init(_ digits: UInt64, exponent: Int) {
    var (digits, exponent) = (digits, exponent)
    while digits < 10_000_000_000_000_000 {
      digits *= 10
      exponent -= 1
    }
    self.init(leading: digits / 10, last: digits % 10, exponent: exponent)
  }

  /// The digits of the decimal without trailing zeros, and the power of ten of the last one.
  package var trimmed: (digits: UInt64, exponent: Int) {
    var (digits, exponent) = (leading * 10 + last, exponent)
    while digits.isMultiple(of: 10) {
      digits /= 10
      exponent += 1
    }
    return (digits, exponent)
  }

  /// Finds the decimal with one product, if that is conclusive.
  @inline(__always)
  private static func estimate(_ fraction: UInt64, _ biased: Int) -> ShortestDecimal? {
    let power = biased &- 1075
    // floor(log10(2^power)): the distance to the next double is at least 10^exponent and less than
    // 10^(exponent + 1). So at most one multiple of 10^(exponent + 1) rounds to the double, and the
    // nearest multiple of 10^exponent does.
    let exponent = (power &* 1_262_611) &>> 22
    let scale = PowersOfTen.power(-exponent &- 1)
    // With this shift of 8 to 11, the product has 75 fraction bits.
    let shift = UInt64(truncatingIfNeeded: power &+ ((-exponent &- 1) &* 1_741_647) &>> 19 &+ 12)
    let factor = (fraction | 1 &<< 52) &<< shift
    let carried = scale.low.multipliedFullWidth(by: factor).high
    let (upper, middle) = scale.high.multipliedFullWidth(by: factor)
    let (lower, overflow) = middle.addingReportingOverflow(carried)
    let product = upper &+ (overflow ? 1 : 0)
    // 64 bits of the fraction, and of half the distance to the next double.
    let rest = product &<< 53 | lower &>> 11
    let half = scale.high &>> (12 &- shift)
    let tenfold = rest.multipliedFullWidth(by: 10)
    // The error of `rest` is less than two units, that of `half` less than one. Powers of two have
    // a shorter distance below, and subnormal doubles have fewer digits.
    let isTold =
      rest &- half &+ 8 > 16 && rest &+ half &+ 8 > 16 && tenfold.low &- (1 &<< 63) &+ 128 > 256
      && fraction != 0 && biased != 0
    guard _fastPath(isTold) else { return nil }
    // Branchless, because the branches would be unpredictable.
    let isDown: UInt64 = rest < half ? 1 : 0
    let isUp: UInt64 = rest > 0 &- half ? 1 : 0
    let digit = tenfold.high &+ tenfold.low &>> 63
    return ShortestDecimal(
      leading: product &>> 11 &+ isUp, last: digit & ((isDown | isUp) &- 1), exponent: exponent)
  }

  /// Finds the decimal in the interval that rounds to the double.
  ///
  /// "The Schubfach way to render doubles" (2021), sections 8 and 9.
  @inline(never)
  private static func search(_ fraction: UInt64, _ biased: Int) -> ShortestDecimal {
    let significand = biased == 0 ? fraction : fraction | 1 << 52
    let power = max(biased, 1) - 1075
    let isLowerCloser = fraction == 0 && biased > 1
    if power <= 0, power > -53, significand & (1 << UInt64(-power) - 1) == 0 {
      return ShortestDecimal(significand >> UInt64(-power), exponent: 0)
    }
    // floor(log10(2^power)), or of 3/4 of it, and the shift that aligns the products.
    let exponent = (power * 1_262_611 - (isLowerCloser ? 524_031 : 0)) >> 22
    let shift = UInt64(truncatingIfNeeded: power &+ (-exponent &* 1_741_647) >> 19 &+ 1)
    let scale = PowersOfTen.roundedUp(-exponent)

    let center = significand &<< 2
    let value = roundToOdd(scale, center &<< shift)
    let below = roundToOdd(scale, (center &- (isLowerCloser ? 1 : 2)) &<< shift)
    let above = roundToOdd(scale, (center &+ 2) &<< shift)
    let lower = below &+ (significand & 1)
    let upper = above &- (significand & 1)

    // One digit less, if exactly one of the two candidates is in the interval; otherwise the one
    // candidate with all digits that is; otherwise the nearer one.
    let floor = value >> 2
    let tenth = floor / 10
    let isLowTenthInside = lower <= 40 * tenth
    let isHighTenthInside = 40 * tenth + 40 <= upper
    if floor >= 10, isLowTenthInside != isHighTenthInside {
      return ShortestDecimal(tenth + (isHighTenthInside ? 1 : 0), exponent: exponent + 1)
    }
    let isLowInside = lower <= 4 * floor
    let isHighInside = 4 * floor + 4 <= upper
    let isNearerAbove = value + floor % 2 > 4 * floor + 2
    let roundsUp = isLowInside != isHighInside ? isHighInside : isNearerAbove
    return ShortestDecimal(floor + (roundsUp ? 1 : 0), exponent: exponent)
  }

  /// Returns the upper 64 bits of a 192-bit product, with the lowest bit set if any lower bit is
  /// lost.
  @inline(__always)
  private static func roundToOdd(_ scale: (high: UInt64, low: UInt64), _ factor: UInt64) -> UInt64 {
    let carried = scale.low.multipliedFullWidth(by: factor).high
    let (high, low) = scale.high.multipliedFullWidth(by: factor)
    let (sum, overflow) = low.addingReportingOverflow(carried)
    return (high &+ (overflow ? 1 : 0)) | (sum > 1 ? 1 : 0)
  }
}

extension PowersOfTen {
  /// Returns the significand of a power of ten, rounded up unless it is exact.
  @inline(__always)
  static func roundedUp(_ exponent: Int) -> (high: UInt64, low: UInt64) {
    var (high, low) = power(exponent)
    // Rows of negative exponents are rounded up already; 10^55 is the last that fits in 128 bits.
    if exponent > 55 {
      low &+= 1
      if low == 0 { high &+= 1 }
    }
    return (high, low)
  }
}
