public import MaquetteCore

/// A value of an extension type: bytes, and a type number that the application defines.
///
/// An `AnyValue` holds it as tagged bytes; other formats encode only the bytes.
public struct MessagePackExtension: Sendable, Hashable {
  /// The number of the type; MessagePack reserves negative numbers.
  public var type: Int8

  /// The content.
  public var bytes: [UInt8]

  /// Creates a value.
  ///
  /// - Parameters:
  ///   - type: The number of the type; MessagePack reserves negative numbers.
  ///   - bytes: The content.
  public init(type: Int8, bytes: [UInt8]) {
    self.type = type
    self.bytes = bytes
  }

  /// The value in a tree.
  public var value: AnyValue {
    .tagged(TaggedValue(ValueTag(messagePackType: type), .bytes(bytes)))
  }

  /// Creates the value from a tree; nil if the tree is not an extension.
  ///
  /// - Parameter value: The tree, as `value` returns it.
  public init?(_ value: AnyValue) {
    guard case .tagged(let tagged) = value, let type = tagged.tag.messagePackType,
      case .bytes(let bytes) = tagged.value
    else { return nil }
    self.init(type: type, bytes: bytes)
  }
}

extension MessagePackExtension: MappingDecodable, MappingEncodable {
  /// How binary formats read values.
  public static var __binaryReading: __BinaryReading? { .byTree }

  /// Fails: JSON has no extensions.
  public init(from reader: inout JSONReader) throws(ReadFailure) {
    throw reader.failure(.typeMismatch, expected: "an extension of MessagePack")
  }

  /// Decodes an extension.
  ///
  /// - Throws: `typeMismatch` for anything else.
  public init(from reader: inout ValueReader) throws(ReadFailure) {
    guard let value = MessagePackExtension(try reader.readTaggedValue()) else {
      throw reader.failure(.typeMismatch, expected: "an extension of MessagePack")
    }
    self = value
  }

  /// Encodes the bytes as base64: JSON has no extensions.
  public func write(to writer: inout JSONWriter) throws(WriteFailure) {
    try writer.writeValue(value)
  }

  /// Encodes the extension.
  public func write(to writer: inout ValueWriter) { writer.writeValue(value) }
}

extension ValueTag {
  private static let messagePack = "MessagePack"

  /// The tag of an extension type.
  init(messagePackType type: Int8) { self.init(format: Self.messagePack, name: "\(type)") }

  /// The extension type; nil for tags of other formats.
  var messagePackType: Int8? { format == Self.messagePack ? Int8(name) : nil }
}
