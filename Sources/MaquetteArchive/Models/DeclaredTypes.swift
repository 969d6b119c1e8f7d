import MaquetteCore

/// The declared types by their names in archives; decoding never creates objects of any other type.
struct DeclaredTypes {
  private(set) var models: [String: ArchivedModel] = [:]

  /// Names that several types share.
  private(set) var ambiguous: Set<String> = []

  /// Names that only structs with equal keys share, each of which may stand for the others.
  private var shared: Set<String> = []

  /// The names of types without a schema, whose values are dictionaries.
  private(set) var dictionaries: Set<String> = []

  /// The steps that migrate older objects, by the names of their types.
  private(set) var migrations: [String: [ArchiveMigration]] = [:]

  private var visited: Set<ObjectIdentifier> = []
  private let names: ModelNames

  /// Finds the types that a type refers to through its declared properties, and adds others.
  init(reading type: any Any.Type, _ types: [ArchivedType], _ migrations: [ArchiveMigrations]) {
    names = ModelNames(types)
    var waiting: [any Any.Type] = types.map(\.model)
    waiting.append(type)
    var groups: [ArchiveMigrations] = []
    while let type = waiting.popLast() {
      guard visited.insert(ObjectIdentifier(type)).inserted else { continue }
      let shape = ModelSchema.Shape(of: type)
      if let element = shape.element { waiting.append(element.type) }
      waiting += Self.contents(of: type)
      guard let model = type as? any SchemaProviding.Type else {
        dictionaries.insert("\(type)")
        continue
      }
      add(model, named: names[model])
      waiting += model.schema.properties.map(\.type)
      waiting += ArchivedModel.superclasses(of: model)
      if let cluster = type as? any ClassCluster.Type { waiting += Self.members(of: cluster) }
      if let migrating = type as? any ArchiveMigrating.Type {
        groups.append(migrating.archiveMigrations)
      }
    }
    for type in types {
      for name in type.formerNames { add(type.model, named: name) }
    }
    var known: Set<ObjectIdentifier> = []
    for group in groups where known.insert(ObjectIdentifier(group.model)).inserted {
      // A subclass inherits the steps of its superclass, which are collected once.
      self.migrations[names.name(of: group.model), default: []] += group.steps
    }
    for group in migrations {
      let name = names.name(of: group.model)
      self.migrations[name, default: []] += group.steps
      // The steps are those of one of the structs.
      if shared.contains(name) { ambiguous.insert(name) }
    }
  }

  /// The types of the payloads of an enum, or of the value that stands for a model.
  private static func contents(of type: any Any.Type) -> [any Any.Type] {
    switch (type as? any MappingDecodable.Type)?.__decodingForm?.kind {
    case .value(let type, _): return [type]
    case .cases(let forms):
      return forms.contents.flatMap { type -> [any Any.Type] in
        (type as? any __PayloadSource.Type)?.schema.properties.map(\.type) ?? [type]
      }
    case .table, nil: return []
    }
  }

  private static func members<C: ClassCluster>(of cluster: C.Type) -> [any Any.Type] {
    C.cluster.memberTypes
  }

  private mutating func add(_ type: any SchemaProviding.Type, named name: String?) {
    let model = ArchivedModel(type, named: names[type], names)
    let name = name ?? model.name
    if let other = models[name], other.type != type {
      if model.isLike(other) { shared.insert(name) } else { ambiguous.insert(name) }
    }
    models[name] = models[name] ?? model
  }

  /// The declared class with a name; nil if there is none.
  ///
  /// - Throws: `invalidValue` for a name that several types share.
  func model(named name: String) throws(MappingError) -> ArchivedModel? {
    guard !ambiguous.contains(name) else { throw Self.ambiguity(of: name) }
    return models[name]
  }

  /// The error for a name that several types share.
  static func ambiguity(of name: String) -> MappingError {
    MappingError(
      .invalidValue, expected: "one type named \(name)", found: "several",
      hint: "name them in the option 'types'")
  }

  /// The names of the classes, for errors.
  var expectation: String {
    let classes = models.filter { $0.value.type is AnyClass }.keys.sorted()
    let list = classes.isEmpty || classes.count > 12 ? "" : " (\(classes.joined(separator: ", ")))"
    return "a declared class" + list
  }
}
