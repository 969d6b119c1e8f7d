public import MaquetteCore

/// The violation of a rule by a value.
@usableFromInline
struct RuleViolation {
  /// What the rule requires.
  var expected: String

  /// What was found, if that is not the value.
  var found: String?

  /// Steps from the value to the invalid part.
  var steps: [MappingPath.Step] = []

  /// The repair, if the rule makes one.
  var resolution: String?

  /// The error that code of the application threw.
  var error: (any Error)?

  @usableFromInline
  init(expected: String, resolution: String? = nil, error: (any Error)? = nil) {
    (self.expected, self.resolution, self.error) = (expected, resolution, error)
  }

  /// Returns the same violation for an element of a collection.
  @usableFromInline
  func inElement(_ index: Int) -> RuleViolation {
    var violation = self
    violation.steps.insert(.index(index), at: 0)
    return violation
  }

  /// The contents of the error for this violation.
  var contents: MappingError.Contents {
    error.map { .init(thrown: $0) }
      ?? MappingError(.invalidValue, expected: expected, found: found).contents
  }

  /// The error for this violation, with a path that begins at the value.
  var mappingError: MappingError {
    var contents = contents
    contents.path = MappingPath(steps)
    return MappingError(contents)
  }
}

/// What a rule requires of a number of elements.
@usableFromInline
struct CountRule: Sendable {
  private let expected: String
  private let isValid: @Sendable (Int) -> Bool

  @usableFromInline
  init(expected: String, isValid: @escaping @Sendable (Int) -> Bool) {
    (self.expected, self.isValid) = (expected, isValid)
  }

  /// The violations by a number of elements; nil if it is valid.
  func violations(by count: Int) -> [RuleViolation]? {
    isValid(count) ? nil : [violation(by: count)]
  }

  /// The violation by a value, or by a number of elements.
  @usableFromInline
  func violation(by count: Int?) -> RuleViolation {
    var violation = RuleViolation(expected: expected)
    violation.found = count.map { $0 == 1 ? "1 element" : "\($0) elements" }
    return violation
  }
}

extension ValidationRule {
  /// Checks a value that was not decoded against rules.
  ///
  /// - Parameters:
  ///   - value: The value, which rules may repair.
  ///   - rules: The rules, in their order.
  /// - Throws: `invalidValue` for the first value that a rule refuses.
  package static func hold(_ value: inout Value, to rules: [Self]) throws(MappingError) {
    for violation in rules.flatMap({ $0.apply(&value) ?? [] }) where violation.resolution == nil {
      throw violation.mappingError
    }
  }
}

extension __PropertyRules {
  /// Creates the rules of a property.
  public init<Value>(_ rules: [ValidationRule<Value>]) {
    self.init { value in
      // Nil is not a value: no rule applies to it.
      guard var value = value as? Value else { return [] }
      return rules.flatMap { ($0.apply(&value) ?? []).map(\.mappingError) }
    }
  }
}
