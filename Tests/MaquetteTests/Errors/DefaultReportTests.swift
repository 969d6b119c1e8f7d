import Maquette
import Testing

/// Reports list defaults: always for invalid values, and on request for missing ones.
@Suite("Defaults in reports")
struct DefaultReportTests {
  @Mappable struct Plain {
    var id: Int
    var name = "new"
    @CodableDefault(1, on: .missing, .null, .invalid) var size: Int
    var link: String?
    @DecodableAlias("tag", "label") var mark = "none"
    @CodingKey("deep", "value") var depth = 3
    @CodableIgnored var cache = 0
  }

  @Mappable class Base {
    var id: Int
    var name = "new"
  }

  @Mappable final class Sub: Base {
    var size = 1
    @DecodableAlias("tag") var mark = "none"
  }

  @Mappable struct Inner {
    var latitude: Double
    var name = "inner"
    @CodingKey("deep", "level") var level = 1
    var note: String?
  }

  @Mappable struct Outer {
    var name = "outer"
    @CodableFlattened var inner: Inner
    @CodableFlattened(prefix: "a_") var first: Inner?
    @CodableFlattened(prefix: "b_", suffix: "!") var sub: Sub?
  }

  @Mappable struct Outermost {
    @CodableFlattened(prefix: "o_") var outer: Outer
    var size = 1
  }

  @Mappable struct Paths {
    @CodingKey("a", "b", "c") var deep = 1
    @CodingKey("a", "b", "d") @DecodableAlias("d") var other: [Int] = []
    @CodingKey(path: "list[0].x") var inArray = 2
  }

  struct Point: Equatable, Sendable { var x: Int }

  struct PointStrategy: DecodingStrategy {
    func decode<R: MappingReader & ~Copyable>(from reader: inout R) throws -> Point {
      Point(x: try reader.read(Int.self))
    }
  }

  @Mappable(.decode) struct Optionals {
    @DecodableBy(PointStrategy()) var point: Point?
    @DecodableBy(PointStrategy()) var other: Point? = Point(x: 1)
    var name: String? = "new"
  }

  @Mappable struct Slots: NoncopyableMappable, ~Copyable {
    var first: Slot?
    var second: Slot? = Slot()
  }

  @Mappable struct Slot: NoncopyableMappable, ~Copyable {
    var size = 1
  }

  /// The issues of both formats without their locations; they must agree.
  private func issues<T: MappingDecodable>(
    _ type: T.Type, _ json: String, keys: KeyMatching = .exact, reportsDefaults: Bool = true
  ) throws -> [String] {
    var options = DecodingOptions(keys: keys)
    options.reportsDefaults = reportsDefaults
    let text = JSONMapper(options: .init(decoding: options, encoding: .init(), format: .compact))
      .decodeReporting(type, from: json)
    let tree = ValueMapper(options: .init(decoding: options, encoding: .init()))
      .decodeReporting(type, from: try AnyValue(json: json))
    #expect(text.issues.allSatisfy { $0.severity == .repair })
    let told = text.issues.map { "\($0.code) \($0.path) \($0.resolution ?? "")" }
    // Text places a missing key below a path of a flattened member at the outer object, and so lists it
    // earlier.
    let read = tree.issues.map { "\($0.code) \($0.path) \($0.resolution ?? "")" }
    #expect(read.sorted() == told.sorted())
    return told
  }

  @Test(
    "An optional has no default to report, whether it is a model, a noncopyable one, or made by a strategy"
  )
  func optionals() throws {
    for json in ["{}", #"{"point":null,"other":null,"name":null}"#] {
      #expect(try issues(Optionals.self, json).isEmpty)
    }
    for json in ["{}", #"{"first":null,"second":null}"#] {
      var options = JSONMapper.Options()
      options.decoding.reportsDefaults = true
      let text = JSONMapper(options: options).decodeReporting(Slots.self, from: json).issues
      let tree = ValueMapper(options: .init(decoding: options.decoding, encoding: .init()))
        .decodeReporting(Slots.self, from: try AnyValue(json: json)).issues
      #expect(text.isEmpty && tree.isEmpty)
    }
  }

