import Maquette
import Testing

/// Text that holds an object or an array as JSON, where the call accepts it: at any level, in any kind
/// of model, and never silently.
@Suite("Objects and arrays in text")
struct JSONTextTests {
  @Mappable struct Point: Equatable {
    var x: Int
    var y = 0
  }
  @Mappable final class Node {
    var name = ""
    var next: Node?
  }
  @Mappable(layout: .array) struct Pair: Equatable {
    var left: Int
    var right: String
  }
  @Mappable(tagged: .internal("type")) enum Shape: Equatable {
    case dot(Point)
    case line(from: Point, to: Point)
  }
  @Mappable enum Step: Equatable {
    case stop
    case go(to: Point)
  }
  @Mappable(tagged: .untagged) enum Loose: Equatable {
    case number(Int)
    case point(Point)
    case text(String)
  }
  @Mappable struct Whole: Equatable {
    var point: Point
    var maybe: Point?
    var numbers: [Int] = []
    var points: [Point] = []
    var table: [String: [Int]] = [:]
    var unique: Set<Int> = []
    var pair: Pair?
    var shape: Shape?
    var step: Step?
    var loose: Loose?
    var text = ""
    var any: AnyValue?
    @CodingKey(path: "deep.er.value") var deep: Int?
    @CodingKey(path: "row[1]") var second: Int?
    @CodableFlattened var flat: Flat
  }
  @Mappable struct Flat: Equatable { var inner: [Point] = [] }
  @Mappable struct Handle: NoncopyableMappable, ~Copyable { let point: Point }

  private static let mapper = JSONMapper(options: .init(acceptsJSONText: true))

