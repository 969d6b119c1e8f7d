// Decoding that starts at a path in the tree: envelopes need no models.

extension ValueMapper {
  /// Decodes the model at a path in a tree.
  ///
  /// - Parameters:
  ///   - type: The type of the model.
  ///   - value: The tree.
  ///   - path: The path from its root.
  /// - Returns: The model.
  /// - Throws: `missingKey` with the path if there is no value at it; otherwise the first error.
  public func decode<T: MappingDecodable & ~Copyable>(
    _ type: T.Type = T.self, from value: AnyValue, at path: MappingPath
  ) throws(MappingError) -> T {
    try value.decode(options.decoding) { (reader) throws(ReadFailure) in
      try reader.read(asIs: type, at: path)
    }
  }

  /// Updates a model from the value at a path in a tree.
  ///
  /// - Parameters:
  ///   - model: The model; it is unchanged if anything fails.
  ///   - value: The tree.
  ///   - path: The path from its root.
  /// - Throws: `missingKey` with the path if there is no value at it; otherwise the first error.
  public func update<T: MappingDecodable>(
    _ model: inout T, from value: AnyValue, at path: MappingPath
  ) throws(MappingError) {
    try value.update(&model, options.decoding) { (reader, model) throws(ReadFailure) in
      try reader.update(&model, at: path)
    }
  }

  /// Decodes as much as possible of the value at a path in a tree, and collects every issue.
  ///
  /// - Parameters:
  ///   - type: The type of the model.
  ///   - value: The tree.
  ///   - path: The path from its root.
  /// - Returns: The model without the parts that could not be decoded, if anything usable is left,
  ///   and the issues in tree order.
  public func decodeReporting<T: MappingDecodable & ~Copyable>(
    _ type: T.Type = T.self, from value: AnyValue, at path: MappingPath
  ) -> MappingReport<T> {
    value.report(options.decoding) { (reader) throws(ReadFailure) in
      try reader.read(asIs: type, at: path)
    }
  }
}
