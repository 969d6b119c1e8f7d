extension __StructProperties {
  /// Adds a property that its type encodes.
  ///
  /// - Parameters:
  ///   - keys: The keys that lead to the value, as text for `PathList`.
  ///   - path: The property.
  ///   - keepsNil: Whether nil is always written, because a missing key would decode differently.
  @inlinable @inline(__always)
  public mutating func write<T: MappingEncodable>(
    _ keys: StaticString, _ path: KeyPath<Model, T>, keepsNil: Bool = false
  ) {
    list.append(
      .type(T.self, .own(keys), at: MemoryLayout<Model>.offset(of: path), keepsNil: keepsNil),
      of: T.self)
  }

  /// Adds a property that a strategy encodes.
  @inlinable @inline(__always)
  public mutating func write<S: EncodingStrategy>(
    _ keys: StaticString, _ path: KeyPath<Model, S.Value>, by strategy: S
  ) {
    unsafe list.append(
      WrittenField(
        .own(keys), at: MemoryLayout<Model>.offset(of: path), .custom, keepsNil: false, isNil: nil,
        .strategy(strategy, as: StoredPlainly<S.Value>.self)), of: S.Value.self, by: strategy)
  }

  /// Adds an optional property whose values a strategy encodes.
  @inlinable @inline(__always)
  public mutating func write<S: EncodingStrategy>(
    _ keys: StaticString, _ path: KeyPath<Model, S.Value?>, by strategy: S, keepsNil: Bool = false
  ) {
    unsafe list.append(
      WrittenField(
        .own(keys), at: MemoryLayout<Model>.offset(of: path), .custom, keepsNil: keepsNil,
        isNil: { unsafe $0.assumingMemoryBound(to: S.Value?.self).pointee == nil },
        .strategy(strategy, as: StoredOrNil<S.Value>.self)), of: S.Value?.self, by: strategy)
  }

  /// Adds an optional property, for which another value is encoded if it is nil.
  @inlinable @inline(__always)
  public mutating func write<T: MappingEncodable>(
    _ keys: StaticString, _ path: KeyPath<Model, T?>, else standard: @escaping () -> T
  ) {
    unsafe list.append(
      WrittenField(
        .own(keys), at: MemoryLayout<Model>.offset(of: path), .custom, keepsNil: false, isNil: nil,
        .optional(T.self, else: standard)), of: T.self)
  }

  /// Adds an optional property whose values a strategy encodes, another value if it is nil.
  @inlinable @inline(__always)
  public mutating func write<S: EncodingStrategy>(
    _ keys: StaticString, _ path: KeyPath<Model, S.Value?>, by strategy: S,
    else standard: @escaping () -> S.Value
  ) {
    unsafe list.append(
      WrittenField(
        .own(keys), at: MemoryLayout<Model>.offset(of: path), .custom, keepsNil: false, isNil: nil,
        .strategy(strategy, as: StoredOrNil<S.Value>.self, else: standard)), of: S.Value.self,
      by: strategy)
  }

  /// Adds a property that may be missing or null, whose values a strategy encodes.
  @inlinable @inline(__always)
  public mutating func write<S: EncodingStrategy>(
    _ keys: StaticString, _ path: KeyPath<Model, Presence<S.Value>>, by strategy: S
  ) {
    unsafe list.append(
      WrittenField(
        .own(keys), at: MemoryLayout<Model>.offset(of: path), .custom, keepsNil: false, isNil: nil,
        isMissing: Presence<S.Value>.missingTest,
        .strategy(strategy, as: StoredPresence<S.Value>.self)),
      of: Presence<S.Value>.self, by: strategy)
  }
}
