extension __StructProperties {
  /// Adds a property that is written as its type writes itself.
  ///
  /// - Parameters:
  ///   - keys: The keys that lead to the value.
  ///   - path: The property.
  ///   - keepsNil: Whether a nil is written in any case, because a missing key would be read as
  ///     something else.
  @inlinable @inline(__always)
  public mutating func write<T: MappingEncodable>(
    _ keys: [__StaticKey], _ path: KeyPath<Model, T>, keepsNil: Bool = false
  ) {
    list.append(
      .type(T.self, .own(keys), at: MemoryLayout<Model>.offset(of: path), keepsNil: keepsNil))
  }

  /// Adds a property that is written through a strategy.
  @inlinable @inline(__always)
  public mutating func write<S: EncodingStrategy>(
    _ keys: [__StaticKey], _ path: KeyPath<Model, S.Value>, by strategy: S
  ) {
    unsafe list.append(
      WrittenField(
        .own(keys), at: MemoryLayout<Model>.offset(of: path), .custom, keepsNil: false, isNil: nil,
        .strategy(strategy)))
  }

  /// Adds an optional property whose values are written through a strategy, and whose nil is
  /// written as the options say.
  @inlinable @inline(__always)
  public mutating func write<S: EncodingStrategy>(
    _ keys: [__StaticKey], _ path: KeyPath<Model, S.Value?>, by strategy: S
  ) {
    write(keys, path, by: strategy, keepsNil: false)
  }

  /// Adds an optional property whose values are written through a strategy.
  @inlinable @inline(__always)
  public mutating func write<S: EncodingStrategy>(
    _ keys: [__StaticKey], _ path: KeyPath<Model, S.Value?>, by strategy: S, keepsNil: Bool
  ) {
    unsafe list.append(
      WrittenField(
        .own(keys), at: MemoryLayout<Model>.offset(of: path), .custom, keepsNil: keepsNil,
        isNil: { unsafe $0.assumingMemoryBound(to: S.Value?.self).pointee == nil },
        .optionalStrategy(strategy)))
  }

  /// Adds a property that may be missing or null, whose values are written through a strategy.
  @inlinable @inline(__always)
  public mutating func write<S: EncodingStrategy>(
    _ keys: [__StaticKey], _ path: KeyPath<Model, Presence<S.Value>>, by strategy: S
  ) {
    unsafe list.append(
      WrittenField(
        .own(keys), at: MemoryLayout<Model>.offset(of: path), .custom, keepsNil: false, isNil: nil,
        isMissing: Presence<S.Value>.missingTest, .presenceStrategy(strategy)))
  }
}
