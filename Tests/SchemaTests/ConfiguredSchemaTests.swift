import AgreementSupport
import Foundation
import Maquette
import MaquetteSchema
import TestSupport
import Testing

@Mappable private struct Author: Equatable {
  var author: String
  var language = "en"
}

@Mappable private struct Article: Equatable {
  var id: UInt8
  var title: String?
  var origin: Author
  var isPublished = false
  @DecodableAlias("cost") var price: Double = 1
  @CodingKey(path: "meta.tags") var tags: [String] = []
  var firstDate: Date?
}

@Mappable @CodablePartial struct Reservation: Equatable {
  var day: Date
  var name: String
}

@Mappable private struct Point: Equatable {
  var latitude: Double
  var longitude: Double
}

@Mappable private struct Station: Equatable {
  var name: String
  var point: Point?
  var openDates: [Timestamp] = []
}

@Mappable private struct Line: Equatable {
  @CodableFlattened(prefix: "first_") var first: Station
  @CodableFlattened var other: Author?
  var lineLength: Int
}

@Mappable private struct Loose: Equatable {
  var theId: UInt8
  @CodableExtras var rest: [String: String] = [:]
}

@Mappable(unknownKeys: .reject) private struct Closed: Equatable {
  var theId: UInt8
  var theName: String?
}

@Mappable(tagged: .internal("kind")) private enum Move: Equatable {
  case go(fromX: Int, toX: Int = 2)
  case run(Author)
  case wait
}

@Mappable private class Bird {
  var wingSpan: UInt8
  init(wingSpan: UInt8) { self.wingSpan = wingSpan }
}

@Mappable private final class Gull: Bird {
  var cryName: String
  init(wingSpan: UInt8, cryName: String) {
    self.cryName = cryName
    super.init(wingSpan: wingSpan)
  }
}

@Mappable private struct Flock { var birds: [Bird] }

extension MappingProfile { fileprivate static let brief: MappingProfile = "brief" }
@Mappable private struct Briefed: Equatable {
  @CodingKey("n", in: .brief) var fullName: String
  @CodableBy(.text(UInt8.self), in: .brief) var count: UInt8
}

@Suite("Schemas under a configuration")
struct ConfiguredSchemaTests {
  private func expect<T>(
    _ type: T.Type, _ view: DataView, _ configuration: MappingConfiguration, _ expected: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    try expectSchema(
      type, view, options: .init(configuration: configuration), expected,
      sourceLocation: sourceLocation)
  }

