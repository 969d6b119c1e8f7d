import SwiftSyntax

/// How an accumulator holds one property, and how the property is made of what it holds.
///
/// The rules of missing and null values by kind of property are here. They go by the spelling of a
/// type only for optionals spelled as such, which are stored without a second optional around
/// them; the core's overloads find the others by their type.
struct FieldShape {
  /// The type of the stored field.
  let storage: String

  /// The rule that reading is given.
  let rule: String

  /// Whether the model cannot be made unless the field was read.
  let isRequired: Bool

  /// What the field is set to as soon as it is read as absent.
  let eagerDefault: String?

  /// What the field is set to when it is null, if that differs from what it is set to otherwise.
  private(set) var nullDefault: String?

  /// Whether null is to be read as absent before the type is asked.
  let takesNullFirst: Bool

  /// How the property gets its value.
  let assignment: Assignment

  /// How a property gets its value from a field.
  enum Assignment {
    /// The field is the value.
    case direct
    /// The field holds the value, or the type has one for absence.
    case value
    /// The property keeps its initial value unless the field holds one.
    case ifPresent
    /// The default stands in for an absent field.
    case orDefault(String)
  }

  init(_ property: PropertyModel, type: PropertyType, model: String, dropsInvalid: Bool) {
    let attributes = property.attributes
    if let first = attributes.defaultValue, !attributes.furtherDefaults.isEmpty {
      self.init(type: type, defaults: [first] + attributes.furtherDefaults, model: model)
      return
    }
    self.init(
      type: type, initialValue: property.initialValue.map { ($0.isNil, nil) },
      default: property.attributes.defaultValue.map {
        ($0.expression.source(inModel: model), $0.triggers)
      }, dropsInvalid: dropsInvalid)
  }

  init(_ value: PayloadValue) {
    let expression = value.defaultValue.map { ($0.isNil, $0.trimmedDescription as String?) }
    self.init(type: value.type, initialValue: expression, default: nil, dropsInvalid: false)
  }

  /// Several defaults, each for other reasons.
  private init(type: PropertyType, defaults: [PropertyAttributes.Default], model: String) {
    func expression(for trigger: String) -> String? {
      defaults.first { $0.triggers.contains(trigger) }?.expression.source(inModel: model)
    }
    let missing = expression(for: "missing")
    storage = type.optional
    rule = expression(for: "invalid") == nil ? "" : ".invalidIsAbsent"
    isRequired = missing == nil && type.wrapped == nil
    eagerDefault = expression(for: "invalid")
    nullDefault = expression(for: "null")
    takesNullFirst = nullDefault != nil
    assignment = missing.map { .orDefault($0) } ?? .value
  }

  private init(
    type: PropertyType, initialValue: (isNil: Bool, expression: String?)?,
    default: (expression: String, triggers: Set<String>)?, dropsInvalid: Bool
  ) {
    let isOptional = type.wrapped != nil
    if let (expression, triggers) = `default` {
      let isMissing = triggers.contains("missing")
      let isNull = triggers.contains("null")
      storage = isOptional && isMissing && isNull ? type.text : type.optional
      let isInvalid = triggers.contains("invalid") || dropsInvalid && isMissing
      rule = isInvalid ? ".invalidIsAbsent" : ""
      isRequired = !isMissing && !isOptional
      eagerDefault = isMissing ? nil : expression
      takesNullFirst = isNull
      assignment = isMissing ? .orDefault(expression) : .value
      return
    }
    eagerDefault = nil
    takesNullFirst = false
    isRequired = initialValue == nil && !isOptional
    if let (isNil, expression) = initialValue, !(isNil && isOptional) {
      storage = type.optional
      rule = Self.rule(nullIsAbsent: !isOptional, invalidIsAbsent: dropsInvalid)
      assignment = expression.map { .orDefault($0) } ?? .ifPresent
    } else {
      storage = isOptional ? type.text : type.optional
      rule = Self.rule(nullIsAbsent: isOptional, invalidIsAbsent: dropsInvalid && !isRequired)
      assignment = isOptional ? .direct : .value
    }
  }

  private static func rule(nullIsAbsent: Bool, invalidIsAbsent: Bool) -> String {
    switch (nullIsAbsent, invalidIsAbsent) {
    case (false, false): ""
    case (true, false): ".nullIsAbsent"
    case (false, true): ".invalidIsAbsent"
    case (true, true): "[.nullIsAbsent, .invalidIsAbsent]"
    }
  }
}
