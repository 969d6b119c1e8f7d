import AgreementSupport
import Maquette
import Testing

@Suite("Keys, aliases and paths")
struct KeyTests {
  @Mappable struct Aliased: Equatable {
    @DecodableAlias("first", "second") var name: String
    @CodingKey("k") @DecodableAlias("old", path: "meta.k") var other: Int?
  }

  // Features: 30, 32, 2.3
  @Test(
    "The own key counts first, then aliases in their order",
    arguments: [
      (#"{"name":"a"}"#, "a"), (#"{"first":"b"}"#, "b"), (#"{"second":"c"}"#, "c"),
      (#"{"name":"a","first":"b","second":"c"}"#, "a"),
      (#"{"second":"c","first":"b","name":"a"}"#, "a"),
      (#"{"second":"c","first":"b"}"#, "b"), (#"{"first":"b","second":"c"}"#, "b"),
    ])
  func theOwnKeyCountsFirstThenAliasesInTheirOrder(_ json: String, _ name: String) throws {
    #expect(try read(Aliased.self, json).name == name)
  }

  // Features: 31, 3.2
  @Test(
    "An alias can be a path",
    arguments: [
      (#"{"name":"","meta":{"k":1},"old":2,"k":3}"#, 3),
      (#"{"name":"","k":3,"old":2,"meta":{"k":1}}"#, 3),
      (#"{"name":"","meta":{"k":1},"old":2}"#, 2), (#"{"name":"","old":2,"meta":{"k":1}}"#, 2),
      (#"{"name":"","meta":{"k":1}}"#, 1), (#"{"name":"","meta":{}}"#, nil),
      (#"{"name":"","meta":null}"#, nil), (#"{"name":"","k":null,"old":2}"#, nil),
    ])
  func anAliasCanBeAPath(_ json: String, _ other: Int?) throws {
    #expect(try read(Aliased.self, json).other == other)
  }

  // Features: 29, 30
  @Test("Aliases are not written and the own key is missing")
  func aliasesAreNotWrittenAndTheOwnKeyIsMissing() throws {
    #expect(try write(Aliased(name: "a", other: 1)) == #"{"name":"a","k":1}"#)
    #expect(try readError(Aliased.self, "{}").path.description == "name")
  }

  @Test func anAliasWinsOverWhatAnUpdatedModelHolds() throws {
    var model = Aliased(name: "a", other: 1)
    try JSONMapper().update(&model, from: #"{"second":"b","meta":{"k":2}}"#)
    #expect(model == Aliased(name: "b", other: 2))
  }

  @Mappable struct Shared: Equatable {
    @CodingKey("time") var date: Int
    @CodingKey("time", encode: "text") var text: String
    @CodingKey("a.b", encode: "ab") var dotted: Int?
  }

  // Features: 28, 29, 3.3
  @Test("One key feeds several properties, each may be written elsewhere")
  func oneKeyFeedsSeveralProperties() throws {
    let model = try read(Shared.self, #"{"time":3,"a.b":4}"#)
    #expect(model == Shared(date: 3, text: "3", dotted: 4))
    #expect(try write(model) == #"{"time":3,"text":"3","ab":4}"#)
  }

  @Mappable struct Nested: Equatable {
    @CodingKey(path: "user.name") var name: String
    var id: Int
    @CodingKey("user", "age") var age: Int?
    @CodingKey(path: "user.home.city") var city: String = "?"
    @CodingKey("user", "a.b") var dotted: Int?
  }

  // Features: 45, 46, 3.11, 5.7
  @Test("Nested paths are read and rebuilt")
  func pathsAreReadAndRebuilt() throws {
    try expectRoundTrip(
      Nested(name: "Ada", id: 1, age: 3, city: "London", dotted: 4),
      #"{"user":{"name":"Ada","age":3,"home":{"city":"London"},"a.b":4},"id":1}"#)
    #expect(
      try read(Nested.self, #"{"id":1,"user":{"x":[],"name":"Ada","home":null}}"#)
        == Nested(name: "Ada", id: 1))
  }

  // Features: 47
  @Test(
    "Paths that lead nowhere tell the place",
    arguments: [
      (#"{"id":1}"#, MappingError.Code.missingKey, "user.name"),
      (#"{"id":1,"user":null}"#, .missingKey, "user.name"),
      (#"{"id":1,"user":{}}"#, .missingKey, "user.name"),
      (#"{"id":1,"user":5}"#, .typeMismatch, "user"),
      (#"{"id":1,"user":{"name":null}}"#, .unexpectedNull, "user.name"),
      (#"{"id":1,"user":{"name":"","home":{"city":[]}}}"#, .typeMismatch, "user.home.city"),
    ])
  func pathsThatLeadNowhere(_ json: String, _ code: MappingError.Code, _ path: String) throws {
    let error = try readError(Nested.self, json)
    #expect(error.code == code)
    #expect(error.path.description == path)
  }

  @Mappable struct Optionals: Equatable {
    @CodingKey(path: "a.b.c") var deep: Int?
    @CodingKey(path: "a.d") var flat: Int?
  }

  @Test func objectsOfPathsThatHoldNothingAreLeftOut() throws {
    #expect(try write(Optionals()) == "{}")
    #expect(try write(Optionals(flat: 1)) == #"{"a":{"d":1}}"#)
    try expectRoundTrip(Optionals(deep: 1), #"{"a":{"b":{"c":1}}}"#)
  }

  @Mappable struct WholeAndPart: Equatable {
    @EncodableIgnored @CodingKey("user") var whole: AnyValue
    @CodingKey(path: "user.name") var name: String
  }

  // Features: 45
  @Test("A key can be AP roperty and AS tep") func aKeyCanBeAPropertyAndAStep() throws {
    let model = try read(WholeAndPart.self, #"{"user":{"id":1,"name":"Ada"}}"#)
    #expect(model.name == "Ada")
    #expect(model.whole == ["id": 1, "name": "Ada"])
  }

  @Mappable struct Odd: Equatable {
    @CodingKey("a\"b\\c\n") var escaped: Int
    @CodingKey("名前 🙂") var unicode: Int
    @CodingKey("\u{1}") var control: Int
  }

  // Features: 28, 40
  @Test("Keys hold any characters, dots too")
  func keysOfAnyCharacters() throws {
    try expectRoundTrip(
      Odd(escaped: 1, unicode: 2, control: 3), #"{"a\"b\\c\n":1,"名前 🙂":2,"\u0001":3}"#)
  }

  @Mappable struct Separators: Equatable {
    @CodingKey("a.b|c;d\\e") var punctuation: Int
    @CodingKey(".\u{301};") var combined: Int
    @CodingKey(path: "x.y") var nested: Int
  }

  @Test("Keys contain the characters that separate keys in generated code")
  func keysOfSeparators() throws {
    try expectRoundTrip(
      Separators(punctuation: 1, combined: 2, nested: 4),
      "{\"a.b|c;d\\\\e\":1,\".\u{301};\":2,\"x\":{\"y\":4}}")
  }

  @Test func fixedConstantsAndIgnoredKeysAreKnown() throws {
    let mapper = JSONMapper(options: .init(unknownKeys: .reject))
    let model = try mapper.decode(Known.self, from: #"{"a":1,"b":9,"c":9}"#)
    #expect(model == Known(a: 1))
    #expect(throws: MappingError.self) {
      try mapper.decode(Known.self, from: #"{"a":1,"d":9}"#)
    }
  }

  @Mappable struct Known: Equatable {
    var a: Int
    let b = 2
    @DecodableIgnored var c = 3
    @CodableIgnored var d = 4
  }
}
