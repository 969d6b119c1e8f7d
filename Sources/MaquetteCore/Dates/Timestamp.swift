/// A point in time, exact to the precision of a double, without Foundation.
///
/// It counts from 2001, as Foundation's dates do, so conversions in both directions are lossless.
public struct Timestamp: Sendable, Hashable, Comparable {
  /// Seconds from 1970 to 2001, both at midnight UTC.
  public static let secondsFrom1970To2001: Double = 978_307_200

  /// Seconds since 2001-01-01T00:00:00Z, without leap seconds.
  public var secondsSince2001: Double

  /// Creates a timestamp from seconds since 2001-01-01T00:00:00Z.
  ///
  /// - Parameter secondsSince2001: The seconds, without leap seconds; negative before 2001.
  public init(secondsSince2001: Double) {
    self.secondsSince2001 = secondsSince2001
  }

  /// Creates a timestamp from seconds since 1970-01-01T00:00:00Z.
  ///
  /// - Parameter secondsSince1970: The seconds, without leap seconds; negative before 1970. Their
  ///   number since 2001 is rounded to a double.
  public init(secondsSince1970: Double) {
    secondsSince2001 = secondsSince1970 - Self.secondsFrom1970To2001
  }

  /// Seconds since 1970-01-01T00:00:00Z.
  public var secondsSince1970: Double { secondsSince2001 + Self.secondsFrom1970To2001 }

  /// Returns whether a timestamp is before another.
  public static func < (left: Timestamp, right: Timestamp) -> Bool {
    left.secondsSince2001 < right.secondsSince2001
  }
}
