import Maquette

/// A class with seven properties.
@Mappable
public final class ArticleObject {
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

/// The two properties that all publications have.
@Mappable
open class Publication {
  public var id: Int
  public var title: String

  init(_ sample: Sample) {
    id = sample.id
    title = sample.title
  }
}

/// A class with two properties of its superclass and five of its own.
@Mappable
public final class ArticlePublication: Publication {
  public var author: String
  public var language: String
  public var isPublished: Bool
  public var price: Double
  public var tags: [String]

  override init(_ sample: Sample) {
    author = sample.author
    language = sample.language
    isPublished = sample.isPublished
    price = sample.price
    tags = sample.tags
    super.init(sample)
  }
}

extension ArticleObject: SchemaEquatable {}
extension Publication: SchemaEquatable {}

extension Shapes {
  public static let object = Shape("final-class", ArticleObject.init(_:), from: \.document)
  public static let subclass = Shape("subclass", ArticlePublication.init(_:), from: \.document)
}
