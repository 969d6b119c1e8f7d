#if GRDB
public import GRDB
import MaquetteCore

extension Database {
  /// Inserts the row of a model.
  ///
  /// Of related models just the keys are stored; `merge` stores these models, too.
  ///
  /// - Parameter model: The model.
  /// - Throws: `ModelDatabaseError`: `constraintViolated` if the key is there already.
  public func insert(_ model: some DatabaseModel) throws(ModelDatabaseError) {
    _ = try insertRow(of: model)
  }

  /// Inserts the row of a model, and gives the model the key that SQLite numbers its row by.
  ///
  /// - Parameter model: The model; a key that is nil is set.
  /// - Throws: `ModelDatabaseError`: `constraintViolated` if the key is there already.
  public func insert<Model: DatabaseModel>(_ model: inout Model) throws(ModelDatabaseError) {
    let (plan, rowID) = try insertRow(of: model)
    guard let key = plan.rowIDColumn else { return }
    do throws(MappingError) {
      try model.takeKey(rowID, plan.columns[key])
    } catch {
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

  /// Inserts the rows of models: all of them, or none.
  ///
  /// ```swift
  /// try db.insert(tweets) { count in print("\(count) are inserted") }
  /// ```
  ///
  /// - Parameters:
  ///   - models: The models, which are asked for one by one.
  ///   - interval: After how many rows progress is told.
  ///   - progress: Hears how many rows are inserted. What it throws ends the work, and nothing is inserted.
  /// - Throws: `ModelDatabaseError` with the number of the model; what `progress` throws, as `other`.
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

  /// Does work in a savepoint, which is undone if the work fails.
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
