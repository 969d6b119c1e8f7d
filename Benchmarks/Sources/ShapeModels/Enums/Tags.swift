import Maquette

// The same cases with each kind of tag.

/// The tag is the key around the payload.
@Mappable
public enum ExternalItem: Equatable, Sendable {
  case film(Film)
  case book(Book)
  case note(String)
}

/// The tag is among the payload's keys.
@Mappable(tagged: .internal("type"))
public enum InternalItem: Equatable, Sendable {
  case film(Film)
  case book(Book)
  case nothing
}

/// The tag is next to the payload.
@Mappable(tagged: .adjacent("type", content: "item"))
public enum AdjacentItem: Equatable, Sendable {
  case film(Film)
  case book(Book)
  case note(String)
}

/// Only the payload identifies the case.
@Mappable(tagged: .untagged)
public enum UntaggedItem: Equatable, Sendable {
  case film(Film)
  case book(Book)
  case note(String)
}

extension Shapes {
  public static let external = Shape("enum-external") { sample -> ExternalItem in
    sample.isFilm ? .film(Film(sample)) : .book(Book(sample))
  } from: { sample in
    "{\(sample.kind.json):\(sample.payload.json)}"
  }
  public static let `internal` = Shape("enum-internal") { sample -> InternalItem in
    sample.isFilm ? .film(Film(sample)) : .book(Book(sample))
  } from: {
    $0.taggedPayload
  }
  public static let adjacent = Shape("enum-adjacent") { sample -> AdjacentItem in
    sample.isFilm ? .film(Film(sample)) : .book(Book(sample))
  } from: { sample in
    json(["type": sample.kind, "item": sample.payload])
  }
  public static let untagged = Shape("enum-untagged") { sample -> UntaggedItem in
    sample.isFilm ? .film(Film(sample)) : .book(Book(sample))
  } from: {
    $0.payload.json
  }
}
