#if GRDB
import GRDB
import MaquetteCore

/// Loads rows of related tables, with one query for each relation and 500 keys.
struct GraphLoader {
  /// A row, and its related rows.
  struct Node {
    let table: Int
    let tree: AnyValue

    /// The values of the primary key.
    let key: [SQLValue]

    /// The keys of to-one relations, by the index of the relation.
    var keys: [Int: SQLValue] = [:]

    /// The nodes of to-many relations, by the index of the relation.
    var members: [Int: [Int]] = [:]
  }

  /// The loaded rows of a table.
  struct Table {
    let plan: TablePlan

    /// The nodes of the rows by primary key.
    var nodes: [[SQLValue]: Int] = [:]
  }

  private let db: Database
  private(set) var tables: [Table] = []
  private(set) var nodes: [Node] = []

  /// Rows whose relations are not loaded yet, by table.
  private var waiting: [(table: Int, nodes: [Int])] = []

  /// The maximum number of keys in a query.
  static let keysInQuery = 500

  init(_ db: Database) { self.db = db }

  /// Loads the rows of a request and all related rows.
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

  /// The node of the row with a key.
  func node(of table: TablePlan, key: SQLValue) -> Int? {
    tables.first { $0.plan.model == table.model }?.nodes[[key]]
  }

  // MARK: Rows

  /// Reads rows; a row that is already loaded keeps its first values.
  ///
  /// - Returns: The node of each row, and the value of the extra column after those of the table,
  ///   if there is one.
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

  /// The name of the result column with the key of the owner.
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

  /// Sets the members of owners to an empty array.
  ///
  /// - Returns: The owners by key.
  private mutating func beginMembers(of owners: [Int], _ relation: Int) -> [SQLValue: Int] {
    var ownerOfKey: [SQLValue: Int] = [:]
    for owner in owners where nodes[owner].key.count == 1 {
      ownerOfKey[nodes[owner].key[0]] = owner
      nodes[owner].members[relation] = []
    }
    return ownerOfKey
  }

  /// Loads the rows with some keys, except those already loaded.
  private mutating func loadRows(
    _ keys: Set<SQLValue>, of table: Int, _ plan: TablePlan
  ) throws {
    let unknown = keys.filter { tables[table].nodes[[$0]] == nil }
    _ = try load(table, plan, where: plan.columns[plan.key[0]].name, among: Array(unknown), nil)
  }

  /// Loads the rows that have one of some values in a column.
  private mutating func load(
    _ table: Int, _ plan: TablePlan, where column: String, among keys: [SQLValue],
    _ order: String?
  ) throws -> [(node: Int, owner: SQLValue)] {
    var all: [(node: Int, owner: SQLValue)] = []
    for start in stride(from: 0, to: keys.count, by: Self.keysInQuery) {
      let chunk = keys[start..<min(start + Self.keysInQuery, keys.count)]
      let marks = Array(repeating: "?", count: chunk.count).joined(separator: ", ")
      // Rows without an order column are sorted by primary key.
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
