#if GRDB
import GRDB
import MaquetteCore

/// Writes rows of one table; each statement is prepared once.
final class TableWriter {
  let plan: TablePlan
  private let db: Database
  private var insertion: BoundStatement?

  /// The statement that finds the row with a key, and the columns of that key.
  private var lookUp: (key: [Int], statement: BoundStatement)?
  private var encoder: RowEncoder

  init(_ db: Database, _ plan: TablePlan) {
    self.db = db
    self.plan = plan
    encoder = RowEncoder(plan)
  }

  /// The values of a model's columns.
  func values(of model: some DatabaseModel) throws(ModelDatabaseError) -> [SQLValue] {
    try encoder.values(of: model)
  }

  /// The values of the columns in the tree of a model.
  func values(in tree: AnyValue) throws(ModelDatabaseError) -> [SQLValue] {
    do throws(MappingError) {
      return try encoder.values(in: tree)
    } catch {
      throw ModelDatabaseError(writing: error, in: plan)
    }
  }

  /// Inserts a row.
  ///
  /// - Returns: The row ID.
  @discardableResult
  func insert(_ values: [SQLValue]) throws -> Int64 {
    let statement: BoundStatement
    if let insertion {
      statement = insertion
      statement.rewind()
    } else {
      let marks = Array(repeating: "?", count: plan.columns.count).joined(separator: ", ")
      statement = try BoundStatement(
        db,
        plan.columns.isEmpty
          ? "INSERT INTO \(plan.quotedName) DEFAULT VALUES"
          : "INSERT INTO \(plan.quotedName) (\(plan.list(plan.columns.indices))) VALUES (\(marks))"
      )
      insertion = statement
    }
    try statement.bind(values)
    do {
      try statement.statement.execute()
    } catch {
      // A statement that failed is not used again.
      insertion = nil
      throw try told(error, values)
    }
    return db.lastInsertedRowID
  }

  /// Updates some columns of the row with a key.
  ///
  /// - Parameters:
  ///   - changed: The changed columns.
  ///   - values: The values of all columns.
  ///   - key: The values of the primary key.
  /// - Returns: Whether the row exists.
  func update(_ changed: [Int], _ values: [SQLValue], where key: [SQLValue]) throws -> Bool {
    guard !changed.isEmpty else { return try exists(key) }
    let assignments = changed.map { plan.columns[$0].name.quotedIdentifier + " = ?" }
    let statement = try BoundStatement(
      db,
      "UPDATE \(plan.quotedName) SET \(assignments.joined(separator: ", ")) WHERE "
        + condition(plan.key))
    try statement.bind(changed.map { values[$0] } + key)
    do {
      try statement.statement.execute()
    } catch {
      throw try told(error, values)
    }
    return db.changesCount > 0
  }

  /// Deletes the row with a key.
  ///
  /// - Returns: Whether the row existed.
  func delete(where key: [SQLValue]) throws -> Bool {
    let statement = try BoundStatement(
      db, "DELETE FROM \(plan.quotedName) WHERE " + condition(plan.key))
    try statement.bind(key)
    try statement.statement.execute()
    return db.changesCount > 0
  }

  func exists(_ key: [SQLValue]) throws -> Bool {
    try !rows([], where: plan.key, are: key, limit: 1).isEmpty
  }

  /// The values of columns in the rows with a key.
  ///
  /// - Parameters:
  ///   - columns: The requested columns.
  ///   - key: The columns of the key.
  ///   - values: Their values; NULL matches NULL.
  ///   - limit: The maximum number of rows.
  func rows(
    _ columns: [Int], where key: [Int], are values: [SQLValue], limit: Int
  ) throws -> [[SQLValue]] {
    let isWhole = columns.count == plan.columns.count && limit == 2
    let statement: BoundStatement
    if isWhole, let lookUp, lookUp.key == key {
      statement = lookUp.statement
      statement.rewind()
    } else {
      let list = columns.isEmpty ? "1" : plan.list(columns)
      statement = try BoundStatement(
        db, "SELECT \(list) FROM \(plan.quotedName) WHERE \(condition(key)) LIMIT \(limit)")
      if isWhole { lookUp = (key, statement) }
    }
    try statement.bind(values)
    let cursor = try Row.fetchCursor(statement.statement)
    let row = CurrentRow(statement.statement)
    var rows: [[SQLValue]] = []
    while try cursor.next() != nil {
      rows.append(
        try columns.indices.map { index in
          guard let value = row[index] else {
            throw ModelDatabaseError(
              MappingError(.invalidUTF8), in: plan, column: plan.columns[columns[index]].name)
          }
          return value
        })
    }
    return rows
  }

  /// A condition that compares columns with bound values.
  private func condition(_ columns: [Int]) -> String {
    columns.map { plan.columns[$0].name.quotedIdentifier + " IS ?" }.joined(separator: " AND ")
  }

  /// Adds the values of the existing key to an error.
  private func told(_ error: any Error, _ values: [SQLValue]) throws -> ModelDatabaseError {
    var told = ModelDatabaseError(error, table: plan.name)
    guard told.code == .constraintViolated, let column = told.column else { return told }
    let names = column.split(separator: ", ").map { $0.lowercased() }
    let key = names.compactMap { plan.positions[$0] }.map { values[$0].shown }
    if !key.isEmpty { told.message = "found " + key.joined(separator: ", ") }
    return told
  }
}

extension TablePlan {
  /// The values of the primary key among those of all columns.
  func keyValues(of values: [SQLValue]) throws(ModelDatabaseError) -> [SQLValue] {
    guard !key.isEmpty else {
      throw ModelDatabaseError(.missingKey, table: name, "the model has no primary key")
    }
    let values = key.map { values[$0] }
    guard !values.contains(.null) else {
      throw ModelDatabaseError(.missingKey, table: name, column: names(key), "the key is nil")
    }
    return values
  }

  /// The columns that are not part of the primary key.
  var valueColumns: [Int] { columns.indices.filter { !key.contains($0) } }
}

extension ModelDatabaseError {
  init(_ error: MappingError, in plan: TablePlan, column: String) {
    self.init(error, table: plan.name)
    self.column = column
  }
}
#endif
