extension __StructProperties {
  /// Adds a property that its type decodes.
  ///
  /// - Parameters:
  ///   - name: The name of the property.
  ///   - path: The property.
  @inlinable @inline(__always)
  public mutating func read<T: MappingDecodable>(_ name: StaticString, _ path: KeyPath<Model, T>) {
    list.append(
      __StructField(name, T.self, at: MemoryLayout<Model>.offset(of: path), [], default: nil))
  }

  /// Adds a property with a default that its type decodes.
  ///
  /// - Parameters:
  ///   - name: The name of the property.
  ///   - path: The property.
  ///   - absence: When the default is used.
  ///   - default: The default.
  @inlinable @inline(__always)
  public mutating func read<T: MappingDecodable>(
    _ name: StaticString, _ path: KeyPath<Model, T>, _ absence: __StructField.Absence,
    default: @escaping () -> T
  ) {
    list.append(
      __StructField(
        name, T.self, at: MemoryLayout<Model>.offset(of: path), absence, default: `default`))
  }

  /// Adds a property that a strategy decodes.
  @inlinable @inline(__always)
  public mutating func read<S: DecodingStrategy>(
    _ name: StaticString, _ path: KeyPath<Model, S.Value>, by strategy: S,
    _ absence: __StructField.Absence = [], default: (() -> S.Value)? = nil
  ) {
    list.append(
      __StructField(
        name, by: strategy, as: StoredPlainly<S.Value>.self,
        at: MemoryLayout<Model>.offset(of: path), absence, default: `default`))
  }

  /// Adds an optional property whose values a strategy decodes.
  @inlinable @inline(__always)
  public mutating func read<S: DecodingStrategy>(
    _ name: StaticString, _ path: KeyPath<Model, S.Value?>, by strategy: S,
    _ absence: __StructField.Absence = [], default: (() -> S.Value?)? = nil
  ) {
    list.append(
      __StructField(
        name, by: strategy, as: StoredOrNil<S.Value>.self,
        at: MemoryLayout<Model>.offset(of: path), absence, default: `default`))
  }

  /// Adds a property that may be missing or null, whose values a strategy decodes.
  @inlinable @inline(__always)
  public mutating func read<S: DecodingStrategy>(
    _ name: StaticString, _ path: KeyPath<Model, Presence<S.Value>>, by strategy: S,
    _ absence: __StructField.Absence = [], default: (() -> Presence<S.Value>)? = nil
  ) {
    list.append(
      __StructField(
        name, by: strategy, as: StoredPresence<S.Value>.self,
        at: MemoryLayout<Model>.offset(of: path), absence, default: `default`))
  }
}
