public import MaquetteCore

/// Values that the source stores as JSON inside a text.
///
/// ```json
/// {"payload": "{\"id\":7}"}
/// ```
/// ```swift
/// @CodableBy(.json(Payload.self)) var payload: Payload
/// ```
///
/// An error inside the text has both paths, one after the other: `payload.id`.
public struct JSONTextStrategy<Value: Mappable>: CodingStrategy, Hashable {
  /// Creates the strategy.
  public init() {}

  /// Reads text, and decodes a value from it.
  ///
  /// - Throws: `invalidValue` for text that is not JSON, and the errors of reading the type.
  public func decode<R: MappingReader & ~Copyable>(from reader: inout R) throws(ReadFailure)
    -> Value
  {
    let start = reader.mark()
    let value = try reader.readValue()
    guard case .string(let text) = value else {
      throw reader.failure(
        value == .null ? .unexpectedNull : .typeMismatch, at: start, expected: "JSON as text")
    }
    let (tree, repairs): (AnyValue, [PendingIssue])
    do throws(MappingError) {
      (tree, repairs) = try reader.tree(ofJSON: text, at: start)
    } catch {
      throw reader.failure(
        .invalidValue, at: start, expected: "JSON as text", hint: error.description)
    }
    for repair in repairs { reader.note(repair) }
    return try reader.read(Value.self, fromJSON: tree, at: start)
  }

  /// Encodes a value as JSON, and writes that as text.
  ///
  /// - Throws: The errors of writing the type, with their path; `depthExceeded` for a cycle of
  ///   objects.
  public func encode<W: MappingWriter & ~Copyable>(
    _ value: Value, to writer: inout W
  ) throws(WriteFailure) {
    // The depth of a text does not bound texts inside texts.
    guard writer.state.stack.hasRoom() else {
      throw writer.failure(.depthExceeded, expected: StackGuard.expectation)
    }
    var options = writer.state.options
    // The paths of a selection begin at the root of the output, which the text is a part of.
    if options.selection != nil { options.selection = nil }
    // The text is JSON, whatever the format around it is.
    if options.traits != FormatTraits() { options.traits = FormatTraits() }
    let stack = writer.state.stack
    do throws(MappingError) {
      writer.writeString(
        try JSONWriter.string(options) { (text) throws(WriteFailure) in
          text.state.stack = stack
          try text.writeOutput(value)
        })
    } catch {
      throw writer.failure(error, below: error.path)
    }
  }
}

extension MappingStrategy {
  /// Values that the source stores as JSON inside a text.
  ///
  /// - Parameter type: The type of the value in the text.
  public static func json<T>(_ type: T.Type) -> Self where Self == JSONTextStrategy<T> {
    JSONTextStrategy()
  }
}
