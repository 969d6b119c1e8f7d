#if GRDB
import MaquetteCore

extension TablePlan {
  /// The initial value of the property of a column in SQL, so that rows that existed before the column have
  /// it, for queries too.
  ///
  /// - Returns: The literal; nil if there is none, or none that is the same each time.
  func defaultSQL(of column: ColumnPlan) -> String? {
    guard column.isOptional, !column.isNullable, column.properties.count == 1,
      column.storage.hasLiterals,
      let property = ReadTable.of(model, DataVariant())?.properties.first(where: {
        $0.name == column.properties[0]
      }),
      property.strategy == nil, let make = property.makeDefault,
      let value = storedValue(make(), column), value == storedValue(make(), column)
    else { return nil }
    return value.literal
  }

  private func storedValue(_ value: Any, _ column: ColumnPlan) -> SQLValue? {
    guard let value = value as? any MappingEncodable,
      let tree = try? AnyValue(encoding: value, .database)
    else { return nil }
    return try? column.storage.stored(tree)
  }
}

extension ColumnStorage {
  /// Whether SQL has literals for the values; a date or a UUID is hardly the same for all rows.
  fileprivate var hasLiterals: Bool {
    switch self {
    case .boolean, .integer, .real, .text, .decimal, .json, .any: true
    case .blob, .date, .unixSeconds, .unixMilliseconds, .uuid, .uuidBytes: false
    }
  }
}

extension SQLValue {
  /// The value in SQL; nil if there is no literal for it.
  fileprivate var literal: String? {
    switch self {
    case .integer(let value): "\(value)"
    case .real(let value): value.isFinite ? "\(value)" : nil
    case .text(let text) where !text.contains("\0"): "'" + text.replacing("'", with: "''") + "'"
    case .null, .text, .blob: nil
    }
  }
}
#endif
