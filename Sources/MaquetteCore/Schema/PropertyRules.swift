/// The rules of one property, without its static type, for schemas.
public struct __PropertyRules: Sendable {
  private let check: @Sendable (Any) -> [RuleViolation]

  /// Creates the rules of a property.
  public init<Value>(_ rules: [ValidationRule<Value>]) {
    check = { value in
      // Nil is not a value: no rule applies to it.
      guard var value = value as? Value else { return [] }
      return rules.flatMap { $0.apply(&value) ?? [] }
    }
  }

  /// Returns the violations of a value of the property, including those that the rules would
  /// repair.
  func violations(of value: Any) -> [RuleViolation] { check(value) }
}
