// The compiler finds these functions if a type is not mapped, or a strategy is for another type.
// They exist only for their messages, and are chosen only if nothing else matches.

public import MaquetteCore

extension MappingReader where Self: ~Copyable {
  /// Reports that a type cannot be decoded.
  @available(
    *, unavailable,
    message:
      "the type is not mapped: mark it '@Mappable', or map values of this type with '@CodableBy(...)'"
  )
  public mutating func read<T>(_ type: T.Type) throws(ReadFailure) -> T { unmapped() }

  /// Reports that a type cannot be updated.
  @available(
    *, unavailable,
    message:
      "the type is not mapped: mark it '@Mappable', or map values of this type with '@CodableBy(...)'"
  )
  public mutating func update<T>(_ value: inout T) throws(ReadFailure) { unmapped() }

  /// Reports that the type of extras cannot be decoded.
  @available(
    *, unavailable,
    message:
      "'@CodableExtras' is for dictionaries of mapped values, '[String: Value]' among them, and for 'Object'"
  )
  public mutating func __readExtra<T>(into extras: inout T) throws(ReadFailure) { unmapped() }
}
