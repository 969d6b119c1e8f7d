#if GRDB
public import GRDB
import MaquetteCore

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

// The requirements of GRDB's record protocols, so that GRDB's own methods work with models.

extension DatabaseModel {
  /// Decodes a model from a GRDB row.
  ///
  /// - Throws: `ModelDatabaseError`.
  public init(row: Row) throws {
    let plan = try TablePlan.of(Self.self)
    var reader = try RowReader(Array(row.columnNames), plan)
    self = try reader.read(Self.self, BoxedRow(row: row))
  }

  /// Encodes the model to the columns of a record.
  ///
  /// - Throws: `ModelDatabaseError`.
  public func encode(to container: inout PersistenceContainer) throws {
    let plan = try TablePlan.of(Self.self)
    var encoder = RowEncoder(plan)
    let values = try encoder.values(of: self)
    for (column, value) in zip(plan.columns, values) {
      container[column.name] = DatabaseValue(value)
    }
  }

  /// Sets the model's key to the row ID from SQLite.
  public mutating func didInsert(_ inserted: InsertionSuccess) {
    guard let plan = try? TablePlan.of(Self.self), let key = plan.rowIDColumn else { return }
    try? takeKey(inserted.rowID, plan.columns[key])
  }

  /// Sets a key property that is nil.
  mutating func takeKey(_ rowID: Int64, _ column: ColumnPlan) throws(MappingError) {
    guard column.isNullable else { return }
    var patch = AnyValue.number(AnyValue.Number(rowID))
    for key in column.path.reversed() { patch = [key: patch] }
    try ValueMapper().update(&self, from: patch)
  }
}

extension DatabaseValue {
  init(_ value: SQLValue) {
    switch value {
    case .null: self = .null
    case .integer(let value): self = value.databaseValue
    case .real(let value): self = value.databaseValue
    case .text(let text): self = text.databaseValue
    case .blob(let bytes): self = Data(bytes).databaseValue
    }
  }
}
#endif
