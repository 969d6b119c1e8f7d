/// The number of fraction digits in an encoded timestamp.
///
/// Further digits are truncated, not rounded, as clocks do: the text is never later than the
/// timestamp.
public struct DatePrecision: Sendable, Hashable {
  /// The number of digits; nil for all of them.
  let places: Int?

  /// The fewest digits that decode to the same timestamp; neither digits nor a point for a whole
  /// second.
  public static let exact = DatePrecision(places: nil)

  /// No digits: `2009-03-31T18:01:12Z`.
  public static let seconds = DatePrecision(places: 0)

  /// Three digits: `2009-03-31T18:01:12.000Z`.
  public static let milliseconds = DatePrecision(places: 3)

  /// Six digits: `2009-03-31T18:01:12.000000Z`.
  public static let microseconds = DatePrecision(places: 6)
}

extension [UInt8] {
  /// Appends a number of digits of a fraction.
  mutating func append(_ fraction: SecondFraction, places: Int) {
    var rest = fraction.leading
    var power = powerOfTen(fraction.leadingCount)
    for place in 0..<places {
      if place < fraction.leadingCount {
        power /= 10
        let (digit, remainder) = rest.quotientAndRemainder(dividingBy: power)
        append(0x30 + UInt8(digit))
        rest = remainder
      } else {
        let place = place - fraction.leadingCount
        append(0x30 + (place < fraction.trailing.count ? fraction.trailing[place] : 0))
      }
    }
  }

  /// Appends a point and the digits of a fraction, if the precision calls for any.
  mutating func append(_ fraction: SecondFraction, _ precision: DatePrecision) {
    let places = precision.places ?? fraction.significantCount
    guard places > 0 else { return }
    append(UInt8(ascii: "."))
    append(fraction, places: places)
  }
}
