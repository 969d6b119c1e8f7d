import Maquette

/// A payload with six properties; the tag replaces the seventh.
@Mappable
public struct Book: Equatable, Sendable {
  public var id: Int
  public var title: String
  public var author: String
  public var isPublished: Bool
  public var price: Double
  public var tags: [String]

  init(_ sample: Sample) {
    id = sample.id
    title = sample.title
    author = sample.author
    isPublished = sample.isPublished
    price = sample.price
    tags = sample.tags
  }
}

/// Another payload with six properties.
@Mappable
public struct Film: Equatable, Sendable {
  public var id: Int
  public var title: String
  public var director: String
  public var isReleased: Bool
  public var length: Double
  public var genres: [String]

  init(_ sample: Sample) {
    id = sample.id
    title = sample.title
    director = sample.author
    isReleased = sample.isPublished
    length = sample.price
    genres = sample.tags
  }
}

extension Sample {
  /// Whether the sample is a film, where it is one of two kinds.
  var isFilm: Bool { number % 2 == 1 }

  /// The name of the case.
  var kind: String { isFilm ? "film" : "book" }

  /// What is in the case.
  var payload: Members {
    isFilm
      ? [
        "id": id, "title": title, "director": author, "isReleased": isPublished, "length": price,
        "genres": tags,
      ]
      : [
        "id": id, "title": title, "author": author, "isPublished": isPublished, "price": price,
        "tags": tags,
      ]
  }

  /// The tag, followed by the members of the payload.
  var taggedPayload: String { "{\"type\":\(kind.json),\(payload.json.dropFirst())" }
}
