// Generated code uses these to check early enough whether types are mapped.

public import MaquetteCore

extension __Field {
  /// A type that can be decoded.
  public typealias DecodableType<T: MappingDecodable> = T

  /// A type that can be encoded.
  public typealias EncodableType<T: MappingEncodable> = T

  /// A type that can be decoded and encoded.
  public typealias MappedType<T: MappingDecodable & MappingEncodable> = T

  /// Checks that a payload of an enum's case can be decoded.
  ///
  /// The compiler checks the bodies of members that a macro adds to an enum too late for an error,
  /// but those of extensions in time.
  @inlinable @inline(__always)
  public static func canRead<T: MappingDecodable>(_ type: T.Type, in payload: StaticString) {}

  /// Reports that a payload of an enum's case cannot be decoded.
  @available(
    *, unavailable,
    message:
      "a value of this case is not mapped: mark its type '@Mappable', map the value with '@CodableBy(..., for: \"label\")', or mark the case '@CodableIgnored'"
  )
  public static func canRead<T>(_ type: T.Type, in payload: StaticString) {}

  /// Checks that a payload of an enum's case can be encoded.
  @inlinable @inline(__always)
  public static func canWrite<T: MappingEncodable>(_ type: T.Type, in payload: StaticString) {}

  /// Reports that a payload of an enum's case cannot be encoded.
  @available(
    *, unavailable,
    message:
      "a value of this case is not mapped: mark its type '@Mappable', map the value with '@CodableBy(..., for: \"label\")', or mark the case '@CodableIgnored'"
  )
  public static func canWrite<T>(_ type: T.Type, in payload: StaticString) {}
}

/// The body of functions that are never called.
func unmapped() -> Never { fatalError("the compiler lets nobody call this") }
