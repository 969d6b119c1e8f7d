/// A day and a time of the clock, without a zone: what a calendar on the wall and a clock beside it
/// show.
///
/// It is read from and written as `2009-03-31T18:01:12`. It names no moment until somebody says where
/// the clock is: see `timestamp(at:)`.
public struct CivilDateTime: Hashable, Sendable {
  /// The day.
  public var date: CivilDate

  /// The time of that day.
  public var time: TimeOfDay

  /// Creates a day and a time.
  public init(_ date: CivilDate, _ time: TimeOfDay) {
    self.date = date
    self.time = time
  }

  /// Creates the beginning of a day from the text of the day; nil for anything else.
  init?(startOf day: String) {
    guard let date = CivilDate(day), let midnight = TimeOfDay(hour: 0, minute: 0)
    else { return nil }
    self.init(date, midnight)
  }

  /// The timestamp at which a clock shows this.
  ///
  /// - Parameter offset: How far the clock is ahead of UTC.
  /// - Returns: The timestamp, exact to the precision of a double.
  public func timestamp(at offset: UTCOffset) -> Timestamp {
    let seconds = date.daysSince1970 * 86400 + time.secondsSinceMidnight - offset.seconds
    let nanoseconds = SecondFraction(UInt64(time.nanosecond), places: 9)
    return Timestamp(ExactSeconds(whole: Int64(seconds), fraction: nanoseconds))
  }
}

extension CivilDateTime: LosslessStringConvertible, Comparable {
  /// Creates a day and a time from their text; nil for anything else.
  ///
  /// A space or `t` may take the place of the `T`; the time is what `TimeOfDay` reads.
  public init?(_ text: String) {
    let text = text.utf8
    guard text.count > 11, let date = CivilDate(String(Substring(text.prefix(10)))),
      "Tt ".utf8.contains(text[text.index(text.startIndex, offsetBy: 10)]),
      let time = TimeOfDay(String(Substring(text.dropFirst(11))))
    else { return nil }
    self.init(date, time)
  }

  /// The day and the time as `2009-03-31T18:01:12`, with a fraction if there is one.
  public var description: String { "\(date)T\(time)" }

  /// Whether a clock shows one before the other.
  public static func < (left: CivilDateTime, right: CivilDateTime) -> Bool {
    (left.date, left.time) < (right.date, right.time)
  }
}

extension CivilDateTime: TextMappable {
  /// What errors say was expected.
  public static var textShape: String { "a date and time as yyyy-MM-ddTHH:mm:ss" }

  /// Writes the text, under the tag of the format if it has one.
  public func write(to writer: inout ValueWriter) {
    writer.writeCivil(description, writer.state.options.traits.civilTags?.dateTime)
  }
}

extension ValueWriter {
  /// Writes a date or time without a zone.
  mutating func writeCivil(_ text: String, _ tag: ValueTag?) {
    writeValue(tag.map { .tagged(TaggedValue($0, .string(text))) } ?? .string(text))
  }
}
