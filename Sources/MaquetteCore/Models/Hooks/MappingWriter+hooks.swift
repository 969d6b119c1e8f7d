// Called by generated code for models with hooks.

extension MappingWriter where Self: ~Copyable {
  /// Calls the hook of a model before it is written.
  ///
  /// - Throws: A failure for an error of the hook.
  public mutating func willEncode<Model>(
    _ model: inout Model, _ hooks: __Hooks<Model>
  ) throws(WriteFailure) {
    // The second writing of a call, which names a refused value, calls no hooks.
    guard let hook = hooks.willEncode, !state.findsRefused else { return }
    do {
      try hook(&model)
    } catch {
      throw failure(error)
    }
  }

  /// Writes the result of a hook on the fields of a model into the open object.
  ///
  /// - Parameters:
  ///   - hook: Changes the object of the fields, or throws an error.
  ///   - write: Writes the fields.
  /// - Throws: The errors of writing the fields; a failure for an error of the hook, or if its
  ///   result is not an object.
  public mutating func writeFields(
    rewriting hook: (inout AnyValue) throws -> Void,
    _ write: (inout ValueWriter) throws(WriteFailure) -> Void
  ) throws(WriteFailure) {
    let isCalled = !state.findsRefused
    let tree = try tree(at: state.depth - 1) { (writer) throws(WriteFailure) in
      try writer.beginObject()
      try write(&writer)
      writer.endObject()
    } rewriting: { (tree: inout AnyValue) throws in
      if isCalled { try hook(&tree) }
    }
    guard let object = tree.object else {
      throw failure(
        .unencodable, expected: "an object that the hook returns", found: tree.kind.phrase)
    }
    try writeMembers(from: object)
  }

  /// Writes the result of a hook on a value.
  ///
  /// - Parameters:
  ///   - hook: Changes the tree of the value, or throws an error.
  ///   - write: Writes the value.
  /// - Throws: The errors of writing the value; a failure for an error of the hook.
  public mutating func write(
    rewriting hook: (inout AnyValue) throws -> Void,
    _ write: (inout ValueWriter) throws(WriteFailure) -> Void
  ) throws(WriteFailure) {
    let isCalled = !state.findsRefused
    try writeValue(
      tree(at: state.depth, write, rewriting: { if isCalled { try hook(&$0) } }))
  }
}
