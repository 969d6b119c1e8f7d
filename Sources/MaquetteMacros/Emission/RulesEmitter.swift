/// Generates the validation rules of a model's properties, each list once.
struct RulesEmitter {
  private let model: TypeModel

  init(_ model: TypeModel) {
    self.model = model
  }

  /// The type that contains the rules.
  var member: String {
    let lists = model.properties.compactMap { property -> String? in
      let rules = property.attributes.rules
      guard !rules.isEmpty, let type = property.type else { return nil }
      let head = "\(property.rulesName): [MaquetteMappings.ValidationRule<\(type.asked)>]"
      let value = "[\(rules.sources(inModel: model.reference))]"
      // Generic types have no stored static properties.
      return model.generics.isEmpty
        ? "static let \(head) = \(value)" : "static var \(head) { \(value) }"
    }
    return block("\(model.isolation.type)enum __Rules", lists)
  }
}

extension TypeModel {
  /// Whether a property has rules.
  var hasRules: Bool { properties.contains { !$0.attributes.rules.isEmpty } }
}

extension PropertyModel {
  /// The name of the list of the property's rules.
  fileprivate var rulesName: String { name.identifier(prefix: "r_") }

  /// The property's rules, as an expression.
  func rulesReference(in model: String) -> String? {
    attributes.rules.isEmpty ? nil : "\(model).__Rules.\(rulesName)"
  }
}

extension PropertyType {
  /// The type of the values that rules check: an optional's wrapped type.
  var asked: String { wrapped ?? present ?? text }
}
