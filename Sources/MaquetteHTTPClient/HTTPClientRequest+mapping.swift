#if AsyncHTTPClient
public import AsyncHTTPClient
public import MaquetteCore
import MaquetteNIO
import NIOHTTP1

extension HTTPClientRequest {
  /// Makes a model, as JSON, the body of the request, and says so in `Content-Type`.
  ///
  /// ```swift
  /// var request = HTTPClientRequest(url: "https://example.com/orders")
  /// request.method = .POST
  /// try request.setBody(json: order)
  /// ```
  ///
  /// - Parameters:
  ///   - model: The model, or an array of them.
  ///   - mapper: How it is written.
  /// - Throws: What writing the model throws; the request is then as it was.
  public mutating func setBody(
    json model: some MappingEncodable, by mapper: JSONMapper = JSONMapper()
  ) throws(MappingError) {
    body = .bytes(try mapper.encodeBuffer(model))
    headers.replaceOrAdd(name: "Content-Type", value: "application/json")
  }

  /// Makes values that arrive over time, as NDJSON, the body of the request, and says so in `Content-Type`.
  ///
  /// Records are asked for as the server takes them. What the sequence or the writing of a record throws ends
  /// the request.
  ///
  /// - Parameters:
  ///   - records: The values, one for each line.
  ///   - mapper: How values are written, except that a line is never pretty.
  ///   - blockSize: From how many bytes on lines are sent; 0 to send every line by itself.
  public mutating func setBody<Records: AsyncSequence & Sendable>(
    lines records: Records, by mapper: JSONMapper = JSONMapper(), blockSize: Int = 32 * 1024
  ) where Records.Element: MappingEncodable {
    let blocks = mapper.lineBlocks(of: records, blockSize: blockSize)
    body = .stream(blocks, length: .unknown)
    headers.replaceOrAdd(name: "Content-Type", value: "application/x-ndjson")
  }
}
#endif
