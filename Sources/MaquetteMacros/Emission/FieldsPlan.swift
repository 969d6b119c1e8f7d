import SwiftSyntax

/// What is read of a model: its fields, their objects and its flattened properties.
struct FieldsPlan {
  /// A property and the field that it is read into.
  struct Entry {
    let property: PropertyModel
    let field: StoredField
  }

  /// The properties that are read from keys of their own.
  let entries: [Entry]

  /// The properties whose keys lie in the object of the model.
  let flattened: [(property: PropertyModel, plan: FieldsEmitter.Flattened)]

  /// The property that keeps what no other takes, and the field that does.
  let extras: (property: PropertyModel, keeper: FieldsEmitter.Keeper)?

  /// Keys that are known but not read.
  let passedKeys: [[String]]

  /// The keys.
  let object: ObjectPlan

  init(_ model: TypeModel) {
    let read = model.readProperties
    entries = read.filter { !$0.isFlattened && !$0.isExtras }.compactMap { property in
      StoredField(property, of: model).map { Entry(property: property, field: $0) }
    }
    flattened = read.filter(\.isFlattened).compactMap { property in
      property.type.map { type in
        let plan = FieldsEmitter.Flattened(
          name: property.name, type: type.wrapped ?? type.text, isOptional: type.wrapped != nil,
          affixes: property.attributes.affixes)
        return (property, plan)
      }
    }
    extras = read.first(where: \.isExtras).flatMap { property in
      property.type.map {
        (property, FieldsEmitter.Keeper(name: property.name, type: $0.text))
      }
    }
    let passed =
      model.properties.filter {
        !$0.isRead && $0.isWritten && !$0.isFlattened && !$0.isExtras
      } + model.computed
    passedKeys = passed.flatMap { $0.readPlaces.map(\.keys) }
    object = ObjectPlan(entries.map(\.field), passedKeys: passedKeys)
  }

  /// The statements that make properties of an accumulator.
  ///
  /// They take values out of a copy, which the compiler makes none if the accumulator is not needed any
  /// more. A consuming parameter would need none either, but the compiler (6.3) fails at generic
  /// indirect enums in one.
  ///
  /// - Parameters:
  ///   - source: The accumulator.
  ///   - restoresInitialValues: Whether an absent field sets its property to its initial value.
  ///   - isUpdate: Whether constants have their values already.
  func assigning(
    from source: String, restoresInitialValues: Bool = false, isUpdate: Bool = false
  ) -> [String] {
    let own = entries.filter { !(isUpdate && $0.property.isConstant) }.flatMap { entry in
      let initial = restoresInitialValues ? entry.property.initialValue?.trimmedDescription : nil
      return entry.field.assigning(
        "self." + entry.property.reference, from: source + object.route(to: entry.field),
        restoring: initial, isUpdate: isUpdate)
    }
    let inner = flattened.filter { !(isUpdate && $0.property.isConstant) }.map { property, plan in
      "self.\(property.reference) = \(source).\(plan.making)()"
    }
    let kept = extras.map { extras in
      isUpdate && extras.property.isConstant
        ? [] : ["self.\(extras.property.reference) = \(source).\(extras.keeper.field)"]
    }
    return (own.isEmpty ? [] : ["var \(source) = \(source)"]) + own + inner + (kept ?? [])
  }

  /// The statements that fill an accumulator from a model and return it.
  ///
  /// - Parameters:
  ///   - type: The accumulator.
  ///   - model: The model.
  ///   - inherited: The statements that fill what a superclass has.
  func filling(
    _ type: String = "__Fields", from model: String, inherited: [String] = []
  ) -> [String] {
    let filling = inherited + filling(type, from: model)
    return ["\(filling.isEmpty ? "let" : "var") fields = \(type)()"] + filling + ["return fields"]
  }

  private func filling(_ type: String, from model: String) -> [String] {
    let own = entries.map { entry in
      let value = "\(model).\(entry.property.reference)"
      let field = "fields\(object.route(to: entry.field)).\(entry.field.name)"
      if entry.field.mayBeNoncopyable { return entry.field.keepingUncopied(value, in: field) }
      // The compiler (6.3) does not find a pack's values to be those that the optional wraps.
      return field + " = "
        + (entry.property.type?.isPack == true ? ".some(\(value))" : value)
    }
    let inner = flattened.flatMap { property, plan -> [String] in
      let field = "fields.\(plan.field)"
      guard plan.isOptional else {
        return ["\(field) = \(type).\(plan.alias).__fields(of: \(model).\(property.reference))"]
      }
      return [
        "if let value = \(model).\(property.reference) {",
        "  \(field) = \(type).\(plan.alias).__fields(of: value)",
        "  fields.\(plan.mark) = true",
        "}",
      ]
    }
    let kept = extras.map { extras in
      ["fields.\(extras.keeper.field) = \(model).\(extras.property.reference)"]
    }
    return own + inner + (kept ?? [])
  }
}
