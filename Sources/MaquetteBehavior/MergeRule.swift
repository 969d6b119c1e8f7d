public import MaquetteCore

/// How one property is merged when two models are merged.
public struct MergeRule: Sendable {
  package enum Choice: Sendable {
    case keep, replace, replaceIfPresent, append, merge
    case custom(@Sendable (_ own: AnyValue, _ other: AnyValue) throws -> AnyValue)
  }

  package let choice: Choice

  /// Keeps the own value.
  public static var keep: Self { Self(choice: .keep) }

  /// Takes the other value, even nil, and `Presence.missing`.
  public static var replace: Self { Self(choice: .replace) }

  /// Takes the other value unless it is nil.
  public static var replaceIfPresent: Self { Self(choice: .replaceIfPresent) }

  /// Adds the other elements to the own ones; members of dictionaries by key.
  public static var append: Self { Self(choice: .append) }

  /// Merges models property by property and dictionaries member by member; takes every other value
  /// unless it is nil.
  public static var merge: Self { Self(choice: .merge) }

  /// Takes the result of a function on both values, as trees; nil is null.
  ///
  /// The result is the whole new value: what an object lacks is gone. A null in place of a value that is
  /// missing in a model stays a missing value.
  ///
  /// - Parameter merge: Returns the new value; an error that it throws is an error of the merge,
  ///   with the path of the property.
  public static func custom(
    _ merge: @escaping @Sendable (_ own: AnyValue, _ other: AnyValue) throws -> AnyValue
  ) -> Self { Self(choice: .custom(merge)) }
}

extension SchemaProviding where Self: MappingDecodable & MappingEncodable {
  /// Merges properties from another model: of the same type, of a subclass or superclass, or of any
  /// type with properties of the same names.
  ///
  /// ```swift
  /// try profile.merge(from: update, rules: ["tags": .append, "id": .keep])
  /// ```
  ///
  /// Nested models are changed in place. Transient properties do not change.
  ///
  /// - Parameters:
  ///   - other: The model that is merged into this one.
  ///   - rule: The rule for properties without their own.
  ///   - rules: Rules by the names of properties.
  ///   - options: The options of decoding values.
  /// - Throws: `unknownKey` if a rule names no property; `invalidValue` if values cannot be
  ///   appended; the errors of a custom rule, of encoding and of decoding. The model does not
  ///   change then.
  public mutating func merge(
    from other: some SchemaProviding, by rule: MergeRule = .merge,
    rules: [String: MergeRule] = [:], options: DecodingOptions = DecodingOptions()
  ) throws(MappingError) {
    let merge = ModelMerge(rule: rule, rules: rules, objects: MergedObjects(options))
    let patch = try merge.patch(for: self, from: other)
    try merge.objects.update(&self, by: patch, options)
    try merge.objects.others.callHooks()
  }

  /// Merges one property from another model.
  ///
  /// - Parameters:
  ///   - name: The name of the property.
  ///   - other: The model that has the new value.
  ///   - rule: The rule for the value.
  ///   - options: The options of decoding values.
  /// - Throws: The errors of merging whole models.
  public mutating func merge(
    property name: String, from other: some SchemaProviding, by rule: MergeRule = .replace,
    options: DecodingOptions = DecodingOptions()
  ) throws(MappingError) {
    try merge(from: other, by: .keep, rules: [name: rule], options: options)
  }
}

/// Makes the patch that merges one model into another.
struct ModelMerge {
  var rule: MergeRule
  var rules: [String: MergeRule] = [:]

  /// The objects to which the trees refer.
  let objects: MergedObjects

  func patch(
    for model: any SchemaProviding, from other: any SchemaProviding
  ) throws(MappingError) -> AnyValue {
    let schema = type(of: model).schema
    for name in rules.keys.sorted() where schema[property: name] == nil {
      throw MappingError(.unknownKey, expected: "a property of \(schema.name)", found: name)
    }
    return try patch(
      for: model, from: other, try objects.own.tree(of: model), try objects.others.tree(of: other))
  }

  private func patch(
    for model: any SchemaProviding, from other: any SchemaProviding, _ own: AnyValue,
    _ others: AnyValue
  ) throws(MappingError) -> AnyValue {
    let (schema, otherSchema) = (type(of: model).schema, type(of: other).schema)
    let (frame, form) = (ModelFrame(of: type(of: model)), own)
    let own = frame.members(of: own)
    let others = ModelFrame(of: type(of: other)).members(of: others)
    try objects.descend()
    defer { objects.ascend() }
    var patch: AnyValue = [:]
    for property in schema.properties where !property.flags.contains(.isNotRead) {
      guard let source = otherSchema[property: property.name], !source.isTransient else { continue }
      let value = model.value(ofProperty: property.name) ?? Any?.none as Any
      let otherValue = other.value(ofProperty: property.name) ?? Any?.none as Any
      let rule = rules[property.name] ?? rule
      let values = Pair(
        own: try property.tree(of: value, in: own, sharing: objects.own),
        other: try source.tree(of: otherValue, in: others, sharing: objects.others),
        ownPart: ModelPart(ofPresent: value), otherPart: ModelPart(ofPresent: otherValue),
        isOwnMissing: isMissing(value), isOtherMissing: isMissing(otherValue))
      guard
        var merged = try merged(
          values, by: rule, property,
          { () throws(MappingError) in
            (
              own: try whole(values.own, of: value, property, in: model),
              other: try whole(values.other, of: otherValue, source, in: other)
            )
          })
      else { continue }
      if property.arrayPath?.inner == nil {
        // Other properties may be in the same array.
        let path = property.mappingPath
        merged = try property.held(merged, in: patch[path: path] ?? own[path: path])
      }
      patch = patch.overlaid(by: try schema.patch(property, to: merged, value))
    }
    return frame.form(of: patch, over: form)
  }

