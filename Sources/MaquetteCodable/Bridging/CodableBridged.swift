public import MaquetteCore

/// A `Codable` type that can be a property of a model without a mapping.
///
/// ```swift
/// extension Money: CodableBridged {}
///
/// @Mappable
/// struct Order {
///   var total: Money
/// }
/// ```
///
/// The type decodes and encodes itself with its own `init(from:)` and `encode(to:)`, in every
/// format. Dates and data inside it have the form that the options of the call choose. Errors
/// report the whole path, line and column. The type finds the `MappingContext` of the call in
/// `decoder.userInfo[.mappingContext]`.
public protocol CodableBridged: Codable, MappingDecodable, MappingEncodable {}

extension CodableBridged {
  /// Decodes the value with its `Decodable` conformance.
  ///
  /// - Throws: A failure that wraps the error of the type.
  public init(from reader: inout JSONReader) throws(ReadFailure) {
    self = try reader.readCodable(Self.self)
  }

  /// Decodes the value with its `Decodable` conformance.
  ///
  /// - Throws: A failure that wraps the error of the type.
  public init(from reader: inout ValueReader) throws(ReadFailure) {
    self = try reader.readCodable(Self.self)
  }

  /// Encodes the value with its `Encodable` conformance.
  ///
  /// - Throws: A failure that wraps the error of the type.
  public func write(to writer: inout JSONWriter) throws(WriteFailure) {
    try writer.writeCodable(self)
  }

  /// Encodes the value with its `Encodable` conformance.
  ///
  /// - Throws: A failure that wraps the error of the type.
  public func write(to writer: inout ValueWriter) throws(WriteFailure) {
    try writer.writeCodable(self)
  }
}

/// A strategy that decodes and encodes values with their own `Codable` conformance.
///
/// ```swift
/// @CodableBy(.codable(Money.self)) var total: Money
/// ```
public struct CodableStrategy<Value: Codable>: CodingStrategy, Hashable {
  /// Creates the strategy.
  public init() {}

  /// Decodes a value with its `Decodable` conformance.
  ///
  /// - Throws: A failure that wraps the error of the type.
  public func decode<R: MappingReader & ~Copyable>(from reader: inout R) throws(ReadFailure)
    -> Value
  {
    try reader.readCodable(Value.self)
  }

  /// Encodes a value with its `Encodable` conformance.
  ///
  /// - Throws: A failure that wraps the error of the type.
  public func encode<W: MappingWriter & ~Copyable>(
    _ value: Value, to writer: inout W
  ) throws(WriteFailure) {
    try writer.writeCodable(value)
  }
}

extension MappingStrategy {
  /// A strategy that decodes and encodes values with their own `Codable` conformance.
  ///
  /// - Parameter type: The type of the values.
  public static func codable<T>(_ type: T.Type) -> Self where Self == CodableStrategy<T> {
    CodableStrategy()
  }
}
