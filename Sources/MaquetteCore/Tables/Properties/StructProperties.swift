/// The properties of a struct, named by generated code one after the other.
///
/// Key paths tie a property's place in memory to its type.
public struct __StructProperties<Model> {
  @usableFromInline var list = PropertyList()

  /// Creates a list without properties.
  @inlinable
  public init() {}

  /// Adds a property that is read and written as its type does it, by the same key.
  ///
  /// - Parameters:
  ///   - name: The name of the property.
  ///   - path: The property.
  @inlinable @inline(__always)
  public mutating func add<T: MappingDecodable & MappingEncodable>(
    _ name: StaticString, _ path: KeyPath<Model, T>
  ) {
    list.add(name, T.self, at: MemoryLayout<Model>.offset(of: path))
  }

  /// Adds a property that is read and written as its type does it, by the same key, and has a
  /// default.
  ///
  /// - Parameters:
  ///   - name: The name of the property.
  ///   - path: The property.
  ///   - absence: When the default is taken.
  ///   - default: The default.
  @inlinable @inline(__always)
  public mutating func add<T: MappingDecodable & MappingEncodable>(
    _ name: StaticString, _ path: KeyPath<Model, T>, _ absence: __StructField.Absence,
    default: @escaping () -> T
  ) {
    list.add(name, T.self, at: MemoryLayout<Model>.offset(of: path), absence, default: `default`)
  }

  /// Adds a property that is neither read nor written, or written alone, and has its initial value.
  @inlinable @inline(__always)
  public mutating func add<T>(
    unread name: StaticString, _ path: KeyPath<Model, T>, initial value: @escaping () -> T
  ) {
    list.append(
      unread: __StructField(
        unread: name, T.self, at: MemoryLayout<Model>.offset(of: path), value: value))
  }
}
