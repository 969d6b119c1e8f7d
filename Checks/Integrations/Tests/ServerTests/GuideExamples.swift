import AsyncHTTPClient
import Logging
import Maquette
import MaquetteHTTPClient
import MaquetteLogging
import MaquetteNIO
import NIOCore
import NIOHTTP1
import Testing

// The examples of the page on servers, to check that they compile.

@Suite struct GuideExamples {
  @Test func `Buffers are read and written`() throws {
    let mapper = JSONMapper()
    let buffer = ByteBuffer(string: #"{"id":1,"customer":"Ada"}"#)

    let order = try ServedOrder(json: buffer)
    let report = mapper.decodeReporting(ServedOrder.self, from: buffer)

    var output = ByteBuffer()
    output.reserveCapacity(4096)
    try output.writeJSON(order)
    try output.writeJSONLine(order, by: mapper)

    let text = try order.jsonString()
    #expect(String(buffer: output) == text + text + "\n")

    let log = Logger(label: "orders")
    log.notice("Order read with repairs", metadata: report.metadata(issues: 3))
    if let error = report.errors.first { log.error("Order refused", metadata: error.metadata) }
    #expect(report.value == order)
  }

  func sending(_ orders: [ServedOrder], to url: String) async throws {
    var request = HTTPClientRequest(url: url)
    request.method = .POST
    try request.setBody(json: orders)
    let response = try await HTTPClient.shared.execute(request, timeout: .seconds(20))
    let received = try await response.decode([ServedOrder].self, upTo: 1 << 24)
    #expect(received == orders)
  }
}
