// Sets when the last encoded property is omitted. The overloads depend on the type, under any name: a
// value that cannot be nil, empty or compared is never omitted for it.

extension __StructProperties {
  // Invariant: tests take pointers to an initialized model, in which the property has the offset.

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
    let offset = offset(of: path)
    if let test = MemoryTest(isEmpty: T.self, at: offset) { return list.omitLast(if: test) }
    unsafe list.omitLast {
      unsafe ($0 + offset).assumingMemoryBound(to: T.self).pointee.isEmpty
    }
  }

  /// Omits nil, and an empty collection or text.
  @inlinable @inline(__always)
  public mutating func omitEmpty<T: Collection>(_ path: KeyPath<Model, T?>) {
    let offset = offset(of: path)
    unsafe list.omitLast {
      unsafe ($0 + offset).assumingMemoryBound(to: T?.self).pointee?.isEmpty ?? true
    }
  }

  /// Types other than collections are never empty.
  @inlinable @inline(__always)
  public mutating func omitEmpty<T>(_ path: KeyPath<Model, T>) {}

  /// Omits a default.
  @inlinable @inline(__always)
  public mutating func omitDefault<T: Equatable>(
    _ path: KeyPath<Model, T>, _ standard: @escaping () -> T
  ) {
    let offset = offset(of: path)
    unsafe list.omitLast {
      unsafe ($0 + offset).assumingMemoryBound(to: T.self).pointee == standard()
    }
  }

  /// A value that cannot be compared never equals the default.
  @inlinable @inline(__always)
  public mutating func omitDefault<T>(_ path: KeyPath<Model, T>, _ standard: @escaping () -> T) {}

  /// Omits a default that is always the same.
  @inlinable @inline(__always)
  public mutating func omitDefault<T: Equatable>(_ path: KeyPath<Model, T>, constant: T) {
    let offset = offset(of: path)
    if let test = MemoryTest(equals: constant, at: offset) { return list.omitLast(if: test) }
    unsafe list.omitLast {
      unsafe ($0 + offset).assumingMemoryBound(to: T.self).pointee == constant
    }
  }

  /// A value that cannot be compared never equals the default.
  @inlinable @inline(__always)
  public mutating func omitDefault<T>(_ path: KeyPath<Model, T>, constant: T) {}

  /// Omits the property unless another one, which may be computed, is true.
  @inlinable
  public mutating func omit(unless condition: KeyPath<Model, Bool>) {
    if let offset = MemoryLayout<Model>.offset(of: condition),
      let test = MemoryTest(equals: false, at: offset)
    {
      list.omitLast(if: test)
    } else {
      unsafe list.omitLast {
        unsafe !$0.assumingMemoryBound(to: Model.self).pointee[keyPath: condition]
      }
    }
  }

  /// Omits the property unless the options select one of its views, or do not mention views.
  public mutating func show(in views: [EncodingView]) {
    list.changeLastWritten { $0.omission.add(views) }
  }

  @usableFromInline
  func offset<T>(of path: KeyPath<Model, T>) -> Int {
    guard let offset = MemoryLayout<Model>.offset(of: path) else {
      preconditionFailure("not a stored property")
    }
    return offset
  }
}
