public import MaquetteCore

/// A JSON value kept as text, to forward unchanged or to decode later.
///
/// ```swift
/// @Mappable
/// struct Envelope {
///   var kind: String
///   var payload: RawJSON
/// }
///
/// let envelope = try Envelope(json: data)
/// let order = try envelope.payload.decode(Order.self)
/// ```
///
/// Decoding checks the text against the grammar and the limits, and keeps every byte: whitespace,
/// key order and all digits. Encoding writes it unchanged; only formats other than the compact one
/// change its layout. From a tree of values, the text is generated.
///
/// Two values are equal if their texts are.
public struct RawJSON: Sendable, Hashable, CustomStringConvertible {
  /// The text.
  public let text: String

  /// Creates a value from text that a reader has checked.
  init(checked text: String) {
    self.text = text
  }

  /// Creates a value from its text.
  ///
  /// - Parameter text: One JSON value in UTF-8.
  /// - Throws: Syntax errors.
  public init(_ text: some ByteSource) throws(MappingError) {
    self = try RawJSON(json: text)
  }

  /// Creates a value by encoding a model.
  ///
  /// - Parameter model: The model, which is encoded with the default options.
  /// - Throws: The errors of encoding the model.
  public init(encoding model: borrowing some MappingEncodable & ~Copyable) throws(MappingError) {
    self.init(checked: try model.jsonString())
  }

  /// The text.
  public var description: String { text }

  /// Decodes a value from the text.
  ///
  /// - Parameters:
  ///   - type: The type of the value.
  ///   - options: The decoding options.
  /// - Throws: The first error; its location is relative to this text.
  public func decode<T: MappingDecodable>(
    _ type: T.Type = T.self, options: DecodingOptions = DecodingOptions()
  ) throws(MappingError) -> T {
    try JSONReader.decode(type, from: text, options)
  }
}

extension RawJSON: Mappable {
  /// Null is a fragment, too.
  public static func __acceptsNull(within enums: Int) -> Bool { true }

  /// Skips a value and keeps its text.
  public init(from reader: inout JSONReader) throws(ReadFailure) {
    self.init(checked: try reader.readRawText())
  }

  /// Generates the text from a tree.
  public init(from reader: inout ValueReader) throws(ReadFailure) {
    let start = reader.mark()
    let tree = try reader.readValue()
    do throws(MappingError) {
      try self.init(encoding: tree)
    } catch {
      throw reader.failure(error, at: start)
    }
  }

  /// Writes the text unchanged.
  public func write(to writer: inout JSONWriter) throws(WriteFailure) {
    writer.writeRawText(text)
  }

  /// Writes the tree that the text represents.
  public func write(to writer: inout ValueWriter) throws(WriteFailure) {
    do throws(MappingError) {
      writer.writeValue(try decode(AnyValue.self))
    } catch {
      throw writer.failure(error)
    }
  }
}

extension JSONReader {
  /// Skips a value, checking it against the grammar and the limits, and returns its text.
  fileprivate mutating func readRawText() throws(ReadFailure) -> String {
    let start = mark()
    try skipValue()
    let end = mark()
    reset(to: start)
    var text = cursor.text(count: end.offset - start.offset)
    // The scan may have included whitespace after the value.
    while let last = text.utf8.last, last <= 0x20 { text.unicodeScalars.removeLast() }
    reset(to: end)
    return text
  }
}

extension JSONWriter {
  fileprivate mutating func writeRawText(_ text: String) {
    state.hasUnsortedKeys = true
    buffer.append(text)
    putComma()
  }
}
