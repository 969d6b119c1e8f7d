// Decimals that only exact arithmetic can place between two floating-point numbers. The standard
// library leaves them to the C library, which Embedded Swift does not ask for that.

extension Double {
  /// The double nearest to a decimal, ties to even, infinity on overflow; nil if the text is none.
  init?(decimal text: String) {
    guard let decimal = DecimalText(text) else { return nil }
    var digits = ShiftedDecimal(decimal)
    let bits = digits.bits(mantissa: 52, exponent: 11)
    self.init(bitPattern: bits | (decimal.isNegative ? 1 << 63 : 0))
  }
}

extension Float {
  /// The float nearest to a decimal, ties to even, infinity on overflow; nil if the text is none.
  init?(decimal text: String) {
    guard let decimal = DecimalText(text) else { return nil }
    var digits = ShiftedDecimal(decimal)
    let bits = UInt32(digits.bits(mantissa: 23, exponent: 8))
    self.init(bitPattern: bits | (decimal.isNegative ? 1 << 31 : 0))
  }
}

/// A decimal that is halved and doubled digit by digit, until its whole part is a mantissa.
struct ShiftedDecimal {
  /// From 0 to 9; neither the first nor the last is 0.
  private var digits: [UInt8]

  /// How many digits stand before the decimal point; negative for zeros behind it.
  private var point: Int

  init(_ decimal: DecimalText) {
    let number = decimal.canonical
    digits = number.digits.map { $0 &- 0x30 }
    point = digits.isEmpty ? 0 : digits.count + max(min(number.exponent, 1 << 40), -1 << 40)
  }

  /// The bits of the binary number nearest to the decimal, ties to even, without its sign.
  mutating func bits(mantissa mantissaSize: Int, exponent exponentSize: Int) -> UInt64 {
    let largest = 1 << exponentSize - 1
    let bias = largest / 2
    let infinity = UInt64(largest) << UInt64(mantissaSize)
    guard !digits.isEmpty, point > -330 else { return 0 }
    guard point <= 310 else { return infinity }
    var power = normalize() - 1
    if power < 1 - bias {
      // Too small for a leading 1: the mantissa is shorter.
      shift(by: power - (1 - bias))
      power = 1 - bias
    }
    shift(by: 1 + mantissaSize)
    var mantissa = rounded
    if mantissa == 2 << UInt64(mantissaSize) {
      mantissa >>= 1
      power += 1
    }
    guard power + bias < largest else { return infinity }
    let leading: UInt64 = 1 << UInt64(mantissaSize)
    let exponent = mantissa & leading == 0 ? 0 : UInt64(power + bias)
    return exponent << UInt64(mantissaSize) | mantissa & (leading - 1)
  }

  /// Brings the number between a half and one, and returns the power of two that was taken out.
  private mutating func normalize() -> Int {
    var power = 0
    while point > 0 {
      let step = point < Self.steps.count ? Self.steps[point] : 27
      shift(by: -step)
      power += step
    }
    while point < 0 || digits[0] < 5 {
      let step = -point < Self.steps.count ? Self.steps[-point] : 27
      shift(by: step)
      power -= step
    }
    return power
  }

  /// By how many powers of two a number of so many places may be shifted without passing a half.
  private static let steps = [1, 3, 6, 9, 13, 16, 19, 23, 26]

  /// Multiplies by a power of two.
  private mutating func shift(by power: Int) {
    var rest = power
    while rest != 0, !digits.isEmpty {
      let step = max(min(rest, 59), -59)
      if step > 0 { double(step) } else { halve(-step) }
      rest -= step
    }
  }

  private mutating func double(_ times: Int) {
    var carry: UInt64 = 0
    for index in digits.indices.reversed() {
      carry += UInt64(digits[index]) << UInt64(times)
      digits[index] = UInt8(carry % 10)
      carry /= 10
    }
    var leading: [UInt8] = []
    while carry > 0 {
      leading.append(UInt8(carry % 10))
      carry /= 10
    }
    digits = leading.reversed() + digits
    point += leading.count
    trim()
  }

  private mutating func halve(_ times: Int) {
    let mask: UInt64 = 1 << UInt64(times) - 1
    var halved: [UInt8] = []
    var rest: UInt64 = 0
    var index = 0
    while index < digits.count || rest > 0 {
      rest = rest * 10 + (index < digits.count ? UInt64(digits[index]) : 0)
      halved.append(UInt8(rest >> UInt64(times)))
      rest &= mask
      index += 1
    }
    digits = halved
    trim()
  }

  private mutating func trim() {
    while digits.last == 0 { digits.removeLast() }
    let zeros = digits.prefix { $0 == 0 }.count
    digits.removeFirst(zeros)
    point = digits.isEmpty ? 0 : point - zeros
  }

  /// The nearest whole number; of two the even one.
  private var rounded: UInt64 {
    guard point >= 0 else { return 0 }
    var whole: UInt64 = 0
    for index in 0..<point {
      whole = whole * 10 + (index < digits.count ? UInt64(digits[index]) : 0)
    }
    guard point < digits.count else { return whole }
    let isHalf = digits[point] == 5 && point + 1 == digits.count
    let isUp = isHalf ? whole % 2 == 1 : digits[point] >= 5
    return isUp ? whole + 1 : whole
  }
}
