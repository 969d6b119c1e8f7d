// Decoding that starts at a path in the tree: envelopes need no models.

public import MaquetteCore

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
    if let onIssue { return try decode(type, from: value, at: path, reporting: onIssue) }
    return try value.decode(type, options.decoding, at: path)
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
    if let onIssue {
      return try value.update(&model, options.decoding, at: path, reporting: onIssue)
    }
    try value.update(&model, options.decoding, at: path)
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
    value.report(type, options.decoding, at: path)
  }
}
