/// The digits of a number, as far as they fit in 64 bits.
@frozen
@usableFromInline
package struct DecimalDigits {
  /// The digits as a number; meaningless for more than nineteen digits.
  @usableFromInline package var mantissa: UInt64 = 0

  /// The number of digits, without leading zeros.
  @usableFromInline package var count = 0

  /// The maximum number of digits that always fit.
  @inlinable package static var maxCount: Int { 19 }

  /// The power of ten of the last digit.
  @usableFromInline package var exponent = 0

  /// The number of digits after the point, with all zeros.
  @usableFromInline package var places = 0

  /// The exponent as it is written.
  @usableFromInline package var power = WrittenExponent()

  @inlinable @inline(__always)
  package init() {}

  /// Appends the digits from a position on.
  @inlinable @inline(__always)
  package mutating func append(
    from next: inout UnsafePointer<UInt8>, end: UnsafePointer<UInt8>,
    wideEnd: UnsafePointer<UInt8>
  ) {
    let first = unsafe next
    while unsafe next <= wideEnd {
      let word = unsafe Digits8(next)
      let length = word.count
      if length == 0 { break }
      mantissa = mantissa &* powerOfTen(length) &+ word.value(count: length)
      unsafe next += length
      if length < 8 { break }
    }
    if unsafe next > end { unsafe next = unsafe end }
    while unsafe next < end, unsafe next.pointee &- 0x30 < 10 {
      mantissa = unsafe mantissa &* 10 &+ UInt64(next.pointee &- 0x30)
      unsafe next += 1
    }
    unsafe count += next - first
  }

  /// Adds the exponent at a position; returns false if it has no digits.
  package mutating func appendExponent(
    from next: inout UnsafePointer<UInt8>, end: UnsafePointer<UInt8>
  ) -> Bool {
    let letter = unsafe next.pointee
    unsafe next += 1
    var sign: UInt8 = 0
    if unsafe next < end,
      unsafe next.pointee == UInt8(ascii: "-") || next.pointee == UInt8(ascii: "+")
    {
      sign = unsafe next.pointee
      unsafe next += 1
    }
    let first = unsafe next
    var written = 0
    while unsafe next < end, unsafe next.pointee &- 0x30 < 10 {
      // Capped to avoid overflow: no text has enough digits to compensate for more.
      if written < 100_000_000_000_000_000 {
        written = unsafe written * 10 + Int(next.pointee &- 0x30)
      }
      unsafe next += 1
    }
    exponent += sign == UInt8(ascii: "-") ? -written : written
    unsafe power = WrittenExponent(letter, sign: sign, magnitude: written, count: next - first)
    return unsafe next > first
  }

  /// The number before the decimal point, and its fraction as *rest* / *power*; nil for more digits
  /// than always fit in 64 bits, or a large exponent.
  package var parts: (whole: UInt64, rest: UInt64, power: UInt64)? {
    guard count <= Self.maxCount else { return nil }
    if exponent == 0 || mantissa == 0 { return (mantissa, 0, 1) }
    // A mantissa of 19 digits is not divisible by a higher power of ten.
    guard -19...19 ~= exponent else { return nil }
    let power = powerOfTen(abs(exponent))
    if exponent < 0 {
      let (whole, rest) = mantissa.quotientAndRemainder(dividingBy: power)
      return (whole, rest, power)
    }
    let (product, overflow) = mantissa.multipliedReportingOverflow(by: power)
    return overflow ? nil : (product, 0, 1)
  }

  /// The number without fraction and exponent; nil if it has a nonzero fraction, or if it has no
  /// parts.
  package var whole: UInt64? { parts.flatMap { $0.rest == 0 ? $0.whole : nil } }
}
