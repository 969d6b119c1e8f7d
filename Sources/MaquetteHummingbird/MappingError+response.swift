#if Hummingbird
public import HTTPTypes
public import Hummingbird
public import MaquetteCore

/// An error that a handler throws answers as a problem with this error alone.
///
/// Handlers decode elements of a body, queries and forms, and update models: what they cannot decode
/// comes from the client. An error of encoding is one of the server, and its response has no
/// content. To answer the error of another source in another way, catch it.
extension MappingError: HTTPResponseError {
  /// The status: that of a problem, or 500 for a value that cannot be encoded.
  public var status: HTTPResponse.Status {
    code == .unencodable ? .internalServerError : MappingProblem([self]).status
  }

  /// Makes the response.
  ///
  /// - Throws: Nothing for the values that an error holds.
  public func response(from request: Request, context: some RequestContext) throws -> Response {
    guard code != .unencodable else { return Response(status: status) }
    return try MappingProblem([self]).response(from: request, context: context)
  }
}
#endif
