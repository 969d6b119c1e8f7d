#if GRDB
import GRDB

/// The schema of a table, existing or required, which plans compare.
struct TableSchema: Sendable, Hashable {
  struct Column: Sendable, Hashable {
    var name: String
    var type: String
    var isNotNull = false
    var defaultSQL: String?
    var formerNames: [String] = []

    /// How models store the values; nil if no property has the column.
    var storage: ColumnStorage?

    /// Whether NULL stands for the initial value of a property that is not optional.
    var isNullByDefault = false

    /// The definition in SQL.
    var sql: String {
      var sql = name.quotedIdentifier
      if !type.isEmpty { sql += " " + type }
      if isNotNull { sql += " NOT NULL" }
      // In parentheses, which only an expression needs, and SQLite does not report.
      if let defaultSQL { sql += " DEFAULT (\(defaultSQL))" }
      return sql
    }
  }

  struct ForeignKey: Sendable, Hashable {
    var column: String
    var table: String
    var target: String

    /// What happens if the row that is referred to is deleted, in SQL.
    var onDelete: String

    /// What happens if the key of that row changes, in SQL.
    var onUpdate = "NO ACTION"

    /// When the constraint is checked, in SQL.
    ///
    /// Constraints that models declare are deferred to the end of a transaction, so that rows that
    /// refer to each other can be inserted.
    var time = "DEFERRABLE INITIALLY DEFERRED"

    /// Whether both have the same effect if the row that is referred to is deleted.
    func deletes(like other: ForeignKey) -> Bool {
      // By default, the deletion fails, too.
      let refusals = ["NO ACTION", "RESTRICT"]
      return onDelete == other.onDelete
        || refusals.contains(onDelete) && refusals.contains(other.onDelete)
    }

    /// The definition in SQL.
    var sql: String { "FOREIGN KEY (\(column.quotedIdentifier)) " + reference }

    /// The definition in SQL, after the column.
    var reference: String {
      var sql = "REFERENCES \(table.quotedIdentifier) (\(target.quotedIdentifier))"
      if onDelete != "NO ACTION" { sql += " ON DELETE " + onDelete }
      if onUpdate != "NO ACTION" { sql += " ON UPDATE " + onUpdate }
      return time.isEmpty ? sql : sql + " " + time
    }
  }

  struct Index: Sendable, Hashable {
    var columns: [String]
    var isUnique: Bool

    /// The name of the index on a table, derived from its columns, so that it is the same in every
    /// database.
    func name(in table: String) -> String {
      ([table] + columns + [isUnique ? "unique" : "index"]).joined(separator: "_")
    }

    func sql(in table: String) -> String {
      "CREATE \(isUnique ? "UNIQUE " : "")INDEX \(name(in: table).quotedIdentifier) ON "
        + "\(table.quotedIdentifier) (\(columns.map(\.quotedIdentifier).joined(separator: ", ")))"
    }
  }

  var name: String
  var columns: [Column]
  var key: [String]
  var foreignKeys: [ForeignKey] = []
  var indexes: [Index] = []

  /// Whether a foreign key has several columns, which plans do not model.
  var hasWideReferences = false

  /// The statement that creates the table, with this name or another one.
  func createSQL(as name: String? = nil) -> String {
    var parts = columns.map(\.sql)
    if !key.isEmpty {
      parts.append("PRIMARY KEY (\(key.map(\.quotedIdentifier).joined(separator: ", ")))")
    }
    parts += foreignKeys.map(\.sql)
    return "CREATE TABLE \((name ?? self.name).quotedIdentifier) (\n  "
      + parts.joined(separator: ",\n  ") + "\n)"
  }
}
#endif
