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
/// It works in both directions, wherever in a document a model stands, and costs nothing where it is
/// not used. A model that it says something about is read by way of a tree.
public final class MappingConfiguration: Sendable {
  private let models: [ObjectIdentifier: ModelConfiguration]
  private let naming: NamingRule?

  /// Creates a configuration.
  ///
  /// - Parameters:
  ///   - naming: How the names of properties are spelled in the data of all models that do not say
  ///     it themselves; keys that models declare are found all the same.
  ///   - models: What holds for single models; of two for one model the last counts.
  /// - Throws: `unknownKey` for a name that is no property of its model.
  public init(
    naming: NamingRule? = nil, _ models: ModelConfiguration...
  ) throws(MappingError) {
    var table: [ObjectIdentifier: ModelConfiguration] = [:]
    for model in models {
      try model.checkNames()
      table[ObjectIdentifier(model.type)] = model
    }
    self.models = table
    self.naming = naming
  }

  /// What holds for a model; nil if nothing does.
  func rules(for type: any Any.Type) -> ModelConfiguration? {
    guard var rules = models[ObjectIdentifier(type)] else {
      guard let naming, let type = type as? any (SchemaProviding & SendableMetatype).Type else {
        return nil
      }
      return ModelConfiguration.model(type).naming(naming)
    }
    if rules.naming == nil { rules.naming = naming }
    return rules
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
