import MaquetteCore
import MaquetteMappings

// What several properties in one object need: aliases beside keys, and flattened members.

extension SchemaBuilder {
  /// Excludes the values of aliases: one of another form is an error, even beside the property's own
  /// key.
  func exclude(aliases table: ReadTable, from shape: inout ObjectShape) {
    let isClosed = if case .closed = shape.others { true } else { false }
    let paths = table.properties.compactMap { property -> [[String]]? in
      if case .keys(let paths) = property.place { paths } else { nil }
    }
    let own = paths.map { $0[0] }
    for alias in paths.flatMap({ $0.dropFirst() }) where !isClosed {
      guard !own.contains(where: { $0.starts(with: alias) || alias.starts(with: $0) }) else {
        continue
      }
      shape.insert(.nothing, at: alias[...], isRequired: false, nestedIsNullable: false)
    }
    // Where a configuration puts another property, the value counts only without the first place.
    guard let form = table.configured else { return }
    let kept = Set(
      form.properties.values.filter { $0.places == nil }.compactMap(\.declared.path.first))
    for list in paths {
      let isShared = list.dropFirst().contains { other in
        own.contains { $0.starts(with: other) || other.starts(with: $0) }
          && !(other.count == 1 && own.contains(other) && !kept.contains(other[0]))
      }
      guard isShared else { continue }
      shape.insert(.anything, at: list[0][...], isRequired: true, nestedIsNullable: false)
    }
  }

  /// Merges a flattened member into each of some shapes.
  mutating func merge(
    _ type: any Any.Type, affixes: (prefix: String, suffix: String), _ isOptional: Bool,
    into shapes: inout [ObjectShape], _ form: ConfiguredForm?
  ) {
    let outer = isPartOfConfigured
    isPartOfConfigured = outer || form != nil
    defer { isPartOfConfigured = outer }
    guard let members = self.shapes(of: type) else {
      note("the keys of the member of type \(type) are not known")
      for index in shapes.indices { shapes[index].others = .unknown }
      return
    }
    var affixed = members.map { $0.affixed(affixes.prefix, affixes.suffix) }
    if let form {
      for index in affixed.indices { separate(&affixed[index], from: &shapes, form) }
    }
    guard affixed.count * shapes.count <= 64 else {
      note("the members have too many alternatives together")
      for index in shapes.indices { shapes[index].others = .unknown }
      return
    }
    if isOptional, affixed.count > 1, view == .decoding {
      note("an optional member with alternatives may be there in part")
    }
    let absent = isOptional && affixed.count > 1 ? shapes : []
    shapes =
      shapes.flatMap { shape in
        affixed.map { member in
          var merged = shape
          merged.merge(member, isOptional: isOptional && affixed.count == 1)
          return merged
        }
      } + absent
  }
}
