import AgreementSupport
import Maquette
import Testing

/// A property that a configuration leaves out is neither decoded nor encoded, wherever its value is
/// and whatever its key is called.
@Suite("Properties that a configuration leaves out")
struct ExclusionTests {
  @Mappable struct Place: Equatable {
    var id = 0
    @CodingKey(path: "geo.lat") var latitude = 1.5
    @CodingKey(path: "geo.long") var longitude = 2.5
    @DecodableAlias("title", path: "info.name") var name = "none"
  }

  private static let text =
    #"{"id":1,"geo":{"lat":8,"long":9},"title":"t","info":{"name":"n"},"name":"own"}"#

  private func mappers(
    _ models: ModelConfiguration..., keys: KeyMatching = .exact,
    unknownKeys: DecodingOptions.UnknownKeys = .ignore
  ) throws -> (json: JSONMapper, tree: ValueMapper) {
    let configuration = try MappingConfiguration(models)
    let options = JSONMapper.Options(
      unknownKeys: unknownKeys, keys: keys, configuration: configuration)
    let tree = ValueMapper.Options(decoding: options.decoding, encoding: options.encoding)
    return (JSONMapper(options: options), ValueMapper(options: tree))
  }

  private func expect<T: Mappable & Equatable>(
    _ expected: T, from text: String, _ mappers: (json: JSONMapper, tree: ValueMapper),
    updating old: T, sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) throws {
    let tree = try AnyValue(json: text)
    #expect(
      try mappers.json.decode(T.self, from: text) == expected, sourceLocation: sourceLocation)
    #expect(
      try mappers.tree.decode(T.self, from: tree) == expected, sourceLocation: sourceLocation)
    let report = mappers.json.decodeReporting(T.self, from: text)
    #expect(report.value == expected, sourceLocation: sourceLocation)
    #expect(report.errors.isEmpty, sourceLocation: sourceLocation)
    var updated = old
    try mappers.json.update(&updated, from: text)
    #expect(updated == expected, sourceLocation: sourceLocation)
  }

  @Test("At a path, and by every alias") func pathsAndAliases() throws {
    let rules = ModelConfiguration.model(Place.self).ignoring("latitude", "name")
    let mappers = try mappers(rules)
    try expect(Place(id: 1, longitude: 9), from: Self.text, mappers, updating: Place())
    #expect(
      try mappers.json.encodeString(Place(id: 1, longitude: 9)) == #"{"id":1,"geo":{"long":9.0}}"#)
    try expect(
      Place(id: 1), from: Self.text, try self.mappers(.model(Place.self).only("id")),
      updating: Place())
  }

  @Test("Where only a property that is left out asks for an object, there may be anything")
  func obstacles() throws {
    let mappers = try mappers(.model(Place.self).ignoring("name"), unknownKeys: .reject)
    for info in ["1", "null", "[]", "{}", #"{"name":2}"#] {
      try expect(
        Place(id: 1), from: #"{"id":1,"info":\#(info)}"#, mappers, updating: Place())
    }
    let partly = try self.mappers(.model(Place.self).ignoring("latitude"))
    #expect(throws: MappingError.self) {
      try partly.json.decode(Place.self, from: #"{"geo":1}"#)
    }
  }

  @Test("No empty object remains in the output") func emptyObjects() throws {
    let mapper = try mappers(.model(Place.self).only("id")).json
    #expect(try mapper.encodeString(Place()) == #"{"id":0}"#)
    let moved = try mappers(
      .model(Place.self).key("y", for: "latitude").key("x", for: "longitude").ignoring("name"))
    #expect(try moved.json.encodeString(Place()) == #"{"id":0,"y":1.5,"x":2.5}"#)
    #expect(
      try moved.json.decode(Place.self, from: #"{"id":0,"y":3,"x":4,"name":"n"}"#)
        == Place(latitude: 3, longitude: 4))
  }

  @Test("Keys that only match by a rule are left out, too") func matchedKeys() throws {
    let rules = ModelConfiguration.model(Place.self).ignoring("latitude", "name")
    try expect(
      Place(id: 1), from: #"{"ID":1,"Geo":{"LAT":8},"Title":"t","NAME":"own"}"#,
      try mappers(rules, keys: .ignoringCase), updating: Place())
  }

  @Mappable(.decode) struct Layers: Equatable {
    @CodingKey(path: "ext.box") var box: [String: Int]?
    @CodingKey(path: "ext.box.size") var size: Int?
    @CodingKey("ext") var all: AnyValue?
  }

  @Test("Properties that stay keep values inside the object of one that is left out")
  func kept() throws {
    let text = #"{"ext":{"box":{"size":3,"other":4}}}"#
    for rules in [
      ModelConfiguration.model(Layers.self).only("size"), .model(Layers.self).ignoring("box"),
    ] {
      let layers = try mappers(rules).json.decode(Layers.self, from: text)
      #expect(layers.size == 3)
      #expect(layers.box?["other"] == nil)
    }
  }

  @Mappable struct Inner: Equatable {
    @CodingKey(path: "at.x") var x = 0
    @DecodableAlias("why") var y = 0
  }
  @Mappable(unknownKeys: .reject) struct Outer: Equatable {
    var id = 0
    @CodableFlattened var inner: Inner
  }
  @Mappable struct Prefixed: Equatable {
    var id = 1
    @CodableFlattened(prefix: "p_") var inner: Inner
    var last = 9
  }

  @Test("In flattened members, also where unknown keys are errors") func flattened() throws {
    let rules = ModelConfiguration.model(Inner.self).ignoring("x", "y")
    let mappers = try mappers(rules)
    let old = Outer(inner: Inner())
    try expect(
      Outer(id: 1, inner: Inner()), from: #"{"id":1,"at":{"x":2},"why":3}"#, mappers,
      updating: old)
    #expect(try mappers.json.encodeString(old) == #"{"id":0}"#)
    try expect(
      Prefixed(inner: Inner()), from: #"{"id":1,"p_at":{"x":2},"p_why":3}"#, mappers,
      updating: Prefixed(inner: Inner()))
  }

  @Test("A flattened member with a prefix stays at its place in the output") func order() throws {
    let mapper = try mappers(.model(Inner.self).key("why", for: "y")).json
    #expect(
      try mapper.encodeString(Prefixed(inner: Inner()))
        == #"{"id":1,"p_at":{"x":0},"p_why":0,"last":9}"#)
    let first = try mappers(.model(Inner.self).key("x", for: "x")).json
    #expect(
      try first.encodeString(Prefixed(inner: Inner()))
        == #"{"id":1,"p_y":0,"p_x":0,"last":9}"#)
  }
}

