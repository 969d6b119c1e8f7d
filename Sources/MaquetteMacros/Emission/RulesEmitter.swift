extension TypeModel {
  /// Whether a property has rules.
  var hasRules: Bool { properties.contains { !$0.attributes.rules.isEmpty } }

  /// The type that contains the validation rules of the properties, each list once.
  var ruleMembers: [String] {
    let lists = properties.compactMap { property -> String? in
      let rules = property.attributes.rules
      guard !rules.isEmpty, let type = property.type else { return nil }
      let head = "\(property.rulesName): [MaquetteMappings.ValidationRule<\(type.asked)>]"
      let value = "[\(rules.sources(inModel: reference))]"
      // Generic types have no stored static properties.
      return generics.isEmpty
        ? "static let \(head) = \(value)" : "static var \(head) { \(value) }"
    }
    return hasRules ? [block("\(isolation.conformance)enum __Rules", lists)] : []
  }
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
