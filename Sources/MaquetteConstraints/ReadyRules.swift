import MaquetteCore
public import MaquetteMappings

/// A text or a collection that is not empty.
///
/// ```swift
/// @Mappable struct Order {
///   var customer: NonEmpty<String>   // "" : expected text that is not empty at 'customer'
///   var lines: NonEmpty<[Line]>      // [] : expected at least one element at 'lines'
/// }
/// ```
public typealias NonEmpty<Value: Collection & SendableMetatype> = Constrained<NonEmptyRule<Value>>

/// Requires a text or a collection that is not empty.
public enum NonEmptyRule<Value: Collection & SendableMetatype>: ValueRule {
  /// One rule.
  public static var rules: [ValidationRule<Value>] { [.notEmpty] }
}

/// A number greater than 0: `expected more than 0 at 'price', found number 0`.
public typealias Positive<Number: AdditiveArithmetic & Comparable & Sendable> =
  Constrained<PositiveRule<Number>>

/// Requires a number greater than 0.
public enum PositiveRule<Number: AdditiveArithmetic & Comparable & Sendable>: ValueRule {
  /// One rule.
  public static var rules: [ValidationRule<Number>] { [.greaterThan(.zero)] }
}

/// A number that is not negative: `expected at least 0 at 'count', found number -1`.
public typealias NonNegative<Number: AdditiveArithmetic & Comparable & Sendable> =
  Constrained<NonNegativeRule<Number>>

/// Requires a number that is not negative.
public enum NonNegativeRule<Number: AdditiveArithmetic & Comparable & Sendable>: ValueRule {
  /// One rule.
  public static var rules: [ValidationRule<Number>] { [.range(Number.zero...)] }
}

/// A text without surrounding white space: `" Ada "` is decoded as `Ada`, which a report lists.
public typealias Trimmed = Constrained<TrimmedRule>

/// Removes white space from both ends of a text.
public enum TrimmedRule: ValueRule {
  /// One rule.
  public static var rules: [ValidationRule<String>] { [.trimmed] }
}
