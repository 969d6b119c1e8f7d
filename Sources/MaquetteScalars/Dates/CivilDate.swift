/// A date in the proleptic Gregorian calendar, in the years 1 to 9999.
///
/// Its encoded form is `2009-03-31`. It has neither a time nor a time zone: a birthday, a due date.
///
/// The arithmetic counts years from March, so that the leap day is the last day of a year, and days
/// in eras of 400 years, which all have the same length (H. Hinnant, "chrono-compatible low-level
/// date algorithms").
public struct CivilDate: Hashable, Sendable {
  /// The years with four digits.
  @usableFromInline package static let years = 1...9999

  /// The number of days in an era of 400 years.
  private static let daysOfEra = 146_097

  /// The number of days from 0000-03-01, where the eras begin, to 1970-01-01.
  private static let daysTo1970 = 719_468

  /// The year, from 1 to 9999.
  public let year: Int

  /// The month, from 1 to 12.
  public let month: Int

  /// The day of the month, starting at 1.
  public let day: Int

  /// Creates a date; nil if it does not exist, like 2023-02-29.
  ///
  /// - Parameters:
  ///   - year: The year, from 1 to 9999.
  ///   - month: The month, from 1 to 12.
  ///   - day: The day of the month, starting at 1.
  public init?(year: Int, month: Int, day: Int) {
    guard Self.years.contains(year), 1...12 ~= month,
      1...Self.days(of: month, in: year) ~= day
    else { return nil }
    self.year = year
    self.month = month
    self.day = day
  }

  /// Creates a date from the number of days since 1970-01-01; nil outside the years 1 to 9999.
  ///
  /// - Parameter days: The number of days; negative before 1970. The years 1 to 9999 are the range
  ///   from -719162 to 2932896.
  public init?(daysSince1970 days: Int) {
    guard days.magnitude < 10_000_000 else { return nil }
    let (era, dayOfEra) = (days + Self.daysTo1970).dividedByFlooring(Self.daysOfEra)
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let monthFromMarch = (5 * dayOfYear + 2) / 153
    day = dayOfYear - (153 * monthFromMarch + 2) / 5 + 1
    month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
    year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    guard Self.years.contains(year) else { return nil }
  }

  /// The number of days since 1970-01-01.
  public var daysSince1970: Int {
    // Everything up to the result is nonnegative, so unsigned divisions suffice.
    let isSpring = month > 2
    let years = UInt(truncatingIfNeeded: isSpring ? year : year &- 1)
    let months = UInt(truncatingIfNeeded: isSpring ? month &- 3 : month &+ 9)
    let centuries = years / 100
    let dayOfYear = (153 &* months &+ 2) / 5 &+ UInt(truncatingIfNeeded: day &- 1)
    let days = years &* 365 &+ years / 4 &- centuries &+ centuries / 4 &+ dayOfYear
    return Int(days) &- Self.daysTo1970
  }

  /// The day of the week, from 0 for Sunday to 6 for Saturday.
  public var weekday: Int {
    // 1970-01-01 was a Thursday.
    (daysSince1970 + 4).dividedByFlooring(7).remainder
  }

  /// Whether this is the last day of its month.
  package var isLastOfMonth: Bool { day == Self.days(of: month, in: year) }

  private static func days(of month: Int, in year: Int) -> Int {
    switch month {
    case 2: year & 3 == 0 && (year % 25 != 0 || year & 15 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }
}

extension FixedWidthInteger {
  /// Returns the quotient rounded down, and the remainder, which is never negative.
  @inlinable @inline(__always)
  package func dividedByFlooring(_ divisor: Self) -> (quotient: Self, remainder: Self) {
    let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
    return remainder < 0 ? (quotient - 1, remainder + divisor) : (quotient, remainder)
  }
}
