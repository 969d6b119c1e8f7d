import Foundation
import Maquette
import Testing

/// A configuration applies to a model wherever it is, and to everything with its keys.
@Suite("How far a configuration reaches")
struct ConfigurationReachTests {
  private func mapper(
    naming: NamingRule? = nil, keys: KeyMatching = .exact,
    unknownKeys: DecodingOptions.UnknownKeys = .ignore, _ models: ModelConfiguration...
  ) throws -> JSONMapper {
    let configuration = try MappingConfiguration(naming: naming, models)
    return JSONMapper(
      options: .init(unknownKeys: unknownKeys, keys: keys, configuration: configuration))
  }

  /// Decodes text as bytes and as a tree, and encodes it again.
  private func expectRoundTrip<T: Mappable & Equatable>(
    _ value: T, _ json: String, by mapper: JSONMapper,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) throws {
    let options = ValueMapper.Options(
      decoding: mapper.options.decoding, encoding: mapper.options.encoding)
    let trees = ValueMapper(options: options)
    let tree = try AnyValue(json: json)
    #expect(try mapper.decode(T.self, from: json) == value, sourceLocation: sourceLocation)
    #expect(try trees.decode(T.self, from: tree) == value, sourceLocation: sourceLocation)
    #expect(try AnyValue(json: mapper.encode(value)) == tree, sourceLocation: sourceLocation)
    #expect(try trees.encode(value) == tree, sourceLocation: sourceLocation)
  }

  @Mappable struct Place: Equatable { var latitude = 0.0, longitude = 0.0 }
  @Mappable struct Site: Equatable {
    var placeName = ""
    var geoPoint: Place?
  }

