#if GRDB
import GRDB

/// What may prevent a step of a plan: rows that do not suit the new table.
struct PlanObstacle: Sendable, Hashable {
  /// Rows that prevent a step for one reason.
  struct Offender: Sendable, Hashable {
    /// The column whose value is wrong; nil if no value is.
    var column: String?

    /// The condition of the rows, in SQL.
    var condition: String
  }

  /// A query that counts the rows, or the keys that several rows have.
  private let count: String

  /// Queries that describe one of them, for each reason.
  private let examples: [String]

  /// Whether keys are counted, and not rows.
  private let isOfKeys: Bool

  /// The rows of a table that a rebuilt one would not accept.
  ///
  /// - Parameter key: The primary key of the rows; empty for the number of the row.
  init(rowsOf table: String, key: [String], _ offenders: [Offender]) {
    let name = table.quotedIdentifier
    count =
      "SELECT count(*) FROM \(name) WHERE "
      + offenders.map { "(\($0.condition))" }.joined(separator: " OR ")
    examples = offenders.compactMap { offender in
      offender.column.map { column in
        let columns = (key.isEmpty ? ["rowid"] : key) + [column]
        return "SELECT \(Self.shown(columns)) FROM \(name) WHERE \(offender.condition) LIMIT 1"
      }
    }
    isOfKeys = false
  }

  /// The keys of a new unique index that several rows have.
  init(keysOf table: String, _ columns: [String]) {
    let list = columns.map(\.quotedIdentifier).joined(separator: ", ")
    let present = columns.map { $0.quotedIdentifier + " IS NOT NULL" }.joined(separator: " AND ")
    let groups =
      "FROM \(table.quotedIdentifier) WHERE \(present) GROUP BY \(list) HAVING count(*) > 1"
    count = "SELECT count(*) FROM (SELECT 1 \(groups))"
    examples = ["SELECT \(Self.shown(columns)) \(groups) LIMIT 1"]
    isOfKeys = true
  }

  /// Returns how many rows prevent the step, and one of them; nil if none does.
  func text(in db: Database) throws -> String? {
    guard let count = try Int.fetchOne(db, sql: count), count > 0 else { return nil }
    let head =
      isOfKeys
      ? "\(count) \(count == 1 ? "key has" : "keys have") several rows"
      : "\(count) \(count == 1 ? "row prevents" : "rows prevent") it"
    for example in examples {
      guard let text = try String.fetchOne(db, sql: example) else { continue }
      return head + (count == 1 ? ": " : ", for example ") + text
    }
    return head
  }

  /// An expression for the names and values of columns; long values are cut.
  private static func shown(_ columns: [String]) -> String {
    columns.map { column in
      "'\(column.replacing("'", with: "''")) ' || substr(quote(\(column.quotedIdentifier)), 1, 80)"
    }.joined(separator: " || ', ' || ")
  }
}
#endif
