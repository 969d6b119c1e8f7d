import MaquetteCore

/// A finite number as decimal digits and an exponent, for exact comparisons of any size.
struct ExactDecimal: Equatable {
  private let isNegative: Bool

  /// The digits without zeros at either end; none for zero.
  private let digits: [UInt8]

  /// The power of ten of the last digit.
  private let exponent: Int

  private static let largestPower = 1 << 40

  init?(_ number: AnyValue.Number) {
    guard number.isFinite else { return nil }
    var digits: [UInt8] = []
    var exponent = 0
    var isAfterPoint = false
    var text = Substring(number.description).utf8
    isNegative = text.first == UInt8(ascii: "-")
    if isNegative { text = text.dropFirst() }
    while let byte = text.popFirst() {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        digits.append(byte - UInt8(ascii: "0"))
        if isAfterPoint { exponent -= 1 }
      case UInt8(ascii: "."): isAfterPoint = true
      case UInt8(ascii: "e"), UInt8(ascii: "E"):
        // An exponent beyond this is no number of any use, but it still compares.
        let power = Int(Substring(text)) ?? (text.first == UInt8(ascii: "-") ? .min : .max)
        exponent += min(max(power, -Self.largestPower), Self.largestPower)
        text = text.suffix(0)
      default: break
      }
    }
    while digits.last == 0 {
      digits.removeLast()
      exponent += 1
    }
    let zeros = digits.prefix { $0 == 0 }.count
    self.digits = Array(digits.dropFirst(zeros))
    self.exponent = digits.isEmpty ? 0 : exponent
  }

  /// Whether the number has no fraction.
  var isInteger: Bool { exponent >= 0 }

  /// Whether the number is before another.
  func isLess(than other: ExactDecimal) -> Bool {
    if digits.isEmpty || other.digits.isEmpty || isNegative != other.isNegative {
      return sign < other.sign
    }
    let (smaller, larger) = isNegative ? (other, self) : (self, other)
    let (low, high) = (
      smaller.digits.count + smaller.exponent, larger.digits.count + larger.exponent
    )
    return low == high ? smaller.digits.lexicographicallyPrecedes(larger.digits) : low < high
  }

  private var sign: Int { digits.isEmpty ? 0 : isNegative ? -1 : 1 }

  /// Whether a number times an integer is this number; nil if the number has too many digits.
  func isMultiple(of other: ExactDecimal) -> Bool? {
    if digits.isEmpty { return true }
    guard !other.digits.isEmpty, other.digits.count <= 18 else { return nil }
    // The last digit is not zero, so no power of ten divides the digits.
    guard exponent >= other.exponent else { return false }
    let divisor = other.digits.reduce(UInt64(0)) { $0 * 10 + UInt64($1) }
    var rest = digits.reduce(0) { Self.next($0, 10, UInt64($1), divisor) }
    var power = UInt64(10) % divisor
    var count = exponent - other.exponent
    while count > 0 {
      if count & 1 == 1 { rest = Self.next(rest, power, 0, divisor) }
      power = Self.next(power, power, 0, divisor)
      count >>= 1
    }
    return rest == 0
  }

  /// The remainder of a product and a sum.
  private static func next(
    _ value: UInt64, _ factor: UInt64, _ summand: UInt64, _ divisor: UInt64
  ) -> UInt64 {
    let product = value.multipliedFullWidth(by: factor)
    let rest = divisor.dividingFullWidth((product.high % divisor, product.low)).remainder
    let (sum, overflow) = rest.addingReportingOverflow(summand % divisor)
    return overflow ? sum &- divisor : sum % divisor
  }
}
