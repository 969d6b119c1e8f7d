/// Eight bytes that may be digits.
///
/// The arithmetic is common to many parsers: three multiplications combine eight digits.
@frozen
@usableFromInline
package struct Digits8 {
  @usableFromInline package var word: UInt64

  /// Loads eight bytes.
  ///
  /// Invariant: eight bytes from the pointer on may be read.
  @inlinable @inline(__always)
  package init(_ pointer: UnsafePointer<UInt8>) {
    word =
      unsafe UnsafeRawPointer(pointer).loadUnaligned(as: UInt64.self).littleEndian
      ^ 0x3030_3030_3030_3030
  }

  /// Creates the digits from their values, the first one in the lowest byte.
  @inlinable @inline(__always)
  package init(values: UInt64) {
    word = values
  }

  /// The number of leading bytes that are digits.
  @inlinable @inline(__always)
  package var count: Int {
    // A carry out of a byte can affect only the bytes after the first one that is not a digit.
    let notDigits = ((word &+ 0x7676_7676_7676_7676) | word) & 0x8080_8080_8080_8080
    return notDigits.trailingZeroBitCount &>> 3
  }

  /// Returns the number in the first bytes.
  @inlinable @inline(__always)
  package func value(count: Int) -> UInt64 {
    // Shifted to the end, the digits have zeros before them. A count of 0 would shift by 64.
    let digits = word &<< UInt64(truncatingIfNeeded: 64 &- 8 &* count)
    let pairs = digits &* 10 &+ (digits &>> 8)
    let low = (pairs & 0x0000_00FF_0000_00FF) &* 0x000F_4240_0000_0064
    let high = ((pairs &>> 16) & 0x0000_00FF_0000_00FF) &* 0x0000_2710_0000_0001
    return (low &+ high) &>> 32
  }
}
