#if GRDB
import GRDB
import MaquetteCore

/// A table that links rows of two others, from the view of one of them.
struct JoinTable {
  /// A row of the table.
  struct Link {
    var own: SQLValue
    var other: SQLValue
    var order: SQLValue
  }

  private let db: Database
  private let plan: JoinPlan
  private let name: String
  private let ownKey: String
  private let otherKey: String

  init(_ db: Database, _ plan: JoinPlan) {
    self.db = db
    self.plan = plan
    name = plan.table.quotedIdentifier
    ownKey = plan.ownKey.quotedIdentifier
    otherKey = plan.otherKey.quotedIdentifier
  }

  /// The links of rows, in the order of each row.
  ///
  /// Links that the other side created have no position, and come last.
  func links(of keys: [SQLValue]) throws -> [Link] {
    let order = plan.order?.quotedIdentifier
    let sorting = (order.map { [$0 + " IS NULL", $0] } ?? []) + [otherKey]
    var links: [Link] = []
    for start in stride(from: 0, to: keys.count, by: GraphLoader.keysInQuery) {
      let chunk = keys[start..<min(start + GraphLoader.keysInQuery, keys.count)]
      let marks = Array(repeating: "?", count: chunk.count).joined(separator: ", ")
      let statement = try BoundStatement(
        db,
        "SELECT \(ownKey), \(otherKey), \(order ?? "NULL") FROM \(name) WHERE \(ownKey) IN (\(marks)) "
          + "ORDER BY " + sorting.joined(separator: ", "))
      try statement.bind(chunk)
      let cursor = try Row.fetchCursor(statement.statement)
      let row = CurrentRow(statement.statement)
      while try cursor.next() != nil {
        guard let own = row[0], let other = row[1], let order = row[2] else {
          throw ModelDatabaseError(MappingError(.invalidUTF8), table: plan.table)
        }
        links.append(Link(own: own, other: other, order: order))
      }
    }
    return links
  }

  /// Deletes a link.
  func delete(_ link: Link) throws {
    try execute("DELETE FROM \(name) WHERE \(ownKey) = ? AND \(otherKey) = ?", link.own, link.other)
  }

  func insert(_ link: Link) throws {
    guard let order = plan.order?.quotedIdentifier else {
      return try execute(
        "INSERT INTO \(name) (\(ownKey), \(otherKey)) VALUES (?, ?)", link.own, link.other)
    }
    try execute(
      "INSERT INTO \(name) (\(ownKey), \(otherKey), \(order)) VALUES (?, ?, ?)", link.own,
      link.other, link.order)
  }

  /// Sets the position of a link.
  func update(_ link: Link) throws {
    guard let order = plan.order?.quotedIdentifier else { return }
    try execute(
      "UPDATE \(name) SET \(order) = ? WHERE \(ownKey) = ? AND \(otherKey) = ?", link.order,
      link.own, link.other)
  }

  private func execute(_ sql: String, _ values: SQLValue...) throws {
    do {
      let statement = try BoundStatement(db, sql)
      try statement.bind(values)
      try statement.statement.execute()
    } catch {
      throw ModelDatabaseError(error, table: plan.table)
    }
  }
}
#endif
