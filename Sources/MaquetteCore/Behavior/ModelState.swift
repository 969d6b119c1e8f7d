/// A model as a tree from which it can be read again.
///
/// It is what the model writes, nil as null, with the properties added that are read and not
/// written, or written under another key than they are read from.
package enum ModelState {
  static func tree(of model: any SchemaProviding) throws(MappingError) -> AnyValue {
    var tree = try written(model)
    try complete(&tree, by: model)
    return tree
  }

  /// A value of any type as its own type writes it; null if it cannot be written.
  package static func written(_ value: Any) throws(MappingError) -> AnyValue {
    guard let writable = value as? any MappingEncodable else {
      throw MappingError(
        .unencodable, expected: "a type that is written", found: "\(type(of: value))")
    }
    return try AnyValue(encoding: writable, EncodingOptions(nilValues: .writeNull))
  }

  /// Adds what a value did not write of itself.
  static func complete(_ tree: inout AnyValue, by value: Any) throws(MappingError) {
    switch (ModelPart(value), tree) {
    case (.model(let model), .object):
      for property in type(of: model).schema.properties where !property.flags.contains(.isNotRead) {
        guard let value = model.value(ofProperty: property.name) else { continue }
        try complete(&tree, by: value, of: property)
      }
    case (.list(let values), .array(var elements)) where values.count == elements.count:
      for index in elements.indices { try complete(&elements[index], by: values[index]) }
      tree = .array(elements)
    case (.map(let members), .object(var object)):
      for member in members {
        guard var value = object[member.key] else { continue }
        try complete(&value, by: member.value)
        object[member.key] = value
      }
      tree = .object(object)
    default: break
    }
  }

  private static func complete(
    _ tree: inout AnyValue, by value: Any, of property: ModelSchema.Property
  ) throws(MappingError) {
    guard !property.flags.contains(.isFlattened) else {
      guard let object = tree.object else { return }
      var inner = AnyValue.object(property.affixes.inner(of: object))
      try complete(&inner, by: value)
      return tree = tree.overlaid(by: property.affixes.around(inner))
    }
    // What is not written may lead back to this model, so it is not looked into any further.
    guard !property.flags.contains(.isNotWritten) else {
      return tree.set(try written(value), at: property.path)
    }
    guard var own = tree[path: MappingPath(property.writtenPath.map(MappingPath.Step.key))] else {
      return
    }
    if !property.flags.contains(.hasStrategy) { try complete(&own, by: value) }
    tree.set(own, at: property.path)
  }
}

extension AnyValue {
  /// Sets the value at the end of a path of keys; what is no object on the way becomes one.
  mutating func set(_ value: AnyValue, at keys: some Collection<String>) {
    guard let key = keys.first else { return self = value }
    var member = self[key]
    member.set(value, at: keys.dropFirst())
    self[key] = member
  }

  /// This value with another laid over it: members of objects one by one, all else replaced.
  func overlaid(by other: AnyValue) -> AnyValue {
    guard case .object(var object) = self, case .object(let others) = other else { return other }
    for member in others {
      object[member.key] = object[member.key]?.overlaid(by: member.value) ?? member.value
    }
    return .object(object)
  }
}
