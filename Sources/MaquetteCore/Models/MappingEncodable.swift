/// A type that can be encoded to any sink.
///
/// `@Mappable` generates this conformance. By hand, write one generic function and call it from
/// both requirements.
public protocol MappingEncodable: ~Copyable {
  /// Writes this value as JSON bytes.
  ///
  /// - Throws: `WriteFailure`; the writer keeps the error and its place.
  func write(to writer: inout JSONWriter) throws(WriteFailure)

  /// Writes this value into a tree of values.
  ///
  /// - Throws: `WriteFailure`; the writer keeps the error and its place.
  func write(to writer: inout ValueWriter) throws(WriteFailure)

  /// How a table writes values from the memory of a property.
  static var __encodingKind: __EncodingKind { get }

  /// How the type is encoded, for schemas, besides its tables.
  static var __encodingForm: __ModelForm? { get }

  /// What schemas say about a type that is only encoded, besides its form; nil for nothing.
  static var __writtenDocumentation: __Documentation? { get }

  /// Whether the type is an optional.
  static var __hasNil: Bool { get }

  /// Whether null is the nil of an optional inside this one.
  static var __hasInnerNil: Bool { get }

  /// Whether this is the nil of an optional.
  var __isNil: Bool { get }

  /// Tests whether the value at an address means a missing key; nil if no value of the type does.
  static var __missingTest: __MissingTest? { get }

  /// How binary formats print the elements of an array; nil for other types.
  static var __elements: __ElementsInMemory? { get }
}

extension MappingEncodable where Self: ~Copyable {
  /// A type writes itself, unless the core knows it.
  @inlinable @inline(__always)
  public static var __encodingKind: __EncodingKind { .custom }

  /// Most types are not optionals.
  @inlinable @inline(__always)
  public static var __hasNil: Bool { false }

  /// Most types are no optionals of optionals.
  @inlinable @inline(__always)
  public static var __hasInnerNil: Bool { false }

  /// Types other than optionals are never nil.
  @inlinable @inline(__always)
  public var __isNil: Bool { false }

  /// Most types have no value for a missing key.
  @inlinable @inline(__always)
  public static var __missingTest: __MissingTest? { nil }

  /// Most types are no arrays.
  @inlinable @inline(__always)
  public static var __elements: __ElementsInMemory? { nil }
}

/// A model that can write its fields into the open object of another model.
///
/// Subclasses and flattened members are written this way.
public protocol FlattenedEncodable: MappingEncodable {
  /// Writes this model's fields into the open object.
  func __writeFields(to writer: inout JSONWriter) throws(WriteFailure)

  /// Writes this model's fields into the open object.
  func __writeFields(to writer: inout ValueWriter) throws(WriteFailure)
}

extension FlattenedEncodable {
  /// Writes an object that contains this model's fields.
  @inlinable
  public func write(to writer: inout JSONWriter) throws(WriteFailure) {
    try writer.beginObject()
    try __writeFields(to: &writer)
    writer.endObject()
  }

  /// Writes an object that contains this model's fields.
  public func write(to writer: inout ValueWriter) throws(WriteFailure) {
    if _slowPath(writer.state.objects != nil), try writer.__writeReference(to: self) { return }
    try writer.writeModel(dynamicType(of: self)) { (writer) throws(WriteFailure) in
      try __writeFields(to: &writer)
    }
  }
}
