import Maquette

/// An actor with seven properties.
@Mappable
public actor ArticleActor: IsolatedMappable {
  public var id: Int
  public var title: String
  public var author: String
  public var language: String
  public var isPublished: Bool
  public var price: Double
  public var tags: [String]

  /// Fails unless the actor equals the article of a sample.
  public func check(_ sample: Sample) throws {
    guard id == sample.id, title == sample.title, author == sample.author,
      language == sample.language, isPublished == sample.isPublished, price == sample.price,
      tags == sample.tags
    else { throw WrongModel(description: "actor: \(id) instead of \(sample)") }
  }
}
