// Sets when the last encoded property is omitted. The overloads depend on the type, under any name: a
// value that cannot be nil, empty or compared is never omitted for it.

extension __StructProperties {
  /// Omits nil, even if the options ask for null.
  @inlinable @inline(__always)
  public mutating func omitNil<T>(_ path: KeyPath<Model, T?>) {
    unsafe list.omitLastNil { unsafe $0.assumingMemoryBound(to: T?.self).pointee == nil }
  }

  /// Types other than optionals are never nil.
  @inlinable @inline(__always)
  public mutating func omitNil<T>(_ path: KeyPath<Model, T>) {}

  /// Omits an empty collection or text.
  @inlinable @inline(__always)
  public mutating func omitEmpty<T: Collection>(_ path: KeyPath<Model, T>) {
    omit(path, if: \.isEmpty)
  }

  /// Omits nil, and an empty collection or text.
  @inlinable @inline(__always)
  public mutating func omitEmpty<T: Collection>(_ path: KeyPath<Model, T?>) {
    omit(path) { $0?.isEmpty ?? true }
  }

  /// Types other than collections are never empty.
  @inlinable @inline(__always)
  public mutating func omitEmpty<T>(_ path: KeyPath<Model, T>) {}

  /// Omits a default.
  @inlinable @inline(__always)
  public mutating func omitDefault<T: Equatable>(
    _ path: KeyPath<Model, T>, _ standard: @escaping () -> T
  ) {
    omit(path) { $0 == standard() }
  }

  /// A value that cannot be compared never equals the default.
  @inlinable @inline(__always)
  public mutating func omitDefault<T>(_ path: KeyPath<Model, T>, _ standard: @escaping () -> T) {}

  /// Omits the property unless another one is true.
  @inlinable @inline(__always)
  public mutating func omit(unless condition: KeyPath<Model, Bool>) { omit(condition, if: { !$0 }) }

  /// Omits the property unless the options select one of its views, or do not mention views.
  public mutating func show(in views: [EncodingView]) {
    list.changeLastWritten { $0.omission.add(views) }
  }

  @inlinable @inline(__always)
  mutating func omit<T>(_ path: KeyPath<Model, T>, if test: @escaping (T) -> Bool) {
    let offset = MemoryLayout<Model>.offset(of: path)
    unsafe list.omitLast { memory in
      // Invariant: the memory is that of an initialized model. A computed property has no offset.
      if let offset {
        unsafe test((memory + offset).assumingMemoryBound(to: T.self).pointee)
      } else {
        unsafe test(memory.assumingMemoryBound(to: Model.self).pointee[keyPath: path])
      }
    }
  }
}
