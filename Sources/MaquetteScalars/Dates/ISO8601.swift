/// Timestamps as text (ISO 8601 and its profile RFC 3339).
package enum ISO8601 {
  /// Parses a timestamp in the usual formats of ISO 8601.
  ///
  /// | text | |
  /// | --- | --- |
  /// | `2009-03-31` | midnight |
  /// | `2009-03-31T18:01`, `2009-03-31T18:01:12` | a space or `t` may replace the `T` |
  /// | `2009-03-31T18:01:12.5`, `…12,5` | a fraction of any length |
  /// | `…Z`, `…+02:00`, `…+0200`, `…+02` | without a zone the time is UTC; a space may precede it |
  /// | `20090331`, `20090331T180112Z`, `20090331T1801` | the basic format |
  ///
  /// - Parameter text: The text, without anything before or after.
  /// - Returns: The timestamp; nil for other text, for a date that does not exist, such as 30
  ///   February, and outside the years 1 to 9999. Second 60 is valid where a leap second can occur,
  ///   at 23:59:60 UTC at the end of a month, and becomes the next second.
  public static func timestamp(_ text: String) -> Timestamp? {
    text.withBytes { text in timestamp(in: text) }
  }

  /// Formats a timestamp: `2009-03-31T18:01:12Z`.
  ///
  /// - Parameters:
  ///   - moment: The timestamp.
  ///   - precision: The number of fraction digits.
  ///   - offset: The offset of the text; `Z` for UTC.
  /// - Returns: The text; nil for a timestamp outside the years 1 to 9999.
  public static func text(
    of moment: Timestamp, precision: DatePrecision = .exact, offset: UTCOffset = .utc
  ) -> String? {
    if offset == .utc, precision == .exact, let text = WrittenMoment(moment)?.string { return text }
    guard let parts = DateParts(moment, at: offset) else { return nil }
    return OutputBuffer.text { text in
      text.append(number: parts.year, width: 4)
      text.append("-", number: parts.month)
      text.append("-", number: parts.day)
      text.append("T", number: parts.hour)
      text.append(":", number: parts.minute)
      text.append(":", number: parts.second)
      text.append(parts.fraction, precision)
      if offset == .utc {
        text.append(UInt8(ascii: "Z"))
      } else {
        offset.append(to: &text, as: .extended)
      }
    }
  }
}

extension ISO8601 {
  /// Parses a timestamp; see the function for strings.
  package static func timestamp(in text: borrowing Span<UInt8>) -> Timestamp? {
    UsualMoment(text)?.timestamp ?? moment(in: text).map { Timestamp($0) }
  }

  /// Parses a timestamp.
  package static func moment(in text: borrowing Span<UInt8>) -> ExactSeconds? {
    var scanner = DateScanner()
    var parts = DateParts()
    guard let year = scanner.number(4, in: text) else { return nil }
    parts.year = year
    let isExtended = scanner.skip(UInt8(ascii: "-"), in: text)
    guard let month = scanner.number(2, in: text),
      !isExtended || scanner.skip(UInt8(ascii: "-"), in: text),
      let day = scanner.number(2, in: text)
    else { return nil }
    (parts.month, parts.day) = (month, day)
    if !scanner.isAtEnd(of: text) {
      guard
        scanner.skip(UInt8(ascii: "T"), in: text) || scanner.skip(UInt8(ascii: "t"), in: text)
          || isExtended && scanner.skip(UInt8(ascii: " "), in: text),
        readTime(into: &parts, isExtended: isExtended, &scanner, in: text)
      else { return nil }
    }
    return scanner.isAtEnd(of: text) ? parts.moment : nil
  }

  private static func readTime(
    into parts: inout DateParts, isExtended: Bool, _ scanner: inout DateScanner,
    in text: borrowing Span<UInt8>
  ) -> Bool {
    guard let hour = scanner.number(2, in: text),
      !isExtended || scanner.skip(UInt8(ascii: ":"), in: text),
      let minute = scanner.number(2, in: text)
    else { return false }
    (parts.hour, parts.minute) = (hour, minute)
    let hasSecond =
      isExtended ? scanner.skip(UInt8(ascii: ":"), in: text) : scanner.byte(in: text) &- 0x30 < 10
    if hasSecond {
      guard let second = scanner.number(2, in: text) else { return false }
      parts.second = second
      if scanner.skip(UInt8(ascii: "."), in: text) || scanner.skip(UInt8(ascii: ","), in: text) {
        guard let fraction = scanner.fraction(in: text) else { return false }
        parts.fraction = fraction
      }
    }
    if scanner.isAtEnd(of: text) { return true }
    scanner.skipSpaces(in: text)
    guard let offset = scanner.offset(in: text) else { return false }
    parts.offset = offset
    return true
  }
}
