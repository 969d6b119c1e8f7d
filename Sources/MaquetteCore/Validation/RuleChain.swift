/// The rules of a property, combined into one function: calling the rules in a loop would retain and
/// release each of them for every value.
@usableFromInline
struct RuleChain<Value>: Sendable {
  @usableFromInline let rules: [ValidationRule<Value>]

  /// Applies the rules in their order up to the first that a value violates, and returns that.
  @usableFromInline let firstViolated: @Sendable (inout Value) -> ViolatedRule?

  @usableFromInline
  init(_ rules: [ValidationRule<Value>]) {
    self.rules = rules
    var chain: (@Sendable (inout Value) -> ViolatedRule?)?
    for index in rules.indices.reversed() {
      let (apply, rest) = (rules[index].apply, chain)
      chain = { value in
        if let violations = apply(&value) {
          return ViolatedRule(index: index, violations: violations)
        }
        return rest?(&value)
      }
    }
    firstViolated = chain ?? { _ in nil }
  }
}

/// A rule that a value violates.
@usableFromInline
struct ViolatedRule {
  /// The position of the rule among those of the property.
  var index: Int
  var violations: [RuleViolation]

  @usableFromInline
  init(index: Int, violations: [RuleViolation]) {
    self.index = index
    self.violations = violations
  }
}
