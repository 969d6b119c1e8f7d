// Decoding that starts at a path in the document: envelopes need no models.

extension FormatMapper {
  /// Decodes the model at a path in a source.
  ///
  /// - Parameters:
  ///   - type: The type of the model.
  ///   - source: Bytes, a string or Foundation's data.
  ///   - path: The path from the root of the document.
  /// - Returns: The model.
  /// - Throws: `missingKey` with the path if there is no value at it; otherwise the first error.
  public func decode<T: MappingDecodable & ~Copyable>(
    _ type: T.Type = T.self, from source: some ByteSource, at path: MappingPath
  ) throws(MappingError) -> T {
    let mapper = reading(source)
    return try source.withBytes { (bytes) throws(MappingError) in
      try mapper.read(bytes) { (tree, options) throws(MappingError) in
        try tree.decode(options) { (reader) throws(ReadFailure) in
          try reader.read(asIs: type, at: path)
        }
      }
    }
  }

  /// Updates a model from the value at a path in a source.
  ///
  /// - Parameters:
  ///   - model: The model; it is unchanged if anything fails.
  ///   - source: Bytes, a string or Foundation's data.
  ///   - path: The path from the root of the document.
  /// - Throws: `missingKey` with the path if there is no value at it; otherwise the first error.
  public func update<T: MappingDecodable>(
    _ model: inout T, from source: some ByteSource, at path: MappingPath
  ) throws(MappingError) {
    var changed = model
    let mapper = reading(source)
    try source.withBytes { (bytes) throws(MappingError) in
      try mapper.read(bytes) { (tree, options) throws(MappingError) in
        try tree.update(&changed, options) { (reader, model) throws(ReadFailure) in
          try reader.update(&model, at: path)
        }
      }
    }
    model = changed
  }

  /// Decodes as much as possible of the value at a path in a source, and collects every issue.
  ///
  /// - Parameters:
  ///   - type: The type of the model.
  ///   - source: Bytes, a string or Foundation's data.
  ///   - path: The path from the root of the document.
  /// - Returns: The model without the parts that could not be decoded, if anything usable is left,
  ///   and the issues, in the order of the source.
  public func decodeReporting<T: MappingDecodable & ~Copyable>(
    _ type: T.Type = T.self, from source: some ByteSource, at path: MappingPath
  ) -> MappingReport<T> {
    let mapper = reading(source)
    return source.withBytes { bytes in
      mapper.report(bytes) { tree, options in
        tree.report(options) { (reader) throws(ReadFailure) in try reader.read(asIs: type, at: path)
        }
      }
    }
  }
}
