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
    try writeField(key, value, keepsNil: false, writesNil: false)
  }

  /// Writes a key and its value; nil as the options say, or always.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - value: The value.
  ///   - keepsNil: Whether nil is always written, because a missing key would be decoded as another
  ///     value.
  ///   - writesNil: Whether nil is always written, though a missing key would also be nil.
  @inlinable @inline(__always)
  public mutating func writeField<T: MappingEncodable>(
    _ key: __StaticKey, _ value: T?, keepsNil: Bool = false, writesNil: Bool = false
  ) throws(WriteFailure) {
    if let value {
      writeKey(key)
      try write(value)
    } else {
      try __writeNil(key, keepsNil: keepsNil, writesNil: writesNil)
    }
  }

  /// Writes a key and null for a nil, as the options say, or always.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - keepsNil: Whether a missing key would be decoded as another value, so that a format
  ///     without null refuses it.
  ///   - writesNil: Whether nil is always written, though a missing key would also be nil.
  @inlinable @inline(__always)
  public mutating func __writeNil(
    _ key: __StaticKey, keepsNil: Bool, writesNil: Bool
  ) throws(WriteFailure) {
    guard keepsNil || writesNil || state.options.nilValues == .writeNull else { return }
    writeKey(key)
    if keepsNil { writeNull() } else { try writeValue(.null) }
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
    try writeField(key, value, by: strategy, keepsNil: false, writesNil: false)
  }

  /// Writes a key and its value with a strategy; nil as the options say, or always.
  @inlinable @inline(__always)
  public mutating func writeField<S: EncodingStrategy>(
    _ key: __StaticKey, _ value: S.Value?, by strategy: S, keepsNil: Bool = false,
    writesNil: Bool = false
  ) throws(WriteFailure) {
    if let value {
      writeKey(key)
      try write(value, by: strategy)
    } else {
      try __writeNil(key, keepsNil: keepsNil, writesNil: writesNil)
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
