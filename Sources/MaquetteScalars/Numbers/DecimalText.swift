/// A decimal number split into sign, digits and exponent.
///
/// The number may have any size. No operation expands the exponent, so `1e999999999` is as cheap as
/// a short number.
package struct DecimalText: Hashable {
  /// Whether the number is negative.
  package var isNegative: Bool

  /// The digits, as ASCII.
  package var digits: [UInt8]

  /// The power of ten of the last digit.
  package var exponent: Int

  private init(isNegative: Bool, digits: [UInt8], exponent: Int) {
    self.isNegative = isNegative
    self.digits = digits
    self.exponent = exponent
  }

  /// Splits a number; nil if the text is not a number in JSON syntax.
  ///
  /// An exponent of more than 18 digits counts as the largest that fits.
  package init?(_ text: String) {
    let bytes = Array(text.utf8)
    var index = 0
    func isDigit() -> Bool { index < bytes.count && bytes[index] &- 0x30 < 10 }
    isNegative = bytes.first == UInt8(ascii: "-")
    if isNegative { index = 1 }
    digits = []
    exponent = 0
    let integer = index
    while isDigit() {
      digits.append(bytes[index])
      index += 1
    }
    if index == integer || (index - integer > 1 && bytes[integer] == 0x30) { return nil }
    if index < bytes.count, bytes[index] == UInt8(ascii: ".") {
      index += 1
      let fraction = index
      while isDigit() {
        digits.append(bytes[index])
        index += 1
      }
      if index == fraction { return nil }
      exponent = fraction - index
    }
    if index < bytes.count, bytes[index] | 0x20 == UInt8(ascii: "e") {
      index += 1
      var isSmall = false
      if index < bytes.count, bytes[index] == UInt8(ascii: "-") || bytes[index] == 0x2B {
        isSmall = bytes[index] == UInt8(ascii: "-")
        index += 1
      }
      let power = index
      var written = 0
      while isDigit() {
        if written < 1_000_000_000_000_000_00 { written = written * 10 + Int(bytes[index] - 0x30) }
        index += 1
      }
      if index == power { return nil }
      exponent += isSmall ? -written : written
    }
    if index != bytes.count { return nil }
  }

  /// The same number without leading and trailing zeros; zero has no digits and no sign.
  package var canonical: DecimalText {
    var digits = self.digits[...]
    var exponent = exponent
    while digits.first == 0x30 { digits.removeFirst() }
    while digits.last == 0x30 {
      digits.removeLast()
      exponent += 1
    }
    guard !digits.isEmpty else { return DecimalText(isNegative: false, digits: [], exponent: 0) }
    return DecimalText(isNegative: isNegative, digits: Array(digits), exponent: exponent)
  }

  /// Whether an integer times another number is this number; the only multiple of zero is zero.
  package func isMultiple(of other: DecimalText) -> Bool {
    let (own, other) = (canonical, other.canonical)
    if own.digits.isEmpty { return true }
    // The last digit is not zero, so no power of ten divides the digits.
    guard !other.digits.isEmpty, own.exponent >= other.exponent else { return false }
    // A number has fewer than four factors two, or five, for each of its digits: more zeros add
    // nothing that it could be divided by.
    let zeros = min(own.exponent - other.exponent, 4 * other.digits.count)
    if other.digits.count <= 18 {
      // Ten times a rest and a digit have no more than nineteen digits, which fit in 64 bits.
      let divisor = Self.rest(of: other.digits, by: .max)
      var rest = Self.rest(of: own.digits, by: divisor)
      for _ in 0..<zeros { rest = rest * 10 % divisor }
      return rest == 0
    }
    let divisor = [0x30] + other.digits
    var rest = [UInt8](repeating: 0x30, count: divisor.count)
    for digit in own.digits + Array(repeating: 0x30, count: zeros) {
      rest.removeFirst()
      rest.append(digit)
      while !rest.lexicographicallyPrecedes(divisor) {
        var borrow: UInt8 = 0
        for index in rest.indices.reversed() {
          let subtracted = divisor[index] - 0x30 + borrow
          borrow = rest[index] < subtracted + 0x30 ? 1 : 0
          rest[index] = rest[index] + borrow * 10 - subtracted
        }
      }
    }
    return rest.allSatisfy { $0 == 0x30 }
  }

  /// The rest of a division of digits by a number.
  private static func rest(of digits: [UInt8], by divisor: UInt64) -> UInt64 {
    digits.reduce(0) { ($0 * 10 + UInt64($1 - 0x30)) % divisor }
  }

  /// The number without its fraction.
  package var truncated: DecimalText {
    guard exponent < 0 else { return self }
    let kept = digits.dropLast(min(-exponent, digits.count))
    return DecimalText(isNegative: isNegative, digits: Array(kept), exponent: 0)
  }

  /// The nearest integer; ties round away from zero.
  package var rounded: DecimalText {
    guard exponent < 0 else { return self }
    let dropped = digits.suffix(min(-exponent, digits.count))
    let isUp = dropped.count == -exponent && dropped.first.map { $0 >= 0x35 } == true
    var whole = truncated
    guard isUp else { return whole }
    var index = whole.digits.count - 1
    while index >= 0, whole.digits[index] == 0x39 {
      whole.digits[index] = 0x30
      index -= 1
    }
    if index < 0 { whole.digits.insert(0x31, at: 0) } else { whole.digits[index] += 1 }
    return whole
  }

  /// Returns the number as an integer, if it is one and fits.
  package func integer<I: FixedWidthInteger>(_ type: I.Type = I.self) -> I? {
    let number = canonical
    // 40 digits exceed 128 bits; the limit of 400 allows for wider integers.
    guard number.exponent >= 0, number.digits.count + min(number.exponent, 1000) < 400 else {
      return nil
    }
    var value: I = 0
    for index in 0..<number.digits.count + (number.digits.isEmpty ? 0 : number.exponent) {
      let digit = index < number.digits.count ? I(number.digits[index] - 0x30) : 0
      let (product, overflow) = value.multipliedReportingOverflow(by: 10)
      let (sum, carry) =
        number.isNegative
        ? product.subtractingReportingOverflow(digit) : product.addingReportingOverflow(digit)
      if overflow || carry { return nil }
      value = sum
    }
    return value
  }
}
