public import MaquetteCore

extension ValueMapper {
  /// Writes an actor as a tree.
  ///
  /// - Parameter model: The actor, on which the call runs.
  /// - Returns: The tree.
  /// - Throws: Errors of the model's own code, `depthExceeded` for a cycle of objects.
  public func encode<Model: IsolatedEncodable>(
    _ model: isolated Model
  ) throws(MappingError) -> AnyValue {
    var tree = try AnyValue(encoding: model, options.encoding)
    options.encoding.reshape(&tree)
    return tree
  }

  /// Updates an actor with the members of a tree, including models inside it.
  ///
  /// - Parameters:
  ///   - model: The actor, on which the call runs; it does not change if anything fails.
  ///   - value: The tree.
  /// - Throws: The first error.
  public func update<Model: IsolatedDecodable>(
    _ model: isolated Model, from value: AnyValue
  ) throws(MappingError) {
    try value.read(options.decoding, isUpdating: true) { (reader) throws(ReadFailure) in
      try model.__update(from: &reader)
    }
  }
}

extension AnyValue {
  /// Creates a tree from an actor.
  init<Model: IsolatedEncodable>(
    encoding model: isolated Model, _ options: EncodingOptions
  ) throws(MappingError) {
    try self.init(options) { (writer) throws(WriteFailure) in try model.write(to: &writer) }
  }
}
