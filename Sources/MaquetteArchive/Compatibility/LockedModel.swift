import MaquetteCore

/// A model as a lock describes it: everything that determines whether an old archive can be
/// decoded.
struct LockedModel: Equatable {
  /// A property as archives contain it.
  struct Property: Equatable {
    var name: String
    var keys: [String]
    var type: String

    /// Whether an archive must contain a value for it.
    var isNeeded: Bool
  }

  var version: Int
  var isClass: Bool
  var properties: [Property]

  init(_ model: ArchivedModel) {
    version = model.schema.version
    isClass = model.isClass
    properties = model.schema.properties.compactMap { property in
      let isMapped =
        property.archived?.isArchivedAlone == true || !property.flags.contains(.isNotRead)
      guard isMapped, property.archived?.behavior != .excluded else { return nil }
      let places = ([property.path] + property.aliases).map { $0.joined(separator: ".") }
      let isAlone = property.archived?.isArchivedAlone == true
      return Property(
        name: property.name, keys: isAlone ? [property.name] : places,
        type: "\(property.type)",
        isNeeded: !isAlone && !property.flags.contains(.hasDefault))
    }
  }

  /// The model as a tree of the lock.
  var tree: AnyValue {
    let properties = properties.map { property in
      (
        property.name,
        AnyValue.object([
          "keys": .array(property.keys.map { .string($0) }), "type": .string(property.type),
          "needed": .bool(property.isNeeded),
        ])
      )
    }
    return .object([
      "version": .number(AnyValue.Number(version)), "kind": .string(isClass ? "class" : "value"),
      "properties": .object(
        AnyValue.Object(properties.map { AnyValue.Object.Member(key: $0, value: $1) })),
    ])
  }

  /// Parses a model in an archive lock; nil if the tree is not one.
  init?(_ tree: AnyValue) {
    guard let object = tree.object, let version: Int = object["version"]?.number?.exactly(),
      let kind = object["kind"]?.string, let members = object["properties"]?.object
    else { return nil }
    self.version = version
    isClass = kind == "class"
    properties = []
    for member in members {
      guard let keys = member.value["keys"].array, let type = member.value["type"].string,
        case .bool(let isNeeded) = member.value["needed"]
      else { return nil }
      properties.append(
        Property(
          name: member.key, keys: keys.compactMap(\.string), type: type, isNeeded: isNeeded))
    }
  }
}
