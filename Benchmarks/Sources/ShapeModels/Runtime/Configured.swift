import Maquette

extension Shapes {
  /// Two keys renamed, and two that make one object; for the model of `nested`.
  public static let configured = Shape(
    "configuration", NestingArticle.init(_:)
  ) { sample in
    json([
      "number": sample.id, "name": sample.title, "author": sample.author,
      "language": sample.language, "isPublished": sample.isPublished, "price": sample.price,
      "tags": sample.tags,
    ])
  }

  /// What the documents of `configured` differ by from what the model declares.
  public static func configuration() throws -> MappingConfiguration {
    try MappingConfiguration(
      .model(NestingArticle.self)
        .key("number", for: "id")
        .key("name", for: "title")
        .aggregate("author", "language", into: "origin"))
  }
}
