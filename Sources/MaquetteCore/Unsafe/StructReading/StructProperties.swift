/// The properties of a struct, named by generated code one after the other.
///
/// Key paths tie a property's place in memory to its type.
public struct StructProperties<Model> {
  /// The properties that are read, in the order of their keys.
  var read: [StructField] = []

  /// The properties that are not read.
  var unread: [StructField] = []

  /// Creates a list without properties.
  @inlinable
  public init() { self.init(none: ()) }

  @usableFromInline
  init(none: Void) {}

  @usableFromInline
  mutating func append(_ field: StructField) { read.append(field) }

  @usableFromInline
  mutating func append(unread field: StructField) { unread.append(field) }

  /// Adds a property that is read as its type reads itself.
  ///
  /// - Parameters:
  ///   - name: The name of the property.
  ///   - path: The property.
  ///   - absence: When the default is taken.
  ///   - default: The default.
  @inlinable @inline(__always)
  public mutating func add<T: Readable>(
    _ name: StaticString, _ path: KeyPath<Model, T>, _ absence: StructField.Absence = [],
    default: (() -> T)? = nil
  ) {
    append(
      StructField(
        name, T.self, at: MemoryLayout<Model>.offset(of: path), absence, default: `default`))
  }

  /// Adds a property that is read through a strategy.
  @inlinable @inline(__always)
  public mutating func add<S: DecodingStrategy>(
    _ name: StaticString, _ path: KeyPath<Model, S.Value>, by strategy: S,
    _ absence: StructField.Absence = [], default: (() -> S.Value)? = nil
  ) {
    append(
      StructField(
        name, by: strategy, at: MemoryLayout<Model>.offset(of: path), absence,
        default: `default`))
  }

  /// Adds an optional property whose values are read through a strategy.
  @inlinable @inline(__always)
  public mutating func add<S: DecodingStrategy>(
    _ name: StaticString, _ path: KeyPath<Model, S.Value?>, by strategy: S,
    _ absence: StructField.Absence = [], default: (() -> S.Value?)? = nil
  ) {
    append(
      StructField(
        name, optionallyBy: strategy, at: MemoryLayout<Model>.offset(of: path), absence,
        default: `default`))
  }

  /// Adds a property that is not read and has its initial value.
  @inlinable @inline(__always)
  public mutating func add<T>(
    unread name: StaticString, _ path: KeyPath<Model, T>, initial value: @escaping () -> T
  ) {
    append(
      unread: StructField(
        unread: name, T.self, at: MemoryLayout<Model>.offset(of: path), value: value))
  }
}
