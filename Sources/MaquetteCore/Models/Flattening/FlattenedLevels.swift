/// Members that lie inside each other, and perhaps all in one object, so that the depth of a document
/// does not bound them.
enum FlattenedLevels {
  /// How many there may be: each takes the stack of several levels of a document.
  ///
  /// - Parameter depth: How many levels a document may have.
  static func limit(depth: Int) -> Int { min(depth, 256) }
}
