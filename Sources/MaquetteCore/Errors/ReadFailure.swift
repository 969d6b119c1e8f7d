/// The token that a reader throws: a code of one byte.
///
/// The reader keeps the rest (place, expected, found), so that throwing costs the hot path nothing.
/// The entry points turn the token into a `MappingError`.
public struct ReadFailure: Error, Sendable {
  /// What went wrong.
  public let code: MappingError.Code

  /// Creates a failure; use the reader's `failure` methods, which also keep the place.
  @usableFromInline
  package init(_ code: MappingError.Code) {
    self.code = code
  }
}

/// The token that a writer throws: a code of one byte.
///
/// The writer keeps the rest. The entry points turn the token into a `MappingError`.
public struct WriteFailure: Error, Sendable {
  /// What went wrong.
  public let code: MappingError.Code

  /// Creates a failure; use the writer's `failure` methods, which also keep the place.
  @usableFromInline
  init(_ code: MappingError.Code) {
    self.code = code
  }
}

/// A reader's position in its source: an offset in text, or a path in a tree.
public enum __SourcePosition: Sendable, Hashable {
  /// Bytes from the start of the text.
  case offset(Int)

  /// Steps from the root of the tree.
  case path(MappingPath)

  /// Whether this is the position of a value, or inside the value.
  func isAt(orInside other: __SourcePosition) -> Bool {
    switch (self, other) {
    case (.offset(let offset), .offset(let start)): offset >= start
    case (.path(let path), .path(let base)): path.steps.starts(with: base.steps)
    default: false
    }
  }

  /// Whether this is inside the value at another position where the reader was before.
  func isInside(_ other: __SourcePosition) -> Bool {
    switch (self, other) {
    case (.offset(let offset), .offset(let start)):
      offset > start
    case (.path(let path), .path(let base)):
      path.steps.count > base.steps.count && path.steps.starts(with: base.steps)
    default: false
    }
  }
}
