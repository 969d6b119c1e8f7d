import MaquetteCore

/// Replaces objects in trees by numbers, so that each object is written separately.
final class GraphSink: ObjectSink {
  let keepsMoments = true
  let keepsClasses = true

  private let options: EncodingOptions
  var registry: ModelRegistry
  var queue = ObjectQueue()

  /// The current object, until its encoding begins.
  private var beginning: ObjectIdentifier?

  init(_ options: EncodingOptions, _ types: [ArchivedType]) {
    self.options = options
    registry = ModelRegistry(types)
  }

  // MARK: What the writer of trees asks for

  func reference(to object: any MappingEncodable & AnyObject) -> AnyValue? {
    if beginning == ObjectIdentifier(object) {
      beginning = nil
      return nil
    }
    let number = AnyValue.Number(queue.number(of: object))
    return .tagged(TaggedValue(ArchiveLayout.object, .number(number)))
  }

  func tag(of model: any Any.Type) -> ValueTag? {
    let number = registry.number(of: model)
    return registry.tags[number]
  }

  func merged(_ tree: AnyValue) -> AnyValue {
    guard case .tagged(let tagged) = tree, case .object(var members) = tagged.value,
      let model = registry.model(tagged: tagged.tag)
    else { return tree.untagged }
    model.rearrange(&members)
    return .object(members)
  }

  // MARK: Trees

  /// The tree of a value, with the numbers of the objects that it refers to.
  func tree(of value: some MappingEncodable) throws(MappingError) -> AnyValue {
    try AnyValue(encoding: value, options, objects: self)
  }

  /// The tree of an object, with the number of its class.
  func tree(of object: ObjectQueue.Model) throws(MappingError) -> (model: Int, tree: AnyValue) {
    let number = registry.number(of: type(of: object))
    beginning = ObjectIdentifier(object)
    defer { beginning = nil }
    var tree = try AnyValue(encoding: object, options, objects: self)
    beginning = nil
    let type = registry.models[number]
    try add(type.archivedAlone + type.writtenAlone, of: object, to: &tree)
    return (number, tree)
  }

  /// Adds the properties that are encoded only in archives.
  private func add(
    _ properties: [ModelSchema.Property], of object: ObjectQueue.Model, to tree: inout AnyValue
  ) throws(MappingError) {
    guard !properties.isEmpty, let model = object as? any SchemaProviding else { return }
    guard case .tagged(let tagged) = tree, case .object(var members) = tagged.value else {
      throw MappingError(
        .unencodable, expected: "an object, because some properties are stored only in archives",
        found: tree.kind.phrase)
    }
    for property in properties {
      let isAlone = property.archived?.isArchivedAlone == true
      var all = AnyValue.object(members)
      let path = (isAlone ? [property.name] : property.path)[...]
      guard all[path: path] == nil else {
        throw MappingError(
          .duplicateKey, at: MappingPath(path.map(MappingPath.Step.key)),
          expected: "a key that no other property uses")
      }
      all.insert(try written(property, of: model), at: path)
      members = all.object ?? members
    }
    tree = .tagged(TaggedValue(tagged.tag, .object(members)))
  }

  private func written(
    _ property: ModelSchema.Property, of model: any SchemaProviding
  ) throws(MappingError) -> AnyValue {
    guard let value = model.value(ofProperty: property.name) as? any MappingEncodable else {
      throw MappingError(
        .unencodable, at: MappingPath([.key(property.name)]), expected: "a type that can be encoded"
      )
    }
    do throws(MappingError) {
      let tree = try AnyValue(encoding: value, options, objects: self)
      return property.archived?.behavior == .conditionally ? tree.conditional : tree
    } catch {
      throw error.moved(into: MappingPath([.key(property.name)]))
    }
  }
}
