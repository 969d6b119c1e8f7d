/// A timestamp for encoding as ISO 8601 in UTC with all its digits, `2009-03-31T18:01:12.5Z`.
@usableFromInline
package struct WrittenMoment {
  /// The maximum number of characters.
  package static var capacity: Int { 32 }

  @usableFromInline let date: CivilDate
  @usableFromInline let time: Int
  @usableFromInline let nanoseconds: UInt32

  /// The number of digits in the fraction, without trailing zeros.
  @usableFromInline let places: Int

  /// Splits a timestamp into its parts.
  ///
  /// - Returns: The parts; nil outside the years 1 to 9999, and for a timestamp that holds a
  ///   double.
  package init?(_ moment: Timestamp) {
    guard let count = moment.count, ExactSeconds.calendar.contains(count.seconds) else {
      return nil
    }
    let (days, time) = Int(count.seconds).dividedByFlooring(86400)
    guard let date = CivilDate(daysSince1970: days) else { return nil }
    (self.date, self.time) = (date, time)
    nanoseconds = count.nanoseconds
    places = SecondFraction(nanoseconds: nanoseconds).significantCount
  }

  /// The text.
  package var string: String {
    unsafe withUnsafeTemporaryAllocation(of: UInt8.self, capacity: Self.capacity) { memory in
      let start = unsafe memory.baseAddress.unsafelyUnwrapped
      let text = unsafe UnsafeBufferPointer(start: start, count: store(at: start))
      return unsafe UTF8Validation.string(fromValid: text, isASCII: true)
    }
  }

  /// Stores the text.
  ///
  /// Invariant: there is room for `capacity` bytes.
  ///
  /// - Returns: The number of characters.
  @inlinable @inline(__always)
  package func store(at place: UnsafeMutablePointer<UInt8>) -> Int {
    let year = Self.pair(date.year / 100) | Self.pair(date.year % 100) &<< 16
    let month = 0x2D &<< 32 | Self.pair(date.month) &<< 40 | 0x2D &<< 56
    unsafe OutputBuffer.store8(year | month, at: place)
    let day = Self.pair(date.day) | 0x54 &<< 16
    let clock = Self.pair(time / 3600) &<< 24 | 0x3A &<< 40 | Self.pair(time / 60 % 60) &<< 48
    unsafe OutputBuffer.store8(day | clock, at: place + 8)
    unsafe OutputBuffer.store8(0x3A | Self.pair(time % 60) &<< 8 | 0x5A &<< 24, at: place + 16)
    guard places > 0 else { return 20 }
    unsafe place[19] = UInt8(ascii: ".")
    // Nine digits; the `Z` replaces the first one after the last that counts.
    let (first, rest) = nanoseconds.quotientAndRemainder(dividingBy: 100_000_000)
    unsafe place[20] = 0x30 + UInt8(truncatingIfNeeded: first)
    unsafe OutputBuffer.store8(OutputBuffer.digits8(UInt64(rest)), at: place + 21)
    unsafe place[20 + places] = UInt8(ascii: "Z")
    return 21 + places
  }

  /// Returns the two digits of a number below 100, the first in the lower byte.
  @inlinable @inline(__always)
  static func pair(_ number: Int) -> UInt64 {
    let number = UInt64(truncatingIfNeeded: number)
    let tens = (number &* 103) &>> 10
    return (tens | (number &- tens &* 10) &<< 8) | 0x3030
  }
}

extension OutputBuffer {
  /// Appends a quoted ASCII string without escapes, and a comma.
  ///
  /// - Parameters:
  ///   - capacity: The maximum number of bytes stored.
  ///   - store: Stores the text into memory of that capacity, and returns its length.
  @inlinable @inline(__always)
  package mutating func putShortText(
    capacity: Int, _ store: (UnsafeMutablePointer<UInt8>) -> Int
  ) {
    reserve(capacity &+ 3)
    put(0x22)
    unsafe next += store(next)
    put(0x22)
    put(0x2C)
  }
}
