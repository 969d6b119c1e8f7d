#if GRDB
public import GRDB
public import MaquetteCore

/// The columns of a model's table by property, for GRDB's query interface.
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
  /// A property without a column, and a property of a class that is not final, returns a column
  /// that no table has, so SQLite reports an error. For the latter use `subscript(_:as:)`.
  ///
  /// - Parameter property: The property.
  public subscript<Value>(dynamicMember property: KeyPath<Model, Value>) -> ModelColumn<
    Value
  > {
    self[property.__propertyName ?? "", as: Value.self]
  }

  /// The column of a property by its Swift name.
  ///
  /// - Parameters:
  ///   - property: The name of the property; for a property of a flattened model, both names
  ///     separated by a dot.
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
  /// The columns of the table by property.
  public static var columns: ModelColumns<Self> { ModelColumns() }
}

/// The column of a property, for comparisons with values of the property's type.
///
/// Values are converted to the form of the column: a date is compared as milliseconds if the column
/// stores milliseconds. Use `column` for everything else that GRDB offers, such as functions.
public struct ModelColumn<Value>: Sendable {
  /// GRDB's column.
  public let column: Column
  let storage: ColumnStorage
  let hasStrategy: Bool

  /// The column for comparisons; for values of a strategy, a column that no table has, so that
  /// SQLite reports an error.
  fileprivate var comparable: Column {
    hasStrategy ? Column("\(name), which a strategy encodes: compare its 'column'") : column
  }

  /// The name of the column.
  public var name: String { column.name }

  /// The column in ascending order; decimals are in the order of the nearest doubles.
  public var asc: SQLOrdering { ordered.asc }

  /// The column in descending order; decimals are in the order of the nearest doubles.
  public var desc: SQLOrdering { ordered.desc }

  private var ordered: SQLExpression {
    storage == .decimal ? DecimalComparison.number(column) : column.sqlExpression
  }
}

/// A comparison with a value that the column cannot store is false for every row.
extension ModelColumn where Value: MappingEncodable {
  /// The value in the form of the column; nil if the column cannot store it.
  private func stored(_ value: Value) -> DatabaseValue? {
    guard let tree = try? AnyValue(encoding: value, .database),
      let stored = try? storage.stored(tree)
    else { return nil }
    return DatabaseValue(stored)
  }

  private func compared(
    with value: Value, _ relation: ColumnRelation
  ) -> SQLExpression {
    guard let stored = stored(value) else { return false.sqlExpression }
    if storage == .decimal, !hasStrategy, let text = String.fromDatabaseValue(stored) {
      return DecimalComparison(column: column, text: text).expression(relation)
    }
    return relation.expression(comparable, stored)
  }

  /// Compares the column with a value.
  public static func == (column: Self, value: Value) -> SQLExpression {
    column.compared(with: value, .equal)
  }

  /// Whether the value of the column differs from another.
  public static func != (column: Self, value: Value) -> SQLExpression {
    column.compared(with: value, .unequal)
  }

  /// Whether the value of the column is less than another.
  public static func < (column: Self, value: Value) -> SQLExpression {
    column.compared(with: value, .less)
  }

  /// Whether the value of the column is less than or equal to another.
  public static func <= (column: Self, value: Value) -> SQLExpression {
    column.compared(with: value, .atMost)
  }

  /// Whether the value of the column is greater than another.
  public static func > (column: Self, value: Value) -> SQLExpression {
    column.compared(with: value, .greater)
  }

  /// Whether the value of the column is greater than or equal to another.
  public static func >= (column: Self, value: Value) -> SQLExpression {
    column.compared(with: value, .atLeast)
  }

  /// Whether the value of the column is one of some values, of which nil is NULL.
  ///
  /// - Parameter values: The values.
  public func isIn(_ values: some Sequence<Value>) -> SQLExpression {
    guard storage == .decimal, !hasStrategy else {
      let all = values.compactMap { stored($0) }
      let others = all.filter { !$0.isNull }
      // `IN` finds no NULL.
      let isOther = others.contains(comparable)
      return others.count == all.count ? isOther : isOther || comparable == nil
    }
    return values.map { compared(with: $0, .equal) }.joined(operator: .or)
  }
}
#endif
