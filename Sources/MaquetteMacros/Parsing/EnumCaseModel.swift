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

  /// The payload; empty for none.
  let payload: [PayloadValue]

  /// The case in its declaration.
  let syntax: EnumCaseElementSyntax

  /// What the attributes say.
  let attributes: PropertyAttributes
}

/// One value of a payload.
struct PayloadValue {
  /// The label in Swift; nil for none.
  let label: String?

  /// The key in the payload's object.
  let key: String

  /// The type.
  let type: PropertyType

  /// The default argument.
  let defaultValue: ExprSyntax?

  /// The value in its declaration.
  let syntax: EnumCaseParameterSyntax
}
