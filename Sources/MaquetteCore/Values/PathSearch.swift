/// Finds the start offsets of the values at given paths while a parser scans a source.
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
/// - Complexity: O(1) for each value, however many paths there are.
public struct PathSearch {
  /// A value on at least one path.
  private struct Node {
    var next: [MappingPath.Step: Int] = [:]
    var offset: Int?

    /// The paths that end here.
    var paths: [Int] = []
  }

  private var nodes = [Node()]
  private let count: Int

  /// The nodes of the open values; nil for values that are on no path.
  private var open: [Int?] = []

  /// Creates a search.
  ///
  /// - Parameter paths: The paths to find.
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
  ///   - step: The step from the parent value; nil for the root.
  ///   - offset: The start offset of the value.
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

  /// Begins a value of a repeatable key, which is an array if the paths treat it as one.
  ///
  /// - Parameters:
  ///   - key: The key in the parent value.
  ///   - index: The number of previous values of the key.
  ///   - offset: The start offset of the value.
  public mutating func begin(_ key: String, index: Int, at offset: Int) {
    guard let outer = open.last, let outer, let all = nodes[outer].next[.key(key)] else {
      return open.append(nil)
    }
    if index == 0 { nodes[all].offset = offset }
    let one = nodes[all].next[.index(index)]
    if let one { nodes[one].offset = offset }
    open.append(one ?? (index == 0 ? all : nil))
  }

  /// Whether a path leads to the innermost value or into it.
  var isOnPath: Bool { open.last.flatMap(\.self) != nil }

  /// Ends the innermost value.
  public mutating func end() { _ = open.popLast() }

  /// Records the start of a value, for parsers that find values in another order than that of the
  /// tree.
  ///
  /// For a value recorded twice, or on the path to an earlier one, the first offset wins.
  ///
  /// - Parameters:
  ///   - steps: The steps from the root to the value.
  ///   - offset: The start offset of the value.
  public mutating func note(_ steps: [MappingPath.Step], at offset: Int) {
    var node = 0
    for step in steps {
      if nodes[node].offset == nil { nodes[node].offset = offset }
      guard let next = nodes[node].next[step] else { return }
      node = next
    }
    if nodes[node].offset == nil { nodes[node].offset = offset }
  }

  /// The start offset of each path's value or, if it is missing, of the innermost value around it.
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
