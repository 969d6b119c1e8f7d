#if GRDB
public import GRDB

/// What is to be done for a database to have the tables of some models: to be read before it is run.
///
/// ```swift
/// let plan = try queue.read { db in try SchemaPlan(for: Tweet.self, User.self, in: db) }
/// print(plan)
/// try queue.writeWithoutTransaction { db in try plan.run(db, confirming: ["drop column tweet.old"]) }
/// ```
///
/// Columns are matched by their names, and by the former names that the models declare; nothing is guessed.
/// Tables, columns and indexes that the models do not declare stay.
public struct SchemaPlan: Sendable, CustomStringConvertible {
  /// How sure it is that a step loses nothing.
  public enum Risk: String, Sendable, Hashable {
    /// It loses nothing, whatever the rows hold.
    case safe

    /// It loses nothing as long as no row stands against it, which is looked at again when it is run.
    case checked

    /// It may lose data, so it is run only if it is confirmed.
    case dangerous

    /// It cannot be run: something has to be changed before.
    case impossible
  }

  /// One thing to do.
  public struct Step: Sendable, Hashable {
    /// What is done, and by what the step is confirmed: `drop column tweet.old`.
    public let name: String

    /// How sure it is that nothing is lost.
    public internal(set) var risk: Risk

    /// Why the step is needed, or what stands against it.
    public internal(set) var reason: String?

    /// The statements, in their order.
    public internal(set) var sql: [String] = []

    /// Counts the rows that stand against the step.
    var offenders: String?

    /// Whether a table is made anew.
    var recreates = false
  }

  /// The steps, in their order.
  public let steps: [Step]

  /// The version that the database has when the plan has run; nil if versions are not kept.
  public let version: Int?

  /// All that the database declared when the plan was made.
  let fingerprint: String

  /// Whether nothing is to be done.
  public var isEmpty: Bool { steps.isEmpty }

  /// Finds what is to be done.
  ///
  /// - Parameters:
  ///   - models: The models; those to which they have relations among them.
  ///   - db: The database, which is only read.
  ///   - version: The version of the models, which the database keeps as `user_version`; nil to keep none.
  ///   - removesColumns: Whether columns that the models do not declare are dropped, which is dangerous.
  /// - Throws: `ModelDatabaseError`: `newerVersion` if the database is of a newer version, `invalidTable` for
  ///   a description that does not fit its model.
  public init(
    for models: any DatabaseModel.Type..., in db: Database, version: Int? = nil,
    removesColumns: Bool = false
  ) throws(ModelDatabaseError) {
    let schema = try DatabaseSchema(models)
    self.version = version
    (steps, fingerprint) = try ModelDatabaseError.catching(table: nil) {
      try Self.check(version, db)
      var comparison = SchemaComparison(db, removesColumns: removesColumns)
      for table in schema.tables { try comparison.compare(table) }
      return (comparison.steps, try Self.fingerprint(of: db))
    }
  }

  static func check(_ version: Int?, _ db: Database) throws {
    guard let version else { return }
    let found = try Int.fetchOne(db, sql: "PRAGMA user_version") ?? 0
    guard found <= version else {
      throw ModelDatabaseError(
        .newerVersion, "the database has version \(found), the models have \(version)")
    }
  }

  static func fingerprint(of db: Database) throws -> String {
    let statements = try String?.fetchAll(
      db, sql: "SELECT sql FROM sqlite_master WHERE name NOT LIKE 'grdb_%' ORDER BY type, name")
    return statements.compactMap { $0 }.joined(separator: ";\n")
  }

  /// The steps, one after the other, with their risks and statements.
  public var description: String {
    if steps.isEmpty { return "nothing to do" }
    return steps.map { step in
      let head = "\(step.name) (\(step.risk.rawValue))" + (step.reason.map { ": " + $0 } ?? "")
      return ([head] + step.sql.map { "  " + $0.replacing("\n", with: "\n  ") })
        .joined(separator: "\n")
    }.joined(separator: "\n")
  }
}
#endif
