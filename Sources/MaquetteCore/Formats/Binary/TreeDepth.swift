/// How deep in a tree a printer is, so that no tree is too deep for it.
package struct TreeDepth {
  private let limit: Int
  private var level = 0
  private var stack = StackGuard()

  /// Creates the depth of the root.
  ///
  /// - Parameter limit: How deep containers may be nested.
  package init(limit: Int) { self.limit = limit }

  /// Steps into a container, or into the value of a tag.
  ///
  /// - Throws: `depthExceeded`.
  package mutating func enter() throws(MappingError) {
    if level >= limit {
      throw MappingError(.depthExceeded, expected: "at most \(limit) levels")
    }
    if level > StackGuard.uncheckedDepth, !stack.hasRoom() {
      throw MappingError(.depthExceeded, expected: StackGuard.expectation)
    }
    level += 1
  }

  /// Steps out of it.
  package mutating func leave() { level -= 1 }
}

extension MappingError {
  /// The error as it is told from a container: with the step to where it was found.
  package func below(_ step: MappingPath.Step) -> MappingError {
    var contents = contents
    contents.path.steps.insert(step, at: 0)
    return MappingError(contents)
  }
}

extension String {
  /// The integer whose digits a key is, written as they are.
  package var asIntegerKey: AnyValue.Number? {
    guard let first = utf8.first, first == 0x2D || first &- 0x30 < 10 else { return nil }
    if let value = Int64(self), "\(value)" == self { return AnyValue.Number(value) }
    if let value = UInt64(self), "\(value)" == self { return AnyValue.Number(value) }
    return nil
  }
}
