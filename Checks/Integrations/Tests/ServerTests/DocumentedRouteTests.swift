import HTTPTypes
import Hummingbird
import HummingbirdTesting
import Maquette
import MaquetteHummingbird
import MaquetteSchema
import Testing

@Mappable private struct Größe { var wert: UInt8 }

// Features: 251
@Suite("Routes that are in an OpenAPI document")
struct DocumentedRouteTests {
  private static let ok = OpenAPIDocument.Operation("Fetches a size", .ok(Größe.self))

  /// A router with a route, one in a group and one in a group inside it, and their document.
  private static func routes() -> (router: Router<BasicRequestContext>, document: AnyValue) {
    let router = Router()
    var document = OpenAPIDocument(title: "Sizes", version: "1.0")
    router.on("sizes", method: .get, as: ok, in: &document) { _, _ in
      try Response(json: Größe(wert: 1))
    }
    let group = router.group("sizes")
    group.on(":id", method: .get, as: ok, in: &document, group: "sizes") { _, context in
      try Response(json: Größe(wert: try context.parameters.require("id", as: UInt8.self)))
    }
    group.group("old").on("{id}", method: .get, as: ok, in: &document, group: "/sizes/old/") {
      _, _ in try Response(json: Größe(wert: 3))
    }
    return (router, document.value)
  }

  @Test(
    "Every path of the document is one of the router",
    arguments: [("/sizes", 1), ("/sizes/{id}", 2), ("/sizes/old/{id}", 3)])
  func paths(_ path: String, _ expected: UInt8) async throws {
    let (router, document) = Self.routes()
    #expect(document["paths"].object?.keys == ["/sizes", "/sizes/{id}", "/sizes/old/{id}"])
    let operation = document["paths"][path]["get"]
    #expect(operation["parameters"][0]["name"] == (path.contains("{") ? "id" : .null))
    let schema = operation["responses"]["200"]["content"]["application/json"]["schema"]
    #expect(schema == ["$ref": "#/components/schemas/Grosse"])
    #expect(document["components"]["schemas"]["Grosse"]["title"] == "Größe")
    try await Application(router: router).test(.router) { client in
      let uri = path.split(separator: "/").map { $0 == "{id}" ? "2" : String($0) }
      try await client.execute(uri: "/" + uri.joined(separator: "/"), method: .get) { response in
        #expect(response.status == .ok)
        let size = try Größe(json: String(buffer: response.body))
        #expect(size.wert == expected)
      }
    }
  }
}
