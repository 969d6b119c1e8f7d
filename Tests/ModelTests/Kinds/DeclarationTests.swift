import AgreementSupport
import Maquette
import MaquetteConstraints
import Testing

@Suite("Declarations of every shape")
struct DeclarationTests {
  // Features: 1, 14, 17
  @Test("Structs of every access level and place")
  func structsOfEveryAccessLevelAndPlace() throws {
    try expectRoundTrip(Declared.Holder.Public(a: 1), #"{"a":1}"#)
    try expectRoundTrip(Declared.Package(a: 1), #"{"a":1}"#)
    try expectRoundTrip(Declared.Internal(a: 1), #"{"a":1}"#)
    try expectRoundTrip(Declared.InExtension(a: 1), #"{"a":1}"#)
    try expectRoundTrip(Space.Inherited(a: 1), #"{"a":1}"#)
    let members = try read(Declared.PrivateMembers.self, #"{"a":1,"b":3,"c":"x","d":[]}"#)
    #expect(members.b == 3)
    #expect(try write(members) == #"{"a":1,"b":3,"c":"x","d":[]}"#)
  }

  // Features: 11, 12
  @Test("Inferred types and several variables") func inferredTypesAndSeveralVariables()
    throws
  {
    try expectRoundTrip(
      Declared.Inferred(),
      #"{"a":3,"b":2.5,"c":"","d":true,"e":-1,"f":[],"g":{},"h":[],"i":7,"j":{}}"#)
    #expect(try read(Declared.Inferred.self, "{}") == Declared.Inferred())
    try expectRoundTrip(
      Declared.Several(a: 1, b: 2, c: "x", d: "y"), #"{"a":1,"b":2,"c":"x","d":"y"}"#)
  }

  @Test func namesThatAreKeywordsOrOurs() throws {
    try expectRoundTrip(
      Declared.Keywords(class: 1, let: "x", default: 2, self: 3, Type: 4),
      #"{"class":1,"let":"x","default":2,"self":3,"Type":4}"#)
    try expectRoundTrip(Declared.struct(a: 1), #"{"a":1}"#)
    try expectRoundTrip(
      Declared.Names(
        reader: 1, writer: 2, fields: 3, slot: 4, keys: 5, failedKeys: 6, modelName: 7, model: 8,
        value: 9, missing: 10, start: 11, isComplete: true, schema: 12, changed: 13),
      #"{"reader":1,"writer":2,"fields":3,"slot":4,"keys":5,"failedKeys":6,"modelName":7,"#
        + #""model":8,"value":9,"missing":10,"start":11,"isComplete":true,"schema":12,"changed":13}"#
    )
    try expectRoundTrip(Declared.Shadowed(a: 1), #"{"a":1}"#)
  }

  // Features: 4.3
  @Test("Constants are written and never read") func constantsAreWrittenAndNeverRead() throws {
    try expectRoundTrip(
      Declared.Constants(a: 1, b: 2), #"{"a":1,"b":2,"c":5,"d":[1],"e":2}"#)
    let other = try read(Declared.Constants.self, #"{"a":1,"c":6,"d":"no array","e":null}"#)
    #expect(other == Declared.Constants(a: 1, b: nil))
  }

  // Features: 13
  @Test("Observed computed lazy and static variables")
  func observedComputedLazyAndStaticVariables() throws {
    var observed = try read(Declared.Observed.self, #"{"count":2,"computed":9,"cached":9}"#)
    #expect(observed.changes == 0)
    #expect(observed.cached == 4)
    #expect(try write(observed) == #"{"count":2,"only":1}"#)
  }

  // Features: 60, 61
  @Test("Optionals however spelled") func optionalsHoweverSpelled() throws {
    let all = #"{"a":1,"b":2,"c":3,"d":4,"e":5,"f":6,"g":[7,null],"h":8,"i":[9]}"#
    let model = try read(Declared.Optionals.self, all)
    #expect(model.b == 2 && model.e == 5 && model.g == [7, nil])
    #expect(try write(model) == all)
    let none = try read(Declared.Optionals.self, #"{"g":[]}"#)
    #expect(none.a == nil && none.b == nil && none.c == nil && none.h == 3)
    #expect(try write(none) == #"{"g":[],"h":3}"#)
    let nulls = try read(Declared.Optionals.self, #"{"b":null,"e":null,"g":[],"h":null}"#)
    #expect(nulls.b == nil && nulls.h == nil)
    #expect(nulls.e == .some(nil))
  }

  @Test func optionalsUnderAnotherName() throws {
    #expect(
      try read(Declared.Aliased.self, "{}") == Declared.Aliased(a: nil, b: 3, c: nil))
    #expect(
      try read(Declared.Aliased.self, #"{"a":null,"b":null,"c":null}"#)
        == Declared.Aliased(a: nil, b: nil, c: nil))
    try expectRoundTrip(Declared.Aliased(a: 1, b: 2, c: 3), #"{"a":1,"b":2,"c":3}"#)
  }

  @Test("Other structs") func otherStructs() throws {
    try expectRoundTrip(Declared.Empty(), "{}")
    try expectRoundTrip(Declared.Comments(a: 1, b: 2), #"{"a":1,"b":2}"#)
    try expectRoundTrip(
      Declared.Recursive(children: [.init()], parents: [.init(children: [], parents: nil)]),
      #"{"children":[{"children":[]}],"parents":[{"children":[]}]}"#)
    try expectRoundTrip(Declared.Conditional(a: 1), #"{"a":1}"#)
    try expectRoundTrip(Declared.OwnInit(a: 2), #"{"a":2}"#)
    try expectRoundTrip(Declared.OwnCodingKeys(a: 1), #"{"a":1}"#)
    try expectRoundTrip(Declared.StatesConformance(a: 1), #"{"a":1}"#)
    try expectRoundTrip(Declared.Both(a: 1), #"{"a":1}"#)
    #expect(try read(Declared.OnlyRead.self, #"{"a":1}"#).a == 1)
    #expect(try write(Declared.OnlyWritten(a: 1)) == #"{"a":1,"f":1}"#)
  }

  // Features: 7, 8
  @Test("Generics") func generics() throws {
    #expect(try Declared.Generic<[Int?]>(json: #"{"value":[1,null]}"#).value == [1, nil])
    #expect(try write(Declared.Generic(value: ["a": 1])) == #"{"value":{"a":1}}"#)
    try expectRoundTrip(Declared.Constrained(value: "x"), #"{"value":"x"}"#)
    try expectRoundTrip(
      Declared.Where<Int, Bool>(first: [1, nil], second: ["a": true]),
      #"{"first":[1,null],"second":{"a":true}}"#)
    try expectRoundTrip(Declared.Keyed(map: [1: "a"]), #"{"map":{"1":"a"}}"#)
    #expect(try Declared.Member<[Int]>(json: #"{"first":3}"#).first == 3)
    try expectRoundTrip(Declared.Phantom<() -> Void>(id: 1), #"{"id":1}"#)
    #expect(try Declared.Shadowing<Int, String>(json: #"{"r":1,"w":"x"}"#).w == "x")
    try expectRoundTrip(Declared.Flat(value: Declared.StatesFields(a: 1)), #"{"a":1}"#)
    try expectRoundTrip(Declared.Sized<3>(count: 2), #"{"count":2}"#)
    guard case .right(let value) = try Declared.Either<Int, String>(json: #"{"right":"x"}"#) else {
      Issue.record("not the right case")
      return
    }
    #expect(value == "x")
  }

  // Features: 26
  @Test("Models of the main actor") @MainActor func modelsOfTheMainActor() throws {
    let model = try Declared.OnMain(json: #"{"a":1,"b":{"a":2}}"#)
    #expect(model.b?.a == 2)
    #expect(try model.jsonString() == #"{"a":1,"b":{"a":2}}"#)
  }
}
