import Foundation

/// Types as applications have them, which `sculpt migrate` turns into those of `After` and `AfterStrict`.
enum Before {
  /// Everything is synthesized.
  struct Plain: Codable {
    let id: Int
    var name: String
    var score: Double
    var isNew: Bool
    var nick: String?
    var tags: [String]
    var sizes: [String: Int]
    var link: URL?
  }

  struct Renamed: Codable, Hashable {
    var id: Int
    var userName: String
    var imageURL: String?

    enum CodingKeys: String, CodingKey {
      case id
      case userName = "user_name"
      case imageURL = "image_url"
    }
  }

  struct Partial: Codable {
    let kind = "partial"
    var id: Int
    var body: String  // the text
    var isRead = false
    var note: String?

    private enum CodingKeys: String, CodingKey {
      case kind, id
      case body = "text.html"
    }
  }

  struct Initial: Codable {
    var count = 5
    var limit: Int? = nil
    var title: String
  }

  struct Defaults: Codable {
    var tags: [String]
    var level: Int
    let theme: String
    var size: Double = 1
    var nick: String?
    var age: Int?
    var part: Renamed?

    init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      tags = try values.decodeIfPresent([String].self, forKey: .tags) ?? []
      level = (try? values.decode(Int.self, forKey: .level)) ?? 3
      self.theme = try values.decodeIfPresent(String.self, forKey: .theme) ?? "plain"
      size = try values.decodeIfPresent(Double.self, forKey: .size) ?? 1
      nick = try values.decodeIfPresent(String.self, forKey: .nick)
      age = try? values.decode(Int.self, forKey: .age)
      part = try? values.decodeIfPresent(Renamed.self, forKey: .part)
    }
  }

  /// Each initial value is the default, too, for a value of another kind.
  struct Begun: Codable {
    var ratio: Double = 1
    var suit: Suit = .hearts
    var tags: [String] = []

    enum Suit: String, Codable { case hearts, spades }

    init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      ratio = (try? values.decode(Double.self, forKey: .ratio)) ?? 1
      suit = (try? values.decode(Suit.self, forKey: .suit)) ?? .hearts
      tags = (try? values.decodeIfPresent([String].self, forKey: .tags)) ?? []
    }
  }

  /// Types with raw values are coded as these.
  struct Raw: Codable {
    var id: ID
    var options: [Options]
    var kind: Kind?

    struct ID: RawRepresentable, Codable, Hashable {
      var rawValue: String
    }

    struct Options: OptionSet, Codable {
      let rawValue: Int
      static let fast = Options(rawValue: 1)
    }

    enum Kind: RawRepresentable, Codable {
      case known
      case other(String)

      init(rawValue: String) { self = rawValue == "known" ? .known : .other(rawValue) }

      var rawValue: String {
        switch self {
        case .known: "known"
        case .other(let text): text
        }
      }
    }
  }

  /// A single value without a variable for its container.
  struct Direct: Codable {
    let text: String

    init(from decoder: any Decoder) throws {
      text = try decoder.singleValueContainer().decode(String.self)
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(text)
    }
  }

  struct Nested: Codable {
    var id: Int
    var author: String
    var city: String?
    var views: Int?

    enum CodingKeys: String, CodingKey {
      case id, author, statistics
    }

    enum AuthorKeys: String, CodingKey {
      case name = "display_name"
      case place
    }

    enum PlaceKeys: String, CodingKey { case city }
    enum StatisticsKeys: CodingKey { case views }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      id = try container.decode(Int.self, forKey: .id)
      let author = try container.nestedContainer(keyedBy: AuthorKeys.self, forKey: .author)
      self.author = try author.decode(String.self, forKey: .name)
      let place = try author.nestedContainer(keyedBy: PlaceKeys.self, forKey: .place)
      city = try place.decodeIfPresent(String.self, forKey: .city)
      let statistics = try container.nestedContainer(
        keyedBy: StatisticsKeys.self, forKey: .statistics)
      views = try statistics.decodeIfPresent(Int.self, forKey: .views)
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(id, forKey: .id)
      var author = container.nestedContainer(keyedBy: AuthorKeys.self, forKey: .author)
      try author.encode(self.author, forKey: .name)
      var place = author.nestedContainer(keyedBy: PlaceKeys.self, forKey: .place)
      try place.encodeIfPresent(city, forKey: .city)
      var statistics = container.nestedContainer(
        keyedBy: StatisticsKeys.self, forKey: .statistics)
      try statistics.encode(views, forKey: .views)
    }
  }

  struct Written: Codable {
    var id: Int
    var owner: String?
    var tags: [String] = []
    var comment: String?
    var secret = "none"
    var old: Int

    enum CodingKeys: String, CodingKey { case id, owner, tags, comment, secret, old, new }

    init(from decoder: any Decoder) throws {
      let c = try decoder.container(keyedBy: CodingKeys.self)
      id = try c.decode(Int.self, forKey: .id)
      owner = try c.decodeIfPresent(String.self, forKey: .owner)
      tags = try c.decodeIfPresent([String].self, forKey: .tags) ?? []
      comment = try c.decodeIfPresent(String.self, forKey: .comment)
      secret = try c.decodeIfPresent(String.self, forKey: .secret) ?? "none"
      old = try c.decode(Int.self, forKey: .old)
    }

    func encode(to encoder: any Encoder) throws {
      var c = encoder.container(keyedBy: CodingKeys.self)
      try c.encode(id, forKey: .id)
      try c.encode(owner, forKey: .owner)
      if !tags.isEmpty {
        try c.encode(tags, forKey: .tags)
      }
      if let comment { try c.encode(comment, forKey: .comment) }
      try c.encode(old, forKey: .new)
    }
  }

  struct Identifier: Codable, Hashable {
    let value: Int

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      value = try container.decode(Int.self)
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(value)
    }
  }

  enum Suit: String, Codable { case hearts, spades = "SPADES" }
  enum Level: Int, Codable { case low = 1, high }

  enum Colour: String, Codable {
    case red, green
    case unknown

    init(from decoder: any Decoder) throws {
      let text = try decoder.singleValueContainer().decode(String.self)
      self = Colour(rawValue: text) ?? .unknown
    }
  }

  enum Shape: Codable {
    case circle(radius: Double, label: String?)
    case square(Double)
    case line(Int, Int)
    case nothing

    enum CodingKeys: String, CodingKey {
      case circle, square, nothing
      case line = "segment"
    }
  }

  struct Hand: Codable {
    var suit: Suit
    var level: Level?
    var colours: [Colour]
    var shape: Shape
    var id: Identifier
  }

  final class Node: Codable {
    var name: String
    var children: [Node]

    init(name: String, children: [Node]) { (self.name, self.children) = (name, children) }
  }

  /// It has no initializer but that of the decoder.
  final class Leaf: Codable {
    let id: Int
    var color: String? { didSet { changes += 1 } }
    var changes = 0
    private enum CodingKeys: String, CodingKey { case id, color }
  }

  struct Page<Item: Codable>: Codable {
    var items: [Item]
    var next: Int?
  }

  struct Search: Encodable {
    var query: String
    var limit = 20
    var cursor: String?
    var session: String
    enum CodingKeys: String, CodingKey { case query, limit, cursor }
  }

  struct Found: Decodable {
    let title: String
    var score: Double?
  }

  struct Apart {
    var id: Int
    var name: String
  }

  struct Conditional<Value> {
    var value: Value
  }
}

extension Before.Apart: Codable {
  private enum CodingKeys: String, CodingKey { case id = "ID", name }

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    id = try values.decode(Int.self, forKey: .id)
    name = try values.decodeIfPresent(String.self, forKey: .name) ?? ""
  }
}

extension Before.Conditional: Codable where Value: Codable {}
