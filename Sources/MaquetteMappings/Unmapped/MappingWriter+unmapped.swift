// The compiler finds these functions if a type cannot be encoded, or a strategy is for another
// type. They exist only for their messages.

public import MaquetteCore

extension MappingWriter where Self: ~Copyable {
  /// Reports that a type cannot be encoded.
  @available(
    *, unavailable,
    message:
      "the type is not mapped: mark it '@Mappable', or map values of this type with '@CodableBy(...)'"
  )
  public mutating func write<T>(_ value: T) throws(WriteFailure) { unmapped() }

  /// Reports that the type of a property cannot be encoded.
  @available(
    *, unavailable,
    message:
      "the type of this property is not mapped: mark the type '@Mappable' ('CodableBridged' for a 'Codable' type, and 'MappableKey' for keys of a dictionary), map the property with '@CodableBy(...)', or mark it '@CodableIgnored'"
  )
  public mutating func writeField<T>(
    _ key: __StaticKey, _ value: T, keepsNil: Bool = false
  ) throws(WriteFailure) { unmapped() }

  /// Reports that the type of a property cannot be encoded.
  @available(
    *, unavailable,
    message:
      "the type of this property is not mapped: mark the type '@Mappable' ('CodableBridged' for a 'Codable' type, and 'MappableKey' for keys of a dictionary), map the property with '@CodableBy(...)', or mark it '@CodableIgnored'"
  )
  public mutating func __writeElement<T>(
    _ value: T, keepsNil: Bool = false
  ) throws(WriteFailure) { unmapped() }

  /// Reports that the type of a flattened property cannot be encoded.
  @available(
    *, unavailable, message: "the type of a flattened property has to be marked '@Mappable'"
  )
  public mutating func writeFields<T>(
    of model: T, prefix: String = "", suffix: String = ""
  ) throws(WriteFailure) { unmapped() }

  /// Reports that a strategy does not suit a property.
  @available(
    *, unavailable,
    message:
      "the strategy writes values of another type than this property has; for each element of a collection use '.elements(of: ...)'"
  )
  public mutating func __writeElement<T, S: EncodingStrategy>(
    _ value: T, by strategy: S, keepsNil: Bool = false
  ) throws(WriteFailure) { unmapped() }

  /// Reports that a strategy does not suit a property.
  @available(
    *, unavailable,
    message:
      "the strategy writes values of another type than this property has; for each element of a collection use '.elements(of: ...)'"
  )
  public mutating func writeField<T, S: EncodingStrategy>(
    _ key: __StaticKey, _ value: T, by strategy: S, keepsNil: Bool = false
  ) throws(WriteFailure) { unmapped() }
}
