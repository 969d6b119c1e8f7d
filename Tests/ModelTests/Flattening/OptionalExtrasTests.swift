import AgreementSupport
import Maquette
import Testing

/// A member that may be missing keeps unknown keys exactly if one of its own keys is there.
@Suite("Extras of optional flattened members") struct OptionalExtrasTests {
  @Mappable struct Kept: Equatable {
    var unit: String
    @CodableExtras var more: [String: AnyValue] = [:]
  }

  @Mappable final class KeptObject: Equatable {
    let unit: String
    @CodableExtras let more: AnyValue.Object

    static func == (left: KeptObject, right: KeptObject) -> Bool {
      left.unit == right.unit && left.more == right.more
    }
  }

  @Mappable struct Prefixed: Equatable {
    var id: Int?
    @CodableFlattened(prefix: "b_") var kept: Kept?
  }

  @Mappable struct Plain: Equatable {
    var id: Int?
    @CodableFlattened var kept: Kept?
  }

  @Mappable struct OfObjects: Equatable {
    var id: Int?
    @CodableFlattened var kept: KeptObject?
  }

  @Mappable struct Outer: Equatable {
    @CodableFlattened var prefixed: Prefixed?
  }

  @Mappable struct WithOwnExtras: Equatable {
    @CodableFlattened(prefix: "b_") var kept: Kept?
    @CodableExtras var rest: [String: AnyValue] = [:]
  }

  @Test(arguments: [
    #"{"id":1,"b_unit":"m","b_x":4}"#, #"{"b_x":4,"b_unit":"m","id":1}"#,
    #"{"b_x":4,"id":1,"b_unit":"m","other":2}"#,
  ])
  func `Are kept wherever the own keys are`(_ json: String) throws {
    let kept = Kept(unit: "m", more: ["x": 4])
    #expect(try read(Prefixed.self, json) == Prefixed(id: 1, kept: kept))
    #expect(try read(Outer.self, json) == Outer(prefixed: Prefixed(id: 1, kept: kept)))
  }

  @Mappable final class Middle: Equatable {
    let number: Int
    @CodableFlattened(prefix: "i_") let inner: Kept?
    @CodableFlattened(prefix: "j_") let other: Kept?

    static func == (left: Middle, right: Middle) -> Bool {
      left.number == right.number && left.inner == right.inner && left.other == right.other
    }
  }

  @Mappable struct OfNested: Equatable {
    var id: Int
    @CodableFlattened(prefix: "o_") var middle: Middle?
  }

  @Test(arguments: [
    #"{"id":1,"o_i_x":4,"o_number":2,"o_i_unit":"m"}"#,
    #"{"o_j_y":5,"o_i_x":4,"o_i_unit":"m","id":1,"o_number":2}"#,
  ])
  func `Of a member in an optional object are kept wherever its keys are`(
    _ json: String
  ) throws {
    let read = try read(OfNested.self, json)
    #expect(read.middle?.inner == Kept(unit: "m", more: ["x": 4]))
    #expect(read.middle?.other == nil)
  }

