/// A timestamp in the most common format, `2009-03-31T18:01:12Z`, parsed eight bytes at a time.
///
/// A space or `t` may replace the `T`. A fraction of up to 18 digits is optional, and so is an
/// offset such as `+02:00` or `+0200`; the default is UTC. `ISO8601.moment(in:)` parses all other
/// formats.
@usableFromInline
package struct UsualMoment {
  /// Seconds since 1970, rounded down.
  @usableFromInline let whole: Int

  /// The decimal fraction to add to them, and its number of places.
  @usableFromInline let fraction: UInt64
  @usableFromInline let places: Int

  /// The timestamp.
  package var timestamp: Timestamp {
    Timestamp(
      ExactSeconds(whole: Int64(whole), fraction: SecondFraction(fraction, places: places)))
  }

  /// Parses a timestamp.
  ///
  /// - Returns: The timestamp; nil for another format, and for a timestamp that does not exist or
  ///   is a leap second.
  package init?(_ text: borrowing Span<UInt8>) {
    guard let moment = unsafe text.withUnsafeBufferPointer({ unsafe UsualMoment($0) }) else {
      return nil
    }
    self = moment
  }

  /// Parses a timestamp; see the other initializer.
  @inlinable @inline(__always)
  package init?(_ text: UnsafeBufferPointer<UInt8>) {
    // Invariant: nothing is read beyond the count.
    guard text.count >= 19, let place = text.baseAddress else { return nil }
    let date = unsafe Self.word(place)
    let time = unsafe Self.word(place + 8)
    let second = unsafe Self.pair(place + 17)
    let dateDigits = (date ^ 0x3030_3030_3030_3030) & 0x00FF_FF00_FFFF_FFFF
    let timeDigits = (time ^ 0x3030_3030_3030_3030) & 0xFFFF_00FF_FF00_FFFF
    let mark = UInt8(truncatingIfNeeded: time &>> 16)
    guard (Self.notDigits(dateDigits) | Self.notDigits(timeDigits)) & 0x8080_8080_8080_8080 == 0,
      date & 0xFF00_00FF_0000_0000 == 0x2D00_002D_0000_0000,
      time & 0x0000_FF00_0000_0000 == 0x0000_3A00_0000_0000, unsafe place[16] == UInt8(ascii: ":"),
      mark | 0x20 == UInt8(ascii: "t") || mark == UInt8(ascii: " "),
      let second, second < 60
    else { return nil }
    // Ten times each digit plus the next one; the values of two digits are below 100.
    let dates = dateDigits &* 10 &+ dateDigits &>> 8
    let times = timeDigits &* 10 &+ timeDigits &>> 8
    let year = Int(dates & 0xFF) &* 100 &+ Int(dates &>> 16 & 0xFF)
    let (hour, minute) = (Int(times &>> 24 & 0xFF), Int(times &>> 48 & 0xFF))
    let day = CivilDate(year: year, month: Int(dates &>> 40 & 0xFF), day: Int(times & 0xFF))
    guard let day, hour < 24, minute < 60 else { return nil }
    var next = 19
    (fraction, places) = unsafe Self.fraction(text, &next)
    guard places >= 0, let offset = unsafe Self.offset(text, next) else { return nil }
    whole = day.daysSince1970 &* 86400 &+ hour &* 3600 &+ minute &* 60 &+ second &- offset
    guard ExactSeconds.calendar.contains(Int64(whole)) else { return nil }
  }

  @inlinable @inline(__always)
  static func word(_ place: UnsafePointer<UInt8>) -> UInt64 {
    unsafe UnsafeRawPointer(place).loadUnaligned(as: UInt64.self).littleEndian
  }

  /// Returns the highest bit of each byte that is ten or more.
  @inlinable @inline(__always)
  static func notDigits(_ values: UInt64) -> UInt64 {
    (values &+ 0x7676_7676_7676_7676) | values
  }

  /// Returns the number of two digits.
  @inlinable @inline(__always)
  static func pair(_ place: UnsafePointer<UInt8>) -> Int? {
    let (tens, ones) = unsafe (place[0] &- 0x30, place[1] &- 0x30)
    return tens < 10 && ones < 10 ? Int(tens &* 10 &+ ones) : nil
  }

  /// Parses a point or a comma and the digits after it, if present; returns negative places for no
  /// digits or more than 18.
  @inlinable @inline(__always)
  static func fraction(
    _ text: UnsafeBufferPointer<UInt8>, _ next: inout Int
  ) -> (digits: UInt64, places: Int) {
    guard next < text.count,
      unsafe text[next] == UInt8(ascii: ".") || text[next] == UInt8(ascii: ",")
    else { return (0, 0) }
    next += 1
    let first = next
    var digits: UInt64 = 0
    while next < text.count, unsafe text[next] &- 0x30 < 10 {
      digits = unsafe digits &* 10 &+ UInt64(text[next] &- 0x30)
      next += 1
    }
    let places = next - first
    return (digits, 1...18 ~= places ? places : -1)
  }

  /// Returns the seconds of the offset at the end of the text; nil for an uncommon form.
  @inlinable @inline(__always)
  static func offset(_ text: UnsafeBufferPointer<UInt8>, _ next: Int) -> Int? {
    let left = text.count - next
    if left == 0 { return 0 }
    let sign = unsafe text[next]
    if left == 1 { return sign | 0x20 == UInt8(ascii: "z") ? 0 : nil }
    let hasColon = unsafe left == 6 && text[next + 3] == UInt8(ascii: ":")
    guard hasColon || left == 5, sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-"),
      let place = text.baseAddress, let hours = unsafe pair(place + next + 1), hours < 24,
      let minutes = unsafe pair(place + (text.count - 2)), minutes < 60
    else { return nil }
    let seconds = hours * 3600 + minutes * 60
    return sign == UInt8(ascii: "-") ? -seconds : seconds
  }
}
