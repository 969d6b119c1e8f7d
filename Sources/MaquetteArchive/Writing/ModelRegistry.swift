import MaquetteCore

/// The types of the encoded values, each with a number that the tags of its trees contain.
struct ModelRegistry {
  private(set) var models: [ArchivedModel] = []
  private(set) var tags: [ValueTag] = []
  private var numbers: [ObjectIdentifier: Int] = [:]

  /// The types with values in the archive, by their names.
  private var written: [String: Int] = [:]
  private let names: ModelNames

  init(_ types: [ArchivedType]) { names = ModelNames(types) }

  /// The number of a type; a type that is not a model has only a name.
  mutating func number(of type: any Any.Type) -> Int {
    if let number = numbers[ObjectIdentifier(type)] { return number }
    let model = type as? any SchemaProviding.Type ?? Unknown.self
    let number = models.count
    let name = names[type] ?? (model == Unknown.self ? "\(type)" : nil)
    models.append(ArchivedModel(model, named: name, names))
    tags.append(ValueTag(format: ArchiveLayout.writing, name: "\(number)"))
    numbers[ObjectIdentifier(type)] = number
    return number
  }

  /// Notes that the archive has a value of a type.
  ///
  /// - Throws: `invalidValue` if it has values of another type with the same name, from which decoding
  ///   could not distinguish them.
  mutating func write(_ number: Int) throws(MappingError) -> ArchivedModel {
    let model = models[number]
    guard let other = written[model.name], other != number else {
      written[model.name] = number
      return model
    }
    // Values of a type without a schema are read as they are, if no step of the other is for them.
    let isLike =
      hasSchema(number) && hasSchema(other)
      ? model.isLike(models[other]) : model.schema.version == models[other].schema.version
    guard isLike else { throw DeclaredTypes.ambiguity(of: model.name) }
    return model
  }

  /// Whether a type has a schema, so that a model of it has a type of its own in archives.
  func hasSchema(_ number: Int) -> Bool { models[number].type != Unknown.self }

  /// The type with a tag; nil for other tags.
  func model(tagged tag: ValueTag) -> ArchivedModel? {
    guard tag.format == ArchiveLayout.writing, let number = Int(tag.name),
      models.indices.contains(number)
    else { return nil }
    return models[number]
  }

  /// A substitute for types without a schema, whose conformances are written by hand.
  private struct Unknown: SchemaProviding {
    static let __schema = ModelSchema(name: "", properties: [])
    func __value(ofProperty name: String) -> Any? { nil }
  }
}
