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
    guard let error else {
      return MappingError.Contents(code: .invalidValue, expected: expected)
    }
    if let error = error as? MappingError { return error.contents }
    return MappingError.Contents(code: .custom, underlying: "\(error)")
  }
}
