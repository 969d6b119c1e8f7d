import MaquetteCore

/// The objects inside a model that its copy shares, and copies of those that the copy changes.
final class SharedObjects: ObjectSink, ObjectSource {
  private var objects: [AnyObject] = []
  private var numbers: [ObjectIdentifier: Int] = [:]

  /// The copies by their originals, and the copies themselves.
  private var copies: [ObjectIdentifier: AnyObject] = [:]
  private var own: Set<ObjectIdentifier> = []

  /// The object that is being written, until its encoding begins.
  private var beginning: ObjectIdentifier?
  private var hooks: [() throws -> Void] = []

  // MARK: Trees refer to objects

  func reference(to object: any MappingEncodable & AnyObject) -> AnyValue? {
    guard beginning != ObjectIdentifier(object) else {
      beginning = nil
      return nil
    }
    return reference(toAny: object)
  }

  func reference(toAny object: AnyObject) -> AnyValue {
    let number = numbers[ObjectIdentifier(object)] ?? objects.count
    if number == objects.count {
      objects.append(object)
      numbers[ObjectIdentifier(object)] = number
    }
    return .tagged(TaggedValue(.objectReference, .number(AnyValue.Number(number))))
  }

  func tag(of model: any Any.Type) -> ValueTag? { nil }

  func object(for value: AnyValue) throws(MappingError) -> AnyObject? {
    guard case .tagged(let tagged) = value, tagged.isReference,
      let number: Int = tagged.value.number?.exactly(), objects.indices.contains(number)
    else { return nil }
    return objects[number]
  }

  // MARK: Copies

  /// Returns a copy of an object, which refers to the same objects; nil for a copy.
  func substitute(for object: AnyObject) throws(MappingError) -> AnyObject? {
    let key = ObjectIdentifier(object)
    guard !own.contains(key) else { return nil }
    if let copy = copies[key] { return copy }
    let type: any Any.Type = type(of: object)
    guard let model = object as? any SchemaProviding & MappingEncodable,
      let readable = type as? any (MappingDecodable & AnyObject).Type
    else {
      throw MappingError(
        .unencodable, expected: "a class that can be encoded and decoded, to copy its object",
        found: "\(type)")
    }
    beginning = key
    let tree = try ModelState.tree(of: model, sharing: self)
    var reader = GraphReader(DecodingOptions(), objects: self)
    func read<T: MappingDecodable & AnyObject>(_ type: T.Type) throws(MappingError) -> AnyObject {
      try reader.read(type, from: tree)
    }
    let copy = try read(readable)
    copies[key] = copy
    own.insert(ObjectIdentifier(copy))
    // The identity of the original stays unique while it exists.
    _ = reference(toAny: object)
    return copy
  }

  func callLater(_ hook: @escaping () throws -> Void) { hooks.append(hook) }

  /// Calls the hooks of the copies, which are complete.
  func callHooks() throws(MappingError) {
    for hook in hooks {
      do {
        try hook()
      } catch {
        throw MappingError(applications: error, at: MappingPath())
      }
    }
    hooks = []
  }

  /// Updates a model; copies of the objects inside it change.
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
