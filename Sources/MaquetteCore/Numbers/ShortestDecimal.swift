/// The shortest decimal that reads back as a double; of several, the one nearest to the double.
///
/// One product with a power of ten tells nearly all: its whole part has all digits but the last one,
/// and its fraction tells whether they do, and else which digit is the last. Where the fraction is so
/// near to a bound that the error of the product matters, Giulietti's Schubfach decides.
struct ShortestDecimal {
  /// All digits but the last: 15 or 16 of them, with zeros at their end where the decimal is short.
  let leading: UInt64

  /// The last digit.
  let last: UInt64

  /// The power of ten of the last digit.
  let exponent: Int

  /// Finds the decimal of a double that is finite, positive and not zero.
  @inline(__always)
  init(_ value: Double) {
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

  /// A number of up to 17 digits, times a power of ten.
  private init(_ digits: UInt64, exponent: Int) {
    var (digits, exponent) = (digits, exponent)
    while digits < 10_000_000_000_000_000 {
      digits *= 10
      exponent -= 1
    }
    self.init(leading: digits / 10, last: digits % 10, exponent: exponent)
  }

  /// The decimal's digits without zeros at their end, and the power of ten of the last of them.
  var trimmed: (digits: UInt64, exponent: Int) {
    var (digits, exponent) = (leading * 10 + last, exponent)
    while digits.isMultiple(of: 10) {
      digits /= 10
      exponent += 1
    }
    return (digits, exponent)
  }

  /// Finds the decimal by one product, if that tells it.
  @inline(__always)
  private static func estimate(_ fraction: UInt64, _ biased: Int) -> ShortestDecimal? {
    let power = biased &- 1075
    // floor(log10(2^power)): the distance to the next double is at least 10^exponent, and less than
    // ten times that. So at most one multiple of 10^(exponent + 1) rounds to the double, and the
    // multiple of 10^exponent that is nearest to the double does.
    let exponent = (power &* 1_262_611) &>> 22
    let scale = PowersOfTen.power(-exponent &- 1)
    // With this shift, of 8 to 11, the product has 75 bits of fraction.
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
    // a shorter distance below, and subnormal doubles fewer digits.
    let isTold =
      rest &- half &+ 8 > 16 && rest &+ half &+ 8 > 16 && tenfold.low &- (1 &<< 63) &+ 128 > 256
      && fraction != 0 && biased != 0
    guard _fastPath(isTold) else { return nil }
    // Chosen without branches, because no branch could be foretold.
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
    // candidate with all digits that does; else the nearer.
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
