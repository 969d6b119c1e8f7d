import Maquette
import Synchronization
import Testing

/// Values inside arrays inside each other are compared as often as values that are not.
@Suite("The cost of changes", .serialized) struct ChangeCostTests {
  /// Counts how often its values are compared.
  struct Counted: RawRepresentable, Mappable, Equatable {
    static let comparisons = Atomic(0)

    var rawValue: Int

    static func == (left: Self, right: Self) -> Bool {
      comparisons.add(1, ordering: .relaxed)
      return left.rawValue == right.rawValue
    }
  }

  @Mappable struct Node: Equatable {
    var own: Counted = Counted(rawValue: 1)
    var list: [Counted] = [Counted(rawValue: 2)]
    var nodes: [Node] = []

    /// - Parameter more: Whether the array at a depth has one more node at its end.
    static func chain(_ depth: Int, last: Int, more: (Int) -> Bool = { _ in false }) -> Node {
      var node = Node(own: Counted(rawValue: last))
      for level in 0..<depth {
        node = Node(nodes: more(level) ? [node, Node()] : [node])
      }
      return node
    }
  }

  private func changes(of old: Node, _ new: Node) -> (changes: [ValueChange], comparisons: Int) {
    let before = Counted.comparisons.load(ordering: .relaxed)
    let changes = new.changes(since: old)
    return (changes, Counted.comparisons.load(ordering: .relaxed) - before)
  }

  @Test func `Each value of a chain of arrays is compared a few times`() {
    let (changes, comparisons) = changes(
      of: .chain(100, last: 3), .chain(100, last: 4))
    #expect(changes.count == 1)
    #expect(changes.first?.path.steps.count == 201)
    #expect(comparisons < 1000)
  }

  @Test func `Also where the arrays grow`() {
    for step in [1, 2, 7] {
      let (changes, comparisons) = changes(
        of: .chain(100, last: 3), .chain(100, last: 4) { $0 % step == 0 })
      #expect(changes.count == 1 + (100 + step - 1) / step)
      #expect(comparisons < 1000)
    }
  }
}
