extension ByteBuffer {
  /// Appends the shortest decimal of a finite double, in the form of `Double.description`.
  mutating func append(double value: Double) {
    // The longest: a sign, 17 digits, a point, and an exponent of five characters; and what is
    // stored sixteen bytes at a time reaches beyond its end.
    reserve(64)
    if value.sign == .minus { put(UInt8(ascii: "-")) }
    guard value != 0 else {
      put(0x30)
      put(UInt8(ascii: "."))
      return put(0x30)
    }
    let decimal = ShortestDecimal(value.magnitude)
    let digits = PaddedDigits(decimal.digits)
    // The number of digits before the point.
    let point = digits.count + decimal.exponent
    if point < -3 || value.magnitude > 0x1p53 {
      putScientific(digits, point)
    } else if point > 0 {
      digits.store(at: next + 1)
      for place in 0..<point { next[place] = next[place + 1] }
      next[point] = UInt8(ascii: ".")
      next += max(digits.significant, point + 1) + 1
    } else {
      Self.store8(0x3030_3030_3030_2E30, at: next)
      digits.store(at: next + 2 - point)
      next += 2 - point + digits.significant
    }
  }

  /// Appends digits with one before the point, and an exponent; there is room for it.
  @inline(never)
  private mutating func putScientific(_ digits: PaddedDigits, _ point: Int) {
    digits.store(at: next + 1)
    next[0] = next[1]
    next[1] = UInt8(ascii: ".")
    next += digits.significant == 1 ? 1 : digits.significant + 1
    let exponent = point - 1
    put(UInt8(ascii: "e"))
    put(exponent < 0 ? UInt8(ascii: "-") : UInt8(ascii: "+"))
    if exponent.magnitude < 10 { put(0x30) }
    putDigits(UInt64(exponent.magnitude))
  }
}

/// A number of at most 17 digits, written as 17 with zeros behind it.
private struct PaddedDigits {
  private let first: UInt8
  private let upper: UInt64
  private let lower: UInt64

  /// How many digits the number has.
  let count: Int

  /// How many digits there are up to the last that is not zero.
  let significant: Int

  @inline(__always)
  init(_ digits: UInt64) {
    count = Self.count(of: digits)
    let padded = digits &* Self.powers[17 &- count]
    let rest = padded % 10_000_000_000_000_000
    first = UInt8(truncatingIfNeeded: padded / 10_000_000_000_000_000) &+ 0x30
    upper = ByteBuffer.digits8(rest / 100_000_000)
    lower = ByteBuffer.digits8(rest % 100_000_000)
    let zeros = Self.trailingZeros(lower)
    significant = zeros < 8 ? 17 &- zeros : 9 &- Self.trailingZeros(upper)
  }

  /// How many of eight digits are zeros at the end.
  @inline(__always)
  private static func trailingZeros(_ digits: UInt64) -> Int {
    (digits & 0x0F0F_0F0F_0F0F_0F0F).leadingZeroBitCount &>> 3
  }

  /// Stores the 17 digits; there is room for them.
  @inline(__always)
  func store(at place: UnsafeMutablePointer<UInt8>) {
    place[0] = first
    ByteBuffer.store8(upper, at: place + 1)
    ByteBuffer.store8(lower, at: place + 9)
  }

  @inline(__always)
  private static func count(of value: UInt64) -> Int {
    // 1233 / 4096 is just above log10(2): an estimate that is right or one too low.
    let estimate = ((64 &- value.leadingZeroBitCount) &* 1233) &>> 12
    return value < powers[estimate] ? estimate : estimate &+ 1
  }

  private static let powers: [UInt64] = [
    1, 10, 100, 1000, 10_000, 100_000, 1_000_000, 10_000_000, 100_000_000, 1_000_000_000,
    10_000_000_000, 100_000_000_000, 1_000_000_000_000, 10_000_000_000_000, 100_000_000_000_000,
    1_000_000_000_000_000, 10_000_000_000_000_000, 100_000_000_000_000_000,
  ]
}
