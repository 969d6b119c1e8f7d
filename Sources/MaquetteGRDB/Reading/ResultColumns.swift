#if GRDB
/// The columns of a result that has rows of a table, among others perhaps.
struct ResultColumns {
  /// The tree that a row becomes, without what it is related to.
  private(set) var template = RowTemplate()

  /// The columns that have the primary key; empty if the result lacks one of them.
  let key: [Int]

  /// The columns that have the keys of other rows, by the numbers of the relations.
  private(set) var references: [(relation: Int, column: Int)] = []

  /// Looks up the columns.
  ///
  /// - Throws: `missingColumn` if one is missing without which there is no model.
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
#endif
