extension __StructProperties {
  /// Adds a property whose type has a default, read and written as its type does it, by the same key.
  @inlinable @inline(__always)
  public mutating func add<T: MappingDecodable & MappingEncodable & DefaultProviding>(
    _ name: StaticString, _ path: KeyPath<Model, T>
  ) {
    add(name, path, .initial, default: { T.defaultValue })
  }

  /// Adds a property whose type has a default, read as its type reads itself.
  @inlinable @inline(__always)
  public mutating func read<T: MappingDecodable & DefaultProviding>(
    _ name: StaticString, _ path: KeyPath<Model, T>
  ) {
    read(name, path, .initial, default: { T.defaultValue })
  }
}
