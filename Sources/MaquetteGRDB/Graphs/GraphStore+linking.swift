#if GRDB
import GRDB
import MaquetteCore

/// A reference of a row to another one that was not there yet.
struct PostponedReference {
  let plan: TablePlan
  let key: [SQLValue]
  let column: Int
  let object: Int
}

/// The rows that belong to another one.
struct Membership {
  enum Member {
    case row([SQLValue])
    case object(Int)
  }

  let owner: SQLValue
  let target: TablePlan
  let members: [Member]
  let foreignKey: String
  let order: String?
  let unlinked: UnlinkedRows
}

extension GraphStore {
  /// Sets the references between rows, which are all there now.
  mutating func link() throws {
    for reference in references {
      guard let key = keys[reference.object]?.first else { continue }
      var values = [SQLValue](repeating: .null, count: reference.plan.columns.count)
      values[reference.column] = key
      _ = try writer(of: reference.plan)?.update([reference.column], values, where: reference.key)
    }
    references = []
    for membership in memberships { try link(membership) }
    memberships = []
  }

  private func link(_ membership: Membership) throws {
    let members = membership.members.compactMap { member -> [SQLValue]? in
      switch member {
      case .row(let key): key
      case .object(let number): keys[number]
      }
    }
    let known = Set(members)
    for key in try linkedRows(membership) where !known.contains(key) {
      try unlink(key, membership)
    }
    let names = [membership.foreignKey, membership.order].compactMap { $0?.quotedIdentifier }
    let sql =
      "UPDATE \(membership.target.quotedName) SET "
      + names.map { $0 + " = ?" }.joined(separator: ", ") + " WHERE "
      + membership.target.keyCondition + " AND ("
      + names.map { $0 + " IS NOT ?" }.joined(separator: " OR ") + ")"
    for (position, key) in members.enumerated() {
      let statement = try BoundStatement(db, sql)
      var values = [membership.owner]
      if membership.order != nil { values.append(.integer(Int64(position))) }
      try statement.bind(values + key + values)
      try statement.statement.execute()
    }
  }

  /// The keys of the rows that belong to the owner so far.
  private func linkedRows(_ membership: Membership) throws -> [[SQLValue]] {
    let target = membership.target
    let statement = try BoundStatement(
      db,
      "SELECT \(target.list(target.key)) FROM \(target.quotedName) WHERE "
        + membership.foreignKey.quotedIdentifier + " = ?")
    try statement.bind([membership.owner])
    let cursor = try Row.fetchCursor(statement.statement)
    let row = CurrentRow(statement.statement)
    var keys: [[SQLValue]] = []
    while try cursor.next() != nil { keys.append(target.key.indices.map { row[$0] ?? .null }) }
    return keys
  }

  private func unlink(_ key: [SQLValue], _ membership: Membership) throws {
    let target = membership.target
    let sql: String
    switch membership.unlinked {
    case .setNull:
      sql =
        "UPDATE \(target.quotedName) SET \(membership.foreignKey.quotedIdentifier) = NULL WHERE "
    case .delete: sql = "DELETE FROM \(target.quotedName) WHERE "
    case .refuse:
      throw ModelDatabaseError(
        .danglingRelation, table: target.name, column: membership.foreignKey,
        "the row \(key.map(\.shown).joined(separator: ", ")) is no longer among those of "
          + membership.owner.shown)
    }
    let statement = try BoundStatement(db, sql + target.keyCondition)
    try statement.bind(key)
    try statement.statement.execute()
  }
}

extension TablePlan {
  /// A condition that the columns of the primary key have the values that are bound next.
  fileprivate var keyCondition: String {
    key.map { columns[$0].name.quotedIdentifier + " IS ?" }.joined(separator: " AND ")
  }
}
#endif
