import AgreementSupport
import Maquette
import Testing

@Suite("Hooks of structs and enums")
struct HookTests {
  @Mappable struct Person: Equatable {
    var first: String
    var last = ""
    @CodableIgnored var full = ""

    @CodableHook(.didDecode) mutating func tidy() throws {
      if first == "?" { throw MappingError(.invalidValue, expected: "a name") }
      if last.isEmpty { last = "Doe" }
      full = first + " " + last
    }
  }

  // Features: 57, 66, 151
  @Test("A hook after reading repairs and derives from other properties")
  func afterReading() throws {
    let person = try read(Person.self, #"{"first":"Ada"}"#)
    #expect(person == Person(first: "Ada", last: "Doe", full: "Ada Doe"))
    #expect(try write(person) == #"{"first":"Ada","last":"Doe"}"#)
    let people = try [Person](json: #"[{"first":"A"},{"first":"B","last":"C"}]"#)
    #expect(people.map(\.full) == ["A Doe", "B C"])
  }

  @Mappable struct Team {
    var lead: Person
    var others: [Person] = []
    var spare: Person?
  }

  // Features: 152
  @Test("A hook that throws is told with path, line and column")
  func refusal() throws {
    let json = #"{"lead":{"first":"Ada"},"others":[{"first":"?"}]}"#
    let error = try readError(Team.self, json)
    #expect(
      error.description
        == "expected a name at 'others[0]' in Team, found an object (line 1, column 35)")
    #expect(throws: MappingError.self) { try Person(json: #"{"first":"?"}"#) }
  }

  @Test func aReportDropsWhatAHookRefuses() throws {
    let json = #"[{"first":"Ada"},{"first":"?"}]"#
    let report = JSONMapper().decodeReporting([Person].self, from: json)
    #expect(report.value?.map(\.full) == ["Ada Doe"])
    #expect(report.issues.map(\.path.description) == ["[1]"])
  }

  struct Refused: Error, CustomStringConvertible {
    var description: String { "refused by the application" }
  }

  @Mappable struct Versioned: Equatable {
    var name: String
    var size: Int?

    @CodableHook(.willDecode) static func upgrade(_ tree: inout AnyValue) throws {
      if tree["v"] == 0 { throw Refused() }
      if tree["v"] == 1 { tree["name"] = tree["title"] }
    }

    @CodableHook(.didEncode) func stamp(_ tree: inout AnyValue) { tree["v"] = 2 }
  }

  // Features: 153, 3.8
  @Test("A hook before reading gets the data, may change it or refuse it")
  func beforeReading() throws {
    #expect(
      try read(Versioned.self, #"{"v":1,"title":"T","size":3}"#) == Versioned(name: "T", size: 3))
    #expect(try read(Versioned.self, #"{"v":2,"name":"N"}"#) == Versioned(name: "N"))
    #expect(
      try readError([Versioned].self, #"[{"v":0}]"#).description
        == "refused by the application at '[0]' (line 1, column 2)")
  }

  // Features: 153
  @Test("Errors of changed data keep their place in the source")
  func placesOfChangedData() throws {
    #expect(
      try readError([Versioned].self, #"[{"v":2,"name":"N","size":"x"}]"#).description
        == #"expected Int at '[0].size' in Versioned, found string "x" (line 1, column 27)"#)
  }

  // Features: 154, 3.8
  @Test("A hook after writing may add to the tree") func afterWriting() throws {
    #expect(try write(Versioned(name: "N")) == #"{"name":"N","v":2}"#)
    #expect(try write([Versioned(name: "N")]) == #"[{"name":"N","v":2}]"#)
  }

  @Mappable struct Outgoing: Equatable {
    var password = ""
    var count = 0

    @CodableHook(.willEncode) mutating func mask() throws {
      if count < 0 { throw MappingError(.invalidValue, expected: "a count", found: "debt") }
      password = "***"
    }

    @CodableHook(.didEncode) func check(_ tree: inout AnyValue) throws {
      if tree["count"] == 13 { throw Refused() }
      if tree["count"] == 14 { tree = 14 }
    }
  }

  @Mappable struct Envelope {
    var items: [Outgoing]
  }

  // Features: 154, 3.8
  @Test("A hook before writing changes a copy or refuses") func beforeWriting() throws {
    let model = Outgoing(password: "secret", count: 1)
    #expect(try write(model) == #"{"password":"***","count":1}"#)
    #expect(model.password == "secret")
    func failure(_ count: Int) -> String? {
      let envelope = Envelope(items: [Outgoing(), Outgoing(count: count)])
      let json = #expect(throws: MappingError.self) { try envelope.jsonString() }
      let tree = #expect(throws: MappingError.self) { try ValueMapper().encode(envelope) }
      #expect(json?.path == tree?.path)
      return json?.description
    }
    #expect(failure(-1) == "expected a count at 'items[1]' in Outgoing, found debt")
    #expect(failure(13) == "refused by the application at 'items[1]' in Outgoing")
    #expect(failure(14)?.contains("an object that the hook returns") == true)
  }

  @Mappable struct Color: Equatable {
    var red = 0
    var name: String?

    @CodableHook(.didDecode) static func known(_ color: Color) -> Color {
      color.red == 255 ? Color(red: 255, name: "the red one") : color
    }
  }

  // Features: 156
  @Test("A hook returns another value") func substitutes() throws {
    #expect(try read(Color.self, #"{"red":255}"#).name == "the red one")
    #expect(try read(Color.self, #"{"red":1}"#).name == nil)
  }

  @Mappable struct Ordered: Equatable {
    @CodableIgnored var calls: [String] = []
    @CodableHook(.validate) func third() throws { if calls.count != 2 { throw Refused() } }
    @CodableHook(.didDecode) mutating func first() { calls.append("first") }
    @CodableHook(.didDecode) mutating func second() { calls.append("second") }
  }

  @Test func hooksOfAStageAreCalledInTheirOrder() throws {
    #expect(try read(Ordered.self, "{}").calls == ["first", "second"])
  }

  @Mappable struct Pair<T: Equatable & Mappable>: Equatable {
    var a: T
    var b: T?
    @CodableHook(.didDecode) mutating func fill() { b = b ?? a }
  }

  @Test func genericStructsHaveHooks() throws {
    #expect(try read(Pair<Int>.self, #"{"a":1}"#) == Pair(a: 1, b: 1))
  }

  // MARK: Enums

  @Mappable enum Shape: Equatable {
    case circle(radius: Double)
    case none

    @CodableHook(.willDecode) static func short(_ tree: inout AnyValue) {
      if tree.double != nil { tree = ["circle": ["radius": tree]] }
    }
    @CodableHook(.didDecode) mutating func normalize() throws {
      if case .circle(let radius) = self {
        if radius < 0 { throw Refused() }
        if radius == 0 { self = .none }
      }
    }
    @CodableHook(.didEncode) func shorten(_ tree: inout AnyValue) {
      if case .circle(let radius) = self { tree = .number(AnyValue.Number(radius)) }
    }
  }

  // Features: 151, 153, 154, 156
  @Test("Enums have hooks") func enums() throws {
    #expect(try read(Shape.self, #"{"circle":{"radius":2.5}}"#) == .circle(radius: 2.5))
    #expect(try read(Shape.self, "2.5") == .circle(radius: 2.5))
    #expect(try read([Shape].self, "[0]") == [.none])
    #expect(try write([Shape.circle(radius: 1.5), .none]) == #"[1.5,"none"]"#)
    #expect(try readError([Shape].self, "[1,-1]").path.description == "[1]")
  }

  // MARK: Updates

  // Features: 151, 152
  @Test("Updates call hooks, and a failure leaves all as it was") func updates() throws {
    var team = Team(lead: try Person(json: #"{"first":"Ada"}"#))
    try JSONMapper().update(&team, from: #"{"lead":{"last":"Byron"}}"#)
    #expect(team.lead.full == "Ada Byron")
    try ValueMapper().update(&team, from: ["lead": ["first": "Eve"]])
    #expect(team.lead.full == "Eve Byron")
    let before = team.lead
    for json in [#"{"lead":{"first":"?"}}"#, #"{"lead":{"first":"B"},"others":[{"first":"?"}]}"#] {
      #expect(throws: MappingError.self) { try JSONMapper().update(&team, from: json) }
      #expect(team.lead == before)
    }
    var old = Versioned(name: "N", size: 1)
    try JSONMapper().update(&old, from: #"{"v":1,"title":"M"}"#)
    #expect(old == Versioned(name: "M", size: 1))
  }

  @Test func hostileDepthEndsInTreesToo() {
    let deep = String(repeating: "[", count: 2000)
    let error = #expect(throws: MappingError.self) {
      try Versioned(json: #"{"v":2,"name":"N","x":"# + deep)
    }
    #expect(error?.code == .depthExceeded)
  }
}
