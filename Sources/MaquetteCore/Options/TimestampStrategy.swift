/// A strategy for timestamps as text or numbers.
///
/// Every strategy also accepts a native timestamp of the source, as property lists have.
public struct TimestampStrategy: CodingStrategy, Hashable {
  package enum Shape: Hashable {
    case automatic
    case iso8601(DatePrecision, UTCOffset)
    case rfc2822, rfc1123
    case number(Unit)
    case reference
    case epoch
    case pattern(DatePattern)
    case list([TimestampStrategy])
    case custom(TimestampForm)
  }

  /// The unit of a number.
  package enum Unit: String, Hashable {
    case seconds, milliseconds, microseconds, nanoseconds

    /// The number of decimal places of the unit below a second.
    var places: Int {
      switch self {
      case .seconds: 0
      case .milliseconds: 3
      case .microseconds: 6
      case .nanoseconds: 9
      }
    }
  }

  package let shape: Shape

  package init(_ shape: Shape) {
    self.shape = shape
  }

  /// Decodes any unambiguous format; encodes ISO 8601.
  ///
  /// The formats are ISO 8601 (see `ISO8601.timestamp(_:)`), which covers those of YYModel; RFC
  /// 2822 and RFC 1123; Twitter's `Tue Mar 31 18:01:12 +0000 2009`, also with a fraction; and
  /// numbers, or text that is a number. A number is in seconds since 1970, or in milliseconds if
  /// seconds would be outside the years 1 to 9999, that is, from 253402300800 on.
  ///
  /// Formats with an ambiguous order of day and month are never accepted, nor are digits that may
  /// be a date, such as `20090331`.
  public static var automatic: Self { Self(.automatic) }

  /// ISO 8601.
  public static var iso8601: Self { iso8601() }

  /// ISO 8601, with a precision and an offset for encoding.
  ///
  /// - Parameters:
  ///   - precision: The number of fraction digits in encoded text.
  ///   - offset: The offset of encoded text. Decoded text without a time zone is in UTC.
  /// - Returns: The strategy.
  public static func iso8601(
    precision: DatePrecision = .exact, offset: UTCOffset = .utc
  ) -> Self {
    Self(.iso8601(precision, offset))
  }

  /// RFC 2822: `Sun, 06 Nov 1994 08:49:37 +0000`.
  public static var rfc2822: Self { Self(.rfc2822) }

  /// RFC 1123, as in HTTP: `Sun, 06 Nov 1994 08:49:37 GMT`; decodes like RFC 2822.
  public static var rfc1123: Self { Self(.rfc1123) }

  /// A number of seconds since 1970, exact to the last digit.
  public static var secondsSince1970: Self { Self(.number(.seconds)) }

  /// A number of milliseconds since 1970, exact to the last digit.
  public static var millisecondsSince1970: Self { Self(.number(.milliseconds)) }

  /// A number of microseconds since 1970, exact to the last digit.
  public static var microsecondsSince1970: Self { Self(.number(.microseconds)) }

  /// A number of nanoseconds since 1970, exact to the last digit.
  public static var nanosecondsSince1970: Self { Self(.number(.nanoseconds)) }

  /// A number of seconds since 2001, the default of Foundation's coders.
  public static var secondsSinceReferenceDate: Self { Self(.reference) }

  /// A number since 1970 in the unit that fits its size; encodes seconds.
  ///
  /// The unit is the largest of seconds, milliseconds, microseconds and nanoseconds with which the
  /// number is a timestamp in the years 1 to 9999.
  ///
  /// | number | unit |
  /// | --- | --- |
  /// | below 253402300800, which are seconds to the end of 9999 | seconds |
  /// | below 253402300800000 | milliseconds |
  /// | below 253402300800000000 | microseconds |
  /// | beyond | nanoseconds |
  ///
  /// Milliseconds before 1978-01-11 are in the range of seconds, and are taken for seconds; the
  /// same applies to the smaller units.
  public static var sinceEpoch: Self { Self(.epoch) }

  /// Returns a strategy for a pattern in the letters of Unicode.
  ///
  /// The offset applies to encoded text, and to decoded text without a time zone.
  ///
  /// - Parameters:
  ///   - pattern: The pattern, as in `DatePattern`; an invalid one is an error on use.
  ///   - offset: The offset from UTC of text without its own.
  public static func date(_ pattern: String, offset: UTCOffset = .utc) -> Self {
    Self(.pattern(DatePattern(pattern, offset: offset)))
  }

  /// Several strategies, tried in order; the first one encodes.
  ///
  /// - Parameter strategies: The strategies; without any, ISO 8601 encodes and nothing can be
  ///   decoded.
  /// - Returns: The strategy.
  public static func dates(_ strategies: [TimestampStrategy]) -> Self { Self(.list(strategies)) }

  /// Several patterns, tried in order; the first one encodes.
  ///
  /// - Parameters:
  ///   - patterns: The patterns, as in `DatePattern`; an invalid one is an error on use.
  ///   - offset: The offset of encoded text, and of decoded text without a time zone.
  /// - Returns: The strategy.
  public static func dates(_ patterns: [String], offset: UTCOffset = .utc) -> Self {
    dates(patterns.map { date($0, offset: offset) })
  }
}

/// Functions that read and write timestamps as text, or as text and numbers.
package final class TimestampForm: Sendable, __EqualByIdentity {
  package let expected: String
  package let takesNumbers: Bool

  /// Returns the timestamp of a value; nil for a value in another form.
  let read: @Sendable (AnyValue) throws(MappingError) -> Timestamp?

  /// Returns the text or the number of a timestamp; nil if it has none.
  let write: @Sendable (Timestamp) throws(MappingError) -> AnyValue?

  package init(
    _ expected: String, takesNumbers: Bool,
    read: @escaping @Sendable (AnyValue) throws(MappingError) -> Timestamp?,
    write: @escaping @Sendable (Timestamp) throws(MappingError) -> AnyValue?
  ) {
    (self.expected, self.takesNumbers) = (expected, takesNumbers)
    (self.read, self.write) = (read, write)
  }
}
