/// A type that can be decoded from any source.
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
public protocol MappingDecodable: ~Copyable {
  /// Reads the reader's current value, straight from JSON bytes.
  ///
  /// - Throws: `ReadFailure`; the reader keeps the error and its place.
  init(from reader: inout JSONReader) throws(ReadFailure)

  /// Reads the reader's current value from a tree of values.
  ///
  /// - Throws: `ReadFailure`; the reader keeps the error and its place.
  init(from reader: inout ValueReader) throws(ReadFailure)

  /// Whether an update changes parts of a value instead of replacing it; true for models.
  static var __mergesOnUpdate: Bool { get }

  /// How a table reads values into the memory of a property.
  static var __decodingKind: __DecodingKind { get }

  /// The value for a missing key, which is nil for optionals. It owns no memory.
  static var __valueForMissingKey: Self? { get }

  /// Whether null is a value of the type, which no default replaces.
  ///
  /// - Parameter enums: How many enums without tags may be in each other: their payloads may be cyclic.
  static func __acceptsNull(within enums: Int) -> Bool

  /// The types that the payloads of an enum are decoded into, if they are objects with keys.
  static var __payloadTypes: [any __PayloadSource.Type] { get }

  /// How the type is mapped, for schemas, besides its tables.
  static var __decodingForm: __ModelForm? { get }

  /// What schemas say about the type besides its form; nil for nothing, and for most classes, whose
  /// form has it.
  static var __documentation: __Documentation? { get }

  /// The cases of an enum whose raw values are text; nil for other types.
  static var __caseNames: __CaseNames? { get }

  /// How binary formats read values without a tree of the whole source; nil if that could be
  /// observed.
  static var __binaryReading: __BinaryReading? { get }

  /// Updates this value with the reader's current value; a model changes only what the source has.
  ///
  /// - Throws: `ReadFailure`; the value does not change.
  mutating func update(from reader: inout JSONReader) throws(ReadFailure)

  /// Updates this value with the reader's current value; a model changes only what the source has.
  ///
  /// - Throws: `ReadFailure`; the value does not change.
  mutating func update(from reader: inout ValueReader) throws(ReadFailure)
}

extension MappingDecodable where Self: ~Copyable {
  /// Types other than models have no parts.
  @inlinable @inline(__always)
  public static var __mergesOnUpdate: Bool { false }

  /// A type reads itself, unless the core knows it.
  @inlinable @inline(__always)
  public static var __decodingKind: __DecodingKind { .custom }

  /// Types other than enums have no payloads.
  public static var __payloadTypes: [any __PayloadSource.Type] { [] }

  /// Code of applications may read a type.
  public static var __binaryReading: __BinaryReading? { nil }

  /// Most types have no value for a missing key.
  @inlinable @inline(__always)
  public static var __valueForMissingKey: Self? { nil }

  /// Null is a value if a missing key has one.
  public static func __acceptsNull(within enums: Int) -> Bool { __valueForMissingKey != nil }

  /// Whether null is a value of a property of the type.
  @inlinable package static var acceptsNull: Bool { __acceptsNull(within: 4) }

  /// Replaces the value: types other than models have no parts.
  @inlinable @inline(__always)
  public mutating func update(from reader: inout JSONReader) throws(ReadFailure) {
    self = try Self(from: &reader)
  }

  /// Replaces the value: types other than models have no parts.
  @inlinable @inline(__always)
  public mutating func update(from reader: inout ValueReader) throws(ReadFailure) {
    self = try Self(from: &reader)
  }
}

/// A type that can be decoded from and encoded to any format.
public typealias Mappable = MappingDecodable & MappingEncodable
