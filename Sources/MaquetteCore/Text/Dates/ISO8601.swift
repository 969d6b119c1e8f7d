/// Moments as text (ISO 8601, RFC 3339).
public enum ISO8601 {
  /// The text of a moment in UTC.
  public static func text(of moment: Timestamp) -> String {
    "\(moment.secondsSince1970)"
  }
}
