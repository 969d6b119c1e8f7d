/// Which conversions between kinds of values are made on reading.
public enum ConversionPolicy: UInt8, Sendable, Hashable {
  /// None: a number is a number and text is text.
  case strict

  /// Those that can be undone without loss: "12" to 12, 12 to "12", "true" and 1 to true, 3.0 to 3.
  case lossless

  /// Also words ("yes", "no"), any number as Bool, truncation of fractions, and anything as text.
  case lenient
}
