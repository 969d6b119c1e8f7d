import MaquetteCore
import MaquetteMappings
import Testing

/// The functions of `FormatMapper`, tested with a minimal format.
@Suite("The frame for formats")
struct FormatFrameTests {
  private let mapper = FormatMapper<BracketFormat>()
  private let text = "(id=7;name=Ada;score=1.5;tags=[a;b];is_admin=true)"
  private let ada = Person(id: 7, name: "Ada", score: 1.5, tags: ["a", "b"], isAdmin: true)

  private func error<T: MappingDecodable>(
    _ type: T.Type, _ text: String, _ options: FormatMapper<BracketFormat>.Options = .init()
  ) throws -> MappingError {
    try #require(throws: MappingError.self) {
      try FormatMapper(options: options).decode(type, from: text)
    }
  }

  @Test func modelsAreReadAndWritten() throws {
    #expect(try mapper.decode(Person.self, from: text) == ada)
    #expect(try mapper.decode(Person.self, from: try mapper.encode(ada)) == ada)
    #expect(try mapper.encodeString(["a": [1, 2]]) == "(a=[1;2])")
    #expect(try mapper.decodeValue(from: "[a;(b=c)]") == ["a", ["b": "c"]])
  }

  @Test func textIsWhateverTheModelNeeds() throws {
    let strict = FormatMapper<BracketFormat>(options: .init(conversions: .strict))
    #expect(try strict.decode(Person.self, from: text) == ada)
    let report = mapper.decodeReporting(Person.self, from: text)
    #expect(report.value == ada)
    #expect(report.issues == [])
  }

  @Test func whatTheTextDoesNotSayIsAnError() throws {
    let error = try error(Person.self, "(id=seven;name=Ada)")
    #expect(error.code == .typeMismatch)
    #expect(error.path.description == "id")
    #expect(error.byteOffset == 4)
    #expect(
      error.description
        == #"expected Int at 'id' in Person, found string "seven" (line 1, column 5)"#)
  }

  @Test func errorsTellLineAndColumn() throws {
    let error = try error([Person].self, "[(id=1;name=é);\n(id=x;name=b)]")
    #expect(error.location == TextLocation(line: 2, column: 5, byteOffset: 21))
    #expect(
      error.details == """
        expected Int at '[1].id' in Person, found string "x" (line 2, column 5)
          | (id=x;name=b)]
          |     ^
        """)
    let hidden = try self.error(
      [Person].self, "[(id=x)]", .init(hidesValues: true))
    #expect(
      hidden.details == "expected Int at '[0].id' in Person, found a string (line 1, column 6)")
  }

  @Test func aMissingKeyIsAtTheObjectThatLacksIt() throws {
    let error = try error([Person].self, "[(id=1;name=a);(id=2)]")
    #expect(error.code == .missingKey)
    #expect(error.path.description == "[1].name")
    #expect(error.byteOffset == 15)
  }

  @Test func parsersTellWhereTheyFail() throws {
    #expect(try error(AnyValue.self, "(a=(b;c=1))").location?.column == 6)
    #expect(try error(AnyValue.self, "(a=(b;c=1))").path.description == "a")
    #expect(try error(AnyValue.self, "[a;b").code == .unexpectedEnd)
    #expect(try error(AnyValue.self, "[a]]").code == .trailingContent)
    let large = try error(AnyValue.self, "[a;b]", .init(limits: .init(size: 4)))
    #expect(large.code == .sizeExceeded)
  }

  @Test func reportsTellRepairsOfTheParserFirst() throws {
    let report = mapper.decodeReporting(
      [Person].self, from: "[(id=1;name?);(id=x;name=b);(id=3;name=c)]")
    #expect(report.value == [Person(id: 1, name: ""), Person(id: 3, name: "c")])
    #expect(
      report.issues.map(\.description) == [
        "repair: expected '=' at '[0].name' (line 1, column 8) -> read as no text",
        #"error: expected Int at '[1].id' in Person, found string "x" (line 1, column 19)"#,
      ])
    #expect(report.table().contains("1:8"))
  }

  @Test func aListenerHearsOfEachIssue() throws {
    let told = Told()
    let mapper = FormatMapper<BracketFormat>(onIssue: { told.add($0.description) })
    #expect(try mapper.decode(Person.self, from: "(id=1;name?)") == Person(id: 1, name: ""))
    var person = ada
    try mapper.update(&person, from: "(name?)")
    #expect(person.name == "")
    #expect(throws: MappingError.self) { try mapper.update(&person, from: "(id=x)") }
    #expect(throws: MappingError.self) { try mapper.update(&person, from: "(id") }
    #expect(person.id == 7)
    #expect(
      told.all == [
        "repair: expected '=' at 'name' (line 1, column 7) -> read as no text",
        "repair: expected '=' at 'name' (line 1, column 2) -> read as no text",
        #"error: expected Int at 'id' in Person, found string "x" (line 1, column 5)"#,
        "error: unexpected character, expected '=' (line 1, column 4)",
      ])
  }

  @Test func updatesChangeWhatTheSourceNames() throws {
    var person = ada
    try mapper.update(&person, from: "(score=2;tags=[c])")
    #expect(person == Person(id: 7, name: "Ada", score: 2, tags: ["c"], isAdmin: true))
    #expect(throws: MappingError.self) { try mapper.update(&person, from: "(name=x;id=y)") }
    #expect(person.name == "Ada")
  }

  @Test func readingBeginsAtAPath() throws {
    let text = "(data=[(id=1;name=a);(id=y;name=b)])"
    #expect(try mapper.decode(Int.self, from: text, at: "data[0].id") == 1)
    let error = try #require(throws: MappingError.self) {
      try mapper.decode(Person.self, from: text, at: "data[1]")
    }
    #expect(error.path.description == "data[1].id")
    #expect(error.byteOffset == 25)
    let missing = try #require(throws: MappingError.self) {
      try mapper.decode(Int.self, from: text, at: "data[0].no")
    }
    #expect(missing.code == .missingKey)
    #expect(missing.byteOffset == 7)
  }

  @Test func whatTheFormatCannotHold() throws {
    let cases: [(AnyValue, String?)] = [
      (["a": nil, "b": 1], "(b=1)"), ([nil], nil), (1, nil), (nil, nil),
      (["a": .number(AnyValue.Number(Double.nan))], nil), (["a": .bytes([1, 2, 3])], "(a=AQID)"),
      (["a": .date(Timestamp(secondsSince1970: 0))], "(a=1970-01-01T00:00:00Z)"),
      (["a": ["b": [nil]]], nil),
    ]
    for (value, text) in cases {
      #expect((try? mapper.encodeString(value)) == text, "\(value)")
    }
    let error = try #require(throws: MappingError.self) {
      try mapper.encode(["a": ["b": [nil]]] as AnyValue)
    }
    #expect(error.code == .unencodable)
    #expect(error.path.description == "a.b[0]")
    let root = try #require(throws: MappingError.self) { try mapper.encode(1) }
    #expect(
      root.description
        == "value cannot be encoded, expected an array or an object, found a number")
  }

  @Test func singleValuesAreArraysWhereElementsAreRepeated() throws {
    let format = BracketFormat(repeatsElements: true)
    let repeating = FormatMapper(options: .init(format: format))
    let report = repeating.decodeReporting(Person.self, from: "(id=1;name=a;tags=x)")
    #expect(report.value?.tags == ["x"])
    #expect(report.issues == [])
    #expect(throws: MappingError.self) {
      try mapper.decode(Person.self, from: "(id=1;name=a;tags=x)")
    }
    let rejecting = FormatMapper(
      options: .init(rules: .init(acceptsSingleValues: false), format: format))
    #expect(throws: MappingError.self) {
      try rejecting.decode(Person.self, from: "(id=1;name=a;tags=x)")
    }
  }

  @Test func tagsAreKeptByValuesAndNotSeenByModels() throws {
    let tag = ValueTag(format: "test", name: "1")
    func tagged(_ value: AnyValue) -> AnyValue { .tagged(TaggedValue(tag, value)) }
    let tree = tagged([
      "id": tagged(7), "name": tagged(tagged("Ada")), "tags": tagged([tagged("a"), "b"]),
    ])
    let mapper = ValueMapper()
    let person = try mapper.decode(Person.self, from: tree)
    #expect(person == Person(id: 7, name: "Ada", tags: ["a", "b"]))
    #expect(try mapper.decode(AnyValue.self, from: tree) == tree)
    #expect(try mapper.decode([String: AnyValue].self, from: tree)["id"] == tagged(7))
    #expect(try tree.jsonString() == #"{"id":7,"name":"Ada","tags":["a","b"]}"#)
    #expect(tree["name"].string == "Ada")
    #expect(tree.tag == tag)
    #expect(tree.untagged["id"].tag == tag)
    #expect(tagged(1) != 1)
    #expect(try mapper.decode(Int?.self, from: tagged(nil)) == nil)
  }

  @Test func aPathSearchFindsTheInnermostValueThatIsThere() throws {
    var search = PathSearch(try ["a.b", "a.c", "x", "", "a[0]"].map(MappingPath.init(parsing:)))
    search.begin(at: 1)
    search.begin(.key("a"), at: 2)
    search.begin(.key("b"), at: 3)
    search.end()
    search.begin(.key("z"), at: 4)
    search.begin(.key("c"), at: 5)
    search.end()
    search.end()
    search.end()
    search.begin(.key("y"), at: 6)
    search.end()
    search.end()
    #expect(search.offsets == [3, 2, 1, 1, 2])
    #expect(PathSearch([MappingPath()]).offsets == [nil])
  }
}

/// The issues reported on any thread.
private final class Told: @unchecked Sendable {
  private(set) var all: [String] = []
  func add(_ text: String) { all.append(text) }
}
