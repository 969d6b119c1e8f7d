import MaquetteCore
import MaquetteFormats

extension TOMLScanner {
  /// Reads a date, a time or both; if a number comes next, returns nil and consumes nothing.
  mutating func scanDate() throws(MappingError) -> AnyValue? {
    let beginsWithDate = hasDigits(4) && byte(after: 4) == UInt8(ascii: "-")
    let beginsWithTime = hasDigits(2) && byte(after: 2) == UInt8(ascii: ":")
    guard beginsWithDate || beginsWithTime else { return nil }
    let start = offset
    var end = endOfToken
    // A space may replace the T.
    if beginsWithDate, end == offset + 10, end + 3 < bytes.count, bytes[end] == 0x20,
      bytes[end + 1].isDigit, bytes[end + 2].isDigit, bytes[end + 3] == UInt8(ascii: ":")
    {
      offset = end + 1
      end = endOfToken
      offset = start
    }
    guard end - start <= limits.numberLength, let value = date(upTo: end) else {
      throw MappingError(
        .invalidValue, at: start, expected: "a valid RFC 3339 date or time in the years 1 to 9999",
        found: shown(start..<end))
    }
    offset = end
    return value
  }

  private func hasDigits(_ count: Int) -> Bool {
    (0..<count).allSatisfy { byte(after: $0).isDigit }
  }

  /// The date or time in the characters up to an offset.
  private func date(upTo end: Int) -> AnyValue? {
    var scan = TOMLDateScan(bytes[offset..<end], secondsAreOptional: is11)
    guard byte(after: 4) == UInt8(ascii: "-") else {
      guard let time = scan.time(), scan.isAtEnd else { return nil }
      return .tagged(TaggedValue(.tomlLocalTime, .string(time.description)))
    }
    guard let date = scan.date() else { return nil }
    if scan.isAtEnd { return .tagged(TaggedValue(.tomlLocalDate, .string(date.description))) }
    guard scan.skip("T") || scan.skip("t") || scan.skip(" ") else { return nil }
    // A leap second has a zone; the core checks whether it is valid.
    let time = scan.time()
    guard scan.hasTime else { return nil }
    if scan.isAtEnd {
      guard let time else { return nil }
      let dateTime = CivilDateTime(date, time)
      return .tagged(TaggedValue(.tomlLocalDateTime, .string(dateTime.description)))
    }
    guard scan.offset(), scan.isAtEnd else { return nil }
    return ISO8601.timestamp(string(offset..<end)).map { .date($0) }
  }
}

/// Parses the characters of a date or time (RFC 3339).
private struct TOMLDateScan {
  private let token: ArraySlice<UInt8>
  private var index: Int

  /// Whether a time has been read, even if it does not exist on a usual day.
  private(set) var hasTime = false

  /// Whether a time may end after its minutes.
  private let secondsAreOptional: Bool

  init(_ token: ArraySlice<UInt8>, secondsAreOptional: Bool) {
    self.token = token
    self.secondsAreOptional = secondsAreOptional
    index = token.startIndex
  }

  var isAtEnd: Bool { index == token.endIndex }

  mutating func skip(_ expected: Unicode.Scalar) -> Bool {
    guard !isAtEnd, token[index] == UInt8(ascii: expected) else { return false }
    index += 1
    return true
  }

  private mutating func number(_ digits: Int) -> Int? {
    var value = 0
    for _ in 0..<digits {
      guard !isAtEnd, token[index].isDigit else { return nil }
      value = value * 10 + Int(token[index] - UInt8(ascii: "0"))
      index += 1
    }
    return value
  }

  mutating func date() -> CivilDate? {
    guard let year = number(4), skip("-"), let month = number(2), skip("-"), let day = number(2)
    else { return nil }
    return CivilDate(year: year, month: month, day: day)
  }

  /// Reads a time; TOML allows digits after the ninth of the fraction to be dropped.
  mutating func time() -> TimeOfDay? {
    guard let hour = number(2), skip(":"), let minute = number(2) else { return nil }
    guard skip(":") else {
      hasTime = secondsAreOptional
      return hasTime ? TimeOfDay(hour: hour, minute: minute) : nil
    }
    guard let second = number(2) else { return nil }
    var nanosecond = 0
    if skip(".") {
      guard !isAtEnd, token[index].isDigit else { return nil }
      var place = 100_000_000
      while !isAtEnd, token[index].isDigit {
        nanosecond += Int(token[index] - UInt8(ascii: "0")) * place
        place /= 10
        index += 1
      }
    }
    hasTime = true
    return TimeOfDay(hour: hour, minute: minute, second: second, nanosecond: nanosecond)
  }

  /// Reads `Z`, `+hh:mm` or `-hh:mm`.
  mutating func offset() -> Bool {
    if skip("Z") || skip("z") { return true }
    guard skip("+") || skip("-"), let hours = number(2), hours < 24, skip(":"),
      let minutes = number(2), minutes < 60
    else { return false }
    return true
  }
}

extension UInt8 {
  @inline(__always)
  var isDigit: Bool { self &- UInt8(ascii: "0") < 10 }
}
