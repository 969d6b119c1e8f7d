#if GRDB
public import GRDB
public import MaquetteBehavior
import MaquetteCore

extension Database {
  /// Stores models and all related models: updates existing rows, and inserts others.
  ///
  /// ```swift
  /// try db.merge([Tweet](json: data), rules: ["note": .keep])
  /// ```
  ///
  /// A row is found by the first unique index that its table declares, or by its primary key, so a
  /// model that several others contain becomes one row. Related models are stored before the models
  /// that refer to them, and the rows of to-many relations last. Rows that a model no longer
  /// contains are unlinked as the relation defines. If a to-many relation is nil, its rows do not
  /// change.
  ///
  /// - Parameters:
  ///   - models: The models.
  ///   - rules: How properties of the models are merged, by name; `user.name` is a property of the related
  ///     models of `user`. All other properties take the received value, including nil, except for a
  ///     `Presence` that is missing.
  ///   - progress: Called with the number of models stored so far. If it throws, nothing is stored.
  /// - Throws: `ModelDatabaseError` with the index of the model; nothing is stored then.
  public func merge<Model: DatabaseModel>(
    _ models: some Sequence<Model>, rules: [String: MergeRule] = [:],
    progress: ((Int) throws -> Void)? = nil
  ) throws(ModelDatabaseError) {
    let plan = try TablePlan.of(Model.self)
    try allOrNothing(in: plan) {
      var store = GraphStore(self, rules: try ColumnRules(rules, plan))
      var count = 0
      for model in models {
        do {
          try store.store(model)
        } catch {
          throw ModelDatabaseError(error, table: plan.name).at(row: count)
        }
        count += 1
        if let progress, count % 1000 == 0 { try progress(count) }
      }
      try store.linkMembers()
      if let progress, count % 1000 != 0 { try progress(count) }
    }
  }

  /// Stores a model and all related models.
  ///
  /// - Parameters:
  ///   - model: The model.
  ///   - rules: How properties of the model are merged, by name or by path.
  /// - Throws: `ModelDatabaseError`; nothing is stored then.
  public func merge<Model: DatabaseModel>(
    _ model: Model, rules: [String: MergeRule] = [:]
  ) throws(ModelDatabaseError) { try merge(CollectionOfOne(model), rules: rules) }
}
#endif
