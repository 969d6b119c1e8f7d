/// Nested flattened members, which may all share one object, so that the depth of a document does
/// not limit them.
enum FlattenedLevels {
  /// The maximum number: each takes the stack of several levels of a document.
  ///
  /// - Parameter depth: The maximum depth of a document.
  static func limit(depth: Int) -> Int { min(depth, 256) }
}
