import Maquette

/// Seven properties, each with a key of the object: the reference for all other shapes.
@Mappable
public struct PlainArticle: Equatable, Sendable {
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

/// Constants.
@Mappable
public struct ConstantArticle: Equatable, Sendable {
  public let id: Int
  public let title: String
  public let author: String
  public let language: String
  public let isPublished: Bool
  public let price: Double
  public let tags: [String]

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

/// Generic properties.
@Mappable
public struct GenericArticle<ID, Label> {
  public var id: ID
  public var title: String
  public var author: String
  public var language: String
  public var isPublished: Bool
  public var price: Double
  public var tags: [Label]
}

extension GenericArticle: Equatable where ID: Equatable, Label: Equatable {}

extension GenericArticle<Int, String> {
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
  public static let plain = Shape("plain-struct", PlainArticle.init(_:), from: \.document)
  public static let constants = Shape("let-struct", ConstantArticle.init(_:), from: \.document)
  public static let generic = Shape(
    "generic-struct", GenericArticle<Int, String>.init(_:), from: \.document)
}
