// Problems of enums.

extension MappableDiagnostic {
  /// Two cases have one name.
  static func duplicateCase(_ name: String, _ first: String, _ second: String) -> Self {
    Self("duplicateCase", "the cases '\(first)' and '\(second)' are both named '\(name)'")
  }

  /// A case name where raw values are no text.
  static func namedRawValue(_ attribute: String, _ name: String, rawType: String) -> Self {
    Self(
      "namedRawValue",
      "'@\(attribute)' names cases by text, but the cases of '\(name)' are values of \(rawType)")
  }

  /// A path on a case.
  static func caseInPath(_ attribute: String) -> Self {
    Self("caseInPath", "'@\(attribute)' on a case takes a name, not a path")
  }

  /// An attribute on several cases at once.
  static func severalCases(_ attribute: String) -> Self {
    Self("severalCases", "'@\(attribute)' belongs to one case; declare each case on its own")
  }

  /// Two values of a payload have one key.
  static func duplicatePayloadKey(_ key: String, _ name: String) -> Self {
    Self("duplicatePayloadKey", "two values of the case '\(name)' have the key '\(key)'")
  }

  /// A value of a payload that no format has.
  static func unmappablePayload(_ name: String, _ kind: String) -> Self {
    Self("unmappablePayload", "a value of the case '\(name)' is \(kind), which cannot be mapped")
  }
}
