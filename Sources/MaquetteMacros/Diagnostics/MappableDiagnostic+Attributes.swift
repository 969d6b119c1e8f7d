import SwiftDiagnostics

// Problems of attributes and their arguments.

extension MappableDiagnostic {
  /// An attribute where it can have no effect.
  static func misplaced(_ attribute: String, _ places: String) -> Self {
    Self("misplaced", "'@\(attribute)' belongs on \(places)")
  }

  /// An attribute in a type that is not mapped.
  static func outsideModel(_ attribute: String) -> Self {
    Self(
      "outsideModel", "'@\(attribute)' has no effect in a type that is not marked '@Mappable'",
      severity: .warning)
  }

  /// Two attributes that contradict each other.
  static func contradiction(_ attribute: String, _ other: String) -> Self {
    Self("contradiction", "'@\(attribute)' and '@\(other)' contradict each other")
  }

  /// The same attribute twice.
  static func repeated(_ attribute: String) -> Self {
    Self("repeated", "'@\(attribute)' stands here twice")
  }

  /// An argument that has to be a literal.
  static func needsLiteral(_ attribute: String) -> Self {
    Self(
      "needsLiteral", "'@\(attribute)' needs plain string literals, for it is read by the compiler")
  }

  /// A key without characters.
  static func emptyKey(_ attribute: String) -> Self {
    Self("emptyKey", "'@\(attribute)' needs a key that is not empty")
  }

  /// A path with nothing between two dots.
  static func emptyStep(_ path: String) -> Self {
    Self("emptyStep", "the path '\(path)' has an empty step")
  }

  /// A path that steps into an array.
  static func arrayStep(_ path: String) -> Self {
    Self(
      "arrayStep",
      "the path '\(path)' steps into an array, which is not supported yet; map the array")
  }

  /// An attribute without its main argument.
  static func needsArgument(_ attribute: String, _ argument: String) -> Self {
    Self("needsArgument", "'@\(attribute)' needs \(argument)")
  }

  /// A default for what has one.
  static func defaultTwice(_ name: String) -> Self {
    Self(
      "defaultTwice",
      "'\(name)' has an initial value, which is its default; '@CodableDefault' would "
        + "be a second one")
  }

  /// Two defaults for one reason.
  static func triggerTwice(_ trigger: String) -> Self {
    Self("triggerTwice", "there is another default for '.\(trigger)'")
  }

  /// A constant that always has its initial value.
  static func constantWithValue(_ attribute: String, _ name: String) -> Self {
    Self(
      "constantWithValue",
      "'\(name)' is a constant with a value and is never read, so '@\(attribute)' has no effect")
  }

  /// A flattened property that is no model.
  static func flattenedType(_ name: String) -> Self {
    Self("flattenedType", "'\(name)' is flattened, so its type must be a model")
  }

  /// A flattened property with an initial value.
  static func flattenedValue(_ name: String) -> Self {
    Self(
      "flattenedValue",
      "'\(name)' is flattened and cannot have a default; give the properties of its type defaults")
  }
}
