/// The number of levels that a tree may have: what the limit allows, and what the stack of the thread
/// has room for, because comparing, encoding and freeing a tree are nested calls.
package struct TreeLevels: Sendable {
  /// The maximum depth of trees, regardless of the limit: a thread that a tree is sent to may have
  /// less stack.
  package static func bounded(_ limit: Int) -> Int { min(limit, 1024) }

  private let limit: Int
  private let size: UInt

  /// The number of levels that need no further check.
  package private(set) var allowed: Int

  /// Whether the stack has been asked for, so that no more levels are allowed.
  private var isFinal = false

  /// Creates the levels for a limit.
  ///
  /// - Parameters:
  ///   - limit: The maximum number of levels that the caller allows.
  ///   - size: The stack that one level takes.
  package init(limit: Int, size: UInt = StackGuard.levelSize) {
    self.size = size
    self.limit = Self.bounded(limit)
    allowed = min(self.limit, StackGuard.uncheckedDepth)
  }

  /// Returns what to expect instead of a tree with a number of levels, for the error; nil if it may
  /// have them.
  @inline(__always)
  package mutating func refusal(of count: Int) -> String? {
    count <= allowed ? nil : checkedRefusal(of: count)
  }

  @inline(never)
  private mutating func checkedRefusal(of count: Int) -> String? {
    if !isFinal {
      isFinal = true
      allowed = min(limit, StackGuard.levels(of: size))
    }
    guard count > allowed else { return nil }
    return allowed == limit ? "at most \(limit.counted("level"))" : StackGuard.expectation
  }
}
