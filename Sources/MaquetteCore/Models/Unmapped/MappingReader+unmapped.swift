// What the compiler finds where a type is not mapped, or a strategy is one for another type: the
// messages are all that these functions are for. They are looked at only if nothing else fits.

extension MappingReader where Self: ~Copyable {
  /// Tells that a type cannot be read.
  @available(
    *, unavailable,
    message:
      "the type is not mapped: mark it '@Mappable', or map what is of this type by '@CodableBy(...)'"
  )
  public mutating func read<T>(_ type: T.Type) throws(ReadFailure) -> T { unmapped() }

  /// Tells that the type of a property cannot be read.
  @available(
    *, unavailable,
    message:
      "the type of this property is not mapped: mark the type '@Mappable', map the property by '@CodableBy(...)', or mark it '@CodableIgnored'"
  )
  public mutating func readField<T>(
    into slot: inout T?, _ rule: __AbsencePolicy = []
  ) throws(ReadFailure) { unmapped() }

  /// Tells that a type cannot be changed.
  @available(
    *, unavailable,
    message:
      "the type is not mapped: mark it '@Mappable', or map what is of this type by '@CodableBy(...)'"
  )
  public mutating func update<T>(_ value: inout T) throws(ReadFailure) { unmapped() }

  /// Tells that the type of what no other property takes cannot be read.
  @available(
    *, unavailable,
    message:
      "'@CodableExtras' is for dictionaries of mapped values, '[String: Value]' among them, and for 'Object'"
  )
  public mutating func __readExtra<T>(into extras: inout T) throws(ReadFailure) { unmapped() }

  /// Tells that a strategy is not one for a property.
  @available(
    *, unavailable,
    message: "the strategy reads values of another type than this property has"
  )
  public mutating func readField<T, S: DecodingStrategy>(
    into slot: inout T?, by strategy: S, _ rule: __AbsencePolicy = []
  ) throws(ReadFailure) { unmapped() }
}
