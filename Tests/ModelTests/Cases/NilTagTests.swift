import AgreementSupport
import Maquette
import Testing

@Suite("Cases for no tag and for null")
struct NilTagTests {
  @Mappable(tagged: .internal("type")) enum Internal: Equatable {
    case circle(radius: Int)
    @CodableCase(nil) case legacy(width: Int)
  }

  @Mappable(tagged: .internal(path: "meta.type")) enum Deep: Equatable {
    case named(x: Int)
    @CodableCase("none", nil) case none
  }

  @Mappable(tagged: .adjacent("t", content: "c")) enum Adjacent: Equatable {
    case number(Int)
    @CodableCase(nil) case text(String)
    @CodableFallback case other(String, AnyValue)
  }

  @Mappable enum External: Equatable {
    case on
    case level(Int)
    @CodableCase(nil) case unset
  }

  @Mappable(tagged: .untagged) enum Untagged: Equatable {
    case number(Int)
    @CodableCase(nil) case nothing
    case text(String)
  }

  @Mappable enum Raw: Int, Equatable {
    case one = 1
    @CodableCase(nil) case zero = 0
  }

  @Mappable struct Holder: Equatable {
    var state: External
    var maybe: External?
    var list: [Untagged] = []
  }

  @Mappable struct Host: Equatable {
    var id: Int
    @CodableFlattened var shape: Internal
  }

  @Mappable struct Affixed: Equatable {
    var id: Int
    @CodableFlattened(prefix: "s_") var shape: Internal
    @CodableFlattened(prefix: "o_") var other: Internal?
  }

  @Test("If the flattened case of nil lacks a key, the error names that key")
  func flattenedWithoutKey() throws {
    #expect(try read(Host.self, #"{"id":1,"width":3}"#).shape == .legacy(width: 3))
    for (type, path) in [(Host.self as any Decoded.Type, "width"), (Affixed.self, "s_width")] {
      let error = try type.error(of: #"{"id":1}"#)
      #expect(error.code == .missingKey)
      #expect(error.path.description == path)
      #expect(error.expected == nil)
    }
    #expect(
      try read(Affixed.self, #"{"id":1,"s_width":3}"#)
        == Affixed(id: 1, shape: .legacy(width: 3), other: nil))
    #expect(try readError(Host.self, #"{"id":1,"type":"circle"}"#).path.description == "radius")
  }

  @Test("Without a tag, or with null for it, the case is the one of nil") func internalTags() throws
  {
    try expectRoundTrip(Internal.circle(radius: 2), #"{"type":"circle","radius":2}"#)
    try expectRoundTrip(Internal.legacy(width: 3), #"{"width":3}"#)
    #expect(try read(Internal.self, #"{"type":null,"width":3}"#) == .legacy(width: 3))
    #expect(try readError(Internal.self, #"{"type":"square","width":3}"#).code == .unknownCase)
    #expect(try readError(Internal.self, #"{"radius":3}"#).path.description == "width")
    #expect(try read(Deep.self, "{}") == Deep.none)
    #expect(try read(Deep.self, #"{"meta":{}}"#) == Deep.none)
    try expectRoundTrip(Deep.none, #"{"meta":{"type":"none"}}"#)
  }

  @Test func adjacentTags() throws {
    try expectRoundTrip(Adjacent.text("a"), #"{"c":"a"}"#)
    #expect(try read(Adjacent.self, #"{"t":null,"c":"a"}"#) == .text("a"))
    try expectRoundTrip(Adjacent.number(1), #"{"t":"number","c":1}"#)
    try expectRoundTrip(Adjacent.other("z", 1), #"{"t":"z","c":1}"#)
  }

  @Test("Where the tag is the value itself, nil is null") func values() throws {
    try expectRoundTrip(External.unset, "null")
    try expectRoundTrip(External.level(2), #"{"level":2}"#)
    try expectRoundTrip(Untagged.nothing, "null")
    #expect(try read([Untagged].self, #"[1,null,"a"]"#) == [.number(1), .nothing, .text("a")])
    #expect(try read(Raw.self, "null") == .zero)
    #expect(try write(Raw.zero) == "0")
  }

  @Test("A property that is optional has its own nil") func properties() throws {
    let holder = try read(Holder.self, #"{"state":null,"maybe":null,"list":[null]}"#)
    #expect(holder == Holder(state: .unset, maybe: nil, list: [.nothing]))
    #expect(try write(holder) == #"{"state":null,"list":[null]}"#)
    #expect(try readError(Holder.self, "{}").path.description == "state")
  }

  @Test func flattened() throws {
    try expectRoundTrip(Host(id: 1, shape: .legacy(width: 2)), #"{"id":1,"width":2}"#)
    try expectRoundTrip(
      Host(id: 1, shape: .circle(radius: 2)), #"{"id":1,"type":"circle","radius":2}"#)
  }

  @Test("Reports and options that look at keys know no tag to be missing") func reports() throws {
    let mapper = JSONMapper(options: .init(unknownKeys: .reject))
    #expect(try mapper.decode(Internal.self, from: #"{"width":3}"#) == .legacy(width: 3))
    #expect(
      try mapper.decode(Internal.self, from: #"{"type":null,"width":3}"#) == .legacy(width: 3))
    let report = JSONMapper().decodeReporting([Internal].self, from: #"[{"width":3},{"type":1}]"#)
    #expect(report.issues.count == 1)
  }
}

private protocol Decoded: MappingDecodable {}

extension NilTagTests.Host: Decoded {}
extension NilTagTests.Affixed: Decoded {}

extension Decoded {
  fileprivate static func error(of json: String) throws -> MappingError {
    try readError(Self.self, json)
  }
}
