#if hasFeature(BuiltinModule)
  public import Builtin
#endif

/// Sixteen decimal digits.
@usableFromInline
package struct Digits16 {
  /// The values of the digits, the first in the first byte.
  @usableFromInline package let values: Bytes16

  /// Splits a number below 10^16.
  @inlinable @inline(__always)
  package init(_ number: UInt64) {
    let high = number / 100_000_000
    let low = number &- high &* 100_000_000
    #if hasFeature(BuiltinModule)
      values = Self.split(SIMD2(OutputBuffer.quads(high), OutputBuffer.quads(low)))
    #else
      values = unsafeBitCast(
        SIMD2(OutputBuffer.values8(high), OutputBuffer.values8(low)), to: Bytes16.self)
    #endif
  }

  /// The digits as ASCII.
  @inlinable @inline(__always)
  package var ascii: Bytes16 { values | Bytes16(repeating: 0x30) }

  /// A mask of the digits that are zero.
  @inlinable @inline(__always)
  package var zeros: Mask16 { values.equals(Bytes16(repeating: 0)) }

  #if hasFeature(BuiltinModule)
    /// Splits four numbers below 10^4, each in 32 bits.
    ///
    /// The hundreds are the upper half of a product, shifted right by three. They stay multiplied
    /// by eight, and the remainder by two, because two consecutive shifts would be merged into one
    /// of 19 bits, for which there is no instruction. The last step compensates: it turns x into
    /// 256 * x - 2559 * (x / 10), which has the tens in the lower byte and the ones in the upper
    /// byte.
    @inlinable @inline(__always)
    static func split(_ quads: SIMD2<UInt64>) -> Bytes16 {
      typealias Lanes = SIMD8<UInt16>
      let x = unsafe unsafeBitCast(quads, to: Lanes.self)._storage._value
      let hundreds = Builtin.and_Vec8xInt16(
        upperHalves(x, Lanes(repeating: 5243)), Lanes(repeating: 0xFFF8)._storage._value)
      let rest = Builtin.sub_Vec8xInt16(
        Builtin.add_Vec8xInt16(x, x),
        Builtin.mul_Vec8xInt16(hundreds, Lanes(repeating: 25)._storage._value))
      let moved = Builtin.shl_Vec4xInt32(
        Builtin.bitcast_Vec8xInt16_Vec4xInt32(rest), SIMD4<UInt32>(repeating: 16)._storage._value)
      let pairs = Builtin.or_Vec8xInt16(hundreds, Builtin.bitcast_Vec4xInt32_Vec8xInt16(moved))
      let tens = upperHalves(pairs, Lanes(820, 3277, 820, 3277, 820, 3277, 820, 3277))
      let scaled = Builtin.mul_Vec8xInt16(
        pairs, Lanes(32, 128, 32, 128, 32, 128, 32, 128)._storage._value)
      var digits = Lanes()
      digits._storage._value = Builtin.sub_Vec8xInt16(
        scaled, Builtin.mul_Vec8xInt16(tens, Lanes(repeating: 2559)._storage._value))
      return unsafe unsafeBitCast(digits, to: Bytes16.self)
    }

    /// Returns the upper halves of the products, written so that the compiler emits one
    /// instruction.
    @inlinable @inline(__always)
    static func upperHalves(
      _ factor: Builtin.Vec8xInt16, _ other: SIMD8<UInt16>
    ) -> Builtin.Vec8xInt16 {
      let products = Builtin.mul_Vec8xInt32(
        Builtin.zext_Vec8xInt16_Vec8xInt32(factor),
        Builtin.zext_Vec8xInt16_Vec8xInt32(other._storage._value))
      return Builtin.trunc_Vec8xInt32_Vec8xInt16(
        Builtin.lshr_Vec8xInt32(products, SIMD8<UInt32>(repeating: 16)._storage._value))
    }
  #endif
}