  // Features: 169
  @Test(
    "A report tells missing keys whose properties took their defaults",
    arguments: [
      (
        #"{"id":1}"#,
        [
          "missingKey name used the default", "missingKey size used the default",
          "missingKey mark used the default", "missingKey deep.value used the default",
        ]
      ),
      (#"{"id":1,"name":"a","size":2,"label":"b","deep":{"value":4}}"#, []),
      (
        #"{"tag":"b","size":2,"deep":{},"id":1,"link":null}"#,
        ["missingKey name used the default", "missingKey deep.value used the default"]
      ),
    ])
  func missing(_ json: String, _ told: [String]) throws {
    #expect(try issues(Plain.self, json) == told)
    #expect(try issues(Plain.self, json, reportsDefaults: false) == [])
  }

  // Features: 169
  @Test("So does one of a class, for its superclass as well")
  func classes() throws {
    #expect(
      try issues(Sub.self, #"{"id":1}"#) == [
        "missingKey name used the default", "missingKey size used the default",
        "missingKey mark used the default",
      ])
    #expect(
      try issues(Sub.self, #"{"tag":"b","size":2,"id":1}"#) == ["missingKey name used the default"]
    )
  }

  // Features: 169
  @Test("Each object is told by itself, in its order")
  func elements() throws {
    #expect(
      try issues([Base].self, #"[{"id":1},{"id":2,"name":"b"},{"id":3}]"#) == [
        "missingKey [0].name used the default", "missingKey [2].name used the default",
      ])
  }

  // Features: 169
  @Test("Keys that match by a rule are there")
  func matched() throws {
    #expect(
      try issues(Base.self, #"{"ID":1,"NAME":"b"}"#, keys: .ignoringCase)
        .allSatisfy { !$0.hasPrefix("missing") })
  }

  // Features: 169
  @Test("A null or a wrong value that became the default is always told")
  func nulls() throws {
    let json = #"{"id":1,"name":null,"size":null,"mark":"m","deep":{"value":5}}"#
    let told = [
      "unexpectedNull name used the default", "unexpectedNull size used the default",
    ]
    #expect(try issues(Plain.self, json, reportsDefaults: false) == told)
    let wrong = json.replacing(#""size":null"#, with: #""size":[]"#)
    #expect(
      try issues(Plain.self, wrong) == [told[0], "typeMismatch size used the default"])
  }

  /// The issues reported in one test, in one task.
  private final class Told: @unchecked Sendable {
    var issues: [MappingIssue] = []
  }

  // Features: 44, 51, 169
  @Test(
    "Flattened members tell theirs, with whole keys",
    arguments: [
      (
        #"{"name":"n","latitude":1,"deep":{"level":2}}"#, []
      ),
      (
        #"{"latitude":1}"#,
        [
          "missingKey name used the default", "missingKey name used the default",
          "missingKey deep.level used the default",
        ]
      ),
      (
        #"{"name":"n","latitude":1,"deep":{"level":2},"a_latitude":1,"a_name":null}"#,
        ["missingKey a_deep.level used the default", "unexpectedNull a_name used the default"]
      ),
      (
        #"{"name":"n","latitude":1,"deep":{"level":null},"b_id!":1,"b_tag!":"t","b_size!":null}"#,
        [
          #"missingKey ["b_name!"] used the default"#,
          "unexpectedNull deep.level used the default",
          #"unexpectedNull ["b_size!"] used the default"#,
        ]
      ),
    ])
  func flattened(_ json: String, _ told: [String]) throws {
    #expect(try issues(Outer.self, json) == told)
    #expect(
      try issues(Outer.self, json, reportsDefaults: false)
        == told.filter { $0.hasPrefix("unexpectedNull") })
  }

  // Features: 44, 51, 169
  @Test("So do members of flattened members") func flattenedTwice() throws {
    let json =
      #"{"o_latitude":1,"o_name":null,"o_deep":{},"o_a_name":"n","o_a_latitude":2,"size":1}"#
    #expect(
      try issues(Outermost.self, json) == [
        "missingKey o_deep.level used the default", "missingKey o_a_deep.level used the default",
        "unexpectedNull o_name used the default",
      ])
    #expect(
      try issues(
        Outermost.self, #"{"O_LATITUDE":1,"O_NAME":null,"o_deep":{"LEVEL":null}}"#,
        keys: .ignoringCase
      ).filter { $0.contains("default") } == [
        "missingKey size used the default", "unexpectedNull O_NAME used the default",
        "unexpectedNull o_deep.LEVEL used the default",
      ])
  }

  // Features: 169
  @Test(
    "What is missing or null below a path is told with the path",
    arguments: [
      (#"{"a":{"b":{"c":1,"d":[]}},"list":[]}"#, []),
      (
        #"{"list":[{}],"a":{"b":{"c":1,"d":null}}}"#,
        ["unexpectedNull a.b.d used the default"]
      ),
      (#"{"list":[],"d":[],"a":{}}"#, ["missingKey a.b.c used the default"]),
      (
        #"{"a":null,"list":[{"x":1}]}"#,
        ["missingKey a.b.c used the default", "missingKey a.b.d used the default"]
      ),
      (
        #"{"a":{"b":{"c":null}},"d":null,"list":[]}"#,
        ["unexpectedNull a.b.c used the default", "unexpectedNull d used the default"]
      ),
    ])
  func paths(_ json: String, _ told: [String]) throws {
    #expect(try issues(Paths.self, json) == told)
  }

  // Features: 169
  @Test("An update keeps what the data lacks, and tells nothing")
  func updates() throws {
    let told = Told()
    var mapper = JSONMapper { issue in told.issues.append(issue) }
    mapper.options.decoding.reportsDefaults = true
    var base = try mapper.decode(Plain.self, from: #"{"id":1,"name":"a"}"#)
    #expect(told.issues.count == 3)
    try mapper.update(&base, from: #"{"id":2}"#)
    #expect(told.issues.count == 3)
    #expect(base.name == "a")
  }

  @Mappable struct Place {
    var name = "none"
    var depth = 3
    var width = 2
    @CodableFlattened(prefix: "i_") var inner: Size
  }

  @Mappable struct Size { var height = 1 }

  @Test(
    "Under a configuration, the keys are those of the data, and what is left out is not missing")
  func configured() throws {
    func keys(_ configuration: MappingConfiguration, _ json: String) -> [String] {
      JSONMapper(options: .init(configuration: configuration, reportsDefaults: true))
        .decodeReporting(Place.self, from: json).issues.map { $0.path.description }
    }
    let renamed = try MappingConfiguration(
      .model(Place.self).key("n", for: "name").key("o", "d", for: "depth").ignoring("width"),
      .model(Size.self).key("h", for: "height"))
    #expect(keys(renamed, "{}") == ["n", "o.d", "i_h"])
    #expect(keys(renamed, #"{"n":"a","o":{"d":1},"width":4}"#) == ["i_h"])
    #expect(keys(renamed, #"{"name":"a","i_h":5}"#) == ["o.d"])
    let named = try MappingConfiguration(.model(Place.self).naming(.custom { "x_" + $0 }))
    #expect(keys(named, #"{"x_name":"a"}"#) == ["x_depth", "x_width", "i_height"])
    let parsed = try MappingConfiguration(
      .model(Place.self).key("n", for: "name").parsing("width") { _, _, value in value })
    #expect(keys(parsed, "{}") == ["n", "depth", "width", "i_height"])
    let left = try MappingConfiguration(.model(Size.self).ignoring("height"))
    #expect(keys(left, "{}") == ["name", "depth", "width"])
  }

  // Features: 169
  @Test("A report tells keys that stand twice")
  func repetitions() throws {
    func told(_ rule: DecodingOptions.DuplicateKeys) -> [String] {
      JSONMapper(options: .init(duplicateKeys: rule))
        .decodeReporting(Base.self, from: #"{"id":1,"name":"a","id":2,"x":1,"x":2}"#)
        .issues.map(\.description)
    }
    #expect(
      told(.lastWins) == [
        #"repair: duplicate key, expected "id" once at 'id' in Base, found number 2 (line 1, column 25) -> replaced the earlier value"#,
        #"repair: duplicate key, expected "x" once at 'x' in Base, found number 2 (line 1, column 37) -> replaced the earlier value"#,
      ])
    #expect(
      told(.firstWins) == [
        #"repair: duplicate key, expected "id" once at 'id', found number 2 (line 1, column 25) -> dropped"#,
        #"repair: duplicate key, expected "x" once at 'x', found number 2 (line 1, column 37) -> dropped"#,
      ])
  }
}
