/// Where in a tree a printer is: for errors, and to see that the tree is not too deep.
package struct TreeWalk {
  private let depth: Int
  private var level = 0
  private var stack = StackGuard()
  private var steps: [MappingPath.Step] = []

  /// Creates a walk that begins at the root.
  ///
  /// - Parameter depth: How deep containers may be nested.
  package init(depth: Int) { self.depth = depth }

  /// Steps into a container.
  ///
  /// - Throws: `depthExceeded`.
  package mutating func enter(_ step: MappingPath.Step) throws(MappingError) {
    try enterTag()
    steps.append(step)
  }

  /// Returns to the container around.
  package mutating func leave() {
    steps.removeLast()
    level -= 1
  }

  /// Steps into the value of a tag, which is a level without a step.
  ///
  /// - Throws: `depthExceeded`.
  package mutating func enterTag() throws(MappingError) {
    if level >= depth { throw error(.depthExceeded, expected: "at most \(depth) levels") }
    if level > StackGuard.uncheckedDepth, !stack.hasRoom() {
      throw error(.depthExceeded, expected: StackGuard.expectation)
    }
    level += 1
  }

  /// Returns from the value of a tag.
  package mutating func leaveTag() { level -= 1 }

  /// The path to the value that is being written.
  package var path: MappingPath { MappingPath(steps) }

  /// The error for a value that the format cannot hold.
  package func unencodable(_ expected: String, found: String) -> MappingError {
    error(.unencodable, expected: expected, found: found)
  }

  private func error(
    _ code: MappingError.Code, expected: String, found: String? = nil
  ) -> MappingError {
    MappingError(code, at: path, expected: expected, found: found)
  }
}

extension String {
  /// The integer whose digits a key is, written as they are.
  package var asIntegerKey: Number? {
    guard let first = utf8.first, first == 0x2D || first &- 0x30 < 10 else { return nil }
    if let value = Int64(self), "\(value)" == self { return Number(value) }
    if let value = UInt64(self), "\(value)" == self { return Number(value) }
    return nil
  }
}
