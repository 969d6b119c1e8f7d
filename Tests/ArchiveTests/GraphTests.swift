import Foundation
import Maquette
import MaquetteArchive
import TestSupport
import Testing

@Suite("Archives of graphs")
struct GraphTests {
  private func again<T: Mappable>(
    _ model: T, _ options: ArchiveMapper.Options = .init()
  ) throws(MappingError) -> T {
    let mapper = ArchiveMapper(options: options)
    return try mapper.decode(T.self, from: try mapper.encode(model))
  }

  // Features: 2.7
  @Test("An object that several refer to stays one")
  func shared() throws {
    let shared = GraphPerson(name: "Ann")
    let (left, right) = (GraphPerson(name: "Bob"), GraphPerson(name: "Eve"))
    (left.boss, right.friends) = (shared, [shared, left, shared])
    let people = try again([left, right])
    #expect(people.map(\.name) == ["Bob", "Eve"])
    #expect(people[0].boss === people[1].friends[0])
    #expect(people[1].friends[2] === people[1].friends[0])
    #expect(people[1].friends[1] === people[0])
    #expect(people[0].boss?.name == "Ann")
  }

  @Test("Cycles of one object, of two, and through arrays survive a round trip")
  func cycles() throws {
    let alone = GraphPerson(name: "Ann")
    alone.boss = alone
    let own = try again(alone)
    #expect(own.boss === own)
    let (left, right) = (GraphPerson(name: "Bob"), GraphPerson(name: "Eve"))
    (left.boss, right.friends) = (right, [right, left])
    let first = try again(left)
    #expect(first.name == "Bob" && first.boss?.name == "Eve")
    #expect(first.boss?.friends.count == 2)
    #expect(first.boss?.friends[0] === first.boss)
    #expect(first.boss?.friends[1] === first)
    for person in [alone, own, left, first] { (person.boss, person.friends) = (nil, []) }
  }

  @Test("Objects in structs, dictionaries and payloads of enums are shared, structs are values")
  func places() throws {
    let ann = GraphPerson(name: "Ann")
    let company = GraphCompany(
      name: "Sea", address: GraphAddress(street: "Quay", zip: nil),
      contract: GraphContract(parties: [ann], kind: .guaranteed(by: ann)))
    company.staff = ["a": ann, "b": GraphPerson(name: "Bob")]
    company.oldest = ann
    let other = try again(company)
    #expect(other.address == company.address)
    #expect(other.staff["a"] === other.oldest && other.oldest?.name == "Ann")
    #expect(other.contract.parties[0] === other.oldest)
    #expect(other.staff["b"]?.name == "Bob")
    guard case .guaranteed(let person) = other.contract.kind else {
      Issue.record("another case")
      return
    }
    #expect(person === other.oldest)
  }

