import Maquette
import MaquetteSchema
import Testing

@Mappable private enum Suit: String, MappableKey { case hearts, spades = "S" }
@Mappable(caseNaming: .snakeCase) private enum State { case inTransit, arrived }

@Mappable private enum Priority {
  @CodableCase(0, false, "low") case low
  @CodableCase(1...9, true, encode: 5) case normal
}

@Mappable private enum Move {
  case go(x: UInt8, y: UInt8 = 0), say(String), stop
}

@Mappable(tagged: .codable) private enum Coded { case text(String), quit }

@Mappable(tagged: .internal("type")) private enum Message {
  case joined(user: String)
  case said(Body)
  case left
}

@Mappable private struct Body {
  var text: String
  var lang: String?
}

@Mappable(tagged: .adjacent("kind", content: "data")) private enum Event {
  case click(x: UInt8), key(String), idle
}

@Mappable(tagged: .adjacent("kind", content: "data")) private enum Keyed { case key(String) }
@Mappable(tagged: .firstElement) private enum Step { case go(UInt8, String?), stop }
@Mappable(tagged: .untagged) private enum Answer {
  case number(Int), range(from: Int, to: Int), text(String)
}

@Mappable(tagged: .internal("type")) private enum Known {
  case a(x: UInt8)
  @CodableFallback case other(String)
}

@Mappable(tagged: .internal("type")) private enum Loose {
  @CodableCase(1.5) case a(x: UInt8)
  @CodableFallback(untagged: true) case part(Bare)
}
@Mappable private struct Bare { var n: UInt8 }

@Mappable private struct Holder {
  var id: UInt8
  @CodableFlattened var message: Message
}

@Mappable private class Shape: ClassCluster {
  class var cluster: PolymorphicTypes<Shape> {
    PolymorphicTypes(
      discriminator: "type", ["circle": Circle.self, "square": Square.self, "tile": Tile.self])
  }
  var name = ""
}
@Mappable private final class Circle: Shape { var radius = 0.0 }
@Mappable private class Square: Shape { var side = 0.0 }
@Mappable private final class Tile: Square { var color = "" }
@Mappable private struct Floor { var square: Square }

private protocol Placed: Sendable {}
@Mappable private struct Spot: Placed { @CodingKey(path: "meta.x") var x: UInt8 }
@Mappable(unknownKeys: .reject) private struct Closed: Placed {
  @CodingKey(path: "meta.y") var y: UInt8?
}
private let places = PolymorphicTypes<any Placed>(
  discriminator: "meta.kind", ["spot": Spot.self, "closed": Closed.self])
@Mappable private struct Map { @CodableBy(.oneOf(places)) var place: any Placed }
@Mappable(tagged: .internal(path: "meta.kind")) private enum Place {
  case spot(Spot), closed(Closed)
}

@Mappable private struct HookedPart {
  var a: UInt8
  @CodableHook(.willDecode) static func rename(_ tree: inout AnyValue) throws {
    if tree["old"] != .null { tree["a"] = tree["old"] }
  }
  @CodableHook(.didEncode) func add(_ tree: inout AnyValue) throws { tree["stamp"] = 1 }
}

@Mappable(tagged: .internal("kind")) private enum HookedCases {
  case part(HookedPart)
  case none
}

@Mappable(container: "data") private struct Contained {
  var a: UInt8
}

@Mappable(tagged: .internal("kind")) private enum ContainedCases {
  case part(Contained)
  case none
}

