import MaquetteCore

/// An object of an archive before it is made.
struct ObjectRow {
  /// What the object is called in the archive.
  let name: String

  /// The class; nil if the reader declares none of the name.
  let model: ArchivedModel?

  /// The object as a tree, without the properties that are set later.
  private(set) var tree: AnyValue

  /// The properties that are set when all objects are there.
  private(set) var later: AnyValue.Object = AnyValue.Object()

  /// The properties that are mapped in archives alone, which need no other object to be made.
  private(set) var alone: [(property: ModelSchema.Property, value: AnyValue)] = []

  init(named name: String, _ model: ArchivedModel?, _ tree: AnyValue) {
    self.name = name
    self.model = model
    self.tree = tree
    takeArchivedAlone()
  }

  private mutating func takeArchivedAlone() {
    guard let model, !model.archivedAlone.isEmpty, case .object(var object) = tree else { return }
    for property in model.archivedAlone {
      guard let value = object[property.name] else { continue }
      alone.append((property, value))
      object[property.name] = nil
    }
    tree = .object(object)
  }

  /// The objects that the object refers to, by its keys; nil for what is no object in a tree.
  func edges() -> [ObjectOrder.Edge] {
    guard case .object(let object) = tree else {
      return tree.references.map { .init(target: $0, property: 0, isDeferrable: false) }
    }
    var edges: [ObjectOrder.Edge] = []
    for (index, member) in object.enumerated() {
      let references = member.value.references
      guard !references.isEmpty else { continue }
      let isDeferrable = isDeferrable(member.key)
      for target in references {
        edges.append(.init(target: target, property: index, isDeferrable: isDeferrable))
      }
    }
    return edges
  }

  /// Whether the object can be made without a property, which is set later.
  private func isDeferrable(_ key: String) -> Bool {
    guard let property = model?.schema.properties.first(where: { $0.path == [key] }) else {
      return false
    }
    let flags = property.flags
    guard flags.contains(.hasDefault), !flags.contains(.isConstant), !flags.contains(.isFlattened)
    else { return false }
    // An object that is there already would be changed, and not replaced.
    return !(property.type is AnyClass)
  }

  /// The numbers of all objects that the object refers to.
  var references: [Int] { tree.references + alone.flatMap { $0.value.references } }

  /// The key of a property by its number among those that the object has.
  func key(_ property: Int) -> String {
    guard case .object(let object) = tree, object.indices.contains(property) else { return "" }
    return object[property].key
  }

  /// Leaves properties to be set later.
  mutating func deferProperties(_ properties: Set<Int>) {
    guard case .object(var object) = tree else { return }
    for property in properties.sorted() {
      let (key, value) = (object[property].key, object[property].value)
      later[key] = value
      // An optional may have an initial value, which would be changed instead of replaced.
      let type = model?.schema.properties.first { $0.path == [key] }?.shape.kind
      if type == .optional { object[key] = .null }
    }
    for property in properties.sorted(by: >) where !object[property].value.isNull {
      object[object[property].key] = nil
    }
    tree = .object(object)
  }

  /// Forgets the trees: the object is made.
  mutating func release() { tree = .null }
}

extension AnyValue {
  /// The numbers of the objects that the tree refers to.
  var references: [Int] {
    var found: [Int] = []
    var waiting: [AnyValue] = []
    collect(into: &found, &waiting)
    while let value = waiting.popLast() { value.collectInside(into: &found, &waiting) }
    return found
  }

  /// Takes a reference, or keeps what may have some inside for later.
  @inline(__always)
  private func collect(into found: inout [Int], _ waiting: inout [AnyValue]) {
    switch self {
    case .tagged(let tagged) where tagged.tag == ArchiveLayout.reference:
      if let target: Int = tagged.value.number?.exactly() { found.append(target) }
    case .array, .object, .tagged: waiting.append(self)
    default: break
    }
  }

  private func collectInside(into found: inout [Int], _ waiting: inout [AnyValue]) {
    switch self {
    case .array(let elements):
      for element in elements { element.collect(into: &found, &waiting) }
    case .object(let object):
      for index in object.indices { object[index].value.collect(into: &found, &waiting) }
    case .tagged(let tagged): tagged.value.collect(into: &found, &waiting)
    default: break
    }
  }
}
