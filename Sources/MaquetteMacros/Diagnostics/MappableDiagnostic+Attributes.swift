import SwiftDiagnostics

// Problems of attributes and their arguments.

extension MappableDiagnostic {
  /// An attribute in a place where it has no effect.
  static func misplaced(_ attribute: String, _ places: String) -> Self {
    Self("'@\(attribute)' belongs on \(places)")
  }

  /// An attribute in a type that is not mapped.
  static func outsideModel(_ attribute: String) -> Self {
    Self(
      "'@\(attribute)' has no effect in a type that is not marked '@Mappable'",
      severity: .warning)
  }

  /// An attribute in an extension, which `@Mappable` does not see.
  static func inExtension(_ attribute: String) -> Self {
    Self(
      "'@\(attribute)' has no effect in an extension; declare this in the type that is marked '@Mappable'",
      severity: .warning)
  }

  /// An attribute of stored properties on a computed one.
  static func needsComputed(_ attribute: String, _ places: String) -> Self {
    Self(
      "'@\(attribute)' belongs on \(places), or on a computed property with '@EncodableComputed'",
      id: "misplaced")
  }

  /// An attribute with a name that is close to one of ours.
  static func misspelled(_ attribute: String, _ meant: String, _ name: String) -> Self {
    Self(
      "'@Mappable' has no attribute '@\(attribute)'; write '@\(meant)' if that is meant, or mark '\(name)' "
        + "'@CodableIgnored'")
  }

  /// Two attributes that contradict each other.
  static func contradiction(_ attribute: String, _ other: String) -> Self {
    Self("'@\(attribute)' and '@\(other)' contradict each other")
  }

  /// Two arguments, or an argument and an attribute, that contradict each other.
  static func rivals(_ name: String, _ other: String) -> Self {
    Self("'\(name)' and '\(other)' contradict each other")
  }

  /// A repeated attribute.
  static func repeated(_ attribute: String) -> Self {
    Self("'@\(attribute)' appears here twice")
  }

  /// An argument that must be a literal.
  static func needsLiteral(_ attribute: String) -> Self {
    Self("'@\(attribute)' needs plain string literals, because the compiler reads it")
  }

  /// A text that is not a path.
  static func wrongPath(_ path: String, _ reason: String) -> Self {
    Self("the path '\(path)' \(reason)")
  }

  /// A date pattern that is an error whenever it is used.
  static func wrongPattern(_ pattern: String, _ mistake: String) -> Self {
    Self("the date pattern '\(pattern)' \(mistake)", severity: .warning)
  }

  /// A path that begins with a position.
  static func pathIntoModel(_ path: String) -> Self {
    Self(
      "the path '\(path)' must begin with a key; a model that is an array is marked "
        + "'@Mappable(layout: .array)'")
  }

  /// A path through all elements of two nested arrays.
  static func collectsTwice(_ path: String) -> Self {
    Self("the path '\(path)' has two '[*]'; map the outer array")
  }

  /// A container with several places.
  static func containerOfMany(_ path: String) -> Self {
    Self("the container '\(path)' must be one place, without '[*]'")
  }

  /// An attribute without its main argument.
  static func needsArgument(_ attribute: String, _ argument: String) -> Self {
    Self("'@\(attribute)' needs \(argument)")
  }

  /// A default for a property that already has one.
  static func defaultTwice(_ name: String) -> Self {
    Self(
      "'\(name)' has an initial value, which is its default; '@CodableDefault' would "
        + "be a second one")
  }

  /// Two defaults for the same trigger.
  static func triggerTwice(_ trigger: String) -> Self {
    Self("there is another default for '.\(trigger)'")
  }

  /// A property with the name of a generated member.
  static func reservedName(_ name: String) -> Self {
    Self(
      "'\(name)' is the name of a generated member; rename the property, and give it the key with "
        + "'@CodingKey(\"\(name)\")'")
  }

  /// A nested type with the name of a module.
  static func hiddenModule(_ name: String) -> Self {
    Self(
      "'\(name)' hides the module of this name, which generated code uses; rename the nested type")
  }

  /// A flattened property that is not a model.
  static func flattenedType(_ name: String) -> Self {
    Self("'\(name)' is flattened, so its type must be a model")
  }

  /// A flattened property with an initial value.
  static func flattenedValue(_ name: String) -> Self {
    Self(
      "'\(name)' is flattened and cannot have a default; give the properties of its type defaults")
  }

  /// A key that differs from the one in `CodingKeys`.
  static func codableKey(_ name: String, _ key: String) -> Self {
    Self(
      "'@Mappable' ignores 'CodingKeys', where the key of '\(name)' is '\(key)'; mark it "
        + "'@CodingKey(\"\(key)\")'", severity: .warning)
  }

  /// A property that `CodingKeys` leaves out.
  static func notCodable(_ name: String) -> Self {
    Self(
      "'@Mappable' ignores 'CodingKeys', which leaves out '\(name)'; mark it "
        + "'@CodableIgnored'", severity: .warning)
  }

  /// A member that `Codable` would call.
  static func codableMember(_ member: String, _ conformance: String) -> Self {
    Self(
      "'@Mappable' does not call '\(member)'; express it with attributes, a hook or 'via', or "
        + "state '\(conformance)' if it is for that", severity: .warning)
  }
}
