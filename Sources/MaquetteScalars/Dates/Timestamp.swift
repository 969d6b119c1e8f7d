/// A point in time, exact to the nanosecond, without Foundation.
///
/// It counts seconds and nanoseconds since 1970, so nothing is lost from MessagePack, CBOR, TOML,
/// YAML or text. A `Date` of Foundation counts with a double, whose step is about 0.1 microseconds
/// now: a property of type `Timestamp` keeps what a `Date` rounds.
///
/// Every double that counts seconds since 2001, as a `Date` does, becomes a timestamp and the same
/// double again. Within 97 days of 2001 doubles are finer than nanoseconds, and beyond 2^63 seconds
/// there are doubles only: such a timestamp holds the double itself.
public struct Timestamp: Sendable, Hashable {
  /// The number of nanoseconds in a second.
  package static let nanosecondsPerSecond: UInt32 = 1_000_000_000

  /// The nanoseconds of a timestamp that holds a double.
  private static let noNanoseconds = UInt32.max

  /// Whole seconds since 1970, rounded down; or the bits of a double, the seconds since 2001.
  private let word: UInt64

  /// The nanoseconds after the whole second; or `noNanoseconds`.
  private let fraction: UInt32

  /// Creates a timestamp from seconds and nanoseconds since 1970-01-01T00:00:00Z.
  ///
  /// ```swift
  /// Timestamp(secondsSince1970: 1_704_067_199, nanoseconds: 999_999_999)
  /// // 2023-12-31T23:59:59.999999999Z
  /// ```
  ///
  /// - Parameters:
  ///   - seconds: The whole seconds, without leap seconds; negative before 1970.
  ///   - nanoseconds: What to add, 0 to 999,999,999; any other number is a programming error.
  public init(secondsSince1970 seconds: Int64, nanoseconds: Int) {
    precondition(
      0..<Int(Self.nanosecondsPerSecond) ~= nanoseconds, "nanoseconds are less than a second")
    self.init(seconds, UInt32(nanoseconds))
  }

  /// Creates a timestamp from whole seconds since 1970, and less than a second of nanoseconds.
  package init(_ seconds: Int64, _ nanoseconds: UInt32) {
    word = UInt64(bitPattern: seconds)
    fraction = nanoseconds
  }

  /// Creates a timestamp that holds a double, which no number of nanoseconds stands for.
  package init(uncounted secondsSince2001: Double) {
    word = secondsSince2001.bitPattern
    fraction = Self.noNanoseconds
  }

  /// The seconds and nanoseconds since 1970; nil if the timestamp holds a double.
  package var count: (seconds: Int64, nanoseconds: UInt32)? {
    fraction == Self.noNanoseconds ? nil : (Int64(bitPattern: word), fraction)
  }

  /// The double that the timestamp holds; meaningless if `count` is not nil.
  package var uncounted: Double { Double(bitPattern: word) }

  /// The whole seconds since 1970-01-01T00:00:00Z, rounded down, without leap seconds.
  ///
  /// Beyond the range of an `Int64` this is its bound; 0 for a timestamp made from NaN.
  public var seconds: Int64 {
    if let count { return count.seconds }
    let seconds = (uncounted + Self.secondsFrom1970To2001).rounded(.down)
    return seconds.isNaN ? 0 : Int64(exactly: seconds) ?? (seconds < 0 ? .min : .max)
  }

  /// The nanoseconds after `seconds`, from 0 to 999,999,999; smaller fractions are left out.
  public var nanoseconds: Int {
    if let count { return Int(count.nanoseconds) }
    let part = uncounted - uncounted.rounded(.down)
    guard part.isFinite else { return 0 }
    // The part of a tiny negative double is rounded to one.
    return Int(min(part * Double(Self.nanosecondsPerSecond), Double(Self.nanosecondsPerSecond - 1)))
  }
}

extension Timestamp: Comparable, CustomStringConvertible {
  /// Returns whether a timestamp is before another.
  public static func < (left: Timestamp, right: Timestamp) -> Bool {
    if let left = left.count, let right = right.count { return left < right }
    // Rounding to a double keeps the order, and a double that is held is the nearest to no count.
    return left.secondsSince2001 < right.secondsSince2001
  }

  /// ISO 8601, `2009-03-31T18:01:12.5Z`; seconds since 1970 outside the years 1 to 9999.
  public var description: String {
    ISO8601.text(of: self) ?? "\(secondsSince1970) s after 1970"
  }
}
