import SwiftSyntax

/// The decoded parts of a model: its fields, their objects and its flattened properties.
struct FieldsPlan {
  /// A property and the field that it is read into.
  struct Entry {
    let property: PropertyModel
    let field: StoredField
  }

  /// The properties that are decoded from their own keys.
  let entries: [Entry]

  /// The properties whose keys are in the object of the model.
  let flattened: [(property: PropertyModel, plan: FlattenedPlan)]

  /// The property that keeps unknown keys.
  let extras: PropertyModel?

  /// Keys that are known but not read.
  let passedKeys: [[String]]

  /// The keys.
  let object: ObjectPlan

  /// The room that the properties take in a table: that of their keys, or of one key if they have
  /// none.
  var room: Int {
    entries.reduce(flattened.count + (extras == nil ? 0 : 1)) { $0 + $1.field.places.count }
  }

  init(_ model: TypeModel) {
    let read = model.readProperties
    entries = read.filter { !$0.isFlattened && !$0.isExtras }.compactMap { property in
      StoredField(property, of: model).map { Entry(property: property, field: $0) }
    }
    flattened = read.filter(\.isFlattened).compactMap { property in
      property.type.map { type in
        let plan = FlattenedPlan(
          name: property.name, type: type.wrapped ?? type.text,
          affixes: property.attributes.affixes)
        return (property, plan)
      }
    }
    extras = read.first(where: \.isExtras)
    let passed =
      model.properties.filter {
        !$0.isRead && $0.isWritten && !$0.isFlattened && !$0.isExtras
      } + model.computed
    passedKeys = passed.flatMap { property in
      (property.readPlaces + property.attributes.profiled.keys.map(\.place)).map(\.keys)
    }
    object = ObjectPlan(entries.map(\.field), passedKeys: passedKeys)
  }

  /// The entry of a property; nil for one without its own keys.
  func entry(of property: PropertyModel) -> Entry? {
    entries.first { $0.property.name == property.name }
  }
}
