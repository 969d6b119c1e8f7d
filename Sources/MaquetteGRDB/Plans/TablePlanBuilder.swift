#if GRDB
import MaquetteCore

/// Derives the table of a model from its schema and its description.
struct TablePlanBuilder {
  let model: any DatabaseModel.Type
  let table: DatabaseTable
  let name: String
  var columns: [ColumnPlan] = []
  var relations: [RelationPlan] = []
  var key: [Int] = []
  var uniqueKeys: [[Int]] = []
  var indexes: [[Int]] = []

  /// The names of properties that only the database maps.
  var aloneProperties: [String] = []

  /// The entries of single properties.
  var kinds: [String: TableEntry.Kind] = [:]

  /// The number of optional flattened members.
  private var memberCount = 0

  /// The columns of each property.
  var columnsOfProperty: [String: [Int]] = [:]

  init(_ model: any DatabaseModel.Type) {
    self.model = model
    table = model.table
    name = model.databaseTableName
  }

  func error(_ message: String, column: String? = nil) -> ModelDatabaseError {
    ModelDatabaseError(.invalidTable, table: name, column: column, message)
  }

  mutating func build() throws(ModelDatabaseError) {
    let schemas = Self.schemas(of: model)
    try takeEntries(schemas)
    var known: Set<String> = []
    for (rank, schema) in schemas.enumerated() {
      // A property that only some classes of a cluster have is NULL in the rows of other classes.
      for property in schema.properties where known.insert(property.name).inserted {
        try add(property, isShared: rank == 0)
      }
    }
    try addTag()
    try addKeysAndIndexes()
    try checkRelations()
  }

  /// The schemas of the model and of the classes of its cluster.
  static func schemas(of model: any DatabaseModel.Type) -> [ModelSchema] {
    [model.schema] + clusterMembers(of: model).map { $0.schema }
  }

  private static func clusterMembers(
    of model: any DatabaseModel.Type
  ) -> [any SchemaProviding.Type] {
    func members<C: ClassCluster>(_ cluster: C.Type) -> [any SchemaProviding.Type] {
      C.ClusterBase.self == C.self
        ? C.cluster.memberTypes.compactMap { $0 as? any SchemaProviding.Type } : []
    }
    return (model as? any ClassCluster.Type).map { members($0) } ?? []
  }

  mutating func takeEntries(_ schemas: [ModelSchema]) throws(ModelDatabaseError) {
    for entry in table.entries {
      for (property, reference) in zip(entry.properties, entry.references) {
        guard let property else {
          throw error(
            "'.\(entry.kind.name)' has the key path '\(reference)', which does not contain the name of a "
              + "property: use the name as text")
        }
        guard schemas.contains(where: { $0[property: property] != nil }) else {
          throw error("\(schemas[0].name) has no property '\(property)'")
        }
      }
      switch entry.kind {
      case .unique, .index: continue
      default: break
      }
      for property in entry.properties.compactMap({ $0 }) {
        guard kinds.updateValue(entry.kind, forKey: property) == nil else {
          throw error("two entries for '\(property)'")
        }
      }
    }
  }

  // MARK: Properties

  private mutating func add(
    _ property: ModelSchema.Property, isShared: Bool
  ) throws(ModelDatabaseError) {
    let first = columns.count
    let flags = property.flags
    var place = Place(property, isShared: isShared)
    if property.archived?.isArchivedAlone == true, kinds[property.name]?.isRelation == true {
      // Only the database maps this property, which is set after all objects exist.
      (place.path, place.writtenPath) = ([property.name], [property.name])
      aloneProperties.append(property.name)
    } else if !flags.isDisjoint(with: [.isNotRead, .isNotWritten, .collectsExtras]) {
      return try checkIgnored(property)
    }
    if flags.contains(.isFlattened) {
      try addMembers(
        of: property, place, prefix: property.affixes.prefix, affixes: property.affixes)
    } else {
      switch kinds[property.name] {
      case .ignored:
        try checkIgnored(property)
      case .flattened(let prefix):
        try addMembers(of: property, place, prefix: prefix, affixes: nil)
      case .toOne(let column, let action): try addToOne(property, place, column, action)
      case .toMany(let foreignKey, let order, let unlinked):
        let target = try target(of: property, isOrdered: order != nil)
        add(
          .toMany(foreignKey: foreignKey, order: order, unlinked: unlinked), property, place, target
        )
      case .manyToMany(let options): try addManyToMany(property, place, options)
      case .column(let options): try addColumn(property, place, options, prefix: "")
      default: try addColumn(property, place, .init(), prefix: "")
      }
    }
    columnsOfProperty[property.name] = Array(first..<columns.count)
  }

  /// The position of a property, which may be nested.
  struct Place {
    var properties: [String]
    var path: [String]
    var writtenPath: [String]
    var isNullable: Bool
    var isOptional: Bool
    var optionalDepths: [Int] = []
    var optionalMembers: [ColumnPlan.OptionalMember] = []

    init(_ property: ModelSchema.Property, isShared: Bool) {
      properties = [property.name]
      path = property.path
      writtenPath = property.writtenPath
      isNullable =
        !isShared || property.shape.kind == .optional || property.type is any PresenceType.Type
      isOptional = isNullable || property.flags.contains(.hasDefault)
    }

