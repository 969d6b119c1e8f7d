/// Describes at run time how external data differs from the declarations of models.
///
/// Use it for models that cannot be edited, and for sources that are known only at run time.
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
/// It works in both directions, for models anywhere in a document, and costs nothing if it is not
/// used. A model of which only keys change costs little more; others are decoded through a tree.
public final class MappingConfiguration: Sendable, __EqualByIdentity {
  package let models: [ObjectIdentifier: ModelConfiguration]
  private let naming: NamingRule?
  private let namer: ModelConfiguration.PlacedNamer?

  /// Whether that function, or one of a single model, uses the path of an object.
  private let namesByPath: Bool
  let needsPaths: Bool

  /// The combined configurations of the types met so far, which every object of a model uses.
  private let rulesByType = TypeCache<ModelConfiguration?>()

  /// The layouts and outputs of the models met so far that tables describe, and the keys of tracked ones.
  let layouts = TypeCache<ConfiguredLayout?>()
  let outputs = TypeCache<ConfiguredOutput?>()
  package let trackedKeys = TypeCache<any Sendable>()

  /// Whether tables may describe models: no function receives the object around another one, or its
  /// path.
  let allowsTables: Bool

  /// Creates a configuration.
  ///
  /// - Parameters:
  ///   - naming: The naming rule for models that set none. Declared keys are still accepted.
  ///   - models: Configurations of single models; the last of two for one model wins.
  /// - Throws: `unknownKey` for a name of no property, `invalidValue` for one without its own key.
  public convenience init(
    naming: NamingRule? = nil, _ models: ModelConfiguration...
  ) throws(MappingError) {
    try self.init(naming: naming, models)
  }

  /// Creates a configuration with a function that returns keys.
  ///
  /// ```swift
  /// let configuration = try MappingConfiguration { property, model in
  ///   model.name == "Tweet" ? "tw_" + property.name : property.name
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - models: Configurations of single models; the last of two for one model wins.
  ///   - namer: Returns the keys for decoding and encoding, for models that set no rule. Declared
  ///     keys are still accepted.
  /// - Throws: `unknownKey` for a name of no property, `invalidValue` for one without its own key.
  public convenience init(
    _ models: ModelConfiguration..., namingBy namer: @escaping ModelConfiguration.Namer
  ) throws(MappingError) {
    try self.init(
      naming: nil, namer: { property, model, _ in namer(property, model) }, namesByPath: false,
      models)
  }

  /// Creates a configuration with a function that returns keys and also uses the places of models.
  ///
  /// ```swift
  /// let configuration = try MappingConfiguration { property, model, path in
  ///   path.isRoot ? property.name : "in_" + property.name
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - models: Configurations of single models; the last of two for one model wins.
  ///   - namer: Returns the keys for decoding and encoding, for models that set no rule. Declared
  ///     keys are still accepted.
  /// - Throws: `unknownKey` for a name of no property, `invalidValue` for one without its own key.
  public convenience init(
    _ models: ModelConfiguration..., namingBy namer: @escaping ModelConfiguration.PlacedNamer
  ) throws(MappingError) {
    try self.init(naming: nil, namer: namer, namesByPath: true, models)
  }

  /// Creates a configuration from an array of models.
  ///
  /// - Parameters:
  ///   - naming: The naming rule, as in the variadic initializer.
  ///   - models: Configurations of single models; the last of two for one model wins.
  /// - Throws: `unknownKey` for a name of no property, `invalidValue` for one without its own key.
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
    allowsTables = !needsPaths && models.allSatisfy { $0.factory == nil && $0.instance == nil }
  }

  /// The configuration of a model at a place; nil if there is none.
  func rules(for type: any Any.Type, at path: () -> MappingPath) -> ModelConfiguration? {
    guard let rules = rules(for: type) else { return nil }
    return needsPaths && rules.needsPath ? rules.at(path()) : rules
  }

  /// The configuration of a model, combined with those of its superclasses and flattened members;
  /// nil if there is none.
  package func rules(for type: any Any.Type) -> ModelConfiguration? {
    rulesByType.value(of: type) { rules(for: type, inside: []) }
  }

  /// - Parameter outer: The models whose flattened members are being visited: a member may contain
  ///   itself.
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
      rules?.isNamedLikeAll = true
      rules?.setNaming(naming, namer, namesByPath: namesByPath)
    }
    rules?.members = Array(members)
    rules?.knownSchema = model.schema
    let plan = rules.map(ModelPlan.init)
    rules?.plan = plan
    return rules
  }

  /// The configuration of a model, over those of its superclasses, or over that of a partial's model.
  private func ownRules(
    for model: any (SchemaProviding & SendableMetatype).Type
  ) -> ModelConfiguration? {
    let own = models[ObjectIdentifier(model)]
    let whole = (model as? any __PartOfModel.Type)?.__wholeType
    guard let other = whole ?? (model as? AnyClass).flatMap({ _getSuperclass($0) }),
      let base = other as? any (SchemaProviding & SendableMetatype).Type,
      var inherited = ownRules(for: base)
    else { return own }
    inherited.type = model
    inherited.instance = nil
    // What is missing in a partial stays as it is in the model.
    if whole != nil { inherited.factory = nil }
    return own?.over(inherited) ?? inherited
  }
}

/// A type that has the properties of another model, and so its configuration.
public protocol __PartOfModel {
  static var __wholeType: any Any.Type { get }
}
