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

  /// What becomes of text that begins with a number where a number is needed.
  public struct NumericPrefixes: Sendable, Hashable {
    package enum Choice: UInt8, Sendable, Hashable {
      case reject, accept
    }

    package let choice: Choice

    /// It is an error.
    public static var reject: Self { Self(choice: .reject) }

    /// The number is taken: "12 kg" becomes 12.
    ///
    /// What begins with no number is an error.
    public static var accept: Self { Self(choice: .accept) }
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

  /// What becomes of a value that is no array where an array is needed.
  public struct SingleValues: Sendable, Hashable {
    package enum Choice: UInt8, Sendable, Hashable {
      case reject, acceptAsArrays
    }

    package let choice: Choice

    /// It is an error.
    public static var reject: Self { Self(choice: .reject) }

    /// It is read as an array of one element; null is not.
    public static var acceptAsArrays: Self { Self(choice: .acceptAsArrays) }
  }

  /// Which conversions between kinds are made.
  public var conversions: ConversionPolicy?

  /// What becomes of fractions where integers are needed.
  ///
  /// If no rule is set they are cut off under `.lenient`, and errors otherwise.
  public var fractions: Fractions?

  /// Whether text that begins with a number is one; never under `.strict`.
  public var numericPrefixes: NumericPrefixes?

  /// What becomes of elements of arrays and sets, and of members of dictionaries, that cannot be
  /// mapped; of dictionaries this means the keys too.
  public var invalidElements: InvalidValues?

  /// What becomes of the value of a property that cannot be mapped, if the property is optional or
  /// has a default: dropped, it is as if its key were missing.
  public var invalidProperties: InvalidValues?

  /// What becomes of a single value where an array or a set is needed.
  public var singleValues: SingleValues?

  /// Creates rules; what is nil is left as it is.
  public init(
    conversions: ConversionPolicy? = nil, fractions: Fractions? = nil,
    numericPrefixes: NumericPrefixes? = nil, invalidElements: InvalidValues? = nil,
    invalidProperties: InvalidValues? = nil, singleValues: SingleValues? = nil
  ) {
    self.conversions = conversions
    self.fractions = fractions
    self.numericPrefixes = numericPrefixes
    self.invalidElements = invalidElements
    self.invalidProperties = invalidProperties
    self.singleValues = singleValues
  }

  /// These rules, and where they set none those of a wider declaration.
  func over(_ wider: DecodingRules?) -> DecodingRules {
    guard let wider else { return self }
    return DecodingRules(
      conversions: conversions ?? wider.conversions, fractions: fractions ?? wider.fractions,
      numericPrefixes: numericPrefixes ?? wider.numericPrefixes,
      invalidElements: invalidElements ?? wider.invalidElements,
      invalidProperties: invalidProperties ?? wider.invalidProperties,
      singleValues: singleValues ?? wider.singleValues)
  }
}
