// Decimal digits, eight at a time: three multiplications split a number into its digits.

extension OutputBuffer {
  /// Returns the eight digits of a number below 10^8 as ASCII, the first in the lowest byte.
  @inlinable @inline(__always)
  package static func digits8(_ number: UInt64) -> UInt64 {
    values8(number) | 0x3030_3030_3030_3030
  }

  /// Returns the values of the eight digits of a number below 10^8, the first in the lowest byte.
  ///
  /// Each step splits x into a quotient and, in the bits above it, the remainder: q + (x - q * n)
  /// << s is computed as x << s - q * (n << s - 1), which has a shorter dependency chain.
  @inlinable @inline(__always)
  package static func values8(_ number: UInt64) -> UInt64 {
    let quads = quads(number)
    let hundreds = ((quads &* 10486) &>> 20) & 0x0000_007F_0000_007F
    let pairs = quads &<< 16 &- hundreds &* (100 &<< 16 &- 1)
    let tens = ((pairs &* 103) &>> 10) & 0x000F_000F_000F_000F
    return pairs &<< 8 &- tens &* (10 &<< 8 &- 1)
  }

  /// Returns the first four digits of a number below 10^8 in the lower half, the last four in the
  /// upper half.
  @inlinable @inline(__always)
  package static func quads(_ number: UInt64) -> UInt64 {
    let high = (number &* 109_951_163) &>> 40
    return number &<< 32 &- high &* (10000 &<< 32 &- 1)
  }

  /// Stores eight characters; there is room for them.
  @inlinable @inline(__always)
  package static func store8(_ characters: UInt64, at place: UnsafeMutablePointer<UInt8>) {
    unsafe UnsafeMutableRawPointer(place).storeBytes(of: characters.littleEndian, as: UInt64.self)
  }

  /// Appends the digits of a number; there is room for 32.
  @inlinable @inline(__always)
  package mutating func putDigits(_ value: UInt64) {
    if value < 10 {
      put(UInt8(truncatingIfNeeded: value) &+ 0x30)
    } else if value < 100_000_000 {
      putShortDigits(value)
    } else {
      putLongDigits(value)
    }
  }

  /// Appends the digits of a number below 10^8; there is room for eight.
  @inlinable @inline(__always)
  mutating func putShortDigits(_ value: UInt64) {
    let digits = Self.digits8(value)
    // At least one digit remains.
    let zeros = (digits & 0x0F0F_0F0F_0F0F_0F0F | 1 &<< 63).trailingZeroBitCount &>> 3
    unsafe Self.store8(digits &>> UInt64(truncatingIfNeeded: zeros &* 8), at: next)
    unsafe next += 8 &- zeros
  }

  @inlinable @inline(__always)
  mutating func putLongDigits(_ value: UInt64) {
    let upper = value / 100_000_000
    if upper < 10 {
      put(UInt8(truncatingIfNeeded: upper) &+ 0x30)
    } else if upper < 100_000_000 {
      putShortDigits(upper)
    } else {
      putShortDigits(upper / 100_000_000)
      unsafe Self.store8(Self.digits8(upper % 100_000_000), at: next)
      unsafe next += 8
    }
    unsafe Self.store8(Self.digits8(value % 100_000_000), at: next)
    unsafe next += 8
  }
}
