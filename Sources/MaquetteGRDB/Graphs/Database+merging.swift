#if GRDB
public import GRDB
public import MaquetteCore

extension Database {
  /// Stores models and all that they are related to: rows that are there are updated, others inserted.
  ///
  /// ```swift
  /// try db.merge([Tweet](json: data), rules: ["note": .keep])
  /// ```
  ///
  /// A row is found by the first unique index that its table declares, or by its primary key, so models
  /// that several others hold become one row. Related models are stored first, and rows of a to-many
  /// relation last; those that a model no longer has are unlinked as the relation says. A relation that is
  /// nil leaves the rows of a to-many relation alone.
  ///
  /// - Parameters:
  ///   - models: The models.
  ///   - rules: What becomes of properties of the models, by their names; of all others the received value
  ///     is taken, nil too, except for a `Presence` that is missing.
  ///   - progress: Hears how many of the models are stored. What it throws ends the work, and nothing is
  ///     stored.
  /// - Throws: `ModelDatabaseError` with the number of the model. Nothing is stored then.
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

  /// Stores a model and all that it is related to.
  ///
  /// - Parameters:
  ///   - model: The model.
  ///   - rules: What becomes of properties of the model, by their names.
  /// - Throws: As storing several does.
  public func merge<Model: DatabaseModel>(
    _ model: Model, rules: [String: MergeRule] = [:]
  ) throws(ModelDatabaseError) { try merge(CollectionOfOne(model), rules: rules) }
}
#endif
