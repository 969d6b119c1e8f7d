/// Conventions that a call shares with its source, for decoding and encoding.
///
/// ```swift
/// let mapper = JSONMapper(
///   options: .init(
///     conventions: .init(
///       dates: .date("eee MMM dd HH:mm:ss ZZZZ yyyy"), nonFiniteNumbers: .names())))
/// ```
public struct CodingConventions: Sendable, Hashable {
  /// How NaN and the infinities are encoded and decoded.
  public struct NonFiniteNumbers: Sendable, Hashable {
    package enum Choice: Sendable, Hashable {
      case reject, null
      case names(infinity: String, negativeInfinity: String, nan: String)
    }

    package let choice: Choice

    /// They are errors in every format.
    public static var reject: Self { Self(choice: .reject) }

    /// They are text.
    ///
    /// The text is decoded as the number under every conversion policy.
    ///
    /// - Parameters:
    ///   - infinity: The text for positive infinity.
    ///   - negativeInfinity: The text for negative infinity.
    ///   - nan: The text for NaN.
    public static func names(
      infinity: String = "Infinity", negativeInfinity: String = "-Infinity", nan: String = "NaN"
    ) -> Self {
      Self(choice: .names(infinity: infinity, negativeInfinity: negativeInfinity, nan: nan))
    }

    /// All of them are encoded as null.
    ///
    /// Null is decoded as NaN where a number is needed.
    ///
    /// An optional decodes null as nil.
    public static var null: Self { Self(choice: .null) }
  }

  /// How dates without their own strategy are decoded and encoded.
  ///
  /// Nil means ISO 8601 for encoding, and every unambiguous form for decoding.
  public var dates: TimestampStrategy?

  /// How data without its own strategy is decoded and encoded; nil means base64.
  public var data: BytesStrategy?

  /// How NaN and the infinities are encoded and decoded; nil means as the format supports them.
  ///
  /// JSON does not, trees do.
  public var nonFiniteNumbers: NonFiniteNumbers?

  /// The profile that selects attributes with `in:`; nil selects those without.
  ///
  /// ```swift
  /// extension MappingProfile {
  ///   static let storage: MappingProfile = "storage"
  /// }
  /// let mapper = JSONMapper(options: .init(conventions: .init(profile: .storage)))
  /// ```
  public var profile: MappingProfile?

  /// The context for strategies and hooks.
  public var context: MappingContext

  /// Creates conventions.
  ///
  /// - Parameters:
  ///   - dates: How dates without their own strategy are mapped; nil means ISO 8601 for encoding,
  ///     and every unambiguous form for decoding.
  ///   - data: How data without its own strategy is mapped; nil means base64.
  ///   - nonFiniteNumbers: How NaN and the infinities are mapped; nil means as the format supports
  ///     them.
  ///   - profile: The profile that selects attributes with `in:`; nil selects those without.
  ///   - context: The context for strategies and hooks.
  public init(
    dates: TimestampStrategy? = nil, data: BytesStrategy? = nil,
    nonFiniteNumbers: NonFiniteNumbers? = nil, profile: MappingProfile? = nil,
    context: MappingContext = MappingContext()
  ) {
    self.dates = dates
    self.data = data
    self.nonFiniteNumbers = nonFiniteNumbers
    self.profile = profile
    self.context = context
  }
}

extension CodingConventions.NonFiniteNumbers {
  /// The number that a value represents if that is NaN or an infinity.
  package func number(for value: AnyValue) -> Double? {
    switch (choice, value) {
    case (.names(let infinity, let negative, let nan), .string(let text)):
      text == infinity ? .infinity : text == negative ? -.infinity : text == nan ? .nan : nil
    case (.null, .null): .nan
    default: nil
    }
  }

  /// The encoded value for NaN or an infinity; nil if it is an error.
  func value(for number: Double) -> AnyValue? {
    switch choice {
    case .reject: nil
    case .names(let infinity, let negative, let nan):
      .string(number.isNaN ? nan : number > 0 ? infinity : negative)
    case .null: .null
    }
  }
}
