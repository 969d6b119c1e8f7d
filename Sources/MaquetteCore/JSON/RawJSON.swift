/// A JSON value that is kept as text: passed on as it came, or decoded later.
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
/// On reading, the text is held to the grammar and the limits, and kept to the byte: whitespace,
/// order of keys, all digits. It is written as it is; only other forms than the compact one arrange
/// it anew. From a tree of values it is rendered.
///
/// Two are equal if their texts are.
public struct RawJSON: Sendable, Hashable, CustomStringConvertible {
  /// The text.
  public let text: String

  /// Takes text that a reader has passed.
  init(checked text: String) {
    self.text = text
  }

  /// Creates a value from its text.
  ///
  /// - Throws: What the grammar forbids.
  public init(_ text: some ByteSource) throws(MappingError) {
    self = try RawJSON(json: text)
  }

  /// Creates a value from what a model writes.
  ///
  /// - Throws: What writing the model throws.
  public init(encoding model: some MappingEncodable) throws(MappingError) {
    self.init(checked: try model.jsonString())
  }

  /// The text.
  public var description: String { text }

  /// Reads a value from the text.
  ///
  /// - Parameters:
  ///   - type: The type of the value.
  ///   - options: How it is read.
  /// - Throws: The first error; places are those in this text.
  public func decode<T: MappingDecodable>(
    _ type: T.Type = T.self, options: DecodingOptions = DecodingOptions()
  ) throws(MappingError) -> T {
    try JSONReader.decode(type, from: text, options)
  }
}

extension RawJSON: Mappable {
  /// Skips a value and keeps its text.
  public init(from reader: inout JSONReader) throws(ReadFailure) {
    self.init(checked: try reader.readRawText())
  }

  /// Renders a tree.
  public init(from reader: inout ValueReader) throws(ReadFailure) {
    let start = reader.mark()
    let tree = try reader.readValue()
    do throws(MappingError) {
      try self.init(encoding: tree)
    } catch {
      throw reader.failure(error, at: start)
    }
  }

  /// Writes the text as it is.
  public func write(to writer: inout JSONWriter) throws(WriteFailure) {
    writer.writeRawText(text)
  }

  /// Writes the tree that the text stands for.
  public func write(to writer: inout ValueWriter) throws(WriteFailure) {
    do throws(MappingError) {
      writer.writeValue(try decode(AnyValue.self))
    } catch {
      throw writer.failure(error)
    }
  }
}

extension JSONReader {
  /// Skips a value, holding it to the grammar and the limits, and returns its text.
  fileprivate mutating func readRawText() throws(ReadFailure) -> String {
    let start = mark()
    try skipValue()
    let end = mark()
    reset(to: start)
    var text = cursor.text(count: end.offset - start.offset)
    // Whitespace behind the value may have been passed with it.
    while let last = text.utf8.last, last <= 0x20 { text.unicodeScalars.removeLast() }
    reset(to: end)
    return text
  }
}

extension JSONWriter {
  fileprivate mutating func writeRawText(_ text: String) {
    buffer.append(text)
    putComma()
  }
}
