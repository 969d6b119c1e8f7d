/// Values that the source holds as text, which is JSON of its own.
///
/// ```json
/// {"payload": "{\"id\":7}"}
/// ```
/// ```swift
/// @CodableBy(.json(Payload.self)) var payload: Payload
/// ```
///
/// An error inside the text is told with both paths, one behind the other: `payload.id`.
public struct __JSONTextStrategy<Value: Mappable>: CodingStrategy, Hashable {
  /// Creates the strategy.
  public init() {}

  /// Reads text, and a value from that.
  ///
  /// - Throws: `invalidValue` for text that is no JSON, and what reading the type throws.
  public func decode<R: MappingReader & ~Copyable>(from reader: inout R) throws(ReadFailure)
    -> Value
  {
    let options = reader.state.options
    return try reader.read(
      Value.self,
      rewriting: { (tree: inout AnyValue) throws(MappingError) in
        guard case .string(let text) = tree else {
          throw MappingError(
            tree == .null ? .unexpectedNull : .typeMismatch, expected: "JSON as text")
        }
        do throws(MappingError) {
          tree = try JSONReader.decode(AnyValue.self, from: text, options)
        } catch {
          throw MappingError(.invalidValue, expected: "JSON as text", hint: error.description)
        }
      })
  }

  /// Writes a value as JSON, and that as text.
  ///
  /// - Throws: What writing the type throws, with its path.
  public func encode<W: MappingWriter & ~Copyable>(
    _ value: Value, to writer: inout W
  ) throws(WriteFailure) {
    do throws(MappingError) {
      writer.writeString(
        try JSONWriter.encode(value, writer.state.options) {
          unsafe String(decoding: $0.bytes, as: UTF8.self)
        })
    } catch {
      throw writer.failure(error, below: error.path)
    }
  }
}

extension MappingStrategy {
  /// Values that the source holds as text, which is JSON of its own.
  public static func json<T>(_ type: T.Type) -> Self where Self == __JSONTextStrategy<T> {
    __JSONTextStrategy()
  }
}
