/// A custom way to map the values of one property.
///
/// Declare names for strategies in an extension of this protocol. Attributes for either direction,
/// and for both, then find them after a dot.
///
/// ```swift
/// extension MappingStrategy where Self == Shouting {
///   static var shouting: Shouting { Shouting() }
/// }
/// // @CodableBy(.shouting) var name: String
/// ```
public protocol MappingStrategy<Value>: Sendable {
  /// The type of the property, or the wrapped type of an optional property.
  associatedtype Value
}

/// A custom way to decode the values of one property.
///
/// ```swift
/// struct Shouting: CodingStrategy {
///   func decode<R: MappingReader & ~Copyable>(from reader: inout R) throws -> String {
///     try reader.readString().lowercased()
///   }
///   func encode<W: MappingWriter & ~Copyable>(_ value: String, to writer: inout W) throws {
///     writer.writeString(value.uppercased())
///   }
/// }
/// // @CodableBy(Shouting()) var name: String
/// ```
public protocol DecodingStrategy<Value>: MappingStrategy {
  /// The type of the property, or the wrapped type of an optional property.
  associatedtype Value

  /// Reads the reader's current value, which is not null.
  ///
  /// - Throws: A `MappingError` without a place, or any other error; the engine adds the place.
  func decode<R: MappingReader & ~Copyable>(from reader: inout R) throws -> Value
}

/// A custom way to encode the values of one property.
public protocol EncodingStrategy<Value>: MappingStrategy {
  /// The type of the property, or the wrapped type of an optional property.
  associatedtype Value

  /// Writes a value.
  ///
  /// - Throws: A `MappingError` without a place, or any other error; the engine adds the place.
  func encode<W: MappingWriter & ~Copyable>(_ value: Value, to writer: inout W) throws
}

/// A strategy for both directions.
public protocol CodingStrategy<Value>: DecodingStrategy, EncodingStrategy {}
