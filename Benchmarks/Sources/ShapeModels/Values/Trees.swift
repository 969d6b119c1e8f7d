import Maquette

/// A property that is a tree, and a dictionary of trees.
@Mappable
public struct TreeArticle: Equatable, Sendable {
  public var id: Int
  public var title: String
  public var author: String
  public var isPublished: Bool
  public var language: String
  public var rest: AnyValue
  public var details: [String: AnyValue]

  init(_ sample: Sample) {
    id = sample.id
    title = sample.title
    author = sample.author
    isPublished = sample.isPublished
    language = sample.language
    rest = .object(["price": .number(AnyValue.Number(sample.price)), "pages": [1, 2, 3]])
    details = ["tags": .array(sample.tags.map(AnyValue.string)), "edition": 2]
  }
}

/// A fragment that stays text.
@Mappable
public struct RawArticle: Equatable, Sendable {
  public var id: Int
  public var title: String
  public var author: String
  public var isPublished: Bool
  public var language: String
  public var rest: RawJSON

  init(_ sample: Sample) throws {
    id = sample.id
    title = sample.title
    author = sample.author
    isPublished = sample.isPublished
    language = sample.language
    rest = try RawJSON(json(["price": sample.price, "tags": sample.tags]))
  }
}

extension Shapes {
  public static let trees = Shape("value-properties", TreeArticle.init(_:)) { sample in
    let rest: Members = ["price": sample.price, "pages": [1, 2, 3]]
    let details: Members = ["tags": sample.tags, "edition": 2]
    return json([
      "id": sample.id, "title": sample.title, "author": sample.author,
      "isPublished": sample.isPublished, "language": sample.language, "rest": rest,
      "details": details,
    ])
  }
  public static let raw = Shape("raw-json", RawArticle.init(_:)) { sample in
    let rest: Members = ["price": sample.price, "tags": sample.tags]
    return json([
      "id": sample.id, "title": sample.title, "author": sample.author,
      "isPublished": sample.isPublished, "language": sample.language, "rest": rest,
    ])
  }
}