/// A naming rule for all models is for those that declare nothing else.
@Suite("One naming rule for all models")
struct CommonNamingTests {
  @Mappable struct Declared: Equatable {
    @CodingKey("X") var someValue = 1
    @CodingKey("in", encode: "OUT") var otherValue = 2
    @CodingKey(path: "deep.Er") var thirdValue = 3
    @DecodableAlias("old") var lastValue = 4
  }
  @Mappable(fieldNaming: .kebabCase) struct Kebab: Equatable {
    var userName = "u"
    @CodingKey("X") var x = 1
  }
  @Mappable class Base { @CodingKey("BASE") var baseValue = 1; init() {} }
  @Mappable final class Derived: Base { var ownValue = 2 }

  @Test("Declared keys and declared naming rules are written, as they are without a configuration")
  func output() throws {
    let configuration = try MappingConfiguration(naming: .snakeCase)
    let json = JSONMapper(options: .init(configuration: configuration))
    let tree = ValueMapper(options: .init(configuration: configuration))
    let text = #"{"X":1,"OUT":2,"last_value":4,"deep":{"Er":3}}"#
    #expect(try tree.encode(Declared()) == AnyValue(json: text))
    #expect(try AnyValue(json: json.encodeString(Declared())) == AnyValue(json: text))
    #expect(try json.encodeString(Kebab()) == #"{"user-name":"u","X":1}"#)
    #expect(try json.encodeString(Derived()) == #"{"BASE":1,"own_value":2}"#)
  }

  @Test("Declared keys are found, and those of the rule") func input() throws {
    let mapper = JSONMapper(
      options: .init(configuration: try MappingConfiguration(naming: .snakeCase)))
    for text in [
      #"{"X":7,"in":8,"old":9}"#, #"{"some_value":7,"other_value":8,"last_value":9}"#,
      #"{"X":7,"some_value":1,"in":8,"other_value":1,"last_value":9,"old":1}"#,
    ] {
      #expect(
        try mapper.decode(Declared.self, from: text)
          == Declared(someValue: 7, otherValue: 8, lastValue: 9))
    }
    #expect(try mapper.decode(Kebab.self, from: #"{"user-name":"v"}"#) == Kebab(userName: "v"))
  }

  @Test("The rule of one model overrides what the model declares") func ofOneModel() throws {
    let configuration = try MappingConfiguration(.model(Declared.self).naming(.snakeCase))
    let mapper = JSONMapper(options: .init(configuration: configuration))
    let text = #"{"some_value":1,"other_value":2,"last_value":4,"deep":{"Er":3}}"#
    #expect(try AnyValue(json: mapper.encodeString(Declared())) == AnyValue(json: text))
  }
}
