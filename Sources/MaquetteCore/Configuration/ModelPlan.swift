/// The configuration of a model's properties, computed once, because every object of the model uses
/// it.
final class ModelPlan: Sendable {
  /// A property of the model.
  struct Property: Sendable {
    let property: ModelSchema.Property

    /// Its places in the data, in order of preference, if they differ from the declared ones.
    let places: [[String]]?

    /// Its key in the object of the model; nil if it is in a nested object, or has no key.
    let key: String?

    /// Whether it is left out.
    let isLeftOut: Bool

    /// Whether its value is parsed, decoded as a date with its own strategy, or has elements of
    /// another type.
    let isConverted: Bool

    /// The place where it is written.
    var target: [String] { places?.first ?? property.writtenPath }
  }

  let properties: [Property]

  /// The properties whose places differ from the declared ones.
  let moved: [Property]

  /// The properties that are left out, or whose values are converted.
  let changed: [Property]

  /// The declared keys of properties that do not change.
  let kept: Set<String>

  /// The aggregates, each with its key in the model.
  let aggregates: [(aggregate: ModelConfiguration.Aggregate, key: String, target: [String])]

  /// The properties by the keys under which the model writes them.
  let written: [ExactKey: Property]

  /// The properties that the model writes into objects inside its own.
  let writtenInside: [Property]

  init(_ rules: ModelConfiguration) {
    let schema = rules.schema
    let properties = schema.properties.map { property in
      Property(
        property: property, places: rules.places(of: property),
        key: property.path.count == 1 ? property.path[0] : nil,
        isLeftOut: rules.isLeftOut(property.name),
        isConverted: rules.parsers[property.name] != nil || rules.dates[property.name] != nil
          || rules.elements[property.name] != nil)
    }
    self.properties = properties
    moved = properties.filter { $0.places != nil }
    changed = properties.filter { $0.key != nil && ($0.isLeftOut || $0.isConverted) }
    kept = Set(properties.filter { $0.places == nil }.compactMap(\.property.path.first))
    aggregates = rules.aggregates.map { aggregate in
      let property = properties.first { $0.property.name == aggregate.name }
      return (
        aggregate, property?.property.path.first ?? aggregate.name,
        property?.target ?? [aggregate.name]
      )
    }
    written = Dictionary(
      properties.filter { $0.property.writtenPath.count == 1 }
        .map { (ExactKey($0.property.writtenPath[0]), $0) }
    ) { $1 }
    writtenInside = properties.filter { $0.property.writtenPath.count > 1 }
  }
}