    func inside(_ outer: Place, affixes: __Affixes?) -> Place {
      var place = self
      place.properties = outer.properties + properties
      place.path = outer.path + (affixes?.around(keys: path) ?? path)
      place.writtenPath = outer.writtenPath + (affixes?.around(keys: writtenPath) ?? writtenPath)
      place.optionalDepths = outer.optionalDepths
      place.optionalMembers = outer.optionalMembers
      place.isNullable = isNullable || outer.isNullable
      place.isOptional = isOptional || outer.isOptional
      return place
    }
  }

  private func checkIgnored(_ property: ModelSchema.Property) throws(ModelDatabaseError) {
    if property.flags.contains(.collectsExtras), case nil = kinds[property.name] {
      throw error("'\(property.name)' collects keys that no column stores: mark it '.ignored'")
    }
    switch kinds[property.name] {
    case nil, .ignored: break
    default: throw error("'\(property.name)' is not both decoded and encoded, so it is not stored")
    }
    guard property.flags.contains(.isNotRead) || property.flags.contains(.hasDefault) else {
      throw error(
        "'\(property.name)' is not stored, so it must be optional or have an initial value")
    }
  }

  mutating func addColumn(
    _ property: ModelSchema.Property, _ place: Place, _ options: TableEntry.ColumnOptions,
    prefix: String
  ) throws(ModelDatabaseError) {
    let type = property.storedShape
    let storage =
      options.storage ?? (property.flags.contains(.hasStrategy) ? .any : ColumnStorage(for: type))
    guard !place.path.isEmpty else {
      throw error("'\(property.name)' has no key")
    }
    if options.isKey { key.append(columns.count) }
    columns.append(
      ColumnPlan(
        name: prefix + (options.name ?? table.naming(property.name)),
        properties: place.properties,
        path: place.path, writtenPath: place.writtenPath, storage: storage,
        isNullable: place.isNullable, isOptional: place.isOptional,
        optionalDepths: place.optionalDepths, optionalMembers: place.optionalMembers,
        maySayNothing: property.type is any PresenceType.Type,
        hasStrategy: property.flags.contains(.hasStrategy),
        formerNames: options.formerNames.map { prefix + $0 }))
  }

  /// Adds the columns of a nested model.
  ///
  /// - Parameters:
  ///   - property: The property that is the model.
  ///   - place: Its position.
  ///   - prefix: The prefix of the columns' names.
  ///   - affixes: The prefix and suffix of its keys, if they are in the enclosing object.
  private mutating func addMembers(
    of property: ModelSchema.Property, _ place: Place, prefix: String, affixes: __Affixes?
  ) throws(ModelDatabaseError) {
    guard let member = property.shape.unwrapped.type as? any SchemaProviding.Type else {
      throw error("'\(property.name)' is not a model whose properties can be columns")
    }
    guard place.properties.count < 16 else {
      throw error("'\(property.name)' is nested too deeply")
    }
    if affixes == nil,
      let extras = member.schema.properties.first(where: { $0.flags.contains(.collectsExtras) })
    {
      throw error(
        "'\(property.name).\(extras.name)' collects keys that no column stores: store '\(property.name)' as JSON"
      )
    }
    var place = place
    if property.shape.kind == .optional, affixes == nil {
      place.optionalDepths.append(place.path.count)
    } else if property.shape.kind == .optional {
      memberCount += 1
      place.optionalMembers.append(.init(number: memberCount, depth: place.path.count))
    }
    for inner in member.schema.properties
    where inner.flags.isDisjoint(with: [.isNotRead, .isNotWritten, .collectsExtras]) {
      if inner.flags.contains(.isFlattened) {
        let own = inner.affixes
        var innerPlace = Place(inner, isShared: true).inside(place, affixes: nil)
        innerPlace.path = place.path
        innerPlace.writtenPath = place.writtenPath
        try addMembers(
          of: inner, innerPlace, prefix: prefix + own.prefix,
          affixes: affixes?.around(prefix: own.prefix, suffix: own.suffix) ?? own)
      } else {
        let innerPlace = Place(inner, isShared: true).inside(place, affixes: affixes)
        try addColumn(inner, innerPlace, .init(), prefix: prefix)
      }
    }
  }

  /// Adds the column with the tag of a cluster's class.
  private mutating func addTag() throws(ModelDatabaseError) {
    func path<C: ClassCluster>(_ cluster: C.Type) -> [String] { C.cluster.path }
    guard let cluster = model as? any ClassCluster.Type else { return }
    let keys = path(cluster)
    guard !keys.isEmpty, !columns.contains(where: { $0.path == keys }) else { return }
    columns.append(
      ColumnPlan(
        name: table.naming(keys.joined(separator: "_")), properties: [], path: keys,
        writtenPath: keys, storage: .text, isNullable: false, isOptional: false))
  }
}

/// The type of a property that may be missing or null.
private protocol PresenceType {
  static var wrapped: any Any.Type { get }
}

extension Presence: PresenceType {
  static var wrapped: any Any.Type { Wrapped.self }
}

extension ModelSchema.Property {
  /// The type of the stored values.
  fileprivate var storedShape: ModelSchema.Shape {
    guard let presence = type as? any PresenceType.Type else { return shape.unwrapped }
    return ModelSchema.Shape(of: presence.wrapped).unwrapped
  }
}
#endif
