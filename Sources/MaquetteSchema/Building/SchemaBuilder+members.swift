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
    for list in paths {
      for alias in list.dropFirst() {
        if own.contains(where: { $0.starts(with: alias) || alias.starts(with: $0) }) {
          // Another property may be there, which must not be taken for the value of this one.
          shape.require(list[0], beside: alias[0])
        } else if !isClosed {
          shape.insert(.nothing, at: alias[...], isRequired: false, nestedIsNullable: false)
        }
      }
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

  /// Lists what the keys of a member that is optional, or has alternatives, do not require of each
  /// other.
  private mutating func noteParts(
    of member: [ObjectShape], beside shapes: [ObjectShape], isOptional: Bool
  ) {
    let keys = member.flatMap { $0.properties.map(\.key) }
    if member.count > 1, isOptional {
      note("an optional member with alternatives may be there in part", at: keys)
    }
    for property in member.flatMap(\.properties) {
      guard case .object = property.value, shapes.contains(where: { $0.has(property.key) }) else {
        continue
      }
      note("the object at \(property.key) may have a part of the member", at: keys)
    }
  }

  /// The paths of keys of which each names, or is, a case of a flattened enum, so that it is not nil.
  private func tags(
    of type: any Any.Type, _ affixes: (prefix: String, suffix: String), _ shapes: [ObjectShape]
  ) -> [[String]] {
    let type = ModelSchema.Shape(of: type).unwrapped.type
    guard case .cases(let forms)? = (type as? any MappingDecodable.Type)?.__decodingForm?.kind
    else {
      return []
    }
    switch forms.place {
    case .inside(let path), .adjacent(let path, _):
      return [__Affixes(affixes.prefix, affixes.suffix).around(keys: path)]
    case .external, .codable: return Set(shapes.flatMap { $0.properties.map(\.key) }).map { [$0] }
    case .untagged, .firstElement: return []
    }
  }

  /// Merges a flattened member into each of some shapes.
  ///
  /// - Parameters:
  ///   - type: The type of the member.
  ///   - affixes: What is around its keys.
  ///   - isOptional: Whether it may be nil.
  ///   - isLoose: Whether its rules accept more values than those of its types.
  ///   - shapes: The shapes of the outer model.
  ///   - form: What a configuration changes in the outer model; nil if nothing.
  mutating func merge(
    _ type: any Any.Type, affixes: (prefix: String, suffix: String), _ isOptional: Bool,
    isLoose: Bool = false, into shapes: inout [ObjectShape], _ form: ConfiguredForm?
  ) {
    let outer = isPartOfConfigured
    isPartOfConfigured = outer || form != nil
    defer { isPartOfConfigured = outer }
    guard let members = around(affixes, { $0.shapes(of: type) }) else {
      note("the keys of the member of type \(type) are not known")
      for index in shapes.indices { shapes[index].others = .unknown }
      return
    }
    var affixed = members.map { $0.affixed(affixes.prefix, affixes.suffix) }
    if isLoose { for index in affixed.indices { affixed[index].loosenValues() } }
    if isOptional, view == .accepting {
      for index in affixed.indices { affixed[index].makeNestedOptional() }
    }
    if let form {
      for index in affixed.indices { separate(&affixed[index], from: &shapes, form) }
    }
    guard affixed.count * shapes.count <= 64 else {
      note("the members have too many alternatives together")
      for index in shapes.indices { shapes[index].others = .unknown }
      return
    }
    if view == .decoding {
      if isOptional || affixed.count > 1 {
        noteParts(of: affixed, beside: shapes, isOptional: isOptional)
      }
      for key in Set(shapes.flatMap { outer in affixed.flatMap { outer.keys(sharedWith: $0) } })
        .sorted()
      {
        note(
          "two models in one object use the key \(key)", remedy: "give one of them a prefix",
          at: [key])
      }
    }
    var absent = isOptional && affixed.count > 1 ? shapes : []
    if view == .decoding, form == nil {
      for path in tags(of: type, affixes, affixed) {
        for index in absent.indices { absent[index].refuse(path) }
      }
    }
    let hasAffixes = !(affixes.prefix.isEmpty && affixes.suffix.isEmpty)
    shapes =
      shapes.flatMap { shape in
        zip(members, affixed).map { member, affixed in
          var merged = shape
          merged.merge(affixed, isOptional: isOptional && members.count == 1)
          if view == .decoding {
            merged.others = shape.others.narrowed(by: member.others, hasAffixes: hasAffixes)
          }
          return merged
        }
      } + absent
  }
}

extension ObjectShape {
  /// Refuses a value at the end of a path, unless it is another one's.
  fileprivate mutating func refuse(_ path: [String]) {
    if case .closed = others { return }
    guard !has(path[0]) else { return }
    insert(.nothing, at: path[...], isRequired: false, nestedIsNullable: true)
  }
}
