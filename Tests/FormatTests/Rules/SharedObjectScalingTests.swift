import Maquette
import MaquetteJSONTools
import TestSupport
import Testing

/// In a graph whose objects refer twice to the same object, there are more ways than any time allows.
@Suite("The cost of objects that several others refer to grows with their number")
struct SharedObjectScalingTests {
  @Mappable final class Node: SchemaEquatable, SchemaHashable {
    var number: Int
    var left: Node?
    var right: Node?
    var list: [Node] = []
    var named: [String: Node] = [:]

    init(_ number: Int) { self.number = number }
  }

  /// Levels of which each refers to the next one in some ways.
  private static func graph(_ levels: Int, ending number: Int = 0) -> Node {
    var node = Node(number)
    for level in 1...levels {
      let outer = Node(level)
      (outer.left, outer.right) = (node, node)
      if level.isMultiple(of: 3) { outer.list = [node, node] }
      if level.isMultiple(of: 5) { outer.named = ["a": node, "b": node] }
      node = outer
    }
    return node
  }

  /// A quadratic cost is 16 times as high for a size four times as large.
  private static let bound = 10.0

  private func expectLinear(
    _ name: String, at place: SourceLocation = #_sourceLocation, _ work: (Node, Node) -> Void
  ) {
    let growth = ProcessorTime.growth(of: 25) { levels in
      ((Self.graph(levels), Self.graph(levels, ending: 1)), levels)
    } _: {
      work($0.0, $0.1)
    }
    #expect(growth < Self.bound, "\(name)", sourceLocation: place)
  }

  @Test(.timeLimit(.minutes(2))) func `Copies, merges, comparisons and differences`() {
    expectLinear("a copy") { node, _ in #expect((try? node.copy()) == node) }
    expectLinear("a comparison") { node, other in #expect(node != other) }
    expectLinear("a hash") { node, _ in _ = node.hashValue }
    let changes = Self.graph(40, ending: 1).changes(since: Self.graph(40))
    #expect(changes.map(\.path.steps.last) == [.key("number")])
    for rule in [MergeRule.merge, .replace, .replaceIfPresent] {
      expectLinear("a merge") { node, other in
        guard var merged = try? node.copy() else { return }
        #expect(throws: Never.self) { try merged.merge(from: other, by: rule) }
        #expect(merged == other)
      }
    }
    expectLinear("a merge of elements") { node, other in
      guard var merged = try? node.copy() else { return }
      #expect(throws: Never.self) { try merged.merge(from: other, rules: ["list": .append]) }
    }
    expectLinear("a patch of a part") { node, _ in
      guard var patched = try? node.copy() else { return }
      #expect(throws: Never.self) {
        try MergePatch(["number": 5, "left": ["number": 7]]).apply(to: &patched)
      }
      #expect(patched.number == 5 && patched.right?.number == 7)
    }
  }

  @Test func `A copy refers to its objects as the original does`() throws {
    let node = Self.graph(6, ending: 3)
    let copy = try node.copy()
    #expect(copy == node && copy !== node)
    #expect(copy.left !== node.left && copy.left === copy.right)
    #expect(copy.list[0] === copy.left && copy.list[1] === copy.left)
    let inner = copy.left
    #expect(inner?.named["a"] === inner?.left && inner?.named["b"] === inner?.right)
  }

  @Test func `A merge changes the own objects, and copies those that are new`() throws {
    let (node, other) = (Self.graph(6), Self.graph(6, ending: 9))
    let (left, list) = (node.left, node.list)
    var merged = node
    try merged.merge(from: other)
    #expect(merged === node && node == other)
    #expect(node.left === left && node.left !== other.left)
    #expect(node.list[0] !== list[0] && node.list[0] === node.list[1])
    let empty = Node(0)
    var filled = empty
    try filled.merge(from: other)
    #expect(filled == other && filled.left !== other.left && filled.left === filled.right)
    #expect(throws: MappingError.self) {
      try merged.merge(from: Self.graph(3), by: .keep, rules: ["number": .append])
    }
    #expect(node == other)
  }

  @Test func `A cycle is copied as an error, and merged`() throws {
    let node = Node(1)
    node.left = node
    let error = #expect(throws: MappingError.self) { try node.copy() }
    #expect(error?.code == .depthExceeded)
    let other = Node(2)
    other.left = other
    var merged = node
    try merged.merge(from: other)
    #expect(node.number == 2 && node.left === node)
  }

  @Test(.timeLimit(.minutes(2)))
  func `What needs a whole tree of the objects ends with an error`() throws {
    let (node, other) = (Self.graph(60), Self.graph(60, ending: 1))
    var patched = node
    for error in [
      #expect(throws: MappingError.self) { try MergePatch(from: node, to: other) },
      #expect(throws: MappingError.self) {
        try JSONPatch([.replace(JSONPointer(tokens: ["number"]), 3)]).apply(to: &patched)
      },
      #expect(throws: MappingError.self) {
        try patched.merge(from: other, rules: ["left": .custom { own, _ in own }])
      },
    ] {
      #expect(error?.code == .sizeExceeded)
    }
    #expect(node.number == 60)
  }
}
