/// A date and time of day without a time zone, as a wall calendar and a clock show them.
///
/// Its encoded form is `2009-03-31T18:01:12`. It is a timestamp only together with an offset: see
/// `timestamp(at:)`.
public struct CivilDateTime: Hashable, Sendable {
  /// The date.
  public var date: CivilDate

  /// The time of day.
  public var time: TimeOfDay

  /// Creates a date and time.
  ///
  /// - Parameters:
  ///   - date: The date, in the calendar of the place.
  ///   - time: The time of day on that date, by the clock of the place.
  public init(_ date: CivilDate, _ time: TimeOfDay) {
    self.date = date
    self.time = time
  }

  /// Creates midnight of a date from the text of the date; nil for anything else.
  package init?(startOf day: String) {
    guard let date = CivilDate(day), let midnight = TimeOfDay(hour: 0, minute: 0)
    else { return nil }
    self.init(date, midnight)
  }

  /// Returns the timestamp of this local time at an offset.
  ///
  /// - Parameter offset: The offset of the local time from UTC.
  /// - Returns: The timestamp, exact to the nanosecond.
  public func timestamp(at offset: UTCOffset) -> Timestamp {
    let seconds = date.daysSince1970 * 86400 + time.secondsSinceMidnight - offset.seconds
    return Timestamp(Int64(seconds), UInt32(time.nanosecond))
  }
}

extension CivilDateTime: LosslessStringConvertible, Comparable {
  /// Creates a date and time from text; nil for anything else.
  ///
  /// The separator is `T`, `t` or a space; `TimeOfDay` parses the time.
  ///
  /// - Parameter text: The date as `yyyy-MM-dd`, the separator and the time, with nothing before or
  ///   after.
  public init?(_ text: String) {
    let text = text.utf8
    guard text.count > 11, let date = CivilDate(String(Substring(text.prefix(10)))),
      "Tt ".utf8.contains(text[text.index(text.startIndex, offsetBy: 10)]),
      let time = TimeOfDay(String(Substring(text.dropFirst(11))))
    else { return nil }
    self.init(date, time)
  }

  /// The date and time as `2009-03-31T18:01:12`, with a fraction if it is not zero.
  public var description: String { "\(date)T\(time)" }

  /// Returns whether a local time is before another.
  public static func < (left: CivilDateTime, right: CivilDateTime) -> Bool {
    (left.date, left.time) < (right.date, right.time)
  }
}
