import MaquetteCore

/// A path in the tree of an object whose value can be set after all objects exist.
struct DeferrablePlace {
  /// The keys of the path.
  let keys: [String]

  /// The names that take precedence over this one, if it is an alias.
  let earlier: [[String]]

  /// Whether null can replace a value that is not available yet.
  let isOptional: Bool

  /// The paths in the properties of a class, including those of flattened members.
  static func places(in schema: ModelSchema, inside outer: Set<ObjectIdentifier>) -> [Self] {
    schema.properties.flatMap { property -> [Self] in
      guard !property.flags.contains(.isConstant), property.archived?.isArchivedAlone != true else {
        return []
      }
      guard property.flags.contains(.isFlattened) else { return places(of: property) }
      // An optional flattened member without keys is nil, and cannot be changed later.
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
    // Setting an existing object again would change it instead of replacing it.
    guard property.flags.contains(.hasDefault), !(property.type is AnyClass) else { return [] }
    let names = [property.path] + property.aliases
    return names.indices.filter { !names[$0].isEmpty }.map {
      Self(
        keys: names[$0], earlier: Array(names[..<$0]),
        isOptional: property.shape.kind == .optional)
    }
  }
}
