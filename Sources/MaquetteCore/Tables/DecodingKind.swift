/// How values of a type are decoded into the memory of a property.
///
/// The core decodes structs, and the standard library types that every payload contains; all other
/// types use their own initializers.
@frozen
public struct __DecodingKind: Sendable {
  @usableFromInline package let kind: Kind
  @usableFromInline package let isOptional: Bool
  @usableFromInline package let layout: __StructDecodingTable?

  /// The only kind of value that a type which decodes itself decodes from, if there is exactly one.
  @usableFromInline let customKind: ValueKind?

  @inlinable @inline(__always)
  init(
    _ kind: Kind, isOptional: Bool = false, layout: __StructDecodingTable? = nil,
    customKind: ValueKind? = nil
  ) {
    self.kind = kind
    self.isOptional = isOptional
    self.layout = layout
    self.customKind = customKind
  }

  @frozen
  @usableFromInline
  package enum Kind: UInt8, Sendable {
    case custom, string, bool, double
    case int, uint, int8, int16, int32, int64, uint8, uint16, uint32, uint64
    case structure
  }

  /// The only kind of value that the type decodes from without a conversion, if there is exactly
  /// one.
  package var valueKind: ValueKind? {
    guard !isOptional else { return nil }
    return switch kind {
    case .custom: customKind
    case .string: .string
    case .bool: .bool
    case .structure: layout.map { unsafe $0.contents.pointee.isArray } == true ? .array : .object
    default: .number
    }
  }

  /// Whether values are strings, numbers or Booleans, or optionals of them.
  var isScalar: Bool { kind != .custom && kind != .structure }

  /// Initializes an optional scalar to nil.
  ///
  /// Invariant: the memory is uninitialized, and for an optional of this kind.
  ///
  /// - Returns: Whether this is an optional scalar; otherwise, nothing has happened.
  func initializeNil(_ place: UnsafeMutableRawPointer) -> Bool {
    guard isOptional else { return false }
    switch kind {
    case .custom, .structure: return false
    case .string: unsafe place.initializeMemory(as: String?.self, to: nil)
    case .bool: unsafe place.initializeMemory(as: Bool?.self, to: nil)
    case .double: unsafe place.initializeMemory(as: Double?.self, to: nil)
    case .int, .uint: unsafe place.initializeMemory(as: Int?.self, to: nil)
    case .int64, .uint64: unsafe place.initializeMemory(as: Int64?.self, to: nil)
    case .int32, .uint32: unsafe place.initializeMemory(as: Int32?.self, to: nil)
    case .int16, .uint16: unsafe place.initializeMemory(as: Int16?.self, to: nil)
    case .int8, .uint8: unsafe place.initializeMemory(as: Int8?.self, to: nil)
    }
    return true
  }

  /// Replaces a scalar by another, which is moved out of its memory.
  ///
  /// Invariant: both are initialized, and have this kind and the given size; among scalars, only
  /// strings hold references.
  func replaceScalar(
    _ place: UnsafeMutableRawPointer, by other: UnsafeMutableRawPointer, size: Int
  ) {
    if kind != .string {
      unsafe place.copyMemory(from: other, byteCount: size)
    } else if isOptional {
      unsafe place.assumingMemoryBound(to: String?.self)
        .moveUpdate(from: other.assumingMemoryBound(to: String?.self), count: 1)
    } else {
      unsafe place.assumingMemoryBound(to: String.self)
        .moveUpdate(from: other.assumingMemoryBound(to: String.self), count: 1)
    }
  }

  /// A type that decodes itself.
  @inlinable @inline(__always)
  public static var custom: __DecodingKind { __DecodingKind(.custom) }

  /// Returns the kind of a struct that is decoded into its memory, property by property.
  @inlinable @inline(__always)
  public static func structure(_ layout: __StructDecodingTable) -> __DecodingKind {
    __DecodingKind(.structure, layout: layout)
  }

  /// Returns the kind of an integer type of the standard library.
  @inlinable @inline(__always)
  static func integer<I: FixedWidthInteger>(_ type: I.Type) -> __DecodingKind {
    if type == Int.self { return __DecodingKind(.int) }
    if type == UInt.self { return __DecodingKind(.uint) }
    return switch I.bitWidth {
    case 8: __DecodingKind(I.isSigned ? .int8 : .uint8)
    case 16: __DecodingKind(I.isSigned ? .int16 : .uint16)
    case 32: __DecodingKind(I.isSigned ? .int32 : .uint32)
    case 64: __DecodingKind(I.isSigned ? .int64 : .uint64)
    default: .custom
    }
  }

  /// Returns the kind of an optional.
  @inlinable @inline(__always)
  static func optional<Wrapped: MappingDecodable>(of type: Wrapped.Type) -> __DecodingKind {
    let form = Wrapped.__decodingKind
    switch form.kind {
    case .custom: return .custom
    // Invariant: if an optional is no larger than its wrapped type, the wrapped value has the same
    // representation, so it can be created in place.
    case .structure where MemoryLayout<Wrapped?>.size != MemoryLayout<Wrapped>.size:
      return .custom
    default:
      return form.isOptional
        ? .custom : __DecodingKind(form.kind, isOptional: true, layout: form.layout)
    }
  }
}
