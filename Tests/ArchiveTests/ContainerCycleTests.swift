import Foundation
import Maquette
import MaquetteArchive
import TestSupport
import Testing

@Mappable final class LoopNode: Hashable {
  var id: Int
  var list: [LoopNode] = []
  var optionals: [LoopNode?] = []
  var byName: [String: LoopNode] = [:]
  var byNumber: [Int: [LoopNode]]?
  var set: Set<LoopNode> = []
  var pairs: [[LoopNode]]? = nil
  var part = LoopPart()
  var parts: [LoopPart] = []
  var link: LoopLink = .none
  @CodingKey(path: "deep.er.node") var deep: LoopNode?
  @CodingKey(path: "deep.er.other") var deepOther: LoopNode?
  @CodingKey(path: "deep.er.list") var deepList: [LoopNode] = []
  @CodingKey(path: "deep.number") var number = 0
  @CodableFlattened var around: LoopAround
  @CodableFlattened(prefix: "in_") var inside: LoopAround
  init(id: Int) {
    self.id = id
    (around, inside) = (LoopAround(), LoopAround())
  }

  static func == (left: LoopNode, right: LoopNode) -> Bool { left.id == right.id }
  func hash(into hasher: inout Hasher) { hasher.combine(id) }

  /// Removes all references, so that the cycle is freed.
  func forget() {
    (list, optionals, byName, byNumber, set, pairs) = ([], [], [:], nil, [], nil)
    (part, parts, link, deep, deepOther) = (LoopPart(), [], .none, nil, nil)
    (around, inside, deepList) = (LoopAround(), LoopAround(), [])
  }
}

@Mappable struct LoopPart {
  var node: LoopNode?
  var nodes: [LoopNode] = []
}

@Mappable struct LoopAround {
  var outer: LoopNode?
  var outers: [LoopNode] = []
}

@Mappable enum LoopLink {
  case none
  case to(LoopNode)
  case both(first: LoopNode, second: LoopNode)
}

/// A class with another name in older archives.
@Mappable final class LoopOldMember {
  var name: String
  var chief: LoopOldMember?
  var team: [LoopOldMember] = []
  init(name: String) { self.name = name }
}

@Mappable final class LoopMember {
  var name: String
  @DecodableAlias("chief", "boss") var leader: LoopMember?
  @DecodableAlias("team") var people: [LoopMember] = []
  init(name: String) { self.name = name }
}

/// Objects that refer to each other, with numbers as text.
@Mappable final class LoopText {
  var id: String
  var peer: LoopText?
  var marks: [LoopTextMark] = []
  init(id: String) { self.id = id }
}

@Mappable final class LoopNumber {
  var id: Int
  var peer: LoopNumber?
  var marks: [LoopNumberMark] = []
  init(id: Int) { self.id = id }
}

@Mappable struct LoopTextMark {
  var value: String
  var of: LoopText?
}

@Mappable struct LoopNumberMark {
  var value: Int
  var of: LoopNumber?
}

@Suite("Cycles of objects through containers, members and aliases")
struct ContainerCycleTests {
  private func again<T: Mappable>(_ model: T) throws(MappingError) -> T {
    try T(archive: try model.archivedBytes())
  }

  /// A path from one object to others, and the expected result.
  struct Way: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let link: @Sendable (LoopNode, LoopNode) -> Void
    let others: @Sendable (LoopNode) -> [LoopNode?]

