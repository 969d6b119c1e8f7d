import Maquette

/// A model with a partial type.
@Mappable @CodablePartial
public struct ChangingArticle: Equatable, Sendable {
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

extension Shapes {
  /// The models to which the partial models are applied.
  public static let changing = Shape("changing", ChangingArticle.init(_:), from: \.document)

  /// Partial models, which distinguish missing keys from null.
  public static let partial = Shape("partial") { sample in
    ChangingArticle.Partial(
      id: .value(sample.id), title: .value(sample.title), author: .value(sample.author),
      language: .value(sample.language), isPublished: .value(sample.isPublished),
      price: .value(sample.price), tags: .value(sample.tags))
  } from: {
    $0.document
  }
}
