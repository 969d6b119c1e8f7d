import MaquetteCore

// What is said about types, properties and cases besides their form.

extension SchemaBuilder {
  /// The documentation of a type; nil without one.
  func documentation(of type: any Any.Type) -> __Documentation? {
    if let lent = lent[ObjectIdentifier(type)] { return lent }
    let decoded = type as? any MappingDecodable.Type
    return decoded?.__documentation ?? (type as? any MappingEncodable.Type)?.__writtenDocumentation
      ?? decoded?.__decodingForm?.documentation
      ?? __ModelForm.encoding(type)?.documentation
  }

  /// Builds a part of a type's schema, with the documentation of the type.
  mutating func documenting<T>(_ type: any Any.Type, _ make: (inout SchemaBuilder) -> T) -> T {
    let outer = documentation
    defer { documentation = outer }
    documentation = documentation(of: type)
    return make(&self)
  }

  /// What is said about a type itself, which is not what is said about its superclass.
  func notes(on type: any Any.Type) -> AnyValue.Object {
    if let lent = lent[ObjectIdentifier(type)] { return lent.own.keywords }
    guard let documentation = documentation(of: type), documentation.type == type else {
      return [:]
    }
    return documentation.own.keywords
  }

  /// The value of a property or a case, with what is said about it.
  func noted(_ node: SchemaNode, _ name: String) -> SchemaNode {
    noted(node, documentation?.members[name])
  }

  /// The value under the keys of an encoded property, with what is said about the property.
  func noted(_ node: SchemaNode, at keys: [String]) -> SchemaNode {
    noted(node, documentation?.entry(at: keys))
  }

  private func noted(_ node: SchemaNode, _ entry: __Documentation.Entry?) -> SchemaNode {
    let keywords = entry?.keywords ?? [:]
    return keywords.isEmpty ? node : .with(node, keywords)
  }

  /// The value of a decoded property, with the keyword for one that is not encoded.
  func directed(_ node: SchemaNode, _ property: ReadTable.Property, of type: any Any.Type)
    -> SchemaNode
  {
    guard let schema = schemaOfBothDirections(type), let declared = schema[property: property.name],
      declared.flags.contains(.isNotWritten)
    else { return node }
    return .with(node, ["writeOnly": true])
  }

  /// The value of an encoded property, with the keyword for one that is not decoded.
  func directed(_ node: SchemaNode, _ property: WrittenTable.Property, of type: any Any.Type)
    -> SchemaNode
  {
    guard !property.isDecoded, let schema = schemaOfBothDirections(type),
      let path = property.declaredPath
    else { return node }
    // What the schema of the model does not list is computed.
    let declared = schema.properties.first { $0.writtenPath == path }
    guard declared?.flags.contains(.isNotRead) ?? true else { return node }
    return .with(node, ["readOnly": true])
  }

  private func schemaOfBothDirections(_ type: any Any.Type) -> ModelSchema? {
    guard type is any MappingDecodable.Type, type is any MappingEncodable.Type else { return nil }
    return (type as? any SchemaProviding.Type)?.schema
  }

  /// The values of cases: those of which something is said apart.
  func values(_ cases: [(name: String, values: [AnyValue])]) -> [SchemaNode] {
    let known = cases.filter { !$0.values.isEmpty }
    let plain = known.filter { documentation?.members[$0.name] == nil }.flatMap(\.values)
    let others = known.filter { documentation?.members[$0.name] != nil }
    return (plain.isEmpty ? [] : [.values(plain)])
      + others.map { noted(.values($0.values), $0.name) }
  }
}

extension __Documentation.Entry {
  /// The entry as keywords of a schema.
  var keywords: AnyValue.Object {
    var result = AnyValue.Object()
    if let title { result["title"] = .string(title) }
    if let text { result["description"] = .string(text) }
    if !examples.isEmpty {
      result["examples"] = .array(examples.compactMap { AnyValue(inJSON: $0) })
    }
    if isDeprecated { result["deprecated"] = true }
    if isReadOnly { result["readOnly"] = true }
    if isWriteOnly { result["writeOnly"] = true }
    return result
  }
}

extension AnyValue.Object {
  /// The keywords that only say something about values, and refuse none.
  static let annotations: Set<String> = [
    "title", "description", "examples", "deprecated", "readOnly", "writeOnly",
  ]
}

extension __Documentation {
  /// The documentation of the values of a case, by their labels.
  func ofValues(in name: String) -> __Documentation {
    var result = __Documentation(of: type, Entry())
    let prefix = name + "."
    for (member, entry) in members where member.hasPrefix(prefix) {
      result.members[String(member.dropFirst(prefix.count))] = entry
    }
    return result
  }
}
