/// Timestamps in the format of mail and HTTP (RFC 2822, section 3.3; RFC 1123, section 5.2.14).
package enum RFC2822 {
  /// Parses a timestamp: `Sun, 06 Nov 1994 08:49:37 GMT`.
  ///
  /// The day of the week and the seconds are optional; a wrong day of the week is rejected. Years
  /// of two digits, the zones of North America and a comment at the end follow section 4.3 of the
  /// RFC; `-0000` is UTC.
  ///
  /// - Parameter text: The text, without anything before or after.
  /// - Returns: The timestamp; nil for other text, and for a date that does not exist.
  public static func timestamp(_ text: String) -> Timestamp? {
    text.withBytes { text in moment(in: text) }.map { Timestamp($0) }
  }

  /// Formats a timestamp: `Sun, 06 Nov 1994 08:49:37 +0000`.
  ///
  /// - Returns: The text; nil for a timestamp outside the years 1 to 9999.
  public static func text(of moment: Timestamp, offset: UTCOffset = .utc) -> String? {
    DatePattern("EEE, dd MMM yyyy HH:mm:ss Z", offset: offset).formatted(moment)
  }

  /// Parses a timestamp.
  package static func moment(in text: borrowing Span<UInt8>) -> ExactSeconds? {
    var scanner = DateScanner()
    var parts = DateParts()
    scanner.skipSpaces(in: text)
    if let weekday = scanner.weekday(in: text) {
      guard scanner.skip(UInt8(ascii: ","), in: text) else { return nil }
      parts.weekday = weekday
      scanner.skipSpaces(in: text)
    }
    guard readDate(into: &parts, &scanner, in: text), scanner.skipSpaces(in: text),
      readTime(into: &parts, &scanner, in: text), scanner.skipSpaces(in: text),
      let offset = zone(&scanner, in: text)
    else { return nil }
    parts.offset = offset
    skipComment(&scanner, in: text)
    return scanner.isAtEnd(of: text) ? parts.moment : nil
  }

  private static func readDate(
    into parts: inout DateParts, _ scanner: inout DateScanner, in text: borrowing Span<UInt8>
  ) -> Bool {
    guard let day = scanner.number(1...2, in: text), scanner.skipSpaces(in: text),
      let month = scanner.month(in: text), scanner.skipSpaces(in: text)
    else { return false }
    let start = scanner.index
    guard let year = scanner.number(2...4, in: text) else { return false }
    (parts.day, parts.month) = (day, month)
    switch scanner.index - start {
    case 2: parts.year = year < 50 ? 2000 + year : 1900 + year
    case 3: parts.year = 1900 + year
    default: parts.year = year
    }
    return true
  }

  private static func readTime(
    into parts: inout DateParts, _ scanner: inout DateScanner, in text: borrowing Span<UInt8>
  ) -> Bool {
    guard let hour = scanner.number(2, in: text), scanner.skip(UInt8(ascii: ":"), in: text),
      let minute = scanner.number(2, in: text)
    else { return false }
    (parts.hour, parts.minute) = (hour, minute)
    guard scanner.skip(UInt8(ascii: ":"), in: text) else { return true }
    guard let second = scanner.number(2, in: text) else { return false }
    parts.second = second
    return true
  }

  /// The named zones of section 4.3, with their hours ahead of UTC.
  private static let zones = [
    ("EST", -5), ("EDT", -4), ("CST", -6), ("CDT", -5), ("MST", -7), ("MDT", -6), ("PST", -8),
    ("PDT", -7),
  ]

  private static func zone(
    _ scanner: inout DateScanner, in text: borrowing Span<UInt8>
  ) -> UTCOffset? {
    if let offset = scanner.anyOffset(in: text) { return offset }
    for (name, hours) in zones where scanner.skip(name, in: text) { return UTCOffset(hours: hours) }
    return nil
  }

  private static func skipComment(
    _ scanner: inout DateScanner, in text: borrowing Span<UInt8>
  ) {
    var ahead = scanner
    ahead.skipSpaces(in: text)
    guard ahead.skip(UInt8(ascii: "("), in: text) else { return }
    while !ahead.isAtEnd(of: text), ahead.byte(in: text) != UInt8(ascii: ")") { ahead.index += 1 }
    if ahead.skip(UInt8(ascii: ")"), in: text) { scanner = ahead }
  }
}
