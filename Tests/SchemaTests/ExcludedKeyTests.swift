import Maquette
import MaquetteSchema
import Testing

@Mappable private struct Renamed {
  @DecodableAlias("zz") var z: Int?
  @DecodableAlias(path: "old.place") var place: Int8?
  var part: Part?
  @Mappable struct Part { @DecodableAlias("yy") var y: Int? }
}

@Suite("Keys that are excluded for providers")
struct ExcludedKeyTests {
  private let refused = [
    #"{"zz": [1]}"#, #"{"old": {"place": "x"}}"#, #"{"part": {"yy": [1]}}"#,
  ]

  @Test func `MCP has the exclusions of the schema of decoding`() throws {
    let schema = try JSONSchema.of(Renamed.self, profile: .mcpInput)
    #expect(schema == JSONSchema.of(Renamed.self))
    #expect(schema.value["properties"]["zz"] == false)
    let validator = try SchemaValidator(schema)
    for text in refused {
      #expect(!validator.errors(inJSON: text).isEmpty)
      #expect(throws: MappingError.self) { try Renamed(json: text) }
    }
  }

  @Test func `Gemini has them in descriptions, and as problems`() throws {
    let schema = try JSONSchema.of(Renamed.self, profile: .gemini)
    #expect(schema.value["description"] == "not: zz")
    #expect(schema.value["properties"]["zz"] == .null)
    #expect(schema.value["properties"]["old"]["description"] == "not: place")
    #expect(schema.value["properties"]["part"]["description"] == "not: yy")
    #expect(
      schema.problems.map(\.description) == [
        "part: Gemini: the key yy is only excluded by a description",
        "old: Gemini: the key place is only excluded by a description",
        "Gemini: the key zz is only excluded by a description",
      ])
    #expect(schema.value["propertyOrdering"] == ["z", "place", "part", "old"])
    #expect(JSONSchema.problems(of: Renamed.self, for: .gemini).isEmpty)
  }

  @Test func `A closed object excludes the keys by itself`() throws {
    let schema = try JSONSchema.of(Renamed.Part.self, profile: .openAIStrict)
    #expect(schema.value["properties"].object?.keys == ["y"])
    #expect(!(try SchemaValidator(schema).errors(inJSON: #"{"y": null, "yy": [1]}"#).isEmpty))
  }
}
