/// The names of months and days in the POSIX locale.
package enum EnglishNames {
  package static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]

  package static let weekdays = [
    "Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday",
  ]

  /// The first three letters of each name, which are unique.
  fileprivate static let monthCodes = months.map { code(Array($0.utf8)) }
  fileprivate static let weekdayCodes = weekdays.map { code(Array($0.utf8)) }

  private static func code(_ name: [UInt8]) -> UInt32 { code(name[0], name[1], name[2]) }

  /// Returns three letters as one number, regardless of case.
  fileprivate static func code(_ first: UInt8, _ second: UInt8, _ third: UInt8) -> UInt32 {
    (UInt32(first) << 16 | UInt32(second) << 8 | UInt32(third)) | 0x202020
  }
}

extension DateScanner {
  /// Parses the long or short name of a month, and returns its number.
  package mutating func month(in text: borrowing Span<UInt8>) -> Int? {
    name(EnglishNames.months, EnglishNames.monthCodes, in: text).map { $0 + 1 }
  }

  /// Parses the long or short name of a day, and returns its number from 0 for Sunday.
  package mutating func weekday(in text: borrowing Span<UInt8>) -> Int? {
    name(EnglishNames.weekdays, EnglishNames.weekdayCodes, in: text)
  }

  private mutating func name(
    _ names: [String], _ codes: [UInt32], in text: borrowing Span<UInt8>
  ) -> Int? {
    let code = EnglishNames.code(
      byte(in: text), byte(in: text, after: 1), byte(in: text, after: 2))
    guard let position = codes.firstIndex(of: code) else { return nil }
    let isLong = 0x61...0x7A ~= byte(in: text, after: 3) | 0x20
    if isLong, skip(names[position], in: text) { return position }
    index += 3
    return position
  }
}
