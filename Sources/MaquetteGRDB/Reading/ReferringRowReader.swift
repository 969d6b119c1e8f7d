#if GRDB
import GRDB
import MaquetteCore

/// Decodes models from trees, without objects, if their rows refer to rows of other tables that
/// refer to no further rows.
///
/// Rows are read in batches. The rows that a batch refers to are loaded with one query for 500
/// keys, once for the whole result. Other rows are dropped after their batch.
struct ReferringRowReader {
  /// The loaded rows of another table, by key.
  private struct Target {
    let plan: TablePlan
    var trees: [SQLValue: AnyValue] = [:]
  }

  /// A relation: its column in the result, its member in the tree, and the table of its rows.
  private struct Reference {
    let relation: Int
    let column: Int
    let member: (group: Int, position: Int)
    let target: Int
  }

  private let db: Database
  private let plan: TablePlan
  private var template: RowTemplate
  private var references: [Reference] = []
  private var targets: [Target] = []
  private var reader = TreeReader(.database)

  /// The slot values and references of the batch, row by row.
  private var values: [AnyValue] = []
  private var keys: [SQLValue] = []
  private var rows = 0

  /// The number of rows before the batch.
  private var rowsBefore = 0

  private static let portion = 500

  /// Whether this reader supports a table: it needs no objects, and its related tables have no
  /// relations.
  static func reads(_ plan: TablePlan) throws(ModelDatabaseError) -> Bool {
    guard !(plan.model is AnyClass) else { return false }
    for relation in plan.relations {
      let target = try TablePlan.of(relation.target)
      guard relation.isToOne, !(target.model is AnyClass), target.relations.isEmpty else {
        return false
      }
    }
    return true
  }

  private init(_ db: Database, _ names: [String], _ plan: TablePlan) throws {
    self.db = db
    self.plan = plan
    let columns = try ResultColumns(names, plan)
    template = columns.template
    for (relation, column) in columns.references {
      let target = try TablePlan.of(plan.relations[relation].target)
      let known = targets.firstIndex { $0.plan.model == target.model }
      if known == nil { targets.append(Target(plan: target)) }
      references.append(
        Reference(
          relation: relation, column: column,
          member: template.addMember(at: plan.relations[relation].path),
          target: known ?? targets.count - 1))
    }
  }

  /// Decodes the models of all rows of a statement.
  static func models<Model: DatabaseModel>(
    of statement: Statement, _ plan: TablePlan, _ db: Database
  ) throws -> [Model] {
    var reader = try ReferringRowReader(db, statement.columnNames, plan)
    let cursor = try Row.fetchCursor(statement)
    let row = CurrentRow(statement)
    var models: [Model] = []
    while try cursor.next() != nil {
      try reader.keep(row)
      if reader.rows == portion { try reader.finish(&models) }
    }
    try reader.finish(&models)
    return models
  }

  /// Keeps a row until its batch is complete.
  private mutating func keep(_ row: CurrentRow) throws(ModelDatabaseError) {
    do throws(MappingError) {
      for slot in template.slots.indices {
        values.append(try template.value(of: row, template.slots[slot]))
      }
    } catch {
      throw ModelDatabaseError(error, in: plan, rowsBefore + rows)
    }
    for index in references.indices { keys.append(row[references[index].column] ?? .null) }
    rows += 1
  }

  /// Creates the models of a batch.
  private mutating func finish<Model: DatabaseModel>(_ models: inout [Model]) throws {
    try readTargets()
    let (slots, width) = (template.slots.count, references.count)
    for row in 0..<rows {
      template.begin()
      for slot in 0..<slots { template.set(values[row * slots + slot], slot) }
      for index in 0..<width {
        let reference = references[index]
        template.set(
          try tree(of: keys[row * width + index], reference), reference.member.group,
          reference.member.position)
      }
      do throws(MappingError) {
        models.append(try reader.read(Model.self, from: template.finish()))
      } catch {
        throw ModelDatabaseError(error, in: plan, rowsBefore + row)
      }
    }
    values.removeAll(keepingCapacity: true)
    keys.removeAll(keepingCapacity: true)
    (rowsBefore, rows) = (rowsBefore + rows, 0)
  }

  private func tree(
    of key: SQLValue, _ reference: Reference
  ) throws(ModelDatabaseError) -> AnyValue {
    if key.isNull { return .null }
    guard let tree = targets[reference.target].trees[key] else {
      throw ModelDatabaseError(dangling: plan.relations[reference.relation], key, from: plan)
    }
    return tree
  }

  // MARK: Other tables

  /// Loads the rows that the batch refers to, except those already loaded.
  private mutating func readTargets() throws {
    for target in targets.indices {
      var unknown: Set<SQLValue> = []
      for index in references.indices where references[index].target == target {
        for position in stride(from: index, to: keys.count, by: references.count) {
          let key = keys[position]
          if !key.isNull, targets[target].trees[key] == nil { unknown.insert(key) }
        }
      }
      let all = Array(unknown)
      for start in stride(from: 0, to: all.count, by: GraphLoader.keysInQuery) {
        try read(all[start..<min(start + GraphLoader.keysInQuery, all.count)], target)
      }
    }
  }

  private mutating func read(_ keys: ArraySlice<SQLValue>, _ target: Int) throws {
    let plan = targets[target].plan
    let marks = Array(repeating: "?", count: keys.count).joined(separator: ", ")
    let statement = try BoundStatement(
      db,
      "SELECT \(plan.list(plan.columns.indices)) FROM \(plan.quotedName) WHERE "
        + "\(plan.list(plan.key)) IN (\(marks))")
    try statement.bind(keys)
    var template = try ResultColumns(statement.statement.columnNames, plan).template
    let cursor = try Row.fetchCursor(statement.statement)
    let row = CurrentRow(statement.statement)
    var count = 0
    while try cursor.next() != nil {
      do throws(MappingError) {
        targets[target].trees[row[plan.key[0]] ?? .null] = try template.tree(of: row)
      } catch {
        throw ModelDatabaseError(error, in: plan, count)
      }
      count += 1
    }
  }
}
#endif
