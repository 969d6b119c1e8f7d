import Maquette

/// Answers the requests of the page, and refuses all others.
///
/// The service is for this machine and the holder of the token: a page of another origin, or a name that leads to this
/// machine, gets nothing.
public struct PlaygroundService: Sendable {
  let token: String
  let port: Int

  /// Creates a service.
  ///
  /// - Parameter port: The port that it is reached at.
  public init(port: Int) {
    self.port = port
    token = Self.secret()
  }

  /// The address of the page.
  public var address: String { "http://127.0.0.1:\(port)/?token=\(token)" }

  /// Reads a request and returns the response.
  ///
  /// - Parameter read: Returns the next bytes of a connection; none at the end.
  public func response(to read: () -> [UInt8]) -> HTTPResponse {
    switch HTTPRequest.read(read) {
    case .failure(let refusal): HTTPResponse(refusal.code)
    case .success(let request): response(to: request)
    }
  }

  func response(to request: HTTPRequest) -> HTTPResponse {
    let hosts = ["127.0.0.1:\(port)", "localhost:\(port)"]
    guard let host = request.fields["host"], hosts.contains(host) else { return HTTPResponse(403) }
    if let origin = request.fields["origin"], origin != "http://\(host)" {
      return HTTPResponse(403)
    }
    switch (request.method, request.path) {
    case ("GET", "/"):
      guard isToken(request.query["token"]) else { return HTTPResponse(403) }
      let nonce = Self.secret()
      let policy = [
        "default-src 'none'", "script-src 'nonce-\(nonce)'", "style-src 'nonce-\(nonce)'",
        "connect-src 'self'", "base-uri 'none'", "form-action 'none'", "frame-ancestors 'none'",
      ]
      return HTTPResponse(
        200, "text/html", PlaygroundPage.text(nonce: nonce),
        fields: [("Content-Security-Policy", policy.joined(separator: "; "))])
    case ("POST", "/answer"):
      guard isToken(request.fields["x-sculpt-token"]) else { return HTTPResponse(403) }
      do throws(MappingError) {
        let question = try Playground.Question(json: request.body)
        return HTTPResponse(
          200, "application/json", try Playground.answer(question).jsonString())
      } catch {
        return HTTPResponse(400, "text/plain", error.description)
      }
    case (_, "/"), (_, "/answer"): return HTTPResponse(405)
    default: return HTTPResponse(404)
    }
  }

  /// Compares in a time that does not tell how much is right.
  private func isToken(_ text: String?) -> Bool {
    guard let text, text.utf8.count == token.utf8.count else { return false }
    return zip(text.utf8, token.utf8).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
  }

  /// 128 random bits.
  private static func secret() -> String {
    var random = SystemRandomNumberGenerator()
    return (0..<2).map { _ in
      let digits = String(random.next(), radix: 16)
      return String(repeating: "0", count: 16 - digits.utf8.count) + digits
    }.joined()
  }
}
