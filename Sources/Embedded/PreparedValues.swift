/// No values: only a configuration prepares some.
struct PreparedValues {
  /// Whether there are none.
  var isEmpty: Bool { true }

  /// The value of a key.
  func value<T>(of key: String, as type: T.Type) -> T? { nil }
}
