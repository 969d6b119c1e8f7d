#if GRDB
import GRDB
import MaquetteCore

/// The models of a table's rows that other rows refer to: each is decoded once.
class RelatedModels {
  let plan: TablePlan

  /// The keys of the rows, in the order in which they were first needed.
  final private(set) var keys: [SQLValue] = []
  private var positions = KeyPositions()

  /// The number of keys whose rows have been loaded.
  private var loaded = 0

  fileprivate init(_ plan: TablePlan) { self.plan = plan }

  /// Creates the models of a table; `type` is its model.
  static func of<Model: DatabaseModel>(_ plan: TablePlan, _ type: Model.Type) -> RelatedModels {
    TypedModels<Model>(plan)
  }

  /// Whether a property holds models of a type, or optionals of it.
  static func fit<Model: DatabaseModel>(_ type: Model.Type, _ property: PlainProperty) -> Bool {
    property.type == Model.self || property.type == Model?.self
  }

  /// The position of the row with a key, which `load` loads if necessary.
  final func position(of key: SQLValue) -> Int {
    if let known = positions[key] { return known }
    positions[key] = keys.count
    keys.append(key)
    return keys.count - 1
  }

  /// The position of the row with a key; nil if no row refers to it.
  fileprivate final func knownPosition(of key: SQLValue) -> Int? { positions[key] }

  /// Loads the rows that are not loaded yet, with one query for 500 keys.
  ///
  /// - Parameters:
  ///   - db: The database.
  ///   - outer: The table whose rows refer to these, for errors.
  final func load(_ db: Database, for outer: TablePlan) throws {
    while loaded < keys.count {
      let chunk = keys[loaded..<min(loaded + GraphLoader.keysInQuery, keys.count)]
      let marks = Array(repeating: "?", count: chunk.count).joined(separator: ", ")
      let statement = try BoundStatement(
        db,
        "SELECT \(plan.list(plan.columns.indices)) FROM \(plan.quotedName) WHERE "
          + "\(plan.list(plan.key)) IN (\(marks))")
      try statement.bind(chunk)
      do {
        try read(statement.statement)
      } catch var error as ModelDatabaseError {
        // The index of a row in this query means nothing to the caller.
        error.row = nil
        error.message = error.message ?? "a row to which '\(outer.name)' refers"
        throw error
      }
      loaded = chunk.endIndex
    }
  }

  /// Decodes the rows of a statement.
  fileprivate func read(_ statement: Statement) throws { preconditionFailure("abstract") }

  /// Initializes a property to a model.
  ///
  /// - Parameters:
  ///   - property: A property that holds models of the table, or optionals of them.
  ///   - fields: The struct with the property.
  ///   - position: The position of the model.
  /// - Returns: False if there is no such row.
  func initialize(
    _ property: PlainProperty, of fields: inout PlainFields, toModelAt position: Int
  ) -> Bool { preconditionFailure("abstract") }
}

/// The models of one type.
private final class TypedModels<Model: DatabaseModel>: RelatedModels {
  private var models: [Model] = []

  /// The index of the model of each position; -1 if there is none.
  private var indices: [Int] = []

  override func read(_ statement: Statement) throws {
    while indices.count < keys.count { indices.append(-1) }
    var reader = try StatementReader<Model>(statement, plan)
    var count = models.count
    while try reader.next() {
      if let position = knownPosition(of: reader[plan.key[0]]) { indices[position] = count }
      count += 1
    }
    models += reader.take()
  }

  override func initialize(
    _ property: PlainProperty, of fields: inout PlainFields, toModelAt position: Int
  ) -> Bool {
    let index = indices[position]
    guard index >= 0 else { return false }
    if property.type == Model.self {
      fields.initialize(property, to: models[index])
    } else {
      fields.initialize(property, to: Optional(models[index]))
    }
    return true
  }
}

/// Positions by key; most keys are integers, which are faster to look up.
private struct KeyPositions {
  private var integers: [Int64: Int] = [:]
  private var others: [SQLValue: Int] = [:]

  subscript(key: SQLValue) -> Int? {
    get {
      if case .integer(let value) = key { return integers[value] }
      return others[key]
    }
    set {
      if case .integer(let value) = key {
        integers[value] = newValue
      } else {
        others[key] = newValue
      }
    }
  }
}
#endif
