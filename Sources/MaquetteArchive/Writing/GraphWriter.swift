import MaquetteCBOR
import MaquetteCore

/// Writes a graph of objects: each object once, in the order in which they are met, without recursion
/// from one to the next.
final class GraphWriter: ObjectSink {
  private let options: WritingOptions
  private var registry: ModelRegistry
  private var queue = ObjectQueue()

  /// The object that is being written, until it has begun.
  private var beginning: ObjectIdentifier?

  init(_ options: WritingOptions, _ types: [ArchivedType]) {
    self.options = options
    registry = ModelRegistry(types)
  }

  // MARK: What the writer of trees asks for

  func reference(to object: any Writable & AnyObject) -> Value? {
    if beginning == ObjectIdentifier(object) {
      beginning = nil
      return nil
    }
    let number = Number(queue.number(of: object))
    return .tagged(TaggedValue(ArchiveLayout.object, .number(number)))
  }

  func tag(of model: any Any.Type) -> ValueTag {
    let number = registry.number(of: model)
    return registry.tags[number]
  }

  // MARK: Writing

  /// Writes a value and all objects that it leads to.
  ///
  /// - Returns: The archive, without its checksums.
  func write(_ value: some Writable) throws(MappingError) -> [UInt8] {
    var packer = Packer(depth: options.depth)
    let tree = try Value(encoding: value, options, objects: self)
    try packer.pack(tree, isConditional: false, &registry, &queue)
    let root = packer.takePiece()
    var next = 0
    while next < queue.archived.count {
      do throws(MappingError) {
        try writeObject(queue[queue.archived[next]], &packer)
      } catch {
        throw error.moved(into: MappingPath([.key("objects"), .index(next)]))
      }
      next += 1
    }
    return try packer.archive(of: root, registry, queue)
  }

  private func writeObject(
    _ object: ObjectQueue.Model, _ packer: inout Packer
  ) throws(MappingError) {
    let number = registry.number(of: type(of: object))
    beginning = ObjectIdentifier(object)
    var tree = try Value(encoding: object, options, objects: self)
    beginning = nil
    try add(registry.models[number].archivedAlone, of: object, to: &tree)
    try packer.packObject(tree, of: number, &registry, &queue)
  }

  /// Adds the properties that are mapped in archives alone.
  private func add(
    _ properties: [Schema.Property], of object: ObjectQueue.Model, to tree: inout Value
  ) throws(MappingError) {
    guard !properties.isEmpty, let model = object as? any SchemaProviding else { return }
    guard case .tagged(let tagged) = tree, case .object(var members) = tagged.value else {
      throw MappingError(
        .unencodable, expected: "an object, because properties are archived alone",
        found: tree.kind.rawValue)
    }
    for property in properties {
      guard members[property.name] == nil else {
        throw MappingError(
          .duplicateKey, at: MappingPath([.key(property.name)]),
          expected: "a key that no other property writes")
      }
      members[property.name] = try written(property, of: model)
    }
    tree = .tagged(TaggedValue(tagged.tag, .object(members)))
  }

  private func written(
    _ property: Schema.Property, of model: any SchemaProviding
  ) throws(MappingError) -> Value {
    guard let value = model.value(ofProperty: property.name) as? any Writable else {
      throw MappingError(
        .unencodable, at: MappingPath([.key(property.name)]), expected: "a type that is written")
    }
    do throws(MappingError) {
      let tree = try Value(encoding: value, options, objects: self)
      return property.archived?.behavior == .conditionally ? tree.conditional : tree
    } catch {
      throw error.moved(into: MappingPath([.key(property.name)]))
    }
  }
}
