import Foundation
import Maquette
import MaquetteCBOR
import MaquetteCore
import MaquetteJSON5
import MaquetteYAML
import Testing

/// A kind of mapper, with options of its own type.
private protocol OptionUser {
  associatedtype Format: Sendable & Hashable & DefaultProviding

  static func report<T: MappingDecodable>(
    _ type: T.Type, _ tree: AnyValue, _ options: MappingOptions<Format>
  ) throws -> MappingReport<T>

  static func encode(
    _ model: some MappingEncodable, _ options: MappingOptions<Format>
  ) throws -> AnyValue
}

private enum ValueUser: OptionUser {
  static func report<T: MappingDecodable>(
    _ type: T.Type, _ tree: AnyValue, _ options: ValueMapper.Options
  ) throws -> MappingReport<T> {
    ValueMapper(options: options).decodeReporting(type, from: tree)
  }

  static func encode(
    _ model: some MappingEncodable, _ options: ValueMapper.Options
  ) throws -> AnyValue {
    try ValueMapper(options: options).encode(model)
  }
}

private enum FormatUser<Format: DocumentFormat>: OptionUser {
  static func report<T: MappingDecodable>(
    _ type: T.Type, _ tree: AnyValue, _ options: MappingOptions<Format>
  ) throws -> MappingReport<T> {
    let source = try FormatMapper<Format>().encode(tree)
    return FormatMapper<Format>(options: options).decodeReporting(type, from: source)
  }

  static func encode(
    _ model: some MappingEncodable, _ options: MappingOptions<Format>
  ) throws -> AnyValue {
    try FormatMapper<Format>().decode(
      from: try FormatMapper<Format>(options: options).encode(model))
  }
}

extension MappingProfile { fileprivate static let storage: MappingProfile = "storage" }

private enum UnitKey: MappingContextKey { static var defaultValue: Int { 1 } }

private protocol Figure {}

@Mappable private struct Square: Figure, Equatable { var side = 1 }

@Mappable private struct Extra: Figure, Equatable { var size = 2 }

private let figures = PolymorphicTypes<any Figure>(
  discriminator: "kind", ["square": Square.self])

@Mappable private struct Drawing {
  @CodableBy(.oneOf(figures)) var figure: any Figure
}

@Mappable private struct Person: Equatable {
  var name = "new"
  var age: Int?
  var tags: [String] = []
  @CodableView("private") var note = "secret"
}

@Mappable private struct Measure: Equatable {
  var number: Double
}

@Mappable private struct Cost { var price: Decimal }

@Mappable private struct Dated: Equatable { var date: Date }

@Mappable private struct Blob { var bytes: Data }

@Mappable private struct Renamed: Equatable {
  @CodingKey("stored", in: .storage) var name: String
}

@Mappable private struct Scaled: Equatable {
  @CodableBy(
    .transform(
      contextualDecode: { (number: Int, context) in number * context[UnitKey.self] },
      encode: { (number: Int, context) in number / context[UnitKey.self] }))
  var size: Int
}

@Suite("Every option can be set in one initializer")
struct OptionInitializerTests {
  @Test("Options of JSON") func json() throws { try effects(FormatUser<JSONFormat>.self) }

  @Test("Options of trees") func trees() throws { try effects(ValueUser.self) }

  @Test("Options of formats")
  func formats() throws {
    try effects(FormatUser<CBORFormat>.self)
    try effects(FormatUser<YAMLFormat>.self)
  }

