import MaquetteCore

/// The objects inside a model that its copy shares, and copies of those that the copy changes.
class SharedObjects: ObjectSink, ObjectSource {
  /// The number of the first object, so that trees of two models can be merged.
  private let first: Int
  private(set) final var objects: [AnyObject] = []
  private var indices: [ObjectIdentifier: Int] = [:]

  /// The copies by their originals, and the copies themselves.
  private var copies: [ObjectIdentifier: AnyObject] = [:]
  private var own: Set<ObjectIdentifier> = []

  /// The object that is being written, until its encoding begins.
  private var beginning: ObjectIdentifier?
  private var hooks: [() throws -> Void] = []

  init(numberedFrom first: Int = 0) { self.first = first }

  // MARK: Trees refer to objects

  /// The tree of a model, which refers to the objects in it.
  final func tree(of model: Any) throws(MappingError) -> AnyValue {
    beginning = type(of: model) is AnyClass ? ObjectIdentifier(model as AnyObject) : nil
    defer { beginning = nil }
    return try ModelState.tree(of: model, sharing: self)
  }

  func reference(to object: any MappingEncodable & AnyObject) -> AnyValue? {
    guard beginning != ObjectIdentifier(object) else {
      beginning = nil
      return nil
    }
    return reference(toAny: object)
  }

  final func reference(toAny object: AnyObject) -> AnyValue {
    .tagged(
      TaggedValue(.objectReference, .number(AnyValue.Number(first + index(of: object)))))
  }

  /// The index of an object, which is added if it is new.
  final func index(of object: AnyObject) -> Int {
    if let index = indices[ObjectIdentifier(object)] { return index }
    indices[ObjectIdentifier(object)] = objects.count
    objects.append(object)
    return objects.count - 1
  }

  /// The indices of the objects that a tree refers to.
  final func indices(in tree: AnyValue) -> [Int] { tree.references.map { $0 - first } }

  /// The index of the object that a value refers to; nil if the value is not a reference to one of these.
  final func index(in value: AnyValue) -> Int? {
    guard case .tagged(let tagged) = value, tagged.isReference,
      let number: Int = tagged.value.number?.exactly(),
      objects.indices.contains(number &- first)
    else { return nil }
    return number - first
  }

  func tag(of model: any Any.Type) -> ValueTag? { nil }

  func object(for value: AnyValue) throws(MappingError) -> AnyObject? {
    index(in: value).map { objects[$0] }
  }

  // MARK: Copies

  /// Returns a copy of an object, which refers to the same objects; nil for a copy.
  func substitute(for object: AnyObject) throws(MappingError) -> AnyObject? {
    let key = ObjectIdentifier(object)
    guard !own.contains(key) else { return nil }
    if let copy = copies[key] { return copy }
    let copy = try made(like: object, DecodingOptions())
    copies[key] = copy
    own.insert(ObjectIdentifier(copy))
    // The identity of the original stays unique while it exists.
    _ = reference(toAny: object)
    return copy
  }

  /// Returns an object of the class of another, decoded from its tree.
  ///
  /// - Parameter tree: The tree, if it is known.
  final func made(
    like object: AnyObject, from tree: AnyValue? = nil, _ options: DecodingOptions
  ) throws(MappingError) -> AnyObject {
    let type: any Any.Type = type(of: object)
    guard object is any SchemaProviding & MappingEncodable,
      let readable = type as? any (MappingDecodable & AnyObject).Type
    else {
      throw MappingError(
        .unencodable, expected: "a class that can be encoded and decoded, to copy its object",
        found: "\(type)")
    }
    let own = if let tree { tree } else { try self.tree(of: object) }
    var reader = GraphReader(options, objects: self)
    func read<T: MappingDecodable & AnyObject>(_ type: T.Type) throws(MappingError) -> AnyObject {
      try reader.read(type, from: own)
    }
    return try read(readable)
  }

  func callLater(_ hook: @escaping () throws -> Void) { hooks.append(hook) }

  /// Calls the hooks of the copies, which are complete, each once: after an error, others may follow.
  func callHooks() throws(MappingError) {
    for hook in exchange(&hooks, with: []) {
      do {
        try hook()
      } catch {
        throw MappingError(applications: error, at: MappingPath())
      }
    }
  }
}

extension ObjectSource {
  /// Updates a model; copies of the objects inside it change, where the source substitutes them.
  func update<Model: MappingDecodable>(
    _ model: inout Model, by patch: AnyValue, _ options: DecodingOptions
  ) throws(MappingError) {
    let changing = Changing(model)
    try GraphReader(options, objects: self).update(changing, by: patch)
    model = changing.model
  }
}

/// A model during its update.
private final class Changing<Model: MappingDecodable>: MappingDecodable {
  private(set) var model: Model

  init(_ model: Model) { self.model = model }

  init(from reader: inout JSONReader) throws(ReadFailure) { model = try Model(from: &reader) }

  init(from reader: inout ValueReader) throws(ReadFailure) { model = try Model(from: &reader) }

  func update(from reader: inout ValueReader) throws(ReadFailure) {
    try model.update(from: &reader)
  }
}
