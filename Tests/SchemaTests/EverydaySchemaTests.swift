import Maquette
import MaquetteSchema
import Testing

@Mappable private struct Secret { private var code: UInt8 }

/// What every application has in its models, and other libraries had to learn.
@Suite("Schemas of everyday models")
struct EverydaySchemaTests {
  @Mappable public struct Visible {
    public var a: UInt8
    package var b: UInt8
    var c: UInt8
    fileprivate var d: UInt8
    private var e: UInt8
    public private(set) var f: UInt8
  }
  @Mappable package struct Shared { var inner: Inner }
  @Mappable struct Inner { fileprivate var hidden: Hidden }
  @Mappable fileprivate struct Hidden { private var secret: Secret }

  @Test("Types and properties of every access level are in the schema") func accessLevels() throws {
    #expect(
      JSONSchema.of(Visible.self).value["properties"].object?.keys == [
        "a", "b", "c", "d", "e", "f",
      ])
    let document = #"{"a": 1, "b": 2, "c": 3, "d": 4, "e": 5, "f": 6}"#
    try expectDecoded(Visible.self, valid: [document], invalid: [#"{"a": 1}"#])
    try expectEncoded([JSONMapper().decode(Visible.self, from: document)])
    let nested = #"{"inner": {"hidden": {"secret": {"code": 7}}}}"#
    try expectDecoded(
      Shared.self, valid: [nested],
      invalid: [#"{"inner": {"hidden": {"secret": {}}}}"#, #"{"inner": {"hidden": {}}}"#])
    try expectEncoded([JSONMapper().decode(Shared.self, from: nested)])
  }

  @Mappable fileprivate struct Envelope {
    var payload: AnyValue
    var extra: AnyValue?
    var list: [AnyValue]
    var table: [String: AnyValue]
    var object: AnyValue.Object
  }

  @Test("A value of any JSON has no restriction, and its containers have only theirs")
  func anyJSON() throws {
    try expectSchema(
      Envelope.self,
      """
      {"type": "object", "properties": {"payload": {}, "extra": {}, "list": {"type": "array"},
        "table": {"type": "object"}, "object": {"type": "object"}},
        "required": ["payload", "list", "table", "object"]}
      """)
    #expect(JSONSchema.of(Envelope.self).problems == [])
    try expectDecoded(
      Envelope.self,
      valid: ["null", "true", "-1.5e3", #""text""#, "[[], {}]", #"{"a": {"b": [null]}}"#].map {
        #"{"payload": \#($0), "list": [\#($0)], "table": {"x": \#($0)}, "object": {"y": \#($0)}}"#
      },
      invalid: [
        #"{"list": [], "table": {}, "object": {}}"#,
        #"{"payload": 1, "list": {}, "table": {}, "object": {}}"#,
        #"{"payload": 1, "list": [], "table": [], "object": {}}"#,
      ])
    try expectEncoded([Envelope(payload: .null, extra: nil, list: [1], table: [:], object: [:])])
  }

  @Mappable fileprivate struct Team {
    var members: [String: Member]
    var substitutes: [String: [Member]]?
    @Mappable struct Member { var age: UInt8 }
  }

  @Test("The values of a dictionary have the schema of their model") func dictionaries() throws {
    try expectSchema(
      Team.self,
      ##"""
      {"type": "object", "properties": {
        "members": {"type": "object", "additionalProperties": {"$ref": "#/$defs/Member"}},
        "substitutes": {"type": ["object", "null"],
          "additionalProperties": {"type": "array", "items": {"$ref": "#/$defs/Member"}}}},
        "required": ["members"],
        "$defs": {"Member": {"type": "object", "properties": {
          "age": {"type": "integer", "minimum": 0, "maximum": 255}}, "required": ["age"]}}}
      """##)
    try expectDecoded(
      Team.self,
      valid: [#"{"members": {}}"#, #"{"members": {"a": {"age": 1}}, "substitutes": {"b": []}}"#],
      invalid: [#"{"members": {"a": {}}}"#, #"{"members": {"a": null}}"#, #"{"members": []}"#])
    try expectEncoded([Team(members: ["a": .init(age: 1)], substitutes: nil)])
  }

  @Mappable fileprivate struct Menu {
    var title: String
    var entries: [Entry] = []
    @Mappable struct Entry {
      var submenu: Submenu?
      var keys: [String: Entry]
    }
    @Mappable(tagged: .internal("kind")) indirect enum Submenu {
      case menu(Menu)
      case entry(Entry)
      case none
    }
  }

  @Test("Types inside each other that refer to each other have definitions") func recursion() throws
  {
    let schema = JSONSchema.of(Menu.self).value
    #expect(Set(schema["$defs"].object?.keys ?? []) == ["Entry", "Submenu"])
    let deepest = #"{"keys": {"x": {"submenu": {"kind": "menu", "title": "c"}, "keys": {}}}}"#
    try expectDecoded(
      Menu.self,
      valid: [
        #"{"title": "a"}"#, #"{"title": "a", "entries": [\#(deepest)]}"#,
        #"{"title": "a", "entries": [{"submenu": {"kind": "none"}, "keys": {}}]}"#,
      ],
      invalid: [
        #"{"title": "a", "entries": [{"keys": {"x": {}}}]}"#,
        #"{"title": "a", "entries": [{"submenu": {"kind": "menu"}, "keys": {}}]}"#,
      ])
    try expectEncoded([
      Menu(title: "a", entries: [.init(submenu: .menu(.init(title: "b")), keys: [:])])
    ])
  }

  @Mappable fileprivate struct Loose {
    var number: UInt8?
    var member: Team.Member?
    var unit: Unit?
    var list: [UInt8?]
    var table: [String: Team.Member?]
    var lists: [[UInt8]?]?
    @Mappable enum Unit: String { case metre, foot }
  }

  @Test("Whatever is optional may be null, in containers too, and nothing else") func null() throws
  {
    func document(_ member: String) -> String { #"{"list": [], "table": {}, \#(member)}"# }
    try expectDecoded(
      Loose.self,
      valid: [
        #"{"list": [null, 1], "table": {"a": null, "b": {"age": 1}}}"#,
        document(#""number": null, "member": null, "unit": null, "lists": null"#),
        document(#""number": 1, "member": {"age": 1}, "unit": "foot", "lists": [null, [1]]"#),
      ],
      invalid: [
        #"{"list": null, "table": {}}"#, #"{"list": [], "table": null}"#,
        document(#""member": {"age": null}"#), document(#""lists": [[null]]"#),
      ])
    try expectEncoded([
      Loose(number: nil, member: nil, unit: nil, list: [nil], table: ["a": nil], lists: [nil])
    ])
  }
}
