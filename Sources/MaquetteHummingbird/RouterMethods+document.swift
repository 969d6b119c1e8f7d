#if Hummingbird
public import HTTPTypes
public import Hummingbird
public import MaquetteSchema

extension RouterMethods {
  /// Adds a route that is in an OpenAPI document, too.
  ///
  /// ```swift
  /// router.on(
  ///   "orders/:id", method: .get,
  ///   as: .init("Fetches an order", .ok(Order.self), problems: [404]), in: &document
  /// ) { request, context in
  ///   ...
  /// }
  /// router.get("openapi.json") { [value = document.value] _, _ in try Response(json: value) }
  /// ```
  ///
  /// A group does not know its path: add its routes by `document.add(_:method:path:)`.
  ///
  /// - Parameters:
  ///   - path: The path; its parameters are those of the document.
  ///   - method: The method of the requests.
  ///   - operation: What the document says about it.
  ///   - document: The document.
  ///   - handler: Answers a request.
  /// - Returns: The router.
  @discardableResult
  public func on(
    _ path: RouterPath, method: HTTPRequest.Method, as operation: OpenAPIDocument.Operation,
    in document: inout OpenAPIDocument,
    use handler: @Sendable @escaping (Request, Context) async throws -> some ResponseGenerator
  ) -> Self {
    document.add(operation, method: method.rawValue, path: path.description)
    return on(path, method: method, use: handler)
  }
}
#endif
