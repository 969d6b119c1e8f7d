/// A way to map the values of one property that is not the type's own.
///
/// Names for strategies belong in an extension of this protocol: then a dot before the name finds
/// them wherever a strategy for either direction, or for both, is asked for.
///
/// ```swift
/// extension MappingStrategy where Self == Shouting {
///   static var shouting: Shouting { Shouting() }
/// }
/// // @CodableBy(.shouting) var name: String
/// ```
public protocol MappingStrategy<Value>: Sendable {
  /// The type of the property, or what the optional property wraps.
  associatedtype Value
}

/// A way to read the values of one property that is not the type's own.
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
  /// The type of the property, or what the optional property wraps.
  associatedtype Value

  /// Reads the reader's current value, which is not null.
  ///
  /// - Throws: A `MappingError` without a place, or any other error; the engine adds the place.
  func decode<R: MappingReader & ~Copyable>(from reader: inout R) throws -> Value
}

/// A way to write the values of one property that is not the type's own.
public protocol EncodingStrategy<Value>: MappingStrategy {
  /// The type of the property, or what the optional property wraps.
  associatedtype Value

  /// Writes a value.
  ///
  /// - Throws: A `MappingError` without a place, or any other error; the engine adds the place.
  func encode<W: MappingWriter & ~Copyable>(_ value: Value, to writer: inout W) throws
}

/// A strategy for both directions.
public protocol CodingStrategy<Value>: DecodingStrategy, EncodingStrategy {}
