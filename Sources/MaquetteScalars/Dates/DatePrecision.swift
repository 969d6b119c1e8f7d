/// The number of fraction digits in an encoded timestamp.
///
/// Further digits are truncated, not rounded, as clocks do: the text is never later than the
/// timestamp.
public struct DatePrecision: Sendable, Hashable {
  /// The number of digits; nil for all of them.
  package let places: Int?

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
