// What the compiler finds where a type cannot be written, or a strategy is one for another type: the
// messages are all that these functions are for.

extension MappingWriter where Self: ~Copyable {
  /// Tells that a type cannot be written.
  @available(
    *, unavailable,
    message:
      "the type is not mapped: mark it '@Mappable', or map what is of this type by '@CodableBy(...)'"
  )
  public mutating func write<T>(_ value: T) throws(WriteFailure) { unmapped() }

  /// Tells that the type of a property cannot be written.
  @available(
    *, unavailable,
    message:
      "the type of this property is not mapped: mark the type '@Mappable', map the property by '@CodableBy(...)', or mark it '@CodableIgnored'"
  )
  public mutating func writeField<T>(
    _ key: __StaticKey, _ value: T, keepsNil: Bool = false
  ) throws(WriteFailure) { unmapped() }

  /// Tells that the type of a property cannot be written.
  @available(
    *, unavailable,
    message:
      "the type of this property is not mapped: mark the type '@Mappable', map the property by '@CodableBy(...)', or mark it '@CodableIgnored'"
  )
  public mutating func __writeElement<T>(
    _ value: T, keepsNil: Bool = false
  ) throws(WriteFailure) { unmapped() }

  /// Tells that the type of a flattened property cannot be written.
  @available(
    *, unavailable, message: "the type of a flattened property has to be marked '@Mappable'"
  )
  public mutating func writeFields<T>(
    of model: T, prefix: String = "", suffix: String = ""
  ) throws(WriteFailure) { unmapped() }

  /// Tells that a strategy is not one for a property.
  @available(
    *, unavailable,
    message: "the strategy writes values of another type than this property has"
  )
  public mutating func __writeElement<T, S: EncodingStrategy>(
    _ value: T, by strategy: S, keepsNil: Bool = false
  ) throws(WriteFailure) { unmapped() }

  /// Tells that a strategy is not one for a property.
  @available(
    *, unavailable,
    message: "the strategy writes values of another type than this property has"
  )
  public mutating func writeField<T, S: EncodingStrategy>(
    _ key: __StaticKey, _ value: T, by strategy: S, keepsNil: Bool = false
  ) throws(WriteFailure) { unmapped() }
}
