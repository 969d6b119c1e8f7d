extension __StructProperties {
  /// Adds the storage of a superclass, whose keys are in the same object.
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
  /// Adds the encoded properties in the storage of a superclass.
  ///
  /// - Parameter path: The storage.
  public mutating func inheritOutput<S: __OutputSource>(_ path: KeyPath<Model, S>) {
    guard S.__output.holdsSuperclass else { return list.append(.superclass) }
    if let tag = S.__output.tag { list.append(.tag(tag)) }
    // The table includes everything that the superclass encodes, so the function does nothing.
    let nothing = unsafe __FieldWriting(json: { _, _ in }, tree: { _, _ in })
    unsafe list.append(
      WrittenMember(
        at: MemoryLayout<Model>.offset(of: path), __Affixes(), .structure(S.__output), by: nothing),
      of: S.self)
  }

  /// Records that a superclass encodes its fields itself.
  ///
  /// - Parameter path: The storage.
  public mutating func inheritOutput<S>(_ path: KeyPath<Model, S>) {
    list.append(.superclass)
  }
}

extension __StructProperties {
  /// Adds a property that is stored as an optional, because the property itself may be noncopyable.
  ///
  /// - Parameters:
  ///   - name: The name of the property.
  ///   - path: The stored optional.
  ///   - isNeeded: Whether the model requires a value.
  @inlinable @inline(__always)
  public mutating func hold<T: MappingDecodable>(
    _ name: StaticString, _ path: KeyPath<Model, T?>, isNeeded: Bool
  ) {
    list.append(
      __StructField(
        name, holding: T.self, at: MemoryLayout<Model>.offset(of: path), isNeeded: isNeeded))
  }

  /// Adds a property that is stored as an optional, and whose type has a default.
  @inlinable @inline(__always)
  public mutating func hold<T: MappingDecodable & DefaultProviding>(
    _ name: StaticString, _ path: KeyPath<Model, T?>, isNeeded: Bool
  ) {
    list.append(
      __StructField(
        name, T?.self, at: MemoryLayout<Model>.offset(of: path), [.missing, .null],
        default: { T.defaultValue }))
  }

  /// Adds a property that is stored as an optional, and for which null is a value.
  @inlinable @inline(__always)
  public mutating func hold<T: MappingDecodable>(
    _ name: StaticString, _ path: KeyPath<Model, Presence<T>?>, isNeeded: Bool
  ) {
    list.append(
      __StructField(
        name, holdingPresence: T.self, at: MemoryLayout<Model>.offset(of: path)))
  }

  /// Adds a property that is stored as an optional, and for which nil is a value.
  @inlinable @inline(__always)
  public mutating func hold<T: MappingDecodable>(
    _ name: StaticString, _ path: KeyPath<Model, T??>, isNeeded: Bool
  ) {
    list.append(
      __StructField(
        name, holding: T?.self, at: MemoryLayout<Model>.offset(of: path), isNeeded: false))
  }
}

/// Provides the table that encodes a type.
public protocol __OutputSource: __LayoutSource {
  /// The encoding table.
  static var __output: __StructEncodingTable { get }
}

extension MappingReader where Self: ~Copyable {
  /// Decodes the storage of an object.
  ///
  /// - Parameter type: The type of the storage.
  /// - Returns: The storage.
  /// - Throws: The errors of a property.
  @inlinable @inline(__always)
  public mutating func __readStorage<S: __LayoutSource>(
    _ type: S.Type
  ) throws(ReadFailure) -> S where S.__Model == S {
    try readStruct(S.self, S.__layout)
  }

  /// Decodes the storage of an object, from the result of a hook if there is one.
  ///
  /// - Throws: The errors of a property or the hook.
  @inlinable @inline(__always)
  public mutating func __readStorage<S: __LayoutSource>(
    _ type: S.Type, rewriting hook: ((inout AnyValue) throws -> Void)?
  ) throws(ReadFailure) -> S where S.__Model == S {
    try readStruct(S.self, S.__layout, rewriting: hook)
  }

  /// Updates a model that is made from a storage, from the value at the reader, or from the result
  /// of a hook.
  ///
  /// - Parameters:
  ///   - model: The model, which is unchanged if this fails.
  ///   - current: Returns the values of the model.
  ///   - assign: Changes the values of the model.
  /// - Throws: The errors of a property or the hook.
  public mutating func __update<Model, S: __LayoutSource>(
    _ model: inout Model, from current: (Model) -> S, to assign: (inout Model, S) -> Void,
    rewriting hook: ((inout AnyValue) throws -> Void)? = nil
  ) throws(ReadFailure) where S.__Model == S {
    var storage = current(model)
    try updateStruct(&storage, S.__layout, rewriting: hook)
    assign(&model, storage)
  }

  /// Updates an actor after the whole update has succeeded.
  ///
  /// - Parameters:
  ///   - current: Returns the values of the actor.
  ///   - assign: Changes the values of the actor.
  /// - Throws: The errors of a property.
  public mutating func __update<S: __LayoutSource>(
    from current: () -> S, to assign: @escaping (S) -> Void
  ) throws(ReadFailure) where S.__Model == S {
    let before = current()
    var changed = before
    try updateStruct(&changed, S.__layout)
    onSuccess({ assign(changed) }, undo: { assign(before) })
  }
}
