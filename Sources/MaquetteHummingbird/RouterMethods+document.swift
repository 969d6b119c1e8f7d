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
  /// A group does not show its path, so its routes name it:
  ///
  /// ```swift
  /// let orders = router.group("orders")
  /// orders.on(
  ///   ":id", method: .get, as: .init("Fetches an order", .ok(Order.self)), in: &document,
  ///   group: "orders"
  /// ) { request, context in
  ///   ...
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - path: The path; its parameters are those of the document.
  ///   - method: The method of the requests.
  ///   - operation: What the document says about it.
  ///   - document: The document.
  ///   - group: The path of the group from the root of the router, if this is one.
  ///   - handler: Answers a request.
  /// - Returns: The router.
  @discardableResult
  public func on(
    _ path: RouterPath, method: HTTPRequest.Method, as operation: OpenAPIDocument.Operation,
    in document: inout OpenAPIDocument, group: RouterPath = "",
    use handler: @Sendable @escaping (Request, Context) async throws -> some ResponseGenerator
  ) -> Self {
    document.add(operation, method: method.rawValue, path: "\(group)/\(path)")
    return on(path, method: method, use: handler)
  }
}
#endif
