/// How values of a type are written from the memory of a property.
@frozen
public struct WrittenForm {
  @usableFromInline let kind: FieldForm.Kind
  @usableFromInline let isOptional: Bool
  @usableFromInline let output: StructOutput?

  @inlinable @inline(__always)
  init(_ kind: FieldForm.Kind, isOptional: Bool = false, output: StructOutput? = nil) {
    self.kind = kind
    self.isOptional = isOptional
    self.output = output
  }

  /// The form of an integer type of the standard library.
  @inlinable @inline(__always)
  static func integer<I: FixedWidthInteger>(_ type: I.Type) -> WrittenForm {
    let kind = FieldForm.integer(type).kind
    return switch kind {
    case .int: WrittenForm(I.bitWidth == 64 ? .int64 : .int32)
    case .uint: WrittenForm(I.bitWidth == 64 ? .uint64 : .uint32)
    default: WrittenForm(kind)
    }
  }

  /// A type that writes itself.
  @inlinable @inline(__always)
  public static var custom: WrittenForm { WrittenForm(.custom) }

  /// A struct that is written property by property from its memory.
  @inlinable @inline(__always)
  public static func structure(_ output: StructOutput) -> WrittenForm {
    WrittenForm(.structure, output: output)
  }

  /// The form of an optional of a type.
  @inlinable @inline(__always)
  static func optional<Wrapped: Writable>(of type: Wrapped.Type) -> WrittenForm {
    let form = Wrapped.__written
    switch form.kind {
    case .custom: return .custom
    // Invariant: where an optional is no larger than what it wraps, a value lies in it as it
    // stands.
    case .structure where MemoryLayout<Wrapped?>.size != MemoryLayout<Wrapped>.size:
      return .custom
    default:
      return form.isOptional
        ? .custom : WrittenForm(form.kind, isOptional: true, output: form.output)
    }
  }
}
