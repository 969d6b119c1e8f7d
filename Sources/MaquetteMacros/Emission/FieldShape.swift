import SwiftSyntax

/// How a value that may not be there is held until its model is made, and how the model takes it.
///
/// The rules of missing and null values by kind of property are here. They go by the spelling of a
/// type only for optionals spelled as such, which are held without a second optional around them; the
/// core's overloads find the others by their type.
struct FieldShape {
  /// The type that holds the value.
  let storage: String

  /// The rule that reading is given.
  let rule: String

  /// Whether the model cannot be made without the value.
  let isRequired: Bool

  /// How the model takes the value.
  let assignment: Assignment

  /// How a model takes a value.
  enum Assignment {
    /// What holds it is the value.
    case direct
    /// What holds it has the value, or the type has one for absence.
    case value
    /// The property keeps its initial value unless there is one.
    case ifPresent
    /// The default stands in for what is not there.
    case orDefault(String)
  }

  init(_ property: PropertyModel, type: PropertyType) {
    let attributes = property.attributes
    let defaults = (attributes.defaultValue.map { [$0] } ?? []) + attributes.furtherDefaults
    self.init(
      type: type, initialValue: property.initialValue.map { ($0.isNil, nil) },
      hasDefault: defaults.contains { $0.triggers.contains("missing") })
  }

  init(_ value: PayloadValue) {
    let expression = value.defaultValue.map { ($0.isNil, $0.trimmedDescription as String?) }
    self.init(type: value.type, initialValue: expression, hasDefault: false)
  }

  private init(
    type: PropertyType, initialValue: (isNil: Bool, expression: String?)?, hasDefault: Bool
  ) {
    let isOptional = type.wrapped != nil
    isRequired = initialValue == nil && !isOptional && !hasDefault
    if let (isNil, expression) = initialValue, !(isNil && isOptional) {
      storage = type.optional
      rule = isOptional ? "" : ".nullIsAbsent"
      assignment = expression.map { .orDefault($0) } ?? .ifPresent
    } else {
      storage = isOptional ? type.text : type.optional
      rule = isOptional ? ".nullIsAbsent" : ""
      assignment = isOptional ? .direct : .value
    }
  }
}
