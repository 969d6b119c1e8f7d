import AgreementSupport
import Foundation
import Maquette
import MaquetteJSONTools
import Testing

/// Models for equality, copies, merges and differences.
enum Behaving {
  @Mappable
  struct Address {
    var city: String
    var street: String?
    @CodableIgnored var isShown = false
  }

  @Mappable
  struct User {
    let id: Int
    var name: String
    var email: String?
    var tags: [String] = []
    var roles: Set<String> = []
    var scores: [String: Int] = [:]
    var address: Address?
    @CodingKey(path: "meta.level") var level = 1
    @CodableBy(.iso8601) var born: Date?
    @EncodableIgnored var password = ""
    @CodingKey("in", encode: "out") var moved = 0
    @CodableIgnored var isSelected = false
  }

  @Mappable
  class Person {
    var name: String
    var friend: Person?
    var others: [Person] = []
    @CodableIgnored var mood = "fine"
    init(name: String) { self.name = name }
  }

  @Mappable
  final class Worker: Person {
    var job: String?
  }
}

extension Behaving.User: SchemaHashable {}
extension Behaving.Address: SchemaEquatable {}
extension Behaving.Person: SchemaHashable {}

typealias User = Behaving.User
typealias Address = Behaving.Address
typealias Person = Behaving.Person
typealias Worker = Behaving.Worker

func sampleUser() -> User {
  User(
    id: 1, name: "Ada", email: "a@b", tags: ["x"], roles: ["r"], scores: ["a": 1],
    address: Address(city: "Paris", street: "s"), level: 2,
    born: Date(timeIntervalSince1970: 0), password: "p", moved: 4, isSelected: true)
}

@Suite("Equality by the schema")
struct ModelEqualityTests {
  // Features: 3.12, 5.14
  @Test("Transient properties take no part in equality and hashes") func transient() {
    var other = sampleUser()
    other.isSelected = false
    other.address?.isShown = true
    #expect(other == sampleUser())
    #expect(other.hashValue == sampleUser().hashValue)
    #expect(Set([other, sampleUser()]).count == 1)
  }

  // Features: 3.12, 5.14
  @Test(
    "Every other property takes part",
    arguments: [
      { $0.name = "b" }, { $0.email = nil }, { $0.tags = [] }, { $0.roles = ["q"] },
      { $0.scores = ["a": 2] }, { $0.scores = ["b": 1] }, { $0.address?.city = "Rome" },
      { $0.address = nil }, { $0.level = 3 }, { $0.born = nil }, { $0.password = "" },
      { $0.moved = 0 },
    ] as [@Sendable (inout User) -> Void])
  func every(_ change: @Sendable (inout User) -> Void) {
    var other = sampleUser()
    change(&other)
    #expect(other != sampleUser())
    #expect(other.changedProperties(since: sampleUser()).count == 1)
  }

  // Features: 3.12, 5.14
  @Test("Objects are compared by their properties and their class; cycles end")
  func objects() {
    func pair(_ name: String) -> Person {
      let (one, two) = (Person(name: "one"), Person(name: name))
      (one.friend, two.friend, one.others) = (two, one, [two, two])
      return one
    }
    #expect(pair("two") == pair("two"))
    #expect(pair("two").hashValue == pair("two").hashValue)
    #expect(pair("two") != pair("three"))
    let worker = Worker(name: "one")
    #expect(Person(name: "one") != worker)
    #expect((worker as Person) == Worker(name: "one"))
    let busy = Worker(name: "one")
    busy.job = "smith"
    #expect((busy as Person) != (worker as Person))
    #expect(!Person(name: "a").isEqual(to: sampleUser()))
    // Shared objects, and equal separate ones, are equal and have equal hashes.
    let (shared, apart) = (Person(name: "p"), Person(name: "p"))
    let child = Person(name: "c")
    shared.others = [child, child]
    apart.others = [Person(name: "c"), Person(name: "c")]
    #expect(shared == apart && shared.hashValue == apart.hashValue)
  }
}

@Suite("Copies by the schema")
struct ModelCopyTests {
  // Features: 3.12, 5.14
  @Test("Objects are copied, and all objects inside them") func deep() throws {
    let person = Worker(name: "a")
    person.friend = Person(name: "b")
    person.others = [Person(name: "c")]
    person.job = "smith"
    person.mood = "bad"
    let copy = try (person as Person).copy()
    #expect(copy is Worker && copy !== person && copy == person)
    #expect(copy.friend !== person.friend && copy.others[0] !== person.others[0])
    #expect(copy.mood == "fine")
    copy.friend?.name = "changed"
    #expect(person.friend?.name == "b")
    person.friend?.friend = person
    let error = #expect(throws: MappingError.self) { try person.copy() }
    #expect(error?.code == .depthExceeded)
  }

