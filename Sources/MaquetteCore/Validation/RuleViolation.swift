/// What a rule found wrong with a value.
@usableFromInline
struct RuleViolation {
  /// What the rule asks for.
  var expected: String

  /// Steps from the value to the part that is wrong.
  var steps: [MappingPath.Step] = []

  /// What was done about it, if the rule repairs.
  var resolution: String?

  /// What code of the application threw.
  var error: (any Error)?

  @usableFromInline
  init(expected: String, resolution: String? = nil, error: (any Error)? = nil) {
    (self.expected, self.resolution, self.error) = (expected, resolution, error)
  }

  /// The same of the element of a collection.
  @usableFromInline
  func inElement(_ index: Int) -> RuleViolation {
    var violation = self
    violation.steps.insert(.index(index), at: 0)
    return violation
  }

  /// What an error tells.
  var contents: MappingError.Contents {
    error.map { .init(thrown: $0) } ?? .init(code: .invalidValue, expected: expected)
  }
}

extension ValidationRule {
  /// Holds a value that no source has to rules.
  ///
  /// - Parameters:
  ///   - value: The value; rules may repair it.
  ///   - rules: The rules, in their order.
  /// - Throws: `invalidValue` for the first thing that a rule refuses.
  package static func hold(_ value: inout Value, to rules: [Self]) throws(MappingError) {
    for violation in rules.flatMap({ $0.apply(&value) }) where violation.resolution == nil {
      var contents = violation.contents
      contents.path = MappingPath(violation.steps)
      throw MappingError(contents)
    }
  }
}
