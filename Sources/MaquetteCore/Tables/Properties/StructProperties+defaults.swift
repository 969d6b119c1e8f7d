extension __StructProperties {
  /// Adds a property whose type has a default, decoded and encoded by its type with the same key.
  @inlinable @inline(__always)
  public mutating func add<T: MappingDecodable & MappingEncodable & DefaultProviding>(
    _ name: StaticString, _ path: KeyPath<Model, T>
  ) {
    add(name, path, .initial, default: { T.defaultValue })
  }

  /// Adds a decoded property whose type has a default.
  @inlinable @inline(__always)
  public mutating func read<T: MappingDecodable & DefaultProviding>(
    _ name: StaticString, _ path: KeyPath<Model, T>
  ) {
    read(name, path, .initial, default: { T.defaultValue })
  }
}
