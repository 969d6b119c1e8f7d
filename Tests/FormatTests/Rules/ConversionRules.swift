import Foundation
import Maquette
import MaquetteCore

@Mappable struct RuleBool: Equatable { var b: Bool }
@Mappable struct RuleDouble: Equatable { var d: Double }
@Mappable struct RuleText: Equatable { var s: String }
@Mappable struct RuleByte: Equatable { var n: UInt8 }
@Mappable struct RuleWide: Equatable { var n: Int64; var u: UInt64 }
@Mappable struct RuleStrictProperty: Equatable { @DecodableRules(conversions: .strict) var n: Int }
@Mappable struct RuleIdentifier: Equatable {
  @CodableBy(.uuid(uppercase: false)) var id: UUID

  static let ada = RuleIdentifier(id: UUID(uuidString: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F")!)
}
@Mappable struct RuleHolder: Equatable {
  var inner: RuleNeeded?; var list: [Int] = []; var more: [Int]?
}

extension Rule {
  private static let acceptingText = DecodingOptions(acceptsJSONText: true)
  private static let strict = DecodingOptions(conversions: .strict)
  private static let lenient = DecodingOptions(conversions: .lenient)

  /// The conversion of values of other kinds.
  static let conversions: [Rule] = [
    .reads(
      "text to a number", ["x": "12"], RuleNeeded(x: 12), writes: ["x": 12], repairs: ["converted"]),
    .reads(
      "a number to text", ["s": 12], RuleText(s: "12"), writes: ["s": "12"], repairs: ["converted"]),
    .reads(
      "text to a truth value", ["b": "true"], RuleBool(b: true), writes: ["b": true],
      repairs: ["converted"]),
    .reads(
      "a bit to a truth value", ["b": 1], RuleBool(b: true), writes: ["b": true],
      repairs: ["converted"]),
    .reads(
      "a whole number", ["x": 3.0], RuleNeeded(x: 3), writes: ["x": 3], repairs: ["converted"]),
    .reads("a fraction", ["d": 1.1], RuleDouble(d: 1.1)),
    .reads("an integer as a double", ["d": 3], RuleDouble(d: 3), writes: ["d": 3.0]),
    .reads("a truth value", ["b": false], RuleBool(b: false)),
    .reads("text", ["s": "ä\n\"<&>;=,[]é😀 "], RuleText(s: "ä\n\"<&>;=,[]é😀 ")),
    .reads("empty text", ["s": ""], RuleText(s: "")),
    .reads(
      "64 bits", ["n": -9_223_372_036_854_775_808, "u": .number(AnyValue.Number(UInt64.max))],
      RuleWide(n: .min, u: .max)),
    .reads(
      "a UUID without hyphens", ["id": "e621e1f8c36c495A93FC0c247a3e6e5f"], RuleIdentifier.ada,
      writes: ["id": "e621e1f8-c36c-495a-93fc-0c247a3e6e5f"], repairs: ["converted"]),
    .reads(
      "a UUID in braces", ["id": "{E621E1F8-C36C-495A-93FC-0C247A3E6E5F}"], RuleIdentifier.ada,
      writes: ["id": "e621e1f8-c36c-495a-93fc-0c247a3e6e5f"], repairs: ["converted"]),
    .fails(
      "strict: a UUID without hyphens", ["id": "e621e1f8c36c495a93fc0c247a3e6e5f"],
      RuleIdentifier.self, .invalidValue, "id", strict, needsKinds: true),
    .fails("a fraction as an integer", ["x": 1.5], RuleNeeded.self, .inexactNumber, "x"),
    .fails("overflow", ["n": 256], RuleByte.self, .numberOutOfRange, "n"),
    .fails("below zero", ["n": -1], RuleByte.self, .numberOutOfRange, "n"),
    .fails(
      "strict: text", ["x": "12"], RuleNeeded.self, .typeMismatch, "x", strict, needsKinds: true),
    .fails(
      "strict: a number", ["s": 12], RuleText.self, .typeMismatch, "s", strict, needsKinds: true),
    .fails(
      "a strict property", ["n": "12"], RuleStrictProperty.self, .typeMismatch, "n",
      needsKinds: true),
    .reads("strict: the right kinds", ["n": 12], RuleStrictProperty(n: 12), strict),
    .reads(
      "lenient: words", ["b": "yes"], RuleBool(b: true), writes: ["b": true],
      repairs: ["converted"], lenient),
    .reads(
      "lenient: a cut fraction", ["x": 1.9], RuleNeeded(x: 1), writes: ["x": 1],
      repairs: ["converted"], lenient),
    .reads(
      "an object in text", ["inner": #" {"x": 1} "#, "list": []],
      RuleHolder(inner: RuleNeeded(x: 1)),
      writes: ["inner": ["x": 1], "list": []], repairs: ["took the JSON in the text"], acceptingText
    ),
    .reads(
      "an array in text in text", ["list": #""[1, 2]""#, "more": [3]],
      RuleHolder(list: [1, 2], more: [3]), writes: ["list": [1, 2], "more": [3]],
      repairs: ["took the JSON in the text"], acceptingText),
    .fails(
      "invalid JSON in text", ["inner": #"{"x": }"#], RuleHolder.self, .typeMismatch, "inner",
      acceptingText),
    .fails(
      "an error in JSON in text", ["inner": #"{"x": []}"#],
      RuleHolder.self, .typeMismatch, "inner.x", at: "inner", acceptingText),
    .fails(
      "an object in text", ["inner": #"{"x": 1}"#], RuleHolder.self, .typeMismatch, "inner",
      needsKinds: true),
  ]
}