  // Features: 200, 201
  @Test("A copy is changed by a closure, nil too") func closures() throws {
    let copy = sampleUser().copy {
      $0.email = nil
      $0.name = "Eve"
    }
    #expect(copy.email == nil && copy.name == "Eve" && copy.isSelected && copy.id == 1)
    let person = Person(name: "a")
    person.friend = Person(name: "b")
    let other = try person.copy {
      $0.friend = nil
      $0.name = "c"
    }
    #expect(person.friend?.name == "b" && person.name == "a")
    #expect(other.friend == nil && other.name == "c")
  }

  // Features: 200, 201
  @Test("A copy is changed by names and paths, constants and nil too")
  func names() throws {
    let copy = try sampleUser().copy(
      setting: ["id": 9, "email": nil, "address.city": "Rome", "level": "7", "born": nil])
    #expect(copy.id == 9 && copy.email == nil && copy.address?.city == "Rome" && copy.level == 7)
    #expect(copy.address?.street == "s" && copy.born == nil && copy.isSelected)
    let error = #expect(throws: MappingError.self) { try sampleUser().copy(setting: ["x": 1]) }
    #expect(error?.description == "unknown key, expected a property of User, found x")
    let person = Person(name: "a")
    person.friend = Person(name: "b")
    let other = try person.copy(setting: ["friend.name": "c"])
    #expect(person.friend?.name == "b" && other.friend?.name == "c")
  }
}

@Suite("Merges by the schema")
struct ModelMergeTests {
  private func other() -> User {
    User(
      id: 2, name: "Eve", email: nil, tags: ["y"], roles: ["q"], scores: ["b": 2],
      address: Address(city: "Rome", street: nil, isShown: true), level: 5, born: nil,
      password: "q", moved: 8, isSelected: false)
  }

  // Features: 5.3, 196
  @Test("By default models are merged deep, and what is nil changes nothing")
  func deep() throws {
    var user = sampleUser()
    try user.merge(from: other())
    #expect(
      user
        == User(
          id: 2, name: "Eve", email: "a@b", tags: ["y"], roles: ["q"], scores: ["a": 1, "b": 2],
          address: Address(city: "Rome", street: "s"), level: 5,
          born: Date(timeIntervalSince1970: 0), password: "q", moved: 8))
    #expect(user.isSelected)
  }

  // Features: 5.3
  @Test("Each property may have its rule") func rules() throws {
    var user = sampleUser()
    try user.merge(
      from: other(), by: .keep,
      rules: [
        "email": .replace, "tags": .append, "roles": .append, "scores": .append,
        "born": .replaceIfPresent, "address": .replace,
        "name": .custom { own, other in .string("\(own.string ?? "") \(other.string ?? "")") },
      ])
    #expect(
      user
        == User(
          id: 1, name: "Ada Eve", email: nil, tags: ["x", "y"], roles: ["r", "q"],
          scores: ["a": 1, "b": 2], address: Address(city: "Rome", street: nil), level: 2,
          born: Date(timeIntervalSince1970: 0), password: "p", moved: 4))
  }

  // Features: 5.3
  @Test("One property is merged by its name") func one() throws {
    var user = sampleUser()
    try user.merge(property: "email", from: other())
    try user.merge(property: "moved", from: other())
    #expect(user.changedProperties(since: sampleUser()) == ["email", "moved"])
    #expect(user.email == nil && user.moved == 8)
  }

  // Features: 5.3
  @Test("Subclasses and superclasses merge what both have; objects inside stay")
  func classes() throws {
    var worker = Worker(name: "a")
    worker.job = "smith"
    let friend = Person(name: "f")
    worker.friend = friend
    let person = Person(name: "b")
    person.friend = Person(name: "g")
    person.mood = "bad"
    try worker.merge(from: person)
    #expect(worker.name == "b" && worker.job == "smith" && worker.mood == "fine")
    #expect(worker.friend === friend && friend.name == "g")
    var plain = Person(name: "c")
    try plain.merge(from: worker)
    #expect(plain.name == "b" && plain.friend?.name == "g" && plain.friend !== friend)
  }

  // Features: 5.3
  @Test("What cannot be merged is told, and changes nothing") func refused() {
    struct Refusal: Error {}
    var user = sampleUser()
    let cases: [([String: MergeRule], String)] = [
      (["x": .keep], "unknown key, expected a property of User, found x"),
      (
        ["name": .append],
        #"expected elements to append at 'name', found string "Eve""#
      ),
      (["level": .custom { _, _ in throw Refusal() }], "Refusal() at 'meta.level'"),
      (
        ["level": .custom { _, _ in "x" }],
        #"expected Int at 'meta.level' in User, found string "x""#
      ),
    ]
    for (rules, description) in cases {
      let error = #expect(throws: MappingError.self) {
        try user.merge(from: other(), rules: rules)
      }
      #expect(error?.description == description)
    }
    #expect(user == sampleUser())
  }
}

