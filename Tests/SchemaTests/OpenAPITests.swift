import Maquette
import MaquetteSchema
import Testing

@Mappable private struct Order {
  var id: UInt8
  var unit: Unit = .piece
  @DecodableIgnored var total: UInt8 = 0
  var parts: [Part] = []
}

@Mappable private enum Unit: String { case piece, box }

@Mappable private struct Part {
  var name: String
  var order: Reference?
}

@Mappable private struct Reference {
  var code: UInt8
  var unit: Unit
  var spare: [Unit] = []
}

@Mappable private struct Problem { var cause: String }

@Mappable private struct Größe { var wert: UInt8 }

@Mappable private struct Grosse { var value: UInt8 }

@Mappable private struct 注文 {
  var größe: Größe
  var œuvre: Page<Größe>
}

@Mappable private struct Page<Item> { var items: [Item] }

@Mappable private struct Keywords {
  var `default`: Reference
  var const: [Reference] = []
  var properties: Reference?
}

private struct Named: SchemaNamed {
  static var schemaName: String { "the name/of me" }
}

// Features: 233, 251
@Suite("OpenAPI documents")
struct OpenAPITests {
  private func document(_ operations: [(String, String, OpenAPIDocument.Operation)]) -> AnyValue {
    var document = OpenAPIDocument(title: "Orders", version: "1.0")
    for (method, path, operation) in operations {
      document.add(operation, method: method, path: path)
    }
    return document.value
  }

  @Test("Properties may have the names of keywords") func keywords() throws {
    let value = document([
      ("POST", "/", .init("Echoes", body: .json(Keywords.self), .ok(Keywords.self)))
    ])
    let properties = value["components"]["schemas"]["KeywordsOutput"]["properties"]
    let reference: AnyValue = ["$ref": "#/components/schemas/ReferenceOutput"]
    #expect(properties["default"] == reference)
    #expect(properties["const"]["items"] == reference)
    #expect(properties["properties"] == reference)
  }

