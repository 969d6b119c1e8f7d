#if GRDB
public import GRDB
public import MaquetteCore

/// The columns of a model's table by its properties, for GRDB's query interface.
///
/// ```swift
/// let columns = Tweet.columns
/// let request = Tweet.filter(columns.createdAt > day && columns.isPublic == true)
///   .order(columns.createdAt.desc)
/// ```
@dynamicMemberLookup
public struct ModelColumns<Model: DatabaseModel>: Sendable {
  /// The column of a property.
  ///
  /// A property without a column, and one of a class that is not final, gives a column that no table has,
  /// which SQLite tells: name the latter by `subscript(_:as:)`.
  public subscript<Value>(dynamicMember property: KeyPath<Model, Value>) -> ModelColumn<
    Value
  > {
    self[property.__propertyName ?? "", as: Value.self]
  }

  /// The column of a property by its name in Swift.
  ///
  /// - Parameters:
  ///   - property: The name of the property; of a flattened model's, with a dot between the names.
  ///   - type: The type of the property.
  public subscript<Value>(
    property: String, as type: Value.Type = Value.self
  ) -> ModelColumn<Value> {
    let names = property.split(separator: ".").map { String($0) }
    let plan = try? TablePlan.of(Model.self).columns.first { $0.properties == names }
    return ModelColumn(
      column: Column(plan?.name ?? property), storage: plan?.storage ?? .any,
      hasStrategy: plan?.hasStrategy ?? false)
  }
}

extension DatabaseModel {
  /// The columns of the table by their properties.
  public static var columns: ModelColumns<Self> { ModelColumns() }
}

/// The column of a property, which is compared with values of the property's type.
///
/// Values are stored as those of the column are: a date is compared as milliseconds where the column has
/// milliseconds. All else that GRDB does with columns, ordering and functions, goes by `column`.
public struct ModelColumn<Value>: Sendable {
  /// The column of GRDB.
  public let column: Column
  let storage: ColumnStorage
  let hasStrategy: Bool

  /// What is compared with values: a column that no table has where a strategy writes the values, which
  /// SQLite tells.
  fileprivate var comparable: Column {
    hasStrategy ? Column("\(name), which a strategy writes: compare its 'column'") : column
  }

  /// The name of the column.
  public var name: String { column.name }

  /// The column in ascending order.
  public var asc: SQLOrdering { column.asc }

  /// The column in descending order.
  public var desc: SQLOrdering { column.desc }
}

/// A comparison with a value that the column cannot store holds for no row.
extension ModelColumn where Value: MappingEncodable {
  /// The value as the column stores it; nil if it cannot.
  private func stored(_ value: Value) -> DatabaseValue? {
    guard let tree = try? AnyValue(encoding: value, .database),
      let stored = try? storage.stored(tree)
    else { return nil }
    return DatabaseValue(stored)
  }

  private func compared(
    with value: Value, _ comparison: (Column, DatabaseValue) -> SQLExpression
  ) -> SQLExpression {
    stored(value).map { comparison(comparable, $0) } ?? false.sqlExpression
  }

  /// Whether the column has a value.
  public static func == (column: Self, value: Value) -> SQLExpression {
    column.compared(with: value) { $0 == $1 }
  }

  /// Whether the column has another value.
  public static func != (column: Self, value: Value) -> SQLExpression {
    column.compared(with: value) { $0 != $1 }
  }

  /// Whether the column has a smaller value.
  public static func < (column: Self, value: Value) -> SQLExpression {
    column.compared(with: value) { $0 < $1 }
  }

  /// Whether the column has a smaller value, or the same.
  public static func <= (column: Self, value: Value) -> SQLExpression {
    column.compared(with: value) { $0 <= $1 }
  }

  /// Whether the column has a larger value.
  public static func > (column: Self, value: Value) -> SQLExpression {
    column.compared(with: value) { $0 > $1 }
  }

  /// Whether the column has a larger value, or the same.
  public static func >= (column: Self, value: Value) -> SQLExpression {
    column.compared(with: value) { $0 >= $1 }
  }

  /// Whether the column has one of some values.
  public func isIn(_ values: some Sequence<Value>) -> SQLExpression {
    values.compactMap { stored($0) }.contains(comparable)
  }
}
#endif
