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
  public init(row: Row) throws { try self.init(columnsOf: row) }

  private init(columnsOf row: Row) throws {
    let plan = try TablePlan.of(Self.self)
    try plan.requireAllClasses(in: Self.self)
    var reader = try RowReader(Array(row.columnNames), plan)
    self = try reader.read(Self.self, BoxedRow(row: row))
  }

  /// Encodes the model to the columns of a record.
  ///
  /// - Throws: `ModelDatabaseError`.
  public func encode(to container: inout PersistenceContainer) throws {
    try encodeColumns(to: &container)
  }

  private func encodeColumns(to container: inout PersistenceContainer) throws {
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

// A model may also be `Codable`. Without these, GRDB's requirements for `Codable` records would be
// as good a choice as those above, which the compiler rejects.

extension DatabaseModel where Self: Decodable {
  /// Decodes a model from a GRDB row, by its table.
  ///
  /// - Throws: `ModelDatabaseError`.
  public init(row: Row) throws { try self.init(columnsOf: row) }
}

extension DatabaseModel where Self: Encodable {
  /// Encodes the model to the columns of a record, by its table.
  ///
  /// - Throws: `ModelDatabaseError`.
  public func encode(to container: inout PersistenceContainer) throws {
    try encodeColumns(to: &container)
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
