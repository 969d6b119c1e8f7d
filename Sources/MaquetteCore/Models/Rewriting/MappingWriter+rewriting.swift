extension MappingWriter where Self: ~Copyable {
  /// Writes the tree of a value after an application changed it.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - rewrite: Changes the tree, or throws an error.
  /// - Throws: The errors of writing the value; a failure for an error of `rewrite`.
  public mutating func write(
    _ value: borrowing some MappingEncodable & ~Copyable,
    rewriting rewrite: (inout AnyValue) throws -> Void
  ) throws(WriteFailure) {
    try write(rewriting: rewrite) { (writer) throws(WriteFailure) in
      try value.write(to: &writer)
    }
  }

  /// The tree of a value.
  ///
  /// - Throws: The errors of writing the value.
  package mutating func tree(
    of value: borrowing some MappingEncodable & ~Copyable
  ) throws(WriteFailure) -> AnyValue {
    try tree(
      at: state.depth, { (writer) throws(WriteFailure) in try value.write(to: &writer) },
      rewriting: { _ in })
  }

  /// Returns a separately written tree after an application changed it.
  ///
  /// - Parameters:
  ///   - depth: The number of containers open around the tree.
  ///   - write: Writes the tree.
  ///   - rewrite: Changes the tree, or throws an error.
  /// - Throws: The errors of `write`; a failure for an error of `rewrite`.
  mutating func tree(
    at depth: Int, _ write: (inout ValueWriter) throws(WriteFailure) -> Void,
    rewriting rewrite: (inout AnyValue) throws -> Void
  ) throws(WriteFailure) -> AnyValue {
    var inner = ValueWriter(state: __WritingState(options: state.options))
    inner.state.depth = depth
    inner.state.stack = state.stack
    inner.state.openFlattened = state.openFlattened
    inner.state.objects = state.objects
    inner.state.hasDeclaredKeys = state.hasDeclaredKeys
    if state.findsRefused || state.options.configuration?.needsPaths == true {
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
    let written = inner.finish()
    // Applications expect plain nulls.
    var tree = state.losesValues ? written.needingNulls(of: .null) : written
    do {
      try rewrite(&tree)
    } catch {
      throw failure(error)
    }
    return state.losesValues ? tree.needingNulls(of: written) : tree
  }
}
