extension ByteBuffer {
  /// Appends an integer.
  @inlinable @inline(__always)
  mutating func append<I: FixedWidthInteger>(integer value: I) {
    if I.bitWidth <= 64 {
      reserve(24)
      if I.isSigned, value < 0 {
        put(UInt8(ascii: "-"))
        putDigits(UInt64(truncatingIfNeeded: value.magnitude))
      } else {
        putDigits(UInt64(truncatingIfNeeded: value))
      }
    } else {
      append(String(value))
    }
  }

  /// Appends the digits of a number; there is room for twenty.
  @usableFromInline
  mutating func putDigits(_ value: UInt64) {
    if value < 10 { return put(UInt8(truncatingIfNeeded: value) &+ 0x30) }
    let count = Self.digitCount(value)
    var rest = value
    var place = next + count
    next = place
    while rest >= 100 {
      place -= 2
      let pair = Int(truncatingIfNeeded: rest % 100)
      rest /= 100
      Self.putPair(pair, at: place)
    }
    if rest >= 10 {
      Self.putPair(Int(truncatingIfNeeded: rest), at: place - 2)
    } else {
      place[-1] = UInt8(truncatingIfNeeded: rest) &+ 0x30
    }
  }

  @inline(__always)
  private static func putPair(_ pair: Int, at place: UnsafeMutablePointer<UInt8>) {
    let digits = digitPairs.utf8Start + pair &* 2
    place[0] = digits[0]
    place[1] = digits[1]
  }

  private static func digitCount(_ value: UInt64) -> Int {
    // 1233 / 4096 is just above log10(2): an estimate that is right or one too low.
    let estimate = ((64 - value.leadingZeroBitCount) * 1233) >> 12
    return value < powers[estimate] ? estimate : estimate + 1
  }

  private static let powers: [UInt64] = [
    1, 10, 100, 1000, 10_000, 100_000, 1_000_000, 10_000_000, 100_000_000, 1_000_000_000,
    10_000_000_000, 100_000_000_000, 1_000_000_000_000, 10_000_000_000_000, 100_000_000_000_000,
    1_000_000_000_000_000, 10_000_000_000_000_000, 100_000_000_000_000_000,
    1_000_000_000_000_000_000, 10_000_000_000_000_000_000,
  ]

  private static let digitPairs: StaticString = """
    00010203040506070809101112131415161718192021222324252627282930313233343536373839\
    40414243444546474849505152535455565758596061626364656667686970717273747576777879\
    8081828384858687888990919293949596979899
    """
}
