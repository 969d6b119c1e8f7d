extension MappingReader where Self: ~Copyable {
  /// Reads a value with a strategy.
  ///
  /// - Parameter strategy: Decodes the value; it does not receive null unless nil is a value of it.
  /// - Throws: `unexpectedNull` for null, and a failure at the value for an error of the strategy.
  @inlinable @inline(__always)
  public mutating func read<S: DecodingStrategy>(by strategy: S) throws(ReadFailure) -> S.Value {
    let start = mark()
    if kind == .null, !(S.Value.self is any ExpressibleByNilLiteral.Type) {
      throw failure(.unexpectedNull, expected: typeName(S.Value.self))
    }
    do {
      return try strategy.decode(from: &self)
    } catch {
      throw failure(error, at: start)
    }
  }
}

/// Functions that generated code calls for a field when its model is made.
public enum __Field {
  /// Takes the value of a field that was read.
  @inlinable @inline(__always)
  public static func take<T>(_ slot: inout T?) -> T {
    guard let value = slot.take() else {
      preconditionFailure("a model was made from incomplete fields")
    }
    return value
  }

  /// Takes the value of an optional field, under another name; nil if it was not read.
  @inlinable @inline(__always)
  public static func take<T>(_ slot: inout T??) -> T? { slot.take() ?? nil }
}
