import Foundation
import Maquette
import MaquetteConstraints
import MaquetteSchema
import Testing

@Mappable private struct Presences {
  var id: UInt8
  var place: Int8?
  var name = "none"
  @CodableDefault(5, on: .missing, .null, .invalid) var count: UInt16
  var state: Presence<Bool>
  @CodableIgnored var cache = 3
  @DecodableIgnored var written = 7
  @EncodableIgnored var secret = 8
}

@Mappable(fieldNaming: .snakeCase, unknownKeys: .reject) private struct Keyed {
  @CodingKey("text", encode: "body") @DecodableAlias("full_text") var text: String
  @CodingKey(path: "user.screen_name") var userName: String
  @CodingKey(path: "user.id") var userID: UInt8?
}

@Mappable private struct Part: Equatable {
  var a: UInt8
  var b: String?
}

@Mappable private struct Whole {
  var title: String
  @CodableFlattened(prefix: "p_") var part: Part
  @CodableFlattened(prefix: "o_") var other: Part?
}

@Mappable private struct Extras {
  var known: Bool
  @CodableExtras var rest: [String: UInt8] = [:]
}

@Mappable(layout: .array) private struct Row {
  var x: UInt8
  var label: String?
}

@Mappable(container: "data.item") private struct Framed { var x: UInt8 }
@Mappable(container: "data[1]") private struct Second { var x: UInt8 }
@Mappable(unknownKeys: .reject) private struct Strict {
  @CodingKey(path: "in.a") var a: UInt8
}

@Mappable private struct Tree {
  var value: UInt8
  var children: [Tree] = []
}

@Mappable private struct Twice {
  var first: Part
  var second: Part?
}

@Mappable private struct Box<Content: Mappable> { var content: Content }

@Mappable private struct Ruled {
  @Validated(.range(1...5)) var stars: Int
  @Validated(.count(1...3)) var tags: [String]
  @Validated(.pattern("[a-z]+")) var slug: String
  @Validated(.multiple(of: 5), .range(0...)) var amount: UInt16?
  @Validated(.oneOf("a", "b")) var kind: String
  @Validated(.custom("an even number") { $0 % 2 == 0 }) var even: UInt8
}

@Mappable private struct Forms {
  var date: Date
  @CodableBy(.secondsSince1970) var seconds: Date
  @CodableBy(.date("yyyy-MM-dd")) var day: Date
  var id: UUID
  var link: URL
  var bytes: Data
  @CodableBy(.hex) var digest: Data
  @CodableBy(.text(UInt8.self)) var digits: UInt8
  @CodableBy(.json([UInt8].self)) var inner: [UInt8]
  @CodableBy(.map(["on": true, "off": false])) var isOn: Bool
  @CodableBy(.constant(2)) var version: Int
  @CodableBy(.elements(of: .text(UInt8.self))) var list: [UInt8]
}

@Mappable private struct Exact {
  @Validated(.greaterThan(0)) var above: UInt8
  @Validated(.greaterThan(0.5), .range(..<2)) var between: Double
  @Validated(.multiple(of: 0.01)) var cents: Decimal
  @Validated(.multiple(of: -0.5)) var halves: Double
  @Validated(.each(.range(1...5), .multiple(of: 2)), .count(1...)) var marks: [UInt8]
  @Validated(.each(.pattern("[a-z]+"))) var names: [String]?
}

@Mappable private enum Size: String { case s = "S", m, l }
@Mappable private enum Level: Int { case low = 1, high = 2 }
@Mappable @Documented private enum Meal: String {
  case soup, fish
  /// It is sweet.
  case cake
}

@Mappable private struct Chosen {
  @Validated(.oneOf(Size.s, Size.m)) var size: Size
  @Validated(.oneOf(Size.m, Size.s)) var other: Size?
  @Validated(.oneOf(Level.high)) var level: Level
  @Validated(.oneOf(true)) var isOn: Bool
  @Validated(.oneOf(Meal.soup, Meal.cake)) var meal: Meal
}

@Mappable private struct Bounds {
  @Validated(.range(1..<5)) var half: Int
  @Validated(.range(0...9), .range(..<30)) var digit: Int
  @Validated(.greaterThan(1), .greaterThan(2), .range(...3), .range(..<4)) var twice: Double
}

