import Maquette
import TestSupport
import Testing

@Mappable
private struct MovedAuthor: Equatable {
  var author: String
  var language = "en"
}

@Mappable
private struct MovedArticle: Equatable {
  var id: Int
  var title: String?
  var origin: MovedAuthor
  var isPublished = false
  @DecodableAlias("cost") var price: Double = 1
  @CodingKey(path: "meta.tags") var tags: [String] = []
  var inner: MovedPart?
}

@Mappable
private struct MovedPart: Equatable {
  var partName: String
  var pageCount: Int?
}

@Mappable
private struct MovedShelf: Equatable {
  var articles: [MovedArticle]
  var firstArticle: MovedArticle?
}

/// A factory, or naming by path, needs the general way for every model of the configuration.
@Mappable
private struct PlacedElsewhere {
  var name: String
}

@Suite("Configured models are mapped with tables as in the general way")
struct ConfiguredTableTests {
  /// The rules for the models above, and whether tables describe the article.
  private static var rules: [[ModelConfiguration]] {
    let article = ModelConfiguration.model(MovedArticle.self)
    let part = ModelConfiguration.model(MovedPart.self)
    return [
      [article.key("number", for: "id").key("name", for: "title")],
      [
        article.key("number", for: "id").aggregate("author", "language", into: "origin"),
        part.naming(.snakeCase),
      ],
      [article.aggregate("language", "author", "tone", into: "origin")],
      [
        .model(MovedAuthor.self).key("writer", for: "author"),
        article.aggregate("writer", "language", into: "origin"),
      ],
      // Places that other properties have left, or still have.
      [article.key("title", for: "id").key("id", for: "title")],
      [article.key("id", for: "title")],
      [article.key("cost", for: "isPublished")],
      [article.key("price", for: "id")],
      // Paths, also with a common beginning.
      [article.key("info", "number", for: "id").key("info", "name", for: "title")],
      [article.key("meta", "number", for: "id")],
      [article.key("meta", for: "title")],
      [article.key("list", for: "tags")],
      [article.key("info", "list", for: "tags").key("info", "number", "now", for: "id")],
      // Several places.
      [article.key("number", for: "id").key("info", "number", for: "id").key("id", for: "id")],
      [article.key("number", for: "id").key("name", for: "id").key("name", for: "title")],
      // Excluded properties.
      [article.ignoring("price", "title")],
      [article.ignoring("isPublished").key("number", for: "isPublished")],
      [article.only("id", "origin").key("price", for: "id")],
      [part.naming(.snakeCase).ignoring("pageCount")],
      [
        article.naming(.snakeCase), part.naming(.snakeCase),
        .model(MovedAuthor.self).naming(.camelCase),
      ],
    ]
  }

  private static let keys = [
    "id", "number", "name", "title", "author", "writer", "language", "tone", "origin",
    "isPublished", "is_published", "price", "cost", "meta", "list", "info", "inner", "other",
  ]

  private static let part = [
    #"{"partName": "p", "pageCount": 3}"#, #"{"part_name": "p", "page_count": 3}"#,
    #"{"part_name": "p", "partName": "q"}"#, #"{"partName": "p", "part_name": "r"}"#,
    #"{"partName": "p", "page_count": null}"#, #"{"pageCount": null}"#,
  ]

