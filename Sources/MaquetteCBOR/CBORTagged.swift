public import MaquetteCore

/// A value with its CBOR tag.
///
/// ```swift
/// @Mappable struct Reading {
///   var mass: CBORTagged<Double>   // 40000(72.5)
/// }
/// ```
///
/// Other formats have no tags: decoding sets none, and encoding writes the value alone.
public struct CBORTagged<Value> {
  /// The number of the tag; nil if there is none.
  public var tag: UInt64?

  /// The value.
  public var value: Value

  /// Creates a value with a tag.
  ///
  /// - Parameters:
  ///   - tag: The number of the tag; nil for a value without one.
  ///   - value: The value under the tag.
  public init(tag: UInt64?, value: Value) {
    self.tag = tag
    self.value = value
  }
}

extension CBORTagged: Sendable where Value: Sendable {}
extension CBORTagged: Equatable where Value: Equatable {}
extension CBORTagged: Hashable where Value: Hashable {}

extension CBORTagged: MappingDecodable where Value: MappingDecodable {
  /// How binary formats read values.
  public static var __binaryReading: __BinaryReading? { .byTree(with: Value.self) }

  /// Decodes the value: JSON has no tags.
  public init(from reader: inout JSONReader) throws(ReadFailure) {
    self.init(tag: nil, value: try reader.read(Value.self))
  }

  /// Decodes the outermost tag, if there is one, and the value.
  public init(from reader: inout ValueReader) throws(ReadFailure) {
    let tag = try reader.readTaggedValue().tag?.cborNumber
    self.init(tag: tag, value: try reader.read(Value.self))
  }
}

extension CBORTagged: MappingEncodable where Value: MappingEncodable {
  /// Encodes the value: JSON has no tags.
  public func write(to writer: inout JSONWriter) throws(WriteFailure) { try writer.write(value) }

  /// Encodes the value under its tag.
  public func write(to writer: inout ValueWriter) throws(WriteFailure) {
    guard let tag else { return try writer.write(value) }
    try writer.writeTagged(ValueTag(cbor: tag), value)
  }
}
