import SwiftSyntax

/// A property of a partial, and the code for it.
struct PartialProperty {
  /// The role of the model's property in the partial: the function of the core that makes its value.
  private enum Kind: String {
    /// A value, nil, or a `Presence`.
    case value = "presence"
    /// A model that the partial can change in part.
    case nested = "partPresence"
    /// A model whose keys are in the object of the partial.
    case flattened = "part"
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
    } else if property.attributes["CodableNestedPartial"] != nil {
      (kind, type) = (.nested, "MaquetteCore.Presence<\(value).Partial>")
    } else {
      (kind, type) = (.value, "MaquetteCore.Presence<\(declared.present ?? value)>")
    }
  }

  /// The value of a property that is not set.
  var nothing: String {
    kind == .flattened ? ".init()" : kind == .extras ? "[:]" : ".missing"
  }

  /// The declaration, with the attributes of the model's property except those for absence.
  var declaration: String {
    let replaced: Set<String> = [
      "CodableDefault", "EncodableIf", "EncodableDefault", "CodableNestedPartial",
    ]
    var attributes = property.attributes.all.filter { !replaced.contains($0.baseName) }
      .map { $0.source(inModel: model.reference) }
    if let value = property.attributes.standard(for: "invalid"), !isPresence {
      let expression = value.source(inModel: model.reference)
      attributes.append(
        "@CodableDefault(MaquetteCore.Presence.value(\(expression)), on: .invalid)")
    }
    return (attributes + ["\(access.modifier)var \(reference): \(type)"]).joined(separator: " ")
  }

  // MARK: Defaults

  /// The members for the defaults, where the names around the model are visible.
  func standards(_ isolation: String) -> [String] {
    guard !isPresence, let declared = property.type else { return [] }
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
    guard kind == .value, !isPresence, names != ["missing: nil", "null: nil"] else {
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

  private var isPresence: Bool { kind == .value && property.type?.present != nil }

  /// The statement that sets the property of the model.
  var setting: String {
    let (name, rest) =
      switch kind {
      case .value where isPresence: ("present", "")
      case .value where isOptional: ("optional", "")
      case .nested where isOptional: ("optional", place)
      case .value, .nested: ("required", null + place)
      case .flattened:
        (isOptional ? "flattenedOptional" : "flattened", property.attributes.affixes.arguments)
      case .extras: ("extras", "")
      }
    let word = kind == .flattened || !rest.isEmpty ? "try " : ""
    let label = kind == .nested ? "part: " : ""
    return "self.\(reference) = "
      + "\(word)\(Self.field).\(name)(\(label)\(change), over: \(old)\(rest))"
  }

  // MARK: The partial

  /// The statement that sets the property from a model.
  var naming: String {
    let value = "model.\(reference)"
    let label = kind == .nested || kind == .flattened ? "of: " : ""
    return "self.\(reference) = "
      + (kind == .extras ? value : "\(Self.field).\(kind.rawValue)(\(label)\(value))")
  }

  /// The statement that sets the property if it differs.
  var comparing: String {
    "self.\(reference) = \(Self.field).\(kind.rawValue)(from: old.\(reference), to: new.\(reference))"
  }

  /// The statement that takes the change of another partial.
  var merging: String {
    kind == .extras
      ? "self.\(reference) = \(Self.field).extras(other.\(reference), over: self.\(reference))"
      : "\(Self.field).merge(&self.\(reference), other.\(reference))"
  }

  /// The test whether the property is not set.
  var absence: String {
    kind == .flattened || kind == .extras
      ? "self.\(reference).isEmpty" : "!self.\(reference).isPresent"
  }
}