  private static let values: [String: [String]] = [
    "id": ["1", "2", #""3""#], "number": ["4", "5", "6", "[]"], "title": [#""12""#, #""13""#],
    "price": ["1.5", "2"], "cost": ["7"], "isPublished": ["true"], "is_published": ["true"],
    "inner": part,
    "meta": [
      #"{"tags": ["a", "b"], "number": 8}"#, #"{"number": 9}"#, "{}", #"{"tags": 1}"#, "null", "4",
    ],
    "info": [
      #"{"number": 6, "name": "n"}"#, #"{"list": ["x"], "number": {"now": 1}}"#, "{}", "null", "1",
    ],
    "list": [#"["c"]"#, "null"],
    "origin": [#"{"author": "o", "language": "fr"}"#, #"{"language": "de"}"#, "{}", "null", "3"],
  ]

  private static func article(_ random: inout SeededGenerator) -> String {
    var members: [String] = []
    for key in keys.shuffled(using: &random) {
      let usual = ["id", "number", "author", "writer", "language", "meta", "info"].contains(key)
      guard random.below(20) < (usual ? 19 : 8) else { continue }
      let value =
        random.below(32) == 0
        ? random.pick(["null", "{}", "[1]", "true", #""text""#])
        : random.pick(values[key] ?? [#""text""#, #""\u0061""#])
      members.append("\"\(key)\": \(value)")
      if random.below(24) == 0 { members.append(members[0]) }
    }
    return "{\(members.joined(separator: ",\n"))}"
  }

  private static func result<T>(_ body: () throws -> T) -> String {
    do { return "\(try body())" } catch { return "error: \(error)" }
  }

  @Test("Values, errors and encoded data are the same", arguments: Self.rules.indices)
  func agrees(index: Int) throws {
    let rules = Self.rules[index]
    let tables = try MappingConfiguration(rules)
    let other = ModelConfiguration.model(PlacedElsewhere.self)
    let made = try MappingConfiguration(
      rules + [other.making { _, _ in PlacedElsewhere(name: "") }])
    let placed = try MappingConfiguration(
      rules + [other.naming { property, _, _ in property.name }])
    let ways = [tables, made].map { JSONMapper(options: .init(configuration: $0)) }
    let trees = [tables, made].map { ValueMapper(options: .init(configuration: $0)) }
    let written = JSONMapper(options: .init(configuration: placed))
    let writtenTree = ValueMapper(options: .init(configuration: placed))
    var random = SeededGenerator(seed: UInt64(index) + 1)
    var decoded = 0
    // Few texts are valid under some of the rules.
    for round in 0..<400 where round < LongRun.count(80, long: 400) || decoded == 0 {
      var text = Self.article(&random)
      if round % 8 == 7 {
        let others = (0..<3).map { _ in Self.article(&random) }.joined(separator: ", ")
        text = #"{"articles": [\#(others)], "firstArticle": \#(text)}"#
        let shelves = ways.map { way in
          Self.result { try way.decode(MovedShelf.self, from: text) }
        }
        #expect(shelves[0] == shelves[1], "\(text)")
        continue
      }
      let articles = ways.map { way in
        Self.result { try way.decode(MovedArticle.self, from: text) }
      }
      #expect(articles[0] == articles[1], "\(text)")
      let tree = try AnyValue(json: text)
      let fromTrees = trees.map { way in
        Self.result { try way.decode(MovedArticle.self, from: tree) }
      }
      #expect(fromTrees[0] == fromTrees[1], "\(text)")
      guard let article = try? ways[0].decode(MovedArticle.self, from: text) else { continue }
      decoded += 1
      #expect(try ways[0].encodeString(article) == written.encodeString(article), "\(text)")
      #expect(try trees[0].encode(article) == writtenTree.encode(article), "\(text)")
    }
    #expect(decoded > 0)
  }

  @Test("A document with the declared keys, or with an error, is decoded as without tables")
  func takesDetours() throws {
    let configuration = try MappingConfiguration(
      .model(MovedArticle.self).key("number", for: "id")
        .aggregate("author", "language", into: "origin"))
    let mapper = JSONMapper(options: .init(configuration: configuration))
    let declared = #"{"id": 1, "origin": {"author": "a", "language": "b"}}"#
    let moved = #"{"number": 1, "author": "a", "language": "b"}"#
    #expect(
      try mapper.decode(MovedArticle.self, from: declared)
        == mapper.decode(MovedArticle.self, from: moved))
    let error = #expect(throws: MappingError.self) {
      try mapper.decode([MovedArticle].self, from: "[\(moved),\n\(moved),\n{\"number\": []}]")
    }
    #expect(
      error?.description
        == "expected Int at '[2].number' in MovedArticle, found an array (line 3, column 12)")
  }

  @Test("An encoding error has the path in the data")
  func placesEncodingErrors() throws {
    let configuration = try MappingConfiguration(
      .model(MovedArticle.self).key("costs", "net", for: "price"))
    let article = MovedArticle(id: 1, origin: MovedAuthor(author: "a"), price: .nan)
    let error = #expect(throws: MappingError.self) {
      try JSONMapper(options: .init(configuration: configuration)).encode([article])
    }
    #expect(error?.code == .unencodable && error?.path.description == "[0].costs.net")
  }

  @Test("More configurations than a type has tables for still work")
  func limitsTables() throws {
    for index in 0..<80 {
      let configuration = try MappingConfiguration(
        .model(MovedPart.self).key("name\(index)", for: "partName"))
      let mapper = JSONMapper(options: .init(configuration: configuration))
      let part = try mapper.decode(MovedPart.self, from: #"{"name\#(index)": "x"}"#)
      #expect(part == MovedPart(partName: "x"))
      #expect(try mapper.encodeString(part) == #"{"name\#(index)":"x"}"#)
    }
  }
}
