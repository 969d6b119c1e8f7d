import HTTPTypes
import Hummingbird
import HummingbirdTesting
import Maquette
import MaquetteCodable
import MaquetteHummingbird
import NIOCore
import Testing

@Suite("Problems of what handlers throw") struct ProblemTests {
  private struct PlainOrder: Decodable {
    struct Item: Decodable {
      var count: Int
    }
    var id: Int
    var name: String
    var items: [Item]
  }

  private struct CodableContext: RequestContext {
    var coreContext: CoreRequestContextStorage
    let requestDecoder = CodableJSONDecoder()

    init(source: Source) { coreContext = .init(source: source) }
  }

  private func answer<Context: RequestContext>(
    _ body: String, _ router: Router<Context>
  ) async throws -> (status: HTTPResponse.Status, type: String?, body: String)
  where Context.Source == ApplicationRequestContextSource {
    try await Application(router: router).test(.router) { client in
      try await client.execute(uri: "/", method: .post, body: ByteBuffer(string: body)) {
        ($0.status, $0.headers[.contentType], String(buffer: $0.body))
      }
    }
  }

  @Test("A mapping error in a handler answers as a problem") func mappingErrors() async throws {
    let router = Router()
    router.post { request, context in
      var ids: [Int] = []
      for try await id in try request.elements(of: Int.self) { ids.append(try id.get()) }
      return "\(ids.count)"
    }
    #expect(try await answer("[1,2]", router).body == "2")
    let found = try await answer(#"[1,"x"]"#, router)
    #expect(found.status == .unprocessableContent)
    #expect(found.type == "application/problem+json")
    let error = try AnyValue(json: found.body)["errors"][0]
    #expect(error["detail"] == #"expected Int, found string "x""#)
    #expect(error["pointer"] == "/1" && error["line"] == 1 && error["column"] == 4)
    #expect(try await answer("[1,", router).status == .badRequest)
  }

  @Mappable fileprivate final class Loop {
    var next: Loop?
    init() {}
  }

  @Mappable fileprivate struct Failing: ResponseGenerator {
    var id = 1
    @CodableHook(.willEncode) func fail() throws { throw CancellationError() }
  }

  @Test("A value that cannot be encoded is an error of the server, whatever the reason")
  func unencodable() async throws {
    let number = Router()
    number.post { _, _ in try Response(json: [Double.nan]) }
    let cycle = Router()
    cycle.post { _, _ in
      let loop = Loop()
      loop.next = loop
      defer { loop.next = nil }
      return try Response(json: loop)
    }
    let hook = Router()
    hook.post { _, _ in Failing() }
    for router in [number, cycle, hook] {
      let found = try await answer("", router)
      #expect(found.status == .internalServerError)
      #expect(found.body.isEmpty)
    }
  }

  @Test(
    "An error of a 'Codable' type has a plain text and a place",
    arguments: [
      (#"{"id":1,"items":[]}"#, "/name", "missing key", 1),
      (#"{"id":"x","name":"a","items":[]}"#, "/id", "expected Int, found a string", 7),
      (#"{"id":null,"name":"a","items":[]}"#, "/id", "expected Int, found null", 7),
      (#"{"id":1,"name":"a","items":{}}"#, "/items", "expected an array, found an object", 28),
      (#"{"id":1,"name":"a","items":[3]}"#, "/items/0", "expected an object, found a number", 29),
      (#"{"id":1.5,"name":"a","items":[]}"#, "/id", nil, 7),
    ] as [(String, String, String?, Int)])
  func codable(_ body: String, _ pointer: String, _ detail: String?, _ column: Int) async throws {
    let router = Router(context: CodableContext.self)
    router.post { request, context in
      "\(try await request.decode(as: PlainOrder.self, context: context).id)"
    }
    let found = try await answer(body, router)
    #expect(found.status == .unprocessableContent)
    let error = try AnyValue(json: found.body)["errors"][0]
    #expect(error["pointer"].string == pointer)
    if let detail { #expect(error["detail"].string == detail) }
    #expect(error["line"] == 1)
    #expect(error["column"].int == column)
    #expect(!found.body.contains("CodingKeys") && !found.body.contains("Expected to"))
  }
}
