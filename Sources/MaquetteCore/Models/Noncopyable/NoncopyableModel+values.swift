extension ValueMapper {
  /// Reads a noncopyable model from a tree.
  ///
  /// - Parameters:
  ///   - type: The type of the model.
  ///   - value: The tree.
  /// - Returns: The model.
  /// - Throws: The first error.
  public func decode<Model: NoncopyableDecodable & ~Copyable>(
    _ type: Model.Type = Model.self, from value: AnyValue
  ) throws(MappingError) -> Model {
    Model(__storage: try decode(Model.__Storage.self, from: value))
  }

  /// Updates a noncopyable model with the members of a tree.
  ///
  /// - Parameters:
  ///   - model: The model, which does not change if anything fails.
  ///   - value: The tree.
  /// - Throws: The first error.
  public func update<Model: NoncopyableDecodable & ~Copyable>(
    _ model: inout Model, from value: AnyValue
  ) throws(MappingError) {
    try model.change { (fields) throws(MappingError) in try update(&fields, from: value) }
  }

  /// Decodes everything that it can from a tree, and collects every issue.
  ///
  /// - Parameters:
  ///   - type: The type of the model.
  ///   - value: The tree.
  /// - Returns: The model without the parts that failed, if one can be made, and the issues in the
  ///   order of the tree.
  public func decodeReporting<Model: NoncopyableDecodable & ~Copyable>(
    _ type: Model.Type = Model.self, from value: AnyValue
  ) -> MappingReport<Model> {
    MappingReport(decodeReporting(Model.__Storage.self, from: value))
  }

  /// Writes a noncopyable model as a tree.
  ///
  /// - Parameter model: The model.
  /// - Returns: The tree.
  /// - Throws: Errors of the model's own code, `depthExceeded` for a cycle of objects.
  public func encode<Model: NoncopyableEncodable & ~Copyable>(
    _ model: borrowing Model
  ) throws(MappingError) -> AnyValue {
    var tree = try AnyValue(encoding: model, options.encoding)
    options.encoding.reshape(&tree)
    return tree
  }
}

extension AnyValue {
  /// Creates a tree from a noncopyable model.
  init<Model: NoncopyableEncodable & ~Copyable>(
    encoding model: borrowing Model, _ options: EncodingOptions
  ) throws(MappingError) {
    try self.init(options) { (writer) throws(WriteFailure) in try model.write(to: &writer) }
  }
}
