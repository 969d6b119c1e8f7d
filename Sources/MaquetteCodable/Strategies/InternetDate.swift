import MaquetteCore

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Parses and formats `yyyy-MM-ddTHH:mm:ssZ`, the form of `.iso8601` in coders.
///
/// The day must exist, a time zone is required, and no text may follow it. As in Foundation, a
/// fraction of a second is parsed but not written.
enum InternetDate {
  static func date(_ text: String) -> Date? {
    let bytes = Array(text.utf8)
    guard bytes.count >= 20, bytes[4] == UInt8(ascii: "-"), bytes[10] == UInt8(ascii: "T"),
      bytes[13] == UInt8(ascii: ":"), bytes[16] == UInt8(ascii: ":"), !bytes.contains(0x20),
      bytes[19...].contains(where: { "Zz+-".utf8.contains($0) }),
      let moment = ISO8601.timestamp(text)
    else { return nil }
    return Date(timeIntervalSinceReferenceDate: moment.secondsSince2001)
  }

  /// The text of a date, without the fraction of its second; nil outside the years 1 to 9999.
  static func text(of date: Date) -> String? {
    let seconds = date.timeIntervalSinceReferenceDate.rounded(.down)
    return ISO8601.text(of: Timestamp(secondsSince2001: seconds), precision: .seconds)
  }
}
