#if GRDB
import MaquetteCore

/// A property of a model that is stored as other rows.
struct RelationPlan: Sendable {
  enum Kind: Sendable {
    /// This row has the key of the other one in a column.
    case toOne(column: Int, onDelete: DeleteAction)

    /// The other rows have the key of this one.
    case toMany(foreignKey: String, order: String?, unlinked: UnlinkedRows)

    /// A join table has the keys of both.
    case manyToMany(JoinPlan)
  }

  let property: String
  let kind: Kind

  /// The keys of the path when decoding.
  let path: [String]

  /// The keys of the path when encoding.
  let writtenPath: [String]

  /// The model of the other rows.
  let target: any DatabaseModel.Type

  /// Whether the related row may be missing.
  let isOptional: Bool

  /// Whether this row has the key of the other one.
  var isToOne: Bool {
    if case .toOne = kind { true } else { false }
  }
}

/// A table that links rows of two others, from the view of one of them.
struct JoinPlan: Sendable {
  /// The name of the table.
  let table: String

  /// The column with the key of this row.
  let ownKey: String

  /// The column with the key of the other row.
  let otherKey: String

  /// The column with the position.
  let order: String?

  /// The columns of the primary key, in the same order for both directions.
  var key: [String] { [ownKey, otherKey].sorted() }
}
#endif