  @Test("An aggregate whose property has another key is flat again")
  func aggregates() throws {
    let site = Site(placeName: "x", geoPoint: Place(latitude: 1, longitude: 2))
    let rules = ModelConfiguration.model(Site.self).aggregate(
      "latitude", "longitude", into: "geoPoint")
    try expectRoundTrip(
      site, #"{"place_name":"x","latitude":1,"longitude":2}"#, by: mapper(rules.naming(.snakeCase)))
    try expectRoundTrip(
      site, #"{"placeName":"x","latitude":1,"longitude":2}"#,
      by: mapper(rules.key("point", for: "geoPoint")))
  }

  @Mappable struct Tweet: Equatable { var tweetText: String }

  @Mappable struct Tagged: Equatable {
    @CodingKey(path: "meta.version") var version = 1
    var userName = ""
  }
  @Mappable(tagged: .internal(path: "meta.type")) enum Document: Equatable { case text(Tagged) }

  @Test("A payload next to a tag at a deeper path keeps its keys")
  func deepTags() throws {
    let document = Document.text(Tagged(version: 2, userName: "a"))
    try expectRoundTrip(
      document, #"{"meta":{"type":"text","version":2},"user_name":"a"}"#,
      by: mapper(naming: .snakeCase))
    try expectRoundTrip(
      document, #"{"meta":{"type":"text","version":2,"name":"a"}}"#,
      by: mapper(.model(Tagged.self).key("meta", "name", for: "userName")))
  }

  @Test("Errors name the keys of the data")
  func errors() throws {
    func path(_ json: String, _ mapper: JSONMapper) throws -> MappingPath? {
      let error = #expect(throws: MappingError.self) { try mapper.decode(Tweet.self, from: json) }
      return error?.path
    }
    let model = ModelConfiguration.model(Tweet.self)
    #expect(try path("{}", mapper(model.key("text", for: "tweetText"))) == "text")
    #expect(try path("{}", mapper(naming: .snakeCase)) == "tweet_text")
    #expect(try path("{}", mapper(model.key("a", "b", for: "tweetText"))) == "a.b")
    let nested = try mapper(model.key("a", "b", for: "tweetText"))
    #expect(try path(#"{"a":5}"#, nested) == "a")
  }

  @Mappable struct Inner: Equatable { var firstPart = 1 }
  @Mappable struct Outer: Equatable {
    var ownPart = 2
    @CodableFlattened var inner: Inner
  }

  @Mappable struct Prefixed: Equatable { @CodableFlattened(prefix: "p_") var inner: Inner }

  @Test("Flattened members have their rules")
  func flattened() throws {
    try expectRoundTrip(
      Outer(ownPart: 3, inner: Inner(firstPart: 4)), #"{"own_part":3,"first_part":4}"#,
      by: mapper(naming: .snakeCase))
    let inner = ModelConfiguration.model(Inner.self).key("one", for: "firstPart")
    try expectRoundTrip(
      Outer(ownPart: 3, inner: Inner(firstPart: 4)), #"{"ownPart":3,"one":4}"#, by: mapper(inner))
    try expectRoundTrip(
      Prefixed(inner: Inner(firstPart: 4)), #"{"p_one":4}"#, by: mapper(inner))
  }

  @Mappable class Bird: Equatable {
    var wingSpan = 0
    static func == (left: Bird, right: Bird) -> Bool { left.wingSpan == right.wingSpan }
  }

  @Mappable final class Gull: Bird { var cryName = "" }

  @Test("Subclasses have the rules of their superclass")
  func subclasses() throws {
    let base = ModelConfiguration.model(Bird.self).key("span", for: "wingSpan")
    let own = ModelConfiguration.model(Gull.self).key("cry", for: "cryName")
    for rules in [[base, own], [own, base]] {
      let configuration = try MappingConfiguration(rules)
      let mapper = JSONMapper(options: .init(configuration: configuration))
      let gull = try mapper.decode(Gull.self, from: #"{"span":5,"cry":"a"}"#)
      #expect(gull.wingSpan == 5)
      #expect(gull.cryName == "a")
      #expect(try AnyValue(json: mapper.encode(gull)) == ["span": 5, "cry": "a"])
    }
  }

  @Test("Members of a cluster have theirs")
  func clusters() throws {
    let mapper = try mapper(.model(Car.self).key("wheels", for: "wheelCount"))
    let json = #"{"vehicle":{"kind":"car","wheels":4}}"#
    let garage = try mapper.decode(Garage.self, from: json)
    #expect((garage.vehicle as? Car)?.wheelCount == 4)
    #expect(try AnyValue(json: mapper.encode(garage)) == AnyValue(json: json))
  }

  @Mappable struct OneWay: Equatable { @CodingKey("r", encode: "w") var a = 0 }

  @Test("A configured key replaces the model's own key for encoding")
  func written() throws {
    try expectRoundTrip(
      OneWay(a: 3), #"{"new":3}"#, by: mapper(.model(OneWay.self).key("new", for: "a")))
  }

  @Test("The options for key matching apply to configured keys")
  func matching() throws {
    let mapper = try mapper(keys: .ignoringCase, .model(Tweet.self).key("a", "b", for: "tweetText"))
    #expect(try mapper.decode(Tweet.self, from: #"{"A":{"B":"x"}}"#) == Tweet(tweetText: "x"))
  }

  @Mappable struct Diary: Equatable {
    var days: [Date]
    var last: Date?
  }

  @Test("Dates in arrays use their form, and an invalid one is reported with its location")
  func dates() throws {
    let mapper = try mapper(
      .model(Diary.self).dates("days", "last", by: .date("dd.MM.yyyy")))
    try expectRoundTrip(
      Diary(days: [Date(timeIntervalSince1970: 0), Date(timeIntervalSince1970: 86_400)]),
      #"{"days":["01.01.1970","02.01.1970"]}"#, by: mapper)
    let error = #expect(throws: MappingError.self) {
      try mapper.decode(Diary.self, from: #"{"days":["01.01.1970","x"]}"#)
    }
    #expect(error?.path == "days[1]")
  }

  @Test("Keys next to the path of a property are unknown")
  func unknown() throws {
    let rules = ModelConfiguration.model(Tweet.self).key("tweet", "text", for: "tweetText")
    let mapper = try mapper(unknownKeys: .reject, rules)
    #expect(
      try mapper.decode(Tweet.self, from: #"{"tweet":{"text":"x"}}"#) == Tweet(tweetText: "x"))
    #expect(throws: MappingError.self) {
      try mapper.decode(Tweet.self, from: #"{"tweet":{"text":"x","junk":1}}"#)
    }
  }

  @Mappable enum Outside: Equatable {
    case move(toPlace: String, bySteps: Int?)
    @CodingKey("b", encode: "c", for: "newName") case rename(newName: String = "x")
    case site(Site)
    case both(Int, lastOne: Int)
    case end
  }
  @Mappable(tagged: .internal("the_type")) enum Inside: Equatable {
    case move(toPlace: String, bySteps: Int)
    case site(Site)
  }
  @Mappable(tagged: .adjacent("type", content: "theData")) enum Beside: Equatable {
    case move(toPlace: String)
  }
  @Mappable(tagged: .untagged) enum Without: Equatable {
    case move(toPlace: String)
    case name(String)
  }
  @Mappable(tagged: .codable) enum Theirs: Equatable {
    case move(toPlace: String)
    case end
  }
  @Mappable struct FlatCase: Equatable {
    var ownPart = 1
    @CodableFlattened var inside: Inside
  }

  @Test("A naming rule applies to the labels of payloads with every tagging")
  func labels() throws {
    let mapper = try mapper(naming: .snakeCase)
    try expectRoundTrip(
      [Outside.move(toPlace: "a", bySteps: 2), .both(1, lastOne: 2), .end, .site(Site())],
      #"[{"move":{"to_place":"a","by_steps":2}},{"both":{"_0":1,"last_one":2}},"end","#
        + #"{"site":{"place_name":""}}]"#, by: mapper)
    try expectRoundTrip(
      [Inside.move(toPlace: "a", bySteps: 2), .site(Site(placeName: "x"))],
      #"[{"the_type":"move","to_place":"a","by_steps":2},{"the_type":"site","place_name":"x"}]"#,
      by: mapper)
    try expectRoundTrip(
      Beside.move(toPlace: "a"), #"{"type":"move","theData":{"to_place":"a"}}"#, by: mapper)
    try expectRoundTrip(
      [Without.move(toPlace: "a"), .name("b")], #"[{"to_place":"a"},"b"]"#, by: mapper)
    try expectRoundTrip(
      [Theirs.move(toPlace: "a"), .end], #"[{"move":{"to_place":"a"}},{"end":{}}]"#, by: mapper)
    try expectRoundTrip(
      FlatCase(ownPart: 3, inside: .move(toPlace: "a", bySteps: 2)),
      #"{"own_part":3,"the_type":"move","to_place":"a","by_steps":2}"#, by: mapper)
  }

  @Test("Keys that a case declares are found in addition to those of the naming rule")
  func declaredLabels() throws {
    let mapper = try mapper(naming: .snakeCase)
    for text in [#"{"rename":{"b":"y"}}"#, #"{"rename":{"new_name":"y"}}"#] {
      #expect(try mapper.decode(Outside.self, from: text) == .rename(newName: "y"))
    }
    #expect(
      try String(decoding: mapper.encode(Outside.rename(newName: "y")), as: UTF8.self)
        == #"{"rename":{"c":"y"}}"#)
    let plain = JSONMapper()
    #expect(
      try String(decoding: plain.encode(Outside.rename(newName: "y")), as: UTF8.self)
        == #"{"rename":{"c":"y"}}"#)
    let error = #expect(throws: MappingError.self) {
      try mapper.decode(Outside.self, from: #"{"move":{}}"#)
    }
    #expect(error?.path == "move.to_place")
  }

  @Mappable(container: "data.theUser") struct Boxed: Equatable { var firstName = "" }
  @Mappable(container: "data[1]") final class BoxedObject { var firstName = "" }
  @Mappable(container: "data") struct BoxedHook: Equatable {
    var firstName = ""
    @CodableHook(.willEncode) mutating func capitalize() { firstName = firstName.uppercased() }
    @CodableHook(.didEncode) func mark(_ tree: inout AnyValue) throws { tree["mark"] = true }
  }

  @Test("Rules also apply to encoding models in containers")
  func containers() throws {
    let mapper = try mapper(naming: .snakeCase)
    try expectRoundTrip(
      Boxed(firstName: "Ada"), #"{"data":{"theUser":{"first_name":"Ada"}}}"#, by: mapper)
    try expectRoundTrip(
      [Boxed(firstName: "Ada")], #"[{"data":{"theUser":{"name":"Ada"}}}]"#,
      by: self.mapper(.model(Boxed.self).key("name", for: "firstName")))
    let text = #"{"data":[null,{"first_name":"Ada"}]}"#
    let object = try mapper.decode(BoxedObject.self, from: text)
    #expect(object.firstName == "Ada")
    #expect(try String(decoding: mapper.encode(object), as: UTF8.self) == text)
    #expect(
      try String(decoding: mapper.encode(BoxedHook(firstName: "Ada")), as: UTF8.self)
        == #"{"data":{"first_name":"ADA"},"mark":true}"#)
  }
}

private protocol Vehicle: Mappable, Sendable {}

@Mappable private struct Car: Vehicle { var wheelCount = 0 }

private let vehicles = PolymorphicTypes<any Vehicle>(discriminator: "kind", ["car": Car.self])

@Mappable private struct Garage { @CodableBy(.oneOf(vehicles)) var vehicle: any Vehicle }
