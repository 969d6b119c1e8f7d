import SwiftSyntax

/// A case of an enum.
struct EnumCaseModel {
  /// The name without back ticks.
  let name: String

  /// The name as code refers to it.
  let reference: String

  /// The names that are read as the case; the first is its own.
  let readNames: [String]

  /// The name that is written.
  let writeName: String

  /// What is read as the case; the first is its own name.
  let tags: [CaseTagModel]

  /// What is written.
  let writtenTag: CaseTagModel

  /// The payload; empty for none.
  let payload: [PayloadValue]

  /// The case in its declaration.
  let syntax: EnumCaseElementSyntax

  /// What the attributes say.
  let attributes: PropertyAttributes

  /// Whether the case is read.
  var isRead: Bool { attributes.readIgnored == nil }

  /// Whether the case is written.
  var isWritten: Bool { attributes.writeIgnored == nil }

  /// Whether the case stands for all tags that are unknown.
  var isFallback: Bool { attributes.ofCase.fallback != nil }
}

/// One value of a payload.
struct PayloadValue {
  /// The label in Swift; nil for none.
  let label: String?

  /// The label, or the position with an underscore before it.
  let name: String

  /// The key in the payload's object.
  let key: String

  /// The key that is written.
  var writtenKey: String { attributes.encodedKey ?? key }

  /// Whether a label or an attribute names the key.
  let isKeyed: Bool

  /// The type.
  let type: PropertyType

  /// The default argument.
  let defaultValue: ExprSyntax?

  /// What the attributes of the case say of this value.
  let attributes: PropertyAttributes

  /// The value in its declaration.
  let syntax: EnumCaseParameterSyntax

  /// Whether the value is read.
  var isRead: Bool { attributes.readIgnored == nil }

  /// Whether the value is written.
  var isWritten: Bool { attributes.writeIgnored == nil }

  /// Whether the keys of the value are among those of the payload's object.
  var isFlattened: Bool { attributes.flattened != nil }

  /// Whether the value has a key of its own that is read.
  var isReadByKey: Bool { isRead && !isFlattened }
}
