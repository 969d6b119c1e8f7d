/// The content of one object of a shape: seven properties, about 200 bytes of JSON.
///
/// All shapes have the same content, each in its own form, so that their times are comparable.
public struct Sample: Sendable {
  public let number: Int
  public let id: Int
  public let title: String
  public let author: String
  public let language: String
  public let isPublished: Bool
  public let price: Double
  public let tags: [String]

  /// The samples of every shape: a number of different objects.
  public static let all = (0..<16).map(Sample.init(number:))

  init(
    number: Int, id: Int, title: String, author: String, language: String, isPublished: Bool,
    price: Double, tags: [String]
  ) {
    self.number = number
    self.id = id
    self.title = title
    self.author = author
    self.language = language
    self.isPublished = isPublished
    self.price = price
    self.tags = tags
  }

  private init(number: Int) {
    let authors = ["Ada Lovelace", "Grace Hopper", "María González", "Jürgen Groß", "李小龍"]
    let tags = ["swift", "json", "models", "mapping", "dictionaries"]
    self.number = number
    id = 10_000_000_000 + number * 7919
    title =
      number % 8 == 5
      ? "The \"Maquette\" of a Sculptor, Volume \(number)"
      : "On the Mapping of Outside Data, Volume \(number)"
    author = authors[number % authors.count]
    language = number % 3 == 0 ? "de" : "en"
    isPublished = number % 4 != 1
    price = Double(1999 + number * 1250) / 100
    self.tags = (0..<2 + number % 2).map { tags[(number + $0) % tags.count] }
  }
}

extension Sample {
  /// The members of the plain document, in the order of the plain struct's properties.
  var members: KeyValuePairs<String, any JSONText> {
    [
      "id": id, "title": title, "author": author, "language": language,
      "isPublished": isPublished, "price": price, "tags": tags,
    ]
  }

  /// The plain document.
  var document: String { members.json }
}
