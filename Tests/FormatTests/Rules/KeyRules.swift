import Maquette
import MaquetteCore

@Mappable(fieldNaming: .snakeCase) struct RuleNamed: Equatable { var firstName: String }
@Mappable struct RuleKeyed: Equatable {
  @CodingKey("n") @DecodableAlias("nom", "name") var name: String
}
@Mappable struct RuleNested: Equatable {
  @CodingKey(path: "user.address.city") var city: String
  @CodingKey(path: "user.name") var name: String
  var id = 0
}
@Mappable struct RuleDotted: Equatable { @CodingKey("a.b") var value: Int }
@Mappable struct RuleFeed: Equatable { @CodingKey(path: "channel.item") var items: [RuleNeeded] }

extension Rule {
  private static let rejecting = DecodingOptions(unknownKeys: .reject)
  private static let reporting = DecodingOptions(unknownKeys: .report)

  /// The matching of keys to properties.
  static let keys: [Rule] = [
    .reads("a naming rule", ["first_name": "Ada"], RuleNamed(firstName: "Ada")),
    .reads("a key", ["n": "Ada"], RuleKeyed(name: "Ada")),
    .reads("an alias", ["name": "Ada"], RuleKeyed(name: "Ada"), writes: ["n": "Ada"]),
    .reads(
      "the first alias", ["nom": "Ada", "name": "x"], RuleKeyed(name: "Ada"), writes: ["n": "Ada"],
      repairs: ["dropped"]),
    .reads(
      "nested paths", ["user": ["address": ["city": "Rome"], "name": "Ada"], "id": 1],
      RuleNested(city: "Rome", name: "Ada", id: 1)),
    .fails(
      "a path that leads nowhere", ["user": ["name": "Ada"]], RuleNested.self, .missingKey,
      "user.address.city", at: "user"),
    .fails(
      "a path through what is no object", ["user": ["address": "Rome", "name": "Ada"]],
      RuleNested.self, .typeMismatch, "user.address", needsKinds: true),
    .reads("a key with a dot", ["a.b": 1], RuleDotted(value: 1)),
    .reads(
      "an array at a path", ["channel": ["item": [["x": 1], ["x": 2]]]],
      RuleFeed(items: [.init(x: 1), .init(x: 2)])),
    .reads("unknown keys", ["x": 1, "y": 2], RuleNeeded(x: 1), writes: ["x": 1]),
    .fails("unknown keys refused", ["x": 1, "y": 2], RuleNeeded.self, .unknownKey, "y", rejecting),
    .reads(
      "unknown keys told", ["x": 1, "y": 2], RuleNeeded(x: 1), writes: ["x": 1],
      repairs: ["dropped"], reporting),
    .reads(
      "other letters", ["X": 1], RuleNeeded(x: 1), writes: ["x": 1], repairs: ["read as \"x\""],
      DecodingOptions(keys: .ignoringCase)),
  ]
}
