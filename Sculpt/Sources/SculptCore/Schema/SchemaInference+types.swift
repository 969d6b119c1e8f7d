import Maquette

extension SchemaInference {
  typealias Node = SchemaDocument.Node

  /// The number of schemas inside each other, by references or by place, that are followed.
  private static let depthLimit = 256

  /// Returns the type of a schema.
  ///
  /// - Parameters:
  ///   - node: The schema.
  ///   - names: What a type that is declared for it may be called.
  ///   - path: Where its values are.
  mutating func type(of node: Node, named names: [String], at path: SamplePath) -> SchemaType {
    visited.insert(path)
    if let chosen = rules.types[path] { return SchemaType(type: .named(chosen)) }
    if let known = types[node.pointer] { return known }
    if let isAllowed = node.value.bool {
      if !isAllowed { note("that no value is allowed is not expressed", at: node.pointer) }
      return SchemaType(type: .any)
    }
    guard node.object != nil else {
      note("it is no schema", at: node.pointer)
      return SchemaType(type: .any)
    }
    guard open.count < Self.depthLimit, open.insert(node.pointer).inserted else {
      note("it contains itself, or too many others", at: node.pointer)
      return SchemaType(type: .any)
    }
    defer { open.remove(node.pointer) }
    var found: SchemaType
    if let (target, isNullable) = alias(of: node) {
      found = referenced(target, named: names, at: path)
      found.isNullable = found.isNullable || isNullable
    } else {
      found = ownType(of: SchemaParts(node, in: document), named: names, at: path)
    }
    types[node.pointer] = found
    return found
  }

  /// The type of a schema that has a name of its own.
  private mutating func referenced(
    _ target: Node, named names: [String], at path: SamplePath
  ) -> SchemaType {
    otherTargets.insert(target.pointer)
    guard let name = target.definitionName else { return type(of: target, named: names, at: path) }
    return type(of: target, named: [name], at: document.path(ofDefinition: name))
  }

  /// The schema that another one only refers to, perhaps with null.
  private mutating func alias(of node: Node) -> (Node, isNullable: Bool)? {
    guard let object = node.object else { return nil }
    let own = object.keys.filter {
      !SchemaKeywords.annotations.contains($0) && $0 != "nullable" && !$0.hasPrefix("x-")
    }
    let isNullable = object["nullable"]?.bool == true
    let parts = node.list("allOf")
    if own == ["allOf"], parts.count == 1, parts[0].text("$ref") == nil {
      return (parts[0], isNullable)
    }
    guard own == ["$ref"] || own == ["allOf"] && parts.count == 1 else { return nil }
    return document.target(from: parts.first ?? node).map { ($0, isNullable) }
  }

  /// The type of a schema that is more than a reference.
  private mutating func ownType(
    of parts: SchemaParts, named names: [String], at path: SamplePath
  ) -> SchemaType {
    for reference in parts.lost { note("'\(reference)' is not in the document", at: parts.pointer) }
    for part in parts.nodes { audit(part) }
    let names = names + (parts.nodes.first?.text("title").map { [$0] } ?? [])
    var kinds = parts.kinds
    let isNullable = parts.isNullable
    if let variants = variants(of: parts, named: names, at: path) {
      return SchemaType(type: variants.type, isNullable: isNullable || variants.isNullable)
    }
    if let labels = parts.labels {
      return SchemaType(
        type: labelType(labels, of: parts, named: names, at: path),
        isNullable: isNullable || labels.contains(.null))
    }
    if kinds.contains("number") { kinds.removeAll { $0 == "integer" } }
    switch kinds.count {
    case 0: return SchemaType(type: .any)
    case 1:
      let type = plainType(kinds[0], of: parts, named: names, at: path)
      return SchemaType(type: type, isNullable: isNullable)
    default:
      let alternatives = kinds.map { kind in
        TypeModel.Alternative(
          name: SchemaKeywords.alternatives[kind] ?? "text",
          type: plainType(kind, of: parts, named: names + [kind], at: path))
      }
      let index = declare(.union(alternatives), named: names, at: path, of: parts.nodes[0])
      return SchemaType(type: .declared(index), isNullable: isNullable)
    }
  }

