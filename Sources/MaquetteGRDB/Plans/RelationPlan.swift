#if GRDB
import MaquetteCore

/// A property of a model that is other rows.
struct RelationPlan: Sendable {
  enum Kind: Sendable {
    /// The row has the key of the other one in a column.
    case toOne(column: Int, onDelete: DeleteAction)

    /// The other rows have the key of this one.
    case toMany(foreignKey: String, order: String?, unlinked: UnlinkedRows)

    /// A table of its own has the keys of both.
    case manyToMany(JoinPlan)
  }

  let property: String
  let kind: Kind

  /// The keys that lead to the value from the model's object, on reading.
  let path: [String]

  /// The keys that lead to the value on writing.
  let writtenPath: [String]

  /// The model of the other rows.
  let target: any DatabaseModel.Type

  /// Whether there may be no other row.
  let isOptional: Bool

  /// Whether the row has the key of the other one.
  var isToOne: Bool {
    if case .toOne = kind { true } else { false }
  }
}

/// A table whose rows link those of two others, as one of these sees it.
struct JoinPlan: Sendable {
  /// The name of the table.
  let table: String

  /// The column that has the key of the row itself.
  let ownKey: String

  /// The column that has the key of the other row.
  let otherKey: String

  /// The column that keeps the order.
  let order: String?

  /// The columns of the primary key, in an order that is the same for both directions.
  var key: [String] { [ownKey, otherKey].sorted() }
}
#endif
