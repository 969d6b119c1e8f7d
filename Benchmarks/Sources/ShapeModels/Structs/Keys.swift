import Maquette

/// Keys from a naming rule.
@Mappable(fieldNaming: .snakeCase)
public struct SnakeArticle: Equatable, Sendable {
  public var id: Int
  public var title: String
  public var author: String
  public var language: String
  public var isPublished: Bool
  public var price: Double
  public var tags: [String]

  init(_ sample: Sample) {
    id = sample.id
    title = sample.title
    author = sample.author
    language = sample.language
    isPublished = sample.isPublished
    price = sample.price
    tags = sample.tags
  }
}

/// Custom keys, aliases that the document uses, and defaults for missing keys.
@Mappable
public struct AliasedArticle: Equatable, Sendable {
  public var id: Int
  @CodingKey("name") @DecodableAlias("title", "headline") public var title: String
  @DecodableAlias("writer") public var author: String
  @CodableDefault("en") public var language: String
  public var isPublished = true
  public var price: Double
  public var tags: [String] = []
  public var note: String?

  init(_ sample: Sample) {
    id = sample.id
    title = sample.title
    author = sample.author
    language = "en"
    isPublished = true
    price = sample.price
    tags = sample.tags
  }
}

/// Properties that are omitted if they are empty or equal their default.
@Mappable(omitting: [.defaults, .empty])
public struct SparseArticle: Equatable, Sendable {
  public var id: Int
  public var title: String
  public var author: String
  public var language = "en"
  public var isPublished = true
  public var price: Double
  public var tags: [String] = []

  init(_ sample: Sample) {
    id = sample.id
    title = sample.title
    author = sample.author
    language = sample.language
    isPublished = sample.isPublished
    price = sample.price
    tags = sample.tags
  }
}

extension Shapes {
  public static let naming = Shape("naming-rule", SnakeArticle.init(_:)) { sample in
    json([
      "id": sample.id, "title": sample.title, "author": sample.author,
      "language": sample.language, "is_published": sample.isPublished, "price": sample.price,
      "tags": sample.tags,
    ])
  }
  public static let aliases = Shape(
    "aliases-defaults", AliasedArticle.init(_:),
    from: { sample in
      json([
        "id": sample.id, "headline": sample.title, "writer": sample.author, "note": String?.none,
        "price": sample.price, "tags": sample.tags,
      ])
    },
    writtenAs: { sample in
      json([
        "id": sample.id, "name": sample.title, "author": sample.author, "language": "en",
        "isPublished": true, "price": sample.price, "tags": sample.tags,
      ])
    })
  public static let omitting = Shape(
    "omitted-defaults", SparseArticle.init(_:), from: { sample in sample.document },
    writtenAs: { sample in
      let members = sample.members.filter { key, value in
        !(key == "language" && sample.language == "en")
          && !(key == "isPublished" && sample.isPublished)
      }
      return "{" + members.map { "\($0.key.json):\($0.value.json)" }.joined(separator: ",") + "}"
    })
}
