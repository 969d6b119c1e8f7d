/// How values of a type are encoded from the memory of a property.
@frozen
public struct __EncodingKind {
  @usableFromInline package let kind: __DecodingKind.Kind
  @usableFromInline package let isOptional: Bool
  @usableFromInline package let output: __StructEncodingTable?

  @inlinable @inline(__always)
  init(_ kind: __DecodingKind.Kind, isOptional: Bool = false, output: __StructEncodingTable? = nil)
  {
    self.kind = kind
    self.isOptional = isOptional
    self.output = output
  }

  /// Whether values are strings, numbers or Booleans, or optionals of them.
  var isScalar: Bool { kind != .custom && kind != .structure }

  /// Returns the kind of an integer type of the standard library.
  @inlinable @inline(__always)
  static func integer<I: FixedWidthInteger>(_ type: I.Type) -> __EncodingKind {
    let kind = __DecodingKind.integer(type).kind
    return switch kind {
    case .int: __EncodingKind(I.bitWidth == 64 ? .int64 : .int32)
    case .uint: __EncodingKind(I.bitWidth == 64 ? .uint64 : .uint32)
    default: __EncodingKind(kind)
    }
  }

  /// A type that encodes itself.
  @inlinable @inline(__always)
  public static var custom: __EncodingKind { __EncodingKind(.custom) }

  /// Returns the kind of a struct that is encoded from its memory, property by property.
  @inlinable @inline(__always)
  public static func structure(_ output: __StructEncodingTable) -> __EncodingKind {
    __EncodingKind(.structure, output: output)
  }

  /// Returns the kind of an optional.
  @inlinable @inline(__always)
  static func optional<Wrapped: MappingEncodable>(of type: Wrapped.Type) -> __EncodingKind {
    let form = Wrapped.__encodingKind
    switch form.kind {
    case .custom: return .custom
    // Invariant: if an optional is no larger than its wrapped type, the wrapped value has the same
    // representation.
    case .structure where MemoryLayout<Wrapped?>.size != MemoryLayout<Wrapped>.size:
      return .custom
    default:
      return form.isOptional
        ? .custom : __EncodingKind(form.kind, isOptional: true, output: form.output)
    }
  }
}
