#if GRDB
import GRDB
import MaquetteCore

/// Rows of related tables, read by one query a relation and 500 keys, whatever the number of rows.
struct GraphLoader {
  /// A row, and the rows that it is related to.
  struct Node {
    let table: Int
    let tree: AnyValue

    /// The values of the primary key.
    let key: [SQLValue]

    /// What the to-one relations of the table lead to, by their numbers.
    var keys: [Int: SQLValue] = [:]

    /// What the to-many relations of the table lead to, by their numbers.
    var members: [Int: [Int]] = [:]
  }

  /// The rows of a table that have been read.
  struct Table {
    let plan: TablePlan

    /// The nodes of the rows by their primary keys.
    var nodes: [[SQLValue]: Int] = [:]
  }

  private let db: Database
  private(set) var tables: [Table] = []
  private(set) var nodes: [Node] = []

  /// Rows whose relations have not been looked at, by table.
  private var waiting: [(table: Int, nodes: [Int])] = []

  /// How many keys a query names.
  static let keysInQuery = 500

  init(_ db: Database) { self.db = db }

  /// Reads the rows of a request, and all that they are related to.
  ///
  /// - Returns: The nodes of the rows, in the order of the request.
  mutating func load(_ statement: Statement, _ plan: TablePlan) throws -> [Int] {
    let table = number(of: plan)
    let roots = try read(statement, table, plan).map(\.node)
    waiting.append((table, roots))
    while let (table, nodes) = waiting.popLast() {
      for relation in tables[table].plan.relations.indices {
        try loadRelation(relation, of: nodes, in: table)
      }
    }
    return roots
  }

  private mutating func number(of plan: TablePlan) -> Int {
    if let known = tables.firstIndex(where: { $0.plan === plan || $0.plan.model == plan.model }) {
      return known
    }
    tables.append(Table(plan: plan))
    return tables.count - 1
  }

  /// The node of a row by its key.
  func node(of table: TablePlan, key: SQLValue) -> Int? {
    tables.first { $0.plan.model == table.model }?.nodes[[key]]
  }

  // MARK: Rows

  /// Reads rows; one that is known already is taken as it was.
  ///
  /// - Returns: The node of each row, and the value of the column behind those of the table, if there is one.
  private mutating func read(
    _ statement: Statement, _ table: Int, _ plan: TablePlan
  ) throws -> [(node: Int, owner: SQLValue)] {
    let names = statement.columnNames
    let columns = try ResultColumns(names, plan)
    var template = columns.template
    let owner = names.firstIndex(of: Self.ownerColumn)
    let cursor = try Row.fetchCursor(statement)
    let row = CurrentRow(statement)
    var found: [(node: Int, owner: SQLValue)] = []
    while try cursor.next() != nil {
      let key = columns.key.compactMap { row[$0] }
      let owner = owner.flatMap { row[$0] } ?? .null
      if !key.isEmpty, let known = tables[table].nodes[key] {
        found.append((known, owner))
        continue
      }
      do throws(MappingError) {
        var node = Node(table: table, tree: try template.tree(of: row), key: key)
        for (relation, column) in columns.references { node.keys[relation] = row[column] }
        nodes.append(node)
      } catch {
        throw ModelDatabaseError(error, in: plan, found.count)
      }
      if !key.isEmpty { tables[table].nodes[key] = nodes.count - 1 }
      found.append((nodes.count - 1, owner))
    }
    return found
  }

  /// What the result calls the key of the row to which a row belongs.
  private static let ownerColumn = "maquette owner"

  // MARK: Relations

  private mutating func loadRelation(
    _ number: Int, of owners: [Int], in table: Int
  ) throws {
    let relation = tables[table].plan.relations[number]
    let plan = try TablePlan.of(relation.target)
    let target = self.number(of: plan)
    switch relation.kind {
    case .toOne:
      let keys = owners.compactMap { nodes[$0].keys[number] }.filter { !$0.isNull }
      try loadRows(Set(keys), of: target, plan)
    case .toMany(let foreignKey, let order, _):
      let ownerOfKey = beginMembers(of: owners, number)
      let keys = Array(ownerOfKey.keys)
      for (node, key) in try load(target, plan, where: foreignKey, among: keys, order) {
        if let owner = ownerOfKey[key] { nodes[owner].members[number, default: []].append(node) }
      }
    case .manyToMany(let join):
      let ownerOfKey = beginMembers(of: owners, number)
      let links = try JoinTable(db, join).links(of: Array(ownerOfKey.keys))
      try loadRows(Set(links.map(\.other)), of: target, plan)
      for link in links {
        guard let node = tables[target].nodes[[link.other]] else {
          throw ModelDatabaseError(
            .danglingRelation, table: join.table, column: join.otherKey,
            "'\(plan.name)' has no row \(link.other.shown)")
        }
        if let owner = ownerOfKey[link.own] {
          nodes[owner].members[number, default: []].append(node)
        }
      }
    }
  }

  /// Lets owners have no members yet.
  ///
  /// - Returns: The owners by their keys.
  private mutating func beginMembers(of owners: [Int], _ relation: Int) -> [SQLValue: Int] {
    var ownerOfKey: [SQLValue: Int] = [:]
    for owner in owners where nodes[owner].key.count == 1 {
      ownerOfKey[nodes[owner].key[0]] = owner
      nodes[owner].members[relation] = []
    }
    return ownerOfKey
  }

  /// Reads the rows that have one of some keys and are not known yet.
  private mutating func loadRows(
    _ keys: Set<SQLValue>, of table: Int, _ plan: TablePlan
  ) throws {
    let unknown = keys.filter { tables[table].nodes[[$0]] == nil }
    _ = try load(table, plan, where: plan.columns[plan.key[0]].name, among: Array(unknown), nil)
  }

  /// Reads the rows that have one of some values in a column.
  private mutating func load(
    _ table: Int, _ plan: TablePlan, where column: String, among keys: [SQLValue],
    _ order: String?
  ) throws -> [(node: Int, owner: SQLValue)] {
    var all: [(node: Int, owner: SQLValue)] = []
    for start in stride(from: 0, to: keys.count, by: Self.keysInQuery) {
      let chunk = keys[start..<min(start + Self.keysInQuery, keys.count)]
      let marks = Array(repeating: "?", count: chunk.count).joined(separator: ", ")
      // Rows without an order of their own come in that in which they were inserted.
      let sorting = [order?.quotedIdentifier, plan.key.isEmpty ? nil : plan.list(plan.key)]
        .compactMap { $0 }.joined(separator: ", ")
      let statement = try BoundStatement(
        db,
        "SELECT \(plan.list(plan.columns.indices)), \(column.quotedIdentifier) AS "
          + "\(Self.ownerColumn.quotedIdentifier) FROM \(plan.quotedName) WHERE "
          + "\(column.quotedIdentifier) IN (\(marks))"
          + (sorting.isEmpty ? "" : " ORDER BY \(sorting)"))
      try statement.bind(chunk)
      let before = nodes.count
      all += try read(statement.statement, table, plan)
      if nodes.count > before { waiting.append((table, Array(before..<nodes.count))) }
    }
    return all
  }
}
#endif
