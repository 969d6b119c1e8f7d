#if Hummingbird
public import HTTPTypes
public import Hummingbird
public import MaquetteCore
import MaquetteNIO

extension Response {
  /// Creates a response with a model as its JSON body, encoded directly into the buffer that is
  /// sent.
  ///
  /// ```swift
  /// router.get("orders") { _, _ in try Response(json: orders) }
  /// ```
  ///
  /// - Parameters:
  ///   - model: The model, or an array of them.
  ///   - status: The status.
  ///   - mapper: The mapper that encodes the model.
  /// - Throws: `unencodable`, which is answered as an error of the server, with the text of any error of encoding the
  ///   model.
  public init(
    json model: borrowing some MappingEncodable & ~Copyable, status: HTTPResponse.Status = .ok,
    by mapper: JSONMapper = JSONMapper()
  ) throws(MappingError) {
    let body: ByteBuffer
    do throws(MappingError) {
      body = try mapper.encodeBuffer(model)
    } catch {
      // Whatever it is, it does not come from the body of the request.
      var contents = error.contents
      contents.code = .unencodable
      throw MappingError(contents)
    }
    let headers: HTTPFields = [
      .contentType: "application/json; charset=utf-8",
      .contentLength: String(body.readableBytes),
    ]
    self.init(status: status, headers: headers, body: ResponseBody(byteBuffer: body))
  }

  /// Creates a response with an NDJSON body, encoded as the client receives it.
  ///
  /// The status is sent before the first record is encoded. A later error cuts the body off; the
  /// client notices because the body has no end.
  ///
  /// - Parameters:
  ///   - records: The values, one for each line.
  ///   - status: The status.
  ///   - mapper: The mapper that encodes the values; a line is never pretty-printed.
  ///   - blockSize: The size in bytes at which lines are sent; 0 sends each line at once.
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

/// Lets a handler return a model, with one line: `extension Order: ResponseGenerator {}`.
extension ResponseGenerator where Self: MappingEncodable {
  /// Makes a response with the model as JSON.
  ///
  /// - Throws: Errors of encoding the model.
  public func response(from request: Request, context: some RequestContext) throws -> Response {
    try Response(json: self)
  }
}

extension ResponseEncodable where Self: MappingEncodable {
  /// Makes a response with the model as JSON, encoded with its mapping.
  ///
  /// - Throws: Errors of encoding the model.
  public func response(from request: Request, context: some RequestContext) throws -> Response {
    try Response(json: self)
  }
}
#endif