  // Features: 232
  @Test("A naming rule, keys and ignored properties appear in both directions") func keys() throws {
    let configuration = try MappingConfiguration(
      naming: .snakeCase,
      .model(Station.self).key("info", "title", for: "name").ignoring("point")
        .dates("openDates", by: .date("yyyy-MM-dd")))
    try expect(
      Station.self, .decoding, configuration,
      #"""
      {"type": "object", "properties": {
        "info": {"type": "object", "properties": {"title": {"type": "string"}},
          "required": ["title"]},
        "open_dates": {
          "type": ["array", "null"], "items": {"type": "string", "format": "date"}},
        "name": false, "openDates": false},
        "required": ["info"]}
      """#)
    try expect(
      Station.self, .encoding, configuration,
      #"""
      {"type": "object", "properties": {
        "info": {"type": "object", "properties": {"title": {"type": "string"}},
          "required": ["title"]},
        "open_dates": {"type": "array", "items": {"type": "string", "format": "date"}}},
        "required": ["info", "open_dates"], "additionalProperties": false}
      """#)
  }

  @Test("A partial has the places and dates of its model, and null where that is a value")
  func partials() throws {
    let configuration = try MappingConfiguration(
      .model(Reservation.self).key("at", for: "day").dates("day", by: .date("yyyy-MM-dd")))
    try expect(
      Reservation.Partial.self, .encoding, configuration,
      #"""
      {"type": "object", "properties": {
        "at": {"type": ["string", "null"], "format": "date"}, "name": {"type": ["string", "null"]}},
        "additionalProperties": false}
      """#)
    let mapper = JSONMapper(options: .init(configuration: configuration))
    let document = #"{"at":null,"name":"a"}"#
    let partial = try mapper.decode(Reservation.Partial.self, from: document)
    #expect(partial.day == .null)
    #expect(try mapper.encodeString(partial) == document)
    for view in [DataView.encoding, .decoding, .accepting] {
      let schema = JSONSchema.of(
        Reservation.Partial.self, view, options: .init(configuration: configuration))
      #expect(try SchemaValidator(schema).errors(inJSON: document) == [])
    }
  }

  @Test("An aggregate is flat again") func aggregates() throws {
    let configuration = try MappingConfiguration(
      .model(Station.self).aggregate("latitude", "longitude", into: "point")
        .ignoring("openDates"))
    try expect(
      Station.self, .decoding, configuration,
      #"""
      {"type": "object", "properties": {
        "name": {"type": "string"}, "latitude": {"type": "number"},
        "longitude": {"type": "number"}, "point": false},
        "required": ["name"],
        "dependentRequired": {"latitude": ["longitude"], "longitude": ["latitude"]}}
      """#)
  }

  @Test("A function is a problem, and keys from the place of a model are") func functions() throws {
    func problems(_ configuration: MappingConfiguration) -> [String] {
      JSONSchema.of(Station.self, options: .init(configuration: configuration)).problems
        .map(\.description)
    }
    let station = ModelConfiguration.model(Station.self)
    #expect(
      problems(try MappingConfiguration(station.parsing("name") { _, _, value in value }))
        == ["Station.name: a function parses the value"])
    #expect(
      problems(
        try MappingConfiguration(
          station.making { _, _ in Station(name: "") }))
        == ["Station: a function makes the values of missing keys"])
    let placed = try MappingConfiguration { property, _, path in
      path.isRoot ? property.name : "in_" + property.name
    }
    #expect(
      problems(placed) == [
        "Point: the keys depend on the place of the model",
        "Station: the keys depend on the place of the model",
      ])
    #expect(problems(try MappingConfiguration { property, _ in property.name + "_" }).isEmpty)
  }

  @Test("Elements of another type have its form") func elements() throws {
    let configuration = try MappingConfiguration(
      .model(Flock.self).elements(of: "birds", as: Gull.self))
    let schema = JSONSchema.of(Flock.self, options: .init(configuration: configuration))
    #expect(
      schema.value["properties"]["birds"]["items"]["required"] == ["wingSpan", "cryName"])
    #expect(schema.problems.isEmpty)
  }

  @Test("An object of a configured subclass has other keys") func subclasses() throws {
    let configuration = try MappingConfiguration(
      .model(Gull.self).key("span", for: "wingSpan"))
    let options = JSONSchema.Options(configuration: configuration)
    #expect(JSONSchema.of(Bird.self, .encoding, options: options).value == ["type": "object"])
    let bird = JSONSchema.of(Bird.self, options: options).value
    #expect(bird["required"] == ["wingSpan"])
    #expect(JSONSchema.of(Gull.self, options: options).value["required"] == ["span", "cryName"])
  }

  // MARK: Truth

  private static var rules: [[ModelConfiguration]] {
    let article = ModelConfiguration.model(Article.self)
    let author = ModelConfiguration.model(Author.self)
    return [
      [article.key("number", for: "id").key("name", for: "title")],
      [article.key("number", for: "id").aggregate("author", "language", into: "origin")],
      [article.aggregate("language", "author", "tone", into: "origin")],
      [article.aggregate("author", into: "origin")],
      [author.key("writer", for: "author"), article.aggregate("writer", into: "origin")],
      [article.key("title", for: "id").key("id", for: "title")],
      [article.key("id", for: "title")],
      [article.key("cost", for: "isPublished")],
      [article.key("price", for: "id")],
      [article.key("info", "number", for: "id").key("info", "name", for: "title")],
      [article.key("meta", "number", for: "id")],
      [article.key("meta", for: "title")],
      [article.key("list", for: "tags")],
      [article.key("info", "list", for: "tags").key("info", "number", "now", for: "id")],
      [article.key("number", for: "id").key("info", "number", for: "id").key("id", for: "id")],
      [article.key("number", for: "id").key("name", for: "id").key("name", for: "title")],
      [article.ignoring("price", "title")],
      [article.ignoring("id")],
      [article.ignoring("isPublished").key("number", for: "isPublished")],
      [article.only("id", "origin").key("price", for: "id")],
      [article.dates("firstDate", by: .millisecondsSince1970).key("at", for: "firstDate")],
      [article.naming { property, model in "\(model.name).\(property.name)" }],
      [article.naming(.snakeCase), author.naming(.camelCase)],
      [article.parsing("title") { _, _, value in value }],
      [article.making { _, _ in Article(id: 1, origin: Author(author: "a")) }],
      [article.aggregate("id", into: "firstDate")],
    ]
  }

  @Test("Keys of one model are as its mapper has them", arguments: Self.rules.indices)
  func truth(index: Int) throws {
    let configuration = try MappingConfiguration(Self.rules[index])
    let counts = try check(
      configuration,
      [
        Article(id: 1, title: "a", origin: Author(author: "b"), tags: ["c"]),
        Article(id: 2, origin: Author(author: "", language: "d"), price: 2, firstDate: Date()),
      ])
    #expect(counts.refused > 20, "\(counts)")
  }

  @Test("Flattened members, extras, enums and profiles are as their mapper has them")
  func kinds() throws {
    for rule in [NamingRule.snakeCase, .screamingSnakeCase, .kebabCase] {
      let configuration = try MappingConfiguration(
        naming: rule, .model(Author.self).key("writer", for: "author"),
        .model(Move.self, case: "go").key("from", for: "fromX").key("to", "x", for: "toX"))
      try check(
        configuration,
        [
          Line(
            first: Station(name: "a", point: Point(latitude: 1, longitude: 2)),
            other: Author(author: "b"), lineLength: 1),
          Line(
            first: Station(name: "a", openDates: [Timestamp(secondsSince1970: 1)]), lineLength: 2),
        ])
      try check(configuration, [Loose(theId: 1), Loose(theId: 2, rest: ["a": "b"])])
      try check(configuration, [Closed(theId: 1), Closed(theId: 2, theName: "a")])
      try check(configuration, [Move.go(fromX: 1), .run(Author(author: "a")), .wait])
      try check(configuration, [Briefed(fullName: "a", count: 1)], .brief)
    }
    try check(MappingConfiguration(), [Briefed(fullName: "a", count: 1)], .brief)
  }

  @discardableResult
  private func check<T: Mappable>(
    _ configuration: MappingConfiguration, _ values: [T], _ profile: MappingProfile? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> SchemaTruthCounts {
    let conventions = CodingConventions(profile: profile)
    var truth = try SchemaTruth(
      of: T.self,
      by: JSONMapper(
        options: .init(
          decoding: DecodingOptions(conventions: conventions, configuration: configuration),
          encoding: EncodingOptions(conventions: conventions, configuration: configuration))))
    var generator = SeededGenerator(seed: 7)
    let count = LongRun.count(40, long: 2_000)
    for value in values { try truth.check(value, mutations: count, &generator) }
    truth.sample(count, mutations: 2, &generator)
    #expect(
      truth.violations.isEmpty, "\(truth.violations.joined(separator: "\n"))",
      sourceLocation: sourceLocation)
    #expect(truth.counts.encoded == values.count, sourceLocation: sourceLocation)
    return truth.counts
  }
}
