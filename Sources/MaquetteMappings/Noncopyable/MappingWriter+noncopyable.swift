// Called by generated code for a property whose type is noncopyable.

public import MaquetteCore

extension MappingWriter where Self: ~Copyable {
  /// Writes a key and its value.
  public mutating func writeField<T: NoncopyableEncodable & ~Copyable>(
    _ key: __StaticKey, _ value: borrowing T
  ) throws(WriteFailure) {
    writeKey(key)
    try write(value)
  }

  /// Writes a key and its value; nil as the options say, or always.
  public mutating func writeField<T: NoncopyableEncodable & ~Copyable>(
    _ key: __StaticKey, _ value: borrowing T?, keepsNil: Bool = false, writesNil: Bool = false
  ) throws(WriteFailure) {
    switch value {
    case .some(let value):
      writeKey(key)
      try write(value)
    case .none:
      try __writeNil(key, keepsNil: keepsNil, writesNil: writesNil)
    }
  }

  /// Writes an element.
  public mutating func __writeElement<T: NoncopyableEncodable & ~Copyable>(
    _ value: borrowing T, keepsNil: Bool = false, writesNil: Bool = false
  ) throws(WriteFailure) { try write(value) }

  /// Writes an element; null for nil.
  public mutating func __writeElement<T: NoncopyableEncodable & ~Copyable>(
    _ value: borrowing T?, keepsNil: Bool = false, writesNil: Bool = false
  ) throws(WriteFailure) {
    switch value {
    case .some(let value): try write(value)
    case .none: writeNull()
    }
  }
}
