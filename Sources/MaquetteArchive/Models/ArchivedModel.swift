import MaquetteCore

/// The information about a type that archives need.
final class ArchivedModel {
  let type: any Any.Type
  let name: String

  /// The schema of the type itself.
  let schema: ModelSchema

  /// The names and versions of the type and of its superclasses, nearest first.
  let versions: [(name: String, version: Int)]

  /// The paths of properties that are not archived.
  let excluded: [[String]]

  /// The paths of properties that are archived only if something else archives their objects.
  let conditional: [[String]]

  /// Properties whose encoded path differs from their decoded path.
  let moved: [(from: [String], to: [String])]

  /// Properties that are mapped only in archives.
  let archivedAlone: [ModelSchema.Property]

  /// Properties that are decoded, but encoded only in archives.
  let writtenAlone: [ModelSchema.Property]

  /// The paths of values that can be set after all objects exist.
  let deferrablePlaces: [DeferrablePlace]

  /// Whether the object of the type is archived without changes.
  let isPlain: Bool

  init(_ type: any SchemaProviding.Type, named name: String?, _ names: ModelNames) {
    self.type = type
    schema = type.schema
    self.name = name ?? schema.name
    versions =
      [(self.name, schema.version)]
      + Self.superclasses(of: type).map { (names.name(of: $0), $0.schema.version) }
    let places = Self.places(in: schema, inside: [ObjectIdentifier(type)])
    excluded = places.filter { $0.behavior == .excluded }.map(\.written)
    conditional = places.filter { $0.behavior == .conditionally }.map(\.written)
    moved = places.filter { $0.written != $0.read }.map { ($0.written, $0.read) }
    archivedAlone = schema.properties.filter { $0.archived?.isArchivedAlone == true }
    writtenAlone = schema.properties.filter { property in
      property.archived?.behavior == .always && property.archived?.isArchivedAlone != true
        && property.flags.contains(.isNotWritten) && !property.flags.contains(.isNotRead)
    }
    deferrablePlaces =
      type is AnyClass
      ? DeferrablePlace.places(in: schema, inside: [ObjectIdentifier(type)]) : []
    isPlain = excluded.isEmpty && conditional.isEmpty && moved.isEmpty
  }

  /// Whether objects of the type have an identity.
  var isClass: Bool { type is AnyClass }

  /// Whether archives need no name to distinguish the values of two types: those of structs that have
  /// the same keys and no migrations, such as a generic struct with two arguments.
  func isLike(_ other: ArchivedModel) -> Bool {
    !isClass && !other.isClass && !(type is any ArchiveMigrating.Type)
      && !(other.type is any ArchiveMigrating.Type)
      && schema.version == other.schema.version
      && schema.properties.map(\.name) == other.schema.properties.map(\.name)
      && schema.properties.map(\.path) == other.schema.properties.map(\.path)
  }

  /// The superclasses of a class that are models.
  static func superclasses(of type: any SchemaProviding.Type) -> [any SchemaProviding.Type] {
    var found: [any SchemaProviding.Type] = []
    var next: AnyClass? = (type as? AnyClass).flatMap { _getSuperclass($0) }
    while let superclass = next {
      if let model = superclass as? any SchemaProviding.Type { found.append(model) }
      next = _getSuperclass(superclass)
    }
    return found
  }

  /// The encoded and the decoded path of a property.
  private struct Place {
    var behavior: ArchiveBehavior?
    var written: [String]
    var read: [String]
  }

  /// The paths of a model's properties, including those of flattened members.
  private static func places(in schema: ModelSchema, inside outer: Set<ObjectIdentifier>) -> [Place]
  {
    schema.properties.flatMap { property -> [Place] in
      guard property.archived?.isArchivedAlone != true else { return [] }
      let behavior = property.archived?.behavior
      guard property.flags.contains(.isFlattened) else {
        let isOneWay = !property.flags.isDisjoint(with: [.isNotRead, .isNotWritten])
        let read = isOneWay ? property.writtenPath : property.path
        return property.writtenPath.isEmpty
          ? [] : [Place(behavior: behavior, written: property.writtenPath, read: read)]
      }
      let type = property.shape.unwrapped.type
      guard let member = type as? any SchemaProviding.Type,
        !outer.contains(ObjectIdentifier(member))
      else { return [] }
      return places(in: member.schema, inside: outer.union([ObjectIdentifier(member)])).map {
        Place(
          behavior: behavior ?? $0.behavior, written: property.affixes.around(keys: $0.written),
          read: property.affixes.around(keys: $0.read))
      }
    }
  }
}

/// The names of types in archives, if they differ from their own.
struct ModelNames {
  private var names: [ObjectIdentifier: String] = [:]

  init(_ types: [ArchivedType]) {
    for type in types {
      if let name = type.name { names[ObjectIdentifier(type.model)] = name }
    }
  }

  /// The custom name of a type; nil if it has none.
  subscript(type: any Any.Type) -> String? { names[ObjectIdentifier(type)] }

  /// The name of a type.
  func name(of type: any SchemaProviding.Type) -> String { self[type] ?? type.schema.name }
}
