#if GRDB
import GRDB

/// The columns of a query result that contains rows of a table, perhaps among other columns.
struct ResultColumns {
  /// The tree of a row, without related rows.
  private(set) var template = RowTemplate()

  /// The columns of the primary key; empty if the result lacks one of them.
  let key: [Int]

  /// The columns with the keys of other rows, and the indices of their relations.
  private(set) var references: [(relation: Int, column: Int)] = []

  /// Looks up the columns.
  ///
  /// - Throws: `missingColumn` if the model cannot be decoded without a missing column.
  init(_ names: [String], _ plan: TablePlan) throws(ModelDatabaseError) {
    var found: [Int: Int] = [:]
    for (column, name) in names.enumerated() {
      guard let position = plan.positions[name.lowercased()], found[position] == nil else {
        continue
      }
      found[position] = column
      if let relation = plan.columns[position].relation {
        references.append((relation, column))
      } else {
        template.add(column, plan.columns[position])
      }
    }
    for (position, column) in plan.columns.enumerated()
    where found[position] == nil && (!column.isOptional || column.relation != nil) {
      throw ModelDatabaseError(
        .missingColumn, table: plan.name, column: column.name, "the result has no such column")
    }
    let key = plan.key.compactMap { found[$0] }
    self.key = key.count == plan.key.count ? key : []
  }
}

extension TablePlan {
  /// Checks that the table has the columns that a result lacks.
  ///
  /// A request may select some columns; but what the table lacks cannot be nil, because it cannot
  /// be stored.
  func requireColumns(missingIn names: [String], _ db: Database) throws {
    let selected = Set(names.map { $0.lowercased() })
    let missing = columns.filter { !selected.contains($0.name.lowercased()) }
    guard !missing.isEmpty, try db.tableExists(name) else { return }
    let existing = Set(try db.columns(in: name).map { $0.name.lowercased() })
    guard let column = missing.first(where: { !existing.contains($0.name.lowercased()) }) else {
      return
    }
    throw ModelDatabaseError(
      .missingColumn, table: name, column: column.name, "the table has no such column")
  }

  /// Checks that a model is not one of several classes of the table, as which the rows of all of them would be
  /// decoded.
  func requireAllClasses(in type: any DatabaseModel.Type) throws(ModelDatabaseError) {
    guard type != model else { return }
    throw ModelDatabaseError(
      .invalidTable, table: name, "'\(type)' shares the table with other classes: fetch '\(model)'")
  }
}
#endif
