import Maquette

extension Shapes {
  /// Two renamed keys, and two that form one object, for the model of `nested`.
  public static let configured = Shape(
    "configuration", NestingArticle.init(_:)
  ) { sample in
    json([
      "number": sample.id, "name": sample.title, "author": sample.author,
      "language": sample.language, "isPublished": sample.isPublished, "price": sample.price,
      "tags": sample.tags,
    ])
  }

  /// The differences between the documents of `configured` and the model's declaration.
  public static func configuration() throws -> MappingConfiguration {
    try MappingConfiguration(
      .model(NestingArticle.self)
        .key("number", for: "id")
        .key("name", for: "title")
        .aggregate("author", "language", into: "origin"))
  }
}
