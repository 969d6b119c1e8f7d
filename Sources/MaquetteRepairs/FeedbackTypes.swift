import MaquetteCore

/// The models and enums that a value consists of: they know what an error alone does not.
struct FeedbackTypes {
  private var schemas: [String: ModelSchema] = [:]
  private var models: [String: any Any.Type] = [:]
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
    guard let schema = (type as? any SchemaProviding.Type)?.schema else { return [] }
    models[schema.name] = models[schema.name] ?? type
    return add(schema)
  }

  private mutating func add(_ schema: ModelSchema) -> [any Any.Type] {
    guard schemas[schema.name] == nil else { return [] }
    schemas[schema.name] = schema
    return schema.properties.map(\.type)
  }

  /// The type without optionals and collections around it.
  static func leaf(_ type: any Any.Type) -> any Any.Type {
    var shape = ModelSchema.Shape(of: type)
    while let element = shape.element { shape = element }
    return shape.type
  }

  static func forms(of type: any Any.Type) -> __CaseForms? {
    guard case .cases(let forms)? = (type as? any MappingDecodable.Type)?.__decodingForm?.kind
    else {
      return nil
    }
    return forms
  }

  // MARK: What is expected

  /// What an error expects, if the types say more than the error; nil if not.
  func expectation(of error: MappingError) -> String? {
    let property = property(of: error)
    switch error.code {
    case .missingKey where error.expected == nil:
      if let property { return property.expectation }
      guard let model = error.model else { return nil }
      // The place of the whole model is missing.
      if error.property == nil, let type = models[model] { return FeedbackForm.name(of: type) }
      return enums[model].flatMap { Self.tag(of: $0, model, error.path.lastKey) }
        ?? models[model].flatMap { Self.tag(ofMemberOf: $0, at: error.path.lastKey) }
    case .unexpectedNull where property?.isPlace(of: error) == true:
      return property?.expectation
    case .unexpectedNull, .typeMismatch, .unknownCase:
      guard let expected = error.expected else { return nil }
      // The raw value or the name of a case has a type, but few values.
      if let type = property.map({ Self.leaf($0.type) }), let forms = Self.forms(of: type),
        expected == forms.rawType.map({ typeName($0) }) ?? (forms.place.isName ? "String" : nil)
      {
        return FeedbackForm.name(of: type)
      }
      return forms(namedBy: expected).map { expected + FeedbackForm.names(of: $0) }
    case .invalidValue: return enums.lazy.compactMap { payload(of: $1, $0, error.expected) }.first
    case .unknownKey:
      guard let expected = error.expected, expected.hasPrefix("a key of "),
        let schema = schemas[String(expected.dropFirst(9))]
      else { return nil }
      return expected + FeedbackForm.list(schema.properties.compactMap(\.path.first))
    default: return nil
    }
  }

  /// The property that an error is about, which may be one of a flattened member.
  private func property(of error: MappingError) -> FeedbackProperty? {
    guard let model = error.model, let type = models[model], let name = error.property else {
      return nil
    }
    return FeedbackProperty(name, at: error.path.lastKey, of: type)
  }

  /// The enum whose cases an expectation does not list.
  private func forms(namedBy expected: String) -> __CaseForms? {
    expected.hasPrefix("a case of ") ? enums[String(expected.dropFirst(10))] : nil
  }

  /// The cases that a missing tag may name.
  private static func tag(of forms: __CaseForms, _ model: String, _ key: String?) -> String? {
    switch forms.place {
    case .inside(let path) where path.last == key, .adjacent(let path, _) where path.last == key:
      "a case of \(model)" + FeedbackForm.names(of: forms)
    default: nil
    }
  }

  /// The cases that a missing tag of a flattened enum may name.
  private static func tag(ofMemberOf model: any Any.Type, at key: String?) -> String? {
    guard let key, let schema = (model as? any SchemaProviding.Type)?.schema else { return nil }
    for member in schema.properties where member.flags.contains(.isFlattened) {
      let type = member.shape.unwrapped.type
      guard let inner = member.affixes.inner(of: key) else { continue }
      let found = forms(of: type).map { tag(of: $0, typeName(type), inner) }
      if let found = found ?? tag(ofMemberOf: type, at: inner) { return found }
    }
    return nil
  }

  /// What an enum expects instead of an object without a case or without its payload.
  private func payload(of forms: __CaseForms, _ name: String, _ expected: String?) -> String? {
    let name = name.prefix { $0 != "<" }
    switch expected {
    case "an object with one key, a case of \(name)":
      return "an object with one key, a case of \(name)" + FeedbackForm.names(of: forms)
    case "an object with the case of \(name) and its payload":
      guard case .adjacent(let path, let content) = forms.place, let tag = path.last else {
        return "an object whose key is the case of \(name), and whose value is its payload"
      }
      return "an object with the keys \(tag.inQuotes) and \(content.inQuotes)"
    default: return nil
    }
  }
}

extension MappingPath {
  /// The key that the path ends with; nil if it ends with an index.
  fileprivate var lastKey: String? {
    if case .key(let key)? = steps.last { key } else { nil }
  }
}

extension __CaseForms.Place {
  /// Whether the name of a case alone stands for it.
  fileprivate var isName: Bool {
    switch self {
    case .external, .codable: true
    default: false
    }
  }
}