    init(
      _ name: String, _ link: @escaping @Sendable (LoopNode, LoopNode) -> Void,
      _ others: @escaping @Sendable (LoopNode) -> [LoopNode?]
    ) {
      (testDescription, self.link, self.others) = (name, link, others)
    }
  }

  private static let ways = [
    Way("array", { $0.list = [$1, $0, $1] }, { [$0.list[0], $0.list[2]] }),
    Way("array of optionals", { $0.optionals = [nil, $1] }, { [$0.optionals[1]] }),
    Way("dictionary", { $0.byName = ["a": $1, "b": $0] }, { [$0.byName["a"]] }),
    Way("dictionary of arrays", { $0.byNumber = [7: [$1], 8: []] }, { [$0.byNumber?[7]?[0]] }),
    Way("set", { $0.set = [$1, $0] }, { node in [node.set.first { $0.id != node.id }] }),
    Way("arrays in an array", { $0.pairs = [[], [$0, $1]] }, { [$0.pairs?[1][1]] }),
    Way(
      "struct", { ($0.part.node, $0.part.nodes) = ($1, [$1]) },
      { [$0.part.node, $0.part.nodes[0]] }),
    Way("array of structs", { $0.parts = [LoopPart(node: $1)] }, { [$0.parts[0].node] }),
    Way("payload", { $0.link = .to($1) }) { node in
      if case .to(let other) = node.link { [other] } else { [nil] }
    },
    Way("payloads", { $0.link = .both(first: $0, second: $1) }) { node in
      if case .both(_, let other) = node.link { [other] } else { [nil] }
    },
    Way("path of keys", { ($0.deep, $0.number) = ($1, 4) }, { [$0.number == 4 ? $0.deep : nil] }),
    Way("paths of keys", { ($0.deep, $0.deepOther) = ($0, $1) }, { [$0.deepOther] }),
    Way("flattened member", { $0.around.outer = $1 }, { [$0.around.outer] }),
    Way("flattened member with a prefix", { $0.inside.outers = [$1, $1] }, { $0.inside.outers }),
    Way("both flattened members", { ($0.around.outer, $0.inside.outer) = ($0, $1) }) {
      [$0.inside.outer]
    },
  ]

  // Features: 2.7
  @Test("A cycle of two objects comes back", arguments: ways, ways)
  func cycle(_ there: Way, _ back: Way) throws {
    let (one, two) = (LoopNode(id: 1), LoopNode(id: 2))
    there.link(one, two)
    back.link(two, one)
    defer { [one, two].forEach { $0.forget() } }
    let first = try again(one)
    let others = there.others(first)
    let second = try #require(others.first ?? nil)
    defer { [first, second].forEach { $0.forget() } }
    #expect((first.id, second.id) == (1, 2))
    #expect(others.allSatisfy { $0 === second })
    let ends = back.others(second)
    #expect(!ends.isEmpty && ends.allSatisfy { $0 === first })
  }

  @Test("Many references at a key path take linear time")
  func manyReferences() throws {
    let count = LongRun.count(5000, long: 20_000)
    let hub = LoopNode(id: 0)
    let nodes = (1...count).map { LoopNode(id: $0) }
    hub.deepList = nodes
    nodes.last?.deep = hub
    defer { ([hub] + nodes).forEach { $0.forget() } }
    let read = try again(hub)
    #expect(read.deepList.count == count)
    let last = try #require(read.deepList.last)
    #expect(last.deep === read)
    last.forget()
    read.forget()
  }

  @Test("A cycle through aliases survives a round trip, and the first existing alias counts")
  func aliases() throws {
    let (boss, worker) = (LoopOldMember(name: "boss"), LoopOldMember(name: "worker"))
    (boss.team, worker.chief, boss.chief) = ([worker, boss], boss, boss)
    let old = ArchiveMapper(options: .init(types: [.type(LoopOldMember.self, as: "Member")]))
    let new = ArchiveMapper(options: .init(types: [.type(LoopMember.self, as: "Member")]))
    let read = try new.decode(LoopMember.self, from: try old.encode(boss))
    #expect(read.people.map(\.name) == ["worker", "boss"])
    #expect(read.people[0].leader === read && read.leader === read)
    for member in [read, read.people[0]] { (member.leader, member.people) = (nil, []) }
    for member in [boss, worker] { (member.chief, member.team) = (nil, []) }
  }

  @Test("A report lists repairs and failures of deferred properties")
  func reports() throws {
    let (one, two) = (LoopText(id: "1"), LoopText(id: "2"))
    (one.peer, two.peer) = (two, one)
    one.marks = [LoopTextMark(value: "8", of: two), LoopTextMark(value: "x", of: two)]
    two.marks = [LoopTextMark(value: "9", of: one)]
    defer { [one, two].forEach { ($0.peer, $0.marks) = (nil, []) } }
    let old = ArchiveMapper(
      options: .init(types: [
        .type(LoopText.self, as: "Counted"), .type(LoopTextMark.self, as: "Mark"),
      ]))
    let new = ArchiveMapper(
      options: .init(types: [
        .type(LoopNumber.self, as: "Counted"), .type(LoopNumberMark.self, as: "Mark"),
      ]))
    let report = new.decodeReporting(LoopNumber.self, from: try old.encode(one))
    let places = report.issues.map { "\($0.severity) \($0.error.path)" }
    #expect(places.contains("repair objects[0].id"), "\(places)")
    #expect(places.contains("repair objects[1].marks[0].value"), "\(places)")
    #expect(places.contains("repair objects[0].marks[0].value"), "\(places)")
    #expect(places.contains("error objects[0].marks[1].value"), "\(places)")
    #expect(report.issues.allSatisfy { $0.error.byteOffset != nil })
    report.value?.peer?.peer = nil
    report.value?.peer?.marks = []
    report.value?.marks = []
  }
}
