/// How values of a type are written from the memory of a property.
@frozen
public struct EncodingKind {
  @usableFromInline let kind: DecodingKind.Kind
  @usableFromInline let isOptional: Bool
  @usableFromInline let output: StructEncodingTable?

  @inlinable @inline(__always)
  init(_ kind: DecodingKind.Kind, isOptional: Bool = false, output: StructEncodingTable? = nil) {
    self.kind = kind
    self.isOptional = isOptional
    self.output = output
  }

  /// The form of an integer type of the standard library.
  @inlinable @inline(__always)
  static func integer<I: FixedWidthInteger>(_ type: I.Type) -> EncodingKind {
    let kind = DecodingKind.integer(type).kind
    return switch kind {
    case .int: EncodingKind(I.bitWidth == 64 ? .int64 : .int32)
    case .uint: EncodingKind(I.bitWidth == 64 ? .uint64 : .uint32)
    default: EncodingKind(kind)
    }
  }

  /// A type that writes itself.
  @inlinable @inline(__always)
  public static var custom: EncodingKind { EncodingKind(.custom) }

  /// A struct that is written property by property from its memory.
  @inlinable @inline(__always)
  public static func structure(_ output: StructEncodingTable) -> EncodingKind {
    EncodingKind(.structure, output: output)
  }

  /// The form of an optional of a type.
  @inlinable @inline(__always)
  static func optional<Wrapped: MappingEncodable>(of type: Wrapped.Type) -> EncodingKind {
    let form = Wrapped.__encodingKind
    switch form.kind {
    case .custom: return .custom
    // Invariant: where an optional is no larger than what it wraps, a value lies in it as it
    // stands.
    case .structure where MemoryLayout<Wrapped?>.size != MemoryLayout<Wrapped>.size:
      return .custom
    default:
      return form.isOptional
        ? .custom : EncodingKind(form.kind, isOptional: true, output: form.output)
    }
  }
}
