import MaquetteCore

// Limits and paths.

extension YAMLComposer {
  mutating func checkDepth(_ depth: Int, at offset: Int) throws(MappingError) {
    guard let expected = levels.refusal(of: depth) else { return }
    throw MappingError(.depthExceeded, at: offset, path: path, expected: expected)
  }

  func tooManyElements(at offset: Int) -> MappingError {
    MappingError(
      .tooManyElements, at: offset, expected: "at most \(limits.elementCount.counted("element"))")
  }

  /// The path of the current value.
  var path: MappingPath { MappingPath(frames.compactMap(\.step)) }

  mutating func beginInSearch(at offset: Int) {
    guard search != nil else { return }
    // A value that is dropped is on no path.
    let isDropping = frames.last?.isDropping == true
    search?.begin(isDropping ? nil : frames.last { !$0.isTransparent }?.step, at: offset)
  }
}

extension YAMLComposer.Frame {
  /// The path component of the current member.
  fileprivate var step: MappingPath.Step? {
    switch kind {
    case .sequence: .index(elements.count)
    case .mapping, .set: key.map { .key($0) }
    case .orderedMapping: nil
    }
  }

  fileprivate var isTransparent: Bool { kind == .orderedMapping }
}
