// How generated code asks whether types are mapped where nothing else would ask in time.

extension __Field {
  /// A type that can be read.
  public typealias DecodableType<T: MappingDecodable> = T

  /// A type that can be written.
  public typealias EncodableType<T: MappingEncodable> = T

  /// A type that can be read and written.
  public typealias MappedType<T: MappingDecodable & MappingEncodable> = T

  /// Finds that a payload of an enum's case can be read.
  ///
  /// The bodies of members that a macro adds to an enum are looked at too late for an error; those of
  /// extensions are not.
  @inlinable @inline(__always)
  public static func canRead<T: MappingDecodable>(_ type: T.Type, in payload: StaticString) {}

  /// Tells that a payload of an enum's case cannot be read.
  @available(
    *, unavailable,
    message:
      "a value of this case is not mapped: mark its type '@Mappable', map the value by '@CodableBy(..., for: \"label\")', or mark the case '@CodableIgnored'"
  )
  public static func canRead<T>(_ type: T.Type, in payload: StaticString) {}

  /// Finds that a payload of an enum's case can be written.
  @inlinable @inline(__always)
  public static func canWrite<T: MappingEncodable>(_ type: T.Type, in payload: StaticString) {}

  /// Tells that a payload of an enum's case cannot be written.
  @available(
    *, unavailable,
    message:
      "a value of this case is not mapped: mark its type '@Mappable', map the value by '@CodableBy(..., for: \"label\")', or mark the case '@CodableIgnored'"
  )
  public static func canWrite<T>(_ type: T.Type, in payload: StaticString) {}
}

/// What is never called.
func unmapped() -> Never { fatalError("the compiler lets nobody call this") }