  /// The type of values of one kind.
  private mutating func plainType(
    _ kind: String, of parts: SchemaParts, named names: [String], at path: SamplePath
  ) -> ValueType {
    switch kind {
    case "boolean": return .bool
    case "integer", "number":
      return numberType(kind, parts.text("format"), at: parts.pointer)
    case "string": return textType(of: parts, at: path)
    case "array":
      let items = parts.first("items")
      if parts.first("prefixItems") != nil {
        note("places of an array have no types of their own", at: parts.pointer)
      }
      guard parts.first("prefixItems") == nil, let items else { return .array(.any) }
      let inner = path.appending(.elements)
      return .array(type(of: items, named: [Words.singular(names[0])], at: inner).orNull)
    case "object": return objectType(of: parts, named: names, at: path)
    default:
      note("'\(kind)' is no type of JSON", at: parts.pointer)
      return .any
    }
  }

  private mutating func numberType(
    _ kind: String, _ format: String?, at pointer: String
  ) -> ValueType {
    switch (kind, format) {
    case (_, "int32"): return .int32
    case (_, "int64"): return .int64
    case (_, "uint64"): return .unsigned
    case ("number", "float"): return .float
    case ("number", "decimal"): return .decimal
    case (_, nil), ("number", "double"): break
    default: note("the format '\(format ?? "")' is not expressed", at: pointer)
    }
    return kind == "integer" ? .int : .double
  }

  private mutating func textType(of parts: SchemaParts, at path: SamplePath) -> ValueType {
    let format = parts.text("format") ?? (parts.text("contentEncoding") == "base64" ? "byte" : nil)
    guard let format, !rules.texts.contains(path), rules.findsForms else { return .string }
    switch format {
    case "date-time": return .date(.plain)
    case "date": return .day
    case "uuid": return .uuid(isUppercase: true)
    case "uri": return .url
    case "byte": return .data
    default:
      note("the format '\(format)' is not expressed", at: parts.pointer)
      return .string
    }
  }

  /// The type of values that are listed.
  private mutating func labelType(
    _ labels: [AnyValue], of parts: SchemaParts, named names: [String], at path: SamplePath
  ) -> ValueType {
    let values = labels.filter { !$0.isNull }
    let texts = values.compactMap(\.string)
    if texts.count == values.count, !texts.isEmpty {
      let isEnum = rules.findsEnums || rules.enums.contains(path)
      if rules.texts.contains(path) || !isEnum { return .string }
      if texts.count == 1 || texts.contains("") {
        let allowed = texts.map(\.literal).joined(separator: ", ")
        note("that only \(allowed) is allowed is not expressed", at: parts.pointer)
        return .string
      }
      var seen: Set<String> = []
      let unique = texts.filter { seen.insert($0).inserted }
      return .declared(declare(.labels(unique), named: names, at: path, of: parts.nodes[0]))
    }
    note("that only some values are allowed is not expressed", at: parts.pointer)
    let kinds = Set(values.map(\.kind))
    guard kinds.count == 1, let kind = kinds.first else { return .any }
    switch kind {
    case .bool: return .bool
    case .number:
      let areIntegers = values.allSatisfy { $0.number?.exactly(Int.self) != nil }
      return areIntegers && !parts.kinds.contains("number") ? .int : .double
    default: return .any
    }
  }

  /// Notes the keywords of a schema that types do not say.
  private mutating func audit(_ node: Node) {
    guard audited.insert(node.pointer).inserted, let object = node.object else { return }
    let unsaid = object.filter { !SchemaKeywords.say($0.key, $0.value) }.map { "'\($0.key)'" }
    guard !unsaid.isEmpty else { return }
    let verb = unsaid.count == 1 ? "is" : "are"
    note("\(unsaid.joined(separator: ", ")) \(verb) not expressed", at: node.pointer)
  }
}

extension SchemaDocument {
  /// Where the values of a definition are, as far as rules about paths are concerned.
  func path(ofDefinition name: String) -> SamplePath {
    isOpenAPI
      ? SamplePath(definition: name) : SamplePath().appending(.key("$defs")).appending(.key(name))
  }
}

extension SamplePath {
  /// The path of a component's values.
  init(definition name: String) { self = SamplePath().appending(.key(name)) }
}

extension SchemaDocument.Node {
  /// The name of a schema that is a definition or a component.
  var definitionName: String? {
    let tokens = pointer.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    // A file that is one schema is named like it.
    if pointer.hasSuffix("#"), let file = tokens.last?.prefix(while: { $0 != "." }), !file.isEmpty,
      file != "#"
    {
      return String(file)
    }
    guard tokens.count > 1, let last = tokens.last else { return nil }
    let holder = tokens[tokens.count - 2]
    guard ["$defs", "definitions", "schemas"].contains(holder) else { return nil }
    return last.replacing("~1", with: "/").replacing("~0", with: "~")
  }
}
