import MaquetteCore

/// A timestamp as extension -1 encodes it: whole seconds since 1970, and nanoseconds.
struct MessagePackTimestamp {
  static let type: Int8 = -1

  private static let secondsFrom1970To2001: Int64 = 978_307_200
  private static let nanosecondsPerSecond: UInt32 = 1_000_000_000

  let seconds: Int64
  let nanoseconds: UInt32

  /// Creates a timestamp from the content of an extension; nil if the content has another form.
  init?(_ bytes: [UInt8]) {
    func integer(_ range: Range<Int>) -> UInt64 {
      bytes[range].reduce(0) { $0 << 8 | UInt64($1) }
    }
    switch bytes.count {
    case 4: self.init(integer(0..<4))
    case 8: self.init(packed: integer(0..<8))
    case 12: self.init(integer(4..<12), UInt32(integer(0..<4)))
    default: return nil
    }
  }

  /// Creates a timestamp from the content of 64 bits; nil for a second or more of nanoseconds.
  init?(packed word: UInt64) { self.init(word & 0x3_FFFF_FFFF, UInt32(word >> 34)) }

  /// Creates a timestamp from seconds in two's complement and nanoseconds; nil for a second or more
  /// of these.
  init?(_ seconds: UInt64, _ nanoseconds: UInt32 = 0) {
    guard nanoseconds < Self.nanosecondsPerSecond else { return nil }
    (self.seconds, self.nanoseconds) = (Int64(bitPattern: seconds), nanoseconds)
  }

  /// Rounds a timestamp to the nearest nanosecond; nil if its seconds do not fit.
  init?(_ moment: Timestamp) {
    let since2001 = moment.secondsSince2001
    guard since2001.isFinite, since2001.magnitude < 0x1p62 else { return nil }
    var whole = Int64(since2001)
    if Double(whole) > since2001 { whole -= 1 }
    // The difference is exact, at least 0 and less than 1.
    var nanoseconds = UInt32(
      (since2001 - Double(whole)) * Double(Self.nanosecondsPerSecond) + 0.5)
    if nanoseconds == Self.nanosecondsPerSecond { (whole, nanoseconds) = (whole + 1, 0) }
    seconds = whole + Self.secondsFrom1970To2001
    self.nanoseconds = nanoseconds
  }

  /// The timestamp.
  var timestamp: Timestamp {
    let (since2001, isTooEarly) = seconds.subtractingReportingOverflow(Self.secondsFrom1970To2001)
    let whole = isTooEarly ? Double(seconds) : Double(since2001)
    return Timestamp(
      secondsSince2001: whole + Double(nanoseconds) / Double(Self.nanosecondsPerSecond))
  }
}
