import Maquette

/// Values of other kinds: texts that are numbers or Booleans, and a number that is text.
@Mappable
public struct LosslessArticle: Equatable, Sendable {
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

/// Lossy conversions, which lenient rules allow.
@Mappable
@DecodableRules(conversions: .lenient)
public struct LenientArticle: Equatable, Sendable {
  public var id: Int
  public var title: String
  public var author: String
  public var language: String
  public var isPublished: Bool
  public var price: Int
  public var tags: [String]

  init(_ sample: Sample) {
    id = sample.id
    title = sample.title
    author = sample.author
    language = sample.language
    isPublished = sample.isPublished
    price = Int(sample.price)
    tags = sample.tags
  }
}

extension Shapes {
  public static let conversions = Shape(
    "conversions", LosslessArticle.init(_:),
    from: { sample in
      json([
        "id": sample.id.description, "title": sample.title, "author": sample.author,
        "language": sample.language, "isPublished": sample.isPublished.description,
        "price": sample.price.description, "tags": sample.tags,
      ])
    }, writtenAs: { $0.document })
  public static let lenient = Shape(
    "lenient-rules", LenientArticle.init(_:),
    from: { sample in
      json([
        "id": sample.id, "title": sample.title, "author": sample.author,
        "language": sample.language, "isPublished": sample.isPublished ? "yes" : "no",
        "price": sample.price, "tags": sample.tags,
      ])
    },
    writtenAs: { sample in
      json([
        "id": sample.id, "title": sample.title, "author": sample.author,
        "language": sample.language, "isPublished": sample.isPublished,
        "price": Int(sample.price), "tags": sample.tags,
      ])
    })
}
