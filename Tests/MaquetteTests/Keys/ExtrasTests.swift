import AgreementSupport
import Maquette
import Testing

@Suite("Keys that no property takes")
struct ExtrasTests {
  @Mappable struct Item: Equatable {
    @CodableExtras var rest: [String: AnyValue]
    var id: Int
    @DecodableAlias("title") var name: String?
  }

  // Features: 53, 54
  @Test("They are kept and written back behind the others")
  func roundTrip() throws {
    try expectRoundTrip(
      Item(rest: ["color": "red", "size": ["width": 3]], id: 7, name: "a"),
      #"{"id":7,"name":"a","color":"red","size":{"width":3}}"#)
    #expect(
      try read(Item.self, #"{"z":null,"title":"t","id":1}"#)
        == Item(rest: ["z": .null], id: 1, name: "t"))
    #expect(try read(Item.self, #"{"id":1}"#) == Item(rest: [:], id: 1))
  }

  @Mappable struct Ordered: Equatable {
    var id: Int
    @CodableExtras var rest: AnyValue.Object
  }

  // Features: 53, 54
  @Test("An object keeps their order")
  func order() throws {
    let model = try read(Ordered.self, #"{"z":1,"id":2,"a":[true],"m":null}"#)
    #expect(model.rest.keys == ["z", "a", "m"])
    #expect(try write(model) == #"{"id":2,"z":1,"a":[true],"m":null}"#)
  }

  @Mappable struct Counted: Equatable {
    var id: Int
    @CodableExtras var counts: [String: Int]
  }

  @Test(
    "Values of a type fail as properties do",
    arguments: [
      (
        #"{"id":1,"a":"x"}"#,
        #"expected Int at 'a' in Counted, found string "x" (line 1, column 13)"#
      ),
      (#"{"id":1,"a":null}"#, "expected Int at 'a' in Counted, found null (line 1, column 13)"),
    ])
  func wrongValues(_ json: String, _ text: String) throws {
    #expect(try readError(Counted.self, json).description == text)
  }

  @Test("A report drops them and continues")
  func report() {
    let report = JSONMapper().decodeReporting(
      Counted.self, from: #"{"a":1,"b":[],"id":1,"c":"3"}"#)
    #expect(report.issues.map { "\($0.severity) \($0.path)" } == ["error b", "repair c"])
    #expect(report.value == Counted(id: 1, counts: ["a": 1, "c": 3]))
  }

  @Test("Kept keys are not unknown", arguments: [DecodingOptions.UnknownKeys.reject, .report])
  func notUnknown(_ rule: DecodingOptions.UnknownKeys) throws {
    let mapper = JSONMapper(options: .init(unknownKeys: rule))
    #expect(try mapper.decode(Counted.self, from: #"{"id":1,"a":2}"#).counts == ["a": 2])
    #expect(mapper.decodeReporting(Counted.self, from: #"{"id":1,"a":2}"#).issues.isEmpty)
  }

  @Test("A key that a property encodes is not encoded twice")
  func ownKeys() throws {
    let item = Item(rest: ["id": 9, "name": 8, "title": 7], id: 1)
    #expect(try write(item) == #"{"id":1,"title":7}"#)
  }

  @Test("An update adds to the extras")
  func update() throws {
    var model = Counted(id: 1, counts: ["a": 1, "b": 2])
    try JSONMapper().update(&model, from: #"{"b":3,"c":4}"#)
    #expect(model == Counted(id: 1, counts: ["a": 1, "b": 3, "c": 4]))
  }

  @Test("The options for duplicate keys apply to extras")
  func repeatedKeys() throws {
    let json = #"{"id":1,"a":1,"a":2}"#
    #expect(try Counted(json: json).counts == ["a": 2])
    let first = JSONMapper(options: .init(duplicateKeys: .firstWins))
    #expect(try first.decode(Counted.self, from: json).counts == ["a": 1])
    let strict = JSONMapper(options: .init(duplicateKeys: .reject))
    #expect(throws: MappingError.self) { try strict.decode(Counted.self, from: json) }
  }

  @Mappable struct Inner: Equatable {
    var x: Int
    @CodableExtras var innerRest: [String: Int]
  }

  @Mappable struct Outer: Equatable {
    @CodableExtras var rest: [String: Int]
    @CodableFlattened var inner: Inner
  }

  @Mappable struct Passing: Equatable {
    var id: Int
    @CodableFlattened var inner: Inner
  }

  // Features: 53
  @Test("Flattened members take their keys first, and the rest if nobody else does")
  func flattened() throws {
    #expect(
      try read(Outer.self, #"{"x":1,"y":2}"#)
        == Outer(rest: ["y": 2], inner: Inner(x: 1, innerRest: [:])))
    try expectRoundTrip(
      Passing(id: 3, inner: Inner(x: 1, innerRest: ["y": 2])), #"{"id":3,"x":1,"y":2}"#)
  }

  @Mappable class Base {
    var a = 0
    @CodableExtras var rest: [String: Int] = [:]
  }

  @Mappable class Middle: Base { var b = 0 }

  @Mappable final class Leaf: Middle { @CodableExtras var leafRest: [String: Int] = [:] }

  // Features: 53, 54
  @Test("Of classes the one below takes them")
  func classes() throws {
    let json = #"{"a":1,"b":2,"c":3}"#
    let middle = try Middle(json: json)
    #expect(middle.rest == ["c": 3] && middle.b == 2)
    #expect(try AnyValue(json: middle.jsonString()) == ["a": 1, "b": 2, "c": 3])
    let leaf = try Leaf(json: json)
    #expect(leaf.rest.isEmpty && leaf.leafRest == ["c": 3])
    #expect(try write(leaf) == #"{"a":1,"b":2,"c":3}"#)
    #expect(try Base(json: json).rest == ["b": 2, "c": 3])
  }

  @Mappable struct Box<Wrapped: Mappable & Equatable>: Equatable {
    var id: Int
    @CodableExtras var rest: [String: Wrapped]
  }

  @Test("Generic models keep them")
  func generic() throws {
    try expectRoundTrip(Box(id: 1, rest: ["b": true]), #"{"id":1,"b":true}"#)
  }
}
