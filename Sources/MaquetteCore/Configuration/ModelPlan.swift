/// The configuration of a model's properties, computed once, because every object of the model uses
/// it.
package final class ModelPlan: Sendable {
  /// A property of the model.
  package struct Property: Sendable {
    package let property: ModelSchema.Property

    /// Its places in the data, in order of preference, if they differ from the declared ones.
    package let places: [[String]]?

    /// Whether it is left out.
    package let isLeftOut: Bool

    /// The place where it is written.
    package let target: [String]
  }

  package let properties: [Property]

  /// The properties whose places differ from the declared ones.
  let moved: [Property]

  /// The properties that are left out.
  let leftOut: [Property]

  /// The properties whose values are parsed, or decoded in another way than the declared one.
  let converted: [ModelSchema.Property]

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
        property: property, places: places, isLeftOut: rules.isLeftOut(property.name),
        target: isKept ? property.writtenPath : places?.first ?? property.writtenPath)
    }
    self.properties = properties
    moved = properties.filter { $0.places != nil }
    // A flattened property and extras have no key of their own.
    leftOut = properties.filter { $0.isLeftOut && !$0.property.path.isEmpty }
    let names = Set(rules.parsers.keys).union(rules.dates.keys).union(rules.elements.keys)
    converted = properties.filter { !$0.isLeftOut && !$0.property.path.isEmpty }.map(\.property)
      .filter { names.contains($0.name) }
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
