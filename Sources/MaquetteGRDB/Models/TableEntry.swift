#if GRDB
/// An entry of a table description for one or more properties.
public struct TableEntry: Sendable {
  enum Kind: Sendable {
    case column(ColumnOptions)
    case ignored
    case flattened(prefix: String)
    case unique
    case index
    case toOne(column: String?, onDelete: DeleteAction)
    case toMany(foreignKey: String, order: String?, unlinked: UnlinkedRows)
    case manyToMany(JoinOptions)

    /// The name of the function that creates the entry.
    var name: String {
      switch self {
      case .column(let options): options.isKey ? "key" : "column"
      case .ignored: "ignored"
      case .flattened: "flattened"
      case .unique: "unique"
      case .index: "index"
      case .toOne: "toOne"
      case .toMany: "toMany"
      case .manyToMany: "manyToMany"
      }
    }

    var isRelation: Bool {
      switch self {
      case .toOne, .toMany, .manyToMany: true
      default: false
      }
    }
  }

  struct ColumnOptions: Sendable {
    var name: String?
    var storage: ColumnStorage?
    var isKey = false
    var formerNames: [String] = []
  }

  struct JoinOptions: Sendable {
    var table: String
    var ownKey: String?
    var otherKey: String?
    var order: String?
  }

  let kind: Kind

  /// The names of the properties; nil for a key path that does not contain the name.
  let properties: [String?]

  /// The properties as they are written, for errors.
  let references: [String]

  private init(_ kind: Kind, _ properties: [any PropertyReference]) {
    self.kind = kind
    self.properties = properties.map(\.__propertyName)
    references = properties.map { "\($0)" }
  }

  /// Sets the name and the storage of a property's column.
  ///
  /// - Parameters:
  ///   - property: The property: a key path, or its name.
  ///   - name: The name of the column; nil for the name that the table's rule derives.
  ///   - storage: The storage of the values; nil for the default of the type.
  ///   - formerNames: Names of the column in older databases, which a schema plan renames.
  public static func column(
    _ property: some PropertyReference, _ name: String? = nil, as storage: ColumnStorage? = nil,
    formerly formerNames: String...
  ) -> Self {
    Self(
      .column(.init(name: name, storage: storage, formerNames: formerNames)), [property])
  }

  /// Makes a property the primary key, or a part of it if several properties are.
  ///
  /// Without such an entry the property `id` is the key.
  ///
  /// - Parameters:
  ///   - property: The property: a key path, or its name.
  ///   - name: The name of the column; nil for the name that the table's rule derives.
  ///   - storage: The storage of the values; nil for the default of the type.
  public static func key(
    _ property: some PropertyReference, _ name: String? = nil, as storage: ColumnStorage? = nil
  ) -> Self {
    Self(.column(.init(name: name, storage: storage, isKey: true)), [property])
  }

  /// Excludes a property from the database.
  ///
  /// - Parameter property: The property: a key path, or its name. It must have an initial value or
  ///   be an optional.
  public static func ignored(_ property: some PropertyReference) -> Self {
    Self(.ignored, [property])
  }

  /// Stores each property of a nested model in its own column.
  ///
  /// An optional model whose columns are all NULL is nil.
  ///
  /// - Parameters:
  ///   - property: The property: a key path, or its name.
  ///   - prefix: The prefix of the columns' names.
  public static func flattened(_ property: some PropertyReference, prefix: String) -> Self {
    Self(.flattened(prefix: prefix), [property])
  }

  /// Adds a unique index, by which received models find their rows.
  ///
  /// - Parameter properties: The properties of the index.
  public static func unique(_ properties: any PropertyReference...) -> Self {
    Self(.unique, properties)
  }

  /// Adds an index.
  ///
  /// - Parameter properties: The properties, in the order of the index.
  public static func index(_ properties: any PropertyReference...) -> Self {
    Self(.index, properties)
  }

  /// Stores a related model in its own table, and its key in a column of this row.
  ///
  /// - Parameters:
  ///   - property: A property whose type is a model with a table and a single key, or an optional
  ///     of it.
  ///   - column: The column with the key; nil for the property's column name and `_id`.
  ///   - action: What happens to this row when the related row is deleted.
  public static func toOne(
    _ property: some PropertyReference, _ column: String? = nil,
    onDelete action: DeleteAction = .refuse
  ) -> Self {
    Self(.toOne(column: column, onDelete: action), [property])
  }

  /// Stores related models as rows of another table that have the key of this row.
  ///
  /// - Parameters:
  ///   - property: A property that is an array or a set of a model with a table.
  ///   - foreignKey: The column of the other table with the key of this row.
  ///   - order: The column of the other table with the position; nil if there is none.
  ///   - unlinked: What happens to rows that no longer belong to this row.
  public static func toMany(
    _ property: some PropertyReference, foreignKey: String, order: String? = nil,
    unlinked: UnlinkedRows = .setNull
  ) -> Self {
    Self(.toMany(foreignKey: foreignKey, order: order, unlinked: unlinked), [property])
  }

  /// Stores related models as rows of another table, each of which may belong to several rows of
  /// this one.
  ///
  /// A join table has a row for each link with the keys of both rows, which together are its
  /// primary key. The model on the other side may declare the same table for the other direction.
  /// Links that a received model no longer contains are deleted; the linked rows stay.
  ///
  /// - Parameters:
  ///   - property: A property that is an array or a set of a model with a table and a single key.
  ///   - table: The join table, which `createTables` and plans create.
  ///   - ownKey: Its column with the key of this row; nil for the name of this table and `_id`.
  ///   - otherKey: Its column with the key of the other row; nil for the name of that table and `_id`.
  ///   - order: Its column with the position in the array; nil if there is none.
  public static func manyToMany(
    _ property: some PropertyReference, through table: String, ownKey: String? = nil,
    otherKey: String? = nil, order: String? = nil
  ) -> Self {
    Self(
      .manyToMany(.init(table: table, ownKey: ownKey, otherKey: otherKey, order: order)),
      [property])
  }
}

/// What happens to a row when a row that it refers to is deleted.
public enum DeleteAction: String, Sendable, Hashable {
  /// The deletion fails.
  case refuse = "RESTRICT"

  /// The row is also deleted.
  case cascade = "CASCADE"

  /// The reference becomes NULL.
  case setNull = "SET NULL"
}

/// What happens to rows that a received model no longer contains.
public enum UnlinkedRows: Sendable, Hashable {
  /// Their reference becomes NULL.
  case setNull

  /// The rows are deleted.
  case delete

  /// The change fails.
  case refuse
}
#endif
