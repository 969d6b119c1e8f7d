import MaquetteCore

/// A timestamp as extension -1 encodes it: whole seconds since 1970, and nanoseconds.
struct MessagePackTimestamp {
  static let type: Int8 = -1

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
    guard nanoseconds < Timestamp.nanosecondsPerSecond else { return nil }
    (self.seconds, self.nanoseconds) = (Int64(bitPattern: seconds), nanoseconds)
  }

  /// Creates an item from a timestamp; nil if its seconds do not fit.
  init?(_ moment: Timestamp) {
    guard let count = moment.nearestNanosecond else { return nil }
    (seconds, nanoseconds) = count
  }

  /// The timestamp.
  var timestamp: Timestamp {
    Timestamp(secondsSince1970: seconds, nanoseconds: Int(nanoseconds))
  }
}
