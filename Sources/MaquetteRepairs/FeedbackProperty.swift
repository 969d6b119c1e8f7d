import MaquetteCore

/// A property whose value is missing or is another one than expected.
struct FeedbackProperty {
  let type: any Any.Type
  private let path: [String]
  private let strategy: (any MappingStrategy)?

  /// Finds the property of a name that a model, or a flattened member of it, has at a key.
  init?(_ name: String, at key: String?, of model: any Any.Type) {
    let schema = (model as? any SchemaProviding.Type)?.schema
    if let key, let found = Self.found(name, at: key, of: model) {
      self = found
    } else if let own = schema?[property: name] {
      self.init(own, of: model)
    } else {
      return nil
    }
  }

  private static func found(_ name: String, at key: String, of model: any Any.Type) -> Self? {
    guard let schema = (model as? any SchemaProviding.Type)?.schema else { return nil }
    if let own = schema[property: name], own.path.last == key { return Self(own, of: model) }
    for member in schema.properties where member.flags.contains(.isFlattened) {
      guard let inner = member.affixes.inner(of: key) else { continue }
      let found = found(name, at: inner, of: member.shape.unwrapped.type)
      if let found { return found }
    }
    return nil
  }

  private init(_ property: ModelSchema.Property, of model: any Any.Type) {
    type = property.type
    path = property.path
    let own = unsafe __StructDecodingTable.decoding(model)?.contents.pointee.own
    strategy =
      own?.lazy.compactMap { own -> (any MappingStrategy)? in
        guard case .field(let field) = own.property, field.name == property.name else { return nil }
        return unsafe field.reading?.pointee.strategy
      }.first
  }

  /// What a value of the property is.
  var expectation: String {
    strategy.flatMap { FeedbackForm.said(by: $0) } ?? FeedbackForm.name(of: type)
  }

  /// Whether an error is about the whole value of the property.
  func isPlace(of error: MappingError) -> Bool {
    switch error.path.steps.last {
    case .key(let key): path.last == key
    case .index(let index): path.last == String(index)
    default: false
    }
  }
}
