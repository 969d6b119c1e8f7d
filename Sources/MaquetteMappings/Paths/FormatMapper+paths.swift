// Decoding that starts at a path in the document: envelopes need no models.

public import MaquetteCore

extension FormatMapper where Format: DocumentFormat {
  /// Decodes the model at a path in a source.
  ///
  /// ```swift
  /// let tweet = try mapper.decode(Tweet.self, from: data, at: "data.items[0]")
  /// ```
  ///
  /// The whole source is checked against the grammar. Errors have the whole path and their location
  /// in the source.
  ///
  /// - Parameters:
  ///   - type: The type of the model.
  ///   - source: Bytes, a string or Foundation's data.
  ///   - path: The path from the root of the document.
  /// - Returns: The model.
  /// - Throws: `missingKey` with the path if there is no value at it; otherwise the first error.
  @inlinable
  public func decode<T: MappingDecodable & ~Copyable>(
    _ type: T.Type = T.self, from source: some ByteSource, at path: MappingPath
  ) throws(MappingError) -> T {
    try source.withBytes { (bytes) throws(MappingError) in
      try decode(type, from: bytes, isString: source.isString, at: path)
    }
  }

  /// Updates a model from the value at a path in a source.
  ///
  /// - Parameters:
  ///   - model: The model; it is unchanged if anything fails.
  ///   - source: Bytes, a string or Foundation's data.
  ///   - path: The path from the root of the document.
  /// - Throws: `missingKey` with the path if there is no value at it; otherwise the first error.
  @inlinable
  public func update<T: MappingDecodable>(
    _ model: inout T, from source: some ByteSource, at path: MappingPath
  ) throws(MappingError) {
    try source.withBytes { (bytes) throws(MappingError) in
      try Format.__update(&model, from: bytes, isString: source.isString, at: path, by: self)
    }
  }

  /// Decodes as much as possible of the value at a path in a source, and collects every issue.
  ///
  /// - Parameters:
  ///   - type: The type of the model.
  ///   - source: Bytes, a string or Foundation's data.
  ///   - path: The path from the root of the document.
  /// - Returns: The model without the parts that could not be decoded, if anything usable is left,
  ///   and the issues, in the order of the source.
  @inlinable
  public func decodeReporting<T: MappingDecodable & ~Copyable>(
    _ type: T.Type = T.self, from source: some ByteSource, at path: MappingPath
  ) -> MappingReport<T> {
    source.withBytes {
      Format.__report(type, from: $0, isString: source.isString, at: path, by: self)
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
