extension JSONCursor {
  /// Parses a number as the nearest double; returns nil, without moving, for anything else.
  ///
  /// The result is correctly rounded. Up to 19 digits take Clinger's fast path or the Eisel-Lemire
  /// algorithm, which needs no fallback below 20 digits (arXiv 2212.06644); the standard library
  /// parses more digits. An overflow results in infinity.
  @usableFromInline
  package mutating func scanDouble() -> Double? {
    let first = unsafe position
    guard let (digits, isNegative) = scanDigits() else { return nil }
    if digits.count <= DecimalDigits.maxCount {
      let value = DoubleParsing.double(mantissa: digits.mantissa, exponent: digits.exponent)
      return isNegative ? -value : value
    }
    return unsafe Double(
      decimal: String(
        decoding: UnsafeBufferPointer(start: first, count: position - first), as: UTF8.self))
  }

  /// Parses a number as its digits; returns nil, without moving, for anything else.
  @inline(__always)
  package mutating func scanDigits() -> (digits: DecimalDigits, isNegative: Bool)? {
    var next = unsafe position
    let isNegative = unsafe next < end && next.pointee == UInt8(ascii: "-")
    if isNegative { unsafe next += 1 }
    var digits = DecimalDigits()
    guard unsafe next < end, unsafe next.pointee &- 0x30 < 10 else { return nil }
    if unsafe next.pointee == 0x30 {
      unsafe next += 1
      if unsafe next < end, unsafe next.pointee &- 0x30 < 10 { return nil }
    } else {
      unsafe digits.append(from: &next, end: end, wideEnd: wideEnd)
    }
    if unsafe next < end, unsafe next.pointee == UInt8(ascii: ".") {
      unsafe next += 1
      let fraction = unsafe next
      if digits.mantissa == 0 {
        while unsafe next < end, unsafe next.pointee == 0x30 { unsafe next += 1 }
      }
      unsafe digits.append(from: &next, end: end, wideEnd: wideEnd)
      if unsafe next == fraction { return nil }
      digits.places = unsafe next - fraction
      digits.exponent = -digits.places
    }
    if unsafe next < end, unsafe next.pointee | 0x20 == UInt8(ascii: "e") {
      guard unsafe digits.appendExponent(from: &next, end: end) else { return nil }
    }
    unsafe position = next
    return (digits, isNegative)
  }
}
