#if GRDB
import MaquetteCore

/// Timestamps as SQLite's functions and GRDB have them: `2012-04-14 00:20:07.5`, in UTC.
enum DateText {
  /// The calendar repeats itself after 400 years, which are so many seconds.
  private static let cycle: Double = 146_097 * 86_400

  /// The text of a timestamp; nil outside the years 0 to 9999.
  static func text(of moment: Timestamp) -> String? {
    if let text = ISO8601.text(of: moment) { return spaced(text) }
    // The year 0, which ISO 8601 has only by agreement, contains `Date.distantPast`.
    let later = Timestamp(secondsSince2001: moment.secondsSince2001 + cycle)
    guard let text = ISO8601.text(of: later), text.hasPrefix("0400") else { return nil }
    return "0000" + spaced(text).dropFirst(4)
  }

  private static func spaced(_ text: String) -> String {
    var bytes = Array(text.utf8.dropLast())
    bytes[10] = UInt8(ascii: " ")
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The timestamp of a text; nil if it is none.
  static func moment(of text: String) -> Timestamp? {
    if let moment = ISO8601.timestamp(text) { return moment }
    guard text.hasPrefix("0000"), let later = ISO8601.timestamp("0400" + text.dropFirst(4)) else {
      return nil
    }
    return Timestamp(secondsSince2001: later.secondsSince2001 - cycle)
  }
}
#endif
