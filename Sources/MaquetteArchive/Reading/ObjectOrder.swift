/// An order in which to create objects that refer to each other: each after the objects that it
/// needs.
///
/// Objects on a cycle need each other. The references that can be set later are removed from it,
/// and the rest must have no cycle.
struct ObjectOrder {
  /// A reference from one object to another.
  struct Edge {
    /// The referenced object.
    var target: Int

    /// The index of the property among those of its object.
    var property: Int

    /// Whether the property can be set after all objects exist.
    var isDeferrable: Bool
  }

  /// The objects in the order of creation.
  private(set) var order: [Int] = []

  /// The properties that are set later, by object.
  private(set) var deferred: [Int: Set<Int>] = [:]

  /// The maximum length of a chain of references; a cycle counts as one object.
  private(set) var longestChain = 0

  /// A cycle without references that can be set later; empty if there is none.
  private(set) var cycle: [(object: Int, property: Int)] = []

  private let edges: [[Edge]]

  /// Finds the order.
  ///
  /// - Complexity: O(objects + edges), without recursion.
  init(_ edges: [[Edge]]) {
    self.edges = edges
    findComponents()
  }

  /// A step of the walk: an object, and the index of its next edge.
  private struct Step {
    var object: Int
    var edge = 0
  }

  /// Finds the strongly connected components with Tarjan's algorithm.
  private mutating func findComponents() {
    let count = edges.count
    order.reserveCapacity(count)
    var (numbers, lowest) = ([Int](repeating: -1, count: count), [Int](repeating: 0, count: count))
    var isOpen = [Bool](repeating: false, count: count)
    var heights = [Int](repeating: 0, count: count)
    var (open, walk, next): ([Int], [Step], Int) = ([], [], 0)
    for start in 0..<count where numbers[start] < 0 {
      walk.append(Step(object: start))
      while let step = walk.last {
        let object = step.object
        if step.edge == 0, numbers[object] < 0 {
          (numbers[object], lowest[object]) = (next, next)
          next += 1
          open.append(object)
          isOpen[object] = true
        }
        if step.edge < edges[object].count {
          walk[walk.count - 1].edge += 1
          let target = edges[object][step.edge].target
          if numbers[target] < 0 {
            walk.append(Step(object: target))
          } else if isOpen[target] {
            lowest[object] = min(lowest[object], numbers[target])
          }
          continue
        }
        walk.removeLast()
        if let outer = walk.last?.object { lowest[outer] = min(lowest[outer], lowest[object]) }
        guard lowest[object] == numbers[object] else { continue }
        var component: [Int] = []
        while let member = open.popLast() {
          isOpen[member] = false
          component.append(member)
          if member == object { break }
        }
        add(component, &heights)
        guard cycle.isEmpty else { return }
      }
    }
  }

  /// Adds the objects of a component, or a single object, to the order.
  private mutating func add(_ component: [Int], _ heights: inout [Int]) {
    let height = component.reduce(1) { height, object in
      edges[object].reduce(height) { max($0, heights[$1.target] + 1) }
    }
    for object in component { heights[object] = height }
    longestChain = max(longestChain, height)
    let members = Set(component)
    guard component.count > 1 || edges[component[0]].contains(where: { $0.target == component[0] })
    else { return order.append(component[0]) }
    for object in component {
      for edge in edges[object] where edge.isDeferrable && members.contains(edge.target) {
        deferred[object, default: []].insert(edge.property)
      }
    }
    sort(component, members)
  }

  /// Sorts objects by the edges between them that cannot be set later.
  private mutating func sort(_ component: [Int], _ members: Set<Int>) {
    enum Mark { case open, done }
    var marks: [Int: Mark] = [:]
    for start in component where marks[start] == nil {
      var walk = [Step(object: start)]
      marks[start] = .open
      while let step = walk.last {
        guard step.edge < edges[step.object].count else {
          walk.removeLast()
          marks[step.object] = .done
          order.append(step.object)
          continue
        }
        walk[walk.count - 1].edge += 1
        let edge = edges[step.object][step.edge]
        // Deferring a property defers all of its references.
        guard members.contains(edge.target),
          deferred[step.object]?.contains(edge.property) != true
        else { continue }
        switch marks[edge.target] {
        case nil:
          marks[edge.target] = .open
          walk.append(Step(object: edge.target))
        case .open:
          let first = walk.firstIndex { $0.object == edge.target } ?? 0
          cycle = walk[first...].map { step in
            (step.object, edges[step.object][step.edge - 1].property)
          }
          return
        case .done: break
        }
      }
    }
  }
}
