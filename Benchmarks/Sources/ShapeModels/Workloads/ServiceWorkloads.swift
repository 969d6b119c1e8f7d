import Maquette

/// A page of a list.
@Mappable
public struct Page<Item> {
  public var items: [Item]
  public var page: Int
  public var pages: Int
  public var next: String?
}

/// An article of a shop.
@Mappable
public struct Product: Sendable {
  public var id: Int
  public var title: String
  public var price: Double
  public var inStock: Bool
  public var tags: [String]
}

/// A document of JSON:API.
@Mappable
public struct APIDocument: Sendable {
  public var data: [Resource]
  public var meta: [String: Int]

  @Mappable
  public struct Resource: Sendable {
    public var type: String
    public var id: String
    public var attributes: Attributes
    public var relationships: [String: Relationship]
  }

  @Mappable
  public struct Attributes: Sendable {
    public var title: String
    public var body: String
    public var created: String
  }

  @Mappable
  public struct Relationship: Sendable {
    public var data: Link?
  }

  @Mappable
  public struct Link: Sendable {
    public var type: String
    public var id: String
  }
}

/// A response of GraphQL; what is missing is null.
@Mappable
public struct QueryResponse: Sendable {
  public var data: Viewer

  @Mappable
  public struct Viewer: Sendable {
    public var repositories: Connection
  }

  @Mappable
  public struct Connection: Sendable {
    public var totalCount: Int
    public var edges: [Edge]
  }

  @Mappable
  public struct Edge: Sendable {
    public var cursor: String
    @EncodableIf(.always) public var node: Repository?
  }

  @Mappable
  public struct Repository: Sendable {
    public var name: String
    @EncodableIf(.always) public var description: String?
    @EncodableIf(.always) public var homepage: String?
    public var stars: Int
    @EncodableIf(.always) public var license: String?
  }
}

extension Workloads {
  public static let pages = large("page-of-generic-items", Page<Product>.self) { content in
    content.object([
      ("items", content.array(1500) { product(&$0) }), ("page", "3"), ("pages", "17"),
      ("next", content.url()),
    ])
  }
  public static let jsonAPI = large("json-api", APIDocument.self) { content in
    let data = content.array(600) { content in
      let attributes = content.object([
        ("title", content.text(2...6)), ("body", content.escapedText(10...40, oneIn: 4)),
        ("created", content.date()),
      ])
      let author = content.object([("type", "\"people\""), ("id", "\"\(content.number(1...99))\"")])
      let parent = content.isOne(in: 2) ? "{}" : "{\"data\":{\"type\":\"pages\",\"id\":\"7\"}}"
      return content.object([
        ("type", "\"articles\""), ("id", "\"\(content.number(1...99_999))\""),
        ("attributes", attributes),
        (
          "relationships", content.object([("author", "{\"data\":\(author)}"), ("parent", parent)])
        ),
      ])
    }
    return content.object([("data", data), ("meta", "{\"total\":600,\"page\":1}")])
  }
  public static let graphQL = large("graphql", QueryResponse.self) { content in
    let edges = content.array(1500) { content in
      func maybe(_ value: String) -> String { content.isOne(in: 2) ? "null" : value }
      let node = content.object([
        ("name", content.text(1...2)), ("description", maybe(content.text(4...12))),
        ("homepage", maybe(content.url())), ("stars", content.integer(0...99_999)),
        ("license", maybe("\"MIT\"")),
      ])
      return content.object([
        ("cursor", content.base64(24)), ("node", content.isOne(in: 20) ? "null" : node),
      ])
    }
    let connection = content.object([("totalCount", "1500"), ("edges", edges)])
    return "{\"data\":{\"repositories\":\(connection)}}"
  }

  static func product(_ content: inout Content) -> String {
    content.object([
      ("id", content.integer(1...99_999)), ("title", content.text(2...6)),
      ("price", content.decimal(2...2)), ("inStock", content.bool()),
      ("tags", content.array(content.number(0...3)) { $0.text(1...1) }),
    ])
  }
}
