import AgreementSupport
import Foundation
import Maquette
import Testing

@Mappable struct PlainPart: Equatable {
  var count: Int
}

@Mappable(conversions: .strict) struct StrictPart: Equatable {
  var count: Int
}

@Mappable(conversions: .lenient) struct LenientForm: Equatable {
  var isAdult: Bool
  @DecodableRules(conversions: .strict) var age: Int = 0
  var part: PlainPart?
  var strict: StrictPart?
  @DecodableRules(conversions: .lossless) var parts: [PlainPart] = []
}

@DecodableRules(conversions: .strict)
@Mappable enum StrictLevel: Int {
  case low = 1
  case high = 2
}

@Mappable(conversions: .lenient) enum LenientShape: Equatable {
  case circle(radius: Int)
  case tag(Int)
}

@DecodableRules(conversions: .lenient)
@Mappable class LenientBase {
  var flag: Bool
}

@Mappable final class PlainChild: LenientBase {
  var own: Bool
}

@Mappable(conversions: .lenient) struct LenientBox<Element: Mappable & Equatable>: Equatable {
  var value: Element
}

@Mappable struct FlatHolder: Equatable {
  @CodableFlattened var form: LenientBox<Bool>
  var own: Bool?
}

@Suite("Rules at types and properties")
struct RuleTests {
  // Features: 81, 90
  @Test("A type has a policy of conversions of its own")
  func policyOfAType() throws {
    #expect(
      try read(LenientForm.self, #"{"isAdult":"yes","age":3}"#)
        == LenientForm(isAdult: true, age: 3, part: nil, strict: nil, parts: []))
    #expect(
      try readError(PlainPart.self, #"{"count":2.5}"#).description
        == "number cannot become Int without loss at 'count' in PlainPart, found number 2.5 (line 1, column 10)"
    )
  }

  // Features: 81, 82
  @Test(
    "The nearest declaration wins",
    arguments: [
      (#"{"isAdult":1,"age":"3"}"#, "expected Int at 'age' in LenientForm, found string \"3\""),
      (
        #"{"isAdult":1,"strict":{"count":"3"}}"#,
        "expected Int at 'strict.count' in StrictPart, found string \"3\""
      ),
      (
        #"{"isAdult":1,"parts":[{"count":2.5}]}"#,
        "number cannot become Int without loss at 'parts[0].count' in PlainPart, found number 2.5"
      ),
      (
        #"{"isAdult":"perhaps"}"#,
        "expected Bool at 'isAdult' in LenientForm, found string \"perhaps\""
      ),
    ])
  func nearest(_ json: String, _ message: String) throws {
    let text = try readError(LenientForm.self, json).description
    #expect(text.hasPrefix(message), "\(text)")
  }

  // Features: 81
  @Test("A model inside takes the policy around it unless it has one")
  func inner() throws {
    let json =
      #"{"isAdult":"no","part":{"count":2.5},"strict":{"count":2},"parts":[{"count":"1"}]}"#
    #expect(
      try read(LenientForm.self, json)
        == LenientForm(
          isAdult: false, age: 0, part: PlainPart(count: 2), strict: StrictPart(count: 2),
          parts: [PlainPart(count: 1)]))
    // The outer rules apply again after the property.
    for policy in [ConversionPolicy.strict, .lossless, .lenient] {
      let mapper = JSONMapper(options: .init(conversions: policy))
      #expect(try mapper.decode(LenientForm.self, from: json).part == PlainPart(count: 2))
    }
  }

