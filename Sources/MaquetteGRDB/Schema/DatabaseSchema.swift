#if GRDB
public import GRDB

/// The tables of some models: their own declarations, and the columns that other models refer to.
struct DatabaseSchema: Sendable {
  private(set) var tables: [TableSchema] = []

  /// Derives the tables.
  ///
  /// - Throws: `invalidTable` if models contradict each other.
  init(_ models: [any DatabaseModel.Type]) throws(ModelDatabaseError) {
    var plans: [TablePlan] = []
    for model in models {
      let plan = try TablePlan.of(model)
      // The classes of a cluster share a table, which their base class describes.
      guard !plans.contains(where: { $0.model == plan.model }) else { continue }
      guard !plans.contains(where: { $0.name.lowercased() == plan.name.lowercased() }) else {
        throw ModelDatabaseError(.invalidTable, table: plan.name, "two models use this table")
      }
      plans.append(plan)
    }
    tables = try plans.map { (plan) throws(ModelDatabaseError) in try TableSchema(plan) }
    for plan in plans {
      for relation in plan.relations {
        switch relation.kind {
        case .toOne: break
        case .toMany: try addForeignKey(of: relation, from: plan)
        case .manyToMany(let join): try add(join, of: relation, from: plan)
        }
      }
    }
  }

  /// Adds the column of another table with the key of this one.
  private mutating func addForeignKey(
    of relation: RelationPlan, from plan: TablePlan
  ) throws(ModelDatabaseError) {
    guard case .toMany(let foreignKey, let order, let unlinked) = relation.kind else { return }
    let target = try TablePlan.of(relation.target)
    guard let index = tables.firstIndex(where: { $0.name == target.name }) else {
      throw missing(target, relation, plan)
    }
    try addReference(
      to: plan, from: foreignKey, of: index, isNotNull: false,
      onDelete: unlinked == .delete ? .cascade : unlinked == .refuse ? .refuse : .setNull)
    addOrder(order, to: index)
    addIndex(on: foreignKey, to: index)
  }

  /// Adds a join table, or compares it with the one that another declaration has added.
  private mutating func add(
    _ join: JoinPlan, of relation: RelationPlan, from plan: TablePlan
  ) throws(ModelDatabaseError) {
    let target = try TablePlan.of(relation.target)
    guard tables.contains(where: { $0.name == target.name }) else {
      throw missing(target, relation, plan)
    }
    let known = tables.firstIndex { $0.name.lowercased() == join.table.lowercased() }
    let index = known ?? tables.count
    if known == nil { tables.append(TableSchema(name: join.table, columns: [], key: join.key)) }
    for key in join.key {
      try addReference(
        to: key == join.ownKey ? plan : target, from: key, of: index, isNotNull: true,
        onDelete: .cascade)
    }
    addOrder(join.order, to: index)
    let isUnique = { (columns: [String]) in columns.sorted() == join.key }
    if !isUnique(tables[index].key),
      !tables[index].indexes.contains(where: { $0.isUnique && isUnique($0.columns) })
    {
      tables[index].indexes.append(.init(columns: join.key, isUnique: true))
    }
    // The primary key already serves as an index for its first column.
    addIndex(on: join.key[1], to: index)
  }

  private func missing(
    _ target: TablePlan, _ relation: RelationPlan, _ plan: TablePlan
  ) -> ModelDatabaseError {
    ModelDatabaseError(
      .invalidTable, table: plan.name, column: relation.property,
      "the table '\(target.name)' belongs to these models, too: name its model")
  }

  /// Adds a column that refers to the key of a model.
  private mutating func addReference(
    to plan: TablePlan, from column: String, of index: Int, isNotNull: Bool,
    onDelete: DeleteAction
  ) throws(ModelDatabaseError) {
    let key = plan.columns[plan.key[0]]
    if let own = tables[index].column(column) {
      guard ColumnAffinity(own.type) == ColumnAffinity(key.storage.sqlType) else {
        throw ModelDatabaseError(
          .invalidTable, table: tables[index].name, column: column,
          "its storage differs from that of the key of '\(plan.name)', to which it refers")
      }
    } else {
      tables[index].columns.append(
        .init(name: column, type: key.storage.sqlType, isNotNull: isNotNull))
    }
    let known = tables[index].foreignKeys.first { $0.column.lowercased() == column.lowercased() }
    guard let known else {
      tables[index].foreignKeys.append(
        .init(column: column, table: plan.name, target: key.name, onDelete: onDelete.rawValue))
      return
    }
    guard known.table == plan.name else {
      throw ModelDatabaseError(
        .invalidTable, table: tables[index].name, column: column,
        "it refers to '\(known.table)' and to '\(plan.name)'")
    }
  }

  private mutating func addOrder(_ order: String?, to index: Int) {
    guard let order, tables[index].column(order) == nil else { return }
    tables[index].columns.append(.init(name: order, type: "INTEGER"))
  }

  private mutating func addIndex(on column: String, to index: Int) {
    let isKnown =
      tables[index].key.first == column
      || tables[index].indexes.contains { $0.columns.first == column }
    if !isKnown { tables[index].indexes.append(.init(columns: [column], isUnique: false)) }
  }
}

extension TableSchema {
  /// The table of a model.
  init(_ plan: TablePlan) throws(ModelDatabaseError) {
    name = plan.name
    columns = plan.columns.enumerated().map { index, column in
      // NULL stands for the initial value of a property, so that a column can be added later.
      // SQLite numbers rows whose integer key is NULL.
      Column(
        name: column.name, type: column.storage.sqlType,
        isNotNull: !column.isOptional || plan.key.contains(index) && index != plan.rowIDColumn,
        defaultSQL: plan.key.contains(index) ? nil : plan.defaultSQL(of: column),
        formerNames: column.formerNames, storage: column.storage,
        isNullByDefault: column.isOptional && !column.isNullable)
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
          target: target.columns[target.key[0]].name, onDelete: action.rawValue))
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
  /// - Parameter models: The models, including those to which they have relations.
  /// - Throws: `ModelDatabaseError`: `invalidTable` for a description that does not match its
  ///   model, and errors of SQLite, for example because a table exists. Nothing is created then.
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
