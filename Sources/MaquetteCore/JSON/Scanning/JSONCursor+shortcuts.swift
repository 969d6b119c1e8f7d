// Short values of common types. These functions consume nothing they do not recognize; the general
// functions, which implement every rule, handle it.

extension JSONCursor {
  /// Reads a string of at most 15 ASCII characters without escapes; returns nil for any other
  /// value.
  ///
  /// Invariant: the cursor is wide.
  @inline(__always)
  mutating func scanShortString() -> String? {
    let count = shortStringCount()
    guard count >= 0 else { return nil }
    let text = unsafe UnsafeBufferPointer(start: position + 1, count: count)
    unsafe position += count &+ 2
    return unsafe UTF8Validation.string(fromValid: text, isASCII: true)
  }

  /// Returns the length of a string of at most 15 ASCII characters without escapes, or -1.
  ///
  /// Invariant: the cursor is wide.
  @inline(__always)
  func shortStringCount() -> Int {
    guard unsafe position[0] == 0x22 else { return -1 }
    let bytes = unsafe Bytes16.load(position + 1)
    let quote = bytes.equals(Bytes16(repeating: 0x22)).bits
    let others =
      bytes.equals(Bytes16(repeating: 0x5C)).bits | bytes.isBelow(Bytes16(repeating: 0x20)).bits
      | bytes.highBits.bits
    let before = (quote &- 1) & ~quote
    // Padding contains no quote, so the string ends within the text.
    guard quote != 0, others & before == 0 else { return -1 }
    return quote.trailingZeroBitCount
  }

  /// Parses an integer that fits; returns nil, without moving, for any other value.
  ///
  /// Invariant: the cursor is wide.
  @inlinable @inline(__always)
  package mutating func scanShortInteger() -> Int? {
    let first = unsafe position
    guard let scanned = scanInteger(isWide: true) else { return nil }
    guard scanned.magnitude <= UInt64(Int.max) else {
      unsafe position = first
      return nil
    }
    let value = Int(truncatingIfNeeded: scanned.magnitude)
    return scanned.isNegative ? 0 &- value : value
  }

  /// Parses an integer without a sign; returns nil, without moving, for any other value.
  ///
  /// Invariant: the cursor is wide.
  @inline(__always)
  mutating func scanShortUnsigned() -> UInt64? {
    guard unsafe position[0] != UInt8(ascii: "-") else { return nil }
    return scanInteger(isWide: true)?.magnitude
  }

  /// Parses a number of at most 19 digits, of which at most 16 are a fraction, as the nearest double;
  /// returns nil, without moving, for anything else.
  ///
  /// Invariant: the cursor is wide. No step goes beyond 45 bytes.
  ///
  /// - Parameter needsFraction: Whether the number has a fraction and no exponent, so that it is no
  ///   integer; a constant.
  @inline(__always)
  mutating func scanUsualDouble(needsFraction: Bool = false) -> Double? {
    let isNegative = unsafe position[0] == UInt8(ascii: "-")
    let first = unsafe isNegative ? position + 1 : position
    var next = unsafe first
    var mantissa: UInt64 = 0
    while unsafe next[0] &- 0x30 < 10 {
      mantissa = unsafe mantissa &* 10 &+ UInt64(next[0] &- 0x30)
      unsafe next += 1
      if unsafe next - first > 19 { return nil }
    }
    guard unsafe next > first, unsafe first[0] != 0x30 || next - first == 1 else { return nil }
    var exponent = 0
    if unsafe next[0] == UInt8(ascii: ".") {
      let fraction = unsafe DigitRun(next + 1)
      unsafe next += 1 &+ fraction.count
      // Nineteen digits and the point. To compute the value, the run needs sixteen bytes of text
      // before its end.
      guard fraction.count > 0, unsafe next - first <= 20, unsafe next - start >= 16,
        unsafe next[0] &- 0x30 > 9, unsafe next[0] != UInt8(ascii: ".")
      else { return nil }
      mantissa =
        unsafe mantissa &* powerOfTen(fraction.count) &+ fraction.value(before: next)
      exponent = 0 &- fraction.count
    } else if needsFraction {
      return nil
    }
    if unsafe next[0] | 0x20 == UInt8(ascii: "e") {
      if needsFraction { return nil }
      guard let value = unsafe Self.finishShortly(&next, mantissa, exponent) else { return nil }
      unsafe position = next
      return isNegative ? -value : value
    }
    let value = DoubleParsing.double(mantissa: mantissa, exponent: exponent)
    unsafe position = next
    return isNegative ? -value : value
  }

  /// Does the same for numbers with a fraction and no exponent, which are no integers.
  @usableFromInline
  package mutating func scanUsualFraction() -> Double? { scanUsualDouble(needsFraction: true) }

  /// Parses a short exponent, and returns the nearest double; returns nil for
  /// other exponents, and for numbers too large or too small for a double, which may be errors.
  ///
  /// Invariant: `next` is at the letter; six bytes from there on may be read.
  @inline(never)
  private static func finishShortly(
    _ next: inout UnsafePointer<UInt8>, _ mantissa: UInt64, _ exponent: Int
  ) -> Double? {
    let bound = unsafe next + 6
    var digits = DecimalDigits()
    digits.exponent = exponent
    guard unsafe digits.appendExponent(from: &next, end: bound), unsafe next < bound else {
      return nil
    }
    let value = DoubleParsing.double(mantissa: mantissa, exponent: digits.exponent)
    return value.isFinite && (value != 0 || mantissa == 0) ? value : nil
  }
}
