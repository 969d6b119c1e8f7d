extension MappingWriter where Self: ~Copyable {
  /// Writes what an application makes of a value as a tree.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - rewrite: Changes the tree, or refuses it by an error.
  /// - Throws: What writing the value throws; a failure for whatever `rewrite` throws.
  public mutating func write(
    _ value: some MappingEncodable, rewriting rewrite: (inout AnyValue) throws -> Void
  ) throws(WriteFailure) {
    try write(tree: { (writer) throws(WriteFailure) in try value.write(to: &writer) }, rewrite)
  }

  /// Writes what an application makes of a tree.
  ///
  /// - Parameters:
  ///   - write: Writes the tree.
  ///   - rewrite: Changes the tree, or refuses it by an error.
  /// - Throws: What `write` throws; a failure for whatever `rewrite` throws.
  mutating func write(
    tree write: (inout ValueWriter) throws(WriteFailure) -> Void,
    _ rewrite: (inout AnyValue) throws -> Void
  ) throws(WriteFailure) {
    try writeValue(tree(at: state.depth, write, rewriting: rewrite))
  }

  /// The tree of a value.
  ///
  /// - Throws: What writing the value throws.
  mutating func tree(of value: some MappingEncodable) throws(WriteFailure) -> AnyValue {
    try tree(
      at: state.depth, { (writer) throws(WriteFailure) in try value.write(to: &writer) },
      rewriting: { _ in })
  }

  /// What an application makes of a tree that is written apart.
  ///
  /// - Parameters:
  ///   - depth: How many containers are open around the tree.
  ///   - write: Writes the tree.
  ///   - rewrite: Changes the tree, or refuses it by an error.
  /// - Throws: What `write` throws; a failure for whatever `rewrite` throws.
  mutating func tree(
    at depth: Int, _ write: (inout ValueWriter) throws(WriteFailure) -> Void,
    rewriting rewrite: (inout AnyValue) throws -> Void
  ) throws(WriteFailure) -> AnyValue {
    var inner = ValueWriter(state: __WritingState(options: state.options))
    inner.state.depth = depth
    inner.state.stack = state.stack
    inner.state.openFlattened = state.openFlattened
    inner.state.objects = state.objects
    if state.options.configuration?.needsPaths == true {
      inner.state.base = state.base + openPath.steps
    }
    do throws(WriteFailure) {
      try write(&inner)
    } catch {
      var contents = inner.state.pending ?? .init(code: error.code)
      contents.path = MappingPath(inner.path.steps + contents.path.steps)
      state.pending = contents
      throw error
    }
    var tree = inner.finish()
    do {
      try rewrite(&tree)
    } catch {
      throw failure(error)
    }
    return tree
  }
}
