#if GRDB
public import GRDB
import MaquetteCore

extension FetchRequest where RowDecoder: DatabaseModel {
  /// Fetches the models of a request.
  ///
  /// ```swift
  /// let tweets = try Tweet.filter(Tweet.columns.isPublic == true).fetchModels(db)
  /// ```
  ///
  /// This is faster than `fetchAll`, because columns are looked up once and no GRDB row is created.
  /// Related models are loaded with one query for each relation and 500 keys. A row of a class
  /// becomes a single object, even if several rows refer to it.
  ///
  /// - Parameter db: The database.
  /// - Returns: The models, in the order of the request.
  /// - Throws: `ModelDatabaseError` with table, column and row.
  public func fetchModels(_ db: Database) throws(ModelDatabaseError) -> [RowDecoder] {
    let plan = try TablePlan.of(RowDecoder.self)
    guard plan.relations.isEmpty else { return try fetchGraph(db, plan) }
    return try ModelDatabaseError.catching(table: plan.name) {
      var reader = try StatementReader<RowDecoder>(try preparedRequest(db, plan).statement, plan)
      while try reader.next() {}
      return reader.take()
    }
  }

  private func fetchGraph(
    _ db: Database, _ plan: TablePlan
  ) throws(ModelDatabaseError) -> [RowDecoder] {
    try ModelDatabaseError.catching(table: plan.name) {
      let request = try preparedRequest(db, plan)
      if let models = try ReferringModelReader<RowDecoder>.models(of: request.statement, plan, db) {
        return models
      }
      if try ReferringRowReader.reads(plan) {
        return try ReferringRowReader.models(of: request.statement, plan, db)
      }
      var loader = GraphLoader(db)
      let roots = try loader.load(request.statement, plan)
      var builder = GraphBuilder(loader)
      return try builder.models(RowDecoder.self, of: roots)
    }
  }

  private func preparedRequest(_ db: Database, _ plan: TablePlan) throws -> PreparedRequest {
    let request = try makePreparedRequest(db, forSingleResult: false)
    guard request.adapter == nil else {
      throw ModelDatabaseError(
        .invalidTable, table: plan.name, "the request adapts its rows: use 'fetchAll'")
    }
    try plan.requireAllClasses(in: RowDecoder.self)
    try plan.requireColumns(missingIn: request.statement.columnNames, db)
    return request
  }

  /// Passes the models of a request to a closure one by one; memory is bounded by one model.
  ///
  /// A model with relations is an error, because related models are loaded for many rows at once.
  ///
  /// - Parameters:
  ///   - db: The database.
  ///   - body: The closure, called with each model. An error that it throws ends the iteration.
  /// - Throws: `ModelDatabaseError` with table, column and row; errors of `body`, as `other`.
  public func forEachModel(
    _ db: Database, _ body: (RowDecoder) throws -> Void
  ) throws(ModelDatabaseError) {
    let plan = try TablePlan.of(RowDecoder.self)
    try ModelDatabaseError.catching(table: plan.name) {
      var reader = try StatementReader<RowDecoder>(try preparedRequest(db, plan).statement, plan)
      while try reader.next() {
        for model in reader.take() { try body(model) }
      }
    }
  }
}

extension Database {
  /// Fetches all models of a table.
  ///
  /// - Parameter type: The type of the models.
  /// - Returns: The models, in SQLite's order.
  /// - Throws: `ModelDatabaseError` with table, column and row.
  public func fetchModels<Model: DatabaseModel>(
    _ type: Model.Type = Model.self
  ) throws(ModelDatabaseError) -> [Model] { try Model.all().fetchModels(self) }
}
#endif
