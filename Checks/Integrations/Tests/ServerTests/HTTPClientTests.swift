import AsyncHTTPClient
import Hummingbird
import HummingbirdTesting
import Maquette
import MaquetteHTTPClient
import MaquetteHummingbird
import NIOCore
import NIOHTTP1
import Testing

@Suite struct HTTPClientTests {
  /// Connects a client over a socket to a server that returns what it receives.
  private func withEcho<Result>(
    _ body: @Sendable (_ url: String) async throws -> Result
  ) async throws -> Result {
    let router = Router()
    router.post { request, _ in
      let buffer = try await request.body.collect(upTo: 1 << 24)
      let type = request.headers[.contentType] ?? "none"
      return Response(
        status: .ok, headers: [.contentType: type], body: ResponseBody(byteBuffer: buffer))
    }
    return try await Application(
      router: router, configuration: .init(address: .hostname("127.0.0.1", port: 0))
    ).test(.live) { client in
      try await body("http://127.0.0.1:\(try #require(client.port))/")
    }
  }

  private func request(_ url: String) -> HTTPClientRequest {
    var request = HTTPClientRequest(url: url)
    request.method = .POST
    return request
  }

  @Test func `A model is sent and received`() async throws {
    let orders = (0..<2000).map(ServedOrder.example)
    try await withEcho { url in
      var request = request(url)
      try request.setBody(json: orders)
      let response = try await HTTPClient.shared.execute(request, timeout: .seconds(20))
      #expect(response.headers.first(name: "Content-Type") == "application/json")
      #expect(try await response.decode([ServedOrder].self, upTo: 1 << 24) == orders)
    }
  }

  @Test func `A body that is larger than the caller allows is not read`() async throws {
    try await withEcho { url in
      var request = request(url)
      try request.setBody(json: (0..<2000).map(ServedOrder.example))
      let response = try await HTTPClient.shared.execute(request, timeout: .seconds(20))
      await #expect(throws: NIOTooManyBytesError.self) {
        try await response.decode([ServedOrder].self, upTo: 1000)
      }
    }
  }

  @Test func `Lines are sent as they come into being, and received as they arrive`() async throws {
    let orders = (0..<3000).map(ServedOrder.example)
    let (source, continuation) = AsyncStream.makeStream(of: ServedOrder.self)
    for order in orders { continuation.yield(order) }
    continuation.finish()
    try await withEcho { url in
      var request = request(url)
      request.setBody(lines: source, blockSize: 1000)
      let response = try await HTTPClient.shared.execute(request, timeout: .seconds(20))
      #expect(response.headers.first(name: "Content-Type") == "application/x-ndjson")
      let received = try await response.lines(of: ServedOrder.self).collected()
      #expect(try received.map { try $0.get() } == orders)
    }
  }

  @Test func `Elements are received as they arrive`() async throws {
    let orders = (0..<3000).map(ServedOrder.example)
    try await withEcho { url in
      var request = request(url)
      try request.setBody(json: orders)
      let response = try await HTTPClient.shared.execute(request, timeout: .seconds(20))
      let received = try await response.elements(of: ServedOrder.self).collected()
      #expect(try received.map { try $0.get() } == orders)
    }
  }

  @Test func `What cannot be written leaves the request as it was`() {
    var request = HTTPClientRequest(url: "http://127.0.0.1/")
    #expect(throws: MappingError.self) { try request.setBody(json: Double.nan) }
    #expect(request.body == nil)
    #expect(request.headers.isEmpty)
  }
}
