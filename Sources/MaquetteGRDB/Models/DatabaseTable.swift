#if GRDB
public import MaquetteCore

/// A description of a model's table, as far as it does not follow from the model.
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
  /// The name of the table; nil for the name of the model with a lowercase first letter.
  public let name: String?

  /// The rule that derives the names of columns from those of properties.
  public let naming: NamingRule

  /// The entries for properties.
  let entries: [TableEntry]

  /// Creates a description with a table name.
  ///
  /// - Parameters:
  ///   - name: The name of the table.
  ///   - naming: The rule that derives the names of columns from those of properties.
  ///   - entries: Entries for properties. `createTables`, `SchemaPlan` and the first use of the
  ///     model throw an error for an invalid entry.
  public init(_ name: String, naming: NamingRule = .unchanged, _ entries: TableEntry...) {
    self.name = name
    self.naming = naming
    self.entries = entries
  }

  /// Creates a description with the default table name: the name of the model with a lowercase
  /// first letter.
  ///
  /// - Parameters:
  ///   - naming: The rule that derives the names of columns from those of properties.
  ///   - entries: Entries for properties. `createTables`, `SchemaPlan` and the first use of the
  ///     model throw an error for an invalid entry.
  public init(naming: NamingRule = .unchanged, _ entries: TableEntry...) {
    name = nil
    self.naming = naming
    self.entries = entries
  }

  /// The default name of a model's table.
  static func name(for schema: ModelSchema) -> String {
    schema.name.prefix(1).lowercased() + schema.name.dropFirst()
  }
}
#endif
