import MaquetteCore

extension SchemaFile {
  /// The schema of a type, which may be defined apart.
  func schema(of type: ValueType) -> AnyValue {
    switch type {
    case .any, .named: return [:]
    case .optional(let inner): return schema(of: inner).orNull
    case .array(let element):
      var schema: AnyValue.Object = ["type": "array"]
      let items = self.schema(of: element)
      if items != [:] { schema["items"] = items }
      return .object(schema)
    case .dictionary(let value):
      var schema: AnyValue.Object = ["type": "object"]
      let values = self.schema(of: value)
      if values != [:] { schema["additionalProperties"] = values }
      return .object(schema)
    case .declared(let index):
      return names[index].map { ["$ref": .string("#/$defs/" + $0.escapedInFragment)] }
        ?? definition(of: index)
    default: return scalar(type)
    }
  }

  private func scalar(_ type: ValueType) -> AnyValue {
    switch type {
    case .bool: ["type": "boolean"]
    case .int, .int64: .integer(Int64.self)
    case .int32: .integer(Int32.self)
    case .unsigned: .integer(UInt64.self)
    case .float:
      [
        "type": "number", "minimum": .decimal("\(-Float.greatestFiniteMagnitude)"),
        "maximum": .decimal("\(Float.greatestFiniteMagnitude)"),
      ]
    case .double, .decimal, .exactNumber: ["type": "number"]
    case .data:
      [
        "type": "string", "contentEncoding": "base64",
        "pattern":
          "^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/][AQgw]==|[A-Za-z0-9+/]{2}[AEIMQUYcgkosw048]=)?$",
      ]
    case .day: ["type": "string", "format": "date"]
    case .date: ["type": "string", "format": "date-time"]
    // Only a property has the strategy that writes small letters; elsewhere the type is a text.
    case .uuid(let isUppercase):
      isUppercase ? ["type": "string", "format": "uuid"] : ["type": "string"]
    case .url: ["type": "string", "format": "uri"]
    default: ["type": "string"]
    }
  }

  /// The schema of a declared type in place.
  func definition(of index: Int) -> AnyValue {
    let declaration = model.declarations[index]
    let schema: AnyValue
    switch declaration.kind {
    case .labels(let labels):
      schema = .choice([.texts(labels), .otherTexts(than: labels)])
    case .union(let alternatives):
      schema = .choice(alternatives.map { self.schema(of: $0.type) })
    case .record, .tagged: schema = .choice(members(of: index).map(\.schema))
    }
    return schema.described(declaration.comment)
  }

  // MARK: - Objects

  /// What an object has: one for each variant that its tag tells.
  private func members(of index: Int) -> [ObjectMembers] {
    switch model.declarations[index].kind {
    case .record(let properties):
      var own = ObjectMembers()
      var flattened: TypeModel.Property?
      // The empty key stands for all other keys.
      for property in properties where !property.key.isEmpty {
        if property.isFlattened {
          flattened = property
        } else {
          own.add(property.key, schema(of: property), isRequired: property.isNeeded)
        }
      }
      guard let flattened, case .declared(let inner) = flattened.type else { return [own] }
      let all = members(of: inner).map { own.adding($0) }
      guard flattened.presence == .optional,
        case .tagged(let tag, _) = model.declarations[inner].kind
      else { return all }
      // Without the tag nothing is flattened.
      own.add(tag.key, false, isRequired: false)
      return all + [own]
    case .tagged(let tag, let variants):
      let all = variants.flatMap { members(of: $0, by: tag) }
      var other = ObjectMembers()
      other.add(tag.key, .otherTexts(than: variants.map(\.tag)), isRequired: true)
      return all + [other]
    case .labels, .union: return []
    }
  }

  private func members(
    of variant: TypeModel.Variant, by tag: TypeModel.Tag
  ) -> [ObjectMembers] {
    var own = ObjectMembers()
    own.add(tag.key, .texts([variant.tag]), isRequired: true)
    guard let content = tag.content else {
      guard case .declared(let record)? = variant.type else { return [own] }
      return members(of: record).map { own.adding($0) }
    }
    if let type = variant.type {
      own.add(content, schema(of: type), isRequired: true)
    } else {
      // Without an object the key may be there, and says nothing.
      own.add(
        content, ["type": "object", "additionalProperties": false], isRequired: false)
    }
    return [own]
  }

  private func schema(of property: TypeModel.Property) -> AnyValue {
    var schema = self.schema(of: property.type)
    if property.type == .uuid(isUppercase: false), property.presence != .optionalAndNullable {
      schema = ["type": "string", "format": "uuid"]
    }
    if property.takesNull { schema = schema.orNull }
    if property.presence == .always {
      let empty: AnyValue? =
        switch property.type {
        case .array: []
        case .dictionary: [:]
        default: nil
        }
      if let initial = property.initial ?? empty { schema = schema.adding("default", initial) }
    }
    return schema.described(property.comment)
  }
}

/// The keys of an object, each once.
private struct ObjectMembers {
  private var properties: [AnyValue.Object.Element] = []
  private var required: [AnyValue] = []

  mutating func add(_ key: String, _ schema: AnyValue, isRequired: Bool) {
    guard !properties.contains(where: { $0.key == key }) else { return }
    properties.append(.init(key: key, value: schema))
    if isRequired { required.append(.string(key)) }
  }

  /// The same with other keys, where they are not known.
  func adding(_ other: ObjectMembers) -> ObjectMembers {
    var all = self
    for property in other.properties {
      all.add(
        property.key, property.value, isRequired: other.required.contains(.string(property.key)))
    }
    return all
  }

  var schema: AnyValue {
    var schema: AnyValue.Object = ["type": "object"]
    if !properties.isEmpty { schema["properties"] = .object(AnyValue.Object(properties)) }
    if !required.isEmpty { schema["required"] = .array(required) }
    return .object(schema)
  }
}
