/// A request of HTTP/1.1, as far as the page needs it.
public struct HTTPRequest: Sendable {
  /// The number of bytes of the lines before the body.
  static let headLimit = 16 << 10

  /// The number of bytes of a body.
  static let bodyLimit = 32 << 20

  public let method: String
  public let path: String
  public let query: [String: String]

  /// The fields by their names in small letters.
  public let fields: [String: String]
  public var body: [UInt8] = []

  /// How many bytes the body has.
  let bodyLength: Int

  /// Reads the lines before the body.
  ///
  /// - Parameter head: The bytes up to the empty line.
  /// - Returns: Nil for what is no request, or one with a body of unknown length.
  init?(head: some Collection<UInt8>) {
    let text = String(decoding: head, as: UTF8.self)
    let lines = text.split(separator: "\r\n")
    let words = lines.first?.split(separator: " ", omittingEmptySubsequences: false) ?? []
    guard words.count == 3, words[2] == "HTTP/1.1" || words[2] == "HTTP/1.0",
      words[1].hasPrefix("/")
    else { return nil }
    method = String(words[0])
    let target = words[1].split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    path = String(target[0])
    var query: [String: String] = [:]
    for part in target.dropFirst().first?.split(separator: "&") ?? [] {
      let pair = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      query[String(pair[0])] = pair.count > 1 ? String(pair[1]) : ""
    }
    self.query = query
    var fields: [String: String] = [:]
    for line in lines.dropFirst() {
      guard let colon = line.firstIndex(of: ":"), colon != line.startIndex else { return nil }
      let name = line[..<colon].lowercased()
      let value = line[line.index(after: colon)...].trimmingPrefix { $0 == " " || $0 == "\t" }
      // Two lengths, or two hosts, are a trick.
      guard fields.updateValue(String(value), forKey: name) == nil else { return nil }
    }
    guard fields["transfer-encoding"] == nil else { return nil }
    let length = fields["content-length"] ?? "0"
    guard length.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let number = Int(length) else {
      return nil
    }
    bodyLength = number
    self.fields = fields
  }

  /// Reads a request.
  ///
  /// - Parameter read: Returns the next bytes; none at the end.
  /// - Returns: The request, or the code of the response that refuses it.
  static func read(_ read: () -> [UInt8]) -> Result<HTTPRequest, Refusal> {
    var bytes: [UInt8] = []
    var searched = 0
    let empty: [UInt8] = [0x0D, 0x0A, 0x0D, 0x0A]
    var end: Int?
    while end == nil {
      let more = read()
      if more.isEmpty { return .failure(Refusal(code: 400)) }
      bytes += more
      let start = max(searched - 3, 0)
      end = bytes[start...].firstRange(of: empty)?.lowerBound
      searched = bytes.count
      if end ?? bytes.count > headLimit { return .failure(Refusal(code: 431)) }
    }
    guard let end, var request = HTTPRequest(head: bytes[..<end]) else {
      return .failure(Refusal(code: 400))
    }
    guard request.bodyLength <= bodyLimit else { return .failure(Refusal(code: 413)) }
    request.body = Array(bytes[(end + 4)...])
    while request.body.count < request.bodyLength {
      let more = read()
      if more.isEmpty { return .failure(Refusal(code: 400)) }
      request.body += more
    }
    request.body.removeLast(request.body.count - request.bodyLength)
    return .success(request)
  }

  /// That a request is refused.
  struct Refusal: Error { let code: Int }
}

/// A response of HTTP/1.1, after which the connection ends.
public struct HTTPResponse: Sendable {
  public let code: Int
  public let fields: [(String, String)]
  public let body: [UInt8]

  init(
    _ code: Int, _ type: String = "text/plain", _ body: String = "", fields: [(String, String)] = []
  ) {
    self.code = code
    self.body = Array(body.utf8)
    self.fields = fields + [("Content-Type", "\(type); charset=utf-8")]
  }

  /// The bytes of the response.
  public var bytes: [UInt8] {
    let all =
      fields + [
        ("Content-Length", "\(body.count)"), ("Connection", "close"), ("Cache-Control", "no-store"),
        ("X-Content-Type-Options", "nosniff"), ("Referrer-Policy", "no-referrer"),
      ]
    let lines = ["HTTP/1.1 \(code) \(Self.reasons[code] ?? "Error")"] + all.map { "\($0): \($1)" }
    return Array((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8) + body
  }

  private static let reasons = [
    200: "OK", 400: "Bad Request", 403: "Forbidden", 404: "Not Found", 405: "Method Not Allowed",
    413: "Content Too Large", 431: "Request Header Fields Too Large",
  ]
}
