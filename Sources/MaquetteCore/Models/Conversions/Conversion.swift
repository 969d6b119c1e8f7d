/// A rule that converts values of any kind to one type.
///
/// Both readers use it for all but the simplest case, so each rule exists once.
struct Conversion<Target> {
  /// The outcome of a conversion.
  enum Outcome {
    /// The value has the requested kind.
    case same(Target)

    /// The value has another kind, and the policy allows the conversion.
    case converted(Target)

    /// The conversion failed.
    case failed(MappingError.Code)
  }

  /// Converts a value by the options.
  var convert: (AnyValue, DecodingOptions) -> Outcome
}

extension MappingReader where Self: ~Copyable {
  /// Converts a value, and records the conversion.
  ///
  /// - Throws: `typeMismatch`, `unexpectedNull`, `numberOutOfRange` or `inexactNumber`.
  mutating func convert<T>(
    _ value: AnyValue, from start: Mark, by conversion: Conversion<T>
  ) throws(ReadFailure) -> T {
    switch conversion.convert(value, state.options) {
    case .same(let result):
      return result
    case .converted where isOpen(location(of: start)): throw failure(.typeMismatch, at: start)
    case .converted(let result):
      if state.isReporting {
        noteRepair(.typeMismatch, at: start, expected: typeName(T.self), resolution: "converted")
      }
      return result
    case .failed(let code):
      let code: MappingError.Code = value == .null ? .unexpectedNull : code
      throw failure(code, at: start, expected: typeName(T.self))
    }
  }
}
