/// Which conversions between kinds of values decoding makes.
public struct ConversionPolicy: Sendable, Hashable {
  package enum Choice: UInt8, Sendable, Hashable {
    case strict, lossless, lenient
  }

  package let choice: Choice

  /// None: a number is a number and text is text.
  public static var strict: Self { Self(choice: .strict) }

  /// Conversions that lose nothing: "12" to 12, 12 to "12", "true" and 1 to true, 3.0 to 3.
  public static var lossless: Self { Self(choice: .lossless) }

  /// Also words ("yes", "no"), any number as Bool, truncation of fractions, and anything as text.
  public static var lenient: Self { Self(choice: .lenient) }
}
