#if GRDB
import MaquetteCore

/// A column of a model's table, and the path of its values in the tree of the model.
struct ColumnPlan: Sendable {
  /// The name of the column.
  let name: String

  /// The Swift names of the properties on the path to the value.
  let properties: [String]

  /// The keys of the path when decoding.
  let path: [String]

  /// The keys of the path when encoding.
  let writtenPath: [String]

  /// The storage of the values.
  let storage: ColumnStorage

  /// Whether the column may contain NULL.
  let isNullable: Bool

  /// Whether the model can be decoded without the column.
  let isOptional: Bool

  /// The depths in the path of models that are nil if all their columns are NULL.
  var optionalDepths: [Int] = []

  /// A flattened model that is nil if all its columns are NULL.
  struct OptionalMember: Sendable, Hashable {
    /// The index among the optional members of the table.
    var number: Int

    /// The number of keys to the object with the member's keys.
    var depth: Int
  }

  /// The optional flattened models that contain the column.
  var optionalMembers: [OptionalMember] = []

  /// Whether a model may omit the value, so that the stored one stays.
  var maySayNothing = false

  /// Whether a strategy encodes the values, so that they cannot be encoded without a model.
  var hasStrategy = false

  /// Names of the column in older databases.
  var formerNames: [String] = []

  /// The relation whose key is in the column; nil for columns of properties.
  var relation: Int?
}
#endif
