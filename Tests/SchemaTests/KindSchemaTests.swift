import Foundation
import Maquette
import MaquetteSchema
import MaquetteYAML
import Testing

@Mappable private actor Session: IsolatedMappable {
  let id: UInt8
  var name: String?
}

@Mappable private struct Handle: NoncopyableMappable, ~Copyable {
  let id: UInt8
  var name: String = "a"
  deinit {}
}

@Mappable private struct Lease: NoncopyableMappable, ~Copyable {
  @Validated(.custom("an even number") { $0 % 2 == 0 }) var id: UInt8
  var until: Date?
}

@Mappable private class Animal {
  var name: String
  init(name: String) { self.name = name }
}

@Mappable private final class Dog: Animal {
  var age: UInt8
  init(name: String, age: UInt8) {
    self.age = age
    super.init(name: name)
  }
}

@Mappable(transparent: true) private struct Token { var text: String }

@Mappable private struct Wire { var seconds: UInt8 }
@Mappable(via: Wire.self) private struct Length {
  let seconds: UInt8
  init(seconds: UInt8) { self.seconds = seconds }
  init(_ wire: Wire) { seconds = wire.seconds }
}
extension Wire { fileprivate init(_ length: Length) { seconds = length.seconds } }

@Mappable private struct Hooked {
  var a: UInt8
  @CodableHook(.willDecode) static func rename(_ tree: inout AnyValue) throws { tree["z"] = nil }
  @CodableHook(.didEncode) func add(_ tree: inout AnyValue) throws { tree["b"] = 1 }
}

@Mappable private struct Computed {
  var number: UInt8
  @EncodableIf(.notEmpty) var list: [UInt8] = []
  @EncodableDefault("none") var nick: String?
  @EncodableComputed var label: String { "n\(number)" }
}

@Mappable(tagged: .internal("type")) private enum Known {
  case a(x: UInt8)
  @CodableFallback case other(String)
}

@Mappable private enum Color: String {
  case red
  @CodableFallback case other
}

@DecodableRules(conversions: .lenient) @Mappable private struct Form {
  var isAdult: Bool
  @DecodableRules(invalidElements: .drop) var tags: [UInt8]
}

private protocol Figure {}
@Mappable private struct Disc: Figure { var radius: Double }
@Mappable private struct Drawing {
  @CodableBy(.oneOf((any Figure).self, discriminator: "type", ["disc": Disc.self]))
  var figure: any Figure
  @CodableBy(.arrayOf(figures)) var others: [any Figure] = []
}
private let figures = PolymorphicTypes<any Figure>(outside: ["disc": Disc.self])

extension MappingProfile { fileprivate static let brief: MappingProfile = "brief" }
@Mappable private struct Profiled {
  @CodingKey("n", in: .brief) var name: String
  @CodableBy(.text(UInt8.self), in: .brief) var count: UInt8
  @CodableIgnored(in: .brief) var note = ""
  @CodableBy(
    .elements(
      of: FormatDependentStrategy(
        TimestampStrategy.secondsSince1970, in: [.brief], otherwise: TimestampStrategy.iso8601)))
  var days: [Timestamp]
}

@Mappable private struct Sheet {
  @CodingKey("Title", in: .yaml) @CodingKey("t", in: .brief) var title: String
  @CodableBy(.text(UInt8.self), in: .yaml) var count: UInt8
  @CodableIgnored(in: .yaml) var note = ""
}

@Mappable private struct Collections {
  var pair: (UInt8, String)
  var unique: Set<String>
  var table: [UInt8: Bool?]
  var nested: [[UInt8?]?]
  var range: ClosedRange<UInt8>
  var vector: SIMD2<Float>
  var large: UInt128
  var letter: Character
  var any: AnyValue
  var object: AnyValue.Object
  var length: Duration
  var time: TimeOfDay
  var day: CivilDate
}

private struct Version: Sendable, DescribedData {
  let text: String
  static func dataForm(for view: DataView) -> DataForm { .string(pattern: "^[0-9.]+$") }
}

extension Version: BodyMapped {
  init(text: String, _: Void) { self.text = text }
}

/// A type that reads and writes itself.
private protocol BodyMapped: Mappable {
  var text: String { get }
  init(text: String, _: Void)
}

extension BodyMapped {
  init(from reader: inout JSONReader) throws(ReadFailure) {
    self.init(text: try reader.readString(), ())
  }
  init(from reader: inout ValueReader) throws(ReadFailure) {
    self.init(text: try reader.readString(), ())
  }
  func write(to writer: inout JSONWriter) throws(WriteFailure) { writer.writeString(text) }
  func write(to writer: inout ValueWriter) throws(WriteFailure) { writer.writeString(text) }
}

