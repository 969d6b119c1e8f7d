import MaquetteCore

/// The models and enums that a value consists of: they know what an error alone does not.
struct FeedbackTypes {
  private var schemas: [String: ModelSchema] = [:]
  private var enums: [String: __CaseForms] = [:]

  /// Collects the types that a type contains.
  init(of root: any Any.Type) {
    var types = [root]
    var next = 0
    while next < types.count {
      types += add(Self.leaf(types[next]))
      next += 1
    }
  }

  /// Adds a model or an enum, and returns the types in it.
  private mutating func add(_ type: any Any.Type) -> [any Any.Type] {
    if let forms = Self.forms(of: type) {
      let name = typeName(type)
      guard enums[name] == nil else { return [] }
      enums[name] = forms
      return forms.contents
    }
    return (type as? any SchemaProviding.Type).map { add($0.schema) } ?? []
  }

  private mutating func add(_ schema: ModelSchema) -> [any Any.Type] {
    guard schemas[schema.name] == nil else { return [] }
    schemas[schema.name] = schema
    return schema.properties.map(\.type)
  }

  /// The type without optionals and collections around it.
  private static func leaf(_ type: any Any.Type) -> any Any.Type {
    var shape = ModelSchema.Shape(of: type)
    while let element = shape.element { shape = element }
    return shape.type
  }

  private static func forms(of type: any Any.Type) -> __CaseForms? {
    guard case .cases(let forms)? = (type as? any MappingDecodable.Type)?.__decodingForm?.kind
    else {
      return nil
    }
    return forms
  }

  // MARK: What is expected

  /// What an error expects, if the types say more than the error; nil if not.
  func expectation(of error: MappingError) -> String? {
    let property = error.model.flatMap { schemas[$0] }.flatMap { schema in
      error.property.flatMap { schema[property: $0] }
    }
    switch error.code {
    case .missingKey where error.expected == nil:
      if let property { return Self.allowed(property.shape.unwrapped.type) }
      return error.model.flatMap { model in
        enums[model].flatMap { tag(of: $0, model, error.property) }
      }
    case .typeMismatch:
      // The raw value of an enum has a type, but few values.
      guard let type = property.map({ Self.leaf($0.type) }),
        let raw = Self.forms(of: type)?.rawType,
        error.expected == typeName(raw)
      else { return nil }
      return Self.allowed(type)
    case .invalidValue: return enums.lazy.compactMap { payload(of: $1, $0, error.expected) }.first
    case .unknownKey:
      guard let expected = error.expected, expected.hasPrefix("a key of "),
        let schema = schemas[String(expected.dropFirst(9))]
      else { return nil }
      return expected + Self.list(schema.properties.compactMap(\.path.first))
    default: return nil
    }
  }

  /// What a value of a type is: the keys of a model, the raw values of an enum, or the type's name.
  private static func allowed(_ type: any Any.Type) -> String {
    guard let schema = (type as? any SchemaProviding.Type)?.schema else {
      return allowedValues(of: type)
    }
    // Most models have no form of their own.
    let form = (type as? any MappingDecodable.Type)?.__decodingForm
    switch form?.kind {
    case .cases, .value: return allowedValues(of: type)
    case .table, nil:
      let keys = list(schema.properties.compactMap(\.path.first))
      return form?.isArray == true ? "an array" : "an object" + keys
    }
  }

  /// The cases that a missing tag may name.
  private func tag(of forms: __CaseForms, _ model: String, _ key: String?) -> String? {
    switch forms.place {
    case .inside(let path) where path.last == key, .adjacent(let path, _) where path.last == key:
      "a case of \(model)" + Self.names(of: forms)
    default: nil
    }
  }

  /// What an enum expects instead of an object without a case or without its payload.
  private func payload(of forms: __CaseForms, _ name: String, _ expected: String?) -> String? {
    switch expected {
    case "an object with one key, a case of \(name)":
      return "an object with one key, a case of \(name)" + Self.names(of: forms)
    case "an object with the case of \(name) and its payload":
      guard case .adjacent(let path, let content) = forms.place, let tag = path.last else {
        return "an object whose key is the case of \(name), and whose value is its payload"
      }
      return "an object with the keys \(tag.inQuotes) and \(content.inQuotes)"
    default: return nil
    }
  }

  private static func names(of forms: __CaseForms) -> String {
    list(forms.cases.filter(\.isRead).flatMap(\.tags).map { $0.string ?? "\($0)" })
  }

  /// Names in parentheses, if they are few.
  private static func list(_ names: [String]) -> String {
    1...12 ~= names.count ? " (" + names.joined(separator: ", ") + ")" : ""
  }
}
