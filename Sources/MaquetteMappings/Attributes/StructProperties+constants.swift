// Called by generated code for constants, which updates do not change.

public import MaquetteCore

extension __StructProperties {
  /// Records the keys under which the source may have the value of a constant that is not decoded.
  ///
  /// - Parameters:
  ///   - name: The name of the property.
  ///   - keys: The keys that lead to the value.
  ///   - path: The property; nil if it is not in the memory that the list describes.
  ///   - value: The value in the declaration.
  public mutating func fix<T>(
    _ name: StaticString, at keys: [String], _ path: KeyPath<Model, T>? = nil,
    value: @escaping () -> T
  ) {
    fix(name, keys, path, value, by: nil)
  }

  /// Records the keys under which the source may have the value of a constant that a strategy
  /// encodes.
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
    list.fixed.append(FixedValue(name, at: keys, offset: offset, value, by: strategy))
  }

  /// Records which properties of an object are constants, which updates do not change.
  ///
  /// - Parameter names: The names of the properties.
  public mutating func keepConstants(_ names: [String]) {
    list.constants.formUnion(names)
  }
}
