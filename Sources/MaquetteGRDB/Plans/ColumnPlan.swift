#if GRDB
import MaquetteCore

/// A column of a model's table, and where its values are in the tree of the model.
struct ColumnPlan: Sendable {
  /// The name of the column.
  let name: String

  /// The names of the properties in Swift that lead to the value.
  let properties: [String]

  /// The keys that lead to the value from the model's object, on reading.
  let path: [String]

  /// The keys that lead to the value on writing.
  let writtenPath: [String]

  /// How values are stored.
  let storage: ColumnStorage

  /// Whether NULL is a value.
  let isNullable: Bool

  /// Whether the model can be read without the column.
  let isOptional: Bool

  /// How many keys of the path lead to models that are nil if all their columns are NULL.
  var optionalDepths: [Int] = []

  /// A flattened model that is nil if all its columns are NULL.
  struct OptionalMember: Sendable, Hashable {
    /// Which of the members of the table it is.
    var number: Int

    /// How many keys lead to the object that has its keys.
    var depth: Int
  }

  /// The flattened models that the column belongs to, and that may be nil.
  var optionalMembers: [OptionalMember] = []

  /// Whether a model may say nothing about the value, which is then left as it is stored.
  var maySayNothing = false

  /// Whether a strategy writes the values, so that they cannot be written without a model.
  var hasStrategy = false

  /// Names of the column in older databases.
  var formerNames: [String] = []

  /// The relation whose key the column is; nil for columns that are properties themselves.
  var relation: Int?
}
#endif
