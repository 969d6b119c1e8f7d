/// Decodes and encodes JSON, with its own options.
///
/// ```swift
/// let mapper = JSONMapper(options: .init(conversions: .strict, unknownKeys: .reject))
/// let page = try mapper.decode(Page<Tweet>.self, from: data)
/// ```
public typealias JSONMapper = FormatMapper<JSONFormat>

extension JSONMapper {
  /// Encodes a value as JSON text.
  ///
  /// - Parameter value: The value.
  /// - Returns: The text.
  /// - Throws: `unencodable` for values that JSON cannot represent, `depthExceeded` for a cycle of
  ///   objects.
  @inlinable
  public func encodeString(
    _ value: borrowing some MappingEncodable & ~Copyable
  ) throws(MappingError) -> String {
    try JSONWriter.string(options.encoding, options.format) { (writer) throws(WriteFailure) in
      try writer.writeOutput(value)
    }
  }
}
