/// The components of a date and time in text; missing ones have their minimum.
package struct DateParts: Sendable {
  package var year = 1970
  package var month = 1
  package var day = 1
  package var hour = 0
  package var minute = 0
  package var second = 0
  package var fraction = SecondFraction()

  /// The offset of the local time from UTC.
  package var offset = UTCOffset.utc

  /// The day of the week, from 0 for Sunday, if the text has one.
  package var weekday: Int?

  /// The timestamp; nil if it does not exist.
  ///
  /// Values do not roll over: month 13, 30 February, hour 24 and a wrong day of the week are
  /// invalid. Second 60 is valid where leap seconds occur: at 23:59:60 UTC on the last day of a
  /// month (RFC 3339, section 5.7). Timestamps do not count leap seconds, so it becomes the next
  /// second, 00:00:00.
  package var moment: ExactSeconds? {
    guard let date = CivilDate(year: year, month: month, day: day),
      0...23 ~= hour, 0...59 ~= minute, 0...60 ~= second,
      weekday == nil || weekday == date.weekday
    else { return nil }
    let seconds =
      date.daysSince1970 * 86400 + hour * 3600 + minute * 60 + second - offset.seconds
    let exact = ExactSeconds(whole: Int64(seconds), fraction: fraction)
    guard exact.isInCalendar, second < 60 || Self.isAfterLeapSecond(seconds) else { return nil }
    return exact
  }

  private static func isAfterLeapSecond(_ seconds: Int) -> Bool {
    let (day, time) = seconds.dividedByFlooring(86400)
    return time == 0 && CivilDate(daysSince1970: day - 1)?.isLastOfMonth == true
  }
}

extension DateParts {
  /// Creates the components of a timestamp at an offset; nil outside the years 1 to 9999.
  package init?(_ timestamp: Timestamp, at offset: UTCOffset) {
    guard let exact = ExactSeconds(timestamp) else { return nil }
    let (days, time) = (Int(exact.whole) + offset.seconds).dividedByFlooring(86400)
    guard let date = CivilDate(daysSince1970: days) else { return nil }
    (year, month, day) = (date.year, date.month, date.day)
    (hour, minute, second) = (time / 3600, time / 60 % 60, time % 60)
    fraction = exact.fraction
    weekday = date.weekday
    self.offset = offset
  }
}
