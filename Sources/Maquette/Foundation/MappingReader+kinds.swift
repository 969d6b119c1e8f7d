import MaquetteCore

extension MappingReader where Self: ~Copyable {
  /// The failure of a value of a kind that a type is never read from.
  ///
  /// - Throws: What the source has against it, if no value begins here at all.
  mutating func unreadable(_ expected: String) throws(ReadFailure) -> ReadFailure {
    if kind == nil { try skipValue() }
    return failure(kind == .null ? .unexpectedNull : .typeMismatch, expected: expected)
  }

  /// The failure of text that is not what a type is read from.
  mutating func unreadable(
    _ text: String, at mark: Mark, _ expected: String
  ) -> ReadFailure {
    let isNull = state.options.conversions == .lenient && text.isNullWord
    return failure(isNull ? .unexpectedNull : .invalidValue, at: mark, expected: expected)
  }
}
