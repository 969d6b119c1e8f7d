import AgreementSupport
import Maquette
import MaquetteSchema
import TestSupport
import Testing

@Mappable private struct Numbers: Equatable {
  var n: UInt8
  @CodingKey(path: "p.q") var q: Bool
  @CodingKey(path: "p.r.s") var s: Int8?
}
@Mappable(conversions: .lenient) private struct Lenient: Equatable {
  @CodableFlattened var numbers: Numbers
}
@Mappable private struct Nested: Equatable { @CodingKey(path: "p.q") var q: Int8 }
@Mappable private struct MaybeNested: Equatable { @CodableFlattened var nested: Nested? }
@Mappable private struct MaybePrefixed: Equatable {
  @CodableFlattened(prefix: "x_") var numbers: Numbers?
  var p: Bool?
}
@Mappable private struct Sharing: Equatable {
  @CodableFlattened var numbers: Numbers?
  @CodingKey(path: "p.z") var z: Int8?
}

@Mappable private struct Counts: Equatable { @CodableExtras var counts: [String: Int8] = [:] }
@Mappable private struct PrefixedCounts: Equatable { @CodableFlattened(prefix: "p_") var c: Counts }
@Mappable(unknownKeys: .reject) private struct ClosedCounts: Equatable {
  @CodableFlattened(prefix: "p_") var c: Counts
}
@Mappable private struct TwoExtras: Equatable {
  @CodableFlattened(prefix: "p_") var c: Counts
  @CodableExtras var texts: [String: String] = [:]
}

@Mappable private struct AliasOfPath: Equatable {
  @DecodableAlias("n") var a: Int8?
  @CodingKey(path: "n.own") var c: String?
}
@Mappable private struct AliasInObject: Equatable {
  @DecodableAlias(path: "n.own") var a: Int8?
  @CodingKey("n") var c: AnyValue?
}
@Mappable private struct AliasBesidePath: Equatable {
  @DecodableAlias(path: "n.old") var a: Int8?
  @CodingKey(path: "n.own") var c: String?
}

@Mappable private enum Said: Equatable {
  case text(String)
  case numbers(Numbers)
  case list([Int8])
  case nothing
}
@Mappable private struct Saying: Equatable {
  @CodableFlattened var said: Said
  var z: Int8?
}

@Mappable(unknownKeys: .reject) private struct ClosedNested: Equatable {
  @CodableFlattened var nested: Nested?
  @CodingKey(path: "a.b") var b: Int8?
}
@Mappable private struct NestedCounts: Equatable {
  @CodingKey(path: "p.q") var q: Int8?
  @CodableExtras var counts: [String: Int8] = [:]
}
@Mappable(unknownKeys: .reject) private struct ClosedNestedCounts: Equatable {
  @CodableFlattened var c: NestedCounts
}

@Mappable private struct BesideNested: Equatable {
  @CodableFlattened var nested: Nested
  @CodingKey(path: "p.z") var z: Int8?
}
@Mappable private struct SameKey: Equatable {
  var n: UInt8
  @CodableFlattened var numbers: Numbers?
}

@Mappable(tagged: .adjacent("type", content: "data")) private enum Beside: Equatable {
  case text(String)
  case none
}
@Mappable private struct MaybeSaid: Equatable {
  @CodableFlattened(prefix: "said_") var beside: Beside?
  var z: Int8?
}
@Mappable(tagged: .internal("type")) private enum Inside: Equatable {
  case a(n: UInt8)
  case b
}
@Mappable private struct MaybeInside: Equatable {
  @CodableFlattened var inside: Inside?
  var z: Int8?
}
@Mappable private struct MaybeKey: Equatable {
  @CodableFlattened var key: Said?
  var z: Int8?
}

