#if GRDB
public import GRDB

/// The changes that a database needs for the tables of some models, to review before running them.
///
/// ```swift
/// let plan = try queue.read { db in try SchemaPlan(for: Tweet.self, User.self, in: db) }
/// print(plan)
/// try queue.writeWithoutTransaction { db in try plan.run(db, confirming: ["drop column tweet.old"]) }
/// ```
///
/// Columns are matched by name, and by the former names that the models declare; nothing is
/// guessed. Tables, columns and indexes that the models do not declare stay.
public struct SchemaPlan: Sendable, CustomStringConvertible {
  /// The risk that a step loses data.
  public enum Risk: String, Sendable, Hashable {
    /// The step never loses data.
    case safe

    /// The step loses no data unless existing rows prevent it, which is checked again when it runs.
    case checked

    /// The step may lose data, and runs only if it is confirmed.
    case dangerous

    /// The step cannot run until something else changes.
    case impossible
  }

  /// A step of a plan.
  public struct Step: Sendable, Hashable {
    /// The description that also confirms the step, such as `drop column tweet.old`.
    public let name: String

    /// The risk that the step loses data.
    public internal(set) var risk: Risk

    /// Why the step is needed, or what prevents it.
    public internal(set) var reason: String?

    /// The SQL statements in order.
    public internal(set) var sql: [String] = []

    /// The rows that may prevent the step.
    var obstacle: PlanObstacle?

    /// Whether the step rebuilds a table.
    var recreates = false
  }

  /// The steps in order.
  public let steps: [Step]

  /// The version of the database after the plan has run; nil if versions are not used.
  public let version: Int?

  /// The complete schema of the database when the plan was made.
  let fingerprint: String

  /// Whether no step is needed.
  public var isEmpty: Bool { steps.isEmpty }

  /// Creates a plan.
  ///
  /// - Parameters:
  ///   - models: The models, including those to which they have relations.
  ///   - db: The database, which is only read.
  ///   - version: The version of the models, which the database stores as `user_version`; nil to
  ///     use none.
  ///   - removesColumns: Whether to drop columns that the models do not declare, which is
  ///     dangerous.
  /// - Throws: `ModelDatabaseError`: `newerVersion` if the version of the database is newer,
  ///   `invalidTable` for a description that does not match its model.
  public init(
    for models: any DatabaseModel.Type..., in db: Database, version: Int? = nil,
    removesColumns: Bool = false
  ) throws(ModelDatabaseError) {
    let schema = try DatabaseSchema(models)
    self.version = version
    (steps, fingerprint) = try ModelDatabaseError.catching(table: nil) {
      try Self.check(version, db)
      // First: a change by another connection while the tables are compared makes the plan stale.
      let fingerprint = try Self.fingerprint(of: db)
      var comparison = SchemaComparison(db, removesColumns: removesColumns)
      for table in schema.tables { try comparison.compare(table) }
      return (comparison.steps, fingerprint)
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

  /// The steps with their risks and statements.
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
