/// The difference between a local time and UTC.
public struct UTCOffset: Sendable, Hashable {
  /// The seconds ahead of UTC; negative in the west.
  public var seconds: Int

  /// No offset.
  public static let utc = UTCOffset(seconds: 0)

  /// Creates an offset from seconds, less than a day.
  ///
  /// - Parameter seconds: The seconds ahead of UTC, negative in the west. A day or more is a
  ///   programming error.
  public init(seconds: Int) {
    precondition(seconds.magnitude < 86400, "no place is a day ahead of UTC")
    self.seconds = seconds
  }

  /// Creates an offset from hours and minutes with a common sign: (-3, 30) is -03:30.
  ///
  /// - Parameters:
  ///   - hours: The hours ahead of UTC; negative in the west. A total of a day or more is a
  ///     programming error.
  ///   - minutes: The minutes, which have the sign of the hours. For 0 hours, negative minutes are
  ///     in the west: (0, -30) is -00:30.
  public init(hours: Int, minutes: Int = 0) {
    self.init(seconds: hours * 3600 + (hours < 0 ? -minutes : minutes) * 60)
  }
}

extension UTCOffset {
  /// The text forms of an offset.
  package enum Form {
    /// `+0530`
    case basic

    /// `+05:30`
    case extended

    /// `+05`, or `+0530` if there are minutes.
    case hours
  }

  /// Appends the offset to ASCII text.
  package func append(to text: inout OutputBuffer, as form: Form) {
    text.append(UInt8(ascii: seconds < 0 ? "-" : "+"))
    let minutes = Int(seconds.magnitude) / 60
    text.append(number: minutes / 60, width: 2)
    if form == .hours, minutes % 60 == 0 { return }
    if form == .extended { text.append(UInt8(ascii: ":")) }
    text.append(number: minutes % 60, width: 2)
  }
}
