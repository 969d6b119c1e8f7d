#if GRDB
import GRDB

/// Computes the steps from the tables of a database to those of models.
struct SchemaComparison {
  private let db: Database
  private let removesColumns: Bool
  private(set) var steps: [SchemaPlan.Step] = []

  init(_ db: Database, removesColumns: Bool) {
    self.db = db
    self.removesColumns = removesColumns
  }

  mutating func compare(_ table: TableSchema) throws {
    guard try db.tableExists(table.name) else {
      steps.append(
        .init(
          name: "create table \(table.name)", risk: .safe,
          sql: [table.createSQL()] + table.indexes.map { $0.sql(in: table.name) }))
      return
    }
    var existing = try TableSchema(reading: table.name, in: db)
    renameColumns(of: &existing, for: table)
    try compareColumns(table, existing)
    try compareIndexes(table, existing)
  }

  // MARK: Columns

  private mutating func renameColumns(of existing: inout TableSchema, for table: TableSchema) {
    for column in table.columns where existing.column(column.name) == nil {
      guard
        let old = column.formerNames.first(where: {
          existing.column($0) != nil && table.column($0) == nil
        }),
        let index = existing.columns.firstIndex(where: { $0.name.lowercased() == old.lowercased() })
      else { continue }
      steps.append(
        .init(
          name: "rename column \(table.name).\(existing.columns[index].name) to \(column.name)",
          risk: .safe,
          sql: [
            "ALTER TABLE \(table.name.quotedIdentifier) RENAME COLUMN "
              + "\(existing.columns[index].name.quotedIdentifier) TO \(column.name.quotedIdentifier)"
          ]))
      let former = existing.columns[index].name
      existing.columns[index].name = column.name
      existing.key = existing.key.map { $0 == former ? column.name : $0 }
      for index in existing.foreignKeys.indices where existing.foreignKeys[index].column == former {
        existing.foreignKeys[index].column = column.name
      }
      for index in existing.indexes.indices {
        existing.indexes[index].columns = existing.indexes[index].columns.map {
          $0 == former ? column.name : $0
        }
      }
    }
  }

  private mutating func compareColumns(_ table: TableSchema, _ existing: TableSchema) throws {
    let added = table.columns.filter { existing.column($0.name) == nil }
    let extra = existing.columns.filter { table.column($0.name) == nil }
    let recreation = try self.recreation(of: existing, as: table, added)
    if let recreation {
      steps.append(recreation)
    } else {
      for column in added {
        let key = table.foreignKeys.first { $0.column == column.name }
        let reference = key.map { " " + $0.reference } ?? ""
        var step = SchemaPlan.Step(name: "add column \(table.name).\(column.name)", risk: .safe)
        step.sql = [
          "ALTER TABLE \(table.name.quotedIdentifier) ADD COLUMN \(column.sql)\(reference)"
        ]
        if column.isNullByDefault, column.defaultSQL == nil {
          step.reason =
            "existing rows have NULL, which is decoded as the initial value, but which no query for "
            + "that value finds: update them if you need that"
        }
        if let similar = extra.first(where: {
          ColumnAffinity($0.type) == ColumnAffinity(column.type)
        }), !removesColumns {
          step.risk = .dangerous
          step.reason =
            "if it is '\(similar.name)' with a new name, declare 'formerly: \"\(similar.name)\"'"
        }
        steps.append(step)
      }
    }
    try compareStorages(table, existing)
    guard removesColumns else { return }
    for column in extra where !existing.key.contains(column.name) {
      steps.append(
        .init(
          name: "drop column \(table.name).\(column.name)", risk: .dangerous,
          reason: "its values are lost",
          sql: [
            "ALTER TABLE \(table.name.quotedIdentifier) DROP COLUMN \(column.name.quotedIdentifier)"
          ]))
    }
  }

