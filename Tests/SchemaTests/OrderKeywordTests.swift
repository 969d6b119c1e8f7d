import Maquette
import MaquetteSchema
import Testing

@Mappable private struct Ordered {
  var zebra: UInt8
  var inner: Inner
  var apple: UInt8?
  @Mappable struct Inner {
    var second: UInt8
    @DecodableAlias("other") var first: UInt8
  }
}

@Suite("The order of properties in schemas")
struct OrderKeywordTests {
  @Test("The order of properties is stated by any keyword, with a profile or without")
  func order() throws {
    let options = JSONSchema.Options(orderKeyword: "x-order")
    for view in [DataView.decoding, .encoding, .accepting] {
      let schema = JSONSchema.of(Ordered.self, view, options: options).value
      #expect(schema["x-order"] == ["zebra", "inner", "apple"])
    }
    // An alias that the schema excludes has no place.
    let schema = JSONSchema.of(Ordered.self, options: options).value
    #expect(schema["properties"]["inner"]["properties"]["other"] == false)
    #expect(schema["properties"]["inner"]["x-order"] == ["second", "first"])
    #expect(JSONSchema.of(Ordered.self).value["x-order"] == .null)
    let components = SchemaComponents(of: [Ordered.self], options: options).schemas
    #expect(components["Ordered"]["x-order"] == ["zebra", "inner", "apple"])

    let gemini = try JSONSchema.of(Ordered.self, profile: .gemini, options: options).value
    for key in ["x-order", "propertyOrdering"] {
      #expect(gemini[key] == ["zebra", "inner", "apple"])
      #expect(gemini["properties"]["inner"][key] == ["second", "first"])
    }
    let openAI = try JSONSchema.of(Ordered.self, profile: .openAIStrict, options: options).value
    #expect(openAI["x-order"] == openAI["required"])
    #expect(openAI["propertyOrdering"] == .null)
  }

  @Test("Another order breaks nobody") func reordered() {
    let changes = JSONSchema.changes(
      from: ["type": "object", "x-order": ["a", "b"]],
      to: ["type": "object", "x-order": ["b", "a"]])
    #expect(changes.map(\.breaks) == [.nobody])
  }
}
