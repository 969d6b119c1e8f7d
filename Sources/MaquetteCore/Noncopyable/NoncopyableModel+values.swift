extension ValueMapper {
  /// Reads a model that cannot be copied from a tree.
  ///
  /// - Parameters:
  ///   - type: The type of the model.
  ///   - value: The tree.
  /// - Returns: The model.
  /// - Throws: The first thing that could not be read.
  public func decode<Model: NoncopyableReadable & ~Copyable>(
    _ type: Model.Type = Model.self, from value: Value
  ) throws(MappingError) -> Model {
    Model(__storage: try decode(Model.__Storage.self, from: value))
  }

  /// Changes a model that cannot be copied by a tree: only what the tree names, models inside models
  /// too.
  ///
  /// - Parameters:
  ///   - model: The model; it is as it was if anything fails.
  ///   - value: The tree.
  /// - Throws: The first thing that could not be read.
  public func update<Model: NoncopyableReadable & ~Copyable>(
    _ model: inout Model, from value: Value
  ) throws(MappingError) {
    try model.change { (fields) throws(MappingError) in try update(&fields, from: value) }
  }

  /// Reads what can be read of a tree, and collects every issue.
  ///
  /// - Parameters:
  ///   - type: The type of the model.
  ///   - value: The tree.
  /// - Returns: The model without what could not be read, if it is whole all the same, and the
  ///   issues in the order of the tree.
  public func decodeReporting<Model: NoncopyableReadable & ~Copyable>(
    _ type: Model.Type = Model.self, from value: Value
  ) -> MappingReport<Model> {
    MappingReport(decodeReporting(Model.__Storage.self, from: value))
  }

  /// Writes a model that cannot be copied as a tree.
  ///
  /// - Parameter model: The model.
  /// - Returns: The tree.
  /// - Throws: What the model's own code throws, `depthExceeded` for a cycle of objects.
  public func encode<Model: NoncopyableWritable & ~Copyable>(
    _ model: borrowing Model
  ) throws(MappingError) -> Value {
    var tree = try Value(encoding: model, options.writing)
    options.writing.reshape(&tree)
    return tree
  }
}

extension Value {
  /// Creates a tree from a model that cannot be copied.
  init<Model: NoncopyableWritable & ~Copyable>(
    encoding model: borrowing Model, _ options: WritingOptions
  ) throws(MappingError) {
    try self.init(options) { (writer) throws(WriteFailure) in try model.write(to: &writer) }
  }
}
