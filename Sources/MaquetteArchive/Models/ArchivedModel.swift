import MaquetteCore

/// What archives need to know of a type.
final class ArchivedModel {
  let type: any Any.Type
  let name: String

  /// The schema of the type itself.
  let schema: ModelSchema

  /// The names and versions of the type and of its superclasses, the nearest first.
  let versions: [(name: String, version: Int)]

  /// Where properties are written that are not archived.
  let excluded: [[String]]

  /// Where properties are written that refer to what is archived elsewhere.
  let conditional: [[String]]

  /// Properties that are written elsewhere than they are read.
  let moved: [(from: [String], to: [String])]

  /// Properties that are mapped in archives alone.
  let archivedAlone: [ModelSchema.Property]

  /// Properties that are read and, other than in archives, not written.
  let writtenAlone: [ModelSchema.Property]

  /// Where values are read that can be set when all objects are there.
  let deferrablePlaces: [DeferrablePlace]

  /// Whether the object of the type is archived as it is written.
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

  /// The classes above a class that are models.
  static func superclasses(of type: any SchemaProviding.Type) -> [any SchemaProviding.Type] {
    var found: [any SchemaProviding.Type] = []
    var next: AnyClass? = (type as? AnyClass).flatMap { _getSuperclass($0) }
    while let superclass = next {
      if let model = superclass as? any SchemaProviding.Type { found.append(model) }
      next = _getSuperclass(superclass)
    }
    return found
  }

  /// Where a property is written, and where it is read.
  private struct Place {
    var behavior: ArchiveBehavior?
    var written: [String]
    var read: [String]
  }

  /// The places of what a model maps, flattened members included.
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

/// The names that types have in archives, if not their own.
struct ModelNames {
  private var names: [ObjectIdentifier: String] = [:]

  init(_ types: [ArchivedType]) {
    for type in types {
      if let name = type.name { names[ObjectIdentifier(type.model)] = name }
    }
  }

  /// The name of a type; nil for its own.
  subscript(type: any Any.Type) -> String? { names[ObjectIdentifier(type)] }

  /// The name of a type.
  func name(of type: any SchemaProviding.Type) -> String { self[type] ?? type.schema.name }
}
