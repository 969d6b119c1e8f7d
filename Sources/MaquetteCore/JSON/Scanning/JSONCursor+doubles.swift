extension JSONCursor {
  /// Reads a number as the nearest double; nil, the cursor unmoved, for anything else.
  ///
  /// Correctly rounded: up to 19 digits by Clinger's fast path or by Eisel and Lemire's, which
  /// needs no fallback below 20 digits (arXiv 2212.06644); more digits by the standard library.
  /// An overflow gives infinity.
  @usableFromInline
  mutating func scanDouble() -> Double? {
    let first = position
    guard let (digits, isNegative) = scanDigits() else { return nil }
    if digits.count <= 19,
      let value = DoubleParsing.double(mantissa: digits.mantissa, exponent: digits.exponent)
    {
      return isNegative ? -value : value
    }
    return Double(
      decimal: String(
        decoding: UnsafeBufferPointer(start: first, count: position - first), as: UTF8.self))
  }

  /// Reads a number as its digits; nil, the cursor unmoved, for anything else.
  @inline(__always)
  mutating func scanDigits() -> (digits: DecimalDigits, isNegative: Bool)? {
    var next = position
    let isNegative = next < end && next.pointee == UInt8(ascii: "-")
    if isNegative { next += 1 }
    var digits = DecimalDigits()
    guard next < end, next.pointee &- 0x30 < 10 else { return nil }
    if next.pointee == 0x30 {
      next += 1
      if next < end, next.pointee &- 0x30 < 10 { return nil }
    } else {
      digits.append(from: &next, end: end, wideEnd: wideEnd)
    }
    if next < end, next.pointee == UInt8(ascii: ".") {
      next += 1
      let fraction = next
      if digits.mantissa == 0 {
        while next < end, next.pointee == 0x30 { next += 1 }
      }
      digits.append(from: &next, end: end, wideEnd: wideEnd)
      if next == fraction { return nil }
      digits.exponent = fraction - next
    }
    if next < end, next.pointee | 0x20 == UInt8(ascii: "e") {
      guard digits.appendExponent(from: &next, end: end) else { return nil }
    }
    position = next
    return (digits, isNegative)
  }
}
