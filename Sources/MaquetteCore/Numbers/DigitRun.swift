#if hasFeature(BuiltinModule)
  import Builtin
#endif

/// The decimal digits from a position on, up to sixteen, found by one comparison.
struct DigitRun {
  /// How many digits there are, at most 16.
  let count: Int

  /// Looks at sixteen bytes.
  ///
  /// Invariant: they may be read.
  @inline(__always)
  init(_ start: UnsafePointer<UInt8>) {
    let digits = unsafe Self.values(start).isBelow(Bytes16(repeating: 10)).bits
    count = (digits ^ 0xFFFF | 0x10000).trailingZeroBitCount
  }

  /// The number that the digits before a position write.
  ///
  /// What stands before the digits is read too, and taken as zeros.
  ///
  /// Invariant: sixteen bytes before the position may be read, and the last `count` are digits.
  @inline(__always)
  func value(before end: UnsafePointer<UInt8>) -> UInt64 {
    let digits = unsafe Self.values(end - 16) & Self.mask(last: count)
    #if hasFeature(BuiltinModule)
      typealias Lanes = SIMD8<UInt16>
      // Of two digits in 16 bits 2561 times makes ten times the first and the second, in the upper
      // byte; each further step joins two neighbours.
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

  /// The number of eight digits, given as two of four digits in 32 bits each, the first one lower.
  @inline(__always)
  private static func joinQuads(_ quads: UInt64) -> UInt64 {
    (quads &* (10_000 &<< 32 | 1)) &>> 32
  }

  /// The values of digits; bytes that are none become ten or more.
  @inline(__always)
  private static func values(_ start: UnsafePointer<UInt8>) -> Bytes16 {
    unsafe Bytes16.load(start) ^ Bytes16(repeating: 0x30)
  }

  /// All bits of the last bytes.
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
