#if hasFeature(BuiltinModule)
  import Builtin
#endif

/// Up to sixteen decimal digits from a position on, found by one comparison.
struct DigitRun {
  /// The number of digits, at most 16.
  let count: Int

  /// Finds the digits in sixteen bytes.
  ///
  /// Invariant: the bytes are readable.
  @inline(__always)
  init(_ start: UnsafePointer<UInt8>) {
    let digits = unsafe Self.values(start).isBelow(Bytes16(repeating: 10)).bits
    count = (digits ^ 0xFFFF | 0x10000).trailingZeroBitCount
  }

  /// Returns the number in the digits before a position.
  ///
  /// The function also reads the bytes before the digits, and treats them as zeros.
  ///
  /// Invariant: sixteen bytes before the position are readable, and the last `count` are digits.
  @inline(__always)
  func value(before end: UnsafePointer<UInt8>) -> UInt64 {
    let digits = unsafe Self.values(end - 16) & Self.mask(last: count)
    #if hasFeature(BuiltinModule)
      typealias Lanes = SIMD8<UInt16>
      // For two digits in 16 bits, multiplying by 2561 puts ten times the first plus the second
      // into the upper byte; each further step joins two neighbors.
      let pairs = unsafe Builtin.lshr_Vec8xInt16(
        Builtin.mul_Vec8xInt16(
          unsafeBitCast(digits, to: Lanes.self)._storage._value,
          Lanes(repeating: 2561)._storage._value),
        Lanes(repeating: 8)._storage._value)
      let scaled = Builtin.bitcast_Vec8xInt16_Vec4xInt32(
        Builtin.mul_Vec8xInt16(pairs, Lanes(100, 1, 100, 1, 100, 1, 100, 1)._storage._value))
      var quads = SIMD4<UInt32>()
      quads._storage._value = Builtin.and_Vec4xInt32(
        Builtin.add_Vec4xInt32(
          scaled, Builtin.lshr_Vec4xInt32(scaled, SIMD4<UInt32>(repeating: 16)._storage._value)),
        SIMD4<UInt32>(repeating: 0xFFFF)._storage._value)
      let halves = unsafe unsafeBitCast(quads, to: SIMD2<UInt64>.self)
      return Self.joinQuads(halves[0]) &* 100_000_000 &+ Self.joinQuads(halves[1])
    #else
      let halves = unsafeBitCast(digits, to: SIMD2<UInt64>.self)
      return Digits8(values: halves[0]).value(count: 8) &* 100_000_000
        &+ Digits8(values: halves[1]).value(count: 8)
    #endif
  }

  /// Returns the number of eight digits, given as two groups of four digits in 32 bits each, the
  /// first one lower.
  @inline(__always)
  private static func joinQuads(_ quads: UInt64) -> UInt64 {
    (quads &* (10_000 &<< 32 | 1)) &>> 32
  }

  /// Returns the values of digits; for other bytes the value is ten or more.
  @inline(__always)
  private static func values(_ start: UnsafePointer<UInt8>) -> Bytes16 {
    unsafe Bytes16.load(start) ^ Bytes16(repeating: 0x30)
  }

  /// Returns a mask with all bits of the last bytes set.
  @inline(__always)
  private static func mask(last count: Int) -> Bytes16 {
    // Invariant: a count is at most 16, so the load stays within the 32 bytes.
    unsafe masks.withUnsafeBufferPointer {
      unsafe Bytes16.load($0.baseAddress.unsafelyUnwrapped + count)
    }
  }

  private static let masks: [UInt8] = [
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
  ]
}
