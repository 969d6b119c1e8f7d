/// How data from outside differs from what models declare: for models that cannot be edited, and
/// for sources that only run time knows.
///
/// ```swift
/// let configuration = try MappingConfiguration(
///   naming: .snakeCase,
///   .model(Tweet.self)
///     .key("text", for: "tweetText")
///     .key("user", for: "owner")
///     .aggregate("latitude", "longitude", into: "point")
///     .aggregate("point", "distance", into: "location")
///     .dates("createdAt", by: .date("yyyy-MM-dd")))
/// let mapper = JSONMapper(options: .init(configuration: configuration))
/// ```
///
/// It works in both directions, wherever in a document a model stands, and costs nothing where it
/// is not used. A model that it says something about is read through a tree.
public final class MappingConfiguration: Sendable {
  private let models: [ObjectIdentifier: ModelConfiguration]
  private let naming: NamingRule?
  private let namer: ModelConfiguration.PlacedNamer?

  /// Whether that function looks at the path of an object, or one of a single model does.
  private let namesByPath: Bool
  let needsPaths: Bool

  /// What was put together for the types met so far: every object of a model asks for it.
  private let rulesByType = TypeCache<ModelConfiguration?>()

  /// Creates a configuration.
  ///
  /// - Parameters:
  ///   - naming: How the names of properties are spelled in the data of all models that do not say
  ///     it themselves; keys that models declare are found all the same.
  ///   - models: What holds for single models; of two for one model the last counts.
  /// - Throws: `unknownKey` for a name that is no property of its model.
  public convenience init(
    naming: NamingRule? = nil, _ models: ModelConfiguration...
  ) throws(MappingError) {
    try self.init(naming: naming, models)
  }

  /// Creates a configuration whose keys a function makes.
  ///
  /// ```swift
  /// let configuration = try MappingConfiguration { property, model in
  ///   model.name == "Tweet" ? "tw_" + property.name : property.name
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - models: What holds for single models; of two for one model the last counts.
  ///   - namer: Makes the keys of the properties of all models that do not say it themselves, for reading
  ///     and for writing; keys that models declare are found all the same.
  /// - Throws: `unknownKey` for a name that is no property of its model.
  public convenience init(
    _ models: ModelConfiguration..., namingBy namer: @escaping ModelConfiguration.Namer
  ) throws(MappingError) {
    try self.init(
      naming: nil, namer: { property, model, _ in namer(property, model) }, namesByPath: false,
      models)
  }

  /// Creates a configuration whose keys a function makes, by the places of models, too.
  ///
  /// ```swift
  /// let configuration = try MappingConfiguration { property, model, path in
  ///   path.isRoot ? property.name : "in_" + property.name
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - models: What holds for single models; of two for one model the last counts.
  ///   - namer: Makes the keys of the properties of all models that do not say it themselves, for reading
  ///     and for writing; keys that models declare are found all the same.
  /// - Throws: `unknownKey` for a name that is no property of its model.
  public convenience init(
    _ models: ModelConfiguration..., namingBy namer: @escaping ModelConfiguration.PlacedNamer
  ) throws(MappingError) {
    try self.init(naming: nil, namer: namer, namesByPath: true, models)
  }

  /// Creates a configuration of rules that are in an array.
  ///
  /// - Parameters:
  ///   - naming: As for the initializer that takes the rules one by one.
  ///   - models: What holds for single models; of two for one model the last counts.
  /// - Throws: `unknownKey` for a name that is no property of its model.
  public convenience init(
    naming: NamingRule? = nil, _ models: [ModelConfiguration]
  ) throws(MappingError) {
    try self.init(naming: naming, namer: nil, namesByPath: false, models)
  }

  private init(
    naming: NamingRule?, namer: ModelConfiguration.PlacedNamer?, namesByPath: Bool,
    _ models: [ModelConfiguration]
  ) throws(MappingError) {
    var table: [ObjectIdentifier: ModelConfiguration] = [:]
    for model in models {
      try model.checkNames()
      table[ObjectIdentifier(model.type)] = model
    }
    self.models = table
    self.naming = naming
    self.namer = namer
    self.namesByPath = namesByPath
    needsPaths = namesByPath || models.contains(where: \.namesByPath)
  }

  /// What holds for a model at a place; nil if nothing does.
  func rules(for type: any Any.Type, at path: () -> MappingPath) -> ModelConfiguration? {
    guard let rules = rules(for: type) else { return nil }
    return needsPaths && rules.needsPath ? rules.at(path()) : rules
  }

  /// What holds for a model, that for its superclasses and for its flattened members included; nil if
  /// nothing does.
  func rules(for type: any Any.Type) -> ModelConfiguration? {
    rulesByType.value(of: type) { rules(for: type, inside: []) }
  }

  /// - Parameter outer: The models whose flattened members are looked at: one may hold itself.
  private func rules(
    for type: any Any.Type, inside outer: Set<ObjectIdentifier>
  ) -> ModelConfiguration? {
    guard !outer.contains(ObjectIdentifier(type)),
      let model = type as? any (SchemaProviding & SendableMetatype).Type
    else { return nil }
    var rules = ownRules(for: model)
    let members = model.schema.properties.lazy.filter { $0.flags.contains(.isFlattened) }
      .compactMap { property in
        self.rules(
          for: property.shape.unwrapped.type, inside: outer.union([ObjectIdentifier(type)])
        ).map { FlattenedRules($0, property.affixes) }
      }
    guard rules != nil || naming != nil || namer != nil || !members.isEmpty else { return nil }
    if rules == nil { rules = ModelConfiguration.model(model) }
    if rules?.naming == nil, rules?.namer == nil {
      rules?.setNaming(naming, namer, namesByPath: namesByPath)
    }
    rules?.members = Array(members)
    rules?.knownSchema = model.schema
    let plan = rules.map(ModelPlan.init)
    rules?.plan = plan
    return rules
  }

  /// What is said of a class, over what is said of its superclasses; or of a model of another kind.
  private func ownRules(
    for model: any (SchemaProviding & SendableMetatype).Type
  ) -> ModelConfiguration? {
    let own = models[ObjectIdentifier(model)]
    guard let object = model as? AnyClass, let superclass = _getSuperclass(object),
      let base = superclass as? any (SchemaProviding & SendableMetatype).Type,
      var inherited = ownRules(for: base)
    else { return own }
    inherited.type = model
    inherited.instance = nil
    return own?.over(inherited) ?? inherited
  }
}

extension MappingConfiguration: Hashable {
  /// Whether two configurations are the same object.
  public static func == (left: MappingConfiguration, right: MappingConfiguration) -> Bool {
    left === right
  }

  /// Hashes the identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