@Suite("Schemas of kinds of types")
struct KindSchemaTests {
  private let byte: AnyValue = ["type": "integer", "minimum": 0, "maximum": 255]

  // Features: 232
  @Test("Actors, noncopyable structs, classes and subclasses") func kinds() throws {
    let session = JSONSchema.of(Session.self)
    #expect(session.value["required"] == ["id"])
    #expect(session.problems.isEmpty)
    #expect(JSONSchema.of(Handle.self).value["properties"]["name"]["default"] == "a")
    #expect(JSONSchema.of(Handle.self, .encoding).value["required"] == ["id", "name"])
    #expect(JSONSchema.of(Dog.self).value["properties"].object?.keys == ["name", "age"])
    // An object of a subclass has more keys.
    #expect(JSONSchema.of(Animal.self, .encoding).value["additionalProperties"] == .null)
    try expectEncoded([Dog(name: "a", age: 1) as Animal, Animal(name: "b")])
    try expectDecoded(Dog.self, valid: [#"{"name": "a", "age": 1}"#], invalid: [#"{"age": 1}"#])
  }

  @Test func `Problems and titles name a noncopyable struct itself`() {
    let lease = JSONSchema.of(Lease.self, options: .init(hasTitles: true))
    #expect(lease.value["title"] == "Lease")
    #expect(lease.problems.map(\.description) == ["Lease.id: the value is an even number"])
    for problem in JSONSchema.of(Lease.self, .encoding).problems {
      #expect(!problem.description.contains("__"), "\(problem)")
    }
  }

  @Test("Types that are mapped as others") func wrappers() throws {
    #expect(JSONSchema.of(Token.self).value == ["type": "string"])
    #expect(JSONSchema.of(Length.self).value["properties"]["seconds"] == byte)
    #expect(
      JSONSchema.of(Length.self).problems.map(\.text) == [
        "an initializer makes the value, and may refuse it"
      ])
    #expect(JSONSchema.of(Version.self).value == ["type": "string", "pattern": "^[0-9.]+$"])
    try expectEncoded([Length(seconds: 1)])
    try expectEncoded([Token(text: "a")])
  }

  @Test("Hooks are problems, and take the restrictions away") func hooks() {
    #expect(
      JSONSchema.of(Hooked.self).problems.map(\.text) == [
        "a hook changes the source before it is decoded"
      ])
    #expect(JSONSchema.of(Hooked.self, .accepting).value == [:])
    #expect(JSONSchema.of(Hooked.self, .encoding).value == [:])
    #expect(JSONSchema.of(Hooked.self, .encoding).problems.count == 1)
  }

