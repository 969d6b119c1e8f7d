extension Writer where Self: ~Copyable {
  /// Writes what an application makes of a value as a tree.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - rewrite: Changes the tree, or refuses it by an error.
  /// - Throws: What writing the value throws; a failure for whatever `rewrite` throws.
  public mutating func write(
    _ value: some Writable, rewriting rewrite: (inout Value) throws -> Void
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
    _ rewrite: (inout Value) throws -> Void
  ) throws(WriteFailure) {
    var tree = try self.tree(write)
    do {
      try rewrite(&tree)
    } catch {
      throw failure(error)
    }
    try writeValue(tree)
  }

  /// The tree of a value.
  ///
  /// - Throws: What writing the value throws.
  mutating func tree(of value: some Writable) throws(WriteFailure) -> Value {
    try tree { (writer) throws(WriteFailure) in try value.write(to: &writer) }
  }

  private mutating func tree(
    _ write: (inout ValueWriter) throws(WriteFailure) -> Void
  ) throws(WriteFailure) -> Value {
    var inner = ValueWriter(state: WritingState(options: state.options))
    inner.state.depth = state.depth
    do throws(WriteFailure) {
      try write(&inner)
    } catch {
      state.pending = inner.state.pending ?? .init(code: error.code)
      state.pending?.path = inner.path
      throw error
    }
    return inner.finish()
  }
}
