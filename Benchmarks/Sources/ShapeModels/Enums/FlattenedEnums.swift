import Maquette

/// The item of a sale; its keys are in the object of the sale.
@Mappable(tagged: .internal("type"))
public enum Ware: Equatable, Sendable {
  case film(director: String, length: Double)
  case book(author: String, price: Double)
}

/// A model with a flattened enum.
@Mappable
public struct Sale: Equatable, Sendable {
  public var id: Int
  public var title: String
  public var isPublished: Bool
  @CodableFlattened public var ware: Ware
  public var tags: [String]

  init(_ sample: Sample) {
    id = sample.id
    title = sample.title
    isPublished = sample.isPublished
    ware =
      sample.isFilm
      ? .film(director: sample.author, length: sample.price)
      : .book(author: sample.author, price: sample.price)
    tags = sample.tags
  }
}

extension Shapes {
  public static let flattenedEnum = Shape("flattened-enum", Sale.init(_:)) { sample in
    json([
      "id": sample.id, "title": sample.title, "isPublished": sample.isPublished,
      "type": sample.kind, (sample.isFilm ? "director" : "author"): sample.author,
      (sample.isFilm ? "length" : "price"): sample.price, "tags": sample.tags,
    ])
  }
}