  /// Adds a step for values that were stored in another form, which models may decode, but which no query finds.
  private mutating func compareStorages(_ table: TableSchema, _ existing: TableSchema) throws {
    let names = Set(try db.columns(in: table.name).map { $0.name.lowercased() })
    for column in table.columns where names.contains(column.name.lowercased()) {
      // Of a table that was made for the storage, no row is read.
      guard let storage = column.storage, let others = storage.otherTypes,
        let own = existing.column(column.name),
        ColumnAffinity(own.type) != ColumnAffinity(column.type)
      else { continue }
      let condition = "typeof(\(own.name.quotedIdentifier)) IN (\(others))"
      let values = PlanObstacle(
        rowsOf: table.name, key: existing.key, [.init(column: own.name, condition: condition)])
      guard let found = try values.text(in: db) else { continue }
      steps.append(
        .init(
          name: "keep values of \(table.name).\(own.name)", risk: .dangerous,
          reason:
            "they are not stored as \(storage.rawValue): queries do not find them, and the unit of a date "
            + "may differ, so update them first; \(found)"))
    }
  }

  // MARK: Making a table anew

  /// The step that rebuilds a table, if a difference requires it.
  private func recreation(
    of existing: TableSchema, as table: TableSchema, _ added: [TableSchema.Column]
  ) throws -> SchemaPlan.Step? {
    var step = SchemaPlan.Step(name: "rebuild table \(table.name)", risk: .safe, recreates: true)
    var reasons: [String] = []
    var offenders: [PlanObstacle.Offender] = []
    for column in added where column.isNotNull {
      reasons.append("'\(column.name)' is new and requires a value that existing rows lack")
      offenders.append(.init(condition: "1"))
    }
    for column in table.columns {
      guard let own = existing.column(column.name) else { continue }
      let name = own.name.quotedIdentifier
      if !ColumnAffinity.holds(own.type, valuesOf: column.type) {
        reasons.append("'\(column.name)' changes from \(own.type) to \(column.type)")
        if column.type != "TEXT" {
          offenders.append(
            .init(
              column: own.name,
              condition: "typeof(\(name)) = 'text' "
                + "AND CAST(CAST(\(name) AS \(column.type)) AS TEXT) <> \(name)"))
        }
        if ColumnAffinity(column.type) == .integer {
          offenders.append(
            .init(
              column: own.name,
              condition: "typeof(\(name)) = 'real' AND CAST(\(name) AS INTEGER) <> \(name)"))
        }
      }
      let isKey = table.key.contains(column.name)
      if column.isNotNull, !own.isNotNull, !isKey {
        reasons.append("'\(column.name)' needs a value")
        offenders.append(.init(column: own.name, condition: "\(name) IS NULL"))
      } else if !column.isNotNull, own.isNotNull, !isKey {
        reasons.append("'\(column.name)' may be NULL")
      }
    }
    let isNew = { (key: TableSchema.ForeignKey) in
      existing.column(key.column) != nil
        && !existing.foreignKeys.contains {
          $0.column.lowercased() == key.column.lowercased()
            && $0.table.lowercased() == key.table.lowercased() && $0.deletes(like: key)
        }
    }
    for key in table.foreignKeys where isNew(key) {
      reasons.append("'\(key.column)' refers to '\(key.table)'")
      if try db.tableExists(key.table) {
        let column = key.column.quotedIdentifier
        offenders.append(
          .init(
            column: key.column,
            condition: "\(column) IS NOT NULL AND \(column) NOT IN (SELECT "
              + "\(key.target.quotedIdentifier) FROM \(key.table.quotedIdentifier))"))
      }
    }
    let keyChanges = existing.key.map { $0.lowercased() } != table.key.map { $0.lowercased() }
    if keyChanges { reasons.append("the primary key changes") }
    guard !reasons.isEmpty else { return nil }
    try fill(&step, existing, table, added)
    if !offenders.isEmpty {
      let obstacle = PlanObstacle(rowsOf: table.name, key: existing.key, offenders)
      step.obstacle = obstacle
      let isRenamed = steps.contains { $0.name.hasPrefix("rename column \(table.name).") }
      let found = step.sql.isEmpty || isRenamed ? nil : try obstacle.text(in: db)
      if let found { reasons.append(found) }
      step.risk = found == nil ? .checked : .impossible
    }
    let unitChanges = table.columns.contains { column in
      // Seconds and milliseconds are numbers, which say nothing about their unit.
      [.unixSeconds, .unixMilliseconds].contains(column.storage)
        && existing.column(column.name).map {
          !ColumnAffinity.holds($0.type, valuesOf: column.type)
        }
          == true
    }
    if keyChanges || unitChanges, step.risk != .impossible { step.risk = .dangerous }
    var unknown = UnknownTableParts.words(in: try TableSchema.sql(of: table.name, in: db))
    if existing.hasWideReferences { unknown.append("references of several columns") }
    if !unknown.isEmpty {
      step.risk = .impossible
      reasons.append("the rebuilt table would lose: \(unknown.joined(separator: ", "))")
    }
    step.reason = reasons.joined(separator: "; ")
    return step
  }

