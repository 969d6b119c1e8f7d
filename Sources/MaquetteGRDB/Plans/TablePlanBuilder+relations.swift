#if GRDB
import MaquetteCore

// Relations to other tables, and their keys and indexes.

extension TablePlanBuilder {
  mutating func addToOne(
    _ property: ModelSchema.Property, _ place: Place, _ column: String?, _ action: DeleteAction
  ) throws(ModelDatabaseError) {
    guard let target = property.shape.unwrapped.type as? any DatabaseModel.Type else {
      throw error("'\(property.name)' is not a model with its own table")
    }
    let other = try singleKey(of: target, for: property.name)
    add(.toOne(column: columns.count, onDelete: action), property, place, target)
    columns.append(
      ColumnPlan(
        name: column ?? table.naming(property.name) + "_id",
        properties: place.properties + other.properties, path: place.path + other.path,
        writtenPath: place.writtenPath + other.writtenPath, storage: other.storage,
        isNullable: place.isNullable, isOptional: place.isOptional, relation: relations.count - 1)
    )
  }

  mutating func addManyToMany(
    _ property: ModelSchema.Property, _ place: Place, _ options: TableEntry.JoinOptions
  ) throws(ModelDatabaseError) {
    let target = try target(of: property, isOrdered: options.order != nil)
    _ = try singleKey(of: target, for: property.name)
    let join = JoinPlan(
      table: options.table, ownKey: options.ownKey ?? name + "_id",
      otherKey: options.otherKey ?? target.databaseTableName + "_id", order: options.order)
    let columns = [join.ownKey, join.otherKey] + [join.order].compactMap { $0 }
    guard Set(columns.map { $0.lowercased() }).count == columns.count else {
      throw error(
        "two columns of '\(join.table)' have the same name: name the keys", column: property.name)
    }
    for name in [join.table] + columns { try check(name) }
    add(.manyToMany(join), property, place, target)
  }

  mutating func add(
    _ kind: RelationPlan.Kind, _ property: ModelSchema.Property, _ place: Place,
    _ target: any DatabaseModel.Type
  ) {
    relations.append(
      RelationPlan(
        property: property.name, kind: kind, path: place.path, writtenPath: place.writtenPath,
        target: target, isOptional: place.isNullable))
  }

  /// The element type of a to-many property.
  func target(
    of property: ModelSchema.Property, isOrdered: Bool
  ) throws(ModelDatabaseError) -> any DatabaseModel.Type {
    let shape = property.shape.unwrapped
    guard shape.kind == .array || shape.kind == .set,
      let target = shape.element?.type as? any DatabaseModel.Type
    else { throw error("'\(property.name)' is not an array or set of models with a table") }
    guard shape.kind == .array || !isOrdered else {
      throw error("'\(property.name)' is a set, which has no order")
    }
    return target
  }

  private func singleKey(
    of target: any DatabaseModel.Type, for property: String
  ) throws(ModelDatabaseError) -> ColumnPlan {
    let builder = try Self.withKey(of: target)
    guard builder.key.count == 1 else {
      throw error("'\(property)' refers to '\(builder.name)', which has no single key")
    }
    return builder.columns[builder.key[0]]
  }

  /// Only the columns of the key, because models may refer to each other.
  private static func withKey(
    of model: any DatabaseModel.Type
  ) throws(ModelDatabaseError) -> TablePlanBuilder {
    var builder = TablePlanBuilder(model.tableModel)
    try builder.buildKey()
    return builder
  }

  private mutating func buildKey() throws(ModelDatabaseError) {
    let schemas = Self.schemas(of: model)
    try takeEntries(schemas)
    for property in schemas[0].properties {
      if case .column(let options) = kinds[property.name], options.isKey {
        try addColumn(property, Place(property, isShared: true), options, prefix: "")
      }
    }
    guard key.isEmpty, let property = schemas[0][property: "id"] else { return }
    var options = TableEntry.ColumnOptions()
    if case .column(let own) = kinds["id"] { options = own }
    options.isKey = true
    try addColumn(property, Place(property, isShared: true), options, prefix: "")
  }

  /// Checks that both sides of a to-many relation have the keys that it needs.
  func checkRelations() throws(ModelDatabaseError) {
    for relation in relations {
      switch relation.kind {
      case .toOne: continue
      case .toMany(let foreignKey, let order, _):
        for name in [foreignKey] + [order].compactMap({ $0 }) { try check(name) }
        guard foreignKey.lowercased() != order?.lowercased() else {
          throw error("the order is kept in the foreign key", column: relation.property)
        }
        guard try !Self.withKey(of: relation.target).key.isEmpty else {
          throw error(
            "'\(relation.property)' refers to '\(relation.target.databaseTableName)', which has no key"
          )
        }
      case .manyToMany: break
      }
      guard key.count == 1 else {
        throw error("'\(relation.property)' needs a single key, to which other rows refer")
      }
    }
  }

  mutating func addKeysAndIndexes() throws(ModelDatabaseError) {
    if key.isEmpty, let id = columns.firstIndex(where: { $0.properties == ["id"] }) { key = [id] }
    for entry in table.entries {
      let positions = entry.properties.compactMap { $0 }.flatMap { columnsOfProperty[$0] ?? [] }
      switch entry.kind {
      case .unique:
        guard !positions.isEmpty else { throw error("a unique index without columns") }
        uniqueKeys.append(positions)
      case .index:
        guard !positions.isEmpty else { throw error("an index without columns") }
        indexes.append(positions)
      default: break
      }
    }
    for relation in relations {
      // Lookups by foreign key need an index.
      if case .toOne(let column, _) = relation.kind,
        !(indexes + uniqueKeys).contains(where: { $0.first == column })
      {
        indexes.append([column])
      }
    }
  }

  /// Checks that a name contains no quote, because GRDB does not escape it.
  func check(_ name: String) throws(ModelDatabaseError) {
    guard !name.isEmpty, !name.contains("\"") else {
      throw error("a name that is empty or contains a quote: '\(name)'")
    }
  }
}
#endif
