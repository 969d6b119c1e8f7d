import MaquetteCore

/// Writes the parts of a schema as JSON Schema.
struct NodeWriter {
  /// The definitions, by their types.
  let definitions: [ObjectIdentifier: SchemaNode]

  /// The names of the definitions that are not written in place.
  let names: [ObjectIdentifier: String]

  /// The keys that lead to the definitions.
  let prefix: String

  /// The keyword that lists the properties of an object.
  var orderKeyword: String?

  func write(_ node: SchemaNode) -> AnyValue {
    switch node {
    case .keywords(let keywords): return .object(keywords)
    case .reference(let type):
      if let name = names[type] { return ["$ref": .string(prefix + name.escapedInPointer)] }
      return definitions[type].map(write) ?? [:]
    case .object(let shape): return write(shape)
    case .array(let element, let count, let isUnique):
      var result: AnyValue.Object = ["type": "array"]
      let items = write(element)
      if items != [:] { result["items"] = items }
      if let count {
        if count.lowerBound > 0 { result["minItems"] = .number(AnyValue.Number(count.lowerBound)) }
        if count.upperBound < .max {
          result["maxItems"] = .number(AnyValue.Number(count.upperBound))
        }
      }
      if isUnique { result["uniqueItems"] = true }
      return .object(result)
    case .tuple(let elements, let required, let isClosed):
      var result: AnyValue.Object = ["type": "array"]
      if !elements.isEmpty { result["prefixItems"] = .array(elements.map(write)) }
      if isClosed { result["items"] = false }
      if required > 0 { result["minItems"] = .number(AnyValue.Number(required)) }
      return .object(result)
    case .dictionary(let values, let keys):
      var result: AnyValue.Object = ["type": "object"]
      let value = write(values)
      if value != [:] { result["additionalProperties"] = value }
      if let keys, !keys.isAnything { result["propertyNames"] = write(keys) }
      return .object(result)
    case .any(let nodes): return choice(nodes.map(write))
    case .nullable(let node): return Self.nullable(write(node))
    case .jsonText(let node):
      return [
        "type": "string", "contentMediaType": "application/json", "contentSchema": write(node),
      ]
    case .both(let first, let second): return ["allOf": .array([write(first), write(second)])]
    case .with(let node, let keywords): return Self.adding(keywords, to: write(node))
    }
  }

  private func write(_ shape: ObjectShape) -> AnyValue {
    var result: AnyValue.Object = ["type": "object"]
    let properties = AnyValue.Object(
      shape.properties.map { .init(key: $0.key, value: write($0.value.node)) })
    if !properties.isEmpty { result["properties"] = .object(properties) }
    let required = shape.properties.filter(\.isRequired).map { AnyValue.string($0.key) }
    if !required.isEmpty { result["required"] = .array(required) }
    result.stateOrder(of: properties, by: orderKeyword)
    if !shape.dependencies.isEmpty {
      var dependent = AnyValue.Object()
      for (key, others) in shape.dependencies {
        let present = dependent[key]?.array ?? []
        dependent[key] = .array(
          present + others.map(AnyValue.string).filter { !present.contains($0) })
      }
      result["dependentRequired"] = .object(dependent)
    }
    let choices = shape.oneRequired.map { keys -> AnyValue in
      ["anyOf": .array(keys.map { ["required": [.string($0)]] })]
    }
    if choices.count == 1 {
      result["anyOf"] = choices[0]["anyOf"]
    } else if !choices.isEmpty {
      result["allOf"] = .array(choices)
    }
    switch shape.others {
    case .open, .unknown: break
    case .closed: result["additionalProperties"] = false
    case .node(let node):
      let value = write(node)
      if value != [:] { result["additionalProperties"] = value }
    }
    return Self.adding(shape.notes, to: .object(result))
  }

  private func choice(_ all: [AnyValue]) -> AnyValue {
    var distinct: [AnyValue] = []
    for value in all where !distinct.contains(value) { distinct.append(value) }
    if distinct.isEmpty { return false }
    return distinct.count == 1 ? distinct[0] : ["anyOf": .array(distinct)]
  }

  /// A schema that null satisfies, too.
  static func nullable(_ schema: AnyValue) -> AnyValue {
    guard let object = schema.object, !object.isEmpty else { return schema }
    if let type = object["type"]?.string, object["enum"] == nil, object["const"] == nil,
      object["anyOf"] == nil, object["allOf"] == nil, object["contentSchema"] == nil
    {
      if type == "null" { return schema }
      var changed = object
      changed["type"] = [.string(type), "null"]
      return .object(changed)
    }
    if object.count == 1, let values = object["enum"]?.array {
      return values.contains(.null) ? schema : ["enum": .array(values + [.null])]
    }
    if object.count == 1, let alternatives = object["anyOf"]?.array {
      return alternatives.contains(["type": "null"])
        ? schema : ["anyOf": .array(alternatives + [["type": "null"]])]
    }
    return ["anyOf": [schema, ["type": "null"]]]
  }

  /// A schema with further keywords, apart if it has some of them.
  static func adding(_ keywords: AnyValue.Object, to schema: AnyValue) -> AnyValue {
    guard !keywords.isEmpty else { return schema }
    guard var object = schema.object else { return schema }
    var keywords = keywords
    // What is said about the place comes before what is said about the type.
    if let text = object["description"]?.string, let added = keywords["description"]?.string {
      keywords["description"] = .string(added == text ? text : added + "\n\n" + text)
    }
    for key in AnyValue.Object.annotations where keywords[key] != nil { object[key] = nil }
    keepTightestBounds(of: &object, and: &keywords)
    let clashes = keywords.contains { object[$0.key] != nil }
    guard !clashes else { return ["allOf": [schema, .object(keywords)]] }
    for member in keywords { object[member.key] = member.value }
    return .object(object)
  }

  /// The references in a node, each as often as it is there.
  static func references(in node: SchemaNode) -> [ObjectIdentifier] {
    switch node {
    case .keywords: []
    case .reference(let type): [type]
    case .object(let shape): references(in: shape)
    case .array(let node, _, _), .nullable(let node), .jsonText(let node), .with(let node, _):
      references(in: node)
    case .tuple(let nodes, _, _), .any(let nodes): nodes.flatMap(references)
    case .dictionary(let values, let keys):
      references(in: values) + (keys.map(references) ?? [])
    case .both(let first, let second): references(in: first) + references(in: second)
    }
  }

  private static func references(in shape: ObjectShape) -> [ObjectIdentifier] {
    let own = shape.properties.flatMap { references(in: $0.value.node) }
    if case .node(let node) = shape.others { return own + references(in: node) }
    return own
  }
}

extension AnyValue.Object {
  /// Adds the keyword that lists the properties, without those that no document has.
  mutating func stateOrder(of properties: AnyValue.Object, by keyword: String?) {
    let keys = properties.filter { $0.value != false }.map { AnyValue.string($0.key) }
    if let keyword, !keys.isEmpty { self[keyword] = .array(keys) }
  }
}

extension String {
  /// The text as a part of a JSON pointer in a reference.
  var escapedInPointer: String {
    var result = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "~": result += "~0"
      case "/": result += "~1"
      case "a"..."z", "A"..."Z", "0"..."9", "-", ".", "_": result.unicodeScalars.append(scalar)
      default:
        for byte in String(scalar).utf8 {
          let digits = String(byte, radix: 16, uppercase: true)
          result += "%" + (digits.utf8.count == 1 ? "0" : "") + digits
        }
      }
    }
    return result
  }
}
