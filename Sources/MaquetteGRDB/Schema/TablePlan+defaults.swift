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
      let field = __StructDecodingTable.decoding(model)?.field(named: column.properties[0]),
      unsafe field.reading?.pointee.strategy == nil, let make = field.makeValue,
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

extension __StructDecodingTable {
  /// Returns a property with keys, also one of a superclass; nil if there is none.
  fileprivate func field(named name: String) -> __StructField? {
    for own in unsafe contents.pointee.own {
      switch own.property {
      case .field(let field) where field.name == name && !own.paths.isEmpty: return field
      case .flattened(let member) where member.isStorage:
        if let field = member.layout?.field(named: name) { return field }
      case .field, .flattened, .extras: break
      }
    }
    return nil
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