  // Features: 5.6
  @Test("Subclasses come back as what they are, if they are declared; others are never made")
  func subclasses() throws {
    let employee = GraphEmployee(name: "Ann")
    employee.salary = 7
    let boss = GraphPerson(name: "Bob")
    boss.friends = [employee, boss]
    let options = ArchiveMapper.Options(types: [.type(GraphEmployee.self)])
    let other = try again(boss, options)
    #expect((other.friends[0] as? GraphEmployee)?.salary == 7)
    #expect(other.friends[1] === other)
    let error = #expect(throws: MappingError.self) { try again(boss) }
    #expect(error?.code == .unknownCase)
    #expect(error?.found == "an object of GraphEmployee")
    #expect(error?.path == "objects[0].friends[0]")
    #expect(error?.byteOffset != nil)
    let wrong = #expect(throws: MappingError.self) {
      try GraphEmployee(archive: try GraphPerson(name: "x").archivedBytes())
    }
    #expect(wrong?.code == .typeMismatch && wrong?.found == "an object of GraphPerson")
    for person in [boss, other] { person.friends = [] }
  }

  @Test("A long name of a type makes no long error")
  func longNames() throws {
    let boss = GraphPerson(name: "Bob")
    boss.friends = [GraphEmployee(name: "Ann")]
    let name = String(repeating: "n", count: 100_000)
    let mapper = ArchiveMapper(options: .init(types: [.type(GraphEmployee.self, as: name)]))
    let bytes = try mapper.encode(boss)
    let error = #expect(throws: MappingError.self) { try GraphPerson(archive: bytes) }
    #expect(error?.code == .unknownCase)
    #expect((error?.description.utf8.count ?? .max) < 500)
  }

  @Test("Types have the names in archives that the mapper defines")
  func names() throws {
    let employee = GraphEmployee(name: "Ann")
    let old = ArchiveMapper(options: .init(types: [.type(GraphEmployee.self, as: "Worker")]))
    let new = ArchiveMapper(
      options: .init(types: [.type(GraphEmployee.self, as: "employee", formerly: "Worker")]))
    let bytes = try old.encode(employee as GraphPerson)
    #expect(try new.decode(GraphPerson.self, from: bytes) is GraphEmployee)
    let again = try new.encode(employee as GraphPerson)
    #expect(try new.decode(GraphPerson.self, from: again) is GraphEmployee)
    #expect(throws: MappingError.self) { try old.decode(GraphPerson.self, from: again) }
  }

  @Test("Members of a cluster keep their classes, also if shared or nested")
  func clusters() throws {
    let (circle, square) = (GraphCircle(), GraphSquare())
    (circle.radius, square.side, circle.name) = (2, 3, "c")
    square.inside = [circle, square]
    let shapes = try again([circle, square] as [GraphShape])
    #expect((shapes[0] as? GraphCircle)?.radius == 2)
    #expect((shapes[1] as? GraphSquare)?.side == 3)
    #expect(shapes[1].inside[0] === shapes[0])
    #expect(shapes[1].inside[1] === shapes[1])
    for shape in [square, shapes[1]] { shape.inside = [] }
  }

  // Features: 2.7
  @Test("Values of every kind come back exactly")
  func values() throws {
    let values = GraphValues(
      date: Date(timeIntervalSinceReferenceDate: 0.1 + 0.2),
      day: Date(timeIntervalSinceReferenceDate: 123_456_789.000_000_1), data: Data([0, 255]),
      id: UUID(), address: URL(string: "https://x.org/a?b=1#c")!,
      price: Decimal(string: "1234567890.12345678901234567")!, large: .max, huge: .min,
      double: .leastNonzeroMagnitude, float: 0.1, text: "a\u{0}é\u{1F600}", flags: [3, 1, 2],
      byNumber: [1: "a", -7: "b"], nested: [[1, nil], []], choice: .labeled(x: 1, y: 2),
      presence: .null, deep: 9, home: GraphAddress(street: "s", zip: nil))
    #expect(try again(values) == values)
    for double in [Double.nan, .infinity, -.infinity, -0.0, .greatestFiniteMagnitude] {
      #expect(try again([double])[0].bitPattern == double.bitPattern)
    }
    #expect(try again(7) == 7)
    #expect(try again("text") == "text")
    #expect(try again([Int?]([1, nil])) == [1, nil])
  }

  @Test("Equal graphs have equal bytes")
  func deterministic() throws {
    func company() -> GraphCompany {
      let company = GraphCompany(
        name: "x", address: GraphAddress(street: "s"), contract: GraphContract())
      for number in 0..<50 { company.staff["p\(number)"] = GraphPerson(name: "p\(number)") }
      return company
    }
    #expect(try company().archivedBytes() == company().archivedBytes())
  }

  @Test("Objects that need each other for their creation are rejected")
  func inseparable() throws {
    let bytes = try GraphTwin(name: "a", other: [GraphTwin(name: "b", other: [])]).archivedBytes()
    #expect(try GraphTwin(archive: bytes).other[0].name == "b")
    // No program can create such a cycle, but an attacker can.
    let forged = try ForgedArchive(bytes).replacing(object: 1, value: 2, by: [.reference(0)])
    let error = #expect(throws: MappingError.self) { try GraphTwin(archive: forged) }
    #expect(error?.code == .invalidValue)
    #expect(error?.found == "GraphTwin.other -> GraphTwin.other")
  }

  @Test("Hooks run after the whole graph exists, once for each object")
  func hooks() throws {
    let (left, right) = (GraphHooked(name: "l"), GraphHooked(name: "r"))
    (left.peer, right.peer) = (right, left)
    let other = try again(left)
    #expect(other.seen == "r" && other.peer?.seen == "l")
    right.name = "bad"
    let error = #expect(throws: MappingError.self) { try again(left) }
    #expect(error?.code == .custom && error?.path == "objects[1]")
    for object in [left, other] { object.peer = nil }
  }

  @Test("A list of a million objects is encoded and decoded on a stack of 512 KB")
  func longList() async throws {
    // Without optimization a million takes a minute; any of these is deeper than the stack.
    let length = _isDebugAssertConfiguration() ? LongRun.count(30_000, long: 100_000) : 1_000_000
    try await onSmallStack {
      let list = GraphNode.list(length)
      let bytes = try list.archivedBytes()
      let mapper = ArchiveMapper(options: .init(chainLimit: .max))
      let again = try mapper.decode(GraphNode.self, from: bytes)
      var (node, last): (GraphNode?, GraphNode?) = (again, nil)
      var (count, isWhole) = (0, true)
      while let next = node {
        isWhole = isWhole && next.value == count && next.previous === last
        (count, last, node) = (count + 1, next, next.next)
      }
      #expect(isWhole && count == length)
    }
  }

  @Test("A chain longer than the limit is rejected before any object is created")
  func chainLimit() throws {
    let bytes = try GraphNode.list(1001).archivedBytes()
    let error = #expect(throws: MappingError.self) { try GraphNode(archive: bytes) }
    #expect(error?.code == .depthExceeded && error?.found == "1001")
    #expect(try GraphNode(archive: try GraphNode.list(1000).archivedBytes()).value == 0)
  }

  /// Runs a closure on a thread with a small stack.
  private func onSmallStack(_ body: @escaping @Sendable () throws -> Void) async throws {
    try await withCheckedThrowingContinuation {
      (continuation: CheckedContinuation<Void, any Error>) in
      let thread = Thread { continuation.resume(with: Result { try body() }) }
      thread.stackSize = 512 << 10
      thread.start()
    }
  }
}

