#if GRDB
import GRDB

/// Links rows to their owners, and unlinks rows that no longer belong to them.
///
/// It collects the links of all models before it unlinks the first row. A row may move from one
/// owner to another, and a link of two directions may be known to only one side.
struct MembershipLinker {
  /// The identity of a link: a row and its foreign key, or both keys of a join table.
  private struct Claim: Hashable {
    let table: String
    let columns: [String]
    let values: [SQLValue]
  }

  /// The new and the previous members of an owner.
  private struct Entry {
    let membership: Membership
    var members: [[SQLValue]]

    /// The previous positions of the members, by key.
    var places: [[SQLValue]: SQLValue] = [:]
  }

  private let db: Database
  private var entries: [Entry] = []
  private var positions: [Membership.Owner: Int] = [:]

  /// The links in any of the models.
  private var claims: Set<Claim> = []

  /// The existing rows of join tables.
  private var present: Set<Claim> = []

  init(_ db: Database) { self.db = db }

  /// Adds the members of an owner; the last call for an owner counts.
  mutating func add(_ membership: Membership, _ members: [[SQLValue]]) throws {
    var known: Set<[SQLValue]> = []
    let entry = Entry(
      membership: membership, members: members.filter { known.insert($0).inserted })
    if let position = positions.updateValue(entries.count, forKey: membership.owner) {
      positions[membership.owner] = position
      entries[position] = entry
    } else {
      entries.append(entry)
    }
  }

  mutating func link() throws {
    for entry in entries {
      for member in entry.members { claims.insert(claim(of: member, entry.membership)) }
    }
    for index in entries.indices {
      try telling(entries[index].membership) { try unlink(index) }
    }
    for entry in entries { try telling(entry.membership) { try link(entry) } }
  }

  private func telling(_ membership: Membership, _ work: () throws -> Void) throws {
    do {
      try work()
    } catch {
      throw ModelDatabaseError(error, table: membership.target.name).at(row: membership.model)
    }
  }

  private func claim(of member: [SQLValue], _ membership: Membership) -> Claim {
    switch membership.kind {
    case .manyToMany(let join):
      let values = [membership.owner.key] + member
      return Claim(
        table: join.table, columns: join.key,
        values: join.key[0] == join.ownKey ? values : values.reversed())
    case .toMany(let foreignKey, _, _):
      return Claim(table: membership.target.name, columns: [foreignKey], values: member)
    case .toOne: return Claim(table: membership.target.name, columns: [], values: member)
    }
  }

  // MARK: What was linked

  /// Unlinks the rows that no longer belong to an owner, and records the others.
  private mutating func unlink(_ index: Int) throws {
    let membership = entries[index].membership
    var kept: [[SQLValue]] = []
    let members = Set(entries[index].members)
    for (key, place) in try linked(to: membership) {
      let claim = claim(of: key, membership)
      if members.contains(key) || membership.isAppended || claims.contains(claim) {
        entries[index].places[key] = place
        if membership.isAppended { kept.append(key) }
        present.insert(claim)
      } else {
        try unlink(key, membership)
      }
    }
    if membership.isAppended {
      let known = Set(kept)
      entries[index].members = kept + entries[index].members.filter { !known.contains($0) }
    }
  }

  /// The keys of the current members of an owner, and their positions, in order.
  private func linked(
    to membership: Membership
  ) throws -> [(key: [SQLValue], place: SQLValue)] {
    switch membership.kind {
    case .toOne: return []
    case .manyToMany(let join):
      return try JoinTable(db, join).links(of: [membership.owner.key]).map {
        ([$0.other], $0.order)
      }
    case .toMany(let foreignKey, let order, _):
      let target = membership.target
      let order = order?.quotedIdentifier
      let sorting = (order.map { [$0 + " IS NULL", $0] } ?? []) + [target.list(target.key)]
      let statement = try BoundStatement(
        db,
        "SELECT \(target.list(target.key)), \(order ?? "NULL") FROM \(target.quotedName) WHERE "
          + "\(foreignKey.quotedIdentifier) = ? ORDER BY " + sorting.joined(separator: ", "))
      try statement.bind([membership.owner.key])
      let cursor = try Row.fetchCursor(statement.statement)
      let row = CurrentRow(statement.statement)
      var rows: [([SQLValue], SQLValue)] = []
      while try cursor.next() != nil {
        rows.append((target.key.indices.map { row[$0] ?? .null }, row[target.key.count] ?? .null))
      }
      return rows
    }
  }

  private func unlink(_ key: [SQLValue], _ membership: Membership) throws {
    switch membership.kind {
    case .toOne: return
    case .manyToMany(let join):
      try JoinTable(db, join).delete(.init(own: membership.owner.key, other: key[0], order: .null))
    case .toMany(let foreignKey, _, let unlinked):
      let target = membership.target
      let sql: String
      switch unlinked {
      case .setNull:
        sql = "UPDATE \(target.quotedName) SET \(foreignKey.quotedIdentifier) = NULL WHERE "
      case .delete: sql = "DELETE FROM \(target.quotedName) WHERE "
      case .refuse:
        throw ModelDatabaseError(
          .danglingRelation, table: target.name, column: foreignKey,
          "the row \(key.map(\.shown).joined(separator: ", ")) is no longer among those of "
            + membership.owner.key.shown)
      }
      try execute(sql + target.keyCondition, key)
    }
  }

  // MARK: What is linked

  private mutating func link(_ entry: Entry) throws {
    switch entry.membership.kind {
    case .toOne: return
    case .manyToMany(let join): try link(entry, by: join)
    case .toMany(let foreignKey, let order, _): try link(entry, foreignKey, order)
    }
  }

  private func link(_ entry: Entry, _ foreignKey: String, _ order: String?) throws {
    let target = entry.membership.target
    let names = [foreignKey, order].compactMap { $0?.quotedIdentifier }
    let sql =
      "UPDATE \(target.quotedName) SET " + names.map { $0 + " = ?" }.joined(separator: ", ")
      + " WHERE " + target.keyCondition
    for (position, key) in entry.members.enumerated() {
      let place = order == nil ? .null : SQLValue.integer(Int64(position))
      if let old = entry.places[key], old == place { continue }
      try execute(sql, [entry.membership.owner.key] + (order == nil ? [] : [place]) + key)
    }
  }

  private mutating func link(_ entry: Entry, by join: JoinPlan) throws {
    let table = JoinTable(db, join)
    for (position, key) in entry.members.enumerated() {
      let place = join.order == nil ? .null : SQLValue.integer(Int64(position))
      let link = JoinTable.Link(own: entry.membership.owner.key, other: key[0], order: place)
      if present.insert(claim(of: key, entry.membership)).inserted {
        try table.insert(link)
      } else if entry.places[key, default: .null] != place {
        try table.update(link)
      }
    }
  }

  private func execute(_ sql: String, _ values: [SQLValue]) throws {
    let statement = try BoundStatement(db, sql)
    try statement.bind(values)
    try statement.statement.execute()
  }
}

extension TablePlan {
  /// A condition that compares the columns of the primary key with bound values.
  fileprivate var keyCondition: String {
    key.map { columns[$0].name.quotedIdentifier + " IS ?" }.joined(separator: " AND ")
  }
}
#endif
