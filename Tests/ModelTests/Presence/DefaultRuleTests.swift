import AgreementSupport
import Maquette
import Testing

@Suite("Where defaults come from")
struct DefaultRuleTests {
  @Mappable enum Level: String, DefaultProviding {
    case low, high
    static var defaultValue: Level { .low }
  }

  @Mappable struct Box: Equatable, DefaultProviding {
    var size: Int
    static var defaultValue: Box { Box(size: 1) }
  }

  @Mappable struct Settings: Equatable {
    var level: Level
    var box: Box
    var optional: Level?
    var own: Level = .high
  }

  @Mappable final class Holder {
    var level: Level
    let box: Box
    @CodableDefault(Level.high, on: .missing) var strict: Level
    init() { (level, box, strict) = (.low, .defaultValue, .low) }
  }

  @Mappable struct NilBesideDefault: Equatable {
    @CodableDefault(7, on: .missing) var a: Int?
    @CodableDefault(7, on: .missing) @CodingKey(path: "in.b") var b: Int?
    @CodableDefault(7, on: .missing, .null) var c: Int?
    @CodableDefault(7, on: .invalid) var d: Int?
    @CodableDefault(7, on: .missing) @CodableDefault(8, on: .null) var e: Int?
  }

  @Mappable final class NilObject { @CodableDefault(7, on: .missing) var a: Int? }

  @Test("A nil that would decode as the default for a missing key is encoded")
  func nilBesideDefault() throws {
    let model = NilBesideDefault(a: nil, b: nil, c: nil, d: nil, e: nil)
    let text = try write(model)
    #expect(text == #"{"a":null,"in":{"b":null}}"#)
    #expect(
      try read(NilBesideDefault.self, text) == NilBesideDefault(a: nil, b: nil, c: 7, d: nil, e: 7))
    let object = try NilObject(json: #"{"a":null}"#)
    #expect(object.a == nil)
    #expect(try object.jsonString() == #"{"a":null}"#)
  }

  // Features: 69
  @Test("A type has a default for every property of the type") func ofTypes() throws {
    for json in ["{}", #"{"level":null,"box":null}"#] {
      #expect(try read(Settings.self, json) == Settings(level: .low, box: Box(size: 1)))
      let holder = try Holder(json: json)
      #expect(holder.level == .low && holder.box.size == 1)
    }
    #expect(
      try read(Settings.self, #"{"level":"high","box":{"size":2},"own":"low"}"#)
        == Settings(level: .high, box: Box(size: 2), own: .low))
    #expect(try readError(Settings.self, #"{"level":"middle"}"#).path.description == "level")
    #expect(try readError(Settings.self, #"{"box":{}}"#).path.description == "box.size")
  }

  @Mappable struct Reasons: Equatable {
    @CodableDefault(1) @CodableDefault(-1, on: .invalid) var a: Int
    @CodableDefault(1, on: .missing) @CodableDefault(2, on: .null) @CodableDefault(3, on: .invalid)
    var b: Int?
    @CodableDefault("null", on: .null) @CodableDefault("wrong", on: .invalid) let c: String
  }

  // Features: 64
  @Test(
    "Each reason has a default of its own",
    arguments: [
      (#"{"c":"x"}"#, Reasons(a: 1, b: 1, c: "x")),
      (#"{"a":null,"b":null,"c":null}"#, Reasons(a: 1, b: 2, c: "null")),
      (#"{"a":"x","b":"x","c":[]}"#, Reasons(a: -1, b: 3, c: "wrong")),
      (#"{"a":7,"b":8,"c":"y"}"#, Reasons(a: 7, b: 8, c: "y")),
    ])
  func reasons(_ json: String, _ model: Reasons) throws {
    #expect(try read(Reasons.self, json) == model)
    #expect(try readError(Reasons.self, #"{"a":1}"#).code == .missingKey)
  }

  // Features: 19
  @Test("An instance of defaults is made, or what has none is told") func instances() throws {
    #expect(try Settings.defaultInstance() == Settings(level: .low, box: Box(size: 1)))
    #expect(try Holder.defaultInstance().level == .low)
    let error = #expect(throws: MappingError.self) { try Box.defaultInstance() }
    #expect(error?.description == "missing key 'size' in Box")
  }

  // Features: 67, 68
  @Test("A template given at the call fills the gaps") func templates() throws {
    let template = Settings(level: .high, box: Box(size: 9), optional: .low, own: .low)
    let json = #"{"level":"low","optional":null}"#
    let read = try JSONMapper().decode(from: json, fillingGapsOf: template)
    #expect(read == Settings(level: .low, box: Box(size: 9), optional: nil, own: .low))
    #expect(try ValueMapper().decode(from: AnyValue(json: json), fillingGapsOf: template) == read)
    #expect(template.level == .high)
    #expect(throws: MappingError.self) {
      try JSONMapper().decode(from: #"{"box":{"size":"x"}}"#, fillingGapsOf: template)
    }
  }
}
