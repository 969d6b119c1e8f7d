import Maquette

/// Cases with texts as raw values.
@Mappable
public enum Language: String, Sendable, CaseIterable, MappableKey {
  case english = "en"
  case german = "de"
  case french = "fr"
}

/// Cases with numbers as raw values.
@Mappable
public enum Priority: Int, Sendable {
  case low = 1
  case high = 2
}

/// Two properties with raw values.
@Mappable
public struct RatedArticle: Equatable, Sendable {
  public var id: Int
  public var title: String
  public var author: String
  public var language: Language
  public var priority: Priority
  public var price: Double
  public var tags: [String]

  init(_ sample: Sample) {
    id = sample.id
    title = sample.title
    author = sample.author
    language = sample.language == "de" ? .german : .english
    priority = sample.isPublished ? .high : .low
    price = sample.price
    tags = sample.tags
  }
}

extension Shapes {
  public static let rawValues = Shape("raw-values", RatedArticle.init(_:)) { sample in
    json([
      "id": sample.id, "title": sample.title, "author": sample.author,
      "language": sample.language, "priority": sample.isPublished ? 2 : 1, "price": sample.price,
      "tags": sample.tags,
    ])
  }
}
