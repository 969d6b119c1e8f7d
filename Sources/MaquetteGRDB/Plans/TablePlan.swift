#if GRDB
import MaquetteCore

/// The table of a model, computed once: columns, keys, indexes, relations.
final class TablePlan: Sendable {
  let model: any DatabaseModel.Type
  let name: String
  let columns: [ColumnPlan]
  let relations: [RelationPlan]

  /// The indices of the columns of the primary key.
  let key: [Int]

  /// The column that SQLite numbers if it has no value: a single integer key.
  let rowIDColumn: Int?

  /// The columns of unique indexes.
  let uniqueKeys: [[Int]]

  /// The columns of other indexes.
  let indexes: [[Int]]

  /// The names of relations that only the database maps: weak references to objects.
  let aloneProperties: [String]

  /// The indices of columns by lowercase name, because SQLite ignores case.
  let positions: [String: Int]

  /// Whether encoding the model needs a sink: for objects with their own tables, and for
  /// dictionaries stored as JSON, to give their keys a stable order.
  let needsSink: Bool

  private static let cache = TypeCache<Result<TablePlan, ModelDatabaseError>>()

  /// The plan of a model.
  ///
  /// - Throws: `invalidTable` if the description of the table does not match the model.
  static func of(_ model: any DatabaseModel.Type) throws(ModelDatabaseError) -> TablePlan {
    let model = model.tableModel
    return try cache.value(of: model) {
      do throws(ModelDatabaseError) {
        var builder = TablePlanBuilder(model)
        try builder.build()
        return .success(try TablePlan(builder))
      } catch {
        return .failure(error)
      }
    }.get()
  }

  private init(_ builder: TablePlanBuilder) throws(ModelDatabaseError) {
    model = builder.model
    name = builder.name
    columns = builder.columns
    relations = builder.relations
    for name in [name] + columns.map(\.name) { try builder.check(name) }
    var positions: [String: Int] = [:]
    for (position, column) in columns.enumerated() {
      guard positions.updateValue(position, forKey: column.name.lowercased()) == nil else {
        throw builder.error("two columns '\(column.name)'", column: column.name)
      }
    }
    self.positions = positions
    key = builder.key
    aloneProperties = builder.aloneProperties
    uniqueKeys = builder.uniqueKeys
    indexes = builder.indexes
    rowIDColumn = key.count == 1 && columns[key[0]].storage == .integer ? key[0] : nil
    needsSink =
      relations.contains { $0.target is AnyClass }
      || columns.contains { $0.storage == .json || $0.storage == .any }
  }

  /// The columns of the primary key.
  var keyColumns: [ColumnPlan] { key.map { columns[$0] } }

  /// The columns that find the row of a received model: those of the first unique index, otherwise
  /// the key.
  var identity: [Int] { uniqueKeys.first ?? key }

  /// The quoted name of the table.
  var quotedName: String { name.quotedIdentifier }

  /// The quoted names of columns, separated by commas.
  func list(_ positions: some Sequence<Int>) -> String {
    positions.map { columns[$0].name.quotedIdentifier }.joined(separator: ", ")
  }

  /// The names of columns, separated by commas, for errors.
  func names(_ positions: some Sequence<Int>) -> String {
    positions.map { columns[$0].name }.joined(separator: ", ")
  }
}

extension DatabaseModel {
  /// The model that defines the table: the base class of a cluster, or the model itself.
  static var tableModel: any DatabaseModel.Type {
    func base<C: ClassCluster>(_ cluster: C.Type) -> (any DatabaseModel.Type)? {
      C.ClusterBase.self as? any DatabaseModel.Type
    }
    return (Self.self as? any ClassCluster.Type).flatMap { base($0) } ?? Self.self
  }
}

extension String {
  /// The text as a quoted SQL identifier.
  var quotedIdentifier: String {
    "\"" + split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\"\"")
      + "\""
  }
}
#endif
