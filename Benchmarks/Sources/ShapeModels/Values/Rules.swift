import Maquette

/// Validated values.
@Mappable
public struct ValidatedArticle: Equatable, Sendable {
  @Validated(.range(1...)) public var id: Int
  @Validated(.notEmpty, .count(...100)) public var title: String
  public var author: String
  @Validated(.oneOf("en", "de", "fr")) public var language: String
  public var isPublished: Bool
  @Validated(.range(0...1000)) public var price: Double
  @Validated(.count(1...5), .each(.notEmpty)) public var tags: [String]

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
  public static let validated = Shape("validated", ValidatedArticle.init(_:), from: \.document)
}
