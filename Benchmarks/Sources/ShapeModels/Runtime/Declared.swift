import Maquette
import MaquetteDeclarations

/// A type without the macro.
public struct DeclaredArticle: Equatable, Sendable {
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

extension DeclaredArticle: DeclaredModel {
  public static let declaration = ModelDeclaration(
    of: DeclaredArticle(Sample.all[0]),
    .property("id", \.id, isRequired: true), .property("title", \.title, isRequired: true),
    .property("author", \.author), .property("language", \.language),
    .property("isPublished", \.isPublished), .property("price", \.price),
    .property("tags", \.tags))
}

extension Shapes {
  public static let declared = Shape("declared-model", DeclaredArticle.init(_:), from: \.document)
}
