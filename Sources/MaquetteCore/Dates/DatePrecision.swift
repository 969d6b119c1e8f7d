/// How many digits of a second are written.
///
/// Digits that are not written are cut off, not rounded, as clocks do: a timestamp is never written
/// as a later one.
public struct DatePrecision: Sendable, Hashable {
  /// The number of digits; nil for as many as there are.
  let places: Int?

  /// As many digits as it takes to read the same moment back; none, and no point, for a whole
  /// second.
  public static let exact = DatePrecision(places: nil)

  /// None: `2009-03-31T18:01:12Z`.
  public static let seconds = DatePrecision(places: 0)

  /// Three, always: `2009-03-31T18:01:12.000Z`.
  public static let milliseconds = DatePrecision(places: 3)

  /// Six, always: `2009-03-31T18:01:12.000000Z`.
  public static let microseconds = DatePrecision(places: 6)
}

extension [UInt8] {
  /// Appends the digits of a fraction, so many places of it.
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

  /// Appends a point and the digits of a fraction, if the precision asks for any.
  mutating func append(_ fraction: SecondFraction, _ precision: DatePrecision) {
    let places = precision.places ?? fraction.significantCount
    guard places > 0 else { return }
    append(UInt8(ascii: "."))
    append(fraction, places: places)
  }
}
