/// What a rule found wrong with a value.
struct RuleViolation {
  /// What the rule asks for.
  var expected: String

  /// Steps from the value to the part that is wrong.
  var steps: [MappingPath.Step] = []

  /// What was done about it, if the rule repairs.
  var remedy: String?

  /// What code of the application threw.
  var error: (any Error)?

  /// What an error tells.
  var contents: MappingError.Contents {
    error.map { .init(thrown: $0) } ?? .init(code: .invalidValue, expected: expected)
  }
}
