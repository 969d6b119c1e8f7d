import Testing

@testable import MaquetteCore

/// A report lists every issue once, in the order of the document, and keeps valid values.
@Suite("Reports")
struct ReportTests {
  private func check<T: MappingDecodable & Equatable>(
    _ type: T.Type, _ text: String, _ value: T?, _ issues: [String],
    _ options: DecodingOptions = DecodingOptions()
  ) throws {
    for lines in [0, 110] {
      let moved = Array((String(repeating: "          \n", count: lines) + text).utf8)
      let report = JSONReader.report(T.self, from: moved.span, options)
      #expect(report.value == value)
      let told = report.issues.map { issue in
        "\(issue.severity) \(issue.code) \(issue.path)" + (issue.resolution.map { " \($0)" } ?? "")
      }
      #expect(told == issues)
      let offsets = report.issues.compactMap(\.error.location?.byteOffset)
      #expect(offsets == offsets.sorted())
      #expect(offsets.count == issues.count)
      #expect(report.errors.count + report.repairs.count == issues.count)
    }
    guard let tree = decode(AnyValue.self, text).value else { return }
    let byTree = tree.report(T.self, options)
    #expect(byTree.value == value)
    let toldByTree = byTree.issues.map { issue in
      "\(issue.severity) \(issue.code) \(issue.path)" + (issue.resolution.map { " \($0)" } ?? "")
    }
    #expect(toldByTree == issues)
  }

