import TestSupport
import Testing

@testable import MaquetteCore

/// Unknown keys and duplicate keys.
@Suite("Unknown and repeated keys")
struct KeyRuleTests {
  typealias Unknown = DecodingOptions.UnknownKeys
  typealias Duplicates = DecodingOptions.DuplicateKeys

  @Test(arguments: [
    #"{"x":1,"name":"n"}"#, #"{"name":"n","x":{"name":"m"}}"#, #"{"name":"n","nam":"m"}"#,
    #"{"name":"n","names":[1]}"#, #"{"":null,"name":"n"}"#, #"{"\u0078":1,"name":"n"}"#,
  ])
  func unknownKeys(_ text: String) throws {
    let bytes = Array(text.utf8)
    let reject = DecodingOptions(unknownKeys: .reject)
    for placement in Placement.allCases {
      #expect(decode(Place.self, bytes, placement).value == Place(name: "n"))
      let report = DecodingOptions(unknownKeys: .report)
      #expect(decode(Place.self, bytes, placement, report).value == Place(name: "n"))
      let error = decode(Place.self, bytes, placement, reject).error
      #expect(error?.code == .unknownKey)
      #expect(error?.model == "Place")
      #expect(error?.path.steps.count == 1)
    }
    #expect(decodeByTree(Place.self, bytes, reject).code == .unknownKey)

    let options = DecodingOptions(unknownKeys: .report)
    for report in [
      JSONReader.report(Place.self, from: bytes.span, options),
      try AnyValue(json: text).report(Place.self, options),
    ] {
      #expect(report.value == Place(name: "n"))
      #expect(report.issues.map(\.code) == [.unknownKey])
      #expect(report.issues.map(\.severity) == [.repair])
      #expect(report.issues.map(\.resolution) == ["dropped"])
    }
    #expect(JSONReader.report(Place.self, from: bytes.span, DecodingOptions()).issues.isEmpty)
    let rejected = JSONReader.report(Place.self, from: bytes.span, reject)
    #expect(rejected.value == Place(name: "n"))
    #expect(rejected.errors.map(\.code) == [.unknownKey])
  }

  /// Skipped values are still checked against the grammar.
  @Test(arguments: [Unknown.ignore, .report])
  func brokenUnknownValues(_ rule: Unknown) {
    let options = DecodingOptions(unknownKeys: rule)
    for value in ["01", "\"\\x\"", "[1,]", "{\"a\"}", "nul", "\"\u{1}\"", "-", ""] {
      let text = #"{"name":"n","x":\#(value)}"#
      #expect(decode(Place.self, text, options).error?.code.isFatal == true, "\(value)")
      let report = JSONReader.report(Place.self, from: Array(text.utf8).span, options)
      #expect(report.value == nil)
      #expect(report.errors.count == 1)
    }
  }

