extension JSONCursor {
  /// Reads a number as the nearest double; nil, the cursor unmoved, for anything else.
  ///
  /// Correctly rounded: up to 19 digits by Clinger's fast path or by Eisel and Lemire's, which
  /// needs no fallback below 20 digits (arXiv 2212.06644); more digits by the standard library.
  /// An overflow gives infinity.
  @usableFromInline
  mutating func scanDouble() -> Double? {
    let first = position
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
    if digits.count <= 19,
      let value = DoubleParsing.double(mantissa: digits.mantissa, exponent: digits.exponent)
    {
      return isNegative ? -value : value
    }
    return Double(
      String(decoding: UnsafeBufferPointer(start: first, count: next - first), as: UTF8.self))
  }
}

/// The digits of a number, as far as 64 bits hold them.
struct DecimalDigits {
  var mantissa: UInt64 = 0
  var count = 0
  var exponent = 0

  /// Appends the digits from a position on.
  @inline(__always)
  mutating func append(
    from next: inout UnsafePointer<UInt8>, end: UnsafePointer<UInt8>,
    wideEnd: UnsafePointer<UInt8>
  ) {
    let first = next
    while next <= wideEnd {
      let word = Digits8(next)
      let length = word.count
      if length == 0 { break }
      mantissa = mantissa &* Self.powers[length] &+ word.value(count: length)
      next += length
      if length < 8 { break }
    }
    if next > end { next = end }
    while next < end, next.pointee &- 0x30 < 10 {
      mantissa = mantissa &* 10 &+ UInt64(next.pointee &- 0x30)
      next += 1
    }
    count += next - first
  }

  static let powers: [UInt64] = [
    1, 10, 100, 1000, 10_000, 100_000, 1_000_000, 10_000_000, 100_000_000, 1_000_000_000,
    10_000_000_000, 100_000_000_000, 1_000_000_000_000, 10_000_000_000_000, 100_000_000_000_000,
    1_000_000_000_000_000, 10_000_000_000_000_000,
  ]

  /// Adds the exponent from a position on; false if it has no digits.
  mutating func appendExponent(
    from next: inout UnsafePointer<UInt8>, end: UnsafePointer<UInt8>
  ) -> Bool {
    next += 1
    var isNegative = false
    if next < end, next.pointee == UInt8(ascii: "-") || next.pointee == UInt8(ascii: "+") {
      isNegative = next.pointee == UInt8(ascii: "-")
      next += 1
    }
    let first = next
    var written = 0
    while next < end, next.pointee &- 0x30 < 10 {
      // Held below overflow; from a million on every value is 0 or infinity all the same.
      if written < 1_000_000 { written = written * 10 + Int(next.pointee &- 0x30) }
      next += 1
    }
    exponent += isNegative ? -written : written
    return next > first
  }
}