  /// A property of both models, as trees and as structure.
  private struct Pair {
    var own: AnyValue
    var other: AnyValue
    var ownPart: ModelPart
    var otherPart: ModelPart

    /// Whether the properties have no value, not even null.
    var isOwnMissing: Bool
    var isOtherMissing: Bool

    /// Whether a null stands for a missing value, and for no other.
    var hasNullOfMissing: Bool {
      let nulls = [(own, isOwnMissing), (other, isOtherMissing)].filter(\.0.isNull)
      return !nulls.isEmpty && nulls.allSatisfy(\.1)
    }
  }

  /// The new value of the own property; nil if it does not change.
  ///
  /// - Parameter whole: Makes the trees of both values for applications.
  private func merged(
    _ values: Pair, by rule: MergeRule, _ property: ModelSchema.Property,
    _ whole: () throws(MappingError) -> (own: AnyValue, other: AnyValue)
  ) throws(MappingError) -> AnyValue? {
    // A flattened member is merged property by property.
    if property.flags.contains(.isFlattened), case .model(let own) = values.ownPart,
      case .model(let other) = values.otherPart
    {
      return try ModelMerge(rule: rule, objects: objects)
        .patch(for: own, from: other, values.own, values.other)
    }
    switch rule.choice {
    case .keep: return nil
    case .replace: return try replaced(values, property)
    case .replaceIfPresent:
      // Not in one expression, where nil would be a tree.
      if values.other.isNull { return nil }
      return try replaced(values, property)
    case .append: return try appended(values, property)
    case .merge:
      switch (values.ownPart, values.otherPart) {
      case _ where values.isOtherMissing: return nil
      case (_, .absent): return nil
      case (.model(let own), .model(let other)) where !property.flags.contains(.hasStrategy):
        guard let trees = try objects.trees(own, other, values.own, values.other, isReplaced: false)
        else {
          return nil
        }
        return try ModelMerge(rule: .merge, objects: objects)
          .patch(for: own, from: other, trees.own, trees.other)
      case (.map, .map): return try overlaid(values, property)
      case _ where property.hasMembers:
        return try overlaid(values, property)
      default: return values.other
      }
    case .custom(let merge):
      let trees = try whole()
      let result: AnyValue
      do {
        result = try merge(trees.own, trees.other)
      } catch {
        throw MappingError(applications: error, at: property.mappingPath)
      }
      return try replaced(values, by: result, property)
    }
  }

  /// The type that decodes a model: of an object of a cluster, that of all of them.
  private func decodedType(of model: any SchemaProviding) -> any Any.Type {
    func base<T: ClassCluster>(_ type: T.Type) -> any Any.Type { type.cluster.table.base }
    let own = type(of: model)
    return (own as? any ClassCluster.Type).map { base($0) } ?? own
  }

  /// The tree of a property with the objects in place of the references to them, for applications.
  ///
  /// A strategy may write more of an object than the object does, such as its tag.
  private func whole(
    _ tree: AnyValue, of value: Any, _ property: ModelSchema.Property,
    in model: any SchemaProviding
  ) throws(MappingError) -> AnyValue {
    guard !tree.references.isEmpty else { return tree }
    guard property.flags.contains(.hasStrategy) || property.arrayPath != nil else {
      return try ModelState.tree(of: value)
    }
    let members = ModelFrame(of: type(of: model)).members(of: try ModelState.tree(of: model))
    return try property.tree(of: value, in: members, sharing: objects.own)
  }

  /// The result of a function, which replaces the own value.
  private func replaced(
    _ values: Pair, by result: AnyValue, _ property: ModelSchema.Property
  ) throws(MappingError) -> AnyValue? {
    if result.isNull, values.hasNullOfMissing { return .removal }
    guard case .model(let own) = values.ownPart, !property.flags.contains(.hasStrategy),
      !property.flags.contains(.isFlattened), !result.isNull,
      let type = decodedType(of: own) as? any (MappingDecodable & SchemaProviding).Type
    else { return result }
    func new(
      _ type: (some MappingDecodable & SchemaProviding).Type
    ) throws(MappingError) -> any SchemaProviding {
      try result.decode(type, objects.options)
    }
    var values = values
    do throws(MappingError) {
      let new = try new(type)
      (values.otherPart, values.other) = (.model(new), try ModelState.tree(of: new))
    } catch {
      throw error.moved(into: property.mappingPath)
    }
    values.isOtherMissing = false
    return try replaced(values, property)
  }

