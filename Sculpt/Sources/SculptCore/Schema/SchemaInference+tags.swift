import Maquette

extension SchemaInference {
  /// One kind of object: what it is called, the texts that tell it, and its schemas.
  private struct Kind {
    let tags: [String]
    let parts: SchemaParts
  }

  /// An enum with a case for each kind of object, if a text in them tells which it is.
  mutating func tagged(
    _ kinds: [Node], with base: [Node], _ holder: Node, named names: [String], at path: SamplePath
  ) -> ValueType? {
    guard rules.findsTags else { return nil }
    let discriminator = holder["discriminator"]
    let all = kinds.map { kind in
      let target = document.target(from: kind)
      return (target: target ?? kind, parts: SchemaParts([kind] + base, in: document))
    }
    guard all.allSatisfy({ $0.parts.kinds == ["object"] }) else { return nil }
    let key: String
    var found: [Kind] = []
    if let name = discriminator?.text("propertyName") {
      key = name
      for (target, parts) in all {
        let tags = tags(of: target, in: discriminator, under: key, parts)
        guard !tags.isEmpty else { return nil }
        found.append(Kind(tags: tags, parts: parts))
      }
    } else if let name = constantKey(all.map(\.parts)) {
      key = name
      found = all.map { Kind(tags: constants(under: name, of: $0.parts) ?? [], parts: $0.parts) }
    } else {
      return nil
    }
    for (target, _) in all { variantTargets.insert(target.pointer) }
    return declare(found, by: key, of: holder, named: names, at: path)
  }

  /// An enum of the components that are made of one with a discriminator.
  mutating func inheriting(
    _ parts: SchemaParts, named names: [String], at path: SamplePath
  ) -> SchemaType? {
    guard let node = parts.nodes.first, let discriminator = node["discriminator"],
      let key = discriminator.text("propertyName"), rules.findsTags,
      let children = children[node.pointer], !children.isEmpty
    else { return nil }
    let found = children.compactMap { pointer -> Kind? in
      guard let child = document.target(of: pointer) else { return nil }
      variantTargets.insert(pointer)
      let parts = SchemaParts(child, in: document)
      return Kind(tags: tags(of: child, in: discriminator, under: key, parts), parts: parts)
    }
    let type = declare(found, by: key, of: node, named: names, at: path)
    return SchemaType(type: type, isNullable: parts.isNullable)
  }

  /// Declares the enum and the records of its cases, which do not have the tag.
  private mutating func declare(
    _ kinds: [Kind], by key: String, of node: Node, named names: [String], at path: SamplePath
  ) -> ValueType {
    let index = declare(.tagged(TypeModel.Tag(key: key), []), named: names, at: path, of: node)
    types[node.pointer] = SchemaType(type: .declared(index))
    var variants: [TypeModel.Variant] = []
    for kind in kinds {
      let tags = kind.tags.filter { tag in !variants.contains { $0.tag == tag } }
      guard let first = tags.first else { continue }
      let hasProperties = kind.parts.properties.contains { $0.key != key }
      var type: ValueType?
      if hasProperties {
        let title = kind.parts.nodes.lazy.compactMap(\.definitionName).first
        let record = declare(
          .record([]), named: (title.map { [$0] } ?? []) + [first], at: path,
          of: kind.parts.nodes[0])
        model.declarations[record].tag = first
        unread.append(UnreadRecord(index: record, parts: kind.parts, path: path, tag: key))
        type = .declared(record)
      }
      for tag in tags { variants.append(TypeModel.Variant(tag: tag, type: type)) }
    }
    model.declarations[index].kind = .tagged(TypeModel.Tag(key: key), variants)
    return .declared(index)
  }

  /// The texts that tell a kind: those that the discriminator or a constant names, otherwise its own name.
  private func tags(
    of target: Node, in discriminator: Node?, under key: String, _ parts: SchemaParts
  ) -> [String] {
    let mapping = discriminator?.members("mapping") ?? []
    let mapped = mapping.filter { member in
      guard let reference = member.node.value.string else { return false }
      return document.target(of: reference, from: member.node)?.pointer == target.pointer
        || reference == target.definitionName
    }.map(\.key)
    if !mapped.isEmpty { return mapped }
    return constants(under: key, of: parts) ?? target.definitionName.map { [$0] } ?? []
  }

  /// The texts that a property may have, if they are listed.
  private func constants(under key: String, of parts: SchemaParts) -> [String]? {
    guard let property = parts.properties.first(where: { $0.key == key }) else { return nil }
    // The narrowest list counts: that of the kind itself comes before that of its base.
    let lists = property.nodes.compactMap { SchemaParts($0, in: document).labels }
    guard let labels = lists.min(by: { $0.count < $1.count }) else { return nil }
    let texts = labels.compactMap(\.string)
    return texts.count == labels.count && !texts.isEmpty && !texts.contains("") ? texts : nil
  }

  /// The key under which every kind has texts of its own.
  private func constantKey(_ kinds: [SchemaParts]) -> String? {
    guard kinds.count > 1 else { return nil }
    for property in kinds[0].properties {
      var seen: Set<String> = []
      let isTag = kinds.allSatisfy { kind in
        guard kind.required.contains(property.key),
          let texts = constants(under: property.key, of: kind)
        else { return false }
        return texts.allSatisfy { seen.insert($0).inserted }
      }
      if isTag { return property.key }
    }
    return nil
  }
}
