/// How tolerant a call, a type or a property is when it decodes values.
///
/// A rule that is nil does not change the enclosing one. **The nearest declaration wins**: a
/// property's rules apply to its value and to everything inside it, nested models included, unless
/// a declaration there overrides them. The type's rules come next, then those of the call.
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
  /// How a fraction is handled where an integer is needed.
  public struct Fractions: Sendable, Hashable {
    package enum Choice: UInt8, Sendable, Hashable {
      case reject, truncate, round
    }

    package let choice: Choice

    /// Throws `inexactNumber`.
    public static var reject: Self { Self(choice: .reject) }

    /// Cuts off the fraction: 2.9 becomes 2, and -2.9 becomes -2.
    public static var truncate: Self { Self(choice: .truncate) }

    /// Takes the nearest integer and rounds half away from zero: 2.5 becomes 3, and -2.5 becomes
    /// -3.
    public static var round: Self { Self(choice: .round) }
  }

  /// How a value that cannot be decoded is handled where the model does not require it.
  public struct InvalidValues: Sendable, Hashable {
    package enum Choice: UInt8, Sendable, Hashable {
      case fail, drop
    }

    package let choice: Choice

    /// Throws an error.
    public static var fail: Self { Self(choice: .fail) }

    /// Drops the value, which a report lists.
    public static var drop: Self { Self(choice: .drop) }
  }

  /// The accepted conversions between kinds of values.
  public var conversions: ConversionPolicy?

  /// How fractions are handled where integers are needed.
  ///
  /// If no rule is set, `.lenient` conversions truncate them, and other policies throw an error.
  public var fractions: Fractions?

  /// Whether text that begins with a number is decoded as the number: "12 kg" becomes 12.
  ///
  /// Under `.strict` it never is.
  public var acceptsNumericPrefixes: Bool?

  /// How invalid elements of arrays and sets, and invalid members of dictionaries, including their
  /// keys, are handled.
  public var invalidElements: InvalidValues?

  /// How the invalid value of a property that is optional or has a default is handled.
  ///
  /// If it is dropped, its key counts as missing.
  public var invalidProperties: InvalidValues?

  /// Whether a single value is decoded as an array of one where an array or a set is needed.
  ///
  /// Null never is.
  public var acceptsSingleValues: Bool?

  /// Creates rules.
  ///
  /// A rule that is nil does not change the enclosing one.
  ///
  /// - Parameters:
  ///   - conversions: The accepted conversions between kinds of values.
  ///   - fractions: How fractions are handled where integers are needed.
  ///   - acceptsNumericPrefixes: Whether text that begins with a number is decoded as the number.
  ///   - invalidElements: How invalid elements of arrays and sets, and invalid members of
  ///     dictionaries, are handled.
  ///   - invalidProperties: How the invalid value of a property that is optional or has a default
  ///     is handled.
  ///   - acceptsSingleValues: Whether a single value is decoded as an array of one where an array
  ///     or a set is needed.
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

  /// These rules, completed by those of an enclosing declaration.
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
