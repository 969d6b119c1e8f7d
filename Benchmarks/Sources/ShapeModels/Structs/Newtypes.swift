import Maquette

/// A number in a type of its own.
@Mappable(transparent: true)
public struct ArticleID: Hashable, Sendable {
  public var value: Int
}

/// A text in a type of its own.
@Mappable(transparent: true)
public struct PersonName: Hashable, Sendable {
  public var value: String
}

/// Properties of transparent types.
@Mappable
public struct NewtypeArticle: Equatable, Sendable {
  public var id: ArticleID
  public var title: String
  public var author: PersonName
  public var language: String
  public var isPublished: Bool
  public var price: Double
  public var tags: [PersonName]

  init(_ sample: Sample) {
    id = ArticleID(value: sample.id)
    title = sample.title
    author = PersonName(value: sample.author)
    language = sample.language
    isPublished = sample.isPublished
    price = sample.price
    tags = sample.tags.map(PersonName.init(value:))
  }
}

/// The form of an article with numbers as another type.
@Mappable
public struct ArticleWire: Sendable {
  public var id: Int
  public var title: String
  public var author: String
  public var language: String
  public var isPublished: Bool
  public var price: Double
  public var tags: [String]

  public init(_ article: ViaArticle) {
    id = article.id
    title = article.title
    author = article.author
    language = article.language
    isPublished = article.isPublished
    price = Double(article.cents) / 100
    tags = article.tags
  }
}

/// A model that is decoded and encoded through another one.
@Mappable(via: ArticleWire.self)
public struct ViaArticle: Equatable, Sendable {
  public var id: Int
  public var title: String
  public var author: String
  public var language: String
  public var isPublished: Bool
  public var cents: Int
  public var tags: [String]

  init(_ sample: Sample) {
    id = sample.id
    title = sample.title
    author = sample.author
    language = sample.language
    isPublished = sample.isPublished
    cents = Int((sample.price * 100).rounded())
    tags = sample.tags
  }

  public init(_ wire: ArticleWire) {
    id = wire.id
    title = wire.title
    author = wire.author
    language = wire.language
    isPublished = wire.isPublished
    cents = Int((wire.price * 100).rounded())
    tags = wire.tags
  }
}

extension Shapes {
  public static let newtypes = Shape(
    "transparent-newtypes", NewtypeArticle.init(_:), from: \.document)
  public static let via = Shape("via", ViaArticle.init(_:)) { $0.document }
}
