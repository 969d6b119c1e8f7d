import MaquetteCore

/// The values that the steps of a query have found so far.
struct QuerySearch {
  /// The place of a value: a step from the place around it, because most values that a search
  /// visits are not found, and copying their paths would take the square of the depth.
  private final class Place {
    let step: MappingPath.Step
    let outer: Place?

    init(_ step: MappingPath.Step, in outer: Place?) {
      self.step = step
      self.outer = outer
    }
  }

  private struct Node {
    var place: Place?
    var value: AnyValue

    func child(_ step: MappingPath.Step, _ value: AnyValue) -> Node {
      Node(place: Place(step, in: place), value: value)
    }

    var children: [Node] {
      switch value {
      case .object(let object): object.map { child(.key($0.key), $0.value) }
      case .array(let elements): elements.enumerated().map { child(.index($0), $1) }
      default: []
      }
    }

    var match: JSONQuery.Match {
      var steps: [MappingPath.Step] = []
      var place = place
      while let current = place {
        steps.append(current.step)
        place = current.outer
      }
      return JSONQuery.Match(path: MappingPath(steps.reversed()), value: value)
    }
  }

  private let root: AnyValue
  private let limit: Int
  private var nodes: [Node]

  /// The number of values that each step may visit; counted when a step exceeds the limit.
  private var visitLimit: Int?

  init(_ root: AnyValue, limit: Int) {
    self.root = root
    self.limit = limit
    nodes = [Node(value: root)]
  }

  /// The values that the last step found.
  var matches: [JSONQuery.Match] { nodes.map { $0.match } }

  /// Applies a step to the values found so far.
  mutating func apply(_ segment: JSONQuery.Segment) throws(MappingError) {
    var found: [Node] = []
    var visits = 0
    for node in nodes {
      // A work list replaces recursion: the first value is the last of the list.
      var pending = [node]
      while let node = pending.popLast() {
        for selector in segment.selectors {
          Self.collect(selector, from: node, into: &found)
          guard found.count <= limit else { throw tooMany("value") }
        }
        guard segment.isDeep else { continue }
        visits += node.value.childCount
        if visits > limit { try checkVisits(visits) }
        pending += node.children.filter { $0.value.childCount > 0 }.reversed()
      }
    }
    nodes = found
  }

  private mutating func checkVisits(_ visits: Int) throws(MappingError) {
    let most = visitLimit ?? limit + root.valueCount
    visitLimit = most
    guard visits <= most else { throw tooMany("visit of a value", plural: "visits of values") }
  }

  private func tooMany(_ unit: String, plural: String? = nil) -> MappingError {
    MappingError(.tooManyElements, expected: "at most \(limit.counted(unit, plural: plural))")
  }

  private static func collect(
    _ selector: JSONQuery.Selector, from node: Node, into found: inout [Node]
  ) {
    switch (selector, node.value) {
    case (.key(let key), .object(let object)):
      if let value = object[key] { found.append(node.child(.key(key), value)) }
    case (.index(let index), .array(let elements)):
      let position = index < 0 ? elements.count + index : index
      guard elements.indices.contains(position) else { return }
      found.append(node.child(.index(position), elements[position]))
    case (.slice(let start, let end, let step), .array(let elements)):
      for position in positions(start, end, step, count: elements.count) {
        found.append(node.child(.index(position), elements[position]))
      }
    case (.all, _): found += node.children
    default: break
    }
  }

  /// The positions of a slice (RFC 9535, section 2.3.4.2.2).
  private static func positions(
    _ start: Int?, _ end: Int?, _ step: Int, count: Int
  ) -> StrideTo<Int> {
    func bound(_ index: Int, _ range: ClosedRange<Int>) -> Int {
      min(max(index < 0 ? count + index : index, range.lowerBound), range.upperBound)
    }
    guard step != 0 else { return stride(from: 0, to: 0, by: 1) }
    if step > 0 {
      return stride(
        from: start.map { bound($0, 0...count) } ?? 0,
        to: end.map { bound($0, 0...count) } ?? count, by: step)
    }
    return stride(
      from: start.map { bound($0, -1...count - 1) } ?? count - 1,
      to: end.map { bound($0, -1...count - 1) } ?? -1, by: step)
  }
}

extension AnyValue {
  /// The number of members or elements.
  fileprivate var childCount: Int {
    switch self {
    case .object(let object): object.count
    case .array(let elements): elements.count
    default: 0
    }
  }

  /// The number of values in the tree, including itself; those of a container that is in several places
  /// are counted once.
  fileprivate var valueCount: Int {
    var count = 1
    var counted: Set<Int> = []
    var pending = [self]
    while let value = pending.popLast() {
      guard let storage = value.storage, counted.insert(storage).inserted else { continue }
      count += value.childCount
      switch value {
      case .object(let object): pending += object.lazy.map(\.value).filter { $0.childCount > 0 }
      case .array(let elements): pending += elements.filter { $0.childCount > 0 }
      default: break
      }
    }
    return count
  }

  /// The address of the children, which copies of a container share while it exists; nil without children.
  private var storage: Int? {
    switch self {
    case .object(let object) where object.count > 0:
      unsafe object.members.withUnsafeBufferPointer { Int(bitPattern: $0.baseAddress) }
    case .array(let elements) where !elements.isEmpty:
      unsafe elements.withUnsafeBufferPointer { Int(bitPattern: $0.baseAddress) }
    default: nil
    }
  }
}
