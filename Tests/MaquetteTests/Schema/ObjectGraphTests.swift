import Maquette
import TestSupport
import Testing

/// Object graphs with shared objects, cycles, or deeper nesting than the stack allows.
@Suite("Graphs of objects")
struct ObjectGraphTests {
  @Mappable final class Node: SchemaHashable {
    @Validated(.range(..<100)) var number = 0
    @CodingKey("kids") var children: [Node] = []
    var next: Node?
    @CodableFlattened(prefix: "tag_") var tag: Tag

    init(_ number: Int = 0) {
      self.number = number
      tag = Tag()
    }

    @CodableHook(.validate) func isPositive() throws {
      if number < 0 { throw Negative() }
    }

    /// Takes a chain apart, which Swift would release recursively.
    static func dismantle(_ first: Node) {
      var node: Node? = first
      while let current = node { (node, current.next) = (current.next, nil) }
    }
  }

  @Mappable struct Tag: Equatable {
    @Validated(.notEmpty) var name = "tag"
  }

  struct Negative: Error {}

  @Mappable final class Root: SchemaEquatable {
    var first: Node?
    var others: [Node] = []
    init() {}
  }

  /// Each level refers to the next one twice: there are 2^levels paths to the last one.
  static func lattice(_ levels: Int) -> (root: Node, last: Node) {
    let root = Node()
    var last = root
    for _ in 0..<levels {
      let node = Node()
      last.children = [node, node]
      last.next = node
      last = node
    }
    return (root, last)
  }

  static func chain(_ count: Int) -> (root: Node, last: Node) {
    let root = Node()
    var last = root
    for _ in 1..<count {
      let node = Node()
      last.next = node
      last = node
    }
    return (root, last)
  }

  @Test("Errors of a shared object are reported once", .timeLimit(.minutes(10)))
  func sharedObjects() {
    let (root, last) = Self.lattice(60)
    #expect(root.validationErrors.isEmpty)
    last.number = 100
    last.tag.name = ""
    let path = String(repeating: "kids[0].", count: 60)
    let errors = root.validationErrors
    #expect(errors.map(\.path.description) == [path + "number", path + "tag_name"])
    #expect(errors.map(\.expected) == ["less than 100", "text that is not empty"])
    let error = #expect(throws: MappingError.self) { try root.validate() }
    #expect(error?.path.description == path + "number")
  }

  @Test("A cycle that branches ends", .timeLimit(.minutes(10)))
  func cycles() {
    let nodes = (0..<30).map { Node($0) }
    for node in nodes {
      node.children = nodes
      node.next = nodes.first
    }
    #expect(nodes[0].validationErrors.isEmpty)
    #expect(nodes[0] == nodes[0])
    nodes[29].number = -1
    nodes[7].number = 200
    let errors = nodes[0].validationErrors
    #expect(Set(errors.compactMap(\.path.steps.last)) == [.key("number"), .index(29)])
    #expect(errors.count == 2)
    let root = Root()
    (root.first, root.others) = (nodes[3], nodes)
    #expect(root.validationErrors.count == 2)
    for node in nodes { (node.children, node.next) = ([], nil) }
  }

  @Test("A chain deeper than the stack can be validated, compared and hashed")
  func chains() throws {
    let count = LongRun.count(10_000, long: 50_000)
    let (left, leftEnd) = Self.chain(count)
    let (right, rightEnd) = Self.chain(count)
    defer {
      Node.dismantle(left)
      Node.dismantle(right)
    }
    #expect(left == right)
    #expect(left.hashValue == right.hashValue)
    #expect(left.validationErrors.isEmpty)
    rightEnd.number = 100
    #expect(left != right)
    let error = try #require(throws: MappingError.self) { try right.validate() }
    #expect(error.path.steps.count == count)
    #expect(error.path.steps.last == .key("number"))
    leftEnd.tag.name = ""
    #expect(left.validationErrors.map { $0.path.steps.last } == [.key("tag_name")])
  }

  @Test(
    "Graphs that share objects are compared and hashed in the time of their size",
    .timeLimit(.minutes(10)))
  func sharedComparison() {
    let (left, _) = Self.lattice(60)
    let (right, last) = Self.lattice(60)
    #expect(left == right)
    #expect(left.hashValue == right.hashValue)
    last.number = 1
    #expect(left != right)
    let wide = Node()
    wide.children = Array(repeating: Node(), count: 1000)
    let (one, other) = (Node(), Node())
    for node in [one, other] { node.children = Array(repeating: wide, count: 1000) }
    #expect(one == other && one.hashValue == other.hashValue)
  }

  @Test("Equal graphs hash equally, whether or not they share objects")
  func sharingDoesNotCount() {
    let shared = Node(1)
    let (one, other) = (Node(), Node())
    one.children = [shared, shared]
    other.children = [Node(1), Node(1)]
    #expect(one == other)
    #expect(one.hashValue == other.hashValue)
  }

