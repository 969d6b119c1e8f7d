import MaquetteCore

/// The keys that lead to the properties of a model under the options of a call.
struct DecodedKeys {
  /// The paths that the table of the model has under the profile and in the format.
  private var paths: [String: [[String]]] = [:]

  /// Whether keys depend on a profile or a format.
  private(set) var hasVariants = false

  /// What a configuration changes; nil if nothing.
  private let plan: ModelPlan?

  init(of model: any SchemaProviding.Type, _ options: DecodingOptions) {
    plan = options.configuration?.rules(for: model).map { $0.plan ?? ModelPlan($0) }
    if let table = __StructDecodingTable.decoding(model) { take(table, options) }
  }

  /// Takes the paths of a table, and of those of the superclasses.
  private mutating func take(_ table: __StructDecodingTable, _ options: DecodingOptions) {
    let variant = table.variant(for: options, isConfigured: plan != nil)
    hasVariants = hasVariants || variant != nil
    for own in unsafe (variant ?? table).contents.pointee.own {
      switch own.property {
      case .field(let field): paths[field.name] = own.paths
      case .flattened(let member) where member.isStorage:
        if let layout = member.layout { take(layout, options) }
      default: break
      }
    }
  }

  /// The paths to a property in the data, the preferred one first; none if it is left out.
  func paths(of property: ModelSchema.Property) -> [[String]] {
    let declared = paths[property.name] ?? [property.path] + property.aliases
    guard let change = plan?.properties.first(where: { $0.property.name == property.name }) else {
      return declared
    }
    let parts =
      plan?.aggregates.filter { $0.aggregate.name == property.name }
      .flatMap(\.aggregate.keys) ?? []
    return change.isLeftOut ? [] : (change.places ?? []) + declared + parts.map { [$0] }
  }
}
