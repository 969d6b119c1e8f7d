import Maquette

/// Hooks after decoding and before encoding.
@Mappable
public struct HookedArticle: Equatable, Sendable {
  public var id: Int
  public var title: String
  public var author: String
  public var language: String
  public var isPublished: Bool
  public var price: Double
  public var tags: [String]
  @CodableIgnored public var isCheap = false

  init(_ sample: Sample) {
    id = sample.id
    title = sample.title
    author = sample.author
    language = sample.language
    isPublished = sample.isPublished
    price = sample.price
    tags = sample.tags
    isCheap = price < 100
  }

  @CodableHook(.didDecode) mutating func complete() throws {
    guard id > 0 else { throw MappingError(.invalidValue, expected: "an id") }
    isCheap = price < 100
  }

  @CodableHook(.willEncode) mutating func prepare() { isCheap = false }
}

/// Hooks that change the tree: an older key before decoding, a version after encoding.
@Mappable
public struct RewrittenArticle: Equatable, Sendable {
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

  @CodableHook(.willDecode) static func upgrade(_ tree: inout AnyValue) {
    if let name = tree["name"].string { tree["title"] = .string(name) }
  }

  @CodableHook(.didEncode) func stamp(_ tree: inout AnyValue) { tree["version"] = 2 }
}

extension Shapes {
  public static let hooks = Shape("hooks-model", HookedArticle.init(_:), from: \.document)
  public static let treeHooks = Shape(
    "hooks-tree", RewrittenArticle.init(_:),
    from: { sample in
      json([
        "id": sample.id, "name": sample.title, "author": sample.author,
        "language": sample.language, "isPublished": sample.isPublished, "price": sample.price,
        "tags": sample.tags,
      ])
    },
    writtenAs: { $0.document.dropLast() + ",\"version\":2}" })
}
