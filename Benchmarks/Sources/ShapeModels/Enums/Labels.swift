import Maquette

/// Cases whose payloads are labeled values instead of models.
@Mappable
public enum LabelledItem: Equatable, Sendable {
  case film(
    id: Int, title: String, director: String, isReleased: Bool, length: Double, genres: [String])
  case book(
    id: Int, title: String, author: String, isPublished: Bool, price: Double, tags: [String])
  case note(String)
}

/// The same with the tag between the labels.
@Mappable(tagged: .internal("type"))
public enum LabelledInternalItem: Equatable, Sendable {
  case film(
    id: Int, title: String, director: String, isReleased: Bool, length: Double, genres: [String])
  case book(
    id: Int, title: String, author: String, isPublished: Bool, price: Double, tags: [String])
  case nothing
}

extension Shapes {
  public static let labels = Shape("enum-external-labels") { sample -> LabelledItem in
    sample.isFilm
      ? .film(
        id: sample.id, title: sample.title, director: sample.author,
        isReleased: sample.isPublished, length: sample.price, genres: sample.tags)
      : .book(
        id: sample.id, title: sample.title, author: sample.author,
        isPublished: sample.isPublished, price: sample.price, tags: sample.tags)
  } from: {
    external.documents[$0.number]
  }
  public static let internalLabels = Shape("enum-internal-labels") {
    sample -> LabelledInternalItem in
    sample.isFilm
      ? .film(
        id: sample.id, title: sample.title, director: sample.author,
        isReleased: sample.isPublished, length: sample.price, genres: sample.tags)
      : .book(
        id: sample.id, title: sample.title, author: sample.author,
        isPublished: sample.isPublished, price: sample.price, tags: sample.tags)
  } from: {
    $0.taggedPayload
  }
}
