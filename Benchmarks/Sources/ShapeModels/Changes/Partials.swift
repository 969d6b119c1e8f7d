import Maquette

/// A model with a type for its changes.
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
  /// Models with partials, which the changes are applied to.
  public static let changing = Shape("changing", ChangingArticle.init(_:), from: \.document)

  /// The changes as models of their own: all of the article, missing and null told apart.
  public static let partial = Shape("partial") { sample in
    ChangingArticle.Partial(
      id: .value(sample.id), title: .value(sample.title), author: .value(sample.author),
      language: .value(sample.language), isPublished: .value(sample.isPublished),
      price: .value(sample.price), tags: .value(sample.tags))
  } from: {
    $0.document
  }
}
