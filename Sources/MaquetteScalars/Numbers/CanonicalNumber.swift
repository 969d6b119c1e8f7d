/// The number format of RFC 8785: that of ECMAScript, the shortest decimal of a double.
package enum CanonicalNumber {
  /// Returns the canonical form of a number.
  ///
  /// As RFC 7493, section 2.2, advises, numbers that a double cannot represent are rejected: an
  /// integer that is neither exactly a double nor the canonical form of one, a number with more
  /// than 17 significant digits, and a number that overflows or becomes zero.
  ///
  /// - Parameter text: A number in JSON syntax.
  /// - Returns: The canonical form; nil if the number is rejected.
  package static func text(of text: String) -> String? {
    guard let number = DecimalText(text)?.canonical, let double = Double(decimal: text),
      double.isFinite
    else { return nil }
    if number.digits.isEmpty { return "0" }
    guard double != 0 else { return nil }
    let canonical = Self.text(of: double)
    // A canonical number is the form of the double it parses to.
    if DecimalText(canonical)?.canonical == number { return canonical }
    let isInteger = text.utf8.allSatisfy { $0 != 0x2E && $0 | 0x20 != 0x65 }
    let isTold = isInteger ? isExact(double, number) : number.digits.count <= 17
    return isTold ? canonical : nil
  }

  /// Returns whether a number is short enough to be recognized as canonical.
  ///
  /// Decimals of up to 15 digits are different doubles, so each is the shortest of its double.
  package static func isCanonical(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    var index = unsafe text.first == UInt8(ascii: "-") ? 1 : 0
    let sign = index
    while index < text.count, unsafe text[index] &- 0x30 < 10 { index += 1 }
    let wholeCount = index - sign
    guard 1...15 ~= wholeCount else { return false }
    let startsWithZero = unsafe text[sign] == UInt8(ascii: "0")
    guard index < text.count else { return !startsWithZero || text.count == 1 }
    guard unsafe text[index] == UInt8(ascii: "."), unsafe text[text.count - 1] &- 0x31 < 9,
      text.count - sign <= 16, !startsWithZero || wholeCount == 1
    else { return false }
    // A smaller number has an exponent.
    var hasLeadingDigit = !startsWithZero
    for place in index + 1..<text.count {
      let digit = unsafe text[place] &- 0x30
      guard digit < 10 else { return false }
      if place - index <= 6, digit != 0 { hasLeadingDigit = true }
    }
    return hasLeadingDigit
  }

  /// Returns whether an integer equals a double exactly.
  private static func isExact(_ double: Double, _ number: DecimalText) -> Bool {
    // Below this, every integer is a double.
    if double.magnitude < 0x1p53 { return true }
    var digits = Array("\(double.significandBitPattern | 1 << 52)".utf8.reversed())
    for _ in 0..<Int(double.exponent) - 52 {
      var carry: UInt8 = 0
      for place in digits.indices {
        let doubled = (digits[place] - 0x30) * 2 + carry
        digits[place] = 0x30 + doubled % 10
        carry = doubled / 10
      }
      if carry > 0 { digits.append(0x30 + carry) }
    }
    let written = number.digits + [UInt8](repeating: 0x30, count: number.exponent)
    return digits.reversed().elementsEqual(written)
  }

  /// Returns a double other than zero in the format of ECMAScript's `Number::toString`.
  private static func text(of double: Double) -> String {
    let (number, exponent) = ShortestDecimal(double.magnitude).trimmed
    let digits = "\(number)"
    /// The number of digits before the point.
    let point = digits.utf8.count + exponent
    let sign = double < 0 ? "-" : ""
    if exponent >= 0, point <= 21 { return sign + digits + zeros(exponent) }
    if 1...21 ~= point { return sign + digits.prefix(point) + "." + digits.dropFirst(point) }
    if -5...0 ~= point { return sign + "0." + zeros(-point) + digits }
    let fraction = digits.utf8.count > 1 ? "." + digits.dropFirst() : ""
    return sign + digits.prefix(1) + fraction + (point > 0 ? "e+" : "e") + "\(point - 1)"
  }

  private static func zeros(_ count: Int) -> String { String(repeating: "0", count: count) }
}