  /// The other value; nil for an object that is replaced already.
  ///
  /// In a model that changes in place, it also removes the extras of the own one.
  private func replaced(
    _ values: Pair, _ property: ModelSchema.Property
  ) throws(MappingError) -> AnyValue? {
    if values.isOtherMissing { return .removal }
    guard case (.model(let own), .model(let other)) = (values.ownPart, values.otherPart),
      !property.flags.contains(.hasStrategy)
    else { return values.other }
    // An object of another class of a cluster is decoded anew.
    guard type(of: own) == type(of: other) || !(own is any ClassCluster) else {
      return try objects.resolved(values.other)
    }
    guard let trees = try objects.trees(own, other, values.own, values.other, isReplaced: true)
    else { return nil }
    guard trees.own.kind == trees.other.kind,
      trees.own.object != nil || !ModelFrame(of: type(of: own)).isForm
    else { return trees.other }
    let patch = try ModelMerge(rule: .replace, objects: objects)
      .patch(for: own, from: other, trees.own, trees.other)
    return objects.unmerged(trees.other, besides: patch).overlaid(by: patch)
  }

  private func overlaid(
    _ values: Pair, _ property: ModelSchema.Property
  ) throws(MappingError) -> AnyValue {
    try objects.overlaid(
      values.own, by: values.other, isCoded: property.flags.contains(.hasStrategy))
  }

  private func appended(
    _ values: Pair, _ property: ModelSchema.Property
  ) throws(MappingError) -> AnyValue? {
    switch (values.own, values.other) {
    case (_, .null): return nil
    case (.null, let other): return other
    case (.array(let own), .array(let other)): return .array(own + other)
    case (.object, .object) where property.hasMembers:
      return try overlaid(values, property)
    default:
      throw MappingError(
        .invalidValue, at: property.mappingPath, expected: "elements to append",
        found: values.other.shown(hidesValue: false))
    }
  }
}

extension ModelSchema.Property {
  /// The path of the property in its model's object.
  var mappingPath: MappingPath { MappingPath(path.map(MappingPath.Step.key)) }
}

extension ModelSchema.Property {
  /// A value of the property as a tree, which is part of the model's tree unless it is flattened.
  fileprivate func tree(
    of value: Any, in model: AnyValue, sharing objects: SharedObjects
  ) throws(MappingError) -> AnyValue {
    // What is written besides extras shares their object.
    if flags.contains(.collectsExtras) { return try ModelState.written(value) }
    guard flags.contains(.isFlattened) else {
      // Collected values are merged as the array that contains them.
      let steps = arrayPath?.inner == nil ? arrayPath?.steps ?? [] : []
      return model[path: MappingPath(mappingPath.steps + steps)] ?? .null
    }
    switch ModelPart(value) {
    case .absent: return .null
    case .model(let member): return try objects.tree(of: member)
    default: return try ModelState.written(value)
    }
  }

  /// Whether the value is a dictionary, whose members are merged one by one.
  fileprivate var hasMembers: Bool {
    shape.unwrapped.kind == .dictionary || shape.unwrapped.type is AnyValue.Object.Type
  }

  /// The part of the model's object for a value of the property.
  fileprivate func placed(_ value: AnyValue) -> AnyValue {
    guard flags.contains(.isFlattened) else { return value.nested(under: path) }
    // The bare name of a case becomes a key.
    if let name = value.string { return [affixes.around(name): [:]] }
    return affixes.around(value)
  }
}

extension ModelSchema {
  /// The patch that removes a flattened member, whose keys are the model's own.
  private func removal(of property: Property, _ present: Any) throws(MappingError) -> AnyValue {
    if case .absent = ModelPart(present) { return [:] }
    throw MappingError(
      .invalidValue, at: MappingPath().appending(keys: [property.name]),
      expected: "a value: an update cannot remove a flattened property, set it to nil",
      found: "null")
  }

  /// The patch of a model that gives a property a value.
  func patch(
    _ property: Property, to value: AnyValue, _ present: Any
  ) throws(MappingError) -> AnyValue {
    guard property.flags.contains(.collectsExtras) else {
      if property.flags.contains(.isFlattened), value.isNull {
        return try removal(of: property, present)
      }
      return property.placed(value)
    }
    guard let extras = value.isNull ? [:] : value.object else {
      throw MappingError(
        .typeMismatch, expected: "an object for \(property.name)",
        found: value.shown(hidesValue: false))
    }
    // A key of another property is no extra; an update does not remove what a patch lacks.
    var patch = AnyValue.Object(extras.filter { propertyName(at: [$0.key]) == nil })
    for key in try ModelState.written(present).object?.map(\.key) ?? [] where extras[key] == nil {
      patch[key] = .removal
    }
    return .object(patch)
  }
}

extension AnyValue {
  /// This value under keys, nested.
  package func nested(under keys: [String]) -> AnyValue {
    keys.reversed().reduce(self) { nested, key in [key: nested] }
  }
}
