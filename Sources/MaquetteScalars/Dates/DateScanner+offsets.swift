extension DateScanner {
  /// Parses `Z`, `+hh`, `+hhmm` or `+hh:mm` (ISO 8601; RFC 3339, section 5.6).
  package mutating func offset(in text: borrowing Span<UInt8>) -> UTCOffset? {
    if byte(in: text) | 0x20 == UInt8(ascii: "z") {
      index += 1
      return .utc
    }
    return signedOffset(in: text, hourDigits: 2...2)
  }

  /// Parses any form of an offset: those of ISO 8601, `GMT`, `UTC`, `UT`, and `GMT+8`.
  package mutating func anyOffset(in text: borrowing Span<UInt8>) -> UTCOffset? {
    guard skip("GMT", in: text) || skip("UTC", in: text) || skip("UT", in: text) else {
      return offset(in: text)
    }
    return switch byte(in: text) {
    case UInt8(ascii: "+"), UInt8(ascii: "-"): signedOffset(in: text, hourDigits: 1...2)
    default: .utc
    }
  }

  private mutating func signedOffset(
    in text: borrowing Span<UInt8>, hourDigits: ClosedRange<Int>
  ) -> UTCOffset? {
    var ahead = self
    let isWest = ahead.skip(UInt8(ascii: "-"), in: text)
    guard isWest || ahead.skip(UInt8(ascii: "+"), in: text),
      let hours = ahead.number(hourDigits, in: text), hours < 24
    else { return nil }
    let hasColon = ahead.skip(UInt8(ascii: ":"), in: text)
    var minutes = 0
    if hasColon || ahead.byte(in: text) &- 0x30 < 10 {
      guard let number = ahead.number(2, in: text), number < 60 else { return nil }
      minutes = number
    }
    self = ahead
    let seconds = hours * 3600 + minutes * 60
    return UTCOffset(seconds: isWest ? -seconds : seconds)
  }
}
