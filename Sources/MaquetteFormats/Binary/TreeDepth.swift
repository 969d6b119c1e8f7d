package import MaquetteCore

/// Tracks the depth of a printer in a tree, and enforces a limit.
package struct TreeDepth {
  private let limit: Int
  private(set) var level = 0
  private var stack = StackGuard()

  /// Creates the depth of the root.
  ///
  /// - Parameter limit: The maximum depth of nested containers.
  package init(limit: Int) { self.limit = limit }

  /// Enters a container, or the value of a tag.
  ///
  /// - Throws: `depthExceeded`.
  package mutating func enter() throws(MappingError) {
    if level >= limit {
      throw MappingError(.depthExceeded, expected: "at most \(limit.counted("level"))")
    }
    if level > StackGuard.uncheckedDepth, !stack.hasRoom() {
      throw MappingError(.depthExceeded, expected: StackGuard.expectation)
    }
    level += 1
  }

  /// Leaves a container or a tag.
  package mutating func leave() { level -= 1 }
}

extension MappingError {
  /// Returns the error with the step from the container to its location.
  package func below(_ step: MappingPath.Step) -> MappingError {
    var contents = contents
    contents.path.steps.insert(step, at: 0)
    return MappingError(contents)
  }
}

extension String {
  /// The integer that a key represents, if the key is its decimal form.
  package var asIntegerKey: AnyValue.Number? {
    guard let first = utf8.first, first == 0x2D || first &- 0x30 < 10 else { return nil }
    if let value = Int64(self), "\(value)" == self { return AnyValue.Number(value) }
    if let value = UInt64(self), "\(value)" == self { return AnyValue.Number(value) }
    return nil
  }
}
