#if hasFeature(BuiltinModule)
  import Builtin
#endif

/// The result of comparing sixteen bytes: one bit per byte, the lowest for the first.
@frozen
@usableFromInline
package struct Mask16 {
  @usableFromInline package var bits: UInt32

  @inlinable @inline(__always)
  package init(bits: UInt32) {
    self.bits = bits
  }

  /// Returns the bits of the first bytes, at most sixteen.
  @inlinable @inline(__always)
  package static func bits(first count: Int) -> UInt32 {
    count >= 16 ? 0xFFFF : 1 &<< UInt32(truncatingIfNeeded: count) &- 1
  }

  /// Whether no bit is set.
  @inlinable @inline(__always)
  package var isEmpty: Bool { bits == 0 }

  /// The index of the first byte whose bit is set; 32 if there is none.
  @inlinable @inline(__always)
  package var first: Int { bits.trailingZeroBitCount }
}

// Both sides of every comparison are vectors: with a scalar it would be a loop.
extension Bytes16 {
  /// A mask of the bytes whose highest bit is set.
  ///
  /// For each half, a multiplication gathers the eight bits.
  @inlinable @inline(__always)
  package var highBits: Mask16 {
    #if hasFeature(BuiltinModule)
      let zero = Bytes16(repeating: 0)
      let mask = Builtin.cmp_slt_Vec16xInt8(_storage._value, zero._storage._value)
      let bits = Builtin.bitcast_Vec16xInt1_Int16(mask)
      return Mask16(bits: UInt32(truncatingIfNeeded: UInt16(bits)))
    #else
      let halves = unsafeBitCast(self, to: SIMD2<UInt64>.self)
      return Mask16(bits: Self.gather(halves[0]) | Self.gather(halves[1]) &<< 8)
    #endif
  }

  /// Returns a mask of the bytes that equal those of another vector.
  @inlinable @inline(__always)
  package func equals(_ other: Bytes16) -> Mask16 {
    #if hasFeature(BuiltinModule)
      let mask = Builtin.cmp_eq_Vec16xInt8(_storage._value, other._storage._value)
      let bits = Builtin.bitcast_Vec16xInt1_Int16(mask)
      return Mask16(bits: UInt32(truncatingIfNeeded: UInt16(bits)))
    #else
      return whereEqual(to: other).highBits
    #endif
  }

  /// Returns a mask of the bytes that are below those of another vector.
  @inlinable @inline(__always)
  package func isBelow(_ other: Bytes16) -> Mask16 {
    #if hasFeature(BuiltinModule)
      let mask = Builtin.cmp_ult_Vec16xInt8(_storage._value, other._storage._value)
      let bits = Builtin.bitcast_Vec16xInt1_Int16(mask)
      return Mask16(bits: UInt32(truncatingIfNeeded: UInt16(bits)))
    #else
      return whereBelow(other).highBits
    #endif
  }

  #if !hasFeature(BuiltinModule)
    @inlinable @inline(__always)
    package static func gather(_ half: UInt64) -> UInt32 {
      let bits = (half & 0x8080_8080_8080_8080) &>> 7
      return UInt32(truncatingIfNeeded: (bits &* 0x0102_0408_1020_4080) &>> 56)
    }
  #endif
}
