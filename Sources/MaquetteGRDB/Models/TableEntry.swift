#if GRDB
/// What a table says of a property, or of several.
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

  /// The names of the properties; nil for one whose key path does not tell it.
  let properties: [String?]

  private init(_ kind: Kind, _ properties: [any PropertyReference]) {
    self.kind = kind
    self.properties = properties.map(\.__propertyName)
  }

  /// Names the column of a property, and says how values are stored.
  ///
  /// - Parameters:
  ///   - property: The property: a key path, or its name.
  ///   - name: The name of the column; nil for that which the table's rule makes of the property's.
  ///   - storage: How values are stored; nil for what follows from the type.
  ///   - formerNames: Names of the column in older databases, which a schema plan renames.
  public static func column(
    _ property: some PropertyReference, _ name: String? = nil, as storage: ColumnStorage? = nil,
    formerly formerNames: String...
  ) -> Self {
    Self(
      .column(.init(name: name, storage: storage, formerNames: formerNames)), [property])
  }

  /// Makes a property the primary key, or a part of it if several are.
  ///
  /// Without such an entry a property `id` is the key.
  ///
  /// - Parameters:
  ///   - property: The property: a key path, or its name.
  ///   - name: The name of the column; nil for that which the table's rule makes of the property's.
  ///   - storage: How values are stored; nil for what follows from the type.
  public static func key(
    _ property: some PropertyReference, _ name: String? = nil, as storage: ColumnStorage? = nil
  ) -> Self {
    Self(.column(.init(name: name, storage: storage, isKey: true)), [property])
  }

  /// Keeps a property out of the database.
  ///
  /// - Parameter property: The property: a key path, or its name. It needs an initial value, or is an
  ///   optional.
  public static func ignored(_ property: some PropertyReference) -> Self {
    Self(.ignored, [property])
  }

  /// Gives each property of a nested model a column of its own.
  ///
  /// An optional model whose columns are all NULL is nil.
  ///
  /// - Parameters:
  ///   - property: The property: a key path, or its name.
  ///   - prefix: What the names of the columns begin with.
  public static func flattened(_ property: some PropertyReference, prefix: String) -> Self {
    Self(.flattened(prefix: prefix), [property])
  }

  /// Says that no two rows have the same values of properties, by which received models find their rows.
  ///
  /// - Parameter properties: The properties, which have a unique index together.
  public static func unique(_ properties: any PropertyReference...) -> Self {
    Self(.unique, properties)
  }

  /// Gives properties an index.
  ///
  /// - Parameter properties: The properties, in the order of the index.
  public static func index(_ properties: any PropertyReference...) -> Self {
    Self(.index, properties)
  }

  /// Says that a property is another model, whose key the row has.
  ///
  /// - Parameters:
  ///   - property: A property whose type is a model with a table and one key, or an optional of it.
  ///   - column: The column of the key; nil for the property's column name and `_id`.
  ///   - action: What becomes of the row when the other one is deleted.
  public static func toOne(
    _ property: some PropertyReference, _ column: String? = nil,
    onDelete action: DeleteAction = .refuse
  ) -> Self {
    Self(.toOne(column: column, onDelete: action), [property])
  }

  /// Says that a property is the rows of another table that have the key of this row.
  ///
  /// - Parameters:
  ///   - property: A property that is an array or a set of a model with a table.
  ///   - foreignKey: The column of the other table that has the key of this row.
  ///   - order: A column of the other table that keeps the order; nil if there is none.
  ///   - unlinked: What becomes of rows that are no longer among them.
  public static func toMany(
    _ property: some PropertyReference, foreignKey: String, order: String? = nil,
    unlinked: UnlinkedRows = .setNull
  ) -> Self {
    Self(.toMany(foreignKey: foreignKey, order: order, unlinked: unlinked), [property])
  }

  /// Says that a property is rows of another table, each of which may belong to many rows of this one.
  ///
  /// A join table has a row for each link: the keys of both rows, which are its primary key together. The
  /// model on the other side may declare the same table for the other direction. Links that a received model
  /// no longer has are deleted; the rows that they led to stay.
  ///
  /// - Parameters:
  ///   - property: A property that is an array or a set of a model with a table and one key.
  ///   - table: The join table, which `createTables` and plans make.
  ///   - ownKey: Its column with the key of this row; nil for the name of this table and `_id`.
  ///   - otherKey: Its column with the key of the other row; nil for the name of that table and `_id`.
  ///   - order: Its column that keeps the order of the array; nil if there is none.
  public static func manyToMany(
    _ property: some PropertyReference, through table: String, ownKey: String? = nil,
    otherKey: String? = nil, order: String? = nil
  ) -> Self {
    Self(
      .manyToMany(.init(table: table, ownKey: ownKey, otherKey: otherKey, order: order)),
      [property])
  }
}

/// What becomes of a row when a row that it refers to is deleted.
public enum DeleteAction: String, Sendable, Hashable {
  /// The deletion is an error.
  case refuse = "RESTRICT"

  /// The row is deleted, too.
  case cascade = "CASCADE"

  /// The reference becomes NULL.
  case setNull = "SET NULL"
}

/// What becomes of rows that a received model no longer has among its own.
public enum UnlinkedRows: Sendable, Hashable {
  /// Their reference becomes NULL.
  case setNull

  /// They are deleted.
  case delete

  /// They are an error.
  case refuse
}
#endif
