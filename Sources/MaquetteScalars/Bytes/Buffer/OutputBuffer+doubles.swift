extension OutputBuffer {
  /// Appends the shortest decimal of a finite double, in the form of `Double.description`.
  package mutating func append(double value: Double) {
    // The longest form has a sign, 17 digits, a point, and an exponent of five characters; stores
    // of sixteen bytes reach beyond its end.
    reserve(64)
    if value.sign == .minus { put(UInt8(ascii: "-")) }
    guard value != 0 else {
      put(0x30)
      put(UInt8(ascii: "."))
      return put(0x30)
    }
    let decimal = ShortestDecimal(value.magnitude)
    let digits = PaddedDigits(decimal)
    // The number of digits before the point.
    let point = digits.count + decimal.exponent
    if 1...7 ~= point {
      unsafe digits.store(at: next + 1)
      unsafe Self.store8(digits.leading(withPointAt: point), at: next)
      unsafe next += max(digits.significant, point &+ 1) &+ 1
    } else if point < -3 || value.magnitude > 0x1p53 {
      putScientific(digits, point)
    } else if point > 7 {
      putLongWhole(digits, point)
    } else {
      unsafe Self.store8(0x3030_3030_3030_2E30, at: next)
      unsafe digits.store(at: next + 2 - point)
      // A store of the digits may have put a zero here.
      unsafe next[1] = UInt8(ascii: ".")
      unsafe next += 2 - point + digits.significant
    }
  }

  /// Appends digits, many of them before the point; there is room for them.
  @inline(never)
  private mutating func putLongWhole(_ digits: PaddedDigits, _ point: Int) {
    unsafe digits.store(at: next + 1)
    for place in 0..<point { unsafe next[place] = unsafe next[place + 1] }
    unsafe next[point] = UInt8(ascii: ".")
    unsafe next += max(digits.significant, point + 1) + 1
  }

  /// Appends digits with one before the point, and an exponent; there is room for them.
  @inline(never)
  private mutating func putScientific(_ digits: PaddedDigits, _ point: Int) {
    unsafe digits.store(at: next + 1)
    unsafe next[0] = next[1]
    unsafe next[1] = UInt8(ascii: ".")
    unsafe next += digits.significant == 1 ? 1 : digits.significant + 1
    let exponent = point - 1
    put(UInt8(ascii: "e"))
    put(exponent < 0 ? UInt8(ascii: "-") : UInt8(ascii: "+"))
    if exponent.magnitude < 10 { put(0x30) }
    putDigits(UInt64(exponent.magnitude))
  }
}

/// The 16 or 17 digits of a decimal, including trailing zeros.
private struct PaddedDigits {
  private let ascii: Bytes16
  private let last: UInt16

  /// The number of leading zeros in `ascii`: 0 or 1.
  private let skipped: Int

  /// The number of digits without trailing zeros.
  package let significant: Int

  @inlinable @inline(__always)
  package init(_ decimal: ShortestDecimal) {
    let digits = Digits16(decimal.leading)
    ascii = digits.ascii
    last = UInt16(truncatingIfNeeded: decimal.last) &+ 0x3030
    skipped = decimal.leading < 1_000_000_000_000_000 ? 1 : 0
    let isDigit = (digits.zeros.bits ^ 0xFFFF) | (decimal.last == 0 ? 0 : 1 &<< 16)
    significant = 32 &- isDigit.leadingZeroBitCount &- skipped
  }

  /// The number of digits.
  @inlinable @inline(__always)
  package var count: Int { 17 &- skipped }

  /// Returns the first eight characters, with a point after the first 1 to 7 digits.
  @inlinable @inline(__always)
  package func leading(withPointAt point: Int) -> UInt64 {
    let first = unsafe unsafeBitCast(ascii, to: SIMD2<UInt64>.self)[0]
    let digits = first &>> UInt64(truncatingIfNeeded: skipped &* 8)
    let shift = UInt64(truncatingIfNeeded: point &* 8)
    let before = digits & ((1 &<< shift) &- 1)
    return before | 0x2E &<< shift | (digits &- before) &<< 8
  }

  /// Stores the digits and a zero; there is room for them, and for one character before them.
  @inlinable @inline(__always)
  package func store(at place: UnsafeMutablePointer<UInt8>) {
    unsafe UnsafeMutableRawPointer(place - skipped).storeBytes(of: ascii, as: Bytes16.self)
    unsafe UnsafeMutableRawPointer(place + 16 - skipped).storeBytes(
      of: last.littleEndian, as: UInt16.self)
  }
}
