#if GRDB
public import GRDB
import MaquetteCore

/// What became of the row of a model.
public enum RowChange: Sendable, Hashable {
  /// There was none, and it was inserted.
  case inserted

  /// The columns of these names were changed.
  case updated(columns: [String])

  /// It was as the model says.
  case unchanged
}

extension Database {
  /// Updates all columns of the row that has the key of a model.
  ///
  /// - Parameter model: The model.
  /// - Throws: `ModelDatabaseError`: `rowNotFound` if there is no such row.
  public func update<Model: DatabaseModel>(_ model: Model) throws(ModelDatabaseError) {
    try change(model) { _, plan in plan.valueColumns }
  }

  /// Updates the columns in which a model differs from what it was.
  ///
  /// - Parameters:
  ///   - model: The model.
  ///   - old: What the model was when it was read; its key is the same.
  /// - Returns: The columns that were changed.
  /// - Throws: `ModelDatabaseError`: `rowNotFound` if there is no such row.
  @discardableResult
  public func update<Model: DatabaseModel>(
    _ model: Model, changedFrom old: Model
  ) throws(ModelDatabaseError) -> [String] {
    let plan = try TablePlan.of(Model.self)
    var encoder = RowEncoder(plan)
    let before = try encoder.values(of: old)
    var names: [String] = []
    try change(model) { values, plan in
      let changed = plan.columns.indices.filter { values[$0] != before[$0] }
      if let moved = changed.first(where: { plan.key.contains($0) }) {
        throw ModelDatabaseError(
          .rowNotFound, table: plan.name, column: plan.columns[moved].name,
          "the models have different keys")
      }
      names = changed.map { plan.columns[$0].name }
      return changed
    }
    return names
  }

  private func change<Model: DatabaseModel>(
    _ model: Model, _ columns: ([SQLValue], TablePlan) throws -> [Int]
  ) throws(ModelDatabaseError) {
    let plan = try TablePlan.of(Model.self)
    try ModelDatabaseError.catching(table: plan.name) {
      let writer = TableWriter(self, plan)
      let values = try writer.values(of: model)
      let key = try plan.keyValues(of: values)
      guard try writer.update(try columns(values, plan), values, where: key) else {
        throw ModelDatabaseError.notFound(key, in: plan)
      }
    }
  }

  /// Inserts the row of a model, or updates what is different in the row that has the same unique key.
  ///
  /// The row is looked for by the first unique index that the table declares, or by the primary key. NULL
  /// in a unique index finds NULL, so that there is never a second row for a key.
  ///
  /// - Parameter model: The model.
  /// - Returns: What was done.
  /// - Throws: `ModelDatabaseError`: `ambiguousKey` if several rows have the key.
  @discardableResult
  public func upsert<Model: DatabaseModel>(
    _ model: Model
  ) throws(ModelDatabaseError) -> RowChange {
    let plan = try TablePlan.of(Model.self)
    return try ModelDatabaseError.catching(table: plan.name) {
      let writer = TableWriter(self, plan)
      return try writer.upsert(try writer.values(of: model)).change
    }
  }

  /// Inserts or updates the rows of models: all of them, or none.
  ///
  /// - Parameter models: The models.
  /// - Throws: `ModelDatabaseError` with the number of the model.
  public func upsert<Model: DatabaseModel>(
    _ models: some Sequence<Model>
  ) throws(ModelDatabaseError) {
    let plan = try TablePlan.of(Model.self)
    try allOrNothing(in: plan) {
      let writer = TableWriter(self, plan)
      for (row, model) in models.enumerated() {
        do {
          _ = try writer.upsert(try writer.values(of: model))
        } catch {
          throw ModelDatabaseError(error, table: plan.name).at(row: row)
        }
      }
    }
  }

  /// Deletes the row that has the key of a model.
  ///
  /// - Parameter model: The model.
  /// - Returns: Whether there was such a row.
  /// - Throws: `ModelDatabaseError`: `danglingRelation` if other rows refer to the row.
  @discardableResult
  public func delete<Model: DatabaseModel>(_ model: Model) throws(ModelDatabaseError) -> Bool {
    let plan = try TablePlan.of(Model.self)
    return try ModelDatabaseError.catching(table: plan.name) {
      let writer = TableWriter(self, plan)
      return try writer.delete(where: try plan.keyValues(of: try writer.values(of: model)))
    }
  }
}

extension TableWriter {
  /// Inserts a row, or updates what is different in the one that has the same unique key.
  ///
  /// - Parameters:
  ///   - received: The values of all columns.
  ///   - merge: The values that the row gets, of those stored and those received; nil for the latter.
  /// - Returns: What was done, and the values that the row has now.
  func upsert(
    _ received: [SQLValue], merge: ((_ stored: [SQLValue]) throws -> [SQLValue])? = nil
  ) throws -> (change: RowChange, values: [SQLValue]) {
    let identity = plan.identity
    let key = identity.map { received[$0] }
    // A primary key without a value is one that SQLite numbers.
    let isNew = identity.isEmpty || identity == plan.key && key.contains(.null)
    let stored =
      isNew ? [] : try rows(Array(plan.columns.indices), where: identity, are: key, limit: 2)
    guard let old = stored.first else {
      var values = received
      let rowID = try insert(received)
      if let column = plan.rowIDColumn, values[column].isNull { values[column] = .integer(rowID) }
      return (.inserted, values)
    }
    guard stored.count == 1 else {
      throw ModelDatabaseError(
        .ambiguousKey, table: plan.name, column: plan.names(identity),
        "several rows have \(key.map(\.shown).joined(separator: ", "))")
    }
    var values = try merge?(old) ?? received
    // Found by another key, the row keeps its own.
    for column in plan.key where values[column].isNull || identity != plan.key {
      values[column] = old[column]
    }
    let changed = plan.columns.indices.filter { values[$0] != old[$0] }
    guard !changed.isEmpty else { return (.unchanged, values) }
    guard try update(changed, values, where: plan.key.map { old[$0] }) else {
      throw ModelDatabaseError.notFound(key, in: plan)
    }
    return (.updated(columns: changed.map { plan.columns[$0].name }), values)
  }
}

extension ModelDatabaseError {
  static func notFound(_ key: [SQLValue], in plan: TablePlan) -> Self {
    Self(
      .rowNotFound, table: plan.name, column: plan.names(plan.key),
      "no row has \(key.map(\.shown).joined(separator: ", "))")
  }
}
#endif
