/// Values in an object that exist before the object is read, by the keys that lead to them.
struct PreparedValues {
  // An empty dictionary would cost each call of a reader the initialization of the global one.
  private var values: [MappingPath: Any]?

  /// The number of steps to the deepest one.
  private var depth = 0

  /// Whether there are none.
  var isEmpty: Bool { values == nil }

  /// The value where a cursor is, if it has a given type.
  func value<T>(at cursor: borrowing TreeCursor, as type: T.Type) -> T? {
    guard cursor.depth <= depth else { return nil }
    // The cast of a missing value to an optional type would make nil of it.
    return values?[cursor.path(depth: cursor.depth)].flatMap { $0 as? T }
  }

  /// Keeps the value at a place.
  mutating func keep(_ value: Any, at path: [MappingPath.Step]) {
    if values == nil { values = [:] }
    values?[MappingPath(path)] = value
    depth = max(depth, path.count)
  }

  /// Takes the values of members that have affixes here.
  mutating func take(_ inner: PreparedValues, within affixes: __Affixes) {
    for (path, value) in inner.values ?? [:] { keep(value, at: affixes.around(path.steps)) }
  }
}
