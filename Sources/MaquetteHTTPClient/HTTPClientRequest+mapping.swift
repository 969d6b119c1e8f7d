#if AsyncHTTPClient
public import AsyncHTTPClient
public import MaquetteCore
import MaquetteNIO
import NIOHTTP1

extension HTTPClientRequest {
  /// Sets the body to a model as JSON, and the `Content-Type` header accordingly.
  ///
  /// ```swift
  /// var request = HTTPClientRequest(url: "https://example.com/orders")
  /// request.method = .POST
  /// try request.setBody(json: order)
  /// ```
  ///
  /// - Parameters:
  ///   - model: The model, or an array of them.
  ///   - mapper: The mapper that encodes the model.
  /// - Throws: Errors of encoding the model; the request is then unchanged.
  public mutating func setBody(
    json model: borrowing some MappingEncodable & ~Copyable, by mapper: JSONMapper = JSONMapper()
  ) throws(MappingError) {
    body = .bytes(try mapper.encodeBuffer(model))
    headers.replaceOrAdd(name: "Content-Type", value: "application/json")
  }

  /// Sets the body to values that arrive over time, as NDJSON, and the `Content-Type` header
  /// accordingly.
  ///
  /// Records are requested as the server receives them. An error of the sequence, or of encoding a
  /// record, ends the request.
  ///
  /// - Parameters:
  ///   - records: The values, one for each line.
  ///   - mapper: The mapper that encodes the values; a line is never pretty-printed.
  ///   - blockSize: The size in bytes at which lines are sent; 0 sends each line at once.
  public mutating func setBody<Records: AsyncSequence & Sendable>(
    lines records: Records, by mapper: JSONMapper = JSONMapper(), blockSize: Int = 32 * 1024
  ) where Records.Element: MappingEncodable {
    let blocks = mapper.lineBlocks(of: records, blockSize: blockSize)
    body = .stream(blocks, length: .unknown)
    headers.replaceOrAdd(name: "Content-Type", value: "application/x-ndjson")
  }
}
#endif
