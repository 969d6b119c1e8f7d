// Problems of properties in archives.

extension MappableDiagnostic {
  /// A property that archives leave without a value.
  static func excludedNeedsValue(_ name: String) -> Self {
    Self(
      "'\(name)' is excluded from archives, so it needs an initial value or must be an optional "
        + "variable")
  }

  /// A conditionally archived property that requires its object.
  static func conditionalNeedsValue(_ name: String) -> Self {
    Self(
      "'\(name)' is archived conditionally, so it must be a variable that does not require a value")
  }

  /// A property of a struct that only archives contain.
  static func archivedAloneInValue(_ name: String) -> Self {
    Self(
      "'\(name)' is not written, and only classes archive what they do not write; map it, or move it to a class"
    )
  }

  /// A constant that only archives contain.
  static func archivedAloneConstant(_ name: String) -> Self {
    Self("'\(name)' is set when its object is there, so it must be a variable that is not lazy")
  }

  /// A property of an actor's class that only archives contain.
  static func archivedAloneIsolated(_ name: String) -> Self {
    Self("'\(name)' belongs to an actor, and is ignored; archives cannot set it, so map it")
  }
}