  @Test("Conditions, replacements of nil and computed values are written") func output() throws {
    try expectSchema(
      Computed.self, .encoding,
      #"""
      {"type": "object", "properties": {
        "number": {"type": "integer", "minimum": 0, "maximum": 255},
        "list": {"type": "array", "items": {"type": "integer", "minimum": 0, "maximum": 255}},
        "nick": {"type": "string"}, "label": {"type": "string", "readOnly": true}},
       "required": ["number", "nick", "label"], "additionalProperties": false}
      """#)
    try expectEncoded([Computed(number: 1, list: [], nick: nil), Computed(number: 1, list: [2])])
  }

  @Test("A fallback takes the tags that no case has") func fallbacks() throws {
    try expectDecoded(
      Known.self, valid: [#"{"type": "a", "x": 1}"#, #"{"type": "z", "y": 2}"#],
      invalid: [#"{"type": "a"}"#, "{}"])
    try expectEncoded([Known.a(x: 1), .other("z")])
    try expectDecoded(Color.self, valid: [#""red""#, #""green""#], invalid: ["{}"])
    try expectEncoded([Color.red, .other])
  }

  @Test("Rules that tolerate more only change the tolerant schema") func rules() throws {
    #expect(JSONSchema.of(Form.self).value["properties"]["tags"]["items"] == byte)
    let accepting = try SchemaValidator(JSONSchema.of(Form.self, .accepting))
    #expect(accepting.errors(inJSON: #"{"isAdult": "yes", "tags": [1, "x"]}"#) == [])
    #expect(accepting.errors(inJSON: #"{"isAdult": "yes"}"#) != [])
  }

  @Test("Values of several types have a form for each") func polymorphic() throws {
    let circle = #"{"figure": {"type": "disc", "radius": 1}}"#
    try expectDecoded(
      Drawing.self, valid: [circle], invalid: [#"{"figure": {"radius": 1}}"#, "{}"])
    try expectEncoded([
      Drawing(figure: Disc(radius: 1), others: [Disc(radius: 2)])
    ])
  }

  @Test("A profile selects keys and forms") func profiles() {
    let schema = JSONSchema.of(Profiled.self, options: .init(profile: .brief)).value
    #expect(schema["properties"].object?.keys == ["n", "count", "days"])
    #expect(schema["properties"]["count"]["type"] == "string")
    #expect(schema["properties"]["days"]["items"]["type"] == "number")
    let properties = JSONSchema.of(Profiled.self).value["properties"]
    #expect(properties["count"] == byte)
    #expect(properties["days"]["items"] == ["type": "string", "format": "date-time"])
  }

  @Test("A format selects keys and forms, after a profile") func formats() throws {
    let yaml = JSONSchema.of(Sheet.self, options: .init(format: .yaml))
    #expect(yaml.value["properties"].object?.keys == ["Title", "count"])
    #expect(yaml.value["properties"]["count"]["type"] == "string")
    #expect(
      JSONSchema.of(Sheet.self).value["properties"].object?.keys == ["title", "count", "note"])
    let both = JSONSchema.of(Sheet.self, options: .init(profile: .brief, format: .yaml)).value
    #expect(both["properties"].object?.keys == ["t", "count"])

    let text = try YAMLMapper().encodeString(Sheet(title: "a", count: 7))
    let tree = try YAMLMapper().decode(AnyValue.self, from: text)
    let encoding = JSONSchema.of(Sheet.self, .encoding, options: .init(format: .yaml))
    #expect(try SchemaValidator(encoding).errors(in: tree) == [])
    #expect(try SchemaValidator(yaml).errors(in: tree) == [])
    #expect(try !SchemaValidator(JSONSchema.of(Sheet.self)).errors(in: tree).isEmpty)
  }

  @Test("Collections and types of the standard library") func collections() throws {
    let properties = JSONSchema.of(Collections.self).value["properties"]
    #expect(properties["pair"]["prefixItems"] == [byte, ["type": "string"]])
    #expect(properties["unique"]["uniqueItems"] == true)
    #expect(properties["table"]["propertyNames"]["pattern"] == "^(0|[1-9][0-9]{0,1})$")
    #expect(properties["table"]["additionalProperties"]["type"] == ["boolean", "null"])
    #expect(properties["nested"]["items"]["type"] == ["array", "null"])
    #expect(properties["vector"]["minItems"] == 2)
    #expect(properties["large"]["maximum"].description == "340282366920938463463374607431768211455")
    #expect(properties["letter"] == ["type": "string", "minLength": 1, "maxLength": 1])
    #expect(properties["any"] == [:])
    #expect(properties["object"] == ["type": "object"])
    try expectEncoded([
      Collections(
        pair: (1, "a"), unique: ["a"], table: [1: nil], nested: [nil, [nil]], range: 1...2,
        vector: [0, 1], large: .max, letter: "e\u{301}", any: [1], object: [:], length: .seconds(1),
        time: TimeOfDay("12:30:00")!, day: CivilDate("2024-02-29")!)
    ])
  }

  // Features: 233
  @Test("Components of several types share their definitions") func components() throws {
    let components = SchemaComponents(of: [Wire.self, [Drawing].self, Wire?.self])
    #expect(components.schemas.object?.keys == ["Wire", "Drawing"])
    let wire: AnyValue = ["$ref": "#/components/schemas/Wire"]
    #expect(components.references[0] == wire)
    #expect(components.references[1]["items"] == ["$ref": "#/components/schemas/Drawing"])
    #expect(components.references[2] == ["anyOf": [wire, ["type": "null"]]])
    // Every reference leads to a component.
    let document: AnyValue = [
      "components": ["schemas": components.schemas], "allOf": .array(components.references),
    ]
    #expect(throws: Never.self) { try SchemaValidator(document) }
  }

  @Test("Options: titles, an address, the dialect, closed objects") func options() {
    let options = JSONSchema.Options(
      hasTitles: true, id: "https://a.example/wire", namesDialect: true, closesObjects: true)
    let schema = JSONSchema.of(Wire.self, options: options)
    #expect(schema.value["$schema"] == "https://json-schema.org/draft/2020-12/schema")
    #expect(schema.value["$id"] == "https://a.example/wire")
    #expect(schema.value["title"] == "Wire")
    #expect(schema.value["additionalProperties"] == false)
    #expect(schema.json.hasPrefix("{\n"))
  }
}
