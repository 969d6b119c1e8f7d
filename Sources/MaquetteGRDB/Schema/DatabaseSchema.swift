#if GRDB
public import GRDB

/// The tables of some models: what they declare, and what others refer to them by.
struct DatabaseSchema: Sendable {
  private(set) var tables: [TableSchema] = []

  /// Works out the tables.
  ///
  /// - Throws: `invalidTable` if models contradict each other.
  init(_ models: [any DatabaseModel.Type]) throws(ModelDatabaseError) {
    var plans: [TablePlan] = []
    for model in models {
      let plan = try TablePlan.of(model)
      // Classes of a cluster share a table, which their base class describes.
      guard !plans.contains(where: { $0.model == plan.model }) else { continue }
      guard !plans.contains(where: { $0.name.lowercased() == plan.name.lowercased() }) else {
        throw ModelDatabaseError(.invalidTable, table: plan.name, "two models have this table")
      }
      plans.append(plan)
    }
    tables = try plans.map { (plan) throws(ModelDatabaseError) in try TableSchema(plan) }
    for plan in plans {
      for relation in plan.relations { try addForeignKey(of: relation, from: plan) }
    }
  }

  /// Adds the column by which rows of another table belong to those of this one.
  private mutating func addForeignKey(
    of relation: RelationPlan, from plan: TablePlan
  ) throws(ModelDatabaseError) {
    guard case .toMany(let foreignKey, let order, let unlinked) = relation.kind else { return }
    let target = try TablePlan.of(relation.target)
    guard let index = tables.firstIndex(where: { $0.name == target.name }) else {
      throw ModelDatabaseError(
        .invalidTable, table: plan.name, column: relation.property,
        "the table '\(target.name)' belongs to these models, too: name its model")
    }
    guard plan.key.count == 1 else {
      throw ModelDatabaseError(
        .invalidTable, table: plan.name, column: relation.property,
        "rows of other tables refer to a single key")
    }
    let key = plan.columns[plan.key[0]]
    if !tables[index].columns.contains(where: { $0.name == foreignKey }) {
      tables[index].columns.append(.init(name: foreignKey, type: key.storage.sqlType))
    }
    if !tables[index].foreignKeys.contains(where: { $0.column == foreignKey }) {
      tables[index].foreignKeys.append(
        .init(
          column: foreignKey, table: plan.name, target: key.name,
          onDelete: unlinked == .delete ? .cascade : unlinked == .refuse ? .refuse : .setNull))
    }
    if let order, !tables[index].columns.contains(where: { $0.name == order }) {
      tables[index].columns.append(.init(name: order, type: "INTEGER"))
    }
    if !tables[index].indexes.contains(where: { $0.columns.first == foreignKey }) {
      tables[index].indexes.append(.init(columns: [foreignKey], isUnique: false))
    }
  }
}

extension TableSchema {
  /// The table of a model.
  init(_ plan: TablePlan) throws(ModelDatabaseError) {
    name = plan.name
    columns = plan.columns.enumerated().map { index, column in
      // A property with an initial value has that for NULL, so that a column can be added for it. SQLite
      // numbers the rows of a key of integers that is NULL.
      Column(
        name: column.name, type: column.storage.sqlType,
        isNotNull: !column.isOptional || plan.key.contains(index) && index != plan.rowIDColumn,
        formerNames: column.formerNames)
    }
    key = plan.key.map { plan.columns[$0].name }
    indexes =
      plan.uniqueKeys.map { Index(columns: $0.map { plan.columns[$0].name }, isUnique: true) }
      + plan.indexes.map { Index(columns: $0.map { plan.columns[$0].name }, isUnique: false) }
    for relation in plan.relations {
      guard case .toOne(let column, let action) = relation.kind else { continue }
      let target = try TablePlan.of(relation.target)
      foreignKeys.append(
        ForeignKey(
          column: plan.columns[column].name, table: target.name,
          target: target.columns[target.key[0]].name, onDelete: action))
    }
  }
}

extension Database {
  /// Creates the tables of models, and their indexes.
  ///
  /// ```swift
  /// try db.createTables(for: User.self, Tweet.self)
  /// ```
  ///
  /// - Parameter models: The models; those to which they have relations among them.
  /// - Throws: `ModelDatabaseError`: `invalidTable` for a description that does not fit its model, and what
  ///   SQLite tells: a table may be there already. Nothing is created then.
  public func createTables(
    for models: any DatabaseModel.Type...
  ) throws(ModelDatabaseError) {
    let schema = try DatabaseSchema(models)
    try ModelDatabaseError.catching(table: nil) {
      try inSavepoint {
        for table in schema.tables {
          try execute(sql: table.createSQL())
          for index in table.indexes { try execute(sql: index.sql(in: table.name)) }
        }
        return .commit
      }
    }
  }
}
#endif
