/// The configuration of a model's properties, computed once, because every object of the model uses
/// it.
package final class ModelPlan: Sendable {
  /// A property of the model.
  package struct Property: Sendable {
    package let property: ModelSchema.Property

    /// Its places in the data, in order of preference, if they differ from the declared ones.
    package let places: [[String]]?

    /// Its key in the object of the model; nil if it is in a nested object, or has no key.
    let key: String?

    /// Whether it is left out.
    package let isLeftOut: Bool

    /// Whether its value is parsed, decoded as a date with its own strategy, or has elements of
    /// another type.
    let isConverted: Bool

    /// The place where it is written.
    package let target: [String]
  }

  package let properties: [Property]

  /// The properties whose places differ from the declared ones.
  let moved: [Property]

  /// The properties that are left out.
  let leftOut: [Property]

  /// The properties in the object of the model whose values are converted.
  let converted: [Property]

  /// The declared keys of properties that do not change.
  let kept: Set<String>

  /// The aggregates, each with its key in the model.
  package let aggregates: [(aggregate: ModelConfiguration.Aggregate, key: String, target: [String])]

  /// The properties by the keys under which the model writes them.
  let written: [ExactKey: Property]

  /// The properties that the model writes into objects inside its own.
  let writtenInside: [Property]

  package init(_ rules: ModelConfiguration) {
    let schema = rules.schema
    let properties = schema.properties.map { property in
      let places = rules.places(of: property)
      let isKept = rules.keepsKey(of: property)
      return Property(
        property: property, places: places,
        key: property.path.count == 1 ? property.path[0] : nil,
        isLeftOut: rules.isLeftOut(property.name),
        isConverted: rules.parsers[property.name] != nil || rules.dates[property.name] != nil
          || rules.elements[property.name] != nil,
        target: isKept ? property.writtenPath : places?.first ?? property.writtenPath)
    }
    self.properties = properties
    moved = properties.filter { $0.places != nil }
    // A flattened property and extras have no key of their own.
    leftOut = properties.filter { $0.isLeftOut && !$0.property.path.isEmpty }
    converted = properties.filter { $0.key != nil && !$0.isLeftOut && $0.isConverted }
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

  /// The paths of the properties that stay, in the object at a path.
  func pathsInside(_ path: [String]) -> [[String]] {
    keptPaths.filter { $0.count > path.count && $0.starts(with: path) { $0.isSameKey(as: $1) } }
  }

  /// Whether a property that stays has a path.
  func keeps(_ path: [String]) -> Bool {
    keptPaths.contains { $0.elementsEqual(path) { $0.isSameKey(as: $1) } }
  }

  private var keptPaths: [[String]] {
    properties.filter { !$0.isLeftOut }.flatMap { [$0.property.path] + $0.property.aliases }
  }
}
