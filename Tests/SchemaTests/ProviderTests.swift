import Foundation
import Maquette
import MaquetteSchema
import Testing

@Mappable private struct Weather {
  @Validated(.count(2...40)) var city: String
  var unit: Unit = .celsius
  @Validated(.range(1...14)) var days: Int?
  var since: Date?
  var link: URL?
  var stops: [Stop] = []
}

@Mappable private enum Unit: String, CaseIterable { case celsius, fahrenheit }

@Mappable private struct Stop {
  var name: String
  var next: [Stop]?
}

@Mappable private struct Free {
  var table: [String: Int]
  var anything: AnyValue
  @CodableDefault(3, on: .missing) var limit: Int
  var row: Row
}

@Mappable private struct Loose {
  var anything: AnyValue?
  @Validated(.oneOf("a", "b")) var kind: String?
}
@Mappable(layout: .array) private struct Row {
  var x: Int
  var y: Int
}

/// A result that encodes what it would not decode.
@Mappable(.encode) private struct Measured {
  @Validated(.range(1...5)) var stars: Int
  var note: String?
}

@Suite("Schemas for providers")
struct ProviderTests {
  // Features: 250
  @Test("OpenAI: every key is required, objects are closed, other keywords are described")
  func openAI() throws {
    let schema = try JSONSchema.of(Weather.self, profile: .openAIStrict).value
    #expect(schema["type"] == "object")
    #expect(schema["additionalProperties"] == false)
    #expect(schema["required"] == ["city", "unit", "days", "since", "link", "stops"])
    #expect(
      schema["properties"]["city"] == [
        "type": "string", "description": "minLength: 2; maxLength: 40",
      ])
    #expect(
      schema["properties"]["unit"] == [
        "type": ["string", "null"], "enum": ["celsius", "fahrenheit", .null],
      ])
    #expect(
      schema["properties"]["days"] == ["type": ["integer", "null"], "minimum": 1, "maximum": 14])
    #expect(schema["properties"]["link"]["description"] == "format: uri")
    #expect(schema["properties"]["link"]["format"] == .null)
    #expect(schema["$defs"]["Stop"]["required"] == ["name", "next"])
    #expect(try keywords(of: schema).isDisjoint(with: SchemaProfile.openAIStrict.refusedKeywords))
    // The answer is decoded by the same type.
    let answer =
      #"{"city": "Ulm", "unit": null, "days": 2, "since": null, "link": null, "stops": []}"#
    #expect(try SchemaValidator(schema).errors(inJSON: answer) == [])
    #expect(try JSONMapper().decode(Weather.self, from: answer).days == 2)
  }

  @Mappable fileprivate struct Spot {
    var lat: Double
    var lon: Double
  }
  @Mappable fileprivate struct Placed { @CodableFlattened(prefix: "at_") var spot: Spot? }

  @Test("OpenAI: the advice for a flattened optional is a key of its own") func flattened() {
    #expect(
      JSONSchema.problems(of: Placed.self, for: .openAIStrict).map(\.description) == [
        "at_lat: OpenAI strict: every key is required, and this one may be missing, but not null; "
          + "give the flattened optional a key of its own",
        "at_lon: OpenAI strict: every key is required, and this one may be missing, but not null; "
          + "give the flattened optional a key of its own",
      ])
  }

  @Mappable fileprivate enum Level: Int { case low = 1, high = 2 }
  @Mappable fileprivate enum Factor: Double { case half = 0.5, whole = 1 }
  @Mappable(tagged: .internal("type")) fileprivate enum Shape {
    case circle(radius: Double)
    case point
  }
  @Mappable fileprivate struct Listed {
    var level: Level
    var factor: Factor
    var shape: Shape
    @CodableBy(.map([true: "on", 1: "one", .null: "off"])) var state: String
  }

  @Test func `OpenAI: constants and lists of values have types`() throws {
    let properties = try JSONSchema.of(Listed.self, profile: .openAIStrict).value["properties"]
    #expect(properties["level"] == ["type": "integer", "enum": [1, 2]])
    #expect(properties["factor"]["type"] == "number")
    #expect(properties["state"]["type"].array?.count == 3)
    let tags = try #require(properties["shape"]["anyOf"].array).map { $0["properties"]["type"] }
    #expect(
      tags == [
        ["type": "string", "const": "circle"], ["type": "string", "const": "point"],
      ])
    // Other profiles and the plain dialect have no need of them.
    #expect(JSONSchema.of(Listed.self).value["properties"]["level"] == ["enum": [1, 2]])
  }

  @Mappable fileprivate struct Deep {
    @CodingKey(path: "a.b") var first: Int8?
    @CodingKey(path: "a.c.d") var second: String?
    @CodingKey(path: "e.f") var third: Bool = true
  }
  @Mappable fileprivate struct DeepDefault {
    @CodingKey(path: "a.b") @CodableDefault(3, on: .missing) var number: Int8
  }

  @Test func `OpenAI: the objects on the path to an optional are required`() throws {
    let schema = try JSONSchema.of(Deep.self, profile: .openAIStrict).value
    #expect(schema["required"] == ["a", "e"])
    let a = schema["properties"]["a"]
    #expect(a["type"] == "object")
    #expect(a["required"] == ["b", "c"])
    #expect(a["properties"]["b"]["type"] == ["integer", "null"])
    #expect(a["properties"]["c"]["required"] == ["d"])
    #expect(schema["properties"]["e"]["properties"]["f"]["type"] == ["boolean", "null"])
    let answer = #"{"a": {"b": null, "c": {"d": null}}, "e": {"f": null}}"#
    #expect(try SchemaValidator(schema).errors(inJSON: answer) == [])
    let deep = try JSONMapper().decode(Deep.self, from: answer)
    #expect(deep.first == nil && deep.second == nil && deep.third)
  }

  @Test func `OpenAI: the advice for a default on a path is about its property`() {
    #expect(
      JSONSchema.problems(of: DeepDefault.self, for: .openAIStrict).map(\.description) == [
        "a.b: OpenAI strict: every key is required, and this one may be missing, but not null; "
          + "let null give the default, too: 'on: .missing, .null'"
      ])
  }

  @Test("OpenAI: what cannot be expressed is listed with its place and what to change")
  func refused() {
    let problems = JSONSchema.problems(of: Free.self, for: .openAIStrict)
    #expect(
      problems.map(\.description) == [
        "table: OpenAI strict: objects cannot have any keys; use an array of keys and values",
        "anything: OpenAI strict: the form of the value is not known; give it a type, or state its form",
        "limit: OpenAI strict: every key is required, and this one may be missing, but not null; "
          + "let null give the default, too: 'on: .missing, .null'",
        "row: OpenAI strict: an array cannot have a form for each position; map the type as an object",
      ])
    let thrown = #expect(throws: SchemaProblems.self) {
      try JSONSchema.of(Free.self, profile: .openAIStrict)
    }
    #expect(thrown?.problems == problems)
    #expect(
      JSONSchema.problems(of: [Stop].self, for: .openAIStrict).map(\.text) == [
        "OpenAI strict: the root is not an object"
      ])
  }

  @Test("OpenAI: a type that refers to itself is at the root and in the definitions")
  func recursiveRoot() throws {
    let schema = try JSONSchema.of(Stop.self, profile: .openAIStrict).value
    #expect(schema["type"] == "object")
    #expect(schema["$ref"] == .null)
    #expect(schema["$defs"]["Stop"]["properties"]["next"]["items"] == ["$ref": "#/$defs/Stop"])
  }

  @Test("Values of any form may be null, and need not be there") func anything() throws {
    #expect(
      JSONSchema.problems(of: Loose.self, for: .openAIStrict).map(\.description) == [
        "anything: OpenAI strict: the form of the value is not known; give it a type, or state its form"
      ])
  }

  @Test("Sizes and depths are checked") func sizes() throws {
    var profile = SchemaProfile.openAIStrict
    profile.properties = 3
    profile.depth = 1
    profile.values = 1
    profile.characters = 10
    let texts = JSONSchema.problems(of: Weather.self, for: profile).map(\.text)
    #expect(texts.count == 4)
    #expect(texts.allSatisfy { $0.contains("at most") })
  }

  @Test("Anthropic: bounds are described, recursion is refused") func anthropic() throws {
    let problems = JSONSchema.problems(of: Weather.self, for: .anthropic)
    #expect(problems.map(\.text) == ["Anthropic: the type Stop refers to itself"])
    let schema = try JSONSchema.of(Bounded.self, profile: .anthropic).value
    #expect(
      schema["properties"]["stars"] == ["type": "integer", "description": "minimum: 1; maximum: 5"])
    #expect(schema["properties"]["link"]["format"] == "uri")
    #expect(schema["required"] == ["stars"])
  }

  @Test("Gemini: constants are lists, and the order of properties is stated") func gemini() throws {
    let schema = try JSONSchema.of(Bounded.self, profile: .gemini).value
    #expect(schema["propertyOrdering"] == ["stars", "link"])
    #expect(try keywords(of: schema).isDisjoint(with: SchemaProfile.gemini.refusedKeywords))
  }

  @Mappable @Documented fileprivate struct Route {
    /// Where it begins.
    var start: Spot
    var end: Spot?
  }

  @Test func `Gemini: references have no keywords beside them`() throws {
    let schema = try JSONSchema.of(Route.self, profile: .gemini).value
    let reference: AnyValue = ["$ref": "#/$defs/Spot"]
    #expect(
      schema["properties"]["start"] == ["anyOf": [reference], "description": "Where it begins."])
    #expect(schema["properties"]["end"] == ["anyOf": [reference, ["type": "null"]]])
  }

  @Test func `Gemini: the root is an object or an array`() {
    let text = "Gemini: the root is neither an object nor an array; wrap the type in a struct"
    for problems in [
      JSONSchema.problems(of: Int.self, for: .gemini),
      JSONSchema.problems(of: Unit.self, for: .gemini),
      JSONSchema.problems(of: Stop?.self, for: .gemini),
      JSONSchema.problems(of: AnyValue.self, for: .gemini),
    ] {
      #expect(problems.map(\.description).contains(text))
    }
    #expect(JSONSchema.problems(of: [Int].self, for: .gemini).isEmpty)
    #expect(JSONSchema.problems(of: [Bounded].self, for: .gemini).isEmpty)
    #expect(JSONSchema.problems(of: Shape.self, for: .gemini).isEmpty)
  }

  @Test("MCP: the schema is unchanged, and the input is an object") func mcp() throws {
    #expect(
      try JSONSchema.of(Bounded.self, profile: .mcpInput).value == JSONSchema.of(Bounded.self).value
    )
    #expect(JSONSchema.problems(of: [Int].self, for: .mcpInput).count == 1)
    #expect(JSONSchema.problems(of: [Int].self, for: .mcpOutput).isEmpty)
  }

  @Test func `MCP: what a tool encodes satisfies the schema of its output`() throws {
    let schema = try JSONSchema.of(Measured.self, profile: .mcpOutput)
    #expect(schema == JSONSchema.of(Measured.self, .encoding))
    let result = try ValueMapper().encode(Measured(stars: 9))
    #expect(try SchemaValidator(schema).errors(in: result).isEmpty)
  }

  /// The keywords of a schema and of all schemas in it.
  private func keywords(of schema: AnyValue) throws -> Set<String> {
    guard let object = schema.object else { return [] }
    var found = Set(object.keys)
    for key in ["properties", "$defs"] {
      for inner in object[key]?.object?.values ?? [] { found.formUnion(try keywords(of: inner)) }
    }
    for key in ["anyOf", "allOf"] {
      for inner in object[key]?.array ?? [] { found.formUnion(try keywords(of: inner)) }
    }
    if let items = object["items"] { found.formUnion(try keywords(of: items)) }
    return found
  }
}

@Mappable private struct Bounded {
  @Validated(.range(1...5)) var stars: Int
  var link: URL?
}
