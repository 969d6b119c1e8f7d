import HTTPTypes
import Hummingbird
import HummingbirdTesting
import Maquette
import MaquetteCBOR
import MaquetteForm
import MaquetteHummingbird
import MaquetteXML
import NIOCore
import Testing

@Suite("Requests: lengths, deadlines, updates and other formats") struct RequestTests {
  private struct Answer {
    var status: HTTPResponse.Status
    var headers: HTTPFields
    var problem: AnyValue
    var body: String
  }

  private func answer(
    _ router: Router<BasicRequestContext>, _ body: ByteBuffer, _ headers: HTTPFields = [:],
    _ path: String = "/"
  ) async throws -> Answer {
    try await Application(router: router).test(.router) { client in
      try await client.execute(uri: path, method: .post, headers: headers, body: body) {
        let text = String(buffer: $0.body)
        return Answer(
          status: $0.status, headers: $0.headers,
          problem: (try? AnyValue(json: text)) ?? .null, body: text)
      }
    }
  }

  private func mapping(
    _ work: @escaping @Sendable (Request, BasicRequestContext) async throws -> Int
  ) -> Router<BasicRequestContext> {
    let router = Router()
    router.post { request, context in "\(try await work(request, context))" }
    return router
  }

  @Test("A body that declares more bytes than its limit is 413, and no record of it is decoded")
  func lengths() async throws {
    let mapper = JSONMapper(options: .init(limits: .init(size: 50)))
    let lines = mapping { request, _ in
      for try await _ in try request.lines(of: Int.self, by: mapper) {
        throw MappingProblem(.badRequest, detail: "a record")
      }
      return 0
    }
    let elements = mapping { request, _ in
      for try await _ in try request.elements(of: Int.self, by: mapper) {
        throw MappingProblem(.badRequest, detail: "a record")
      }
      return 0
    }
    let whole = mapping { try await $0.decode([Int].self, context: $1).count }
    let form = mapping { request, context in
      try await request.decode(
        [String: Int].self, by: FormMapper(), as: "application/x-www-form-urlencoded",
        context: context
      ).count
    }
    let table: [(Router<BasicRequestContext>, String)] = [
      (lines, String(repeating: "1\n", count: 30)),
      (elements, "[" + String(repeating: "1,", count: 30) + "1]"),
      (whole, "[" + String(repeating: "1,", count: 3 << 20) + "1]"),
      (form, "a=" + String(repeating: "1", count: 3 << 20)),
    ]
    for (router, body) in table {
      let found = try await answer(router, ByteBuffer(string: body))
      #expect(found.status == .contentTooLarge)
      #expect(found.problem["errors"][0]["code"] == "sizeExceeded")
    }
  }

  @Test("A request that takes too long is 408, and its work is cancelled") func deadlines()
    async throws
  {
    let router = mapping { request, _ in
      try await request.within(.milliseconds(20)) { _ in
        try await Task.sleep(for: .seconds(600))
        return 1
      }
    }
    let late = try await answer(router, ByteBuffer())
    #expect(late.status == .requestTimeout)
    #expect(late.headers[.contentType] == "application/problem+json")
    #expect(late.problem["status"] == 408 && late.problem["title"] == "Request Timeout")

    let quick = mapping { request, context in
      try await request.within(.seconds(600)) { request in
        try await request.decode(ServedOrder.self, context: context).id
      }
    }
    #expect(try await answer(quick, ByteBuffer(string: #"{"id":7,"customer":"a"}"#)).body == "7")
    let wrong = try await answer(quick, ByteBuffer(string: "{}"))
    #expect(wrong.status == .unprocessableContent)
  }

  @Test("An update changes what the body contains, and a refusal lists every error")
  func updates() async throws {
    let router = Router()
    router.post { request, context in
      var order = ServedOrder.example(7)
      do {
        try await request.update(&order, context: context)
      } catch {
        #expect(order == ServedOrder.example(7))
        throw error
      }
      return order
    }
    let good = try await answer(router, ByteBuffer(string: #"{"customer":"Bob","note":"n"}"#))
    var expected = ServedOrder.example(7)
    expected.customer = "Bob"
    expected.note = "n"
    #expect(try ServedOrder(json: good.body) == expected)

    let body = #"{"id":"x","items":[{"sku":"a","count":0},{"count":1}],"note":[]}"#
    let bad = try await answer(router, ByteBuffer(string: body))
    #expect(bad.status == .unprocessableContent)
    let pointers = try #require(bad.problem["errors"].array).map { $0["pointer"].string ?? "" }
    #expect(pointers == ["/id", "/items/0/count", "/items/1/sku", "/note"])
    #expect(try await answer(router, ByteBuffer(string: "{")).status == .badRequest)
  }

  @Test("Bodies in other formats have their media types and list every error") func formats()
    async throws
  {
    let form = mapping { request, context in
      let order = try await request.decode(
        ServedOrder.self, by: FormMapper(), as: "application/x-www-form-urlencoded",
        context: context)
      return order.id
    }
    let xml = mapping { request, context in
      try await request.decode(
        ServedOrder.self, by: XMLMapper(), as: "application/xml", "text/xml", context: context
      ).id
    }
    let cbor = mapping { request, context in
      try await request.decode(
        ServedOrder.self, by: CBORMapper(), as: "application/cbor", context: context
      ).id
    }
    let tree: AnyValue = ["id": 7, "customer": "a"]
    let wrong: AnyValue = ["id": "x", "note": 1]
    let table: [(Router<BasicRequestContext>, String, ByteBuffer, ByteBuffer)] = [
      (
        form, "application/x-www-form-urlencoded", ByteBuffer(string: "id=7&customer=a"),
        ByteBuffer(string: "id=x&note=1")
      ),
      (
        xml, "text/xml; charset=utf-8",
        ByteBuffer(string: "<order><id>7</id><customer>a</customer></order>"),
        ByteBuffer(string: "<order><id>x</id></order>")
      ),
      (
        cbor, "application/cbor", ByteBuffer(bytes: try CBORMapper().encode(tree)),
        ByteBuffer(bytes: try CBORMapper().encode(wrong))
      ),
    ]
    for (router, type, good, bad) in table {
      #expect(try await answer(router, good, [.contentType: type]).body == "7", "\(type)")
      let refused = try await answer(router, bad, [.contentType: type])
      #expect(refused.status == .unprocessableContent)
      let pointers = try #require(refused.problem["errors"].array).map { $0["pointer"].string }
      #expect(Set(pointers) == ["/id", "/customer"], "\(type)")
      let other = try await answer(router, good, [.contentType: "application/json"])
      #expect(other.status == .unsupportedMediaType)
      #expect(other.headers[.contentType] == "application/problem+json")
    }
  }

  @Test("A problem names its kind and its occurrence") func fields() async throws {
    let router = mapping { request, context in
      var problem = MappingProblem(
        .notFound, detail: "There is no order 7.", headers: [.retryAfter: "5"])
      problem.type = "https://example.com/problems/no-order"
      problem.instance = "urn:request:12"
      throw problem
    }
    let found = try await answer(router, ByteBuffer())
    #expect(found.status == .notFound)
    #expect(found.headers[.retryAfter] == "5")
    #expect(
      found.body
        == #"{"type":"https://example.com/problems/no-order","title":"Not Found","status":404,"#
        + #""detail":"There is no order 7.","instance":"urn:request:12"}"#)
  }
}
