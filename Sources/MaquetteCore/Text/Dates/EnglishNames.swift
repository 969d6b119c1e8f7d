/// The names of months and days, as the POSIX locale has them.
enum EnglishNames {
  static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]

  static let weekdays = [
    "Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday",
  ]

  static let shortMonths = months.map { String($0.prefix(3)) }
  static let shortWeekdays = weekdays.map { String($0.prefix(3)) }
}

extension DateScanner {
  /// Reads the name of a month, long or short, and tells its number.
  mutating func month(in text: borrowing Span<UInt8>) -> Int? {
    (word(of: EnglishNames.months, in: text) ?? word(of: EnglishNames.shortMonths, in: text))
      .map { $0 + 1 }
  }

  /// Reads the name of a day, long or short, and tells its number from 0 for Sunday.
  mutating func weekday(in text: borrowing Span<UInt8>) -> Int? {
    word(of: EnglishNames.weekdays, in: text) ?? word(of: EnglishNames.shortWeekdays, in: text)
  }
}
