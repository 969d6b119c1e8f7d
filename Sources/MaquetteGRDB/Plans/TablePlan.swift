#if GRDB
import MaquetteCore

/// The table of a model, worked out once: columns, keys, indexes, relations.
final class TablePlan: Sendable {
  let model: any DatabaseModel.Type
  let name: String
  let columns: [ColumnPlan]
  let relations: [RelationPlan]

  /// The positions of the columns of the primary key.
  let key: [Int]

  /// The column that SQLite numbers if it is not given: a single key of integers.
  let rowIDColumn: Int?

  /// The columns of unique indexes.
  let uniqueKeys: [[Int]]

  /// The columns of other indexes.
  let indexes: [[Int]]

  /// The names of relations that no other format maps: weak references to objects.
  let aloneProperties: [String]

  /// The columns by their names in lower case, which SQLite does not tell apart from others.
  let positions: [String: Int]

  /// Whether trees of the model are written through a sink: for objects with tables of their own, and for
  /// dictionaries in JSON, whose keys are then in the same order each time.
  let needsSink: Bool

  private static let cache = TypeCache<Result<TablePlan, ModelDatabaseError>>()

  /// The plan of a model.
  ///
  /// - Throws: `invalidTable` if the description of the table does not fit the model.
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

  /// The columns by which the row of a received model is found: of the first unique index, else the key.
  var identity: [Int] { uniqueKeys.first ?? key }

  /// The table's name as SQL has it.
  var quotedName: String { name.quotedIdentifier }

  /// The names of columns as SQL has them, with commas.
  func list(_ positions: some Sequence<Int>) -> String {
    positions.map { columns[$0].name.quotedIdentifier }.joined(separator: ", ")
  }

  /// The names of columns with commas, for errors.
  func names(_ positions: some Sequence<Int>) -> String {
    positions.map { columns[$0].name }.joined(separator: ", ")
  }
}

extension DatabaseModel {
  /// The model that the table is made for: the base class of a cluster, or the model itself.
  static var tableModel: any DatabaseModel.Type {
    func base<C: ClassCluster>(_ cluster: C.Type) -> (any DatabaseModel.Type)? {
      C.ClusterBase.self as? any DatabaseModel.Type
    }
    return (Self.self as? any ClassCluster.Type).flatMap { base($0) } ?? Self.self
  }
}

extension String {
  /// The text as a name in SQL, whatever it holds.
  var quotedIdentifier: String {
    "\"" + split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\"\"")
      + "\""
  }
}
#endif
