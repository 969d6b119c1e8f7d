/// A timestamp as a decimal number of seconds since 1970, exact to the last digit.
///
/// Text and numbers are decimals, timestamps are doubles. Conversions between them go through this
/// type, so that only one step rounds: a timestamp is the double nearest to the value in the text,
/// and its text is the shortest that decodes to the same timestamp.
struct ExactSeconds: Hashable, Sendable {
  /// Seconds from 1970 to 2001, both at midnight UTC.
  private static let from1970To2001: Int64 = 978_307_200

  /// The seconds of the years 1 to 9999.
  static let calendar: Range<Int64> = -62_135_596_800..<253_402_300_800

  /// The whole seconds, rounded down.
  var whole: Int64

  /// The fraction to add to them.
  var fraction = SecondFraction()

  /// Whether the timestamp is in the years 1 to 9999.
  var isInCalendar: Bool { Self.calendar.contains(whole) }
}

// MARK: - Timestamps

extension Timestamp {
  /// Creates the timestamp nearest to an exact value.
  ///
  /// The last values of the year 9999 are nearest to the year 10000, which cannot be written. They
  /// become the last timestamp of the calendar instead.
  init(_ exact: ExactSeconds) {
    let seconds = exact.secondsSince2001
    self.init(
      secondsSince2001: exact.isInCalendar
        ? min(seconds, ExactSeconds.lastSecondsSince2001) : seconds)
  }
}

extension ExactSeconds {
  /// The last timestamp of the year 9999.
  fileprivate static let lastSecondsSince2001 =
    Double(calendar.upperBound - from1970To2001).nextDown

  /// Integers up to here are exact as doubles.
  private static let exactLimit: Double = 0x1p53

  /// Creates the shortest decimal that represents a timestamp; nil outside the years 1 to 9999.
  init?(_ timestamp: Timestamp) {
    let seconds = timestamp.secondsSince2001
    guard seconds.magnitude < 1e12, let exact = Self(secondsSince2001: seconds) else { return nil }
    self = exact
    whole += Self.from1970To2001
    guard isInCalendar else { return nil }
  }

  private init?(secondsSince2001 seconds: Double) {
    if let whole = Int64(exactly: seconds) {
      self.init(whole: whole)
      return
    }
    // Most clocks count milliseconds or microseconds. If such a count equals the seconds after one
    // correctly rounded division, it is their decimal.
    for (places, power) in [(3, 1000.0), (6, 1_000_000.0)] {
      let scaled = seconds * power
      guard scaled.magnitude < Self.exactLimit else { break }
      let count = Int64(scaled < 0 ? scaled - 0.5 : scaled + 0.5)
      guard Double(count) / power == seconds else { continue }
      let (whole, rest) = count.dividedByFlooring(Int64(power))
      self.init(whole: whole, fraction: SecondFraction(UInt64(rest), places: places))
      return
    }
    guard let decimal = DecimalText(seconds.description) else { return nil }
    self.init(decimal)
  }

  /// The double nearest to the seconds since 2001; NaN if they exceed 64 bits.
  fileprivate var secondsSince2001: Double {
    let (wholeSince2001, overflow) = whole.subtractingReportingOverflow(Self.from1970To2001)
    guard !overflow else { return .nan }
    if fraction.isShort,
      let seconds = Self.secondsSince2001(
        whole, fraction.leading, places: fraction.leadingCount)
    {
      return seconds
    }
    let shifted = ExactSeconds(whole: wholeSince2001, fraction: fraction)
    return Double(decimal: shifted.decimalText) ?? .nan
  }

  /// Returns the double nearest to the seconds since 2001; nil if all digits together exceed 64
  /// bits.
  ///
  /// - Parameters:
  ///   - whole: The whole seconds since 1970, within the calendar.
  ///   - fraction: A decimal fraction to add to them.
  ///   - places: The number of digits in the fraction, at most 18.
  @inline(__always)
  static func secondsSince2001(_ whole: Int64, _ fraction: UInt64, places: Int) -> Double? {
    let (shifted, underflow) = whole.subtractingReportingOverflow(from1970To2001)
    guard !underflow else { return nil }
    if fraction == 0 { return Double(shifted) }
    let (product, overflow) = shifted.multipliedReportingOverflow(by: Int64(powerOfTen(places)))
    let (sum, carry) = product.addingReportingOverflow(Int64(fraction))
    guard !overflow, !carry,
      let nearest = DoubleParsing.double(mantissa: sum.magnitude, exponent: -places)
    else { return nil }
    // The last timestamps of the year 9999 must not become the year 10000.
    return sum < 0
      ? -nearest : calendar.contains(whole) ? min(nearest, lastSecondsSince2001) : nearest
  }
}

// MARK: - Decimals

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

  /// Creates a timestamp from a decimal number of seconds; nil if it has more than 18 digits before
  /// the point.
  init?(_ decimal: DecimalText) {
    let number = decimal.canonical
    let wholeCount = number.digits.count + number.exponent
    guard wholeCount <= 18 else { return nil }
    var whole: Int64 = 0
    for place in 0..<max(wholeCount, 0) {
      whole = whole * 10 + (place < number.digits.count ? Int64(number.digits[place] - 0x30) : 0)
    }
    var fraction = SecondFraction()
    // A fraction keeps at most 400 digits, whatever the exponent.
    for _ in 0..<min(max(-wholeCount, 0), 400) { fraction.append(0) }
    for digit in number.digits.dropFirst(max(wholeCount, 0)) { fraction.append(digit - 0x30) }
    if fraction.isZero {
      self.init(whole: number.isNegative ? -whole : whole)
    } else if number.isNegative {
      self.init(whole: -whole - 1, fraction: fraction.complement)
    } else {
      self.init(whole: whole, fraction: fraction)
    }
  }

  /// The seconds as a decimal, without trailing zeros.
  private var decimalText: String {
    if fraction.isZero { return "\(whole)" }
    let isNegative = whole < 0
    let digits = (isNegative ? fraction.complement : fraction).significantDigits.map { $0 + 0x30 }
    return (isNegative ? "-\(-(whole + 1))." : "\(whole).")
      + String(decoding: digits, as: UTF8.self)
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
    var scaled = ExactSeconds(whole: whole)
    let digits = fraction.digits
    for place in 0..<places {
      scaled.whole = scaled.whole * 10 + (place < digits.count ? Int64(digits[place]) : 0)
    }
    scaled.fraction = SecondFraction(digits: digits.dropFirst(places))
    if scaled.fraction.isZero { return AnyValue.Number(scaled.whole) }
    return AnyValue.Number(validDecimal: scaled.decimalText)
  }
}
