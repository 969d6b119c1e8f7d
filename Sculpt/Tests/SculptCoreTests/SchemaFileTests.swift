import Maquette
import MaquetteSchema
import Testing

@testable import SculptCore

/// The JSON Schema of the types.
@Suite struct SchemaFileTests {
  private func schema(_ documents: String...) throws -> AnyValue {
    var rules = InferenceRules()
    rules.guessesGaps = false
    return SchemaFile(Inference.model(of: try shape(of: documents), by: rules)).value
  }

  @Test func scalarsHaveTheFormsOfTheirTypes() throws {
    let schema = try schema(
      #"{"n": 1, "x": 0.5, "on": true, "at": "2024-05-06T07:08:09Z", "day": "2024-05-06", "none": null, "big": 18446744073709551615}"#
    )
    #expect(
      schema["properties"] == [
        "n": [
          "type": "integer", "minimum": -9_223_372_036_854_775_808,
          "maximum": 9_223_372_036_854_775_807,
        ],
        "x": ["type": "number"], "on": ["type": "boolean"],
        "at": ["type": "string", "format": "date-time"],
        "day": ["type": "string", "format": "date"], "none": [:],
        "big": [
          "type": "integer", "minimum": 0, "maximum": .number(AnyValue.Number(UInt64.max)),
        ],
      ])
    #expect(schema["required"] == ["n", "x", "on", "at", "day", "big"])
  }

  @Test func gapsAndNullsAreApartFromWhatIsNeeded() throws {
    let schema = try schema(
      #"[{"a": "x", "b": "x", "c": "x", "d": []}, {"a": "x", "b": null, "d": ["x"]}]"#)
    #expect(schema["type"] == "array" && schema["items"]["required"] == ["a"])
    #expect(
      schema["items"]["properties"] == [
        "a": ["type": "string"], "b": ["type": ["string", "null"]],
        "c": ["type": ["string", "null"]],
        "d": ["type": ["array", "null"], "items": ["type": "string"], "default": []],
      ])
  }

  @Test func unionsMapsAndEnums() throws {
    let rows = (0..<20).map {
      #"{"either": \#(["1", "\"x\"", "[true]"][$0 % 3]), "status": "\#(["open", "done"][$0 % 2])", "prices": {"EUR": 1.5, "USD": 2}}"#
    }
    let schema = try schema("[\(rows.joined(separator: ","))]")
    let properties = schema["items"]["properties"]
    #expect(
      properties["either"] == [
        "anyOf": [
          [
            "type": "integer", "minimum": -9_223_372_036_854_775_808,
            "maximum": 9_223_372_036_854_775_807,
          ], ["type": "string"], ["type": "array", "items": ["type": "boolean"]],
        ]
      ])
    #expect(
      properties["status"] == [
        "anyOf": [
          ["enum": ["done", "open"]], ["type": "string", "not": ["enum": ["done", "open"]]],
        ]
      ])
    #expect(
      properties["prices"] == [
        "type": ["object", "null"], "additionalProperties": ["type": "number"], "default": [:],
      ])
  }

  @Test func recursionAndSharedTypesAreDefinitions() throws {
    let tree = try schema(
      #"{"name": "a", "children": [{"name": "b", "children": [{"name": "c", "children": []}]}]}"#)
    #expect(tree["$ref"] == "#/$defs/Root")
    #expect(tree["$defs"]["Root"]["properties"]["children"]["items"] == ["$ref": "#/$defs/Root"])
    let shared = try schema(
      #"{"from": {"city": "a", "zip": 1, "id": 1, "on": true}, "to": {"city": "b", "zip": 2, "id": 2, "on": true}}"#
    )
    #expect(shared["$defs"].object?.count == 1)
    #expect(shared["properties"]["from"] == ["$ref": "#/$defs/From"])
    #expect(shared["properties"]["to"] == ["$ref": "#/$defs/From"])
  }

  @Test func aTagTellsTheKeys() throws {
    let blocks = (0..<8).map {
      $0 % 2 == 0 ? #"{"type": "text", "text": "a"}"# : #"{"type": "image", "width": 1}"#
    }
    let schema = try schema("[\(blocks.joined(separator: ","))]")
    let variants = try #require(schema["items"]["anyOf"].array)
    #expect(variants.count == 3)
    #expect(
      variants.first { $0["properties"]["type"] == ["const": "text"] }?["required"]
        == ["type", "text"])
    #expect(
      variants.last == [
        "type": "object",
        "properties": ["type": ["type": "string", "not": ["enum": ["image", "text"]]]],
        "required": ["type"],
      ])
  }

  /// What was learned from satisfies the schema, and what satisfies the schema is decoded.
  @Test(arguments: 0..<120)
  func everySampleSatisfiesTheSchema(_ seed: Int) throws {
    var random = RandomDocuments(seed: seed)
    let documents = try random.documents(1 + seed % 13)
    var rules = InferenceRules()
    rules.isTolerant = seed & 1 != 0
    rules.findsMaps = seed & 2 == 0
    rules.mergesTypes = seed & 4 == 0
    let model = Inference.model(of: try shape(of: documents), by: rules)
    let validator = try SchemaValidator(SchemaFile(model).value)
    for document in documents {
      let errors = validator.errors(in: try AnyValue(json: document))
      #expect(errors.isEmpty, "\(document)\n\(errors.first?.description ?? "")")
    }
    let verification = Verification(model, rules: rules)
    for other in try random.documents(40) where validator.isValid(try AnyValue(json: other)) {
      try verification.problems(in: .bytes(Array(other.utf8), name: "other.json")) {
        Issue.record("\(other)\n\($0.message)")
      }
    }
  }
}
