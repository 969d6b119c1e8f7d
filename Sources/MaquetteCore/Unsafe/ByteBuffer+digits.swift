// Decimal digits, eight at a time: three multiplications split a number into its digits.

extension ByteBuffer {
  /// The eight digits of a number below 10^8, as ASCII, the first in the lowest byte.
  @inline(__always)
  static func digits8(_ value: UInt64) -> UInt64 {
    let high = (value &* 109_951_163) &>> 40
    let quads = high | (value &- high &* 10000) &<< 32
    let hundreds = ((quads &* 10486) &>> 20) & 0x0000_007F_0000_007F
    let pairs = hundreds | (quads &- hundreds &* 100) &<< 16
    let tens = ((pairs &* 103) &>> 10) & 0x000F_000F_000F_000F
    return (tens | (pairs &- tens &* 10) &<< 8) | 0x3030_3030_3030_3030
  }

  /// Stores eight characters; there is room for them.
  @inline(__always)
  static func store8(_ characters: UInt64, at place: UnsafeMutablePointer<UInt8>) {
    UnsafeMutableRawPointer(place).storeBytes(of: characters.littleEndian, as: UInt64.self)
  }

  /// Appends the digits of a number; there is room for 32.
  @inline(__always)
  mutating func putDigits(_ value: UInt64) {
    if value < 100_000_000 {
      putShortDigits(value)
    } else {
      putLongDigits(value)
    }
  }

  /// Appends the digits of a number below 10^8; there is room for eight.
  @inline(__always)
  private mutating func putShortDigits(_ value: UInt64) {
    let digits = Self.digits8(value)
    // At least one digit stays.
    let zeros = (digits & 0x0F0F_0F0F_0F0F_0F0F | 1 &<< 63).trailingZeroBitCount &>> 3
    Self.store8(digits &>> UInt64(truncatingIfNeeded: zeros &* 8), at: next)
    next += 8 &- zeros
  }

  @inline(never)
  private mutating func putLongDigits(_ value: UInt64) {
    let upper = value / 100_000_000
    if upper < 100_000_000 {
      putShortDigits(upper)
    } else {
      putShortDigits(upper / 100_000_000)
      Self.store8(Self.digits8(upper % 100_000_000), at: next)
      next += 8
    }
    Self.store8(Self.digits8(value % 100_000_000), at: next)
    next += 8
  }
}