  @Test(arguments: [
    (#"{"name":"a","name":"b"}"#, "a", "b"), (#"{"name":"a","x":1,"name":"b"}"#, "a", "b"),
    (#"{"country":"?","name":"a","name":"b"}"#, "a", "b"),
    (#"{"name":"a","n\u0061me":"b"}"#, "a", "b"),
    (#"{"name":"a","name":"c","name":"b"}"#, "a", "b"),
    (#"{"name":"a","country":"?","name":"b","x":[]}"#, "a", "b"),
  ])
  func repeatedKeys(_ text: String, _ first: String, _ last: String) {
    let bytes = Array(text.utf8)
    for placement in Placement.allCases {
      for (rule, expected) in [(Duplicates.lastWins, last), (.firstWins, first)] {
        let options = DecodingOptions(duplicateKeys: rule)
        #expect(decode(Place.self, bytes, placement, options).value == Place(name: expected))
        #expect(decode(AnyValue.self, bytes, placement, options).value?["name"].string == expected)
        let dictionary = decode([String: AnyValue].self, bytes, placement, options).value
        #expect(dictionary?["name"]?.string == expected)
        let elements = decode([Place].self, "[" + bytes + "," + bytes + "]", placement, options)
        #expect(elements.value?.map(\.name) == [expected, expected])
      }
      let reject = DecodingOptions(duplicateKeys: .reject)
      for error in [
        decode(Place.self, bytes, placement, reject).error,
        decode(AnyValue.self, bytes, placement, reject).error,
        decode([String: AnyValue].self, bytes, placement, reject).error,
      ] {
        #expect(error?.code == .duplicateKey)
        #expect(error?.path.description == "name")
      }
    }
  }

  /// Distinct keys are never duplicates, in any order and at any depth.
  @Test(arguments: [Duplicates.firstWins, .reject, .lastWins])
  func keysThatStandOnce(_ rule: Duplicates) throws {
    let options = DecodingOptions(duplicateKeys: rule)
    let members = [
      #""id":1"#, #""name":"n""#, #""score":2"#, #""tags":["a","a"]"#,
      #""place":{"country":"c","name":"p","id":1,"name ":2}"#, #""is_admin":true"#,
      #""x":{"id":1}"#,
      #""friends":[{"name":"f","id":2},{"id":3,"name":"g","x":1}]"#,
    ]
    var generator = SeededGenerator(seed: 9)
    let expected = try Person(json: "{\(members.joined(separator: ","))}")
    for _ in 0..<60 {
      let text = Array("{\(members.shuffled(using: &generator).joined(separator: ","))}".utf8)
      for placement in Placement.allCases {
        #expect(decode(Person.self, text, placement, options).value == expected)
        #expect(decode(AnyValue.self, text, placement, options).error == nil)
      }
    }
  }

  /// With `first`, the later values of a duplicate key may be any valid JSON.
  @Test func skippedRepetitions() {
    let first = DecodingOptions(duplicateKeys: .firstWins)
    #expect(decode(Place.self, #"{"name":"a","name":[{}]}"#, first).value == Place(name: "a"))
    #expect(decode([String: Int].self, #"{"a":1,"a":"x"}"#, first).value == ["a": 1])
    #expect(decode([String: Int].self, #"{"a":1,"a":[1,]}"#, first).code == .unexpectedCharacter)
    #expect(decode(AnyValue.self, #"{"a":1,"a":01}"#, first).code == .invalidNumber)
  }

  /// In a report a duplicate key is an issue, and the first value stays.
  @Test func repeatedKeysInReports() {
    let reject = DecodingOptions(duplicateKeys: .reject)
    let text = #"{"name":"a","name":"b","country":"c"}"#
    let report = JSONReader.report(Place.self, from: Array(text.utf8).span, reject)
    #expect(report.value == Place(name: "a", country: "c"))
    #expect(
      report.errors.map(\.description) == [
        #"duplicate key at 'name' in Place, found "name" (line 1, column 20)"#
      ])
  }

  /// A duplicate key deep inside a value invalidates only that value, and is reported once.
  @Test(arguments: [
    #"{"a":1,"a":2}"#, #"[{"a":1,"a":2}]"#, #"{"b":{"a":[],"c":0,"a":2,"b":0,"b":1}}"#,
  ])
  func repeatedKeysInsideValuesOfReports(_ value: String) {
    let reject = DecodingOptions(duplicateKeys: .reject)
    for (key, members) in [("x", #""name":"n""#), ("anything", #""tolerant":7"#)] {
      for text in [#"{"\#(key)":\#(value),\#(members)}"#, #"{\#(members),"\#(key)":\#(value)}"#] {
        let bytes = Array(text.utf8)
        let specimens = JSONReader.report([Specimen].self, from: ("[" + bytes + "]").span, reject)
        #expect(specimens.issues.map(\.code) == [.duplicateKey])
        #expect(specimens.value?.map(\.tolerant) == [key == "x" ? 0 : 7])
        #expect(specimens.errors.first?.path.steps.last == .key("a"))
        let places = JSONReader.report([String: AnyValue].self, from: bytes.span, reject)
        #expect(places.issues.map(\.code) == [.duplicateKey])
        #expect(places.value?.count == 1)
      }
    }
  }
}