  private static let document = #"""
    {"point": "{\"x\": 1}", "maybe": "\"{\\\"x\\\": 2}\"", "numbers": "[1, \"2\"]", "points": ["{\"x\": 3}", {"x": 4}],
     "table": "{\"a\": \"[5]\"}", "unique": "[6]", "pair": "[7, \"{8}\"]", "shape": "{\"type\": \"dot\", \"x\": 9}",
     "step": "{\"go\": {\"to\": \"{\\\"x\\\": 10}\"}}", "loose": "{\"x\": 11}", "text": "{\"x\": 12}", "any": "[13]",
     "deep": "{\"er\": \"{\\\"value\\\": 14}\"}", "row": "[0, 15]", "inner": "[{\"x\": 16}]"}
    """#

  private static var whole: Whole {
    var whole = Whole(point: Point(x: 1), flat: Flat())
    whole.maybe = Point(x: 2)
    whole.numbers = [1, 2]
    whole.points = [Point(x: 3), Point(x: 4)]
    whole.table = ["a": [5]]
    whole.unique = [6]
    whole.pair = Pair(left: 7, right: "{8}")
    whole.shape = .dot(Point(x: 9))
    whole.step = .go(to: Point(x: 10))
    whole.loose = .point(Point(x: 11))
    whole.text = #"{"x": 12}"#
    whole.any = "[13]"
    whole.deep = 14
    whole.second = 15
    whole.flat.inner = [Point(x: 16)]
    return whole
  }

  // Features: 6.4
  @Test("Every kind of model takes them, in JSON and in trees") func models() throws {
    #expect(try Self.mapper.decode(Whole.self, from: Self.document) == Self.whole)
    let tree = try AnyValue(json: Self.document)
    let values = ValueMapper(options: .init(acceptsJSONText: true))
    #expect(try values.decode(Whole.self, from: tree) == Self.whole)
    #expect(
      try Self.mapper.decode(Handle.self, from: #"{"point": "{\"x\": 1}"}"#).point == Point(x: 1))
    let node = try Self.mapper.decode(
      Node.self, from: #""{\"name\": \"a\", \"next\": \"{\\\"name\\\": \\\"b\\\"}\"}""#)
    #expect(node.next?.name == "b")
    // Without the option, each of them is an error or stays text.
    #expect(throws: MappingError.self) { try Whole(json: Self.document) }
  }

  @Test("Each is reported at its place, once") func reports() throws {
    let report = Self.mapper.decodeReporting(Whole.self, from: Self.document)
    #expect(report.value == Self.whole)
    #expect(report.errors.isEmpty, "\(report.errors)")
    let taken = report.repairs.filter { $0.resolution == "took the JSON in the text" }.map {
      "\($0.path)"
    }
    #expect(
      Set(taken) == [
        "point", "maybe", "numbers", "points[0]", "table", "table.a", "unique", "pair", "shape",
        "step", "step.go.to",
        "loose", "deep", "deep.er", "row", "inner",
      ])
    #expect(taken.count == Set(taken).count, "\(taken)")
    let point = report.repairs.first { $0.path.description == "point" }
    #expect(
      point?.description
        == #"repair: expected an object at 'point' in Whole, found string "{\"x\": 1}" (line 1, column 11) -> took the JSON in the text"#
    )
  }

  @Mappable struct Hooked {
    var a = 0
    var roomID = 0
    @CodableHook(.willDecode) static func upgrade(_ tree: inout AnyValue) {
      if tree["version"] == 1 { tree["a"] = tree["old"] }
    }
  }
  @Mappable(tagged: .internal("type")) enum Tagged {
    case dot(x: Int)
    @CodableFallback case other(String, AnyValue)
  }
  @Mappable(tagged: .internal("type")) enum Kept {
    case dot(x: Int)
    @CodableFallback case other(AnyValue)
  }
  @Mappable(tagged: .internal("type")) enum Dropped {
    case dot(x: Int)
    @CodableFallback case other
  }
  @Mappable struct Plain {
    var roomID = 0
    var note = "-"
  }
  private static let chosen = PolymorphicTypes<any Sendable>([Hooked.self, Plain.self]) { object in
    object["note"].isNull ? Hooked.self : Plain.self
  }
  @Mappable struct Choice { @CodableBy(.oneOf(chosen)) var one: any Sendable }

  private func expectSame<T: Mappable>(
    _ type: T.Type, _ object: String, at prefix: (String, String) = ("", ""),
    _ configuration: MappingConfiguration? = nil
  ) throws {
    let mapper = JSONMapper(
      options: .init(configuration: configuration, acceptsJSONText: true))
    let text = prefix.0 + JSONString.quoted(object) + prefix.1
    let whole = prefix.0 + object + prefix.1
    let expected = try mapper.encodeString(mapper.decode(type, from: whole))
    #expect(try mapper.encodeString(mapper.decode(type, from: text)) == expected, "\(text)")
    let report = mapper.decodeReporting(type, from: text)
    #expect(try report.value.map { try mapper.encodeString($0) } == expected, "\(text)")
    #expect(report.errors.isEmpty)
    let taken = report.repairs.filter { $0.resolution == "took the JSON in the text" }
    #expect(taken.count == 1, "\(report.issues)")
  }

  @Test(
    "What needs the whole object gets that of the text: hooks, fallbacks, choices, configurations")
  func wholes() throws {
    try expectSame(Hooked.self, #"{"version": 1, "old": 2, "roomID": 3}"#)
    try expectSame(Tagged.self, #"{"type": "new", "x": 1}"#)
    try expectSame(Kept.self, #"{"type": "new", "x": 1}"#)
    try expectSame(Dropped.self, #"{"type": "new", "x": 1}"#)
    try expectSame(Choice.self, #"{"note": "n", "roomID": 3}"#, at: (#"{"one":"#, "}"))
    let naming = try MappingConfiguration(naming: .snakeCase)
    try expectSame(Plain.self, #"{"room_id": 3}"#, naming)
    try expectSame(Hooked.self, #"{"room_id": 3, "version": 1, "old": 4}"#, naming)
    try expectSame([Plain].self, #"{"room_id": 3}"#, at: ("[", "]"), naming)
    let parsing = try MappingConfiguration(
      .model(Plain.self).parsing("note") { object, _, _ in "\(object["roomID"] ?? .null)" })
    try expectSame(
      [String: Plain].self, #"{"roomID": 3, "note": "x"}"#, at: (#"{"a":"#, "}"), parsing)
    try expectSame(Plain.self, "{}", naming)
    try expectSame(AnyValue.Object.self, #"{"a": [1, null]}"#)
  }

  @Test("Errors inside have the whole path, and the place of the text") func errors() {
    let text = "{\"point\":\n \"{\\\"x\\\": \\\"one\\\"}\"}"
    let error = #expect(throws: MappingError.self) {
      try Self.mapper.decode(Whole.self, from: text)
    }
    #expect(
      error?.description
        == #"expected Int at 'point.x' in Point, found string "one" (line 2, column 2)"#)
    let broken = #expect(throws: MappingError.self) {
      try Self.mapper.decode(Whole.self, from: #"{"point": "{\"x\": }"}"#)
    }
    #expect(broken?.path.description == "point")
    #expect(
      broken?.hint?.hasPrefix("unexpected character, expected a value at 'x'") == true,
      "\(broken?.hint ?? "")")
  }

  @Test("Updates take them, and change only what they name") func updates() throws {
    var whole = Self.whole
    try Self.mapper.update(&whole, from: #"{"point": "{\"y\": 5}"}"#)
    #expect(whole.point == Point(x: 1, y: 5))
    let node = Node()
    var same = node
    try Self.mapper.update(&same, from: #"{"next": "{\"name\": \"n\"}"}"#)
    #expect(same === node && node.next?.name == "n")
    #expect(try Self.mapper.decode(Int.self, from: #"{"a": "{\"b\": [1, 2]}"}"#, at: "a.b[1]") == 2)
  }

  @Test("With repairs, mistakes in the text are repaired and reported") func repairs() {
    let mapper = JSONMapper(options: .init(repairs: .all, acceptsJSONText: true))
    let report = mapper.decodeReporting(
      Whole.self, from: #"{"point": "{x: 1,}", "numbers": "[1, 2"}"#)
    #expect(report.value?.point == Point(x: 1))
    #expect(report.value?.numbers == [1, 2])
    #expect(
      report.repairs.map { "\($0.path) \($0.resolution!)" } == [
        "point inserted them", "point.x removed it", "point took the JSON in the text",
        "numbers[1] inserted it",
        "numbers took the JSON in the text",
      ])
  }

  @Test("With repairs, the text may be in a fence") func fences() {
    let mapper = JSONMapper(options: .init(repairs: .all, acceptsJSONText: true))
    let text = #"{"point": "```json\n{\"x\": 1}\n```", "numbers": "```\n[1, 2]\n```\n"}"#
    let report = mapper.decodeReporting(Whole.self, from: text)
    #expect(report.value?.point == Point(x: 1))
    #expect(report.value?.numbers == [1, 2])
    #expect(throws: MappingError.self) { try Self.mapper.decode(Whole.self, from: text) }
    let code = mapper.decodeReporting(Whole.self, from: #"{"point": "```swift\nlet x\n```"}"#)
    #expect(code.errors.first?.code == .typeMismatch)
  }

  @Mappable struct Stored: Equatable {
    @CodableBy(.json(Point.self)) var point: Point
  }

  @Test("A strategy for JSON in text repairs and reports, too") func strategies() {
    let mapper = JSONMapper(options: .init(repairs: .all))
    let report = mapper.decodeReporting(Stored.self, from: #"{"point": "{x: 1, y: '2'}"}"#)
    #expect(report.value == Stored(point: Point(x: 1, y: 2)))
    #expect(
      report.repairs.map { "\($0.path) \($0.resolution!)" } == [
        "point inserted them", "point inserted them", "point.y took it", "point.y converted",
      ])
  }

  @Test("Text that nests is limited as a document is") func limits() {
    var text = "[1]"
    for _ in 0..<3 { text = "[" + JSONString.quoted(text) + "]" }
    #expect(throws: Never.self) { try Self.mapper.decode([[[[Int]]]].self, from: text) }
    var mapper = Self.mapper
    mapper.options.decoding.limits.depth = 3
    let error = #expect(throws: MappingError.self) {
      try mapper.decode([[[[Int]]]].self, from: text)
    }
    #expect(error?.code == .depthExceeded || error?.code == .typeMismatch, "\(error!)")
  }
}

private enum JSONString {
  static func quoted(_ text: String) -> String { (try? text.jsonString()) ?? "" }
}
