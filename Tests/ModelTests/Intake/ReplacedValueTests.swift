import AgreementSupport
import Maquette
import Testing

/// Where an invalid value is dropped or replaced, a report has the value that a call without a
/// report returns, and the error is a repair.
@Suite("Values that are dropped or replaced as a whole")
struct ReplacedValueTests {
  @Mappable struct Element: Equatable, Hashable {
    var name: String
    var number = 0
  }
  @Mappable(tagged: .internal("t")) enum Inside: Equatable { case a(number: Int = 0), b }
  @Mappable(tagged: .adjacent("t", content: "c")) enum Beside: Equatable {
    case a(number: Int = 0)
    case b
  }
  @Mappable enum Outside: Equatable { case a(number: Int = 0), b }
  @Mappable(tagged: .untagged) enum Without: Equatable { case a(name: String, number: Int = 0) }

  @DecodableRules(invalidElements: .drop) @Mappable struct Lists: Equatable {
    var array: [Element] = []
    var set: Set<Element> = []
    var members: [String: Element] = [:]
    var nested: [[Element]] = []
    var inside: [Inside] = []
    var beside: [Beside] = []
    var outside: [Outside] = []
    var without: [Without] = []
    @CodingKey(path: "rows[*].at") var collected: [Element] = []
  }

  @Mappable struct Replaced: Equatable {
    @CodableDefault(Element(name: "d"), on: .invalid, .missing) var element: Element
    @CodableDefault([Element(name: "e")], on: .invalid, .missing) var list: [Element]
    @DecodableRules(invalidProperties: .drop) var dropped: Element?
  }