  /// Objects of which each refers to the next one twice.
  private func doubled(_ levels: Int, ending number: Int) -> Node {
    var node = Node(number)
    for level in 0..<levels {
      let outer = Node(level)
      outer.children = [node, node]
      node = outer
    }
    return node
  }

  // Features: 202
  @Test(
    "The changes of an object that several refer to are listed once, however many ways there are")
  func sharedChanges() {
    let (old, new) = (doubled(40, ending: 1), doubled(40, ending: 2))
    let place = String(repeating: ".children[0]", count: 40).dropFirst() + ".number"
    #expect(new.changes(since: old).map(\.description) == ["\(place): 1 -> 2"])
    #expect(new.changes(since: new).isEmpty)
    #expect(new.changes(since: doubled(40, ending: 2)).isEmpty)
    let root = Root()
    let other = Root()
    other.first = new
    let changes = other.changes(since: root)
    #expect(changes.map(\.path.description) == ["first"])
    #expect(changes[0].new?["children"][1].string == "Node")
  }

  // Features: 202
  @Test("Changes deep in a graph are listed, however long a chain of objects is")
  func deepChanges() {
    let count = LongRun.count(5000, long: 50_000)
    let ((old, _), (new, last)) = (Self.chain(count), Self.chain(count))
    defer {
      Node.dismantle(old)
      Node.dismantle(new)
    }
    last.number = 5
    let changes = new.changes(since: old)
    #expect(changes.map(\.path.steps.count) == [count])
    #expect(changes.map(\.new) == [5])
    for levels in [64, 65, 100] {
      let changes = doubled(levels, ending: 2).changes(since: doubled(levels, ending: 1))
      #expect(changes.map(\.path.steps.count) == [2 * levels + 1])
    }
  }

  /// Counts how often its values are compared.
  struct Weight: Equatable, MappingDecodable, MappingEncodable {
    final class Counter: @unchecked Sendable {
      // Used by one test in one task.
      var count = 0
      @TaskLocal static var current = Counter()
    }

    var grams = 0

    init(_ grams: Int) { self.grams = grams }
    init(from reader: inout JSONReader) throws(ReadFailure) { grams = try reader.read(Int.self) }
    init(from reader: inout ValueReader) throws(ReadFailure) { grams = try reader.read(Int.self) }
    func write(to writer: inout JSONWriter) throws(WriteFailure) { try writer.write(grams) }
    func write(to writer: inout ValueWriter) throws(WriteFailure) { try writer.write(grams) }

    static func == (left: Self, right: Self) -> Bool {
      Counter.current.count += 1
      return left.grams == right.grams
    }
  }

  @Mappable final class Weighed {
    var weight: Weight
    var parts: [Weighed] = []
    var named: [String: Weighed] = [:]
    var other: Weighed?

    init(_ grams: Int) { weight = Weight(grams) }

    /// Levels of two objects, each of which refers to both of the next level in several ways.
    static func levels(_ count: Int, ending grams: [Int]) -> Weighed {
      var inner = grams.map { Weighed($0) }
      for level in 0..<count {
        let outer = [Weighed(level), Weighed(level)]
        for object in outer {
          object.parts = inner + inner
          object.named = ["a": inner[0], "b": inner[1]]
          object.other = inner[1]
        }
        inner = outer
      }
      return inner[0]
    }
  }

  // Features: 202
  @Test(
    "Each pair of objects is compared a bounded number of times",
    arguments: [[1, 1], [0, 1], [1, 0]])
  func visits(_ ending: [Int]) {
    func visits(_ levels: Int) -> Int {
      let counter = Weight.Counter()
      Weight.Counter.$current.withValue(counter) {
        let new = Weighed.levels(levels, ending: ending)
        #expect(!new.changes(since: Weighed.levels(levels, ending: [0, 0])).isEmpty)
      }
      return counter.count
    }
    // Four pairs in each level, one visit to find changed elements, and one for the changes in them.
    for levels in [25, 50, 100, 200] { #expect(visits(levels) <= 8 * (levels + 1)) }
  }

  // Features: 201, 203
  @Test("Copies and merges of objects that are repeated often take the time of their size")
  func repeatedObjects() throws {
    let (node, other) = (doubled(60, ending: 1), doubled(60, ending: 2))
    let copy = try node.copy()
    #expect(copy.isEqual(to: node) && copy.children[0] === copy.children[1])
    var merged = copy
    try merged.merge(from: other)
    #expect(merged.isEqual(to: other))
    let root = doubled(1, ending: 3)
    var changed = root
    try changed.merge(property: "children", from: other)
    #expect(root.children[0].isEqual(to: other.children[0]))
  }
}
