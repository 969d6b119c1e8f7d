/// Decodes and encodes JSON, with its own options.
///
/// ```swift
/// let mapper = JSONMapper(options: .init(conversions: .strict, unknownKeys: .reject))
/// let page = try mapper.decode(Page<Tweet>.self, from: data)
/// ```
public struct JSONMapper: Sendable {
  /// The options for decoding and encoding.
  public typealias Options = MappingOptions<JSONFormat>

  /// The options for decoding and encoding.
  public var options: Options

  /// A closure that receives every repair and every error of `decode`, `update` and the records of
  /// streams, in source order, after the call has decoded what it can, for logs and metrics.
  ///
  /// With a closure, a call continues after an error, as for a report, and still throws the first
  /// one; `limits.issues` bounds the number of issues. Nil costs nothing.
  public var onIssue: (@Sendable (MappingIssue) -> Void)?

  /// Creates a mapper.
  ///
  /// - Parameters:
  ///   - options: The options for decoding and encoding.
  ///   - onIssue: Receives every repair and every error.
  public init(
    options: Options = Options(), onIssue: (@Sendable (MappingIssue) -> Void)? = nil
  ) {
    self.options = options
    self.onIssue = onIssue
  }

  /// Decodes a value from JSON text.
  ///
  /// - Parameters:
  ///   - type: The type of the value.
  ///   - source: Bytes, a string or Foundation's data.
  /// - Returns: The value.
  /// - Throws: The first error.
  @inlinable
  public func decode<T: MappingDecodable & ~Copyable>(
    _ type: T.Type = T.self, from source: some ByteSource
  ) throws(MappingError) -> T {
    if onIssue != nil {
      return try source.withBytes { (text) throws(MappingError) in try decode(type, from: text) }
    }
    return try JSONReader.decode(type, from: source, options.decoding)
  }

  /// Updates a value from JSON text: changes only the properties that the text contains, in nested
  /// models too.
  ///
  /// - Parameters:
  ///   - value: The value; it is unchanged if anything fails.
  ///   - source: Bytes, a string or Foundation's data.
  /// - Throws: The first error.
  @inlinable
  public func update<T: MappingDecodable>(
    _ value: inout T, from source: some ByteSource
  ) throws(MappingError) {
    try source.withBytes { (text) throws(MappingError) in
      try update(&value, from: text)
    }
  }

  /// Decodes as much of JSON text as possible, and collects every issue.
  ///
  /// - Parameters:
  ///   - type: The type of the value.
  ///   - source: Bytes, a string or Foundation's data.
  /// - Returns: The value without the parts that could not be decoded, if anything usable is left,
  ///   and the issues in source order.
  @inlinable
  public func decodeReporting<T: MappingDecodable & ~Copyable>(
    _ type: T.Type = T.self, from source: some ByteSource
  ) -> MappingReport<T> {
    source.withBytes { JSONReader.report(type, from: $0, options.decoding) }
  }

  /// Decodes a value from JSON text.
  ///
  /// - Parameters:
  ///   - type: The type of the value.
  ///   - text: The bytes.
  /// - Returns: The value.
  /// - Throws: The first error.
  @inlinable
  public func decode<T: MappingDecodable & ~Copyable>(
    _ type: T.Type = T.self, from text: Span<UInt8>
  ) throws(MappingError) -> T {
    if let onIssue { return try decode(type, from: text, reporting: onIssue) }
    return try JSONReader.decode(type, from: text, options.decoding)
  }

  /// Updates a value from JSON text: changes only the properties that the text contains, in nested
  /// models too.
  ///
  /// - Parameters:
  ///   - value: The value; it is unchanged if anything fails.
  ///   - text: The bytes.
  /// - Throws: The first error.
  @inlinable
  public func update<T: MappingDecodable>(
    _ value: inout T, from text: Span<UInt8>
  ) throws(MappingError) {
    if let onIssue { return try update(&value, from: text, reporting: onIssue) }
    try JSONReader.update(&value, from: text, options.decoding)
  }

  /// Decodes as much of JSON text as possible, and collects every issue.
  ///
  /// - Parameters:
  ///   - type: The type of the value.
  ///   - text: The bytes.
  /// - Returns: The value without the parts that could not be decoded, if anything usable is left,
  ///   and the issues in source order.
  @inlinable
  public func decodeReporting<T: MappingDecodable & ~Copyable>(
    _ type: T.Type = T.self, from text: Span<UInt8>
  ) -> MappingReport<T> {
    JSONReader.report(type, from: text, options.decoding)
  }

  /// Encodes a value as JSON text.
  ///
  /// - Parameter value: The value.
  /// - Returns: UTF-8.
  /// - Throws: `unencodable` for values that JSON cannot represent, `depthExceeded` for a cycle of
  ///   objects.
  @inlinable
  public func encode(
    _ value: borrowing some MappingEncodable & ~Copyable
  ) throws(MappingError) -> [UInt8] {
    try JSONWriter.bytes(options.encoding, options.format) { (writer) throws(WriteFailure) in
      try writer.writeOutput(value)
    }
  }

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

extension MappingOptions<JSONFormat> {
  /// The encoding options that the layout of the text calls for.
  var formatWriting: EncodingOptions { encoding.ordered(for: format) }
}