  /// Adds the statements that rebuild a table.
  ///
  /// What the models do not declare stays: columns and references, defaults of columns, types that
  /// hold the declared values, and what happens to references when a key changes. Indexes and
  /// triggers are created again.
  private func fill(
    _ step: inout SchemaPlan.Step, _ existing: TableSchema, _ table: TableSchema,
    _ added: [TableSchema.Column]
  ) throws {
    var wanted = table
    for index in wanted.columns.indices {
      guard let own = existing.column(wanted.columns[index].name) else { continue }
      wanted.columns[index].defaultSQL = own.defaultSQL ?? wanted.columns[index].defaultSQL
      if ColumnAffinity.holds(own.type, valuesOf: wanted.columns[index].type) {
        wanted.columns[index].type = own.type
      }
    }
    for index in wanted.foreignKeys.indices {
      let key = wanted.foreignKeys[index]
      guard
        let own = existing.foreignKeys.first(where: {
          $0.column.lowercased() == key.column.lowercased()
            && $0.table.lowercased() == key.table.lowercased()
        })
      else { continue }
      if own.deletes(like: key) {
        wanted.foreignKeys[index] = own
      } else {
        wanted.foreignKeys[index].onUpdate = own.onUpdate
      }
    }
    wanted.columns += existing.columns.filter { table.column($0.name) == nil }
    wanted.foreignKeys += existing.foreignKeys.filter { key in
      !table.foreignKeys.contains { $0.column.lowercased() == key.column.lowercased() }
    }
    let names = wanted.columns.filter { existing.column($0.name) != nil }
      .map(\.name.quotedIdentifier).joined(separator: ", ")
    let (name, temporary) = (table.name.quotedIdentifier, "maquette new \(table.name)")
    let others = try String.fetchAll(
      db,
      sql: "SELECT sql FROM sqlite_master WHERE lower(tbl_name) = lower(?) AND sql IS NOT NULL "
        + "AND type IN ('index', 'trigger') ORDER BY type, name",
      arguments: [table.name])
    step.sql =
      [
        wanted.createSQL(as: temporary),
        "INSERT INTO \(temporary.quotedIdentifier) (\(names)) SELECT \(names) FROM \(name)",
        "DROP TABLE \(name)", "ALTER TABLE \(temporary.quotedIdentifier) RENAME TO \(name)",
      ] + others
  }

  // MARK: Indexes

  private mutating func compareIndexes(_ table: TableSchema, _ existing: TableSchema) throws {
    let isKnown = { (index: TableSchema.Index) in
      existing.indexes.contains {
        $0.isUnique == index.isUnique
          && $0.columns.map { $0.lowercased() } == index.columns.map { $0.lowercased() }
      } || index.isUnique && index.columns == existing.key
    }
    for index in table.indexes where !isKnown(index) {
      var step = SchemaPlan.Step(
        name: "create index \(index.name(in: table.name))", risk: .safe,
        sql: [index.sql(in: table.name)])
      if index.isUnique {
        step.risk = .checked
        let obstacle = PlanObstacle(keysOf: table.name, index.columns)
        step.obstacle = obstacle
        let areThere = try index.columns.allSatisfy { name in
          try db.columns(in: table.name).contains { $0.name.lowercased() == name.lowercased() }
        }
        if areThere, let found = try obstacle.text(in: db) {
          step.risk = .impossible
          step.reason = found
        }
      }
      steps.append(step)
    }
    for index in try db.indexes(on: table.name) {
      let own = TableSchema.Index(columns: index.columns, isUnique: index.isUnique)
      // The name identifies an index that some version of the models declared.
      guard index.name == own.name(in: table.name), !table.indexes.contains(own) else { continue }
      steps.append(
        .init(
          name: "drop index \(index.name)", risk: .safe,
          sql: ["DROP INDEX \(index.name.quotedIdentifier)"]))
    }
  }
}
#endif
