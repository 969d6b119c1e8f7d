import Maquette
import MaquetteCore

@Mappable struct RuleSparse: Equatable {
  var name: String
  @EncodableIf(.notDefault) var size = 3
  @EncodableIf(.notEmpty) var tags: [String] = []
  var age: Int?
}
@Mappable(nilValues: .writeNull) struct RuleNulls: Equatable {
  var name: String?
  var age: Int?
}
@Mappable struct RuleDirections: Equatable {
  var name: String
  @CodableIgnored var cache = 1
  @DecodableIgnored var shown = 2
  @CodingKey("in", encode: "out") @DecodableAlias("out") var turned: Int
}

extension Rule {
  /// Encoded documents and their options.
  static let outputs: [Rule] = [
    .writes("what is not the default", RuleSparse(name: "a"), ["name": "a"], EncodingOptions()),
    .writes(
      "what differs", RuleSparse(name: "a", size: 4, tags: ["b", "c"], age: 1),
      ["name": "a", "size": 4, "tags": ["b", "c"], "age": 1], EncodingOptions()),
    .writes(
      "null by option", RuleProfile(name: "a"),
      ["name": "a", "age": nil, "place": nil, "tags": []], EncodingOptions(nilValues: .writeNull)),
    .writes("null by type", RuleNulls(name: "a"), ["name": "a", "age": nil], EncodingOptions()),
    .writes(
      "nothing that is empty", RuleProfile(name: "a"), ["name": "a"],
      EncodingOptions(omitsEmpty: true)),
    .writes(
      "one direction", RuleDirections(name: "a", turned: 5), ["name": "a", "shown": 2, "out": 5],
      EncodingOptions()),
    .writes(
      "by configuration", RuleProfile(name: "Eve", age: 7),
      ["nom": "Eve", "info": ["age": 7], "tags": []],
      EncodingOptions(configuration: Rule.configuration),
      DecodingOptions(configuration: Rule.configuration)),
  ]
}
