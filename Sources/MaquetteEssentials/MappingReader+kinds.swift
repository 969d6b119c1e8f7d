import MaquetteCore

extension MappingReader where Self: ~Copyable {
  /// The failure for a value of a kind that the type is never decoded from.
  ///
  /// - Throws: The source's own error, if no value begins here at all.
  mutating func unreadable(_ expected: String) throws(ReadFailure) -> ReadFailure {
    if kind == nil { try skipValue() }
    return failure(kind == .null ? .unexpectedNull : .typeMismatch, expected: expected)
  }

  /// The failure for text that the type cannot be decoded from.
  mutating func unreadable(
    _ text: String, at mark: Mark, _ expected: String
  ) -> ReadFailure {
    let isNull = state.options.conversions == .lenient && text.isNullWord
    return failure(isNull ? .unexpectedNull : .invalidValue, at: mark, expected: expected)
  }
}
