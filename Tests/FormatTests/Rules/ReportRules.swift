import Maquette
import MaquetteCore

@Mappable struct RuleReported: Equatable {
  var name: String
  var age: Int?
  var size = 3
  @DecodableRules(invalidElements: .drop) var scores: [Int] = []
  var places: [RulePlace] = []
}

extension Rule {
  private static let dropping = DecodingOptions(rules: .init(invalidElements: .drop))

  /// The issues of reports.
  static let reports: [Rule] = [
    .reports("nothing", ["name": "a", "age": 1], RuleReported(name: "a", age: 1)),
    .reports(
      "every error", ["age": "x", "size": "y", "places": [["city": "b"], ["zip": "1"]]],
      nil as RuleReported?,
      errors: [
        (.missingKey, "name"), (.typeMismatch, "age"), (.typeMismatch, "size"),
        (.missingKey, "places[1].city"),
      ]),
    .reports(
      "an element that is dropped", ["name": "a", "scores": [1, "x", 3]],
      RuleReported(name: "a", scores: [1, 3]), repairs: ["scores[1]"]),
    .reports(
      "models that are dropped by an option",
      ["name": "a", "places": [["zip": "1"], ["city": "b"]]],
      RuleReported(name: "a", places: [RulePlace(city: "b")]), repairs: ["places[0].city"], dropping
    ),
    .reports(
      "a conversion", ["name": 1, "age": "2"], RuleReported(name: "1", age: 2),
      repairs: ["name", "age"]),
  ]
}
