/// The rules of one property, whatever its type, as a schema holds them.
public struct __PropertyRules: Sendable {
  private let check: @Sendable (Any) -> [RuleViolation]

  /// Keeps the rules of a property.
  public init<Value>(_ rules: [ValidationRule<Value>]) {
    check = { value in
      // Nil is no value: no rule asks anything of it.
      guard var value = value as? Value else { return [] }
      return rules.flatMap { $0.apply(&value) }
    }
  }

  /// What the rules find wrong with a value of the property; what they would repair counts.
  func violations(of value: Any) -> [RuleViolation] { check(value) }
}
