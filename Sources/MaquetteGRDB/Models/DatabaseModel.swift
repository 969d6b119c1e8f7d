#if GRDB
public import GRDB
public import MaquetteCore

/// A model whose values are rows of a table in an SQLite database.
///
/// ```swift
/// @Mappable
/// struct Tweet {
///   var id: Int64
///   var text: String
///   var tags: [String] = []
/// }
///
/// extension Tweet: DatabaseModel {}
///
/// try queue.write { db in
///   try db.createTables(for: Tweet.self)
///   try db.insert(Tweet(id: 1, text: "Hello"))
/// }
/// ```
///
/// Each property is a column with the same name; `table` defines exceptions. The model is also a
/// GRDB record, so GRDB's requests, associations and observation work with it.
public protocol DatabaseModel: SchemaProviding, MappingDecodable, MappingEncodable, FetchableRecord,
  MutablePersistableRecord, SendableMetatype
{
  /// The description of the table, as far as it differs from the model.
  static var table: DatabaseTable { get }

  /// The name of the table, which the description gives unless the model does.
  static var databaseTableName: String { get }
}

extension DatabaseModel {
  /// A table that follows from the declaration of the model.
  public static var table: DatabaseTable { DatabaseTable() }

  /// The name of the table.
  public static var databaseTableName: String {
    let model = tableModel
    return model.table.name ?? DatabaseTable.name(for: model.schema)
  }
}
#endif
