import MaquetteCBOR
import MaquetteCore
import MaquetteFormats

/// Converts the items of an archive to the trees from which models decode: adds the keys of shapes,
/// and migrates older objects.
struct Unpacker {
  private let shapes: [ArchiveDocument.Shape]
  private let types: DeclaredTypes
  private let objectCount: Int

  /// The steps for the objects of each shape; nil until they are looked up.
  private var steps: [[ArchiveMigration]?]

  /// The notes of migrations for the report, with their paths.
  private var notes: [(path: [MappingPath.Step], note: ArchiveMigration.Note)] = []
  private let noteLimit: Int

  /// The path of the current value in the item.
  private var path: [MappingPath.Step] = []
  private var depth: TreeDepth

  init(_ document: ArchiveDocument, _ types: DeclaredTypes, _ options: DecodingOptions) {
    shapes = document.shapes
    self.types = types
    objectCount = document.rows.count
    steps = Array(repeating: nil, count: shapes.count)
    noteLimit = options.limits.issues
    depth = TreeDepth(limit: options.limits.depth)
  }

  /// The tree of an object, and its shape in the archive.
  mutating func object(_ row: AnyValue) throws(MappingError) -> (shape: Int, tree: AnyValue) {
    path = []
    guard case .array(let values) = row else {
      throw error(.typeMismatch, "an object: a shape and its values", row)
    }
    let shape = try shape(of: values)
    guard shapes[shape].template == nil else { return (shape, try model(values, shape)) }
    guard values.count == 2 else { throw error(.typeMismatch, "a shape and one value", row) }
    return (shape, try value(values[1]))
  }

  /// The tree of an inline value.
  mutating func tree(_ item: AnyValue) throws(MappingError) -> AnyValue {
    path = []
    return try value(item)
  }

  private mutating func value(_ item: AnyValue) throws(MappingError) -> AnyValue {
    switch item {
    case .array(let elements):
      guard elements.contains(where: \.hasParts) else { return item }
      try depth.enter()
      var result: [AnyValue] = []
      result.reserveCapacity(elements.count)
      for element in elements {
        path.append(.index(result.count))
        result.append(try value(element))
        path.removeLast()
      }
      depth.leave()
      return .array(result)
    case .object(let object):
      guard object.contains(where: \.value.hasParts) else { return item }
      try depth.enter()
      var members: [AnyValue.Object.Member] = []
      for member in object {
        path.append(.key(member.key))
        members.append(AnyValue.Object.Member(key: member.key, value: try value(member.value)))
        path.removeLast()
      }
      depth.leave()
      return .object(AnyValue.Object(members: members, withKeysOf: object))
    case .tagged(let tagged): return try value(tagged, item)
    default: return item
    }
  }

  private mutating func value(_ tagged: TaggedValue, _ item: AnyValue) throws(MappingError)
    -> AnyValue
  {
    switch tagged.tag {
    case ArchiveLayout.reference:
      guard let target: Int = tagged.value.number?.exactly(), (0..<objectCount).contains(target)
      else {
        throw error(.invalidValue, "a reference to one of \(objectCount) objects", tagged.value)
      }
      return .tagged(TaggedValue(.objectReference, tagged.value))
    case ArchiveLayout.model:
      guard case .array(let values) = tagged.value else {
        throw error(.typeMismatch, "a model: a shape and its values", tagged.value)
      }
      let shape = try shape(of: values)
      guard shapes[shape].template != nil else {
        throw error(.invalidValue, "a shape that has keys", values[0])
      }
      return try model(values, shape)
    default:
      guard tagged.value.hasParts else { return item }
      try depth.enter()
      let content = try value(tagged.value)
      depth.leave()
      return .tagged(TaggedValue(tagged.tag, content))
    }
  }

  /// The shape number at the beginning of the values.
  private func shape(of values: [AnyValue]) throws(MappingError) -> Int {
    guard let shape: Int = values.first?.number?.exactly(), shapes.indices.contains(shape) else {
      throw error(.invalidValue, "the number of one of \(shapes.count) shapes", values.first)
    }
    return shape
  }

  /// The migrated object of a shape.
  private mutating func model(_ values: [AnyValue], _ shape: Int) throws(MappingError) -> AnyValue {
    guard let template = shapes[shape].template, values.count == template.count + 1 else {
      throw error(.typeMismatch, "\(shapes[shape].template?.count ?? 1) values", .array(values))
    }
    try depth.enter()
    var members: [AnyValue.Object.Member] = []
    members.reserveCapacity(template.count)
    for (index, member) in template.enumerated() {
      path.append(.key(member.key))
      members.append(AnyValue.Object.Member(key: member.key, value: try value(values[index + 1])))
      path.removeLast()
    }
    depth.leave()
    var object = AnyValue.Object(members: members, withKeysOf: template)
    try migrate(&object, shape)
    return .object(object)
  }

  /// Returns the notes of migrations so far, and clears them.
  mutating func takeNotes() -> [(path: [MappingPath.Step], note: ArchiveMigration.Note)] {
    defer { notes = [] }
    return notes
  }

  // MARK: Migration

  private mutating func migrate(_ object: inout AnyValue.Object, _ shape: Int) throws(MappingError)
  {
    if steps[shape] == nil { try findSteps(shape) }
    guard let steps = steps[shape], !steps.isEmpty else { return }
    var notes: [ArchiveMigration.Note] = []
    for step in steps { try step.run(on: &object, &notes, at: MappingPath(path)) }
    for note in notes where self.notes.count < noteLimit { self.notes.append((path, note)) }
  }

  /// Finds the steps for the objects of a shape, those of superclasses first.
  private mutating func findSteps(_ shape: Int) throws(MappingError) {
    var found: [ArchiveMigration] = []
    for (name, version) in shapes[shape].versions.reversed() {
      guard let model = try types.model(named: name) else { continue }
      let newest = model.schema.version
      guard version <= newest else {
        throw MappingError(
          .newerVersion, at: MappingPath(path), expected: "\(name) of version \(newest) or older",
          found: "version \(version)")
      }
      found += types.steps(of: model.name, from: version, to: newest)
    }
    steps[shape] = found
  }

  private func error(
    _ code: MappingError.Code, _ expected: String, _ found: AnyValue?
  ) -> MappingError {
    MappingError(
      code, at: MappingPath(path), expected: expected, found: found?.kind.phrase ?? "nothing")
  }
}

extension AnyValue {
  /// Whether the value may contain a model, a reference or a container with such.
  fileprivate var hasParts: Bool {
    switch self {
    case .array, .object, .tagged: true
    default: false
    }
  }
}
