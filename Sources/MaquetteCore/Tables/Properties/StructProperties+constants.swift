extension __StructProperties {
  /// Notes under which keys the source may have the value of a constant that is not read.
  ///
  /// - Parameters:
  ///   - name: The name of the property.
  ///   - keys: The keys that lead to the value.
  ///   - path: The property; nil if it is not in the memory that the list is for.
  ///   - value: The value of the declaration.
  public mutating func fix<T>(
    _ name: StaticString, at keys: [String], _ path: KeyPath<Model, T>? = nil,
    value: @escaping () -> T
  ) {
    fix(name, keys, path, value, by: nil)
  }

  /// Notes under which keys the source may have the value of a constant that a strategy writes.
  public mutating func fix<T, S: EncodingStrategy>(
    _ name: StaticString, at keys: [String], _ path: KeyPath<Model, T>? = nil, by strategy: S,
    value: @escaping () -> T
  ) {
    fix(name, keys, path, value, by: strategy)
  }

  private mutating func fix<T>(
    _ name: StaticString, _ keys: [String], _ path: KeyPath<Model, T>?,
    _ value: @escaping () -> T, by strategy: Any?
  ) {
    let offset = path.flatMap { MemoryLayout<Model>.offset(of: $0) }
    list.fixed.append(
      FixedValue(
        property: name, path: keys, offset: offset, type: T.self, make: value, strategy: strategy))
  }

  /// Notes which properties are constants of an object, which updates do not change.
  ///
  /// - Parameter names: The names of the properties.
  public mutating func keepConstants(_ names: [String]) {
    list.constants.formUnion(names)
  }
}