  @Test func nothingToTell() throws {
    try check([Int].self, "[1,2]", [1, 2], [])
    try check(Place.self, #"{"name":"n","x":1}"#, Place(name: "n"), [])
  }

  // Features: 169
  @Test("Every field that fails") func everyFieldThatFails() throws {
    try check(
      Person.self, #"{"id":"x","name":[],"score":{},"tags":3,"place":1,"friends":{}}"#, nil,
      [
        "error typeMismatch id", "error typeMismatch name", "error typeMismatch score",
        "error typeMismatch tags", "error typeMismatch place", "error typeMismatch friends",
      ])
  }

  /// An invalid field is not also missing; a missing one is reported once, and first.
  // Features: 169
  @Test("Missing fields") func missingFields() throws {
    try check(Person.self, "{}", nil, ["error missingKey id", "error missingKey name"])
    try check(
      Person.self, #"{"id":"x","score":[]}"#, nil,
      ["error missingKey name", "error typeMismatch id", "error typeMismatch score"])
    try check(
      [Person].self, #"[{"id":1},{"id":2,"name":"n"},{"name":"m","score":true}]"#,
      [Person(id: 2, name: "n")],
      [
        "error missingKey [0].name", "error missingKey [2].id", "error typeMismatch [2].score",
      ])
    try check(
      Person.self, #"{"name":"n","place":{"x":1},"friends":[{"place":{}}]}"#, nil,
      [
        "error missingKey id", "error missingKey place.name", "error missingKey friends[0].id",
        "error missingKey friends[0].name", "error missingKey friends[0].place.name",
      ])
  }

  // Features: 78
  @Test("Elements are dropped") func elementsAreDropped() throws {
    try check(
      [Int].self, #"[1,"x",2,[],null,{},3]"#, [1, 2, 3],
      [
        "error typeMismatch [1] dropped the element", "error typeMismatch [3] dropped the element",
        "error unexpectedNull [4] dropped the element",
        "error typeMismatch [5] dropped the element",
      ])
    try check(
      [[Int]].self, #"[[1,"x"],3,["y"]]"#, [[1], []],
      [
        "error typeMismatch [0][1] dropped the element",
        "error typeMismatch [1] dropped the element",
        "error typeMismatch [2][0] dropped the element",
      ])
    try check(
      Set<Int>.self, "[1,{},1]", [1],
      [
        "error typeMismatch [1] dropped the element",
        "repair invalidValue [2] dropped the duplicate",
      ])
    try check(
      [Int: Int].self, #"{"1":1,"x":2,"2":[],"3":3}"#, [1: 1, 3: 3],
      [
        "error invalidValue x dropped the member", "error typeMismatch [\"2\"] dropped the member",
      ])
    try check(
      Person.self, #"{"id":1,"tags":["a",[],"b"],"name":"n"}"#,
      Person(id: 1, name: "n", tags: ["a", "b"]),
      ["error typeMismatch tags[1] dropped the element"])
  }

  // Features: 83, 171
  @Test("Repairs") func repairs() throws {
    try check(
      Person.self, #"{"id":"12","name":5,"score":"1.5","is_admin":"what"}"#,
      Person(id: 12, name: "5", score: 1.5),
      [
        "repair typeMismatch id converted", "repair typeMismatch name converted",
        "repair typeMismatch score converted", "repair typeMismatch is_admin used the default",
      ])
    try check(
      [Int].self, "[3.0,true,4]", [3, 1, 4],
      ["repair typeMismatch [0] converted", "repair typeMismatch [1] converted"])
    try check(
      Place.self, #"{"x":1,"name":"n","y":[1,2]}"#, Place(name: "n"),
      ["repair unknownKey x dropped", "repair unknownKey y dropped"],
      DecodingOptions(unknownKeys: .report))
  }

  /// An invalid nested value is not an error if the model may replace it.
  @Test func replacedValues() throws {
    let place = Guarded()
    try check(
      Guarded.self, #"{"place":3}"#, place, ["repair typeMismatch place used the default"])
    try check(
      Guarded.self, #"{"place":{}}"#, place, ["repair missingKey place.name used the default"])
    try check(
      Guarded.self, #"{"place":{"country":1,"name":[]}}"#, place,
      [
        "repair typeMismatch place.country converted",
        "repair typeMismatch place.name used the default",
      ])
    try check(
      [Guarded].self, #"[3,{"place":{}}]"#, [place],
      [
        "error typeMismatch [0] dropped the element",
        "repair missingKey [1].place.name used the default",
      ])
    #expect(decode(Guarded.self, #"{"place":{"name":[1,]}}"#).code == .unexpectedCharacter)
  }

  /// A syntax error ends the report; earlier issues are kept.
  @Test(arguments: [
    (#"[1,"x",2"#, "unexpectedEnd [2]"), (#"[1,"x",2} "#, "unexpectedCharacter [2]"),
    (#"[1,"x",01]"#, "invalidNumber [2]"), (#"[1,"x"] 1"#, "trailingContent $"),
    (#"[1,"x",{"a":1,}]"#, "unexpectedCharacter [2]"),
    (#"[1,"x",["\x"]]"#, "invalidEscape [2][0]"),
  ])
  func brokenTexts(_ text: String, _ last: String) {
    let report = JSONReader.report([Int].self, from: Array(text.utf8).span, DecodingOptions())
    #expect(report.value == nil)
    let told = report.errors.map { "\($0.code) \($0.path)" }
    #expect(told.first == "typeMismatch [1]")
    #expect(told.last == last)
  }

  @Test func limitOfIssues() {
    let text = Array(("[" + Array(repeating: "[]", count: 100).joined(separator: ",") + "]").utf8)
    for (limit, count) in [(100, 100), (101, 100), (5, 6), (0, 1)] {
      let options = DecodingOptions(limits: .init(issues: limit))
      let report = JSONReader.report([Int].self, from: text.span, options)
      #expect(report.issues.count == count)
      #expect((report.value == nil) == (limit < 100))
      #expect((report.errors.last?.code == .tooManyIssues) == (limit < 100))
    }
  }

  /// Many issues on one long line need a single pass over it.
  @Test func oneLongLine() {
    let count = 900
    let element = "\"" + String(repeating: "a", count: 1000) + "\""
    let text = "[" + Array(repeating: element, count: count).joined(separator: ",") + "]"
    let report = JSONReader.report([Int].self, from: Array(text.utf8).span, DecodingOptions())
    #expect(report.issues.count == count)
    let columns = report.errors.map { $0.location!.column }
    #expect(columns == (0..<count).map { 2 + $0 * 1003 })
  }
}
