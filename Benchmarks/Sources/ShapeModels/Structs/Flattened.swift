import Maquette

/// Two of the seven properties, as a separate model.
@Mappable
public struct Origin: Equatable, Sendable {
  public var author: String
  public var language: String

  init(_ sample: Sample) {
    author = sample.author
    language = sample.language
  }
}

/// A nested model.
@Mappable
public struct NestingArticle: Equatable, Sendable {
  public var id: Int
  public var title: String
  public var origin: Origin
  public var isPublished: Bool
  public var price: Double
  public var tags: [String]

  init(_ sample: Sample) {
    id = sample.id
    title = sample.title
    origin = Origin(sample)
    isPublished = sample.isPublished
    price = sample.price
    tags = sample.tags
  }
}

/// A flattened model.
@Mappable
public struct FlatteningArticle: Equatable, Sendable {
  public var id: Int
  public var title: String
  @CodableFlattened public var origin: Origin
  public var isPublished: Bool
  public var price: Double
  public var tags: [String]

  init(_ sample: Sample) {
    id = sample.id
    title = sample.title
    origin = Origin(sample)
    isPublished = sample.isPublished
    price = sample.price
    tags = sample.tags
  }
}

/// A flattened model whose keys have a prefix.
@Mappable
public struct PrefixingArticle: Equatable, Sendable {
  public var id: Int
  public var title: String
  @CodableFlattened(prefix: "from_") public var origin: Origin
  public var isPublished: Bool
  public var price: Double
  public var tags: [String]

  init(_ sample: Sample) {
    id = sample.id
    title = sample.title
    origin = Origin(sample)
    isPublished = sample.isPublished
    price = sample.price
    tags = sample.tags
  }
}

/// A model with extras.
@Mappable
public struct KeepingArticle: Equatable, Sendable {
  public var id: Int
  public var title: String
  public var isPublished: Bool
  public var price: Double
  public var tags: [String]
  @CodableExtras public var rest: [String: AnyValue]

  init(_ sample: Sample) {
    id = sample.id
    title = sample.title
    isPublished = sample.isPublished
    price = sample.price
    tags = sample.tags
    rest = ["author": .string(sample.author), "language": .string(sample.language)]
  }
}

extension Shapes {
  public static let nested = Shape("nested-struct", NestingArticle.init(_:)) { sample in
    json([
      "id": sample.id, "title": sample.title, "origin": sample.origin,
      "isPublished": sample.isPublished, "price": sample.price, "tags": sample.tags,
    ])
  }
  public static let flattened = Shape(
    "flattened-struct", FlatteningArticle.init(_:), from: \.document)
  public static let prefixed = Shape("flattened-prefix", PrefixingArticle.init(_:)) { sample in
    json([
      "id": sample.id, "title": sample.title, "from_author": sample.author,
      "from_language": sample.language, "isPublished": sample.isPublished, "price": sample.price,
      "tags": sample.tags,
    ])
  }
  public static let extras = Shape("extras", KeepingArticle.init(_:), from: \.document)
}

extension Sample {
  var origin: Members { ["author": author, "language": language] }
}
