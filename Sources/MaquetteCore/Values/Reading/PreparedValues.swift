/// Values of members that exist before the enclosing object is read, by their keys.
struct PreparedValues {
  // An empty dictionary would cost each call of a reader the initialization of the global one.
  private var values: [String: Any]?

  /// Whether there are none.
  var isEmpty: Bool { values == nil }

  /// The value of a key, if it has a given type.
  func value<T>(of key: String, as type: T.Type) -> T? {
    // The cast of a missing value to an optional type would make nil of it.
    guard let value = values?[key] else { return nil }
    return value as? T
  }

  /// Keeps the value of a key.
  mutating func keep(_ value: Any, for key: String) {
    if values == nil { values = [:] }
    values?[key] = value
  }

  /// Takes the values of members that have affixes here.
  mutating func take(_ inner: PreparedValues, within affixes: __Affixes) {
    for (key, value) in inner.values ?? [:] { keep(value, for: affixes.around(key)) }
  }
}
