/// A timestamp as a decimal number of seconds since 1970, exact to the last digit.
///
/// Text and numbers are decimals of any length, timestamps count nanoseconds, and Foundation's dates
/// are doubles. Conversions go through this type, so that only one step rounds: a double is the
/// nearest to the value in the text, and its text is the shortest that decodes to the same double.
@usableFromInline
package struct ExactSeconds: Hashable, Sendable {
  /// Seconds from 1970 to 2001, both at midnight UTC.
  package static let from1970To2001: Int64 = 978_307_200

  /// The seconds of the years 1 to 9999.
  @usableFromInline package static let calendar: Range<Int64> = -62_135_596_800..<253_402_300_800

  /// The whole seconds, rounded down.
  package var whole: Int64

  /// The fraction to add to them.
  package var fraction = SecondFraction()

  package init(whole: Int64, fraction: SecondFraction = SecondFraction()) {
    self.whole = whole
    self.fraction = fraction
  }

  /// Whether the timestamp is in the years 1 to 9999.
  package var isInCalendar: Bool { Self.calendar.contains(whole) }
}

// MARK: - Timestamps

extension ExactSeconds {
  /// Integers up to here are exact as doubles.
  private static let exactLimit: Double = 0x1p53

  /// Creates the exact value of seconds and nanoseconds.
  package init(_ count: (seconds: Int64, nanoseconds: UInt32)) {
    self.init(whole: count.seconds, fraction: SecondFraction(nanoseconds: count.nanoseconds))
  }

  /// Creates the exact value of a timestamp, or the shortest decimal of the double that it holds;
  /// nil outside the years 1 to 9999.
  package init?(_ timestamp: Timestamp) {
    if let count = timestamp.count {
      self.init(count)
    } else if let exact = Self(secondsSince2001: timestamp.uncounted) {
      self = exact
    } else {
      return nil
    }
    guard isInCalendar else { return nil }
  }

  /// Creates the shortest decimal that represents a number of seconds since 2001; nil if its
  /// integer exceeds 18 digits.
  package init?(secondsSince2001: Double) {
    guard let exact = Self(shortest: secondsSince2001) else { return nil }
    self = exact
    let (sum, overflow) = whole.addingReportingOverflow(Self.from1970To2001)
    guard !overflow else { return nil }
    whole = sum
  }

  private init?(shortest seconds: Double) {
    if let whole = Int64(exactly: seconds) {
      self.init(whole: whole)
      return
    }
    // Most clocks count milliseconds or microseconds, and seven digits are what a double holds now.
    // If such a count equals the seconds after one correctly rounded division, it is their decimal.
    for (places, power) in [(3, 1000.0), (6, 1_000_000.0), (7, 10_000_000.0)] {
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

  /// Whether a double that counts from 2001 is about as fine as nanoseconds, or finer.
  package var isNear2001: Bool {
    (Self.from1970To2001 - (1 << 24))...(Self.from1970To2001 + (1 << 24)) ~= whole
  }

  /// Returns the double nearest to the seconds since a number of seconds after 1970.
  package func double(since start: Int64) -> Double {
    let (shifted, overflow) = whole.subtractingReportingOverflow(start)
    guard !overflow else { return Double(whole) - Double(start) }
    if fraction.isZero { return Double(shifted) }
    let nearest =
      Self.nearest(shifted, fraction)
      ?? Double(decimal: ExactSeconds(whole: shifted, fraction: fraction).decimalText) ?? .nan
    // The last timestamps of the year 9999 must not become the year 10000.
    return isInCalendar ? min(nearest, Double(Self.calendar.upperBound - start).nextDown) : nearest
  }

  /// Returns the double nearest to some seconds; nil if all digits together exceed 64 bits.
  @inline(__always)
  private static func nearest(_ whole: Int64, _ fraction: SecondFraction) -> Double? {
    guard fraction.isShort else { return nil }
    var (digits, places) = (fraction.leading, fraction.leadingCount)
    while places >= 3, digits.isMultiple(of: 1000) {
      (digits, places) = (digits / 1000, places - 3)
    }
    let (product, overflow) = whole.multipliedReportingOverflow(by: Int64(powerOfTen(places)))
    let (sum, carry) = product.addingReportingOverflow(Int64(digits))
    guard !overflow, !carry else { return nil }
    let nearest = DoubleParsing.double(mantissa: sum.magnitude, exponent: -places)
    return sum < 0 ? -nearest : nearest
  }
}

// MARK: - Decimals

extension ExactSeconds {

  /// Creates a timestamp from a decimal number of seconds; nil if it has more than 18 digits before
  /// the point.
  package init?(_ decimal: DecimalText) {
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
  package var decimalText: String {
    if fraction.isZero { return "\(whole)" }
    let isNegative = whole < 0
    let digits = (isNegative ? fraction.complement : fraction).significantDigits.map { $0 + 0x30 }
    return (isNegative ? "-\(-(whole + 1))." : "\(whole).")
      + String(decoding: digits, as: UTF8.self)
  }
}