  @Test("An operation has its parameters, body and responses")
  func operation() throws {
    let value = document([
      (
        "PUT", "/orders/:id",
        .init(
          "Stores an order", parameters: [.path("id", UInt8.self), .query("dry", Bool.self)],
          body: .json(Unit.self), .created(Unit.self), .init(204), problems: [404])
      ),
      ("GET", "orders/{id}", .init("Fetches an order", .ok(Unit.self))),
    ])
    let expected = try AnyValue(
      json: #"""
        {"openapi": "3.1.0", "info": {"title": "Orders", "version": "1.0"},
         "paths": {"/orders/{id}": {
          "put": {
           "summary": "Stores an order", "operationId": "putOrdersById",
           "parameters": [
            {"name": "id", "in": "path", "required": true,
             "schema": {"type": "integer", "minimum": 0, "maximum": 255}},
            {"name": "dry", "in": "query", "required": false, "schema": {"type": "boolean"}}],
           "requestBody": {"required": true, "content": {
            "application/json": {"schema": {"$ref": "#/components/schemas/Unit"}}}},
           "responses": {
            "201": {"description": "Created", "headers": {
              "Location": {"required": true, "schema": {"type": "string"}}},
             "content": {"application/json": {"schema": {"$ref": "#/components/schemas/Unit"}}}},
            "204": {"description": "Success"},
            "400": {"$ref": "#/components/responses/Problem"},
            "404": {"$ref": "#/components/responses/Problem"},
            "413": {"$ref": "#/components/responses/Problem"},
            "415": {"$ref": "#/components/responses/Problem"},
            "422": {"$ref": "#/components/responses/Problem"}}},
          "get": {
           "summary": "Fetches an order", "operationId": "getOrdersById",
           "parameters": [
            {"name": "id", "in": "path", "required": true, "schema": {"type": "string"}}],
           "responses": {"200": {"description": "Success", "content": {
            "application/json": {"schema": {"$ref": "#/components/schemas/Unit"}}}}}}}}}
        """#)
    for key in ["openapi", "info", "paths"] { #expect(value[key] == expected[key], "\(value)") }
    #expect(value["components"]["schemas"]["Unit"] == ["enum": ["piece", "box"]])
    #expect(
      value["components"]["responses"]["Problem"]["content"]["application/problem+json"]["schema"]
        == ["$ref": "#/components/schemas/Problem"])
  }

  @Test("A model whose directions differ has two components, and what refers to it has")
  func directions() {
    let value = document([
      ("POST", "/orders", .init("Stores an order", body: .json(Order.self), .ok(Order.self)))
    ])
    let schemas = value["components"]["schemas"]
    #expect(schemas.object?.keys.contains("Unit") == true)
    #expect(schemas.object?.keys.contains("UnitOutput") == false)
    #expect(schemas["Order"]["properties"]["total"] == .null)
    #expect(schemas["OrderOutput"]["properties"]["total"]["readOnly"] == true)
    #expect(
      value["paths"]["/orders"]["post"]["responses"]["200"]["content"]["application/json"]["schema"]
        == ["$ref": "#/components/schemas/OrderOutput"])
    #expect(
      schemas["OrderOutput"]["properties"]["unit"] == ["$ref": "#/components/schemas/Unit"])
  }

  @Test("Every reference leads to a component, also beside a model of the name Problem")
  func references() {
    let value = document([
      ("POST", "/a", .init("A", body: .lines(of: Order.self), .ok([Order].self))),
      ("POST", "/a/b", .init("B", body: .media("text/csv", Problem.self), .ok(Problem.self))),
    ])
    let problem = value["components"]["responses"]["Problem"]["content"]["application/problem+json"]
    #expect(problem["schema"] == ["$ref": "#/components/schemas/Problem_"])
    #expect(value["components"]["schemas"]["Problem"]["properties"]["cause"] != .null)
    var count = 0
    func check(_ part: AnyValue) {
      if let reference = part["$ref"].string {
        count += 1
        let steps = reference.split(separator: "/").dropFirst().map(String.init)
        #expect(steps.reduce(value) { $0[$1] } != .null, "\(reference)")
      }
      for inner in part.array ?? [] { check(inner) }
      for member in part.object ?? [:] { check(member.value) }
    }
    check(value)
    #expect(count > 10)
  }

  @Test("Names of components are in ASCII, all different, and the types' names are titles")
  func names() throws {
    let types: [any Any.Type] = [
      Größe.self, Grosse.self, 注文.self, Page<Größe>.self, Page<Grosse>.self,
    ]
    let components = SchemaComponents(of: types)
    let keys = try #require(components.schemas.object?.keys)
    #expect(keys.count == types.count && Set(keys).count == keys.count)
    #expect(
      keys.allSatisfy {
        $0.utf8.allSatisfy {
          "._-".utf8.contains($0) || Character(Unicode.Scalar($0)).isLetter || 48...57 ~= $0
        }
      }, "\(keys)")
    for (type, reference) in zip(types, components.references) {
      let key = try #require(
        reference["$ref"].string?.split(separator: "/").last.map { String($0) })
      let schema = components.schemas[key]
      let isASCII = "\(type)".utf8.allSatisfy { $0 < 0x80 }
      #expect(
        schema["title"].string
          == (isASCII ? nil : "\(type)".filter { $0 != ">" }.replacing("<", with: "_")))
    }
    #expect(keys.contains("u6CE8u6587"))
    let document = document([("POST", "/", .init("Orders", body: .json(注文.self), .ok(注文.self)))])
    let paths = try document["paths"].jsonString()
    #expect(paths.contains("#/components/schemas/u6CE8u6587"))
  }

  @Test("Requests and responses have the configuration of their mapper")
  func configuration() throws {
    let options = JSONSchema.Options(
      configuration: try MappingConfiguration(.model(Part.self).key("part", for: "name")))
    var document = OpenAPIDocument(
      title: "Parts", version: "1", requests: options, responses: options)
    document.add(
      .init("Adds a part", body: .json(Part.self), .ok(Part.self)), method: "POST", path: "/parts")
    let schemas = document.value["components"]["schemas"]
    #expect(schemas["Part"]["required"] == ["part"])
    #expect(schemas["PartOutput"]["required"] == ["part"])
    #expect(document.problems.isEmpty)
  }
}
