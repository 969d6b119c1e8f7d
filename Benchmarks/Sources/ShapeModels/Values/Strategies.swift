import Maquette

/// Values in custom forms: functions, a table, a strategy for elements.
@Mappable
public struct StrategicArticle: Equatable, Sendable {
  public var id: Int
  public var title: String
  public var author: String
  @CodableBy(.map(["English": "en", "German": "de"])) public var language: String
  @CodableBy(.map(["yes": true, "no": false])) public var isPublished: Bool
  @CodableBy(
    .transform(
      decode: { (cents: Int) in Double(cents) / 100 }, encode: { Int(($0 * 100).rounded()) }))
  public var price: Double
  @CodableBy(
    .elements(
      of: .map(["1": "swift", "2": "json", "3": "models", "4": "mapping", "5": "dictionaries"])))
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

extension Shapes {
  public static let strategies = Shape("strategies", StrategicArticle.init(_:)) { sample in
    let tags = ["swift": "1", "json": "2", "models": "3", "mapping": "4", "dictionaries": "5"]
    return json([
      "id": sample.id, "title": sample.title, "author": sample.author,
      "language": sample.language == "de" ? "German" : "English",
      "isPublished": sample.isPublished ? "yes" : "no", "price": sample.cents,
      "tags": sample.tags.map { tags[$0]! },
    ])
  }
}
