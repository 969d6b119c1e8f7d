import MaquetteCore

/// A constraint that the inlined functions of rules make; each case is one call.
@usableFromInline
struct StatedConstraint: Sendable {
  let constraint: RuleConstraint

  init(constraint: RuleConstraint) { self.constraint = constraint }

  @usableFromInline
  static func minimum(_ value: any Sendable, isIncluded: Bool = true) -> Self {
    Self(constraint: .minimum(value, isIncluded: isIncluded))
  }

  @usableFromInline
  static func maximum(_ value: any Sendable, isIncluded: Bool = true) -> Self {
    Self(constraint: .maximum(value, isIncluded: isIncluded))
  }

  @usableFromInline
  static func count(from first: Int, through last: Int) -> Self {
    Self(constraint: .count(first...max(first, last)))
  }

  @usableFromInline
  static func pattern(_ pattern: String) -> Self { Self(constraint: .pattern(pattern)) }

  @usableFromInline
  static func values(_ values: [any Sendable]) -> Self { Self(constraint: .values(values)) }

  @usableFromInline
  static func multiple(_ value: any Sendable) -> Self { Self(constraint: .multiple(value)) }

  @usableFromInline
  static func repair(_ expected: String) -> Self { Self(constraint: .repair(expected)) }

  @usableFromInline
  static func code(_ expected: String) -> Self { Self(constraint: .code(expected)) }
}
