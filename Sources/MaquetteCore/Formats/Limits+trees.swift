extension DecodingOptions.Limits {
  /// The maximum depth of trees, regardless of the limit: freeing a deeper tree takes more stack
  /// than some threads have.
  package var treeDepth: Int { min(depth, 1024) }
}
