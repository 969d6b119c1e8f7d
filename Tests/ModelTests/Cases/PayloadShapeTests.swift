import AgreementSupport
import Maquette
import Testing

@Suite("Values of payloads that are ignored or flattened")
struct PayloadShapeTests {
  @Mappable struct Place: Equatable {
    var x: Int
    var y = 0
    @CodableIgnored var note = "new"
  }

  @Mappable final class Maker: Equatable {
    var maker = ""
    static func == (left: Maker, right: Maker) -> Bool { left.maker == right.maker }
  }

  /// A type that is not a model, and so is not involved.
  struct Token: Equatable {
    var id = 7
  }

  @Mappable enum External: Equatable {
    @CodableIgnored(for: "token") @CodableFlattened(for: "place")
    @CodableFlattened(
      prefix: "old_", for: "from")
    case moved(id: Int, token: Token = Token(), place: Place, from: Place?)
    @DecodableIgnored(for: "version") @EncodableIgnored(for: "secret")
    case saved(version: Int = 2, secret: String)
    @CodableIgnored(for: "_1") case pair(Int, Token? = nil)
    @CodableFlattened(for: "_0") case made(Maker, Int)
    @CodableIgnored(for: "_0") case hidden(Token = Token())
    case plain
  }

  @Mappable(tagged: .internal("type")) enum Internal: Equatable {
    @CodableFlattened(for: "place") @CodableIgnored(for: "token")
    case moved(place: Place, token: Token = Token())
    case other(n: Int)
  }

  @Mappable(tagged: .adjacent("t", content: "c")) enum Adjacent<T: Equatable>: Equatable {
    @CodableFlattened(for: "place") @CodableIgnored(for: "token")
    case moved(place: Place, token: Token = Token(), value: T)
  }

  @Mappable(tagged: .untagged) enum Untagged: Equatable {
    @CodableFlattened(for: "place") case moved(place: Place, n: Int)
    @CodableIgnored(for: "token") case token(k: String, token: Token = Token())
  }

  @Mappable struct Host: Equatable {
    var id = 0
    @CodableFlattened var state: Internal
  }

  private func expectEverywhere<T: Mappable & Equatable>(_ model: T, _ json: String) throws {
    try expectRoundTrip(model, json)
    #expect(try ValueMapper().decode(T.self, from: try AnyValue(json: json)) == model)
    let dictionary = try DictionaryMapper().encode(["a": model])
    #expect(try DictionaryMapper().decode([String: T].self, from: dictionary) == ["a": model])
    let report = JSONMapper(options: .init(unknownKeys: .report)).decodeReporting(
      T.self, from: json)
    #expect(report.value == model && report.issues.isEmpty)
  }

  @Test("Values that are ignored have their default, those that are flattened share the object")
  func taggings() throws {
    let place = Place(x: 1, y: 2)
    try expectEverywhere(
      External.moved(id: 3, place: place, from: Place(x: 4)),
      #"{"moved":{"id":3,"x":1,"y":2,"old_x":4,"old_y":0}}"#)
    try expectEverywhere(
      External.moved(id: 3, place: place, from: nil), #"{"moved":{"id":3,"x":1,"y":2}}"#)
    try expectEverywhere(External.pair(5, nil), #"{"pair":{"_0":5}}"#)
    try expectEverywhere(External.hidden(), #"{"hidden":{}}"#)
    try expectEverywhere(External.made(Maker(), 1), #"{"made":{"maker":"","_1":1}}"#)
    try expectEverywhere(Internal.moved(place: place), #"{"type":"moved","x":1,"y":2}"#)
    try expectEverywhere(
      Adjacent.moved(place: place, value: [1]), #"{"t":"moved","c":{"x":1,"y":2,"value":[1]}}"#)
    try expectEverywhere(Untagged.moved(place: place, n: 1), #"{"x":1,"y":2,"n":1}"#)
    try expectEverywhere(Untagged.token(k: "a"), #"{"k":"a"}"#)
    try expectEverywhere(
      Host(id: 1, state: .moved(place: place)), #"{"id":1,"type":"moved","x":1,"y":2}"#)
  }

  @Test("A value is ignored in one direction")
  func directions() throws {
    let read = try External(json: #"{"saved":{"version":9,"secret":"s"}}"#)
    #expect(read == .saved(version: 2, secret: "s"))
    #expect(
      try External.saved(version: 3, secret: "s").jsonString() == #"{"saved":{"version":3}}"#)
    #expect(
      try External.moved(id: 1, token: Token(id: 9), place: Place(x: 1), from: nil).jsonString()
        == #"{"moved":{"id":1,"x":1,"y":0}}"#)
  }

  @Test("Missing or invalid parts of a flattened value are reported with their location")
  func errors() throws {
    let missing = try readError(External.self, #"{"moved":{"id":1}}"#)
    #expect(missing.code == .missingKey && missing.path.description == "moved.x")
    let wrong = try readError(External.self, #"{"moved":{"id":1,"x":1,"old_x":"a"}}"#)
    #expect(wrong.code == .typeMismatch && wrong.path.description == "moved.old_x")
    var options = JSONMapper.Options()
    options.decoding.unknownKeys = .reject
    let unknown = #expect(throws: MappingError.self) {
      try JSONMapper(options: options).decode(
        External.self, from: #"{"moved":{"id":1,"x":1,"token":{}}}"#)
    }
    #expect(unknown?.code == .unknownKey && unknown?.path.description == "moved.token")
  }

  @Test("An update replaces a payload, including the defaults of ignored properties")
  func updates() throws {
    var host = Host(id: 1, state: .moved(place: Place(x: 1), token: Token(id: 9)))
    try JSONMapper().update(&host, from: #"{"type":"moved","x":5}"#)
    #expect(host == Host(id: 1, state: .moved(place: Place(x: 5))))
  }

  @Test("A configuration renames keys of a payload, and of its flattened members")
  func configured() throws {
    let configuration = try MappingConfiguration(
      .model(External.self, case: "moved").key("number", for: "id"),
      .model(Place.self).key("px", for: "x"))
    let json = #"{"moved":{"number":3,"px":1,"y":2,"old_px":4,"old_y":0}}"#
    let model = External.moved(id: 3, place: Place(x: 1, y: 2), from: Place(x: 4))
    let mapper = JSONMapper(options: .init(unknownKeys: .reject, configuration: configuration))
    #expect(try mapper.decode(External.self, from: json) == model)
    #expect(try AnyValue(json: try mapper.encode(model)) == AnyValue(json: json))
    let trees = ValueMapper(options: .init(configuration: configuration))
    #expect(try trees.decode(External.self, from: try AnyValue(json: json)) == model)
    #expect(try trees.encode(model) == AnyValue(json: json))
    let report = mapper.decodeReporting(
      External.self, from: #"{"moved":{"number":3,"px":"a","y":2}}"#)
    #expect(report.issues.map(\.error.path.description) == ["moved.px"])
  }
}