  /// Sets each option, and looks at its effect.
  private func effects<User: OptionUser>(_ user: User.Type) throws {
    typealias Options = MappingOptions<User.Format>
    func codes<T: MappingDecodable>(
      _ type: T.Type, _ tree: AnyValue, _ options: Options
    ) throws -> [MappingError.Code] {
      try User.report(type, tree, options).issues.map(\.code)
    }
    // Decoding.
    #expect(try codes(Person.self, ["age": "36"], .init()) == [.typeMismatch])
    #expect(try codes(Person.self, ["age": "36"], .init(conversions: .strict)) == [.typeMismatch])
    #expect(try codes(Person.self, ["x": 1], .init(unknownKeys: .reject)) == [.unknownKey])
    #expect(
      try User.report(Person.self, ["AGE": 1], .init(keys: .ignoringCase)).value == Person(age: 1))
    #expect(
      try codes([Int].self, [1, 2], .init(limits: .init(elementCount: 1))) == [.tooManyElements])
    let hidden = try User.report(Person.self, ["age": "word"], .init(hidesValues: true))
    #expect(hidden.issues.count == 1 && !"\(hidden.issues)".contains("word"))
    let rules = DecodingRules(invalidElements: .drop)
    #expect(
      try User.report(Person.self, ["tags": ["a", [:]]], .init(rules: rules)).value
        == Person(tags: ["a"]))
    #expect(
      try User.report(Person.self, "{\"age\":3}", .init(acceptsJSONText: true)).value
        == Person(age: 3))
    #expect(
      try codes(Person.self, ["tags": []], .init(reportsDefaults: true))
        == [.missingKey, .missingKey])

    // Encoding.
    #expect(try User.encode(Cost(price: 2), .init(quotesDecimals: true)) == ["price": "2"])
    let person = Person(name: "Ada", tags: [])
    #expect(
      try User.encode(person, .init(nilValues: .writeNull))
        == ["name": "Ada", "age": nil, "tags": [], "note": "secret"])
    #expect(
      try User.encode(person, .init(omitsEmpty: true)) == ["name": "Ada", "note": "secret"])
    #expect(try User.encode(person, .init(selection: .only("name"))) == ["name": "Ada"])
    #expect(try User.encode(person, .init(views: ["public"])) == ["name": "Ada", "tags": []])
    #expect(throws: MappingError.self) { try User.encode([[1]], .init(limits: .init(depth: 1))) }

    // Both.
    let dated = Dated(date: Date(timeIntervalSince1970: 5))
    for options: Options in [
      .init(conventions: .init(dates: .secondsSince1970)), .init(dates: .secondsSince1970),
      .init(conventions: .init(dates: .iso8601), dates: .secondsSince1970),
    ] {
      #expect(try User.encode(dated, options) == ["date": 5])
      #expect(try User.report(Dated.self, ["date": 5], options).value == dated)
    }
    #expect(try User.encode(Blob(bytes: Data([255])), .init(data: .hex)) == ["bytes": "ff"])
    let named = Options(nonFiniteNumbers: .names())
    #expect(try User.encode(Measure(number: .infinity), named) == ["number": "Infinity"])
    #expect(
      try User.report(Measure.self, ["number": "Infinity"], named).value
        == Measure(number: .infinity))
    #expect(
      try User.encode(Renamed(name: "a"), .init(profile: "storage")) == ["stored": "a"])
    var context = MappingContext()
    context[UnitKey.self] = 10
    #expect(try User.encode(Scaled(size: 20), .init(context: context)) == ["size": 2])
    #expect(
      try User.report(Scaled.self, ["size": 2], .init(context: context)).value == Scaled(size: 20))
    let configuration = try MappingConfiguration(naming: .screamingSnakeCase)
    #expect(
      try User.encode(Measure(number: 0.5), .init(configuration: configuration))
        == ["NUMBER": 0.5])
    var registry = TypeRegistry()
    registry.add(Extra.self, as: "extra", to: (any Figure).self)
    #expect(
      try User.encode(Drawing(figure: Extra()), .init(registry: registry))
        == ["figure": ["kind": "extra", "size": 2]])
    let drawing = try User.report(
      Drawing.self, ["figure": ["kind": "extra", "size": 3]], .init(registry: registry))
    #expect(drawing.value?.figure as? Extra == Extra(size: 3))

    // Groups of options, one or both.
    let reading = DecodingOptions(registry: registry, reportsDefaults: true)
    #expect(Options(decoding: reading) == .init(decoding: reading, encoding: .init()))
    let writing = EncodingOptions(omitsEmpty: true, registry: registry)
    #expect(Options(encoding: writing).encoding == writing)
    #expect(Options(reportsDefaults: true).decoding.reportsDefaults)
    #expect(reading.registry == registry && writing.registry == registry)
  }

  @Test("Options that only a text can show: repeated keys, repairs, the layout")
  func texts() throws {
    let twice = #"{"number":1,"number":2}"#
    let first = try JSONMapper(options: .init(duplicateKeys: .firstWins))
      .decode(Measure.self, from: twice)
    #expect(first == Measure(number: 1))
    let other = try JSON5Mapper(options: .init(duplicateKeys: .firstWins))
      .decode(Measure.self, from: twice)
    #expect(other == Measure(number: 1))
    let repairing = JSONMapper(
      options: .init(repairs: .all, omitsEmpty: true, format: .pretty, reportsDefaults: true))
    let report = repairing.decodeReporting(Person.self, from: #"{"age":1,}"#)
    #expect(report.value == Person(age: 1))
    #expect(report.issues.count { $0.code == .missingKey } == 3)
    #expect(try repairing.encodeString(Measure(number: 0.5)).contains("\n"))
    #expect(
      try YAMLMapper(options: .init(format: .init(style: .flow))).encodeString([1]) == "[1]\n")
  }
}
