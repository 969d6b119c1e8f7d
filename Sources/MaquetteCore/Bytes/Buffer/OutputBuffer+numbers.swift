extension OutputBuffer {
  /// Appends an integer.
  @inlinable @inline(__always)
  package mutating func append<I: FixedWidthInteger>(integer value: I) {
    if I.bitWidth <= 64 {
      reserve(40)
      putInteger(UInt64(truncatingIfNeeded: value.magnitude), isNegative: value < 0)
    } else {
      append(String(value))
    }
  }

  /// Appends an integer; there is room for 40 bytes.
  @usableFromInline
  mutating func putInteger(_ magnitude: UInt64, isNegative: Bool) {
    if isNegative { put(UInt8(ascii: "-")) }
    putDigits(magnitude)
  }
}
