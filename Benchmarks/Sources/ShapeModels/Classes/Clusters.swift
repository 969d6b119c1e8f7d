import Maquette

/// Classes that a tag selects.
@Mappable
open class Entry: ClassCluster, SchemaEquatable {
  open class var cluster: PolymorphicTypes<Entry> { entries }
  public var id: Int
  public var title: String

  init(_ sample: Sample) {
    id = sample.id
    title = sample.title
  }
}

@Mappable
public final class BookEntry: Entry {
  public var author: String
  public var isPublished: Bool
  public var price: Double
  public var tags: [String]

  override init(_ sample: Sample) {
    author = sample.author
    isPublished = sample.isPublished
    price = sample.price
    tags = sample.tags
    super.init(sample)
  }
}

@Mappable
public final class FilmEntry: Entry {
  public var director: String
  public var isReleased: Bool
  public var length: Double
  public var genres: [String]

  override init(_ sample: Sample) {
    director = sample.author
    isReleased = sample.isPublished
    length = sample.price
    genres = sample.tags
    super.init(sample)
  }
}

private let entries = PolymorphicTypes<Entry>(
  discriminator: "type", ["film": FilmEntry.self, "book": BookEntry.self])

/// A protocol whose types a tag selects.
public protocol Item: Sendable {}
extension Film: Item {}
extension Book: Item {}

private let items = PolymorphicTypes<any Item>(
  discriminator: "type", ["film": Film.self, "book": Book.self])

/// A property of a protocol's type.
@Mappable
public struct ItemHolder: Sendable {
  @CodableBy(.oneOf(items)) public var item: any Item

  init(_ sample: Sample) { item = sample.isFilm ? Film(sample) : Book(sample) }
}

extension ItemHolder: Equatable {
  public static func == (left: Self, right: Self) -> Bool {
    switch (left.item, right.item) {
    case (let left as Film, let right as Film): left == right
    case (let left as Book, let right as Book): left == right
    default: false
    }
  }
}

extension Shapes {
  public static let cluster = Shape("class-cluster") { sample -> Entry in
    sample.isFilm ? FilmEntry(sample) : BookEntry(sample)
  } from: {
    $0.taggedPayload
  }
  public static let existential = Shape("protocol-by-tag", ItemHolder.init(_:)) {
    "{\"item\":\($0.taggedPayload)}"
  }
}
