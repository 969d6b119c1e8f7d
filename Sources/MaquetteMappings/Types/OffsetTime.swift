public import MaquetteCore

/// A time of day with an offset from UTC, such as the time of a daily call.
///
/// Its encoded form is `18:01:12+02:00`, or `18:01:12Z` in UTC.
public struct OffsetTime: Hashable, Sendable {
  /// The time of day, by the clock of the place.
  public var time: TimeOfDay

  /// The offset of the place from UTC, in whole minutes.
  public var offset: UTCOffset

  /// Creates a time.
  ///
  /// - Parameters:
  ///   - time: The time of day, by the clock of the place.
  ///   - offset: The offset of the place from UTC; encoding leaves out its seconds.
  public init(_ time: TimeOfDay, at offset: UTCOffset) {
    (self.time, self.offset) = (time, offset)
  }
}

extension OffsetTime: LosslessStringConvertible, TextMappable {
  /// The expected form, for errors.
  public static var textShape: String { "a time as HH:mm:ss+HH:MM" }

  /// Creates a time from text; nil for anything else.
  ///
  /// - Parameter text: The time as `TimeOfDay` parses it, and `Z`, `+hh`, `+hhmm` or `+hh:mm`.
  public init?(_ text: String) {
    guard let end = text.utf8.lastIndex(where: { "+-Zz".utf8.contains($0) }),
      let time = TimeOfDay(String(text[..<end]))
    else { return nil }
    let offset = String(text[end...]).withBytes { text -> UTCOffset? in
      var scanner = DateScanner()
      let offset = scanner.offset(in: text)
      return scanner.isAtEnd(of: text) ? offset : nil
    }
    guard let offset else { return nil }
    self.init(time, at: offset)
  }

  /// The time and the offset.
  public var description: String {
    guard offset.seconds.magnitude >= 60 else { return "\(time)Z" }
    return OutputBuffer.text { text in
      text.append("\(time)")
      offset.append(to: &text, as: .extended)
    }
  }
}