@Suite("Schemas of enums and clusters")
struct CaseSchemaTests {
  // Features: 232
  @Test("Raw values and names are lists of values") func names() throws {
    try expectSchema(Suit.self, #"{"enum": ["hearts", "S"]}"#)
    try expectSchema(State.self, #"{"enum": ["in_transit", "arrived"]}"#)
    try expectSchema(
      [Suit: Bool].self,
      #"""
      {"type": "object", "additionalProperties": {"type": "boolean"},
       "propertyNames": {"enum": ["hearts", "S"]}}
      """#)
    try expectDecoded(Suit.self, valid: [#""S""#], invalid: [#""spades""#, "1"])
  }

  @Test("Numbers, ranges and Booleans that stand for a case") func values() throws {
    try expectSchema(Priority.self, .encoding, #"{"enum": [0, 5]}"#)
    try expectDecoded(
      Priority.self, valid: ["0", "false", #""low""#, "9", "true"], invalid: ["10", #""high""#])
    try expectEncoded([Priority.low, .normal])
  }

  @Test("A case without a tag has the schema of its type") func untaggedFallback() throws {
    let schema = JSONSchema.of(Loose.self)
    let number = #"{"type": "integer", "minimum": 0, "maximum": 255}"#
    try expectSchema(
      Loose.self,
      #"""
      {"anyOf": [
        {"type": "object", "properties": {"type": {"const": 1.5}, "x": \#(number)},
         "required": ["type", "x"]},
        {"type": "object", "properties": {"n": \#(number)}, "required": ["n"]}]}
      """#)
    #expect(
      schema.problems.map(\.description) == [
        "Loose: a value with the tag of a case is decoded as that case"
      ])
    try expectDecoded(
      Loose.self, valid: [#"{"type": 1.5, "x": 1}"#, #"{"n": 1}"#, #"{"type": 2, "n": 1}"#],
      invalid: [#"{"type": 1.5}"#, #"{"n": 300}"#, "7"])
    try expectEncoded([Loose.a(x: 1), .part(Bare(n: 2))])
  }

  @Test("A tag outside is the only key") func external() throws {
    let payload = #"{"type": "integer", "minimum": 0, "maximum": 255}"#
    try expectSchema(
      Move.self, .encoding,
      #"""
      {"anyOf": [
        {"const": "stop"},
        {"type": "object", "properties": {"go": {"type": "object",
          "properties": {"x": \#(payload), "y": \#(payload)}, "required": ["x", "y"],
          "additionalProperties": false}}, "required": ["go"], "additionalProperties": false},
        {"type": "object", "properties": {"say": {"type": "string"}}, "required": ["say"],
         "additionalProperties": false}]}
      """#)
    try expectDecoded(
      Move.self, valid: [#"{"go": {"x": 1}}"#, #"{"say": "a"}"#, #""stop""#],
      invalid: [#"{"go": {}}"#, #"{"fly": 1}"#, #""go""#, "{}", #"{"say": "a", "go": {"x": 1}}"#])
    try expectEncoded([Move.go(x: 1), .say(""), .stop])
    try expectDecoded(
      Coded.self, valid: [#"{"quit": {}}"#, #"{"text": {"_0": "a"}}"#], invalid: ["1"])
    try expectEncoded([Coded.text("a"), .quit])
  }

  @Test("A tag inside is a constant beside the payload") func inside() throws {
    try expectSchema(
      Message.self,
      #"""
      {"anyOf": [
        {"type": "object", "properties": {"type": {"const": "joined"}, "user": {"type": "string"}},
         "required": ["type", "user"]},
        {"type": "object", "properties": {"type": {"const": "said"}, "text": {"type": "string"},
          "lang": {"type": ["string", "null"]}}, "required": ["type", "text"]},
        {"type": "object", "properties": {"type": {"const": "left"}}, "required": ["type"]}]}
      """#)
    try expectDecoded(
      Message.self, valid: [#"{"user": "a", "type": "joined"}"#, #"{"type": "left", "z": 1}"#],
      invalid: [#"{"type": "joined"}"#, #"{"user": "a"}"#, #"{"type": "gone"}"#])
    try expectEncoded([Message.joined(user: "a"), .said(Body(text: "b")), .left])
  }

  @Test("Adjacent tags, arrays and untagged cases") func others() throws {
    try expectDecoded(
      Event.self, valid: [#"{"kind": "click", "data": {"x": 1}}"#, #"{"kind": "idle"}"#],
      invalid: [#"{"kind": "click"}"#, #"{"data": 1}"#, #"{"kind": "key", "data": {}}"#])
    try expectEncoded([Event.click(x: 1), .key("a"), .idle])
    try expectDecoded(
      Step.self, valid: [#"["go", 1]"#, #"["go", 1, "a"]"#, #"["stop"]"#],
      invalid: [#"["go"]"#, #"["run"]"#, "[]", #""go""#])
    try expectEncoded([Step.go(1, nil), .go(1, "a"), .stop])
    try expectDecoded(
      Answer.self, valid: ["1", #"{"from": 1, "to": 2}"#, #""a""#],
      invalid: [#"{"from": 1}"#, "[]"])
    try expectEncoded([Answer.number(1), .range(from: 1, to: 2), .text("a")])
  }

  @Test("A flattened enum has a form for each case") func flattened() throws {
    try expectDecoded(
      Holder.self,
      valid: [#"{"id": 1, "type": "joined", "user": "a"}"#, #"{"id": 1, "type": "left"}"#],
      invalid: [#"{"id": 1}"#, #"{"type": "left"}"#])
    try expectEncoded([Holder(id: 1, message: .said(Body(text: "a")))])
  }

  @Test("The only value of a payload may be in an object, as `Codable` has it") func wrapped()
    throws
  {
    let event = #"{"kind": "key", "data": {"_0": "a"}}"#
    #expect(throws: Never.self) { try Keyed(json: event) }
    #expect(try SchemaValidator(JSONSchema.of(Keyed.self, .accepting)).errors(inJSON: event) == [])
    let answer = #"{"_0": 7}"#
    #expect(throws: Never.self) { try Answer(json: answer) }
    #expect(
      try SchemaValidator(JSONSchema.of(Answer.self, .accepting)).errors(inJSON: answer) == [])
  }

  @Test("Hooks of a payload in the object of the tag see other keys") func hooks() throws {
    let old = #"{"kind": "part", "old": 7}"#
    #expect(throws: Never.self) { try HookedCases(json: old) }
    let tolerant = try SchemaValidator(JSONSchema.of(HookedCases.self, .accepting))
    #expect(tolerant.errors(inJSON: old) == [])
    #expect(!tolerant.errors(inJSON: "[]").isEmpty)
    try expectEncoded([HookedCases.part(HookedPart(a: 1)), .none])
    #expect(
      JSONSchema.of(HookedCases.self).problems.map(\.text) == [
        "a hook changes the source before it is decoded"
      ])
  }

  @Test("A payload in a container is beside the tag") func container() throws {
    try expectDecoded(
      ContainedCases.self,
      valid: [#"{"kind": "part", "data": {"a": 7}}"#, #"{"kind": "none"}"#],
      invalid: [
        #"{"kind": "part", "a": 7}"#, #"{"kind": "part", "data": {}}"#,
        #"{"data": {"kind": "part", "a": 7}}"#, #"{"kind": "part", "data": {"a": 700}}"#,
      ])
    try expectEncoded([ContainedCases.part(Contained(a: 1)), .none])
    #expect(JSONSchema.of(ContainedCases.self).problems == [])
  }

  @Test("A cluster has a form for each of its types") func cluster() throws {
    try expectDecoded(
      Shape.self,
      valid: [#"{"type": "circle", "radius": 1.5}"#, #"{"side": 2, "type": "square"}"#],
      invalid: [#"{"radius": 1}"#, #"{"type": "line"}"#])
    let circle = Circle()
    circle.radius = 2
    try expectEncoded([circle as Shape, Square(), Tile()])
  }

  @Test("A property of a class may have an object of a subclass with its tag") func subclass()
    throws
  {
    try expectEncoded([Floor(square: Square()), Floor(square: Tile())])
    let schema = JSONSchema.of(Square.self, .encoding).value
    #expect(schema["properties"]["type"] == ["enum": ["square", "tile"]])
  }

  @Test("A tag at a path may share its object with keys of the model") func sharedTag() throws {
    try expectDecoded(
      Map.self, valid: [#"{"place": {"meta": {"kind": "spot", "x": 1}}}"#],
      invalid: [#"{"place": {"meta": {"kind": "spot"}}}"#, #"{"place": {"meta": {"x": 1}}}"#])
    try expectEncoded([Map(place: Spot(x: 1)), Map(place: Closed(y: 2))])
    let text = "the tag is an unknown key in the object at meta"
    #expect(JSONSchema.of(Map.self).problems.map(\.text) == [text])
    #expect(JSONSchema.of(Place.self).problems.map(\.text) == [text])
  }
}
