import Maquette

extension SchemaInference {
  /// The type of a schema whose values are of one of several kinds; nil if it has no such kinds.
  mutating func variants(
    of parts: SchemaParts, named names: [String], at path: SamplePath
  ) -> SchemaType? {
    let holders = parts.nodes.filter { $0.object?["oneOf"] != nil || $0.object?["anyOf"] != nil }
    guard let holder = holders.first else { return inheriting(parts, named: names, at: path) }
    for other in holders.dropFirst() { note("its kinds are not expressed", at: other.pointer) }
    if !holder.list("oneOf").isEmpty, !holder.list("anyOf").isEmpty {
      note("the kinds of 'anyOf' are not expressed", at: holder.pointer)
    }
    let keyword = holder.list("oneOf").isEmpty ? "anyOf" : "oneOf"
    let members = holder.list(keyword)
    let kinds = members.filter { !$0.isNull }
    let isNullable = kinds.count < members.count
    guard !kinds.isEmpty else { return SchemaType(type: .any, isNullable: isNullable) }
    // Which keys go together is no kind of value.
    guard kinds.contains(where: \.saysType) else {
      note("'\(keyword)' is not expressed", at: holder.pointer)
      return nil
    }
    let base = parts.nodes
    if let type = tagged(kinds, with: base, holder, named: names, at: path) {
      return SchemaType(type: type, isNullable: isNullable)
    }
    let isAlone = parts.properties.isEmpty
    if kinds.count == 1, isAlone {
      var found = type(of: kinds[0], named: names, at: path)
      found.isNullable = found.isNullable || isNullable
      return found
    }
    if isAlone, let found = union(kinds, of: holder, named: names, at: path) {
      return SchemaType(type: found.type, isNullable: found.isNullable || isNullable)
    }
    note("no key tells its \(kinds.count) kinds apart, so it is any value", at: holder.pointer)
    return SchemaType(type: .any, isNullable: isNullable)
  }

  /// Kinds that are of different types of JSON.
  private mutating func union(
    _ kinds: [Node], of holder: Node, named names: [String], at path: SamplePath
  ) -> SchemaType? {
    var alternatives: [TypeModel.Alternative] = []
    var isNullable = false
    let known = notes.count
    for kind in kinds {
      let types = SchemaParts(kind, in: document).kinds
      let found = type(of: kind, named: names + types.prefix(1), at: path)
      isNullable = isNullable || found.isNullable
      guard let name = alternativeName(of: found.type) else { return nil }
      if let index = alternatives.firstIndex(where: { $0.name == name }) {
        guard let common = common(alternatives[index].type, found.type) else { return nil }
        alternatives[index] = TypeModel.Alternative(name: name, type: common)
        if notes.count == known { note("some of its kinds are one type", at: holder.pointer) }
      } else {
        alternatives.append(TypeModel.Alternative(name: name, type: found.type))
      }
    }
    if alternatives.count == 1 {
      return SchemaType(type: alternatives[0].type, isNullable: isNullable)
    }
    let index = declare(.union(alternatives), named: names, at: path, of: holder)
    return SchemaType(type: .declared(index), isNullable: isNullable)
  }

  /// The name of the alternative that a type is; nil if it holds values of several types of JSON.
  private func alternativeName(of type: ValueType) -> String? {
    switch type {
    case .bool: "bool"
    case .int, .int32, .int64, .unsigned, .float, .double, .decimal, .exactNumber: "number"
    case .string, .date, .day, .uuid, .url, .data: "text"
    case .array: "list"
    case .dictionary: "object"
    case .declared(let index):
      switch model.declarations[index].kind {
      case .record, .tagged: "object"
      case .labels: "text"
      case .union: nil
      }
    case .any, .optional, .named: nil
    }
  }

  /// A type that holds the values of two; nil if that is any value.
  private func common(_ first: ValueType, _ second: ValueType) -> ValueType? {
    if first == second { return first }
    switch (alternativeName(of: first), alternativeName(of: second)) {
    case ("text", "text"): return .string
    case ("number", "number"):
      let integers: Set<ValueType> = [.int, .int32, .int64]
      return integers.isSuperset(of: [first, second]) ? .int64 : .double
    default: return nil
    }
  }
}

extension SchemaDocument.Node {
  /// Whether null is its only value.
  fileprivate var isNull: Bool {
    guard let object else { return false }
    return object["type"]?.string == "null" || object["const"]?.isNull == true
      || object["enum"]?.array == [.null]
  }

  /// Whether it says anything about the type of values.
  fileprivate var saysType: Bool {
    guard let object else { return false }
    // Keywords about objects, such as `required`, say which keys go together.
    let keywords = SchemaKeywords.types.filter { $0.type != "object" }.map(\.keyword)
    return
      ([
        "$ref", "allOf", "anyOf", "const", "enum", "format", "oneOf", "properties", "type",
      ] + keywords).contains { object[$0] != nil }
  }
}
