// Problems of partials.

extension MappableDiagnostic {
  /// The attribute is on a declaration that cannot have a partial.
  static func partialOfOther(_ kind: String) -> Self {
    Self("'@CodablePartial' makes partials of structs, not of \(kind)")
  }

  /// The model is mapped in a form without parts.
  static func noPartial(of name: String, _ reason: String) -> Self {
    Self("'\(name)' cannot have a partial, because it is \(reason)")
  }

  /// A property has the name of a member of the partial.
  static func partialName(_ name: String) -> Self {
    Self(
      "a partial has a member '\(name)' already; rename the property and keep its key by "
        + "'@CodingKey'")
  }

  /// A property in an array.
  static func partialElement(_ name: String) -> Self {
    Self("'\(name)' is in an array, and a partial cannot leave elements out")
  }

  /// A property that is not a model and so has no parts.
  static func nestedPartialType(_ name: String) -> Self {
    Self(
      "'@CodableNestedPartial' needs a model with '@CodablePartial', or an optional of one; "
        + "'\(name)' is a collection")
  }
}
