// The compiler finds these members if a rule does not suit the type of the value. They exist only
// for their messages.

extension ValidationRule {
  /// Reports that values of this type have no count.
  @available(*, unavailable, message: "the rule '.count' is for texts and collections")
  public static func count<R>(_ range: R) -> Self { unmapped() }

  /// Reports that values of this type are never empty.
  @available(*, unavailable, message: "the rule '.notEmpty' is for texts and collections")
  public static var notEmpty: Self { unmapped() }

  /// Reports that values of this type have no order.
  @available(
    *, unavailable, message: "the rule '.range' is for values that can be compared with its bounds"
  )
  public static func range<R>(_ range: R) -> Self { unmapped() }

  /// Reports that values of this type have no order.
  @available(
    *, unavailable,
    message: "the rule '.greaterThan' is for values that can be compared with its bound"
  )
  public static func greaterThan<B>(_ bound: B) -> Self { unmapped() }

  /// Reports that values of this type have no order.
  @available(
    *, unavailable,
    message: "the rule '.clamped' is for values that can be compared with its bounds"
  )
  public static func clamped<R>(to range: R) -> Self { unmapped() }

  /// Reports that values of this type are not numbers.
  @available(*, unavailable, message: "the rule '.multiple' is for numbers")
  public static func multiple<N>(of number: N) -> Self { unmapped() }

  /// Reports that values of this type are not text.
  @available(*, unavailable, message: "the rule '.pattern' is for texts")
  public static func pattern(_ pattern: String) -> Self { unmapped() }

  /// Reports that values of this type are not text.
  @available(*, unavailable, message: "the rule '.trimmed' is for texts")
  public static var trimmed: Self { unmapped() }
}
