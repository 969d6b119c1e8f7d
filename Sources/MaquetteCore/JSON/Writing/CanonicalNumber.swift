/// Numbers as RFC 8785 writes them: those of ECMAScript, each the shortest decimal of a double.
enum CanonicalNumber {
  /// The canonical form of a number.
  ///
  /// What a double cannot tell is refused, as RFC 7493, section 2.2, advises: an integer that neither
  /// is exactly a double nor stands for one, more digits than the 17 that tell one double from all
  /// others, and what is beyond all doubles or so small that nothing would be left of it.
  ///
  /// - Parameter text: A number in the grammar of JSON.
  /// - Returns: The form; nil if the number is refused.
  static func text(of text: String) -> String? {
    if isShortInteger(text) { return text }
    guard let number = DecimalText(text)?.canonical, let double = Double(decimal: text),
      double.isFinite
    else { return nil }
    if number.digits.isEmpty { return "0" }
    guard double != 0 else { return nil }
    let canonical = Self.text(of: double)
    // Whatever is canonical stands for the double that it is read as.
    if DecimalText(canonical)?.canonical == number { return canonical }
    let isInteger = text.utf8.allSatisfy { $0 != 0x2E && $0 | 0x20 != 0x65 }
    let isTold = isInteger ? isExact(double, number) : number.digits.count <= 17
    return isTold ? canonical : nil
  }

  /// Whether a number is a whole one of so few digits that it is canonical as it is.
  private static func isShortInteger(_ text: String) -> Bool {
    let digits = text.utf8.first == UInt8(ascii: "-") ? text.utf8.dropFirst() : text.utf8[...]
    return 1...15 ~= digits.count && digits.allSatisfy { $0 &- 0x30 < 10 }
      && digits.first != UInt8(ascii: "0") || text == "0"
  }

  /// Whether a whole number is a double and not merely near to one.
  private static func isExact(_ double: Double, _ number: DecimalText) -> Bool {
    // Up to here every whole number is a double.
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

  /// A double other than zero, as `AnyValue.Number::toString` of ECMAScript writes it.
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
