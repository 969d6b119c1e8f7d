#if GRDB
import MaquetteCore

/// Formats timestamps as SQLite's functions and GRDB do: `2012-04-14 00:20:07.5`, in UTC.
enum DateText {
  /// The text of a timestamp; nil outside the years 1 to 9999.
  static func text(of moment: Timestamp) -> String? {
    guard let text = ISO8601.text(of: moment) else { return nil }
    var bytes = Array(text.utf8.dropLast())
    bytes[10] = UInt8(ascii: " ")
    return String(decoding: bytes, as: UTF8.self)
  }
}
#endif
