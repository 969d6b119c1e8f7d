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
/// Each property is a column of its name; `table` says what is otherwise. The model is a record of GRDB,
/// too: its requests, associations and observation work with it.
public protocol DatabaseModel: SchemaProviding, MappingDecodable, MappingEncodable, FetchableRecord,
  MutablePersistableRecord, SendableMetatype
{
  /// The table, as far as the model does not say it by itself.
  static var table: DatabaseTable { get }
}

extension DatabaseModel {
  /// The table that the declaration of the model describes.
  public static var table: DatabaseTable { DatabaseTable() }

  /// The name of the table.
  public static var databaseTableName: String {
    let model = tableModel
    return model.table.name ?? DatabaseTable.name(for: model.schema)
  }
}
#endif
