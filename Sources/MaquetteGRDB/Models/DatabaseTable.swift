#if GRDB
public import MaquetteCore

/// How a model is kept in a table: what its declaration does not say by itself.
///
/// ```swift
/// extension Tweet: DatabaseModel {
///   static let table = DatabaseTable(
///     "tweet", naming: .snakeCase,
///     .key(\Tweet.id),
///     .column(\Tweet.text, "body"),
///     .column(\Tweet.createdAt, as: .unixMilliseconds),
///     .flattened(\Tweet.place, prefix: "geo_"),
///     .unique(\Tweet.slug))
/// }
/// ```
public struct DatabaseTable: Sendable {
  /// The name of the table; nil for the name of the model, its first letter small.
  public let name: String?

  /// How the names of columns follow from those of properties.
  public let naming: NamingRule

  /// What is said of properties.
  let entries: [TableEntry]

  /// Describes a table.
  ///
  /// - Parameters:
  ///   - name: The name of the table.
  ///   - naming: How the names of columns follow from those of properties.
  ///   - entries: What is said of properties. Mistakes are errors of `createTables` and `SchemaPlan`, and of
  ///     the first use.
  public init(_ name: String, naming: NamingRule = .unchanged, _ entries: TableEntry...) {
    self.name = name
    self.naming = naming
    self.entries = entries
  }

  /// Describes a table whose name is that of the model, its first letter small.
  ///
  /// - Parameters:
  ///   - naming: How the names of columns follow from those of properties.
  ///   - entries: What is said of properties. Mistakes are errors of `createTables` and `SchemaPlan`, and of
  ///     the first use.
  public init(naming: NamingRule = .unchanged, _ entries: TableEntry...) {
    name = nil
    self.naming = naming
    self.entries = entries
  }

  /// The name of the table of a model that does not name it.
  static func name(for schema: ModelSchema) -> String {
    schema.name.prefix(1).lowercased() + schema.name.dropFirst()
  }
}
#endif
