// Called by generated code for a property whose type is `Presence`, under that name or another.

extension __Field {
  /// Takes the value of a field, which is missing if it was not read.
  public static func take<T>(_ slot: inout Presence<T>?) -> Presence<T> { slot.take() ?? .missing }
}

extension MappingWriter where Self: ~Copyable {
  /// Writes a key and its value, or null; a missing value is omitted, whatever the options are.
  @_specialize(kind:partial,where Self == JSONWriter)
  @_specialize(kind:partial,where Self == ValueWriter)
  public mutating func writeField<T: MappingEncodable>(
    _ key: __StaticKey, _ value: Presence<T>
  ) throws(WriteFailure) {
    guard value.isPresent else { return }
    writeKey(key)
    try write(value)
  }

  /// Writes a key and its value with a strategy, or null; a missing value is omitted.
  @_specialize(kind:partial,where Self == JSONWriter)
  @_specialize(kind:partial,where Self == ValueWriter)
  public mutating func writeField<S: EncodingStrategy>(
    _ key: __StaticKey, _ value: Presence<S.Value>, by strategy: S
  ) throws(WriteFailure) {
    guard value.isPresent else { return }
    writeKey(key)
    if let value = value.value { try write(value, by: strategy) } else { writeNull() }
  }
}
