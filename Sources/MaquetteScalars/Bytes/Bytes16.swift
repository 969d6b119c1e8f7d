#if hasFeature(BuiltinModule)
  public import Builtin
#endif

/// A vector of sixteen bytes.
///
/// The operators do the same as those of the standard library, each as one instruction: without
/// optimization, the ones of the library are loops over the bytes.
@usableFromInline
package typealias Bytes16 = SIMD16<UInt8>

extension Bytes16 {
  /// Loads sixteen bytes.
  ///
  /// Invariant: sixteen bytes from the pointer on are readable.
  @inlinable @inline(__always)
  package static func load(_ pointer: UnsafePointer<UInt8>) -> Bytes16 {
    #if hasFeature(BuiltinModule)
      Builtin.loadRaw(pointer._rawValue)
    #else
      UnsafeRawPointer(pointer).loadUnaligned(as: Bytes16.self)
    #endif
  }
}

#if hasFeature(BuiltinModule)
  extension Bytes16 {
    @inlinable @inline(__always)
    init(_ value: Builtin.Vec16xInt8) {
      self.init()
      _storage._value = value
    }

    @inlinable @inline(__always)
    package static func & (left: Bytes16, right: Bytes16) -> Bytes16 {
      Bytes16(Builtin.and_Vec16xInt8(left._storage._value, right._storage._value))
    }

    @inlinable @inline(__always)
    package static func | (left: Bytes16, right: Bytes16) -> Bytes16 {
      Bytes16(Builtin.or_Vec16xInt8(left._storage._value, right._storage._value))
    }

    @inlinable @inline(__always)
    package static func ^ (left: Bytes16, right: Bytes16) -> Bytes16 {
      Bytes16(Builtin.xor_Vec16xInt8(left._storage._value, right._storage._value))
    }

    /// Returns all bits set in the bytes that equal those of another vector.
    @inlinable @inline(__always)
    package func whereEqual(to other: Bytes16) -> Bytes16 {
      Bytes16(
        Builtin.sext_Vec16xInt1_Vec16xInt8(
          Builtin.cmp_eq_Vec16xInt8(_storage._value, other._storage._value)))
    }

    /// Returns all bits set in the bytes that are below those of another vector.
    @inlinable @inline(__always)
    package func whereBelow(_ other: Bytes16) -> Bytes16 {
      Bytes16(
        Builtin.sext_Vec16xInt1_Vec16xInt8(
          Builtin.cmp_ult_Vec16xInt8(_storage._value, other._storage._value)))
    }

    /// Returns all bits set in the bytes that are not below those of another vector.
    @inlinable @inline(__always)
    package func whereAtLeast(_ other: Bytes16) -> Bytes16 {
      Bytes16(
        Builtin.sext_Vec16xInt1_Vec16xInt8(
          Builtin.cmp_uge_Vec16xInt8(_storage._value, other._storage._value)))
    }
  }
#else
  extension Bytes16 {
    /// Returns all bits set in the bytes that equal those of another vector.
    @inlinable @inline(__always)
    package func whereEqual(to other: Bytes16) -> Bytes16 {
      unsafeBitCast(self .== other, to: Self.self)
    }

    /// Returns all bits set in the bytes that are below those of another vector.
    @inlinable @inline(__always)
    package func whereBelow(_ other: Bytes16) -> Bytes16 {
      unsafeBitCast(self .< other, to: Self.self)
    }

    /// Returns all bits set in the bytes that are not below those of another vector.
    @inlinable @inline(__always)
    package func whereAtLeast(_ other: Bytes16) -> Bytes16 {
      unsafeBitCast(self .>= other, to: Self.self)
    }
  }
#endif
