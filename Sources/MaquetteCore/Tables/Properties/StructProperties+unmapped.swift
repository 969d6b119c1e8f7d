// What the compiler finds where a table names a property whose type is not mapped, or a strategy that
// is one for another type: the messages are all that these functions are for.

extension __StructProperties {
  /// Tells that the type of a property is not mapped.
  @available(
    *, unavailable,
    message:
      "the type of this property is not mapped: mark the type '@Mappable', map the property with '@CodableBy(...)', or mark it '@CodableIgnored'"
  )
  public mutating func add<T>(
    _ name: StaticString, _ path: KeyPath<Model, T>, _ absence: __StructField.Absence = [],
    default: (() -> T)? = nil
  ) { unmapped() }

  /// Tells that the type of a property cannot be read.
  @available(
    *, unavailable,
    message:
      "the type of this property is not mapped: mark the type '@Mappable', map the property with '@CodableBy(...)', or mark it '@CodableIgnored'"
  )
  public mutating func read<T>(
    _ name: StaticString, _ path: KeyPath<Model, T>, _ absence: __StructField.Absence = [],
    default: (() -> T)? = nil
  ) { unmapped() }

  /// Tells that a strategy is not one for a property.
  @available(
    *, unavailable,
    message: "the strategy reads values of another type than this property has"
  )
  public mutating func read<T, S: DecodingStrategy>(
    _ name: StaticString, _ path: KeyPath<Model, T>, by strategy: S,
    _ absence: __StructField.Absence = [], default: (() -> T)? = nil
  ) { unmapped() }

  /// Tells that the type of a property cannot be written.
  @available(
    *, unavailable,
    message:
      "the type of this property is not mapped: mark the type '@Mappable', map the property with '@CodableBy(...)', or mark it '@CodableIgnored'"
  )
  public mutating func write<T>(
    _ keys: [__StaticKey], _ path: KeyPath<Model, T>, keepsNil: Bool = false
  ) { unmapped() }

  /// Tells that a strategy is not one for a property.
  @available(
    *, unavailable,
    message: "the strategy writes values of another type than this property has"
  )
  public mutating func write<T, S: EncodingStrategy>(
    _ keys: [__StaticKey], _ path: KeyPath<Model, T>, by strategy: S, keepsNil: Bool = false
  ) { unmapped() }

  /// Tells that the type of a flattened property cannot be written.
  @available(
    *, unavailable, message: "the type of a flattened property has to be marked '@Mappable'"
  )
  public mutating func writeFields<T>(
    of path: KeyPath<Model, T>, prefix: String = "", suffix: String = ""
  ) { unmapped() }

  /// Tells that the type of what no other property takes cannot be read.
  @available(
    *, unavailable,
    message:
      "'@CodableExtras' is for dictionaries of mapped values, '[String: Value]' among them, and for 'Object'"
  )
  public mutating func keepExtras<T>(_ name: StaticString, _ path: KeyPath<Model, T>) {
    unmapped()
  }

  /// Tells that the type of what no other property takes cannot be written.
  @available(
    *, unavailable,
    message:
      "'@CodableExtras' is for dictionaries of mapped values, '[String: Value]' among them, and for 'Object'"
  )
  public mutating func __writeExtras<T>(_ path: KeyPath<Model, T>, besides keys: __KeyTable) {
    unmapped()
  }
}
