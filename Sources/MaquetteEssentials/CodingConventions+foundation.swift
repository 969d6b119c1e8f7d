public import MaquetteCore

extension CodingConventions {
  /// The defaults of Foundation's `JSONEncoder` and `JSONDecoder`: dates are seconds since 2001,
  /// data is base64, and NaN and the infinities are errors.
  ///
  /// ```swift
  /// let mapper = JSONMapper(options: .init(conventions: .foundation))
  /// ```
  public static var foundation: CodingConventions {
    CodingConventions(dates: .secondsSinceReferenceDate, data: .base64, nonFiniteNumbers: .reject)
  }
}
