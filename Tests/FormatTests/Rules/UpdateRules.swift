import Maquette
import MaquetteCore

@Mappable struct RuleProfile: Equatable {
  var name: String
  var age: Int?
  var place: RulePlace?
  var tags: [String] = []
}

extension Rule {
  private static let ada = RuleProfile(
    name: "Ada", age: 36, place: RulePlace(city: "London", zip: "1"), tags: ["a"])

  /// A model with keys that a configuration changes.
  static let configuration = try? MappingConfiguration(
    .model(RuleProfile.self).key("nom", for: "name").key("info", "age", for: "age"))

  private static let configured = DecodingOptions(configuration: configuration)

  /// Updates, and models with run-time configurations.
  static let updates: [Rule] = [
    .updates("nothing", ada, [:], ada),
    .updates(
      "one property", ada, ["age": 37],
      RuleProfile(name: "Ada", age: 37, place: ada.place, tags: ["a"])),
    .updates(
      "a model inside", ada, ["place": ["city": "Rome"]],
      RuleProfile(name: "Ada", age: 36, place: RulePlace(city: "Rome", zip: "1"), tags: ["a"])),
    .updates(
      "an array", ada, ["tags": ["b", "c"]],
      RuleProfile(name: "Ada", age: 36, place: ada.place, tags: ["b", "c"])),
    .updates(
      "to nil", ada, ["age": nil], RuleProfile(name: "Ada", place: ada.place, tags: ["a"])),
    .updates(
      "by configuration", ada, ["nom": "Eve", "info": ["age": 7]],
      RuleProfile(name: "Eve", age: 7, place: ada.place, tags: ["a"]), configured),
    .fails(
      "wrong by configuration", ["nom": "Eve", "info": ["age": "x"]], RuleProfile.self,
      .typeMismatch, "info.age", configured),
  ]
}
