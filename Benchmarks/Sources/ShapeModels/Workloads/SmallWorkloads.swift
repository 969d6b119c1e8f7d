import Maquette

/// A token of a login.
@Mappable
public struct Token: Sendable {
  @CodingKey("access_token") public var accessToken: String
  @CodingKey("token_type") public var tokenType: String
  @CodingKey("expires_in") public var expiresIn: Int
  public var scope: String?
}

/// An error of a service.
@Mappable
public struct Problem: Sendable {
  public var type: String
  public var title: String
  public var status: Int
  public var detail: String?
}

/// A user.
@Mappable
public struct User: Sendable {
  public var id: Int
  public var name: String
  public var email: String
  public var isActive: Bool
  public var roles: [String]
  public var address: Address?

  @Mappable
  public struct Address: Sendable {
    public var street: String
    public var city: String
    public var zip: String
  }
}

/// A call of JSON-RPC.
@Mappable
public struct RemoteCall: Sendable {
  public var jsonrpc: String
  public var method: String
  public var params: [Int]
  public var id: Int
}

extension Workloads {
  public static let tokens = small("small-token", Token.self) { content in
    content.object([
      ("access_token", content.base64(64)), ("token_type", "\"Bearer\""), ("expires_in", "3600"),
      ("scope", content.text(1...3)),
    ])
  }
  public static let problems = small("small-error", Problem.self) { content in
    let detail = content.isOne(in: 2) ? [("detail", content.text(5...10))] : []
    return content.object(
      [
        ("type", content.url()), ("title", content.text(2...4)),
        ("status", content.integer(400...599)),
      ] + detail)
  }
  public static let users = small("small-user", User.self) { content in
    let address = content.object([
      ("street", content.text(1...2)), ("city", content.text(1...1)), ("zip", "\"12345\""),
    ])
    return content.object([
      ("id", content.integer(1...99_999)), ("name", content.text(2...2)),
      ("email", "\"\(content.word())@example.org\""), ("isActive", content.bool()),
      ("roles", content.array(2) { $0.text(1...1) }), ("address", address),
    ])
  }
  public static let calls = small("small-call", RemoteCall.self) { content in
    content.object([
      ("jsonrpc", "\"2.0\""), ("method", content.text(1...1)),
      ("params", content.array(2) { $0.integer(0...99) }), ("id", content.integer(1...9999)),
    ])
  }
  public static let smallEvents = small("small-event", Event.self) { content in
    content.object([
      ("event", "\"clicked\""), ("x", content.integer(0...4000)), ("y", content.integer(0...3000)),
    ])
  }
  public static let smallNumbers = small("small-numbers", [Double].self) {
    $0.array(16) { $0.decimal() }
  }
  public static let smallProducts = small("small-product", Product.self) { product(&$0) }
  public static let smallMaps = small("small-map", [String: String].self) {
    $0.dictionary(5) { ("\($0.word())\($0.number(0...9))", $0.text(1...3)) }
  }
}
