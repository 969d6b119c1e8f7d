import Testing

@testable import SculptCore

/// The names of the schemas of an OpenAPI document.
@Suite struct ComponentNameTests {
  private func text(
    _ schemas: String, only: [String] = [], style: OutputOptions.Style = .mappable
  ) throws -> String {
    let text = #"{"openapi": "3.1.0", "components": {"schemas": {\#(schemas)}}}"#
    let document = try SchemaDocument(.bytes(Array(text.utf8), name: "api.json"))
    let model = try SchemaInference.model(ofComponents: document, only: only).model
    var options = OutputOptions()
    options.style = style
    return SwiftFile(model, options: options).text
  }

  @Test("A schema with the name of a type of Swift is written under another name")
  func reservedNamesAreChanged() throws {
    let schemas = """
      "Array": {"type": "array", "items": {"type": "integer"}}, "Pets": {"type": "array", "items": {"type": "string"}}
      """
    let text = try text(schemas, only: ["Array", "Pets"])
    #expect(text.contains("typealias ArrayModel = [Int]\n"))
    #expect(text.contains("typealias Pets = [String]\n"))
  }

  @Test("Schemas whose names are one in Swift are all written")
  func alikeNamesHaveNumbers() throws {
    let text = try text(
      """
      "Id": {"type": "string"}, "id": {"type": "integer"},
      "pet_names": {"type": "array", "items": {"type": "string"}}, "PetNames": {"type": "boolean"}
      """)
    #expect(text.matches(of: #/typealias Id2? = (String|Int)\n/#).count == 2)
    #expect(text.matches(of: #/typealias PetNames2? = (\[String\]|Bool)\n/#).count == 2)
  }

  @Test(
    "A schema that is another one has its name, and one with a type of its own has no second one")
  func referencesHaveNames() throws {
    let text = try text(
      """
      "Pet": {"type": "object", "properties": {"a": {"type": "string"}}},
      "Animal": {"$ref": "#/components/schemas/Pet"}, "Type": {"type": "object", "properties": {"b": {"type": "string"}}}
      """)
    #expect(text.contains("typealias Animal = Pet\n"))
    #expect(text.contains("struct TypeModel: "))
    #expect(text.matches(of: #/typealias/#).count == 1)
  }

  @Test("Helper types of several schemas are inside the first type")
  func helpersDoNotCollide() throws {
    let schemas = """
      "Cat": {"type": "object", "properties": {"any": {}, "next": {"$ref": "#/components/schemas/Cat"}}},
      "Dog": {"type": "object", "properties": {"any": {}, "next": {"$ref": "#/components/schemas/Dog"}}},
      "Whatever": {"type": "array", "items": {}}
      """
    for style in OutputOptions.Style.allCases {
      let text = try text(schemas, style: style)
      #expect(text.contains("var next: Cat.Box<Dog>?"))
      #expect(text.contains("extension Cat {\n"))
      #expect(!text.contains("\nindirect enum") && !text.contains("\nfileprivate struct"))
    }
    #expect(try text(schemas, style: .codable).contains("typealias Whatever = [Cat.JSONValue]\n"))
  }
}
