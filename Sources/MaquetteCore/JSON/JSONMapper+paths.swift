// Decoding that starts at a path in the document: envelopes need no models.

extension JSONMapper {
  /// Decodes the value at a path in JSON text.
  ///
  /// ```swift
  /// let tweet = try mapper.decode(Tweet.self, from: data, at: "data.items[0]")
  /// ```
  ///
  /// The whole text is checked against the grammar. Errors have the whole path, the line and the
  /// column.
  ///
  /// - Parameters:
  ///   - type: The type of the value.
  ///   - source: Bytes, a string or Foundation's data.
  ///   - path: The path from the root of the document.
  /// - Returns: The value.
  /// - Throws: `missingKey` with the path if there is no value at it; otherwise the first error.
  public func decode<T: MappingDecodable & ~Copyable>(
    _ type: T.Type = T.self, from source: some ByteSource, at path: MappingPath
  ) throws(MappingError) -> T {
    try source.withBytes { (text) throws(MappingError) in
      try JSONReader.decode(from: text, options.decoding) { (reader) throws(ReadFailure) in
        try reader.read(placed: type, at: path)
      }
    }
  }

  /// Updates a value from the value at a path in JSON text.
  ///
  /// - Parameters:
  ///   - value: The value; it is unchanged if anything fails.
  ///   - source: Bytes, a string or Foundation's data.
  ///   - path: The path from the root of the document.
  /// - Throws: `missingKey` with the path if there is no value at it; otherwise the first error.
  public func update<T: MappingDecodable>(
    _ value: inout T, from source: some ByteSource, at path: MappingPath
  ) throws(MappingError) {
    try source.withBytes { (text) throws(MappingError) in
      try JSONReader.update(&value, from: text, options.decoding) {
        (reader, value) throws(ReadFailure) in try reader.update(placed: &value, at: path)
      }
    }
  }

  /// Decodes as much as possible of the value at a path in JSON text, and collects every issue.
  ///
  /// - Parameters:
  ///   - type: The type of the value.
  ///   - source: Bytes, a string or Foundation's data.
  ///   - path: The path from the root of the document.
  /// - Returns: The value without the parts that could not be decoded, if anything usable is left,
  ///   and the issues in source order.
  public func decodeReporting<T: MappingDecodable & ~Copyable>(
    _ type: T.Type = T.self, from source: some ByteSource, at path: MappingPath
  ) -> MappingReport<T> {
    source.withBytes { text in
      JSONReader.report(from: text, options.decoding) { (reader) throws(ReadFailure) in
        try reader.read(placed: type, at: path)
      }
    }
  }
}

extension MappingDecodable where Self: ~Copyable {
  /// Decodes the value at a path in JSON text.
  ///
  /// ```swift
  /// let tweets = try [Tweet](json: data, at: "data.items")
  /// ```
  ///
  /// - Parameters:
  ///   - source: Bytes, a string or Foundation's data.
  ///   - path: The path from the root of the document.
  /// - Throws: `missingKey` with the path if there is no value at it; otherwise the first error.
  public init(json source: some ByteSource, at path: MappingPath) throws(MappingError) {
    self = try JSONMapper().decode(Self.self, from: source, at: path)
  }
}
