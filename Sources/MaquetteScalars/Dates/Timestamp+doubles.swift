extension Timestamp {
  /// Seconds from 1970 to 2001, both at midnight UTC.
  public static let secondsFrom1970To2001: Double = 978_307_200

  /// Creates a timestamp from seconds since 2001-01-01T00:00:00Z, as Foundation's dates count.
  ///
  /// The decimal with the fewest digits that is nearest to the double counts: 0.1 is 100,000,000
  /// nanoseconds. `secondsSince2001` of the timestamp is the same double.
  ///
  /// - Parameter secondsSince2001: The seconds, without leap seconds; negative before 2001.
  public init(secondsSince2001: Double) {
    if let exact = ExactSeconds(secondsSince2001: secondsSince2001),
      case let nanoseconds = exact.fraction.nanoseconds, nanoseconds.isExact
    {
      self.init(exact.whole, nanoseconds.count)
    } else {
      self.init(uncounted: secondsSince2001)
    }
  }

  /// Creates a timestamp from seconds since 1970-01-01T00:00:00Z, to the nearest nanosecond.
  ///
  /// - Parameter secondsSince1970: The seconds, without leap seconds; negative before 1970.
  public init(secondsSince1970: Double) {
    let whole = secondsSince1970.rounded(.down)
    guard let seconds = Int64(exactly: whole) else {
      self.init(uncounted: secondsSince1970 - Self.secondsFrom1970To2001)
      return
    }
    // The difference is exact, at least 0 and less than 1.
    self.init(seconds, rounding: secondsSince1970 - whole)
  }

  /// Creates a timestamp from whole seconds since 1970 and a fraction, to the nearest nanosecond.
  private init(_ seconds: Int64, rounding fraction: Double) {
    let nanoseconds = UInt32(fraction * Double(Self.nanosecondsPerSecond) + 0.5)
    let isNextSecond = nanoseconds == Self.nanosecondsPerSecond
    self.init(isNextSecond ? seconds + 1 : seconds, isNextSecond ? 0 : nanoseconds)
  }

  /// The nearest whole number of nanoseconds; nil if the seconds exceed 64 bits.
  package var nearestNanosecond: (seconds: Int64, nanoseconds: UInt32)? {
    if let count { return count }
    let whole = uncounted.rounded(.down)
    guard whole.magnitude < 0x1p62 else { return nil }
    return Timestamp(
      Int64(whole) + ExactSeconds.from1970To2001, rounding: uncounted - whole
    ).count
  }

  /// The double nearest to the seconds since 2001-01-01T00:00:00Z.
  ///
  /// The last values of the year 9999 are nearest to the year 10000, which text cannot represent.
  /// They become the last double before it.
  public var secondsSince2001: Double {
    get {
      guard let count else { return uncounted }
      return ExactSeconds(count).double(since: ExactSeconds.from1970To2001)
    }
    set { self = Timestamp(secondsSince2001: newValue) }
  }

  /// Whether `secondsSince2001` keeps everything: it is the double of this timestamp alone.
  package var isDouble: Bool { Timestamp(secondsSince2001: secondsSince2001) == self }

  /// The double nearest to the seconds since 1970-01-01T00:00:00Z; in the year 9999 not a later one.
  public var secondsSince1970: Double {
    guard let count else { return uncounted + Self.secondsFrom1970To2001 }
    return ExactSeconds(count).double(since: 0)
  }

  /// Creates a timestamp from an exact value.
  ///
  /// A fraction with more digits than nanoseconds is cut, as clocks cut; near 2001, where a double
  /// is finer than that, it becomes the nearest double.
  package init(_ exact: ExactSeconds) {
    let nanoseconds = exact.fraction.nanoseconds
    if !nanoseconds.isExact, exact.isNear2001 {
      self.init(secondsSince2001: exact.double(since: ExactSeconds.from1970To2001))
    } else {
      self.init(exact.whole, nanoseconds.count)
    }
  }
}

extension Timestamp {
}
