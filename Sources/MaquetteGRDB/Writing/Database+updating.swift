#if GRDB
public import GRDB
import MaquetteCore

/// The change to the row of a model.
public enum RowChange: Sendable, Hashable {
  /// The row was inserted.
  case inserted

  /// The columns with these names were changed.
  case updated(columns: [String])

  /// The row already equaled the model.
  case unchanged
}

extension Database {
  /// Updates all columns of the row with the key of a model.
  ///
  /// - Parameter model: The model.
  /// - Throws: `ModelDatabaseError`: `rowNotFound` if the row does not exist.
  public func update<Model: DatabaseModel>(_ model: Model) throws(ModelDatabaseError) {
    try change(model) { _, plan in plan.valueColumns }
  }

  /// Updates the columns in which a model differs from its earlier value.
  ///
  /// - Parameters:
  ///   - model: The model.
  ///   - old: The model as it was fetched, with the same key.
  /// - Returns: The names of the changed columns.
  /// - Throws: `ModelDatabaseError`: `rowNotFound` if the row does not exist.
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

  /// Inserts the row of a model, or updates the changed columns of the row with the same unique
  /// key.
  ///
  /// The row is found by the first unique index that the table declares, or by the primary key.
  /// NULL in a unique index matches NULL, so there is never a second row for a key.
  ///
  /// - Parameter model: The model.
  /// - Returns: The change.
  /// - Throws: `ModelDatabaseError`: `ambiguousKey` if several rows have the key, or one row has the
  ///   unique key of the model and another one its primary key.
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

  /// Inserts or updates the rows of models: all of them, or none after an error.
  ///
  /// - Parameter models: The models.
  /// - Throws: `ModelDatabaseError` with the index of the model.
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

  /// Deletes the row with the key of a model.
  ///
  /// - Parameter model: The model.
  /// - Returns: Whether the row existed.
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
  /// Inserts a row, or updates the changed columns of the row with the same unique key.
  ///
  /// - Parameters:
  ///   - received: The values of all columns.
  ///   - merge: Returns the new values from the stored and the received ones; if nil, the received
  ///     values are used.
  /// - Returns: The change, and the new values of the row.
  func upsert(
    _ received: [SQLValue], merge: ((_ stored: [SQLValue]) throws -> [SQLValue])? = nil
  ) throws -> (change: RowChange, values: [SQLValue]) {
    let identity = plan.identity
    let key = identity.map { received[$0] }
    // SQLite numbers a row whose primary key has no value.
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
    if identity != plan.key { try checkKey(received, isOf: old, foundBy: identity) }
    var values = try merge?(old) ?? received
    // A row found by another key keeps its primary key.
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

extension TableWriter {
  /// Checks that the primary key of a model is not that of another row than a unique key found.
  private func checkKey(
    _ received: [SQLValue], isOf found: [SQLValue], foundBy identity: [Int]
  ) throws {
    let key = plan.key.map { received[$0] }
    guard !key.isEmpty, !key.contains(.null), key != plan.key.map({ found[$0] }),
      try exists(key)
    else { return }
    throw ModelDatabaseError(
      .ambiguousKey, table: plan.name, column: plan.names(plan.key + identity),
      "one row has \(key.map(\.shown).joined(separator: ", ")), and another one "
        + identity.map { received[$0].shown }.joined(separator: ", "))
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