/// Members of several models in one object, and keys at paths that others share.
@Suite("Schemas of objects that several models share")
struct FlattenedSchemaTests {
  @Test("Rules of the outer model loosen the values of a member") func rules() throws {
    try expectTrue(
      [Lenient(numbers: Numbers(n: 1, q: true))], accepted: [#"{"n":1.5,"p":{"q":"yes"}}"#])
  }

  @Test("Objects on the paths of an absent member may be empty or null") func paths() throws {
    try expectTrue(
      [MaybeNested(nested: nil), MaybeNested(nested: Nested(q: 1))],
      accepted: [#"{"p":{}}"#, #"{"p":null}"#])
    try expectTrue(
      [
        MaybePrefixed(numbers: nil, p: true),
        MaybePrefixed(numbers: Numbers(n: 1, q: false, s: 3), p: nil),
      ], accepted: [#"{"x_p":{"r":null}}"#, #"{"x_p":{"r":{}},"p":true}"#])
  }

  @Test("What an optional member shares with others may be there in part") func shared() throws {
    try expectTrue(
      [Sharing(numbers: nil, z: 1), Sharing(numbers: Numbers(n: 1, q: true, s: nil), z: nil)],
      accepted: [#"{"p":{"z":1}}"#, #"{"p":{"r":{}}}"#],
      problems: ["Sharing.numbers: the object at p may have a part of the member"])
  }

  @Test("Without a member, no key names one of its cases") func absentCase() throws {
    let absent = "an optional member with alternatives may be there in part"
    try expectTrue(
      [MaybeSaid(beside: nil), MaybeSaid(beside: .text("a")), MaybeSaid(beside: Beside.none)],
      accepted: [#"{"z":1}"#, #"{"said_type":"none"}"#],
      refused: [#"{"said_type":"other"}"#, #"{"said_type":1}"#, #"{"said_type":null}"#],
      problems: ["MaybeSaid.beside: \(absent)"])
    try expectTrue(
      [MaybeInside(inside: nil), MaybeInside(inside: .a(n: 1)), MaybeInside(inside: .b)],
      accepted: [#"{"z":1}"#, #"{"n":1}"#],
      refused: [#"{"type":"other"}"#, #"{"type":true,"n":1}"#],
      problems: ["MaybeInside.inside: \(absent)"])
    try expectTrue(
      [
        MaybeKey(key: nil), MaybeKey(key: .text("a")),
        MaybeKey(key: .numbers(Numbers(n: 1, q: true))),
      ],
      accepted: [#"{"z":1}"#], refused: [#"{"text":[]}"#, #"{"numbers":{}}"#],
      problems: ["MaybeKey.key: \(absent)"])
  }

  @Test("A member may require an object that others share") func required() throws {
    try expectTrue(
      [BesideNested(nested: Nested(q: 1), z: nil)], accepted: [#"{"p":{"q":1,"z":2}}"#])
    #expect(JSONSchema.of(BesideNested.self).value["required"] == ["p"])
  }

  @Test("A key of two models is a problem") func sameKey() throws {
    try expectTrue(
      [SameKey(n: 1, numbers: nil)], accepted: [#"{"n":1}"#],
      problems: [
        "SameKey.numbers: two models in one object use the key n; give one of them a prefix"
      ])
  }

  @Test("Extras of a member restrict all other keys") func extras() throws {
    let value: AnyValue = ["type": "integer", "minimum": -128, "maximum": 127]
    #expect(JSONSchema.of(PrefixedCounts.self).value["additionalProperties"] == value)
    #expect(JSONSchema.of(ClosedCounts.self).value["additionalProperties"] == false)
    try expectTrue([PrefixedCounts(c: Counts(counts: ["z": 1]))], accepted: [#"{"zz":"a"}"#])
    try expectTrue([ClosedCounts(c: Counts(counts: ["z": 1]))], accepted: ["{}"])
    try expectTrue(
      [TwoExtras(c: Counts(counts: ["z": 1]), texts: ["k": "a"])], accepted: [#"{"p_z":1}"#])
    #expect(try !SchemaValidator(JSONSchema.of(TwoExtras.self)).isValid(["p_z": "a"]))
  }

  @Test("An alias that is a part of a path needs the property's own key") func aliases() throws {
    try expectTrue(
      [AliasOfPath(a: 1, c: "x"), AliasOfPath(a: nil, c: nil)],
      accepted: [#"{"a":1,"n":null}"#])
    #expect(JSONSchema.of(AliasOfPath.self).value["dependentRequired"] == ["n": ["a"]])
    try expectTrue(
      [AliasInObject(a: 1, c: ["own": "x"]), AliasInObject(a: nil, c: 2)],
      accepted: [#"{"n":{"own":1}}"#])
    try expectTrue(
      [AliasBesidePath(a: 1, c: "x")], accepted: [#"{"n":null}"#, #"{"n":{"old":1}}"#])
  }

  @Test("An enum with tags as keys has one of them") func tags() throws {
    try expectTrue(
      [
        Saying(said: .text("a"), z: 1), Saying(said: .list([1]), z: nil),
        Saying(said: .nothing, z: 1),
      ],
      accepted: [
        #"{"text":{"_0":"a"}}"#, #"{"text":"a","list":7}"#, #"{"nothing":{}}"#,
        #"{"nothing":null}"#,
      ])
  }

  @Test("Where unknown keys are refused, the objects on paths of members are closed, too")
  func closed() throws {
    try expectTrue(
      [ClosedNested(nested: Nested(q: 1), b: 2), ClosedNested(nested: nil, b: nil)],
      accepted: [#"{"p":{},"a":{}}"#])
    try expectTrue(
      [ClosedNestedCounts(c: NestedCounts(q: 1, counts: ["z": 1]))], accepted: [#"{"p":{}}"#])
    try expectTrue(
      [NestedCounts(q: 1, counts: ["z": 1])], accepted: [#"{"p":{"q":1,"other":"a"}}"#])
  }

  @Test("Under a configuration, nothing is left of the objects on paths") func configured() throws {
    let configuration = try MappingConfiguration(
      .model(NestedCounts.self).key("id", "number", for: "q"),
      .model(ClosedNested.self).key("x", "y", for: "b"))
    try expectTrue(
      [NestedCounts(q: 1, counts: ["z": 1]), NestedCounts(q: nil)],
      accepted: [#"{"id":{"number":1}}"#], configuration)
    try expectTrue(
      [ClosedNested(nested: Nested(q: 1), b: 2)], accepted: [#"{"x":{"y":1}}"#], configuration)
  }

  /// Expects that the schemas of a type agree with what is decoded and encoded.
  ///
  /// - Parameters:
  ///   - values: Values that are encoded.
  ///   - accepted: Documents that are decoded.
  ///   - configuration: The configuration of the mapper.
  ///   - problems: What the schema of decoding does not express.
  private func expectTrue<T: Mappable>(
    _ values: [T], accepted: [String], refused: [String] = [],
    _ configuration: MappingConfiguration? = nil, problems: [String] = [],
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let mapper = JSONMapper(
      options: .init(
        decoding: DecodingOptions(configuration: configuration),
        encoding: EncodingOptions(configuration: configuration)))
    var truth = try SchemaTruth(of: T.self, by: mapper)
    var generator = SeededGenerator(seed: 7)
    for value in values { try truth.check(value, mutations: 60, &generator) }
    for text in accepted {
      #expect(throws: Never.self, "\(text)", sourceLocation: sourceLocation) {
        try mapper.decode(T.self, from: text)
      }
      truth.checkDecoding(of: try AnyValue(json: text), mutations: 60, &generator)
    }
    let validator = try SchemaValidator(JSONSchema.of(T.self))
    for text in refused {
      #expect(throws: MappingError.self, sourceLocation: sourceLocation) {
        try mapper.decode(T.self, from: text)
      }
      #expect(throws: MappingError.self, "\(text)", sourceLocation: sourceLocation) {
        try validator.validate(AnyValue(json: text))
      }
    }
    truth.sample(60, mutations: 4, &generator)
    #expect(
      truth.violations.isEmpty, "\(truth.violations.joined(separator: "\n"))",
      sourceLocation: sourceLocation)
    #expect(
      truth.decoding.problems.map(\.description) == problems, sourceLocation: sourceLocation)
  }
}