  private func expectAgreement<T: Mappable & Equatable>(
    _ type: T.Type, _ json: String, _ expected: T, issues count: Int,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) throws {
    let tree = try AnyValue(json: json)
    #expect(try T(json: json) == expected, sourceLocation: sourceLocation)
    #expect(
      try ValueMapper().decode(T.self, from: tree) == expected, sourceLocation: sourceLocation)
    for report in [
      JSONMapper().decodeReporting(type, from: json),
      ValueMapper().decodeReporting(type, from: tree),
    ] {
      #expect(report.value == expected, sourceLocation: sourceLocation)
      #expect(report.issues.count == count, "\(report.issues)", sourceLocation: sourceLocation)
      #expect(report.errors == [], sourceLocation: sourceLocation)
    }
  }

  private static let bad = #"{"name":"x","number":"?"}"#
  private static let good = #"{"name":"y"}"#

  @Test(
    "Elements of all collections, with every kind of tag",
    arguments: [
      ("array", "[\(bad),\(good)]", Lists(array: [Element(name: "y")])),
      ("set", "[\(bad),\(good)]", Lists(set: [Element(name: "y")])),
      ("members", #"{"k":\#(bad),"l":\#(good)}"#, Lists(members: ["l": Element(name: "y")])),
      ("nested", "[[\(bad)],[\(good)]]", Lists(nested: [[], [Element(name: "y")]])),
      ("inside", #"[{"t":"a","number":"?"},{"t":"a"}]"#, Lists(inside: [.a(number: 0)])),
      ("beside", #"[{"t":"a","c":{"number":"?"}},{"t":"b"}]"#, Lists(beside: [.b])),
      ("outside", #"[{"a":{"number":"?"}},"b"]"#, Lists(outside: [.b])),
      ("without", "[\(bad),\(good)]", Lists(without: [.a(name: "y", number: 0)])),
    ])
  func elements(_ key: String, _ value: String, _ expected: Lists) throws {
    try expectAgreement(Lists.self, #"{"\#(key)":\#(value)}"#, expected, issues: 1)
  }

  @Test("Properties with a default for invalid values, and under a rule")
  func properties() throws {
    try expectAgreement(
      Replaced.self,
      #"{"element":\#(Self.bad),"list":[\#(Self.good),\#(Self.bad)],"dropped":\#(Self.good)}"#,
      Replaced(
        element: Element(name: "d"), list: [Element(name: "e")], dropped: Element(name: "y")),
      issues: 2)
  }

  @Mappable struct Loose: Equatable {
    @DecodableRules(invalidProperties: .drop) var list: [Element] = []
    @DecodableRules(invalidProperties: .drop) @CodingKey(path: "in.members")
    var members: [String: Int]?
    @DecodableRules(invalidProperties: .drop) @DecodableAlias("old") var aliased: [Int] = [7]
    var name = ""
  }
  @DecodableRules(invalidProperties: .drop) @Mappable(layout: .array)
  struct LooseRecord: Equatable {
    var list: [Element] = []
    var name = ""
  }
  @DecodableRules(invalidProperties: .drop) @Mappable final class LooseClass: Equatable {
    var list: [Element] = []
    static func == (left: LooseClass, right: LooseClass) -> Bool { left.list == right.list }
  }
  @Mappable struct Outer: Equatable {
    @CodableFlattened var inner: Loose?
    var id: Int
  }

  @Test("A property with a bad element is dropped as a whole, in a report too")
  func droppedProperties() throws {
    let list = "[\(Self.good),7]"
    try expectAgreement(
      Loose.self, #"{"list":\#(list),"in":{"members":{"a":1,"b":[]}},"old":[1,{}],"name":"n"}"#,
      Loose(name: "n"), issues: 3)
    try expectAgreement(LooseRecord.self, #"[\#(list),"n"]"#, LooseRecord(name: "n"), issues: 1)
    try expectAgreement(LooseClass.self, #"{"list":\#(list)}"#, LooseClass(), issues: 1)
    try expectAgreement(
      Outer.self, #"{"id":1,"list":\#(list),"name":"n"}"#, Outer(inner: Loose(name: "n"), id: 1),
      issues: 1)
  }

  @Mappable struct Plain: Equatable {
    var lists: [Inside] = []
    @DecodableRules(invalidProperties: .fail) var exact: [Int] = []
    var needed: [Int]
  }

  @Test("A call that drops bad properties has the same value with a report and with a function")
  func droppedByTheCall() throws {
    let options = JSONMapper.Options(rules: .init(invalidProperties: .drop))
    let json = #"{"lists":[{"t":"b"},{"t":"c"}],"needed":[1]}"#
    let mapper = JSONMapper(options: options)
    #expect(try mapper.decode(Plain.self, from: json) == Plain(needed: [1]))
    let report = mapper.decodeReporting(Plain.self, from: json)
    #expect(report.value == Plain(needed: [1]))
    #expect(report.issues.map { "\($0.path) \($0.severity)" } == ["lists[1].t repair"])
    let telling = JSONMapper(options: options, onIssue: { _ in })
    #expect(try telling.decode(Plain.self, from: json) == Plain(needed: [1]))
    let errors = mapper.decodeReporting(Plain.self, from: #"{"exact":[1,{}],"needed":[{},2]}"#)
    #expect(errors.errors.map(\.path.description) == ["exact[1]", "needed[0]"])
    #expect(errors.value == Plain(exact: [1], needed: [2]))
  }

  @Mappable(tagged: .untagged) enum Choice: Equatable {
    case flags([Bool])
    case numbers([Int])
    case scalars([Scalar])
  }
  @Mappable(tagged: .untagged) enum Scalar: Equatable { case number(Int), text(String) }

  @Test("A case that failed in part does not let the next ones convert before all were tried")
  func casesAfterFailedParts() throws {
    let json = #"[1,"2"]"#
    let expected = Choice.scalars([.number(1), .text("2")])
    #expect(try Choice(json: json) == expected)
    try expectAgreement(Choice.self, json, expected, issues: 0)
  }

  @DecodableRules(invalidElements: .drop) @Mappable struct Rows: Equatable { var rows: [Row] }
  @Mappable struct Row: Equatable { var a: Int, b: Int, c = 0 }

  @Test("All missing keys of a dropped element are listed") func severalErrors() throws {
    let report = JSONMapper().decodeReporting(Rows.self, from: #"{"rows":[{"a":"?"},{}]}"#)
    #expect(report.value == Rows(rows: []))
    #expect(
      report.issues.map { "\($0.path) \($0.severity)" } == [
        "rows[0].b repair", "rows[0].a repair", "rows[1].a repair", "rows[1].b repair",
      ])
  }

  @Test("An error that nothing replaces is an error, and the rest of the value is kept")
  func unreplaced() throws {
    let report = JSONMapper().decodeReporting([Element].self, from: "[\(Self.bad),\(Self.good)]")
    #expect(report.value == [Element(name: "x"), Element(name: "y")])
    #expect(report.errors.count == 1)
  }

  @Mappable struct Mixed: Equatable {
    @CodingKey(path: "ext.c") @CodableDefault(7, on: .missing, .null, .invalid) var c: Int
    @CodingKey(path: "ext.d") @DecodableRules(invalidProperties: .drop) var d: String?
    @CodingKey(path: "ext.in.e") @CodableDefault(8, on: .missing, .invalid) var e: Int
  }
  @Mappable struct Needed: Equatable {
    @CodingKey(path: "ext.c") @CodableDefault(7, on: .missing, .invalid) var c: Int
    @CodingKey(path: "ext.d") var d: String?
  }

  @Test("Tolerances of different kinds below one step of a path hold together")
  func mixedTolerances() throws {
    for ext in ["12", #""x""#, "[]"] {
      try expectAgreement(
        Mixed.self, #"{"ext":\#(ext)}"#, Mixed(c: 7, d: nil, e: 8), issues: 1)
    }
    try expectAgreement(
      Mixed.self, #"{"ext":{"c":1,"d":[],"in":false}}"#, Mixed(c: 1, d: nil, e: 8), issues: 2)
    let error = try readError(Needed.self, #"{"ext":12}"#)
    #expect(error.path == "ext")
  }

  @DecodableRules(invalidProperties: .drop) @Mappable(.decode) struct Layers: Equatable {
    @CodingKey(path: "ext.d") var d: String?
    @CodingKey(path: "ext.d.e") var e: String?
    @CodingKey("ext") var all: Int?
  }

  @Test("A bad value for one property of a key does not hide those of the others")
  func severalTargets() throws {
    func expect(_ json: String, _ expected: Layers, _ repaired: [String]) throws {
      #expect(try Layers(json: json) == expected)
      #expect(try ValueMapper().decode(Layers.self, from: AnyValue(json: json)) == expected)
      let report = JSONMapper().decodeReporting(Layers.self, from: json)
      #expect(report.value == expected)
      #expect(report.issues.map { "\($0.error.property ?? "-")" } == repaired)
      #expect(report.errors == [])
    }
    try expect(
      #"{"ext":{"d":{"e":"Apple"}}}"#, Layers(d: nil, e: "Apple", all: nil), ["all", "d"])
    try expect(#"{"ext":{"d":"x"}}"#, Layers(d: "x", e: nil, all: nil), ["all", "-"])
    try expect(#"{"ext":5}"#, Layers(d: nil, e: nil, all: 5), ["-"])
  }

  @Test("A repeated key of a dictionary whose later value fails keeps the earlier one")
  func repeatedMember() throws {
    for (json, value, resolution) in [
      (#"{"a":1,"a":"q"}"#, 1, "kept the earlier value"),
      (#"{"a":1,"a":2}"#, 2, "replaced the earlier value"),
    ] {
      let report = JSONMapper().decodeReporting([String: Int].self, from: json)
      #expect(report.value == ["a": value])
      #expect(report.issues.first?.resolution == resolution)
    }
  }
}
