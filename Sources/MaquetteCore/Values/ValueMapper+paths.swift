// Reading that starts at a path of the tree: envelopes need no models of their own.

extension ValueMapper {
  /// Reads a model from where a path leads to in a tree.
  ///
  /// - Parameters:
  ///   - type: The type of the model.
  ///   - value: The tree.
  ///   - path: The path from its root.
  /// - Returns: The model.
  /// - Throws: `missingKey` with the path if it leads nowhere; the first thing that could not be read.
  public func decode<T: MappingDecodable>(
    _ type: T.Type = T.self, from value: AnyValue, at path: MappingPath
  ) throws(MappingError) -> T {
    try value.decode(options.decoding) { (reader) throws(ReadFailure) in
      try reader.read(type, at: path)
    }
  }

  /// Changes a model by what a path leads to in a tree.
  ///
  /// - Parameters:
  ///   - model: The model; it is as it was if anything fails.
  ///   - value: The tree.
  ///   - path: The path from its root.
  /// - Throws: `missingKey` with the path if it leads nowhere; the first thing that could not be read.
  public func update<T: MappingDecodable>(
    _ model: inout T, from value: AnyValue, at path: MappingPath
  ) throws(MappingError) {
    try value.update(&model, options.decoding) { (reader, model) throws(ReadFailure) in
      try reader.update(&model, at: path)
    }
  }

  /// Reads what can be read of what a path leads to in a tree, and collects every issue.
  ///
  /// - Parameters:
  ///   - type: The type of the model.
  ///   - value: The tree.
  ///   - path: The path from its root.
  /// - Returns: The model without what could not be read, if anything whole is left, and the
  ///   issues in the order of the tree.
  public func decodeReporting<T: MappingDecodable>(
    _ type: T.Type = T.self, from value: AnyValue, at path: MappingPath
  ) -> MappingReport<T> {
    value.report(options.decoding) { (reader) throws(ReadFailure) in
      try reader.read(type, at: path)
    }
  }
}
