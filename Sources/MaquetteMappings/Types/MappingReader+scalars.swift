package import MaquetteCore

extension MappingReader where Self: ~Copyable {
  /// Reads a value that is not an array, an object, null, or a word for null.
  ///
  /// - Throws: `typeMismatch`, `unexpectedNull`.
  package mutating func readScalar(_ expected: String) throws(ReadFailure) -> AnyValue {
    let start = mark()
    switch scalarKind {
    case .array, .object: throw failure(.typeMismatch, expected: expected)
    case .null: throw failure(.unexpectedNull, expected: expected)
    default: break
    }
    let value = try readScalarValue()
    if state.options.conversions == .lenient, value.string?.isNullWord == true {
      throw failure(.unexpectedNull, at: start, expected: expected)
    }
    return value
  }
}
