/// The rule that makes a value of one type from a value of any kind.
///
/// Both readers come here for all but the plain case, so that a rule is written once.
struct Conversion<Target> {
  /// What came of a conversion.
  enum Outcome {
    /// The value was of the kind asked for.
    case same(Target)

    /// The value was of another kind, and the policy allows the change.
    case converted(Target)

    /// The value cannot be had.
    case failed(MappingError.Code)
  }

  /// What is asked for, as errors say it.
  var expected: String

  /// Converts a value as the options allow.
  var convert: (AnyValue, DecodingOptions) -> Outcome
}

extension MappingReader where Self: ~Copyable {
  /// Converts a value that was read from a place, and notes it.
  ///
  /// - Throws: `typeMismatch`, `unexpectedNull`, `numberOutOfRange` or `inexactNumber`.
  mutating func convert<T>(
    _ value: AnyValue, from start: Mark, by conversion: Conversion<T>
  ) throws(ReadFailure) -> T {
    switch conversion.convert(value, state.options) {
    case .same(let result):
      return result
    case .converted(let result):
      noteRepair(.typeMismatch, at: start, expected: conversion.expected, resolution: "converted")
      return result
    case .failed(let code):
      let code: MappingError.Code = value == .null ? .unexpectedNull : code
      throw failure(code, at: start, expected: conversion.expected)
    }
  }
}
