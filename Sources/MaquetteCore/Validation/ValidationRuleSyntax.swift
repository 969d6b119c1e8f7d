/// The arguments that `@Validated` accepts, which the compiler checks before it knows the type of
/// the property.
///
/// Each has the meaning of the rule of the same name in ``ValidationRule``.
public struct ValidationRuleSyntax: Sendable {
  private init() {}

  /// See `ValidationRule.range`.
  public static func range<T: Comparable>(_ range: ClosedRange<T>) -> Self { Self() }

  /// See `ValidationRule.range`.
  public static func range<T: Comparable>(_ range: Range<T>) -> Self { Self() }

  /// See `ValidationRule.range`.
  public static func range<T: Comparable>(_ range: PartialRangeFrom<T>) -> Self { Self() }

  /// See `ValidationRule.range`.
  public static func range<T: Comparable>(_ range: PartialRangeThrough<T>) -> Self { Self() }

  /// See `ValidationRule.range`.
  public static func range<T: Comparable>(_ range: PartialRangeUpTo<T>) -> Self { Self() }

  /// See `ValidationRule.clamped(to:)`.
  public static func clamped<T: Comparable>(to range: ClosedRange<T>) -> Self { Self() }

  /// See `ValidationRule.oneOf(_:)`.
  public static func oneOf<T: Equatable>(_ values: T...) -> Self { Self() }

  /// See `ValidationRule.multiple(of:)`.
  public static func multiple<T: BinaryInteger>(of number: T) -> Self { Self() }

  /// See `ValidationRule.count`.
  public static func count(_ range: ClosedRange<Int>) -> Self { Self() }

  /// See `ValidationRule.count`.
  public static func count(_ range: PartialRangeFrom<Int>) -> Self { Self() }

  /// See `ValidationRule.count`.
  public static func count(_ range: PartialRangeThrough<Int>) -> Self { Self() }

  /// See `ValidationRule.notEmpty`.
  public static var notEmpty: Self { Self() }

  /// See `ValidationRule.each(_:)`.
  public static func each(_ rules: ValidationRuleSyntax...) -> Self { Self() }

  /// See `ValidationRule.pattern(_:)`.
  public static func pattern(_ pattern: String) -> Self { Self() }

  /// See `ValidationRule.trimmed`.
  public static var trimmed: Self { Self() }

  /// See `ValidationRule.custom(_:_:)`.
  public static func custom<T>(
    _ expected: String, _ test: @Sendable (T) throws -> Bool
  ) -> Self { Self() }

  /// See `ValidationRule.repaired(_:remedy:_:)`.
  public static func repaired<T>(
    _ expected: String, resolution: String = "repaired", _ repair: @Sendable (T) -> T?
  ) -> Self { Self() }
}