  @Test func `Come back`() throws {
    try expectRoundTrip(
      Prefixed(id: 1, kept: Kept(unit: "m", more: ["x": 4])), #"{"id":1,"b_unit":"m","b_x":4}"#)
    try expectRoundTrip(
      Plain(id: 1, kept: Kept(unit: "m", more: ["x": [1]])), #"{"id":1,"unit":"m","x":[1]}"#)
    let object = try read(OfObjects.self, #"{"x":4,"id":1,"unit":"m"}"#)
    #expect(object.kept?.more == ["x": 4])
    #expect(try write(object) == #"{"id":1,"unit":"m","x":4}"#)
  }

  @Test func `Do not make a member present`() throws {
    #expect(try read(Prefixed.self, #"{"b_x":4}"#) == Prefixed(id: nil, kept: nil))
    #expect(try read(Plain.self, #"{"x":4}"#) == Plain(id: nil, kept: nil))
  }

  @Test func `Of a missing member are unknown keys of the model`() throws {
    let mapper = JSONMapper(options: .init(unknownKeys: .report))
    let report = mapper.decodeReporting(Prefixed.self, from: #"{"b_x":4,"id":1}"#)
    #expect(report.value == Prefixed(id: 1, kept: nil))
    #expect(report.issues.map(\.error.code) == [.unknownKey])
    #expect(
      mapper.decodeReporting(Prefixed.self, from: #"{"b_x":4,"b_unit":"m"}"#).issues.isEmpty)
    #expect(throws: MappingError.self) {
      try JSONMapper(options: .init(unknownKeys: .reject))
        .decode(Prefixed.self, from: #"{"b_x":4}"#)
    }
  }

  @Test func `Are the model's if it keeps unknown keys itself`() throws {
    #expect(
      try read(WithOwnExtras.self, #"{"b_unit":"m","b_x":4,"y":1}"#)
        == WithOwnExtras(kept: Kept(unit: "m"), rest: ["b_x": 4, "y": 1]))
  }

  @Test func `Are updated`() throws {
    var model = Prefixed(id: 1, kept: Kept(unit: "m", more: ["x": 4]))
    try JSONMapper().update(&model, from: #"{"b_x":5,"b_y":6}"#)
    #expect(model.kept == Kept(unit: "m", more: ["x": 5, "y": 6]))
    model.kept = nil
    try JSONMapper().update(&model, from: #"{"b_x":5}"#)
    #expect(model.kept == nil)
    try JSONMapper().update(&model, from: #"{"b_x":5,"b_unit":"s"}"#)
    #expect(model.kept == Kept(unit: "s", more: ["x": 5]))
  }

  @Mappable class Base: SchemaEquatable {
    @CodableFlattened(prefix: "b_") var kept: Kept?
    init() {}
  }

  @Mappable final class Derived: Base {
    var id: Int?
    override init() { super.init() }
  }

  @Mappable(tagged: .untagged) enum Untagged: Equatable {
    case number(Int)
    case model(Prefixed)
  }

  @Mappable(tagged: .internal("t")) enum Tagged: Equatable {
    case model(Prefixed)
    case none
  }

  @Test func `Of superclasses and of payloads`() throws {
    let kept = Kept(unit: "m", more: ["x": 4])
    let json = #"{"b_x":4,"b_unit":"m","id":1}"#
    let derived = try read(Derived.self, json)
    #expect(derived.kept == kept && derived.id == 1)
    #expect(try write(derived) == #"{"b_unit":"m","b_x":4,"id":1}"#)
    #expect(try read(Untagged.self, json) == .model(Prefixed(id: 1, kept: kept)))
    #expect(
      try read(Tagged.self, #"{"b_x":4,"t":"model","b_unit":"m","id":1}"#)
        == .model(Prefixed(id: 1, kept: kept)))
    #expect(try read([Prefixed].self, #"[{"b_x":1},\#(json)]"#).map(\.kept) == [nil, kept])
  }

  @Test func `Of growing text never disappear`() throws {
    let json = #"{"b_x":4,"b_unit":"m","b_y":[5],"id":1}"#
    var count = 0
    for length in 1...json.utf8.count {
      guard
        let partial = try JSONMapper().decodePartial(
          Prefixed.self, from: String(json.prefix(length)))
      else { continue }
      let found = partial.model.kept?.more.count ?? 0
      #expect(found >= count)
      count = found
    }
    #expect(count == 2)
  }

  @Test func `Repeated extras are errors if the call rejects repeated keys`() {
    let mapper = JSONMapper(options: .init(duplicateKeys: .reject))
    #expect(throws: MappingError.self) {
      try mapper.decode(Prefixed.self, from: #"{"b_x":4,"b_x":5,"b_unit":"m"}"#)
    }
  }

  @Mappable struct Several: Equatable {
    @CodableFlattened(prefix: "a_") var first: Kept
    @CodableFlattened(prefix: "b_") var second: Kept
    @CodableFlattened(prefix: "c_") var third: Kept?
    @CodableFlattened var fourth: Kept?
  }

  @Test func `Each of several members keeps the unknown keys with its prefix`() throws {
    let json =
      #"{"c_x":0,"b_x":1,"a_unit":"a","a_x":2,"b_unit":"b","c_unit":"c","c_y":3,"unit":"d","z":4}"#
    let several = Several(
      first: Kept(unit: "a", more: ["x": 2]), second: Kept(unit: "b", more: ["x": 1]),
      third: Kept(unit: "c", more: ["x": 0, "y": 3]), fourth: Kept(unit: "d", more: ["z": 4]))
    try expectRoundTrip(
      several,
      #"{"a_unit":"a","a_x":2,"b_unit":"b","b_x":1,"c_unit":"c","c_x":0,"c_y":3,"unit":"d","z":4}"#)
    #expect(try read(Several.self, json) == several)
    let absent = try read(Several.self, #"{"c_x":0,"a_unit":"a","b_unit":"b","z":4,"b_y":5}"#)
    #expect(
      absent
        == Several(first: Kept(unit: "a"), second: Kept(unit: "b", more: ["y": 5]), third: nil))
  }

  @Test func `The rule for keys finds the own keys that follow`() throws {
    let mapper = JSONMapper(options: .init(keys: .ignoringCaseAndSeparators))
    #expect(
      try mapper.decode(Prefixed.self, from: #"{"B-x":4,"id":1,"bUnit":"m"}"#).kept?.unit == "m")
    #expect(
      try mapper.decode(Prefixed.self, from: #"{"b_x":4,"id":1,"b-Unit":"m"}"#).kept
        == Kept(unit: "m", more: ["x": 4]))
  }
}
