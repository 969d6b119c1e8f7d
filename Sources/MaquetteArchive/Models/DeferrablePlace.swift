import MaquetteCore

/// A place in the tree of an object that can be set when all objects are there.
struct DeferrablePlace {
  /// The keys that lead to it.
  let keys: [String]

  /// The names that are looked for before this one, if it is an alias.
  let earlier: [[String]]

  /// Whether null stands for a value that is not there yet.
  let isOptional: Bool

  /// The places of what a class maps, flattened members included.
  static func places(in schema: ModelSchema, inside outer: Set<ObjectIdentifier>) -> [Self] {
    schema.properties.flatMap { property -> [Self] in
      guard !property.flags.contains(.isConstant), property.archived?.isArchivedAlone != true else {
        return []
      }
      guard property.flags.contains(.isFlattened) else { return places(of: property) }
      // An optional member that lacks keys is nil, and cannot be changed then.
      guard let member = property.type as? any SchemaProviding.Type,
        !outer.contains(ObjectIdentifier(member))
      else { return [] }
      let affixes = property.affixes
      return places(in: member.schema, inside: outer.union([ObjectIdentifier(member)])).map {
        Self(
          keys: affixes.around(keys: $0.keys), earlier: $0.earlier.map(affixes.around),
          isOptional: $0.isOptional)
      }
    }
  }

  private static func places(of property: ModelSchema.Property) -> [Self] {
    // An object that is there already would be changed, and not replaced.
    guard property.flags.contains(.hasDefault), !(property.type is AnyClass) else { return [] }
    let names = [property.path] + property.aliases
    return names.indices.filter { !names[$0].isEmpty }.map {
      Self(
        keys: names[$0], earlier: Array(names[..<$0]),
        isOptional: property.shape.kind == .optional)
    }
  }
}
