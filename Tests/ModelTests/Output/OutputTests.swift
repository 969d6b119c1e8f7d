import AgreementSupport
import Maquette
import Testing

extension EncodingView {
  fileprivate static let admin: EncodingView = "admin"
}

@Suite("Encoded output")
struct OutputTests {
  @Mappable struct Row: Equatable {
    var id = 0
    @EncodableIf(.notDefault) var count = 3
    @EncodableIf(.notEmpty) var tags: [String] = ["x"]
    @EncodableIf(.notEmpty) var note: String?
    @EncodableIf(.always) var name: String?
    @EncodableIf(.notNil) var size: Int? = 5
    @EncodableDefault("none") var nick: String?
    @EncodableIf(\Row.isPublic) @CodingKey(path: "contact.mail") var mail = "m"
    @CodableIgnored var isPublic = false
  }

  // Features: 73, 184, 186, 187, 191
  @Test(
    "A property is written under conditions",
    arguments: [
      (Row(), #"{"id":0,"tags":["x"],"name":null,"size":5,"nick":"none"}"#),
      (
        Row(count: 4, tags: [], note: ""), #"{"id":0,"count":4,"name":null,"size":5,"nick":"none"}"#
      ),
      (
        Row(note: "n", name: "m", size: nil, nick: "k", isPublic: true),
        #"{"id":0,"tags":["x"],"note":"n","name":"m","nick":"k","contact":{"mail":"m"}}"#
      ),
    ])
  func conditions(_ row: Row, _ json: String) throws {
    #expect(try write(row) == json)
  }

  // Features: 184, 185
  @Test("Conditions count more than the options") func callLevelNil() throws {
    let mapper = JSONMapper(options: .init(nilValues: .writeNull))
    #expect(
      try mapper.encodeString(Row(tags: [], size: nil))
        == #"{"id":0,"name":null,"nick":"none"}"#)
    #expect(try mapper.encodeString(Plain(a: nil)) == #"{"a":null,"b":2}"#)
    #expect(try JSONMapper().encodeString(Plain(a: nil)) == #"{"b":2}"#)
  }

  @Mappable struct Plain: Equatable {
    var a: Int?
    var b: Int = 2
  }

  @Mappable(omitting: [.nil, .defaults, .empty])
  struct Sparse: Equatable {
    var a = 1
    var b: Int?
    var c: [Int] = [7]
    var d = ""
    var e: Int
    @EncodableIf(.always) var f = 2
    var plain = Plain()
  }

  @Mappable(omitting: .empty) final class Holder {
    var list: [Int] = []
    var text = "t"
    init() {}
  }

  // Features: 184, 186, 187
  @Test("A type leaves out nil, defaults and what is empty") func typeLevel() throws {
    #expect(try write(Sparse(e: 0)) == #"{"e":0,"f":2}"#)
    #expect(
      try write(Sparse(a: 2, b: 3, c: [], d: "d", e: 0, plain: Plain(b: 3)))
        == #"{"a":2,"b":3,"d":"d","e":0,"f":2,"plain":{"b":3}}"#)
    #expect(try read(Sparse.self, #"{"e":0}"#) == Sparse(e: 0))
    #expect(try write(Holder()) == #"{"text":"t"}"#)
  }

  @Mappable(omitting: [.nil, .empty]) struct Sparing: Equatable {
    var level: Int? = 4
    var tags: [String]
    @EncodableComputed var marks: [String] { tags }
  }

  @Mappable(.encode, omitting: .empty) struct Sent {
    var tags: [String]
  }

  @Test("What a type leaves out is decoded as what a missing key means")
  func omittedIsMissing() throws {
    #expect(try write(Sparing(level: nil, tags: ["a"])) == #"{"tags":["a"],"marks":["a"]}"#)
    #expect(try read(Sparing.self, #"{"tags":["a"]}"#) == Sparing(level: 4, tags: ["a"]))
  }

  @Test("An empty value is written where decoding needs its key") func neededKeys() throws {
    let sparing = Sparing(level: 1, tags: [])
    #expect(try write(sparing) == #"{"level":1,"tags":[]}"#)
    #expect(try read(Sparing.self, write(sparing)) == sparing)
    #expect(try write(Sent(tags: [])) == "{}")
  }

  struct Labels: Collection, DefaultProviding, Equatable, Mappable {
    var values: [String] = []
    static var defaultValue: Labels { Labels() }
    var startIndex: Int { 0 }
    var endIndex: Int { values.count }
    func index(after index: Int) -> Int { index + 1 }
    subscript(index: Int) -> String { values[index] }
    init() {}
    init(from reader: inout JSONReader) throws(ReadFailure) {
      values = try [String](from: &reader)
    }
    init(from reader: inout ValueReader) throws(ReadFailure) {
      values = try [String](from: &reader)
    }
    func write(to writer: inout JSONWriter) throws(WriteFailure) { try values.write(to: &writer) }
    func write(to writer: inout ValueWriter) throws(WriteFailure) { try values.write(to: &writer) }
  }

  @Mappable struct Labelled: Equatable {
    @EncodableIf(.notEmpty) var labels: Labels
    @EncodableIf(.notEmpty) var names: Names
    typealias Names = [String]?
  }

  @Test func `An empty value is omitted where its type has a value for a missing key`() throws {
    let labelled = try read(Labelled.self, #"{"names":[]}"#)
    #expect(try write(labelled) == "{}")
    #expect(try read(Labelled.self, "{}").labels.isEmpty)
  }

  // MARK: One call

  @Mappable struct User: Equatable {
    var id: Int
    var name: String
    var tags: [String] = []
    @CodableView(.admin, "owner") var balance = 10
    var friends: [User] = []
  }

  private let user = User(
    id: 1, name: "", friends: [User(id: 2, name: "B"), User(id: 3, name: "C")])

  private func written(
    _ model: some MappingEncodable, _ change: (inout EncodingOptions) -> Void
  ) throws -> String {
    var mapper = JSONMapper()
    change(&mapper.options.encoding)
    let json = try mapper.encodeString(model)
    var trees = ValueMapper()
    change(&trees.options.encoding)
    #expect(try trees.encode(model) == AnyValue(json: json))
    #expect(try mapper.encodeLines([model]) == Array((json + "\n").utf8))
    return json
  }

  // Features: 188, 5.11, 3.5
  @Test("Chosen properties are written, per call") func selections() throws {
    #expect(
      try written(user) { $0.selection = .only("id", "friends.name") }
        == #"{"id":1,"friends":[{"name":"B"},{"name":"C"}]}"#)
    #expect(
      try written([user]) { $0.selection = .without("friends.friends", "friends.tags", "tags") }
        == #"[{"id":1,"name":"","balance":10,"friends":[{"id":2,"name":"B","balance":10},{"id":3,"name":"C","balance":10}]}]"#
    )
    #expect(try written(user) { $0.selection = .only("name.x", "nothing") } == "{}")
    #expect(try written(Plain(a: 1)) { $0.selection = .without() } == #"{"a":1,"b":2}"#)
    #expect(try written(3) { $0.selection = .only("a") } == "3")
  }

  static let document: AnyValue = [
    "a.b": 1, "rows": [["x": 1, "y": 2], nil, ["x": 3, "y": 4]], "words": ["one", "two", "three"],
  ]

  @Test(
    "A selection names keys with dots, single elements and the root",
    arguments: [
      (EncodingSelection.only(#"["a.b"]"#), #"{"a.b":1}"#),
      (.only("rows.x"), #"{"rows":[{"x":1},null,{"x":3}]}"#),
      (.only("rows[2].x", "words[0]"), #"{"rows":[{"x":3}],"words":["one"]}"#),
      (
        .only("$"),
        #"{"a.b":1,"rows":[{"x":1,"y":2},null,{"x":3,"y":4}],"words":["one","two","three"]}"#
      ),
      (.only(), "{}"),
      (.without("words", "rows[0]", "rows.y"), #"{"a.b":1,"rows":[null,{"x":3}]}"#),
      (.without("words[1]", "rows", #"["a.b"]"#), #"{"words":["one","three"]}"#),
      (
        .without("$"),
        #"{"a.b":1,"rows":[{"x":1,"y":2},null,{"x":3,"y":4}],"words":["one","two","three"]}"#
      ),
    ])
  func chosenPlaces(selection: EncodingSelection, expected: String) throws {
    #expect(try written(Self.document) { $0.selection = selection } == expected)
  }

  // Features: 187
  @Test("What is empty is left out, per call") func omittingEmpty() throws {
    #expect(
      try written(User(id: 1, name: "", friends: [User(id: 2, name: "")])) { $0.omitsEmpty = true }
        == #"{"id":1,"balance":10,"friends":[{"id":2,"balance":10}]}"#)
  }

  // Features: 189
  @Test("Views choose what is written") func views() throws {
    let user = User(id: 1, name: "A")
    let whole = #"{"id":1,"name":"A","tags":[],"balance":10,"friends":[]}"#
    let part = #"{"id":1,"name":"A","tags":[],"friends":[]}"#
    #expect(try written(user) { _ in } == whole)
    #expect(try written(user) { $0.views = [] } == part)
    #expect(try written(user) { $0.views = ["public"] } == part)
    #expect(try written(user) { $0.views = ["public", .admin] } == whole)
    #expect(try read(User.self, part) == user)
  }

  // Features: 188
  @Test("An error in a chosen part keeps its path") func errors() {
    var mapper = JSONMapper()
    mapper.options.encoding.selection = .only("a")
    let error = #expect(throws: MappingError.self) {
      try mapper.encode([["a": [1, Double.nan]]])
    }
    #expect(error?.code == .unencodable)
  }

  // MARK: Computed properties

  @Mappable(fieldNaming: .snakeCase)
  struct Person: Equatable {
    var first: String
    var last: String
    @EncodableComputed var fullName: String { first + " " + last }
    @EncodableComputed @CodingKey("meta", "initial") var initial: String? {
      first.first.map(String.init)
    }
    @EncodableComputed @EncodableIf(.notEmpty) var none: [Int] {
      get { [] }
      set {}
    }
    var notWritten: Int { 3 }
  }

  @Mappable class Base {
    var a = 1
    @EncodableComputed var double: Int { a * 2 }
  }

  @Mappable final class Derived: Base {
    @EncodableComputed var triple: Int { a * 3 }
  }

  // Features: 190
  @Test("Computed properties are written") func computed() throws {
    let person = Person(first: "Ada", last: "L")
    let json = #"{"first":"Ada","last":"L","full_name":"Ada L","meta":{"initial":"A"}}"#
    try expectRoundTrip(person, json)
    let mapper = JSONMapper(options: .init(unknownKeys: .reject))
    #expect(try mapper.decode(Person.self, from: json) == person)
    #expect(try write(Derived()) == #"{"a":1,"double":2,"triple":3}"#)
  }

  @Mappable(ignoring: .initialized)
  struct Skipping: Equatable {
    var id: Int
    var cache = 5
    var name: String?
    @CodingKey("kept") var kept = 6
  }

  // Features: 72
  @Test("Initialised properties are left to the application") func ignoring() throws {
    try expectRoundTrip(Skipping(id: 1, kept: 2), #"{"id":1,"kept":2}"#)
    #expect(try read(Skipping.self, #"{"id":1,"cache":9}"#).cache == 5)
  }

  @Mappable struct OneWay: Equatable {
    @CodableIgnored var neither = 1
    @DecodableIgnored var out = 2
    @EncodableIgnored var into = 3
  }

  // Features: 70, 71, 3.5, 5.7
  @Test("A property is left out in one direction or both") func directions()
    throws
  {
    let model = try read(OneWay.self, #"{"neither":9,"out":9,"into":9}"#)
    #expect(model == OneWay(neither: 1, out: 2, into: 9))
    #expect(try write(model) == #"{"out":2}"#)
  }
}
