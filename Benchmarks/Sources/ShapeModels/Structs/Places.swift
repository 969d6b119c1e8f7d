import Maquette

/// Two properties at deeper paths.
@Mappable
public struct DeepArticle: Equatable, Sendable {
  public var id: Int
  public var title: String
  @CodingKey(path: "origin.author") public var author: String
  @CodingKey(path: "origin.language") public var language: String
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

/// A model at a deeper path.
@Mappable(container: "data.article")
public struct ContainedArticle: Equatable, Sendable {
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

/// Properties by position in an array.
@Mappable(layout: .array)
public struct PositionalArticle: Equatable, Sendable {
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

/// Two properties in a tuple, which is an array.
@Mappable
public struct PairingArticle: Sendable {
  public var id: Int
  public var title: String
  public var origin: (String, String)
  public var isPublished: Bool
  public var price: Double
  public var tags: [String]

  init(_ sample: Sample) {
    id = sample.id
    title = sample.title
    origin = (sample.author, sample.language)
    isPublished = sample.isPublished
    price = sample.price
    tags = sample.tags
  }
}

extension PairingArticle: Equatable {
  public static func == (left: Self, right: Self) -> Bool {
    left.id == right.id && left.title == right.title && left.origin == right.origin
      && left.isPublished == right.isPublished && left.price == right.price
      && left.tags == right.tags
  }
}

extension Shapes {
  public static let paths = Shape("nested-paths", DeepArticle.init(_:)) {
    nested.documents[$0.number]
  }
  public static let contained = Shape("container", ContainedArticle.init(_:)) { sample in
    "{\"data\":{\"article\":\(sample.document)}}"
  }
  public static let positions = Shape("layout-array", PositionalArticle.init(_:)) { sample in
    "[" + sample.members.map(\.value.json).joined(separator: ",") + "]"
  }
  public static let tuple = Shape("tuple", PairingArticle.init(_:)) { sample in
    json([
      "id": sample.id, "title": sample.title, "origin": [sample.author, sample.language],
      "isPublished": sample.isPublished, "price": sample.price, "tags": sample.tags,
    ])
  }
}