@Mappable private struct Zoned {
  @CodableBy(.date("dd.MM.yyyy HH:mm", zone: "Europe/Berlin")) var starts: Date
  @CodableBy(.custom("a year", decode: startOfYear, encode: yearOfDate)) var year: Date
  var daily: OffsetTime
}

@Sendable private func startOfYear(_ value: AnyValue) -> Date? {
  value.int.map { Date(timeIntervalSince1970: Double($0 - 1970) * 31_556_952) }
}

@Sendable private func yearOfDate(_ date: Date) -> AnyValue? {
  .number(AnyValue.Number(1970 + Int(date.timeIntervalSince1970 / 31_556_952)))
}

private struct Own: CodingStrategy {
  func decode<R: MappingReader & ~Copyable>(from reader: inout R) throws -> String {
    try reader.readString()
  }
  func encode<W: MappingWriter & ~Copyable>(_ value: String, to writer: inout W) throws {
    writer.writeString(value)
  }
}

@Mappable private struct Unknown { @CodableBy(Own()) var name: String }

@Suite("Schemas of properties")
struct PropertySchemaTests {
  // Features: 232, 236
  @Test("Presence: optional, default, tri-state, ignored") func presence() throws {
    try expectSchema(
      Presences.self,
      #"""
      {"type": "object", "properties": {
        "id": {"type": "integer", "minimum": 0, "maximum": 255},
        "place": {"type": ["integer", "null"], "minimum": -128, "maximum": 127},
        "name": {"type": ["string", "null"], "default": "none"},
        "count": {"type": ["integer", "null"], "minimum": 0, "maximum": 65535, "default": 5},
        "state": {"type": ["boolean", "null"]},
        "secret": {"type": ["integer", "null"], "minimum": -9223372036854775808,
                   "maximum": 9223372036854775807, "default": 8, "writeOnly": true}},
       "required": ["id"]}
      """#)
    try expectSchema(
      Presences.self, .encoding,
      #"""
      {"type": "object", "properties": {
        "id": {"type": "integer", "minimum": 0, "maximum": 255},
        "place": {"type": "integer", "minimum": -128, "maximum": 127},
        "name": {"type": "string"},
        "count": {"type": "integer", "minimum": 0, "maximum": 65535},
        "state": {"type": ["boolean", "null"]},
        "written": {"type": "integer", "minimum": -9223372036854775808,
                    "maximum": 9223372036854775807, "readOnly": true}},
       "required": ["id", "name", "count", "written"], "additionalProperties": false}
      """#)
    try expectDecoded(
      Presences.self, valid: [#"{"id": 1}"#, #"{"id": 0, "place": null, "state": null, "z": 1}"#],
      invalid: ["{}", #"{"id": 256}"#, #"{"id": "1"}"#, "[]", #"{"id": 1, "name": {}}"#])
  }

  @Test("Nil is null, and always there, if the options say so") func nilValues() throws {
    var options = JSONSchema.Options()
    options.nilValues = .writeNull
    try expectSchema(
      Part.self, .encoding, options: options,
      #"""
      {"type": "object", "properties": {
        "a": {"type": "integer", "minimum": 0, "maximum": 255}, "b": {"type": ["string", "null"]}},
       "required": ["a", "b"], "additionalProperties": false}
      """#)
  }

  @Test("Keys: naming, aliases, paths, another key for encoding, unknown keys") func keys() throws {
    try expectSchema(
      Keyed.self,
      #"""
      {"type": "object", "properties": {
        "text": {"type": "string"},
        "user": {"type": "object", "properties": {
          "screen_name": {"type": "string"},
          "id": {"type": ["integer", "null"], "minimum": 0, "maximum": 255}},
          "required": ["screen_name"], "additionalProperties": false}},
       "required": ["text", "user"], "additionalProperties": false}
      """#)
    #expect(
      JSONSchema.of(Keyed.self, .encoding).value["properties"].object?.keys == ["body", "user"])
    let accepting = try SchemaValidator(JSONSchema.of(Keyed.self, .accepting))
    #expect(accepting.errors(inJSON: #"{"full_text": 5, "user": {"screen_name": "a"}}"#) == [])
    #expect(accepting.errors(inJSON: #"{"user": {"screen_name": "a"}}"#) != [])
    try expectEncoded([Keyed(text: "a", userName: "b", userID: nil)])
  }

  @Test("Flattened members, with prefixes, required together if optional") func flattening() throws
  {
    try expectDecoded(
      Whole.self,
      valid: [
        #"{"title": "t", "p_a": 1}"#, #"{"title": "t", "p_a": 1, "p_b": "x", "o_a": 2}"#,
      ],
      invalid: [#"{"title": "t"}"#, #"{"title": "t", "p_a": 1, "o_b": "x"}"#])
    try expectEncoded([
      Whole(title: "a", part: Part(a: 1), other: nil),
      Whole(title: "a", part: Part(a: 1, b: "c"), other: Part(a: 2)),
    ])
    let schema = JSONSchema.of(Whole.self).value
    #expect(schema["properties"].object?.keys == ["title", "p_a", "p_b", "o_a", "o_b"])
    #expect(schema["dependentRequired"] == ["o_b": ["o_a"]])
  }

  @Test("Extras are the schema of all other keys") func extras() throws {
    let expected = #"""
      {"type": "object", "properties": {"known": {"type": "boolean"}}, "required": ["known"],
       "additionalProperties": {"type": "integer", "minimum": 0, "maximum": 255}}
      """#
    try expectSchema(Extras.self, expected)
    try expectSchema(Extras.self, .encoding, expected)
    try expectEncoded([Extras(known: true, rest: ["z": 3])])
  }

  @Test("Arrays by position, and objects in a container") func layouts() throws {
    try expectSchema(
      Row.self,
      #"""
      {"type": "array", "prefixItems": [
        {"type": "integer", "minimum": 0, "maximum": 255}, {"type": ["string", "null"]}],
       "items": false, "minItems": 1}
      """#)
    try expectDecoded(Row.self, valid: ["[1]", #"[1, "a"]"#, "[1, null]"], invalid: ["[]", "{}"])
    try expectEncoded([Row(x: 1, label: nil), Row(x: 1, label: "a")])
    try expectDecoded(
      Framed.self, valid: [#"{"data": {"item": {"x": 1}}}"#], invalid: [#"{"x": 1}"#])
    try expectEncoded([Framed(x: 1)])
    try expectDecoded(
      Second.self, valid: [#"{"data": [0, {"x": 1}]}"#], invalid: [#"{"data": [{"x": 1}]}"#])
    try expectEncoded([Second(x: 1)])
    try expectDecoded(
      Strict.self, valid: [#"{"in": {"a": 1}}"#], invalid: [#"{"in": {"a": 1, "b": 2}}"#])
  }

  @Test("A type that is used twice, or by itself, has a definition") func definitions() throws {
    try expectSchema(
      Tree.self,
      #"""
      {"$ref": "#/$defs/Tree", "$defs": {"Tree": {"type": "object", "properties": {
        "value": {"type": "integer", "minimum": 0, "maximum": 255},
        "children": {"type": ["array", "null"], "items": {"$ref": "#/$defs/Tree"}, "default": []}},
        "required": ["value"]}}}
      """#)
    let twice = JSONSchema.of(Twice.self).value
    #expect(twice["properties"]["first"] == ["$ref": "#/$defs/Part"])
    #expect(twice["properties"]["second"]["anyOf"] == [["$ref": "#/$defs/Part"], ["type": "null"]])
    let inlined = JSONSchema.of(Twice.self, options: .init(inlines: true)).value
    #expect(inlined["$defs"] == .null)
    #expect(inlined["properties"]["first"]["type"] == "object")
    #expect(JSONSchema.of(Twice.self).value == twice, "the schema is stable")
  }

  @Test("Names of generic types join their arguments") func names() {
    struct Pair: MappingDecodable {
      init(from reader: inout JSONReader) throws(ReadFailure) { try reader.skipValue() }
      init(from reader: inout ValueReader) throws(ReadFailure) { try reader.skipValue() }
    }
    let boxes = JSONSchema.of(Twice2.self).value["$defs"].object?.keys
    #expect(boxes == ["Box_Part", "Part"])
    #expect(JSONSchema.of(Pair.self).problems.count == 1)
  }

  @Test("Rules are keywords; code of the application is a problem") func rules() throws {
    let schema = JSONSchema.of(Ruled.self)
    let properties = schema.value["properties"]
    #expect(properties["stars"] == ["type": "integer", "minimum": 1, "maximum": 5])
    #expect(properties["tags"]["minItems"] == 1)
    #expect(properties["tags"]["maxItems"] == 3)
    #expect(properties["slug"]["pattern"] == "^(?:[a-z]+)$")
    #expect(properties["amount"]["multipleOf"] == 5)
    #expect(properties["kind"]["enum"] == ["a", "b"])
    #expect(properties["even"]["description"] == "the value is an even number")
    #expect(schema.problems.map(\.description) == ["Ruled.even: the value is an even number"])
    let valid =
      #"{"stars": 5, "tags": ["a"], "slug": "ab", "amount": 10, "kind": "a", "even": 2}"#
    try expectDecoded(
      Ruled.self, valid: [valid],
      invalid: [
        valid.replacing("5,", with: "6,"), valid.replacing(#"["a"]"#, with: "[]"),
        valid.replacing("\"ab\"", with: "\"AB\""), valid.replacing("10", with: "11"),
      ])
    #expect(JSONSchema.of(Ruled.self, .encoding).value["properties"]["tags"]["minItems"] == .null)
  }

  @Test func `A list of values leaves the cases of an enum that it has`() throws {
    let properties = JSONSchema.of(Chosen.self).value["properties"]
    #expect(properties["size"] == ["enum": ["S", "m"]])
    #expect(properties["other"]["enum"] == ["S", "m", .null])
    #expect(properties["level"] == ["const": 2])
    #expect(properties["isOn"] == ["type": "boolean", "enum": [true]])
    #expect(
      properties["meal"]["anyOf"] == [
        ["const": "soup"], ["const": "cake", "description": "It is sweet."],
      ])
    #expect(JSONSchema.of(Chosen.self).problems.isEmpty)
    let valid = #"{"size": "m", "level": 2, "isOn": true, "meal": "soup"}"#
    try expectDecoded(
      Chosen.self, valid: [valid, valid.replacing("{", with: #"{"other": null, "#)],
      invalid: [
        valid.replacing("\"m\"", with: "\"l\""), valid.replacing("2", with: "1"),
        valid.replacing("true", with: "false"), valid.replacing("soup", with: "fish"),
      ])
    // Encoding does not check rules.
    let written = JSONSchema.of(Chosen.self, .encoding).value["properties"]
    #expect(written["level"] == ["enum": [1, 2]])
  }

  @Test func `The tightest bound is enough`() {
    let properties = JSONSchema.of(Bounds.self).value["properties"]
    #expect(properties["half"] == ["type": "integer", "minimum": 1, "exclusiveMaximum": 5])
    #expect(properties["digit"] == ["type": "integer", "minimum": 0, "maximum": 9])
    // A number between 2 and the next double is rounded to 2.
    let twice: AnyValue = [
      "type": "number", "exclusiveMinimum": 2, "minimum": .number(.init(2.0.nextUp)), "maximum": 3,
    ]
    #expect(properties["twice"] == twice)
  }

  @Test("Excluded bounds, multiples and rules for elements are keywords") func exactRules() throws {
    let schema = JSONSchema.of(Exact.self)
    let properties = schema.value["properties"]
    #expect(
      properties["above"] == [
        "type": "integer", "maximum": 255, "exclusiveMinimum": 0,
      ])
    #expect(properties["between"]["exclusiveMinimum"] == 0.5)
    #expect(properties["between"]["exclusiveMaximum"] == 2)
    #expect(properties["cents"]["multipleOf"] == 0.01)
    #expect(properties["halves"]["multipleOf"] == 0.5)
    #expect(
      properties["marks"] == [
        "type": "array",
        "items": ["type": "integer", "minimum": 1, "maximum": 5, "multipleOf": 2], "minItems": 1,
      ])
    #expect(
      properties["names"] == [
        "type": ["array", "null"], "items": ["type": "string", "pattern": "^(?:[a-z]+)$"],
      ])
    #expect(
      schema.problems.map(\.description) == [
        "Exact.cents: the number has at most 38 digits",
        "Exact.halves: of a number with more digits than a double has, the nearest is checked",
      ])
    let valid =
      #"{"above": 1, "between": 1.5, "cents": 4.02, "halves": 3.5, "marks": [2], "names": ["a"]}"#
    try expectDecoded(
      Exact.self, valid: [valid],
      invalid: [
        valid.replacing("1,", with: "0,"), valid.replacing("1.5", with: "0.5"),
        valid.replacing("4.02", with: "4.025"), valid.replacing("3.5", with: "3.25"),
        valid.replacing("[2]", with: "[2, 6]"), valid.replacing("[2]", with: "[3]"),
        valid.replacing(#"["a"]"#, with: #"["A"]"#),
      ])
    #expect(
      JSONSchema.of(Exact.self, .encoding).value["properties"]["marks"]["items"]["multipleOf"]
        == .null)
  }

  @Test("Zones, functions and times with an offset have a form") func zoned() throws {
    let schema = JSONSchema.of(Zoned.self)
    let properties = schema.value["properties"]
    #expect(properties["starts"] == ["type": "string"])
    #expect(properties["year"] == ["anyOf": [["type": "string"], ["type": "number"]]])
    #expect(
      schema.problems.map(\.description) == [
        "Zoned.starts: the value is a date as dd.MM.yyyy HH:mm in Europe/Berlin",
        "Zoned.year: the value is a year",
      ])
    let valid =
      #"{"starts": "15.07.2026 20:00", "year": 2026, "daily": "18:01:12+02:00"}"#
    try expectDecoded(
      Zoned.self, valid: [valid, valid.replacing("+02:00", with: ".5Z")],
      invalid: [
        valid.replacing("+02:00", with: ""), valid.replacing("18:", with: "24:"),
        valid.replacing("2026,", with: "null,"),
      ])
    try expectEncoded([Zoned(json: valid)])
  }

  @Test("Types that enforce rules have them in both directions") func constrained() {
    let schema = JSONSchema.of(NonEmpty<String>.self, .encoding).value
    #expect(schema == ["type": "string", "minLength": 1])
    #expect(JSONSchema.of(NonNegative<Int8>.self).value["minimum"] == 0)
  }

  @Test("Strategies state the form of their values") func strategies() throws {
    let properties = JSONSchema.of(Forms.self).value["properties"]
    #expect(properties["date"] == ["type": "string", "format": "date-time"])
    #expect(properties["seconds"]["type"] == "number")
    #expect(properties["day"] == ["type": "string", "format": "date"])
    #expect(properties["id"] == ["type": "string", "format": "uuid"])
    #expect(properties["link"] == ["type": "string", "format": "uri"])
    #expect(properties["bytes"]["contentEncoding"] == "base64")
    #expect(properties["digest"]["contentEncoding"] == "base16")
    #expect(properties["inner"]["contentSchema"]["type"] == "array")
    #expect(properties["isOn"] == ["enum": ["on", "off"]])
    #expect(properties["version"] == ["const": 2])
    #expect(properties["list"]["items"]["type"] == "string")
    try expectEncoded([
      Forms(
        date: Date(timeIntervalSince1970: 0.5), seconds: Date(timeIntervalSince1970: 7),
        day: Date(timeIntervalSince1970: 86_400), id: UUID(),
        link: URL(string: "a/b")!, bytes: Data([1, 2]), digest: Data([255]), digits: 7,
        inner: [1], isOn: true, version: 2, list: [1])
    ])
  }

  @Test("A strategy that does not state its form is listed by name") func unknown() {
    let schema = JSONSchema.of(Unknown.self)
    #expect(schema.value["properties"]["name"] == [:])
    #expect(
      schema.problems.map(\.description) == [
        "Unknown.name: the strategy Own does not state its form; conform it to DescribedStrategy"
      ])
  }
}

@Mappable private struct Twice2 {
  var first: Box<Part>
  var second: [Box<Part>]
  var part: Part
}
