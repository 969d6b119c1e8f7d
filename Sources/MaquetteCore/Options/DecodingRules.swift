/// What a call, a type or a property says of how values are taken.
///
/// A rule that is not set is left as it is around the declaration. **The nearest declaration
/// wins**: what a property says holds for all that lies in its value, models inside included,
/// until one of these says otherwise; then what its type says; then what the call says.
///
/// ```swift
/// @DecodableRules(conversions: .lenient)
/// @Mappable struct Form {
///   var isAdult: Bool                                        // "yes" is true
///   @DecodableRules(conversions: .strict) var age: Int       // "36" is an error
///   @DecodableRules(invalidElements: .drop) var tags: [String]
/// }
/// let mapper = JSONMapper(options: .init(rules: .init(fractions: .round)))
/// ```
public struct DecodingRules: Sendable, Hashable {
  /// What becomes of a number with a fraction where an integer is needed.
  public struct Fractions: Sendable, Hashable {
    package enum Choice: UInt8, Sendable, Hashable {
      case reject, truncate, round
    }

    package let choice: Choice

    /// It is an error: `inexactNumber`.
    public static var reject: Self { Self(choice: .reject) }

    /// The fraction is cut off: 2.9 becomes 2, and -2.9 becomes -2.
    public static var truncate: Self { Self(choice: .truncate) }

    /// The nearest integer is taken, and of two that are equally near the one farther from zero:
    /// 2.5 becomes 3, and -2.5 becomes -3.
    public static var round: Self { Self(choice: .round) }
  }

  /// What becomes of a value that cannot be mapped, where the model can do without it.
  public struct InvalidValues: Sendable, Hashable {
    package enum Choice: UInt8, Sendable, Hashable {
      case fail, drop
    }

    package let choice: Choice

    /// It is an error.
    public static var fail: Self { Self(choice: .fail) }

    /// It is left out, and a report tells so.
    public static var drop: Self { Self(choice: .drop) }
  }

  /// Which conversions between kinds are made.
  public var conversions: ConversionPolicy?

  /// What becomes of fractions where integers are needed.
  ///
  /// If no rule is set they are cut off under `.lenient`, and errors otherwise.
  public var fractions: Fractions?

  /// Whether text that begins with a number is one: "12 kg" becomes 12.
  ///
  /// Under `.strict` it never is.
  public var acceptsNumericPrefixes: Bool?

  /// What becomes of elements of arrays and sets, and of members of dictionaries, that cannot be
  /// mapped; of dictionaries this means the keys too.
  public var invalidElements: InvalidValues?

  /// What becomes of the value of a property that cannot be mapped, if the property is optional or
  /// has a default: dropped, it is as if its key were missing.
  public var invalidProperties: InvalidValues?

  /// Whether a single value is read as an array of one element where an array or a set is needed.
  ///
  /// Null is not.
  public var acceptsSingleValues: Bool?

  /// Creates rules; what is nil is left as it is.
  public init(
    conversions: ConversionPolicy? = nil, fractions: Fractions? = nil,
    acceptsNumericPrefixes: Bool? = nil, invalidElements: InvalidValues? = nil,
    invalidProperties: InvalidValues? = nil, acceptsSingleValues: Bool? = nil
  ) {
    self.conversions = conversions
    self.fractions = fractions
    self.acceptsNumericPrefixes = acceptsNumericPrefixes
    self.invalidElements = invalidElements
    self.invalidProperties = invalidProperties
    self.acceptsSingleValues = acceptsSingleValues
  }

  /// These rules, and where they set none those of a wider declaration.
  func over(_ wider: DecodingRules?) -> DecodingRules {
    guard let wider else { return self }
    return DecodingRules(
      conversions: conversions ?? wider.conversions, fractions: fractions ?? wider.fractions,
      acceptsNumericPrefixes: acceptsNumericPrefixes ?? wider.acceptsNumericPrefixes,
      invalidElements: invalidElements ?? wider.invalidElements,
      invalidProperties: invalidProperties ?? wider.invalidProperties,
      acceptsSingleValues: acceptsSingleValues ?? wider.acceptsSingleValues)
  }
}
