/// A type that can be read from any source.
///
/// `@Mappable` writes this conformance. By hand, put the reading into one generic function and call
/// it from both initializers, so that the compiler specializes it for each reader:
///
/// ```swift
/// struct Celsius: MappingDecodable {
///   var degrees: Double
///   init(from reader: inout JSONReader) throws(ReadFailure) { degrees = try reader.readDouble() }
///   init(from reader: inout ValueReader) throws(ReadFailure) { degrees = try reader.readDouble() }
/// }
/// ```
public protocol MappingDecodable {
  /// Reads the reader's current value, straight from JSON bytes.
  ///
  /// - Throws: `ReadFailure`; the reader keeps what went wrong and where.
  init(from reader: inout JSONReader) throws(ReadFailure)

  /// Reads the reader's current value from a tree of values.
  ///
  /// - Throws: `ReadFailure`; the reader keeps what went wrong and where.
  init(from reader: inout ValueReader) throws(ReadFailure)

  /// Whether an update changes parts of a value instead of replacing it: true for models.
  static var __mergesOnUpdate: Bool { get }

  /// How values are read into the memory of a property.
  static var __decodingKind: __DecodingKind { get }

  /// The value that stands for a missing key: nil for optionals. It owns no memory.
  static var __valueForMissingKey: Self? { get }

  /// What the payloads of an enum are read into: those that are objects with keys.
  static var __payloadTypes: [any __PayloadSource.Type] { get }

  /// Changes this value with the reader's current value; models change only what the source names.
  ///
  /// - Throws: `ReadFailure`; the value does not change.
  mutating func update(from reader: inout JSONReader) throws(ReadFailure)

  /// Changes this value with the reader's current value; models change only what the source names.
  ///
  /// - Throws: `ReadFailure`; the value does not change.
  mutating func update(from reader: inout ValueReader) throws(ReadFailure)
}

extension MappingDecodable {
  /// What is not a model has no parts.
  @inlinable @inline(__always)
  public static var __mergesOnUpdate: Bool { false }

  /// A type reads itself, unless the core knows it.
  @inlinable @inline(__always)
  public static var __decodingKind: __DecodingKind { .custom }

  /// What is no enum has no payloads.
  public static var __payloadTypes: [any __PayloadSource.Type] { [] }

  /// Nothing stands for a missing key.
  @inlinable @inline(__always)
  public static var __valueForMissingKey: Self? { nil }

  /// Replaces the value: what is not a model has no parts to change one by one.
  @inlinable @inline(__always)
  public mutating func update(from reader: inout JSONReader) throws(ReadFailure) {
    self = try Self(from: &reader)
  }

  /// Replaces the value: what is not a model has no parts to change one by one.
  @inlinable @inline(__always)
  public mutating func update(from reader: inout ValueReader) throws(ReadFailure) {
    self = try Self(from: &reader)
  }
}

/// A type that is read from and written to any format.
public typealias Mappable = MappingDecodable & MappingEncodable
