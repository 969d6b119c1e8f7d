public import MaquetteCore

/// A value that is always the same: encoding writes it, and decoding requires it.
///
/// ```swift
/// @Mappable struct Feature {
///   @CodableBy(.constant("Feature")) var type = "Feature"   // may be missing, must not differ
///   @CodableBy(.constant(2)) var version: Int               // must be there
/// }
/// ```
public struct ConstantStrategy<Value: Mappable & Equatable & Sendable>: CodingStrategy {
  package let value: Value

  init(_ value: Value) { self.value = value }

  /// Reads the value and checks that it is the constant.
  ///
  /// - Throws: `invalidValue` for another value, and the errors of reading the type.
  public func decode<R: MappingReader & ~Copyable>(from reader: inout R) throws(ReadFailure)
    -> Value
  {
    let start = reader.mark()
    guard try reader.read(Value.self) == value else {
      throw reader.failure(.invalidValue, at: start, expected: expected)
    }
    return value
  }

  /// Writes the constant, whatever the value is.
  ///
  /// - Throws: The errors of writing the type.
  public func encode<W: MappingWriter & ~Copyable>(
    _ value: Value, to writer: inout W
  ) throws(WriteFailure) {
    try writer.write(self.value)
  }

  private var expected: String {
    (try? self.value.jsonString()) ?? "\(value)"
  }
}

extension MappingStrategy {
  /// A value that is always the same: encoding writes it, and decoding requires it.
  ///
  /// - Parameter value: The constant; decoded values are compared with it.
  public static func constant<T>(_ value: T) -> Self where Self == ConstantStrategy<T> {
    ConstantStrategy(value)
  }
}
