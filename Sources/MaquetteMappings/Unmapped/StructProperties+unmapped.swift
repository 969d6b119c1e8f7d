// Overloads that the compiler selects for a property whose type is not mapped, or for a strategy of
// another type. Their only purpose is the error message.

public import MaquetteCore

extension __StructProperties {
  /// Reports that the type of a property is not mapped.
  @available(
    *, unavailable,
    message:
      "the type of this property is not mapped: mark the type '@Mappable' ('CodableBridged' for a 'Codable' type, and 'MappableKey' for keys of a dictionary), map the property with '@CodableBy(...)', or mark it '@CodableIgnored'"
  )
  public mutating func add<T>(
    _ name: StaticString, _ path: KeyPath<Model, T>, _ absence: __StructField.Absence = [],
    default: (() -> T)? = nil
  ) { unmapped() }

  /// Reports that the type of a property is not decodable.
  @available(
    *, unavailable,
    message:
      "the type of this property is not mapped: mark the type '@Mappable' ('CodableBridged' for a 'Codable' type, and 'MappableKey' for keys of a dictionary), map the property with '@CodableBy(...)', or mark it '@CodableIgnored'"
  )
  public mutating func read<T>(
    _ name: StaticString, _ path: KeyPath<Model, T>, _ absence: __StructField.Absence = [],
    default: (() -> T)? = nil
  ) { unmapped() }

  /// Reports that a strategy does not fit a property.
  @available(
    *, unavailable,
    message:
      "the strategy reads values of another type than this property has; use one for its type, or convert with '.transform(...)'"
  )
  public mutating func read<T, S: DecodingStrategy>(
    _ name: StaticString, _ path: KeyPath<Model, T>, by strategy: S,
    _ absence: __StructField.Absence = [], default: (() -> T)? = nil
  ) { unmapped() }

  /// Reports a strategy for the elements of a collection.
  @available(
    *, unavailable,
    message:
      "the strategy reads an element of this collection, not the collection; use '.elements(of: ...)'"
  )
  public mutating func read<T: Collection, S: DecodingStrategy>(
    _ name: StaticString, _ path: KeyPath<Model, T>, by strategy: S,
    _ absence: __StructField.Absence = [], default: (() -> T)? = nil
  ) where T.Element == S.Value { unmapped() }

  /// Reports a strategy for the values of a dictionary.
  @available(
    *, unavailable,
    message:
      "the strategy reads a value of this dictionary, not the dictionary; use '.values(of: ...)'"
  )
  public mutating func read<Key: Hashable, S: DecodingStrategy>(
    _ name: StaticString, _ path: KeyPath<Model, [Key: S.Value]>, by strategy: S,
    _ absence: __StructField.Absence = [], default: (() -> [Key: S.Value])? = nil
  ) { unmapped() }

  /// Reports that the type of a property is not encodable.
  @available(
    *, unavailable,
    message:
      "the type of this property is not mapped: mark the type '@Mappable' ('CodableBridged' for a 'Codable' type, and 'MappableKey' for keys of a dictionary), map the property with '@CodableBy(...)', or mark it '@CodableIgnored'"
  )
  public mutating func write<T>(
    _ keys: StaticString, _ path: KeyPath<Model, T>, keepsNil: Bool = false
  ) { unmapped() }

  /// Reports that a strategy does not fit a property.
  @available(
    *, unavailable,
    message:
      "the strategy writes values of another type than this property has; use one for its type, or convert with '.transform(...)'"
  )
  public mutating func write<T, S: EncodingStrategy>(
    _ keys: StaticString, _ path: KeyPath<Model, T>, by strategy: S, keepsNil: Bool = false
  ) { unmapped() }

  /// Reports a strategy for the elements of a collection.
  @available(
    *, unavailable,
    message:
      "the strategy writes an element of this collection, not the collection; use '.elements(of: ...)'"
  )
  public mutating func write<T: Collection, S: EncodingStrategy>(
    _ keys: StaticString, _ path: KeyPath<Model, T>, by strategy: S, keepsNil: Bool = false
  ) where T.Element == S.Value { unmapped() }

  /// Reports a strategy for the values of a dictionary.
  @available(
    *, unavailable,
    message:
      "the strategy writes a value of this dictionary, not the dictionary; use '.values(of: ...)'"
  )
  public mutating func write<Key: Hashable, S: EncodingStrategy>(
    _ keys: StaticString, _ path: KeyPath<Model, [Key: S.Value]>, by strategy: S,
    keepsNil: Bool = false
  ) { unmapped() }

  /// Reports that the type of a flattened property is not encodable.
  @available(
    *, unavailable, message: "the type of a flattened property has to be marked '@Mappable'"
  )
  public mutating func writeFields<T>(
    of path: KeyPath<Model, T>, prefix: String = "", suffix: String = ""
  ) { unmapped() }

  /// Reports that the type of the extras is not decodable.
  @available(
    *, unavailable,
    message:
      "'@CodableExtras' is for dictionaries of mapped values, '[String: Value]' among them, and for 'Object'"
  )
  public mutating func keepExtras<T>(_ name: StaticString, _ path: KeyPath<Model, T>) {
    unmapped()
  }

  /// Reports that the type of the extras is not encodable.
  @available(
    *, unavailable,
    message:
      "'@CodableExtras' is for dictionaries of mapped values, '[String: Value]' among them, and for 'Object'"
  )
  public mutating func __writeExtras<T>(_ path: KeyPath<Model, T>, besides keys: __KeyTable) {
    unmapped()
  }
}
