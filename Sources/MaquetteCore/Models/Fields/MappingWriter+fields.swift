// Called by generated code for one field.

extension MappingWriter where Self: ~Copyable {
  /// Writes a key and its value.
  @inlinable @inline(__always)
  public mutating func writeField<T: MappingEncodable>(
    _ key: __StaticKey, _ value: T
  ) throws(WriteFailure) {
    writeKey(key)
    try write(value)
  }

  /// Writes a key and its value; nil is omitted or written as null, as the options say.
  @inlinable @inline(__always)
  public mutating func writeField<T: MappingEncodable>(
    _ key: __StaticKey, _ value: T?
  ) throws(WriteFailure) {
    try writeField(key, value, keepsNil: false)
  }

  /// Writes a key and its value; nil as the options say, or always.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - value: The value.
  ///   - keepsNil: Whether nil is always written, because a missing key would be decoded as another
  ///     value.
  @inlinable @inline(__always)
  public mutating func writeField<T: MappingEncodable>(
    _ key: __StaticKey, _ value: T?, keepsNil: Bool
  ) throws(WriteFailure) {
    if let value {
      writeKey(key)
      try write(value)
    } else if keepsNil || state.options.nilValues == .writeNull {
      writeKey(key)
      writeNull()
    }
  }

  /// Writes a key and its value with a strategy.
  @inlinable @inline(__always)
  public mutating func writeField<S: EncodingStrategy>(
    _ key: __StaticKey, _ value: S.Value, by strategy: S
  ) throws(WriteFailure) {
    writeKey(key)
    try write(value, by: strategy)
  }

  /// Writes a key and its value with a strategy; nil as the options say.
  @inlinable @inline(__always)
  public mutating func writeField<S: EncodingStrategy>(
    _ key: __StaticKey, _ value: S.Value?, by strategy: S
  ) throws(WriteFailure) {
    try writeField(key, value, by: strategy, keepsNil: false)
  }

  /// Writes a key and its value with a strategy; nil as the options say, or always.
  @inlinable @inline(__always)
  public mutating func writeField<S: EncodingStrategy>(
    _ key: __StaticKey, _ value: S.Value?, by strategy: S, keepsNil: Bool
  ) throws(WriteFailure) {
    if let value {
      writeKey(key)
      try write(value, by: strategy)
    } else if keepsNil || state.options.nilValues == .writeNull {
      writeKey(key)
      writeNull()
    }
  }

  /// Writes a value with a strategy.
  ///
  /// - Parameters:
  ///   - value: The value of the property.
  ///   - strategy: Encodes the value.
  /// - Throws: A failure for errors of the strategy.
  @inlinable
  public mutating func write<S: EncodingStrategy>(
    _ value: S.Value, by strategy: S
  ) throws(WriteFailure) {
    do {
      try strategy.encode(value, to: &self)
    } catch {
      throw failure(error)
    }
  }
}
