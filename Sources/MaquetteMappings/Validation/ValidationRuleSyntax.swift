/// The arguments that `@Validated` accepts, which the compiler checks before it knows the type of
/// the property.
///
/// Each has the meaning of the rule of the same name in ``ValidationRule``.
public struct ValidationRuleSyntax: Sendable {
  private init() {}

  /// See `ValidationRule.range`.
  ///
  /// - Parameter range: The valid values, with both bounds.
  /// - Returns: The argument.
  public static func range<T: Comparable>(_ range: ClosedRange<T>) -> Self { Self() }

  /// See `ValidationRule.range`.
  ///
  /// - Parameter range: The valid values, without the upper bound.
  /// - Returns: The argument.
  public static func range<T: Comparable>(_ range: Range<T>) -> Self { Self() }

  /// See `ValidationRule.range`.
  ///
  /// - Parameter range: The range from the least valid value.
  /// - Returns: The argument.
  public static func range<T: Comparable>(_ range: PartialRangeFrom<T>) -> Self { Self() }

  /// See `ValidationRule.range`.
  ///
  /// - Parameter range: The range through the greatest valid value.
  /// - Returns: The argument.
  public static func range<T: Comparable>(_ range: PartialRangeThrough<T>) -> Self { Self() }

  /// See `ValidationRule.range`.
  ///
  /// - Parameter range: The range up to the first value that is too large.
  /// - Returns: The argument.
  public static func range<T: Comparable>(_ range: PartialRangeUpTo<T>) -> Self { Self() }

  /// See `ValidationRule.greaterThan(_:)`.
  ///
  /// - Parameter bound: The greatest value that is too small.
  /// - Returns: The argument.
  public static func greaterThan<T: Comparable>(_ bound: T) -> Self { Self() }

  /// See `ValidationRule.clamped(to:)`.
  ///
  /// - Parameter range: The values that stay as they are, with both ends.
  /// - Returns: The argument.
  public static func clamped<T: Comparable>(to range: ClosedRange<T>) -> Self { Self() }

  /// See `ValidationRule.oneOf(_:)`.
  ///
  /// - Parameter values: The valid values.
  /// - Returns: The argument.
  public static func oneOf<T: Equatable>(_ values: T...) -> Self { Self() }

  /// See `ValidationRule.multiple(of:)`.
  ///
  /// - Parameter number: The number that divides every valid value.
  /// - Returns: The argument.
  public static func multiple<T: Numeric>(of number: T) -> Self { Self() }

  /// See `ValidationRule.count`.
  ///
  /// - Parameter range: The valid counts, with both bounds.
  /// - Returns: The argument.
  public static func count(_ range: ClosedRange<Int>) -> Self { Self() }

  /// See `ValidationRule.count`.
  ///
  /// - Parameter range: The range from the least valid count.
  /// - Returns: The argument.
  public static func count(_ range: PartialRangeFrom<Int>) -> Self { Self() }

  /// See `ValidationRule.count`.
  ///
  /// - Parameter range: The range through the greatest valid count.
  /// - Returns: The argument.
  public static func count(_ range: PartialRangeThrough<Int>) -> Self { Self() }

  /// See `ValidationRule.notEmpty`.
  public static var notEmpty: Self { Self() }

  /// See `ValidationRule.each(_:)`.
  ///
  /// - Parameter rules: The rules for each element, in the order in which they apply.
  /// - Returns: The argument.
  public static func each(_ rules: ValidationRuleSyntax...) -> Self { Self() }

  /// See `ValidationRule.pattern(_:)`.
  ///
  /// - Parameter pattern: The regular expression that has to match the whole text.
  /// - Returns: The argument.
  public static func pattern(_ pattern: String) -> Self { Self() }

  /// See `ValidationRule.trimmed`.
  public static var trimmed: Self { Self() }

  /// See `ValidationRule.custom(_:_:)`.
  ///
  /// - Parameters:
  ///   - expected: What the rule requires, as errors show it.
  ///   - test: Whether a value is valid. If it throws, the error replaces the rule's own.
  /// - Returns: The argument.
  public static func custom<T>(
    _ expected: String, _ test: @Sendable (T) throws -> Bool
  ) -> Self { Self() }

  /// See `ValidationRule.repaired(_:resolution:_:)`.
  ///
  /// - Parameters:
  ///   - expected: What the rule requires, as reports show it.
  ///   - resolution: What the rule does, as reports show it.
  ///   - repair: Returns the replacement for a value; nil if the value is valid.
  /// - Returns: The argument.
  public static func repaired<T>(
    _ expected: String, resolution: String = "repaired", _ repair: @Sendable (T) -> T?
  ) -> Self { Self() }
}
