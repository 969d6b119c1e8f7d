public import MaquetteCore

/// A type that is only `Codable`, as a value inside models of Maquette.
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
/// The type is read and written by its own `init(from:)` and `encode(to:)`, from where the reader stands,
/// in every format. Dates and data inside it have the form that the conventions of the call name. Errors
/// tell the whole path, line and column. The type finds the `MappingContext` of the call in
/// `decoder.userInfo[.mappingContext]`.
public protocol CodableBridged: Codable, MappingDecodable, MappingEncodable {}

extension CodableBridged {
  /// Reads the value by its own decoding.
  ///
  /// - Throws: A failure for what the type throws.
  public init(from reader: inout JSONReader) throws(ReadFailure) {
    self = try reader.readCodable(Self.self)
  }

  /// Reads the value by its own decoding.
  ///
  /// - Throws: A failure for what the type throws.
  public init(from reader: inout ValueReader) throws(ReadFailure) {
    self = try reader.readCodable(Self.self)
  }

  /// Writes the value by its own encoding.
  ///
  /// - Throws: A failure for what the type throws.
  public func write(to writer: inout JSONWriter) throws(WriteFailure) {
    try writer.writeCodable(self)
  }

  /// Writes the value by its own encoding.
  ///
  /// - Throws: A failure for what the type throws.
  public func write(to writer: inout ValueWriter) throws(WriteFailure) {
    try writer.writeCodable(self)
  }
}

/// Values that are read and written by their own `Codable` conformance.
///
/// ```swift
/// @CodableBy(.codable(Money.self)) var total: Money
/// ```
public struct CodableStrategy<Value: Codable>: CodingStrategy, Hashable {
  /// Creates the strategy.
  public init() {}

  /// Reads a value by its own decoding.
  ///
  /// - Throws: A failure for what the type throws.
  public func decode<R: MappingReader & ~Copyable>(from reader: inout R) throws(ReadFailure)
    -> Value
  {
    try reader.readCodable(Value.self)
  }

  /// Writes a value by its own encoding.
  ///
  /// - Throws: A failure for what the type throws.
  public func encode<W: MappingWriter & ~Copyable>(
    _ value: Value, to writer: inout W
  ) throws(WriteFailure) {
    try writer.writeCodable(value)
  }
}

extension MappingStrategy {
  /// Values that are read and written by their own `Codable` conformance.
  public static func codable<T>(_ type: T.Type) -> Self where Self == CodableStrategy<T> {
    CodableStrategy()
  }
}