@Suite("Differences by the schema")
struct ModelChangeTests {
  // Features: 202
  @Test("Changes are told by the paths of properties, one a line") func changes() {
    let new = sampleUser().copy {
      $0.email = nil
      $0.tags = ["w", "x", "z"]
      $0.scores = ["b": 2]
      $0.address?.city = "Rome"
      $0.isSelected = false
      $0.born = Date(timeIntervalSince1970: 60)
    }
    #expect(
      new.changes(since: sampleUser()).map(\.description) == [
        #"email: "a@b" -> null"#, #"tags[0]: "x" -> "w""#, #"tags[1]: added "x""#,
        #"tags[2]: added "z""#, "scores.b: added 2", "scores.a: removed 1",
        #"address.city: "Paris" -> "Rome""#, "born: <0.0 s> -> <60.0 s>",
      ])
    #expect(
      new.changedProperties(since: sampleUser()) == ["email", "tags", "scores", "address", "born"])
    #expect(sampleUser().changes(since: sampleUser()).isEmpty)
    #expect(sampleUser().changedProperties(since: sampleUser()).isEmpty)
  }

  // Features: 202
  @Test("Elements that begin and end both arrays are not told") func arrays() throws {
    let (old, new) = (try AnyValue(json: "[1,2,3,4]"), try AnyValue(json: "[1,9,4]"))
    #expect(
      new.changes(since: old).map(\.description) == ["[1]: 2 -> 9", "[2]: removed 3"])
    #expect(
      old.changes(since: new).map(\.description) == ["[1]: 9 -> 2", "[2]: added 3"])
    #expect(
      try AnyValue(json: #"{"a":[{"b":1}]}"#).changes(
        since: AnyValue(json: #"{"a":[{"b":2}],"c":{}}"#))
        == [
          ValueChange(path: "a[0].b", old: 2, new: 1), ValueChange(path: "c", old: [:], new: nil),
        ])
    #expect(AnyValue.null.changes(since: 1).map(\.description) == ["$: 1 -> null"])
  }

  @Mappable struct Draft: Equatable {
    var title: Presence<String> = .missing
    var inner: Presence<Inner> = .missing
    var marks: [Presence<Int>] = []

    @Mappable struct Inner: Equatable {
      var depth: Presence<Int> = .missing
    }
  }

  @Test(
    "A missing value is none, and every difference is told",
    arguments: [
      Draft(), Draft(title: .null), Draft(title: .value("a")), Draft(inner: .null),
      Draft(inner: .value(.init())), Draft(inner: .value(.init(depth: .null))),
      Draft(marks: [.missing]), Draft(marks: [.null]),
    ])
  func missingValues(draft: Draft) {
    for other in [Draft(), Draft(title: .null, inner: .value(.init())), Draft(marks: [.null])] {
      let changes = draft.changes(since: other)
      #expect(changes.isEmpty == (draft == other))
      #expect(changes.isEmpty == draft.changedProperties(since: other).isEmpty)
    }
    let told = Draft(title: .null).changes(since: Draft()).map(\.description)
    #expect(told == ["title: added null"])
    let removed = Draft().changes(since: Draft(title: .value("a"))).map(\.description)
    #expect(removed == [#"title: removed "a""#])
    let marks = Draft(marks: [.null]).changes(since: Draft(marks: [.missing])).map(\.description)
    #expect(marks == ["marks[0]: null -> null"])
  }

  // Features: 202
  @Test("Objects in cycles are told by their names") func cycles() {
    let (a, b) = (Person(name: "a"), Person(name: "a"))
    (a.friend, b.friend) = (a, b)
    b.others = [a]
    #expect(
      b.changes(since: a).map(\.description) == [
        #"others[0]: added {"name":"a","friend":"Person","others":[]}"#
      ])
    #expect(b.changedProperties(since: a) == ["friend", "others"])
  }
}
