/// The ways to read and write a timestamp as text or as a number.
///
/// Every way also takes a timestamp that the source itself holds, as a property list does.
public struct TimestampStrategy: CodingStrategy, Hashable {
  enum Shape: Hashable {
    case automatic
    case iso8601(DatePrecision, UTCOffset)
    case rfc2822, rfc1123
    case number(Unit)
    case reference
    case epoch
    case pattern(DatePattern)
    case list([TimestampStrategy])
  }

  /// What a number counts.
  enum Unit: String, Hashable {
    case seconds, milliseconds, microseconds, nanoseconds

    /// How many decimal places the unit is smaller than a second.
    var places: Int {
      switch self {
      case .seconds: 0
      case .milliseconds: 3
      case .microseconds: 6
      case .nanoseconds: 9
      }
    }
  }

  let shape: Shape

  private init(_ shape: Shape) {
    self.shape = shape
  }

  /// Any shape that cannot be mistaken for another; ISO 8601 is written.
  ///
  /// Read are ISO 8601 (see `ISO8601.timestamp(_:)`), with it the shapes of YYModel; RFC 2822 and
  /// RFC 1123; Twitter's `Tue Mar 31 18:01:12 +0000 2009`, also with a fraction; and numbers, or
  /// text that is one: seconds since 1970, or milliseconds where seconds would lie outside the
  /// years 1 to 9999, which is to say from 253402300800 on.
  ///
  /// Shapes that leave the order of day and month to a guess are never read, and neither are
  /// digits that may be a date, like `20090331`.
  public static var automatic: Self { Self(.automatic) }

  /// ISO 8601.
  public static var iso8601: Self { iso8601() }

  /// ISO 8601, written with a precision and in a zone.
  public static func iso8601(
    precision: DatePrecision = .exact, offset: UTCOffset = .utc
  ) -> Self {
    Self(.iso8601(precision, offset))
  }

  /// RFC 2822: `Sun, 06 Nov 1994 08:49:37 +0000`.
  public static var rfc2822: Self { Self(.rfc2822) }

  /// RFC 1123, as HTTP writes it: `Sun, 06 Nov 1994 08:49:37 GMT`; read like RFC 2822.
  public static var rfc1123: Self { Self(.rfc1123) }

  /// A number of seconds since 1970, exact to the last digit.
  public static var secondsSince1970: Self { Self(.number(.seconds)) }

  /// A number of milliseconds since 1970, exact to the last digit.
  public static var millisecondsSince1970: Self { Self(.number(.milliseconds)) }

  /// A number of microseconds since 1970, exact to the last digit.
  public static var microsecondsSince1970: Self { Self(.number(.microseconds)) }

  /// A number of nanoseconds since 1970, exact to the last digit.
  public static var nanosecondsSince1970: Self { Self(.number(.nanoseconds)) }

  /// A number of seconds since 2001, which is what Foundation's coders read and write unless they are
  /// given another strategy.
  public static var secondsSinceReferenceDate: Self { Self(.reference) }

  /// A number since 1970 whose unit its size tells; seconds are written.
  ///
  /// The unit is the largest of seconds, milliseconds, microseconds and nanoseconds that makes the
  /// number a timestamp of the years 1 to 9999.
  ///
  /// | number | unit |
  /// | --- | --- |
  /// | below 253402300800, which are seconds to the end of 9999 | seconds |
  /// | below 253402300800000 | milliseconds |
  /// | below 253402300800000000 | microseconds |
  /// | beyond | nanoseconds |
  ///
  /// Milliseconds before 1978-01-11 are as small as seconds, and are taken for those; and so on.
  public static var sinceEpoch: Self { Self(.epoch) }

  /// A pattern in the letters of Unicode; in a zone of its own, if it names none.
  public static func date(_ pattern: String, offset: UTCOffset = .utc) -> Self {
    Self(.pattern(DatePattern(pattern, offset: offset)))
  }

  /// Several ways, tried in their order; the first is written.
  public static func dates(_ strategies: [TimestampStrategy]) -> Self { Self(.list(strategies)) }

  /// Several patterns, tried in their order; the first is written.
  public static func dates(_ patterns: [String], offset: UTCOffset = .utc) -> Self {
    dates(patterns.map { date($0, offset: offset) })
  }
}
