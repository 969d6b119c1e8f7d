/// Finds where the values of paths begin while a parser skips a source.
///
/// ```swift
/// var search = PathSearch(paths)
/// search.begin(at: 0)                      // the root
/// search.begin(.key("items"), at: 12)      // a value in it
/// search.end()
/// search.end()
/// let offsets = search.offsets
/// ```
///
/// - Complexity: O(1) for each value, however many paths are looked for.
public struct PathSearch {
  /// A value that some path leads to or through.
  private struct Node {
    var next: [MappingPath.Step: Int] = [:]
    var offset: Int?

    /// The paths that end here.
    var paths: [Int] = []
  }

  private var nodes = [Node()]
  private let count: Int

  /// The nodes of the values that are open; none for those that no path leads to.
  private var open: [Int?] = []

  /// Creates a search.
  ///
  /// - Parameter paths: The paths that are looked for.
  public init(_ paths: [MappingPath]) {
    count = paths.count
    for (index, path) in paths.enumerated() {
      var node = 0
      for step in path.steps {
        if let next = nodes[node].next[step] {
          node = next
        } else {
          nodes[node].next[step] = nodes.count
          node = nodes.count
          nodes.append(Node())
        }
      }
      nodes[node].paths.append(index)
    }
  }

  /// Begins a value; for a duplicate key, the last value wins.
  ///
  /// - Parameters:
  ///   - step: The step from the value around it; nil for the root.
  ///   - offset: Where it begins.
  public mutating func begin(_ step: MappingPath.Step? = nil, at offset: Int) {
    let node: Int?
    if let step, let outer = open.last {
      node = outer.flatMap { nodes[$0].next[step] }
    } else {
      node = open.isEmpty ? 0 : nil
    }
    if let node { nodes[node].offset = offset }
    open.append(node)
  }

  /// Begins a value of a key that may have several: an array, if the paths say so.
  ///
  /// - Parameters:
  ///   - key: The key in the value around it.
  ///   - index: How many values of the key have ended before.
  ///   - offset: Where it begins.
  public mutating func begin(_ key: String, index: Int, at offset: Int) {
    guard let outer = open.last, let outer, let all = nodes[outer].next[.key(key)] else {
      return open.append(nil)
    }
    if index == 0 { nodes[all].offset = offset }
    let one = nodes[all].next[.index(index)]
    if let one { nodes[one].offset = offset }
    open.append(one ?? (index == 0 ? all : nil))
  }

  /// Ends the value begun last.
  public mutating func end() { _ = open.popLast() }

  /// Notes where a value begins, for parsers that come to values in another order than that of the
  /// tree; of a value that is noted twice, or was on the way to another, the first place counts.
  ///
  /// - Parameters:
  ///   - steps: The steps from the root to the value.
  ///   - offset: Where it begins.
  public mutating func note(_ steps: [MappingPath.Step], at offset: Int) {
    var node = 0
    for step in steps {
      if nodes[node].offset == nil { nodes[node].offset = offset }
      guard let next = nodes[node].next[step] else { return }
      node = next
    }
    if nodes[node].offset == nil { nodes[node].offset = offset }
  }

  /// Where the value of each path begins or, if it is not there, the innermost value around it.
  public var offsets: [Int?] {
    var offsets = [Int?](repeating: nil, count: count)
    var waiting: [(node: Int, offset: Int?)] = [(0, nil)]
    while let (node, outer) = waiting.popLast() {
      let offset = nodes[node].offset ?? outer
      for path in nodes[node].paths { offsets[path] = offset }
      for next in nodes[node].next.values { waiting.append((next, offset)) }
    }
    return offsets
  }
}
