import Maquette
import MaquetteCore

@Mappable struct RulePlace: Equatable { var city: String; var zip: String? }
@Mappable struct RuleFlat: Equatable {
  var name: String
  @CodableFlattened var place: RulePlace
}
@Mappable struct RuleAffixed: Equatable {
  var name: String
  @CodableFlattened(prefix: "home_") var home: RulePlace
  @CodableFlattened(prefix: "work_") var work: RulePlace?
}
@Mappable struct RuleExtras: Equatable {
  var name: String
  @CodableExtras var rest: [String: AnyValue] = [:]
}
@Mappable(layout: .array) struct RulePoint: Equatable { var x: Int; var y: Int }
@Mappable struct RulePoints: Equatable { var points: [RulePoint] }
@Mappable(container: "data.user") struct RuleContained: Equatable { var name: String }
@Mappable struct RuleMaps: Equatable { var byName: [String: Int]; var byNumber: [Int: String] }
@Mappable
struct RuleGeneric<T: MappingDecodable & MappingEncodable & Equatable & Sendable>: Equatable,
  Sendable
{
  var value: T
}
@Mappable class RuleBase: Equatable, @unchecked Sendable {
  var id: Int
  init(id: Int) { self.id = id }
  static func == (left: RuleBase, right: RuleBase) -> Bool {
    left.id == right.id && (left as? RuleDerived)?.name == (right as? RuleDerived)?.name
  }
}
@Mappable final class RuleDerived: RuleBase, @unchecked Sendable {
  var name: String
  init(id: Int, name: String) {
    self.name = name
    super.init(id: id)
  }
}

extension Rule {
  /// Objects in objects.
  static let shapes: [Rule] = [
    .reads(
      "flattened", ["name": "a", "city": "b", "zip": "1"],
      RuleFlat(name: "a", place: .init(city: "b", zip: "1"))),
    .fails("flattened, missing", ["name": "a"], RuleFlat.self, .missingKey, "city", at: "$"),
    .reads(
      "affixed", ["name": "a", "home_city": "b", "work_city": "c"],
      RuleAffixed(name: "a", home: .init(city: "b"), work: .init(city: "c"))),
    .reads(
      "affixed, nil", ["name": "a", "home_city": "b"],
      RuleAffixed(name: "a", home: .init(city: "b"), work: nil)),
    .reads(
      "extras", ["name": "a", "k": "b", "o": ["p": "q"]],
      RuleExtras(name: "a", rest: ["k": "b", "o": ["p": "q"]])),
    .reads(
      "positions", ["points": [[1, 2], [3, 4]]],
      RulePoints(points: [.init(x: 1, y: 2), .init(x: 3, y: 4)])),
    .fails(
      "positions, wrong", ["points": [[1, 2], [3, "a"]]], RulePoints.self, .typeMismatch,
      "points[1][1]"),
    .reads("a container", ["data": ["user": ["name": "a"]]], RuleContained(name: "a")),
    .reads(
      "dictionaries", ["byName": ["a": 1], "byNumber": ["1": "b"]],
      RuleMaps(byName: ["a": 1], byNumber: [1: "b"])),
    .fails(
      "a dictionary, wrong", ["byName": ["a": "b"], "byNumber": [:]], RuleMaps.self, .typeMismatch,
      "byName.a"),
    .reads("generic", ["value": ["x": 1]], RuleGeneric(value: RuleNeeded(x: 1))),
    .reads("a subclass", ["id": 1, "name": "a"], RuleDerived(id: 1, name: "a")),
  ]
}
