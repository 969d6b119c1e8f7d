extension StructProperties {
  /// Adds a property whose type has a default.
  public mutating func add<T: Readable & DefaultProviding>(
    _ name: StaticString, _ path: KeyPath<Model, T>, _ absence: StructField.Absence = [],
    default: (() -> T)? = nil
  ) {
    append(
      StructField(
        name, T.self, at: MemoryLayout<Model>.offset(of: path),
        absence.isEmpty ? .initial : absence, default: `default` ?? { T.defaultValue }))
  }
}
