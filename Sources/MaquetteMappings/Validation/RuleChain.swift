/// The rules of a property, combined into one function: calling the rules in a loop would retain and
/// release each of them for every value.
@usableFromInline
package struct RuleChain<Value>: Sendable {
  @usableFromInline package let rules: [ValidationRule<Value>]

  /// Applies the rules in their order up to the first that a value violates, and returns that.
  @usableFromInline let firstViolated: @Sendable (inout Value) -> ViolatedRule?

  @usableFromInline
  init(_ rules: [ValidationRule<Value>]) {
    self.rules = rules
    firstViolated = Self.chain(rules[...])
  }

  private static func chain(
    _ rules: ArraySlice<ValidationRule<Value>>
  ) -> @Sendable (inout Value) -> ViolatedRule? {
    guard let rule = rules.first else { return { _ in nil } }
    let (index, apply, rest) = (rules.startIndex, rule.apply, rules.dropFirst())
    // An optional would hold a function for the rest in another form, and convert it for each call.
    guard !rest.isEmpty else {
      return { value in
        apply(&value).map { ViolatedRule(index: index, violations: $0) }
      }
    }
    let next = chain(rest)
    return { value in
      if let violations = apply(&value) {
        return ViolatedRule(index: index, violations: violations)
      }
      return next(&value)
    }
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
