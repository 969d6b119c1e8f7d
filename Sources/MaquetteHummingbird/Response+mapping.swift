#if Hummingbird
public import HTTPTypes
public import Hummingbird
public import MaquetteCore
import MaquetteNIO

extension Response {
  /// Creates a response whose body is a model as JSON, written straight into the buffer that is sent.
  ///
  /// ```swift
  /// router.get("orders") { _, _ in try Response(json: orders) }
  /// ```
  ///
  /// - Parameters:
  ///   - model: The model, or an array of them.
  ///   - status: The status.
  ///   - mapper: How the model is written.
  /// - Throws: What writing the model throws.
  public init(
    json model: some MappingEncodable, status: HTTPResponse.Status = .ok,
    by mapper: JSONMapper = JSONMapper()
  ) throws(MappingError) {
    let body = try mapper.encodeBuffer(model)
    let headers: HTTPFields = [
      .contentType: "application/json; charset=utf-8",
      .contentLength: String(body.readableBytes),
    ]
    self.init(status: status, headers: headers, body: ResponseBody(byteBuffer: body))
  }

  /// Creates a response whose body is NDJSON, written as the client takes it.
  ///
  /// The status goes out before the first record is written: what fails afterwards cuts the body off, which the
  /// client sees, for the body then has no end.
  ///
  /// - Parameters:
  ///   - records: The values, one for each line.
  ///   - status: The status.
  ///   - mapper: How values are written, except that a line is never pretty.
  ///   - blockSize: From how many bytes on lines are sent; 0 to send every line by itself.
  public init<Records: AsyncSequence & Sendable>(
    lines records: Records, status: HTTPResponse.Status = .ok,
    by mapper: JSONMapper = JSONMapper(), blockSize: Int = 32 * 1024
  ) where Records.Element: MappingEncodable {
    let blocks = mapper.lineBlocks(of: records, blockSize: blockSize)
    self.init(
      status: status, headers: [.contentType: "application/x-ndjson"],
      body: ResponseBody(asyncSequence: blocks))
  }
}

/// A model can be what a handler returns, by one line: `extension Order: ResponseGenerator {}`.
extension ResponseGenerator where Self: MappingEncodable {
  /// Makes a response of the model as JSON.
  ///
  /// - Throws: What writing the model throws.
  public func response(from request: Request, context: some RequestContext) throws -> Response {
    try Response(json: self)
  }
}

extension ResponseEncodable where Self: MappingEncodable {
  /// Makes a response of the model as JSON, by its mapping.
  ///
  /// - Throws: What writing the model throws.
  public func response(from request: Request, context: some RequestContext) throws -> Response {
    try Response(json: self)
  }
}
#endif
