/// The properties of a struct, which generated code adds one by one.
///
/// A key path relates the offset of a property in memory to its type.
public struct __StructProperties<Model> {
  @usableFromInline package var list = PropertyList()

  /// Creates an empty list.
  @inlinable
  public init() {}

  /// Adds a property that its type decodes and encodes with the same key.
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

  /// Adds a property with a default that its type decodes and encodes with the same key.
  ///
  /// - Parameters:
  ///   - name: The name of the property.
  ///   - path: The property.
  ///   - absence: When the default is used.
  ///   - default: The default.
  @inlinable @inline(__always)
  public mutating func add<T: MappingDecodable & MappingEncodable>(
    _ name: StaticString, _ path: KeyPath<Model, T>, _ absence: __StructField.Absence,
    default: @escaping () -> T
  ) {
    list.add(name, T.self, at: MemoryLayout<Model>.offset(of: path), absence, default: `default`)
  }

  /// Adds a property that is not decoded, and has its initial value.
  @inlinable @inline(__always)
  public mutating func add<T>(
    unread name: StaticString, _ path: KeyPath<Model, T>, initial value: @escaping () -> T
  ) {
    list.append(
      unread: __StructField(
        unread: name, T.self, at: MemoryLayout<Model>.offset(of: path), value: value))
  }
}
