import Maquette

/// A case with a text of its own.
@Mappable
public enum Language: String, Sendable, CaseIterable, MappableKey {
  case english = "en"
  case german = "de"
  case french = "fr"
}

/// A case with a number.
@Mappable
public enum Priority: Int, Sendable {
  case low = 1
  case high = 2
}

/// Raw values of two kinds, a dictionary and a set.
@Mappable
public struct RatedArticle: Equatable, Sendable {
  public var id: Int
  public var title: String
  public var language: Language
  public var priority: Priority
  public var isPublished: Bool
  public var ratings: [String: Int]
  public var tags: Set<String>

  init(_ sample: Sample) {
    id = sample.id
    title = sample.title
    language = sample.language == "de" ? .german : .english
    priority = sample.isPublished ? .high : .low
    isPublished = sample.isPublished
    ratings = sample.ratings
    tags = Set(sample.tags)
  }
}

extension Sample {
  /// What three readers make of the sample.
  var ratings: [String: Int] { ["ada": number % 5 + 1, "grace": number % 3 + 1, "alan": 4] }

  /// The same as members in a fixed order.
  var ratingMembers: Members { ["ada": number % 5 + 1, "grace": number % 3 + 1, "alan": 4] }
}

extension Shapes {
  public static let rawValues = Shape(
    "raw-values-dictionary-set", RatedArticle.init(_:),
    from: { sample in
      json([
        "id": sample.id, "title": sample.title, "language": sample.language,
        "priority": sample.isPublished ? 2 : 1, "isPublished": sample.isPublished,
        "ratings": sample.ratingMembers, "tags": sample.tags,
      ])
    }, hasSets: true)
}