@Suite("Depth of archived values")
struct ArchivedDepthTests {
  @Mappable struct Nest: Equatable {
    var inner: [Nest] = []
  }

  @Mappable final class Box {
    var nest = Nest()
    init(_ nest: Nest = Nest()) { self.nest = nest }
  }

  private func nest(_ levels: Int) -> Nest {
    (1..<levels).reduce(Nest()) { nest, _ in Nest(inner: [nest]) }
  }

  // Features: 205
  @Test("What is written by default is read by default, whatever its depth")
  func depth() throws {
    var refused: [Int] = []
    for levels in [100, 169, 170, 171, 200, 250, 254, 255, 256, 257, 300, 510, 600] {
      let nest = nest(levels)
      guard let bytes = try? ArchiveMapper().encode(nest),
        let boxed = try? ArchiveMapper().encode(Box(nest)),
        let keyed = try? KeyedArchiveMapper().encode(Box(nest))
      else {
        refused.append(levels)
        continue
      }
      #expect(throws: Never.self, "\(levels)") {
        let same = try ArchiveMapper().decode(Nest.self, from: bytes) == nest
        let isSame = try ArchiveMapper().decode(Box.self, from: boxed).nest == nest
        let isKept = try KeyedArchiveMapper().decode(Box.self, from: keyed).nest == nest
        #expect(same && isSame && isKept)
      }
    }
    #expect(refused.first == 256)
  }

  // Features: 205
  @Test("An error of the depth names the option") func hint() throws {
    let small = ArchiveMapper(options: .init(decoding: .init(limits: .init(depth: 8))))
    let errors = [
      #expect(throws: MappingError.self) { try small.encode(nest(20)) },
      #expect(throws: MappingError.self) {
        try small.decode(Nest.self, from: try ArchiveMapper().encode(nest(20)))
      },
    ]
    for error in errors {
      #expect(error?.code == .depthExceeded)
      #expect(error?.hint == "raise 'limits.depth' of the decoding options")
    }
  }
}
