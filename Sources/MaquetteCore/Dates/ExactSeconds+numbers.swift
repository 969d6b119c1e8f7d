// Timestamps as numbers of seconds.

extension ExactSeconds {
  /// Creates a timestamp from a number of seconds since 1970; nil if it is far out of range.
  ///
  /// - Parameters:
  ///   - number: The number.
  ///   - places: The number of places by which to move the point to the left: 3 for milliseconds.
  init?(_ number: AnyValue.Number, places: Int = 0) {
    if let integer = number.exactly(Int64.self) {
      let (whole, rest) = integer.dividedByFlooring(Int64(powerOfTen(places)))
      self.init(whole: whole, fraction: SecondFraction(UInt64(rest), places: places))
    } else {
      guard var decimal = DecimalText(number.description) else { return nil }
      decimal.exponent -= places
      self.init(decimal)
    }
  }

  /// Returns the seconds as a number of any size, with its point moved to the right.
  private func shifted(by places: Int) -> AnyValue.Number {
    guard let decimal = DecimalText(decimalText)?.canonical else { return AnyValue.Number(whole) }
    let exponent = decimal.exponent + places
    var digits = decimal.digits
    if exponent >= 0 {
      digits += [UInt8](repeating: 0x30, count: exponent)
    } else {
      // Such timestamps are large: they have digits on both sides of the point.
      digits.insert(UInt8(ascii: "."), at: digits.count + exponent)
    }
    let sign = decimal.isNegative ? "-" : ""
    return AnyValue.Number(validDecimal: sign + String(decoding: digits, as: UTF8.self))
  }

  /// Returns the seconds as a number; 3 places to the right for milliseconds.
  func number(places: Int = 0) -> AnyValue.Number {
    let limit = Int64.max / Int64(powerOfTen(places)) - 1
    guard whole.magnitude < UInt64(limit) else { return shifted(by: places) }
    if fraction.isZero { return AnyValue.Number(whole * Int64(powerOfTen(places))) }
    var scaled = self
    scaled.whole = whole * Int64(powerOfTen(places)) + Int64(scaled.fraction.removeFirst(places))
    if scaled.fraction.isZero { return AnyValue.Number(scaled.whole) }
    return AnyValue.Number(validDecimal: scaled.decimalText)
  }
}

extension Timestamp {
  /// Creates a timestamp from seconds since 2001 in any number of digits; nil if they are not
  /// finite.
  ///
  /// Foundation's distant past is before the first year of the text formats.
  init?(numberSince2001 number: AnyValue.Number) {
    guard var exact = ExactSeconds(number), exact.whole.magnitude < 1 << 62 else {
      let seconds = number.double
      guard seconds.isFinite else { return nil }
      self.init(secondsSince2001: seconds)
      return
    }
    exact.whole += ExactSeconds.from1970To2001
    self.init(exact)
  }

  /// The seconds since 2001 in as many digits as they need; nil if they are not finite.
  var numberSince2001: AnyValue.Number? {
    if let count {
      var exact = ExactSeconds(count)
      let (whole, overflow) = exact.whole.subtractingReportingOverflow(ExactSeconds.from1970To2001)
      exact.whole = whole
      if !overflow { return exact.number() }
    }
    let seconds = secondsSince2001
    return seconds.isFinite ? AnyValue.Number(seconds) : nil
  }
}
