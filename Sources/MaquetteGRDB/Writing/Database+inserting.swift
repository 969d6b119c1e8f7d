#if GRDB
public import GRDB
import MaquetteCore

extension Database {
  /// Inserts the row of a model.
  ///
  /// For related models only the keys are stored; `merge` also stores the models.
  ///
  /// - Parameter model: The model.
  /// - Throws: `ModelDatabaseError`: `constraintViolated` if a row with the key exists.
  public func insert(_ model: some DatabaseModel) throws(ModelDatabaseError) {
    _ = try insertRow(of: model)
  }

  /// Inserts the row of a model, and sets the model's key to the row ID from SQLite.
  ///
  /// - Parameter model: The model; a nil key is set.
  /// - Throws: `ModelDatabaseError`: `constraintViolated` if a row with the key exists.
  public func insert<Model: DatabaseModel>(_ model: inout Model) throws(ModelDatabaseError) {
    let (plan, rowID) = try insertRow(of: model)
    guard let key = plan.rowIDColumn else { return }
    do throws(MappingError) {
      try model.takeKey(rowID, plan.columns[key])
    } catch {
      // The model cannot have the key, so no model could be made of the row.
      try ModelDatabaseError.catching(table: plan.name) {
        _ = try TableWriter(self, plan).delete(where: [.integer(rowID)])
      }
      throw ModelDatabaseError(error, in: plan, column: plan.columns[key].name)
    }
  }

  private func insertRow<Model: DatabaseModel>(
    of model: Model
  ) throws(ModelDatabaseError) -> (TablePlan, Int64) {
    let plan = try TablePlan.of(Model.self)
    return try ModelDatabaseError.catching(table: plan.name) {
      let writer = TableWriter(self, plan)
      let values = try writer.values(of: model)
      return (plan, try writer.insert(values))
    }
  }

  /// Inserts the rows of models: all of them, or none after an error.
  ///
  /// ```swift
  /// try db.insert(tweets) { count in print("\(count) are inserted") }
  /// ```
  ///
  /// - Parameters:
  ///   - models: The models, iterated one by one.
  ///   - interval: The number of rows between calls of `progress`.
  ///   - progress: Called with the number of rows inserted so far. If it throws, nothing is
  ///     inserted.
  /// - Throws: `ModelDatabaseError` with the index of the model; errors of `progress`, as `other`.
  public func insert<Model: DatabaseModel>(
    _ models: some Sequence<Model>, progressEvery interval: Int = 1000,
    progress: ((Int) throws -> Void)? = nil
  ) throws(ModelDatabaseError) {
    let plan = try TablePlan.of(Model.self)
    try allOrNothing(in: plan) {
      let writer = TableWriter(self, plan)
      var count = 0
      for model in models {
        do {
          let values = try writer.values(of: model)
          try writer.insert(values)
        } catch {
          throw ModelDatabaseError(error, table: plan.name).at(row: count)
        }
        count += 1
        if let progress, count % max(interval, 1) == 0 { try progress(count) }
      }
      if let progress, count % max(interval, 1) != 0 { try progress(count) }
    }
  }

  /// Runs a closure in a savepoint, which is rolled back after an error.
  func allOrNothing(
    in plan: TablePlan, _ work: () throws -> Void
  ) throws(ModelDatabaseError) {
    try ModelDatabaseError.catching(table: plan.name) {
      try inSavepoint {
        try work()
        return .commit
      }
    }
  }
}
#endif
