// Problems of enums.

extension MappableDiagnostic {
  /// Two cases have the same name.
  static func duplicateCase(_ name: String, _ first: String, _ second: String) -> Self {
    Self("the cases '\(first)' and '\(second)' are both named '\(name)'")
  }

  /// A case name where raw values are not text.
  static func namedRawValue(_ attribute: String, _ name: String, rawType: String) -> Self {
    Self("'@\(attribute)' names cases by text, but the cases of '\(name)' are values of \(rawType)")
  }

  /// A case with values in an enum with raw values.
  static func payloadOfRawValue(_ name: String, _ model: String, rawType: String) -> Self {
    Self(
      "the case '\(name)' has values, and an enum with raw values cannot: remove ': \(rawType)' from "
        + "'\(model)', and name cases with '@CodingKey' where their keys differ from their names")
  }

  /// A path on a case.
  static func caseInPath(_ attribute: String) -> Self {
    Self("'@\(attribute)' on a case takes a name, not a path")
  }

  /// An attribute on several cases at once.
  static func severalCases(_ attribute: String) -> Self {
    Self("'@\(attribute)' belongs to one case; declare each case on its own")
  }

  /// Two values of a payload have the same key.
  static func duplicatePayloadKey(_ key: String, _ name: String) -> Self {
    Self("two values of the case '\(name)' have the key '\(key)'")
  }

  /// A value of a payload of a type that cannot be mapped.
  static func unmappablePayload(_ name: String, _ kind: String) -> Self {
    Self("a value of the case '\(name)' is \(kind), which cannot be mapped")
  }

  /// A value of a case that the macro cannot read.
  static var needsCaseLiteral: Self {
    Self(
      "'@CodableCase' needs literals: text, integers, ranges of integers, 'true', 'false' or 'nil'")
  }

  /// A missing tag where the tag is a key.
  static func nilAsKey(_ name: String) -> Self {
    Self(
      "the case '\(name)' has a payload under its name, and 'nil' is none; use "
        + "'tagged: .internal(\"key\")' or '.adjacent(\"key\", content: \"key\")'")
  }

  /// A range where a value is encoded.
  static var rangeIsNotWritten: Self {
    Self("a range does not say which value is written; add 'encode:' with a value")
  }

  /// An encoded value for a case that is encoded as its raw value.
  static func encodedRawValue(_ name: String) -> Self {
    Self("the cases of '\(name)' are written as their raw values")
  }

  /// An attribute on a value of a fallback, which stores values unchanged.
  static func valueOfFallback(_ attribute: String, _ name: String) -> Self {
    Self("the fallback '\(name)' keeps what it finds as it is, so '@\(attribute)' has no effect")
  }

  /// A label that the payload does not have.
  static func noSuchLabel(_ label: String, _ name: String) -> Self {
    Self("the case '\(name)' has no value '\(label)'; values without labels are '_0', '_1'")
  }

  /// The key of a payload's value on something other than a case.
  static var payloadKeyOnProperty: Self {
    Self("'for:' names a value of an enum case and has no meaning here")
  }

  /// A second fallback.
  static func severalFallbacks(_ first: String, _ second: String) -> Self {
    Self("the cases '\(first)' and '\(second)' are both the fallback")
  }

  /// A fallback whose payload has an unsupported form.
  static func fallbackPayload(_ name: String, untagged: Bool) -> Self {
    let forms =
      untagged
      ? "'case \(name)' or 'case \(name)(AnyValue)'"
      : "'case \(name)', 'case \(name)(String)', 'case \(name)(AnyValue)' or 'case \(name)(String, AnyValue)'"
    return Self("a fallback keeps a tag, a value or both; write \(forms)")
  }

  /// A value of a payload under the key of the tag.
  static func payloadAtTag(_ key: String, _ name: String) -> Self {
    Self("a value of the case '\(name)' has the key '\(key)', the key of the tag")
  }

  /// A value of a payload that is not decoded and has no default.
  static func valueNeedsDefault(_ name: String, attribute: String) -> Self {
    Self(
      "'\(name)' is marked '@\(attribute)', so it needs a default, as in 'case a(\(name): Int = 0)'"
    )
  }

  /// A tag and a payload under the same key.
  static func contentAtTag(_ key: String) -> Self {
    Self("the tag and the payload both have the key '\(key)'")
  }

  /// A tagging that the macro cannot read.
  static var unreadableTagging: Self {
    Self(
      "'tagged' takes '.external', '.codable', '.internal(\"key\")', '.adjacent(\"key\", content: \"key\")', "
        + "'.firstElement' or '.untagged', with literals")
  }

  /// An argument for another kind of type.
  static func argumentOfOthers(_ argument: String, _ place: String) -> Self {
    Self("'\(argument)' belongs to \(place)")
  }

  /// A transparent struct with several properties, or none.
  static func transparentNeedsOne(_ name: String) -> Self {
    Self("'\(name)' is transparent, so exactly one property is mapped; ignore all others")
  }

  /// A tagging on an enum that is mapped as its raw values.
  static func taggedRawValue(_ name: String, rawType: String) -> Self {
    Self("the cases of '\(name)' are values of \(rawType), which have no tags")
  }
}
