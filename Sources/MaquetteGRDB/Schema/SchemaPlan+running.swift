#if GRDB
public import GRDB

extension SchemaPlan {
  /// Runs the whole plan, or nothing after an error.
  ///
  /// A plan that rebuilds a table must disable foreign key constraints while it runs. Run it
  /// outside of a transaction, because it begins its own, or in a migration of `DatabaseMigrator`.
  ///
  /// - Parameters:
  ///   - db: The database.
  ///   - confirmed: The names of dangerous steps to run.
  /// - Throws: `ModelDatabaseError`: `unconfirmedStep` for a dangerous step that is not confirmed,
  ///   and for a step that existing rows prevent; `stalePlan` if the tables of the database changed
  ///   since the plan was made; `danglingRelation` if a reference would have no row;
  ///   `newerVersion`.
  public func run(
    _ db: Database, confirming confirmed: Set<String> = []
  ) throws(ModelDatabaseError) {
    try ModelDatabaseError.catching(table: nil) {
      for step in steps {
        let isOpen = step.risk == .dangerous && !confirmed.contains(step.name)
        guard isOpen || step.risk == .impossible else { continue }
        throw ModelDatabaseError(
          .unconfirmedStep,
          "'\(step.name)' is \(step.risk.rawValue)"
            + (step.reason.map { ": " + $0 } ?? ""))
      }
      guard steps.contains(where: \.recreates) else { return try alone(db) { try runSteps(db) } }
      try withoutForeignKeys(db) { try runSteps(db) }
    }
  }

  /// Runs all or nothing, and keeps other connections from writing meanwhile.
  private func alone(_ db: Database, _ work: () throws -> Void) throws {
    if db.isInsideTransaction {
      try db.inSavepoint {
        try work()
        return .commit
      }
    } else {
      try db.inTransaction(.immediate) {
        try work()
        return .commit
      }
    }
  }

  private func withoutForeignKeys(_ db: Database, _ work: () throws -> Void) throws {
    let areOn = try Bool.fetchOne(db, sql: "PRAGMA foreign_keys") ?? false
    if db.isInsideTransaction {
      // SQLite does not disable them in a transaction, and dropping a table would delete referring
      // rows.
      guard !areOn else {
        throw ModelDatabaseError(
          .unconfirmedStep,
          "the plan rebuilds a table: run it outside a transaction, or in a migration")
      }
      return try alone(db, work)
    }
    if areOn { try db.execute(sql: "PRAGMA foreign_keys = OFF") }
    defer { if areOn { try? db.execute(sql: "PRAGMA foreign_keys = ON") } }
    try alone(db, work)
  }

  private func runSteps(_ db: Database) throws {
    guard try Self.fingerprint(of: db) == fingerprint else {
      throw ModelDatabaseError(.stalePlan, "the tables have changed since the plan was created")
    }
    try Self.check(version, db)
    // Otherwise SQLite checks the views while a table that they use is being rebuilt.
    let isLegacy = try Bool.fetchOne(db, sql: "PRAGMA legacy_alter_table") ?? false
    let isChanged = steps.contains(where: \.recreates) && !isLegacy
    if isChanged { try db.execute(sql: "PRAGMA legacy_alter_table = ON") }
    defer { if isChanged { try? db.execute(sql: "PRAGMA legacy_alter_table = OFF") } }
    for step in steps {
      if let obstacle = try step.obstacle?.text(in: db) {
        throw ModelDatabaseError(.unconfirmedStep, "'\(step.name)': \(obstacle)")
      }
      for sql in step.sql { try db.execute(sql: sql) }
    }
    if steps.contains(where: \.recreates), let violation = try db.foreignKeyViolations().next() {
      throw ModelDatabaseError(
        .danglingRelation, table: violation.originTable,
        "rows would refer to missing rows in '\(violation.destinationTable)'")
    }
    if let version { try db.execute(sql: "PRAGMA user_version = \(version)") }
  }
}
#endif
