#if Hummingbird
public import HTTPTypes
public import Hummingbird
public import MaquetteCore
import MaquetteMappings
import MaquetteNIO

/// An error response: `application/problem+json` (RFC 9457), for an invalid request body with every
/// issue.
///
/// ```json
/// {"title":"Unprocessable Content","status":422,"detail":"2 errors","errors":[
///   {"pointer":"/items/0/count","code":"typeMismatch","detail":"expected Int, found string \"x\"",
///    "line":1,"column":31},
///   {"pointer":"/customer","code":"missingKey","detail":"missing key","line":1,"column":1}]}
/// ```
///
/// The status is 413 for a body or record larger than a limit, 400 for a body that is not JSON or
/// exceeds another limit, and 422 for JSON that the model does not accept. Each error includes the
/// value found, unless the mapper has `hidesValues`. A path whose keys exceed a thousand bytes has
/// no pointer.
///
/// A problem with another status has the same form, so a client reads one form for all:
///
/// ```swift
/// throw MappingProblem(.notFound, detail: "There is no order \(id).")
/// // {"title":"Not Found","status":404,"detail":"There is no order 7."}
/// ```
public struct MappingProblem: HTTPResponseError, Sendable, Hashable {
  /// The errors, in the order of the body.
  public var errors: [MappingError]

  /// The number of further errors, not included in `errors`.
  public var omittedErrors: Int

  /// A URI that names the kind of the problem; nil if the status says it all.
  public var type: String?

  /// A URI that names this occurrence, such as the identifier of the request in the logs.
  public var instance: String?

  /// A sentence about this occurrence; nil for the number of errors.
  public var detail: String?

  /// Further headers of the response.
  public var headers: HTTPFields

  private let declaredStatus: HTTPResponse.Status?

  /// Creates a problem.
  ///
  /// - Parameters:
  ///   - errors: The errors of the body.
  ///   - omittedErrors: The number of further errors.
  public init(_ errors: [MappingError], omittedErrors: Int = 0) {
    self.errors = errors
    self.omittedErrors = omittedErrors
    headers = [:]
    declaredStatus = nil
  }

  /// Creates a problem that is not one of a body.
  ///
  /// - Parameters:
  ///   - status: The status of the response.
  ///   - detail: A sentence about this occurrence.
  ///   - headers: Further headers of the response.
  public init(_ status: HTTPResponse.Status, detail: String, headers: HTTPFields = [:]) {
    errors = []
    omittedErrors = 0
    self.detail = detail
    self.headers = headers
    declaredStatus = status
  }

  /// The status: the declared one, or that for the errors, 413, 400 or 422.
  public var status: HTTPResponse.Status {
    if let declaredStatus { return declaredStatus }
    if errors.contains(where: { $0.code == .sizeExceeded }) { return .contentTooLarge }
    // Too many errors of a model are still errors of the model.
    let isBroken = errors.contains { $0.code.isFatal && $0.code != .tooManyIssues }
    return isBroken ? .badRequest : .unprocessableContent
  }

  /// Makes the response.
  ///
  /// - Throws: Nothing for the values that a problem holds.
  public func response(from request: Request, context: some RequestContext) throws -> Response {
    let body = try JSONMapper().encodeBuffer(document, capacity: 256 + errors.count * 128)
    var headers = headers
    headers[.contentType] = "application/problem+json"
    headers[.contentLength] = String(body.readableBytes)
    return Response(status: status, headers: headers, body: ResponseBody(byteBuffer: body))
  }

  /// The body of the response.
  private var document: AnyValue {
    var document = AnyValue.Object()
    if let type { document["type"] = .string(type) }
    document["title"] = .string(status.reasonPhrase)
    document["status"] = .number(AnyValue.Number(status.code))
    let count = errors.count + omittedErrors
    document["detail"] = .string(detail ?? count.counted("error"))
    if let instance { document["instance"] = .string(instance) }
    if declaredStatus == nil { document["errors"] = .array(errors.map(Self.entry)) }
    return .object(document)
  }

  private static func entry(_ error: MappingError) -> AnyValue {
    var entry = AnyValue.Object()
    if error.path.isShort { entry["pointer"] = .string(error.path.jsonPointer) }
    entry["code"] = .string(error.code.description)
    entry["detail"] = .string(error.summary)
    if let location = error.location {
      entry["line"] = .number(AnyValue.Number(location.line))
      entry["column"] = .number(AnyValue.Number(location.column))
    }
    return .object(entry)
  }
}

extension MappingPath {
  /// Whether the keys have at most a thousand bytes.
  ///
  /// A small body with long keys must not cause a far longer response.
  fileprivate var isShort: Bool {
    var length = 0
    for case .key(let key) in steps { length += key.utf8.count }
    return length <= 1000
  }
}

extension MappingProblem: CustomStringConvertible {
  /// The status and the first error, in one line.
  public var description: String {
    "\(status): \(errors.first?.description ?? detail ?? "no error is told")"
  }
}
#endif
