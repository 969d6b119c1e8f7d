/// Parses timestamps in any of the formats that are unambiguous.
enum AutomaticDate {
  /// The result of parsing text or a number.
  enum Outcome {
    case moment(Timestamp)

    /// The value is not a timestamp; the hint may help.
    case failed(hint: String?)
  }

  /// Parses text: ISO 8601, RFC 2822, Twitter's format, or a number.
  static func read(_ text: String) -> Outcome {
    let moment = text.withBytes { text -> Timestamp? in
      // Text that has only digits is a number, not the basic format of ISO 8601.
      guard !isAllDigits(text) else { return nil }
      if let moment = ISO8601.timestamp(in: text) { return moment }
      let moment =
        RFC2822.moment(in: text) ?? twitter.moment(in: text) ?? twitterWithFraction.moment(in: text)
      return moment.map { Timestamp($0) }
    }
    if let moment { return .moment(moment) }
    guard let number = AnyValue.Number(decimal: text) else { return .failed(hint: nil) }
    guard !isDateInDigits(text) else {
      return .failed(
        hint: "it could be a number of seconds or a date in digits; choose one with a strategy")
    }
    return read(number)
  }

  /// Parses a number: seconds since 1970, or milliseconds if it cannot be seconds.
  ///
  /// A number is in seconds if it is between -62135596800 and 253402300799, the years 1 to 9999.
  /// Milliseconds are outside this range from 1978-01-11T21:31:40.800Z on, and before
  /// 1968-01-12T20:06:43.200Z.
  ///
  /// - Parameters:
  ///   - number: The number.
  ///   - places: The number of decimal places of each unit below a second, largest unit first.
  static func read(_ number: AnyValue.Number, places units: [Int] = [0, 3]) -> Outcome {
    for places in units {
      if let exact = ExactSeconds(number, places: places), exact.isInCalendar {
        return .moment(Timestamp(exact))
      }
    }
    return .failed(
      hint: units.count > 2
        ? "not a date in the years 1 to 9999 in any unit down to nanoseconds"
        : "neither seconds nor milliseconds since 1970 up to the year 9999")
  }

  private static func isAllDigits(_ text: borrowing Span<UInt8>) -> Bool {
    for index in text.indices where text[index] &- 0x30 >= 10 { return false }
    return true
  }

  /// Returns whether digits could be a date: `yyyy`, `yyyyMM` and so on down to seconds.
  ///
  /// As numbers, such digits would be implausible timestamps: minutes after 1970, or the year 8000.
  private static func isDateInDigits(_ text: String) -> Bool {
    let sample = "19700101000000"
    guard [4, 6, 8, 12, 14].contains(text.utf8.count),
      text.utf8.allSatisfy({ $0 &- 0x30 < 10 }),
      let year = Int(text.prefix(4)), 1900...2199 ~= year
    else { return false }
    let digits = text + sample.dropFirst(text.utf8.count)
    let date = digits.prefix(8) + "T" + digits.dropFirst(8)
    return ISO8601.timestamp(String(date)) != nil
  }

  private static let twitter = DatePattern("EEE MMM dd HH:mm:ss Z yyyy")
  private static let twitterWithFraction = DatePattern("EEE MMM dd HH:mm:ss.SSS Z yyyy")
}
