/// A time of day without a date and a time zone: opening hours, an alarm.
///
/// Its encoded form is `18:01`, `18:01:12` or `18:01:12.5`.
public struct TimeOfDay: Hashable, Sendable {
  /// The hour, from 0 to 23.
  public let hour: Int

  /// The minute, from 0 to 59.
  public let minute: Int

  /// The second, from 0 to 59.
  public let second: Int

  /// The nanosecond, from 0 to 999999999.
  public let nanosecond: Int

  /// Creates a time; nil if it does not exist.
  ///
  /// - Parameters:
  ///   - hour: The hour, from 0 to 23.
  ///   - minute: The minute, from 0 to 59.
  ///   - second: The second, from 0 to 59; there are no leap seconds.
  ///   - nanosecond: The nanosecond, from 0 to 999999999.
  public init?(hour: Int, minute: Int, second: Int = 0, nanosecond: Int = 0) {
    guard 0...23 ~= hour, 0...59 ~= minute, 0...59 ~= second, 0...999_999_999 ~= nanosecond else {
      return nil
    }
    (self.hour, self.minute, self.second, self.nanosecond) = (hour, minute, second, nanosecond)
  }

  /// The whole seconds since midnight.
  public var secondsSinceMidnight: Int { hour * 3600 + minute * 60 + second }
}

extension TimeOfDay: LosslessStringConvertible, Comparable {
  /// Creates a time from text: `18:01`, `18:01:12`, or with a fraction of up to nine digits; nil
  /// for anything else.
  ///
  /// - Parameter text: The time, with two digits for each number and nothing before or after. A
  ///   point or a comma precedes the fraction.
  public init?(_ text: String) {
    let time = text.withBytes { text -> TimeOfDay? in
      var scanner = DateScanner()
      guard let hour = scanner.number(2, in: text), scanner.skip(UInt8(ascii: ":"), in: text),
        let minute = scanner.number(2, in: text)
      else { return nil }
      var (second, nanosecond) = (0, 0)
      if scanner.skip(UInt8(ascii: ":"), in: text) {
        guard let number = scanner.number(2, in: text) else { return nil }
        second = number
        if scanner.skip(UInt8(ascii: "."), in: text) || scanner.skip(UInt8(ascii: ","), in: text) {
          guard let fraction = scanner.fraction(in: text, limit: 9) else { return nil }
          nanosecond = Int(fraction.leading * powerOfTen(9 - fraction.leadingCount))
        }
      }
      guard scanner.isAtEnd(of: text) else { return nil }
      return TimeOfDay(hour: hour, minute: minute, second: second, nanosecond: nanosecond)
    }
    guard let time else { return nil }
    self = time
  }

  /// The time as `18:01:12`, with a fraction if it is not zero.
  public var description: String {
    OutputBuffer.text { text in
      text.append(number: hour, width: 2)
      text.append(":", number: minute)
      text.append(":", number: second)
      text.append(SecondFraction(UInt64(nanosecond), places: 9), .exact)
    }
  }

  /// Returns whether a time is before another.
  public static func < (left: TimeOfDay, right: TimeOfDay) -> Bool {
    (left.secondsSinceMidnight, left.nanosecond) < (right.secondsSinceMidnight, right.nanosecond)
  }
}
