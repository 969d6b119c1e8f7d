/// What a call and its source agree on, for reading and for writing.
///
/// ```swift
/// let mapper = JSONMapper(
///   options: .init(
///     conventions: .init(
///       dates: .date("eee MMM dd HH:mm:ss ZZZZ yyyy"), nonFiniteNumbers: .names())))
/// ```
public struct CodingConventions: Sendable, Hashable {
  /// How NaN and the infinities are written, and what is read as them.
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
    /// The text is read as the number under every policy of conversions.
    public static func names(
      infinity: String = "Infinity", negativeInfinity: String = "-Infinity", nan: String = "NaN"
    ) -> Self {
      Self(choice: .names(infinity: infinity, negativeInfinity: negativeInfinity, nan: nan))
    }

    /// All of them are written as null, and where a number is needed null is read as NaN.
    ///
    /// An optional takes null for itself.
    public static var null: Self { Self(choice: .null) }
  }

  /// How dates are read and written that no strategy of their own names; nil for ISO 8601, and for
  /// reading any shape that cannot be mistaken for another.
  public var dates: TimestampStrategy?

  /// How data is read and written that no strategy of its own names; nil for base64.
  public var data: BytesStrategy?

  /// How NaN and the infinities are written, and what is read as them; nil for what the format can:
  /// JSON can not, trees can.
  public var nonFiniteNumbers: NonFiniteNumbers?

  /// The profile that attributes with `in:` are for; nil for what models declare without.
  ///
  /// ```swift
  /// extension MappingProfile {
  ///   static let storage: MappingProfile = "storage"
  /// }
  /// let mapper = JSONMapper(options: .init(conventions: .init(profile: .storage)))
  /// ```
  public var profile: MappingProfile?

  /// What is handed to strategies and hooks.
  public var context: MappingContext

  /// Creates conventions.
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

extension CodingConventions {
  /// What Foundation's `JSONEncoder` and `JSONDecoder` do unless they are given other strategies: dates
  /// are seconds since 2001, data is base64, and NaN and the infinities are errors.
  ///
  /// ```swift
  /// let mapper = JSONMapper(options: .init(conventions: .foundation))
  /// ```
  public static var foundation: CodingConventions {
    CodingConventions(dates: .secondsSinceReferenceDate, data: .base64, nonFiniteNumbers: .reject)
  }
}

extension CodingConventions.NonFiniteNumbers {
  /// The number that a value stands for, if it stands for none that is finite.
  func number(for value: AnyValue) -> Double? {
    switch (choice, value) {
    case (.names(let infinity, let negative, let nan), .string(let text)):
      text == infinity ? .infinity : text == negative ? -.infinity : text == nan ? .nan : nil
    case (.null, .null): .nan
    default: nil
    }
  }

  /// What is written for a number that is not finite; nil if it is an error.
  func value(for number: Double) -> AnyValue? {
    switch choice {
    case .reject: nil
    case .names(let infinity, let negative, let nan):
      .string(number.isNaN ? nan : number > 0 ? infinity : negative)
    case .null: .null
    }
  }
}
