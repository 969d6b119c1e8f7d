import Maquette

extension SchemaInference {
  /// The type of objects: a record if properties are named, otherwise a dictionary.
  mutating func objectType(
    of parts: SchemaParts, named names: [String], at path: SamplePath
  ) -> ValueType {
    let properties = parts.properties
    let others =
      parts.first("additionalProperties")
      ?? parts.first("patternProperties").flatMap {
        $0.object?.first.flatMap { member in parts.first("patternProperties")?[member.key] }
      }
    if properties.isEmpty || rules.maps.contains(path) {
      if !properties.isEmpty { note("properties of a map have one type", at: parts.pointer) }
      guard let others, others.value.bool == nil else { return .dictionary(.any) }
      let inner = path.appending(.values)
      return .dictionary(
        type(of: others, named: [Words.singular(names[0])], at: inner).orNull)
    }
    if let others, others.value.bool == nil {
      note("values under other keys are not expressed", at: others.pointer)
    }
    let index = declare(.record([]), named: names, at: path, of: parts.nodes[0])
    unread.append(UnreadRecord(index: index, parts: parts, path: path, tag: nil))
    return .declared(index)
  }

  /// The properties of a record.
  ///
  /// - Parameter tag: The key of a tag, which the enum around the record holds.
  mutating func properties(
    of parts: SchemaParts, at path: SamplePath, without tag: String?
  ) -> [TypeModel.Property] {
    let required = parts.required
    let properties = parts.properties
    let named = Set(properties.map(\.key))
    for key in required.subtracting(named).sorted() where key != tag {
      note("the required key '\(key)' is no property, so it is not expressed", at: parts.pointer)
    }
    return properties.compactMap { key, nodes in
      let inner = path.appending(.key(key))
      visited.insert(inner)
      if key == tag || rules.ignored.contains(inner) { return nil }
      return property(key, nodes, isRequired: required.contains(key), at: inner)
    }
  }

  private mutating func property(
    _ key: String, _ nodes: [Node], isRequired: Bool, at path: SamplePath
  ) -> TypeModel.Property {
    var found = type(of: nodes[0], named: [key], at: path)
    // A later part says more about a property that an earlier one left open.
    for node in nodes.dropFirst() where found.type == .any || found.type == .dictionary(.any) {
      found = type(of: node, named: [key], at: path)
    }
    for node in nodes.dropFirst() where types[node.pointer] == nil {
      note("what it says beside \(nodes[0].pointer) is not expressed", at: node.pointer)
    }
    let isMissing = !isRequired || rules.isTolerant
    var presence: PropertyPresence =
      switch (isMissing, found.isNullable) {
      case (false, false): .always
      case (true, false): .optional
      case (false, true): .nullable
      case (true, true): .optionalAndNullable
      }
    var initial: AnyValue?
    let parts = SchemaParts(nodes, in: document)
    if let value = parts.first("default"), !value.value.isNull {
      if !found.isNullable, model.canWrite(value.value, as: found.type) {
        (initial, presence) = (value.value, .always)
      } else {
        note("the default is not expressed", at: value.pointer)
      }
    }
    return TypeModel.Property(
      key: key, name: "", type: found.type, presence: presence, path: path, seen: (0, of: 0),
      comment: parts.text("description"), initial: initial)
  }
}