  // Features: 81
  @Test("Enums have a policy of their own")
  func enums() throws {
    #expect(try read(StrictLevel.self, "2") == .high)
    #expect(
      try readError(StrictLevel.self, "\"2\"").description
        == "expected Int, found string \"2\" (line 1, column 1)")
    #expect(try read(LenientShape.self, #"{"circle":{"radius":2.9}}"#) == .circle(radius: 2))
    #expect(try read(LenientShape.self, #"{"tag":2.9}"#) == .tag(2))
  }

  // Features: 81
  @Test("The policy of a class holds for the properties it declares")
  func classes() throws {
    let child = try PlainChild(json: #"{"flag":"yes","own":true}"#)
    #expect(child.flag && child.own)
    let error = try readError(PlainChild.self, #"{"flag":"yes","own":"yes"}"#)
    #expect(
      error.description
        == "expected Bool at 'own' in PlainChild, found string \"yes\" (line 1, column 21)")
  }

  // Features: 81
  @Test("A flattened member keeps its policy")
  func flattened() throws {
    #expect(try read(FlatHolder.self, #"{"value":"yes"}"#).form.value)
    #expect(try readError(FlatHolder.self, #"{"value":"yes","own":"yes"}"#).path == "own")
  }

  // Features: 81, 82
  @Test("Rules hold for updates too")
  func updates() throws {
    var form = try LenientForm(json: #"{"isAdult":false}"#)
    try JSONMapper().update(
      &form, from: #"{"isAdult":"on","part":{"count":"7 "}}"#.replacing(" ", with: ""))
    #expect(form.isAdult && form.part == PlainPart(count: 7))
    #expect(throws: MappingError.self) {
      try JSONMapper().update(&form, from: #"{"isAdult":"off","age":"1"}"#)
    }
    #expect(form.isAdult)
  }

  // Features: 83
  @Test("Every conversion under a rule is reported")
  func reports() {
    let report = JSONMapper().decodeReporting(
      LenientForm.self, from: #"{"isAdult":"yes","part":{"count":2.5}}"#)
    #expect(
      report.issues.map(\.description) == [
        "repair: expected Bool at 'isAdult' in LenientForm, found string \"yes\" (line 1, column 12) -> converted",
        "repair: expected Int at 'part.count' in PlainPart, found number 2.5 (line 1, column 34) -> converted",
      ])
  }
}

@Suite("Numbers by rule")
struct NumberRuleTests {
  @Mappable struct Counts: Equatable {
    @DecodableRules(fractions: .round) var rounded: Int = 0
    @DecodableRules(fractions: .truncate) var cut: Int8 = 0
    @DecodableRules(acceptsNumericPrefixes: true) var weight: Double = 0
    @DecodableRules(conversions: .lenient, fractions: .reject) var exact: UInt = 0
  }

  // Features: 89
  @Test(
    "A fraction is cut off, rounded or refused, as a property says",
    arguments: [
      (#"{"rounded":2.5}"#, Counts(rounded: 3)), (#"{"rounded":2.4999}"#, Counts(rounded: 2)),
      (#"{"rounded":-2.5}"#, Counts(rounded: -3)), (#"{"rounded":"9.5"}"#, Counts(rounded: 10)),
      (#"{"rounded":99.5e0}"#, Counts(rounded: 100)), (#"{"rounded":0.4}"#, Counts(rounded: 0)),
      (#"{"rounded":0.05}"#, Counts(rounded: 0)), (#"{"rounded":3.0}"#, Counts(rounded: 3)),
      (#"{"cut":127.99}"#, Counts(cut: 127)), (#"{"cut":-1.9}"#, Counts(cut: -1)),
      (#"{"weight":"12.5 kg"}"#, Counts(weight: 12.5)),
      (#"{"weight":" -3e1x"}"#, Counts(weight: -30)),
      (#"{"weight":"007.5"}"#, Counts(weight: 7.5)), (#"{"weight":"5."}"#, Counts(weight: 5)),
      (#"{"weight":"1e"}"#, Counts(weight: 1)), (#"{"exact":"8.0"}"#, Counts(exact: 8)),
    ])
  func fractions(_ json: String, _ counts: Counts) throws {
    #expect(try read(Counts.self, json) == counts)
  }

  // Features: 89, 117
  @Test(
    "What a rule does not allow is an error",
    arguments: [
      (#"{"rounded":"x"}"#, "expected Int at 'rounded' in Counts, found string \"x\""),
      (#"{"cut":128.5}"#, "number out of range for Int8 at 'cut' in Counts, found number 128.5"),
      (#"{"cut":128}"#, "number out of range for Int8 at 'cut' in Counts, found number 128"),
      (#"{"weight":"kg 12"}"#, "expected Double at 'weight' in Counts, found string \"kg 12\""),
      (#"{"weight":"-"}"#, "expected Double at 'weight' in Counts, found string \"-\""),
      (#"{"weight":""}"#, "expected Double at 'weight' in Counts, found string \"\""),
      (
        #"{"exact":8.5}"#,
        "number cannot become UInt without loss at 'exact' in Counts, found number 8.5"
      ),
    ])
  func failures(_ json: String, _ message: String) throws {
    let text = try readError(Counts.self, json).description
    #expect(text.hasPrefix(message), "\(text)")
  }

  // Features: 82, 89
  @Test("Fractions and prefixes are chosen for a call")
  func calls() throws {
    let rounding = JSONMapper(options: .init(rules: .init(fractions: .round)))
    #expect(try rounding.decode([Int].self, from: "[1.5, 2, \"3.7\"]") == [2, 2, 4])
    let prefixes = JSONMapper(options: .init(rules: .init(acceptsNumericPrefixes: true)))
    #expect(try prefixes.decode([Int].self, from: "[\"12abc\"]") == [12])
    let strict = JSONMapper(
      options: .init(conversions: .strict, rules: .init(acceptsNumericPrefixes: true)))
    #expect(throws: MappingError.self) { try strict.decode([Int].self, from: "[\"12abc\"]") }
    let report = rounding.decodeReporting([Int].self, from: "[1.5]")
    #expect(report.repairs.count == 1)
  }

  @Mappable struct Words: Equatable {
    var a: Int?
    var b: Double = 7
    var c: Bool?
    var d: Date?
    var e: URL?
    var f: UUID?
    var g: Decimal?
    var text: String?
  }

  // Features: 86
  @Test(
    "Under lenient the words for null are null, and never 0",
    arguments: ["", "nil", "Null", "<null>", "(NULL)"])
  func nullWords(_ word: String) throws {
    let keys = ["a", "b", "c", "d", "e", "f", "g", "text"].filter { $0 != "c" || !word.isEmpty }
    let json = "{" + keys.map { "\"\($0)\":\"\(word)\"" }.joined(separator: ",") + "}"
    let mapper = JSONMapper(options: .init(conversions: .lenient))
    #expect(try mapper.decode(Words.self, from: json) == Words(text: word))
    let report = mapper.decodeReporting(Words.self, from: json)
    #expect(report.value == Words(text: word))
    #expect(report.repairs.count == keys.count - 1)
    #expect(report.issues.allSatisfy { "\($0)".hasSuffix("read as null") })
    #expect(
      try ValueMapper(options: .init(conversions: .lenient)).decode(
        Words.self, from: AnyValue(json: json)) == Words(text: word))
  }

  // Features: 86
  @Test("A word for null is an error where a value is needed")
  func neededWords() throws {
    let mapper = JSONMapper(options: .init(conversions: .lenient))
    let error = #expect(throws: MappingError.self) {
      try mapper.decode(PlainPart.self, from: #"{"count":"null"}"#)
    }
    #expect(
      error?.description
        == "expected Int at 'count' in PlainPart, found string \"null\" (line 1, column 10)")
    #expect(error?.code == .unexpectedNull)
  }
}

@Suite("NaN and infinities")
struct NonFiniteTests {
  @Mappable struct Reading: Equatable {
    var value: Double
    var low: Float?
  }

  private func same(_ left: Double, _ right: Double) -> Bool {
    left == right || left.isNaN && right.isNaN
  }

  // Features: 118
  @Test("They are errors in JSON unless agreed otherwise")
  func rejected() throws {
    let error = #expect(throws: MappingError.self) { try Reading(value: .nan).jsonString() }
    #expect(error?.description == "value cannot be encoded at 'value' in Reading, found nan")
    #expect(throws: MappingError.self) { try Reading(json: #"{"value":"NaN"}"#) }
    let tree = try ValueMapper().encode(Reading(value: .infinity))
    #expect(try ValueMapper().decode(Reading.self, from: tree).value == .infinity)
    let strict = ValueMapper(options: .init(conventions: .init(nonFiniteNumbers: .reject)))
    #expect(throws: MappingError.self) { try strict.encode(Reading(value: .nan)) }
    #expect(throws: MappingError.self) { try strict.decode(Reading.self, from: tree) }
  }

  // Features: 118
  @Test("They are names, both ways, in JSON and in trees")
  func named() throws {
    let conventions = CodingConventions(
      nonFiniteNumbers: .names(infinity: "inf", negativeInfinity: "-inf"))
    for policy in [ConversionPolicy.strict, .lossless, .lenient] {
      let mapper = JSONMapper(options: .init(conversions: policy, conventions: conventions))
      let trees = ValueMapper(options: .init(conversions: policy, conventions: conventions))
      for (number, name) in [(Double.nan, "NaN"), (.infinity, "inf"), (-.infinity, "-inf")] {
        let json = #"{"value":"\#(name)","low":"\#(name)"}"#
        let model = Reading(value: number, low: Float(number))
        #expect(try mapper.encodeString(model) == json)
        #expect(try trees.encode(model) == AnyValue(json: json))
        #expect(same(try mapper.decode(Reading.self, from: json).value, number))
        #expect(same(try trees.decode(Reading.self, from: AnyValue(json: json)).value, number))
        #expect(try mapper.encodeString([[number]]) == "[[\"\(name)\"]]")
      }
      let found = #expect(throws: MappingError.self) {
        try mapper.decode(Reading.self, from: #"{"value":"nan"}"#)
      }
      #expect(
        found?.description
          == "expected Double at 'value' in Reading, found string \"nan\" (line 1, column 10)")
    }
  }

  // Features: 118
  @Test("They are null where that is agreed")
  func null() throws {
    let mapper = JSONMapper(options: .init(conventions: .init(nonFiniteNumbers: .null)))
    #expect(
      try mapper.encodeString(Reading(value: .nan, low: .infinity)) == #"{"value":null,"low":null}"#
    )
    let model = try mapper.decode(Reading.self, from: #"{"value":null,"low":null}"#)
    #expect(model.value.isNaN && model.low == nil)
  }
}
