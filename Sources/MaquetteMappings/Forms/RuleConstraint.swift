/// What a rule of `@Validated` requires, as data.
package indirect enum RuleConstraint: Sendable {
  /// A least value, and whether it is valid itself.
  case minimum(any Sendable, isIncluded: Bool = true)

  /// A greatest value, and whether it is valid itself.
  case maximum(any Sendable, isIncluded: Bool = true)

  /// The number of characters or elements.
  case count(ClosedRange<Int>)

  /// A regular expression that matches the whole text, in the syntax of Swift.
  case pattern(String)

  /// The valid values.
  case values([any Sendable])

  /// A number that divides every valid value.
  case multiple(any Sendable)

  /// What each element has to satisfy.
  case each([RuleConstraint])

  /// The rule changes values, and refuses none.
  case repair(String)

  /// Code of an application decides.
  case code(String)
}
