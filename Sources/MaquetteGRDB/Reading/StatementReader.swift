#if GRDB
import GRDB
import MaquetteCore

/// Decodes the models of the rows of a statement, one after the other.
struct StatementReader<Model: DatabaseModel> {
  private let plan: TablePlan
  private let cursor: RowCursor
  private let row: CurrentRow
  private var trees: RowReader

  /// The models that were decoded without trees; nil if models need trees.
  private let buffer: ModelBuffer<Model>?

  /// The models that were decoded from trees.
  private var models: [Model] = []

  /// The number of rows read.
  private var count = 0

  /// Looks up the columns of the result.
  ///
  /// - Throws: `missingColumn` if the model cannot be decoded without a missing column.
  init(_ statement: Statement, _ plan: TablePlan) throws {
    self.plan = plan
    cursor = try Row.fetchCursor(statement)
    row = CurrentRow(statement)
    trees = try RowReader(statement.columnNames, plan)
    buffer = trees.inPlace.map { ModelBuffer($0) }
  }

  /// Decodes the next row.
  ///
  /// - Returns: False if there are no more rows.
  mutating func next() throws -> Bool {
    guard try cursor.next() != nil else { return false }
    if let buffer {
      do throws(MappingError) {
        try buffer.make(row)
      } catch {
        throw ModelDatabaseError(error, in: plan, count)
      }
    } else {
      models.append(try trees.read(Model.self, row))
    }
    count += 1
    return true
  }

  /// Returns the models that were decoded since the last call.
  mutating func take() -> [Model] {
    if let buffer { return buffer.take() }
    defer { models = [] }
    return models
  }

  /// A column of the row that was decoded last.
  subscript(column: Int) -> SQLValue { row[column] ?? .null }
}
#endif
