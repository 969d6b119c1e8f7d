import Maquette
import Testing

@Suite("Updates in place")
struct UpdateTests {
  @Mappable struct Inner: Equatable {
    var a: Int
    var b: Int?
  }

  @Mappable struct Outer: Equatable {
    let id: Int
    var inner: Inner
    var maybe: Inner?
    var list: [Inner] = []
    var count = 3
    @CodableIgnored var note = ""
    private(set) var hidden: Int = 1
  }

  private let outer = Outer(
    id: 1, inner: Inner(a: 1, b: 2), maybe: Inner(a: 3, b: 4), list: [Inner(a: 5)], count: 6,
    note: "kept")

  private func updated<T: MappingDecodable & Equatable>(_ model: T, _ json: String) throws -> T {
    var first = model
    try JSONMapper().update(&first, from: json)
    var second = model
    try ValueMapper().update(&second, from: AnyValue(json: json))
    #expect(first == second)
    return first
  }

  // Features: 195, 196
  @Test("Only what is named changes, in models inside too") func onlyWhatIsNamedChanges()
    throws
  {
    let model = try updated(outer, #"{"inner":{"a":9},"maybe":{"b":null},"hidden":7}"#)
    #expect(model.inner == Inner(a: 9, b: 2))
    #expect(model.maybe == Inner(a: 3, b: nil))
    #expect(model.list == outer.list && model.count == 6)
    #expect(model.note == "kept")
    #expect(model.hidden == 7)
    #expect(try updated(outer, "{}") == outer)
  }

  @Test func nullsTakeTheirUsualMeaning() throws {
    let model = try updated(outer, #"{"maybe":null,"list":null,"count":null,"id":4}"#)
    #expect(model.maybe == nil && model.list == [] && model.count == 3 && model.id == 4)
  }

  @Test func listsAreReplaced() throws {
    #expect(try updated(outer, #"{"list":[{"a":1},{"a":2}]}"#).list.count == 2)
  }

  @Test(arguments: [
    #"{"count":9,"inner":{"a":"x"}}"#, #"{"count":9,"inner":null}"#,
    #"{"inner":{"a":7},"count":[]}"#,
    #"{"count":9"#, #"{"count":9} x"#,
  ])
  func aFailureLeavesTheModelAsItWas(_ json: String) {
    var model = outer
    #expect(throws: MappingError.self) { try JSONMapper().update(&model, from: json) }
    #expect(model == outer)
  }

  @Mappable struct Identified: Equatable {
    @DecodableIgnored let token = Token()
    var a: Int
    @CodableIgnored var note = "?"
    lazy var cached = a + 1
  }

  @Mappable struct Token: Equatable, Sendable {
    @CodableIgnored var serial = Int.random(in: 0...1_000_000_000)
  }

  @Test func whatIsNotReadKeepsItsValue() throws {
    var model = Identified(a: 1)
    model.note = "mine"
    let token = model.token
    _ = model.cached
    try JSONMapper().update(&model, from: #"{"a":2,"token":{"serial":1},"note":"theirs"}"#)
    #expect(model.a == 2 && model.note == "mine" && model.token == token)
  }

  // MARK: Classes

  @Mappable class Person {
    let id: Int
    var name: String
    var friend: Person?
    var age = 30
    init(id: Int, name: String) {
      self.id = id
      self.name = name
    }
  }

  @Mappable final class Worker: Person { var job: String? = "none" }

  @Mappable struct Team {
    var lead: Person
    var size: Int
  }

  // Features: 195, 196
  @Test("Objects are changed, not replaced") func objectsAreChangedNotReplaced() throws {
    let person = Person(id: 1, name: "Ada")
    let friend = Person(id: 2, name: "Bob")
    person.friend = friend
    var target = person
    try JSONMapper().update(&target, from: #"{"name":"Eve","id":9,"friend":{"age":31}}"#)
    #expect(target === person && person.friend === friend)
    #expect(person.name == "Eve" && person.id == 1 && friend.age == 31 && friend.name == "Bob")
    try JSONMapper().update(&target, from: #"{"age":null,"friend":null}"#)
    #expect(person.age == 30 && person.friend == nil)
  }

  @Test func subclassesAreChangedWithTheirSuperclasses() throws {
    var worker = try Worker(json: #"{"id":1,"name":"Ada"}"#)
    #expect(worker.job == "none")
    try JSONMapper().update(&worker, from: #"{"job":"smith","name":"Eve"}"#)
    #expect(worker.job == "smith" && worker.name == "Eve" && worker.age == 30)
    var person: Person = worker
    try ValueMapper().update(&person, from: ["job": nil, "age": 4])
    #expect(worker.job == nil && worker.age == 4)
  }

  @Test func aFailureAnywhereLeavesObjectsAsTheyWere() throws {
    let lead = Person(id: 1, name: "Ada")
    var team = Team(lead: lead, size: 2)
    let json = #"{"lead":{"name":"Eve","friend":{"id":3,"name":"Bob"}},"size":"many"}"#
    #expect(throws: MappingError.self) { try JSONMapper().update(&team, from: json) }
    #expect(lead.name == "Ada" && lead.friend == nil)
    try JSONMapper().update(&team, from: #"{"lead":{"name":"Eve"},"size":3}"#)
    #expect(team.lead === lead && lead.name == "Eve" && team.size == 3)
  }
}
