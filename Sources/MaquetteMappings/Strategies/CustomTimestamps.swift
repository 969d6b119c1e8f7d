public import MaquetteCore

extension TimestampStrategy {
  /// Timestamps in a form of the application, for a property or for a whole call.
  ///
  /// ```swift
  /// let days = TimestampStrategy.custom("a number of days since 1970") { value in
  ///   value.int.map { Timestamp(secondsSince1970: Int64($0) * 86400, nanoseconds: 0) }
  /// } encode: { moment in
  ///   .number(AnyValue.Number(moment.seconds / 86400))
  /// }
  /// let mapper = JSONMapper(options: .init(dates: days))
  /// ```
  ///
  /// Native timestamps of the source do not reach the functions. Two of these strategies are equal
  /// only if one is a copy of the other.
  ///
  /// - Parameters:
  ///   - expected: The form, as errors show it.
  ///   - decode: Returns the timestamp of a text or a number; nil if it has another form.
  ///   - encode: Returns the text or the number of a timestamp; nil if there is none.
  /// - Returns: The strategy.
  public static func custom(
    _ expected: String, decode: @escaping @Sendable (AnyValue) throws -> Timestamp?,
    encode: @escaping @Sendable (Timestamp) throws -> AnyValue?
  ) -> Self {
    Self(
      .custom(
        TimestampForm(expected, takesNumbers: true) { (value) throws(MappingError) in
          try passingErrors { try decode(value) }
        } write: { (moment) throws(MappingError) in
          let value = try passingErrors { try encode(moment) }
          guard let value, value.string == nil, value.number == nil else { return value }
          throw MappingError(.unencodable, expected: "a text or a number", found: "\(value)")
        }))
  }
}

/// Calls code of the application, whose errors get the place of the value.
private func passingErrors<T>(_ call: () throws -> T) throws(MappingError) -> T {
  do {
    return try call()
  } catch {
    throw MappingError(applications: error, at: MappingPath())
  }
}
