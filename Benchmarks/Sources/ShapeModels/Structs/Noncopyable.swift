import Maquette

/// A noncopyable struct.
@Mappable
public struct UniqueArticle: NoncopyableMappable, ~Copyable, Sendable {
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

extension UniqueArticle {
  /// Fails unless the article equals that of a sample.
  public borrowing func check(_ sample: Sample) throws {
    guard id == sample.id, title == sample.title, author == sample.author,
      language == sample.language, isPublished == sample.isPublished, price == sample.price,
      tags == sample.tags
    else { throw WrongModel(description: "noncopyable: \(id) instead of \(sample)") }
  }
}

/// A box for a noncopyable article.
public final class UniqueArticleBox {
  public let article: UniqueArticle

  public init(_ article: consuming UniqueArticle) { self.article = article }
}
