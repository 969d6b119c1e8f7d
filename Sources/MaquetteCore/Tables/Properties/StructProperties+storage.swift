extension __StructProperties {
  /// Adds the storage of a superclass: its keys are keys of the object.
  ///
  /// - Parameter path: The storage.
  @inlinable @inline(__always)
  public mutating func inherit<S: __LayoutSource>(_ path: KeyPath<Model, S>) where S.__Model == S {
    list.append(
      superclass: FlattenedProperty(
        superclass: S.__layout, at: MemoryLayout<Model>.offset(of: path),
        by: AccumulatorConversion<S, __TableFields<S>>(
          make: { $0.make() }, take: { __TableFields(of: $0) }, change: { $0 = $1.make() })))
  }

}

extension __StructProperties {
  /// Adds what the storage of a superclass writes.
  ///
  /// - Parameter path: The storage.
  public mutating func inheritOutput<S: __OutputSource>(_ path: KeyPath<Model, S>) {
    guard S.__output.holdsSuperclass else { return list.append(.superclass) }
    if let tag = S.__output.tag { list.append(.tag(tag)) }
    // All that the superclass writes is taken over, so nothing is left to the function.
    let nothing = unsafe __FieldWriting(json: { _, _ in }, tree: { _, _ in })
    unsafe list.append(
      WrittenMember(
        at: MemoryLayout<Model>.offset(of: path), __Affixes(), .structure(S.__output), by: nothing))
  }

  /// Notes that a superclass writes its fields itself.
  ///
  /// - Parameter path: The storage.
  public mutating func inheritOutput<S>(_ path: KeyPath<Model, S>) {
    list.append(.superclass)
  }
}

extension __StructProperties {
  /// Adds a property of which an optional is stored, because the property itself may be one that
  /// cannot be copied.
  ///
  /// - Parameters:
  ///   - name: The name of the property.
  ///   - path: What is stored.
  ///   - isNeeded: Whether there is not a model without a value.
  @inlinable @inline(__always)
  public mutating func hold<T: MappingDecodable>(
    _ name: StaticString, _ path: KeyPath<Model, T?>, isNeeded: Bool
  ) {
    list.append(
      __StructField(
        name, holding: T.self, at: MemoryLayout<Model>.offset(of: path), isNeeded: isNeeded))
  }

  /// Adds a property of which an optional is stored, and whose type has a default.
  @inlinable @inline(__always)
  public mutating func hold<T: MappingDecodable & DefaultProviding>(
    _ name: StaticString, _ path: KeyPath<Model, T?>, isNeeded: Bool
  ) {
    list.append(
      __StructField(
        name, T?.self, at: MemoryLayout<Model>.offset(of: path), [.missing, .null],
        default: { T.defaultValue }))
  }

  /// Adds a property of which an optional is stored, and whose null is a value.
  @inlinable @inline(__always)
  public mutating func hold<T: MappingDecodable>(
    _ name: StaticString, _ path: KeyPath<Model, Presence<T>?>, isNeeded: Bool
  ) {
    list.append(
      __StructField(
        name, holdingPresence: T.self, at: MemoryLayout<Model>.offset(of: path)))
  }

  /// Adds a property of which an optional is stored, and whose nil is a value.
  @inlinable @inline(__always)
  public mutating func hold<T: MappingDecodable>(
    _ name: StaticString, _ path: KeyPath<Model, T??>, isNeeded: Bool
  ) {
    list.append(
      __StructField(name, holdingOptional: T.self, at: MemoryLayout<Model>.offset(of: path)))
  }
}

/// Where is found how a type is written.
public protocol __OutputSource: __LayoutSource {
  /// What is written.
  static var __output: __StructEncodingTable { get }
}

extension MappingReader where Self: ~Copyable {
  /// Reads what is stored of an object.
  @inlinable @inline(__always)
  public mutating func readStorage<S: __LayoutSource>(
    _ type: S.Type
  ) throws(ReadFailure) -> S where S.__Model == S {
    try readStruct(S.self, S.__layout)
  }

  /// Reads what is stored of an object, from what a hook makes of the source if there is one.
  ///
  /// - Throws: Whatever a property or the hook throws.
  @inlinable @inline(__always)
  public mutating func readStorage<S: __LayoutSource>(
    _ type: S.Type, rewriting hook: ((inout AnyValue) throws -> Void)?
  ) throws(ReadFailure) -> S where S.__Model == S {
    try readStruct(S.self, S.__layout, rewriting: hook)
  }

  /// Changes what is stored of a model by what the reader stands at, or by what a hook makes of it.
  ///
  /// - Returns: What is stored then.
  /// - Throws: Whatever a property or the hook throws.
  public mutating func __changedStorage<S: __LayoutSource>(
    _ storage: S, rewriting hook: ((inout AnyValue) throws -> Void)? = nil
  ) throws(ReadFailure) -> S where S.__Model == S {
    var storage = storage
    try updateStruct(&storage, S.__layout, rewriting: hook)
    return storage
  }

  /// Changes what is stored of an object.
  ///
  /// - Returns: Makes the same changes in what the object stores when they are carried out: it may
  ///   have been changed meanwhile, for an object may lead back to itself.
  mutating func updateStorage<S: __LayoutSource>(
    _ storage: inout S
  ) throws(ReadFailure) -> (S) -> S where S.__Model == S {
    let places = try updateStruct(&storage, S.__layout)
    let changed = storage
    return { places.applied(from: changed, to: $0) }
  }
}
