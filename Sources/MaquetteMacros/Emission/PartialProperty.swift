import SwiftSyntax

/// A property of a partial, and the code for it.
struct PartialProperty {
  /// The role of the model's property in the partial.
  private enum Kind {
    /// A required value.
    case required
    /// A value or nil.
    case optional
    /// A `Presence`.
    case present
    /// A model that the partial can change in part.
    case nested
    /// A model whose keys are in the object of the partial.
    case flattened
    /// The extras.
    case extras
  }

  private let kind: Kind
  private let property: PropertyModel
  private let model: TypeModel

  /// The type.
  let type: String

  /// The name as used in code.
  var reference: String { property.reference }

  /// The access level of the property, at most that of the model's property and its type.
  let access: AccessLevel

  private static let field = "MaquetteCore.__Field"

  init?(_ property: PropertyModel, of model: TypeModel) {
    guard let declared = property.type else { return nil }
    self.property = property
    self.model = model
    access = min(AccessLevel(property.declaration.modifiers, in: []), model.accessLevel)
    let value = declared.wrapped ?? declared.text
    if property.isExtras {
      (kind, type) = (.extras, declared.text)
    } else if property.isFlattened {
      (kind, type) = (.flattened, "\(value).Partial")
    } else if property.nestedPartial != nil {
      (kind, type) = (.nested, "MaquetteCore.Presence<\(value).Partial>")
    } else if let present = declared.present {
      (kind, type) = (.present, "MaquetteCore.Presence<\(present)>")
    } else {
      kind = declared.wrapped == nil ? .required : .optional
      type = "MaquetteCore.Presence<\(value)>"
    }
  }

  /// The value of a property that is not set.
  var nothing: String {
    switch kind {
    case .flattened: ".init()"
    case .extras: "[:]"
    default: ".missing"
    }
  }

  /// The declaration, with the attributes of the model's property except those for absence.
  var declaration: String {
    let replaced: Set<String> = [
      "CodableDefault", "EncodableIf", "EncodableDefault", "CodableNestedPartial",
    ]
    var attributes = property.attributes.all.filter { !replaced.contains($0.baseName) }
      .map { $0.source(inModel: model.reference) }
    if let value = property.attributes.standard(for: "invalid"), kind != .present {
      let expression = value.source(inModel: model.reference)
      attributes.append(
        "@CodableDefault(MaquetteCore.Presence.value(\(expression)), on: .invalid)")
    }
    return (attributes + ["\(access.modifier)var \(reference): \(type)"]).joined(separator: " ")
  }

  // MARK: Defaults

  /// The members for the defaults, where the names around the model are visible.
  func standards(_ isolation: String) -> [String] {
    guard kind != .present, let declared = property.type else { return [] }
    let type = "Swift.Optional<\(declared.wrapped ?? declared.text)>"
    return ["missing", "null"].compactMap { trigger in
      property.attributes.standard(for: trigger).map { value in
        "\(isolation)\(access.modifier)static var \(standardName(trigger)): \(type) "
          + "{ \(value.source(inModel: model.reference)) }"
      }
    }
  }

  private func standardName(_ trigger: String) -> String {
    property.name.identifier(prefix: "__\(trigger)_")
  }

  /// The change in the partial, with the defaults of the attribute.
  private var change: String {
    let said = "partial.\(reference)"
    let names = ["missing", "null"].map { trigger in
      property.attributes.standard(for: trigger) == nil
        ? "\(trigger): nil" : "\(trigger): { Partial.\(standardName(trigger)) }"
    }
    guard kind == .required || kind == .optional, names != ["missing: nil", "null: nil"] else {
      return said
    }
    return "\(Self.field).defaulted(\(said), isNew: MaquetteCore.__Field.isNil(model), "
      + names.joined(separator: ", ") + ")"
  }

  // MARK: The model

  /// The old value of the model, or the initial one.
  private var old: String {
    property.valueInstead != nil
      ? "\(Self.field).either(model.map { $0.\(reference) }, self.\(reference))"
      : "model?.\(reference)"
  }

  /// The value for null, as an argument.
  private var null: String { property.valueInstead != nil ? ", null: self.\(reference)" : "" }

  private var place: String {
    let steps =
      (model.arguments.container + (property.readPlaces.first?.steps ?? [])).swiftLiteral
    return ", at: MaquetteMappings.__PartialProperty(\(model.name.swiftLiteral), "
      + "\(property.name.swiftLiteral), \(steps))"
  }

  private var isOptional: Bool { property.type?.wrapped != nil }

  /// The statement that sets the property of the model.
  var setting: String {
    let call =
      switch kind {
      case .required: "try \(Self.field).required(\(change), over: \(old)\(null)\(place))"
      case .optional: "\(Self.field).optional(\(change), over: \(old))"
      case .present: "\(Self.field).present(\(change), over: \(old))"
      case .nested where isOptional:
        "try \(Self.field).optional(part: \(change), over: \(old)\(place))"
      case .nested: "try \(Self.field).required(part: \(change), over: \(old)\(null)\(place))"
      case .flattened:
        "try \(Self.field).flattened\(isOptional ? "Optional" : "")(\(change), over: \(old)"
          + property.attributes.affixes.arguments + ")"
      case .extras: "\(Self.field).extras(\(change), over: \(old))"
      }
    return "self.\(reference) = \(call)"
  }

  // MARK: The partial

  /// The function of the core that makes the value in the partial.
  private var function: String {
    switch kind {
    case .required, .optional, .present: "presence"
    case .nested: "partPresence"
    case .flattened: "part"
    case .extras: "extras"
    }
  }

  /// The statement that sets the property from a model.
  var naming: String {
    let value = "model.\(reference)"
    let label = kind == .nested || kind == .flattened ? "of: " : ""
    return "self.\(reference) = "
      + (kind == .extras ? value : "\(Self.field).\(function)(\(label)\(value))")
  }

  /// The statement that sets the property if it differs.
  var comparing: String {
    "self.\(reference) = \(Self.field).\(function)(from: old.\(reference), to: new.\(reference))"
  }

  /// The statement that takes the change of another partial.
  var merging: String {
    kind == .extras
      ? "self.\(reference) = \(Self.field).extras(other.\(reference), over: self.\(reference))"
      : "\(Self.field).merge(&self.\(reference), other.\(reference))"
  }

  /// The test whether the property is not set.
  var absence: String {
    switch kind {
    case .flattened, .extras: "self.\(reference).isEmpty"
    default: "!self.\(reference).isPresent"
    }
  }
}
