import SwiftSyntax

/// How a possibly absent value is stored until its model is made, and how the model takes it.
///
/// The rules for missing and null values by kind of property are here. They depend on the spelling
/// of a type only for optionals spelled as such, which are stored without another optional around
/// them; the overloads in the core find the others by their type.
struct FieldShape {
  /// The type of the variable for the value.
  let storage: String

  /// The policy that is passed to reading.
  let rule: String

  /// Whether the model requires the value.
  let isRequired: Bool

  /// How the model takes the value.
  let assignment: Assignment

  /// How a model takes a value.
  enum Assignment {
    /// The variable contains the value itself.
    case direct
    /// The variable contains the value, or the type has a value for absence.
    case value
    /// The property keeps its initial value if there is no other.
    case ifPresent
    /// The default replaces a missing value.
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
