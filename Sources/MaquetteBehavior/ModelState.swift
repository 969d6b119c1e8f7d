package import MaquetteCore

/// A model as a tree that can be decoded to the same model.
///
/// It contains the encoded model with nil as null, and also the properties that are decoded but not
/// encoded, omitted under a condition, or encoded under another key.
package enum ModelState {
  /// The tree of a model, with all objects in it.
  package static func tree(of model: Any) throws(MappingError) -> AnyValue {
    try tree(of: model, sharing: nil)
  }

  /// The tree of a model.
  ///
  /// - Parameter objects: The objects that the tree refers to; nil if it contains them.
  static func tree(
    of model: Any, sharing objects: (any ObjectSink)?
  ) throws(MappingError) -> AnyValue {
    var tree = try written(model, sharing: objects)
    try complete(&tree, by: model, sharing: objects)
    return tree
  }

  /// The value encoded by its own type.
  ///
  /// - Throws: `sizeExceeded` for objects that are repeated too often; the errors of encoding.
  package static func written(
    _ value: Any, _ options: EncodingOptions = EncodingOptions(nilValues: .writeNull)
  ) throws(MappingError) -> AnyValue {
    try written(value, options, sharing: nil)
  }

  private static func written(
    _ value: Any, _ options: EncodingOptions = EncodingOptions(nilValues: .writeNull),
    sharing objects: (any ObjectSink)?
  ) throws(MappingError) -> AnyValue {
    guard let writable = value as? any MappingEncodable else {
      throw MappingError(
        .unencodable, expected: "a type that can be encoded", found: "\(type(of: value))")
    }
    func written(_ value: some MappingEncodable) throws(MappingError) -> AnyValue {
      if let objects { return try AnyValue(encoding: value, options, objects: objects) }
      let counter = ObjectCounter()
      let tree = try AnyValue(encoding: value, options, objects: counter)
      guard !counter.hasTooMany else {
        throw MappingError(
          .sizeExceeded,
          expected: "at most \(counter.limit.counted("object")), each reference counted",
          hint: "objects that several others refer to would be repeated for each")
      }
      return tree
    }
    return try written(writable)
  }

  /// Adds the parts of a value that it did not encode.
  private static func complete(
    _ tree: inout AnyValue, by value: Any, sharing objects: (any ObjectSink)?
  ) throws(MappingError) {
    switch (ModelPart(ofPresent: value), tree) {
    case (.model(let model), _):
      let frame = ModelFrame(of: type(of: model))
      var members = frame.members(of: tree)
      guard members.object != nil else { break }
      for property in type(of: model).schema.properties where !property.flags.contains(.isNotRead) {
        guard let value = model.value(ofProperty: property.name) else { continue }
        try complete(&members, by: value, of: property, sharing: objects)
      }
      tree = frame.form(of: members, over: tree)
    case (.list(let values), .array(var elements)) where values.count == elements.count:
      for index in elements.indices {
        try complete(&elements[index], by: values[index], sharing: objects)
      }
      tree = .array(elements)
    case (.map(let members), .object(var object)):
      for member in members {
        guard var value = object[member.key] else { continue }
        try complete(&value, by: member.value, sharing: objects)
        object[member.key] = value
      }
      tree = .object(object)
    default: break
    }
  }

  private static func complete(
    _ tree: inout AnyValue, by value: Any, of property: ModelSchema.Property,
    sharing objects: (any ObjectSink)?
  ) throws(MappingError) {
    guard !property.flags.contains(.isFlattened) else {
      guard let object = tree.object else { return }
      var inner = AnyValue.object(property.affixes.inner(of: object))
      try complete(&inner, by: value, sharing: objects)
      return tree = tree.overlaid(by: property.affixes.around(inner))
    }
    // A property that is not encoded may lead back to this model, so it is not followed.
    guard !property.flags.contains(.isNotWritten) else {
      let own = try written(value, sharing: objects)
      let present = tree[path: property.mappingPath]
      return tree.set(try property.held(own, in: present), at: property.path)
    }
    guard var own = tree.object?[keys: property.writtenPath] else {
      // A condition omitted the value. Only the model's own code could write it by its strategy.
      guard !property.flags.contains(.hasStrategy), property.arrayPath == nil, !isMissing(value),
        tree[path: property.mappingPath] == nil
      else { return }
      return tree.set(try written(value, sharing: objects), at: property.path)
    }
    if case .leaf = ModelPart(ofPresent: value), property.path == property.writtenPath { return }
    if !property.flags.contains(.hasStrategy) {
      try complete(&own, by: value, sharing: objects)
    }
    tree.set(own, at: property.path)
  }
}

/// Writes all objects in place, and counts them: objects that refer to the next one twice would be
/// repeated more often than time allows.
private final class ObjectCounter: ObjectSink {
  private var met: Set<ObjectIdentifier> = []
  private var count = 0

  /// The maximum number of objects: any number of different ones, but only some repeated ones.
  var limit: Int { 100_000 + 16 * met.count }

  var hasTooMany: Bool { count > limit }

  func reference(to object: any MappingEncodable & AnyObject) -> AnyValue? {
    count += 1
    met.insert(ObjectIdentifier(object))
    return hasTooMany ? .some(.null) : AnyValue?.none
  }

  func tag(of model: any Any.Type) -> ValueTag? { nil }
}

extension AnyValue {
  /// Sets the value at the end of a path of keys; values other than objects on the way become
  /// objects.
  mutating func set(_ value: AnyValue, at keys: some Collection<String>) {
    guard let key = keys.first else { return self = value }
    var member = self[key]
    member.set(value, at: keys.dropFirst())
    self[key] = member
  }

  /// This value overlaid with another: members of objects one by one, other values replaced.
  package func overlaid(by other: AnyValue) -> AnyValue {
    guard case .object(var object) = self, case .object(let others) = other else { return other }
    for member in others {
      object[member.key] = object[member.key]?.overlaid(by: member.value) ?? member.value
    }
    return .object(object)
  }
}
