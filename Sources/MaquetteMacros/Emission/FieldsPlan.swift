import SwiftSyntax

/// The decoded parts of a model: its fields and its flattened properties.
struct FieldsPlan {
  /// A property and the field that it is read into.
  struct Entry {
    let property: PropertyModel
    let field: StoredField
  }

  /// The properties that are decoded from their own keys.
  let entries: [Entry]

  /// The positions of the entries, by the names of their properties.
  private let positions: [String: Int]

  /// The properties whose keys are in the object of the model.
  let flattened: [(property: PropertyModel, plan: FlattenedPlan)]

  /// Keys that are known but not read.
  let passedKeys: [[String]]

  init(_ model: TypeModel) {
    let read = model.readProperties
    entries = read.filter { !$0.isFlattened && !$0.isExtras }.compactMap { property in
      StoredField(property, of: model).map { Entry(property: property, field: $0) }
    }
    positions = Dictionary(
      zip(entries.map(\.property.name), entries.indices), uniquingKeysWith: { first, _ in first })
    flattened = read.filter(\.isFlattened).compactMap { property in
      property.type.map { type in
        let plan = FlattenedPlan(
          name: property.name, type: type.wrapped ?? type.text,
          affixes: property.attributes.affixes)
        return (property, plan)
      }
    }
    let passed =
      model.properties.filter {
        !$0.isRead && $0.isWritten && !$0.isFlattened && !$0.isExtras
      } + model.computed
    passedKeys = passed.flatMap { property in
      (property.readPlaces + property.attributes.profiled.keys.map(\.place)).map(\.keys)
    }
  }

  /// The entry of a property; nil for one without its own keys.
  func entry(of property: PropertyModel) -> Entry? {
    positions[property.name].map { entries[$0] }
  }
}
