import Maquette

/// A dictionary and a set.
@Mappable
public struct CollectingArticle: Equatable, Sendable {
  public var id: Int
  public var title: String
  public var author: String
  public var language: String
  public var isPublished: Bool
  public var ratings: [String: Int]
  public var tags: Set<String>

  init(_ sample: Sample) {
    id = sample.id
    title = sample.title
    author = sample.author
    language = sample.language
    isPublished = sample.isPublished
    ratings = sample.ratings
    tags = Set(sample.tags)
  }
}

/// Dictionaries whose keys are numbers and enum cases.
@Mappable
public struct KeyedArticle: Equatable, Sendable {
  public var id: Int
  public var title: String
  public var author: String
  public var language: String
  public var isPublished: Bool
  public var pages: [Int: String]
  public var titles: [Language: String]

  init(_ sample: Sample) {
    id = sample.id
    title = sample.title
    author = sample.author
    language = sample.language
    isPublished = sample.isPublished
    pages = [sample.number: "Preface", 100 + sample.number: "Index"]
    titles = [.english: "Outside Data", .german: "Daten von außen"]
  }
}

/// Elements that may be null.
@Mappable
public struct OptionalArticle: Equatable, Sendable {
  public var id: Int
  public var title: String?
  public var author: String?
  public var language: String
  public var isPublished: Bool?
  public var price: Double?
  public var tags: [String?]

  init(_ sample: Sample) {
    id = sample.id
    title = sample.title
    author = sample.isPublished ? sample.author : nil
    language = sample.language
    isPublished = sample.isPublished
    price = sample.price
    tags = sample.tags + [nil]
  }
}

/// Elements that are dropped if they are invalid.
@Mappable
public struct DroppingArticle: Equatable, Sendable {
  public var id: Int
  public var title: String
  public var author: String
  public var language: String
  public var isPublished: Bool
  public var price: Double
  @DecodableRules(conversions: .strict, invalidElements: .drop) public var pages: [Int]

  init(_ sample: Sample) {
    id = sample.id
    title = sample.title
    author = sample.author
    language = sample.language
    isPublished = sample.isPublished
    price = sample.price
    pages = [sample.number, 2, 3]
  }
}

/// A key that is missing, null or present.
@Mappable
public struct PresenceArticle: Equatable, Sendable {
  public var id: Int
  public var title: Presence<String>
  public var author: Presence<String>
  public var language: Presence<String>
  public var isPublished: Presence<Bool>
  public var price: Presence<Double>
  public var tags: Presence<[String]>

  init(_ sample: Sample) {
    id = sample.id
    title = .value(sample.title)
    author = .value(sample.author)
    language = sample.isPublished ? .value(sample.language) : .null
    isPublished = .missing
    price = .value(sample.price)
    tags = .value(sample.tags)
  }
}

extension Sample {
  /// The ratings of the sample by three readers.
  var ratings: [String: Int] { ["ada": number % 5 + 1, "grace": number % 3 + 1, "alan": 4] }

  /// The same as members in a fixed order.
  var ratingMembers: Members { ["ada": number % 5 + 1, "grace": number % 3 + 1, "alan": 4] }
}

extension Shapes {
  public static let collections = Shape(
    "dictionary-set", CollectingArticle.init(_:),
    from: { sample in
      json([
        "id": sample.id, "title": sample.title, "author": sample.author,
        "language": sample.language, "isPublished": sample.isPublished,
        "ratings": sample.ratingMembers, "tags": sample.tags,
      ])
    }, hasSets: true)
  public static let keyed = Shape("int-and-enum-keys", KeyedArticle.init(_:)) { sample in
    let pages: Members = [
      sample.number.description: "Preface", (100 + sample.number).description: "Index",
    ]
    let titles: Members = ["en": "Outside Data", "de": "Daten von außen"]
    return json([
      "id": sample.id, "title": sample.title, "author": sample.author,
      "language": sample.language, "isPublished": sample.isPublished, "pages": pages,
      "titles": titles,
    ])
  }
  public static let optionals = Shape(
    "optionals", OptionalArticle.init(_:),
    from: { sample in
      json([
        "id": sample.id, "title": sample.title,
        "author": sample.isPublished ? sample.author : nil, "language": sample.language,
        "isPublished": sample.isPublished, "price": sample.price,
        "tags": sample.tags.map(Optional.some) + [nil],
      ])
    },
    writtenAs: { sample in
      let tags = sample.tags.map(Optional.some) + [nil]
      return sample.isPublished
        ? json([
          "id": sample.id, "title": sample.title, "author": sample.author,
          "language": sample.language, "isPublished": true, "price": sample.price, "tags": tags,
        ])
        : json([
          "id": sample.id, "title": sample.title, "language": sample.language,
          "isPublished": false, "price": sample.price, "tags": tags,
        ])
    })
  public static let dropping = Shape(
    "dropped-elements", DroppingArticle.init(_:),
    from: { sample in
      let document = json([
        "id": sample.id, "title": sample.title, "author": sample.author,
        "language": sample.language, "isPublished": sample.isPublished, "price": sample.price,
      ])
      return document.dropLast() + ",\"pages\":[\(sample.number),\"ii\",2,3]}"
    },
    writtenAs: { sample in
      json([
        "id": sample.id, "title": sample.title, "author": sample.author,
        "language": sample.language, "isPublished": sample.isPublished, "price": sample.price,
        "pages": [sample.number, 2, 3],
      ])
    })
  public static let presence = Shape("presence", PresenceArticle.init(_:)) { sample in
    json([
      "id": sample.id, "title": sample.title, "author": sample.author,
      "language": sample.isPublished ? sample.language : nil, "price": sample.price,
      "tags": sample.tags,
    ])
  }
}
