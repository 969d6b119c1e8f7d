// What generated code calls for models with hooks.

extension MappingWriter where Self: ~Copyable {
  /// Calls the hook of a model that is about to be written.
  ///
  /// - Throws: A failure for whatever the hook throws.
  public mutating func willEncode<Model>(
    _ model: inout Model, _ hooks: __Hooks<Model>
  ) throws(WriteFailure) {
    guard let hook = hooks.willEncode else { return }
    do {
      try hook(&model)
    } catch {
      throw failure(error)
    }
  }

  /// Writes what a hook makes of the fields of a model, into the open object.
  ///
  /// - Parameters:
  ///   - hook: Changes the object that the fields make, or refuses it by an error.
  ///   - write: Writes the fields.
  /// - Throws: What writing the fields throws; a failure for whatever the hook throws, or if it
  ///   leaves no object.
  public mutating func writeFields(
    rewriting hook: (inout AnyValue) throws -> Void,
    _ write: (inout ValueWriter) throws(WriteFailure) -> Void
  ) throws(WriteFailure) {
    let tree = try tree(at: state.depth - 1) { (writer) throws(WriteFailure) in
      try writer.beginObject()
      try write(&writer)
      writer.endObject()
    } rewriting: { (tree: inout AnyValue) throws in
      try hook(&tree)
    }
    guard let object = tree.object else {
      throw failure(.unencodable, expected: "an object from the hook", found: tree.kind.phrase)
    }
    for member in object {
      writeKey(member.key)
      try writeValue(member.value)
    }
  }

  /// Writes what a hook makes of a value.
  ///
  /// - Parameters:
  ///   - hook: Changes the tree that the value makes, or refuses it by an error.
  ///   - write: Writes the value.
  /// - Throws: What writing the value throws; a failure for whatever the hook throws.
  public mutating func write(
    rewriting hook: (inout AnyValue) throws -> Void,
    _ write: (inout ValueWriter) throws(WriteFailure) -> Void
  ) throws(WriteFailure) {
    try self.write(tree: write, hook)
  }
}
