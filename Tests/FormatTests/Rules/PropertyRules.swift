import Maquette
import MaquetteCore

@Mappable struct RuleNeeded: Equatable { var x: Int }
@Mappable struct RuleInitial: Equatable { var x = 7 }
@Mappable struct RuleOptional: Equatable { var x: Int? }
@Mappable struct RuleOptionalInitial: Equatable { var x: Int? = 7 }
@Mappable struct RulePresence: Equatable { var x: Presence<Int> }
@Mappable struct RuleForgiving: Equatable {
  @CodableDefault(7, on: .missing, .null, .invalid) var x: Int
}
@Mappable struct RuleList: Equatable { var name: String; var tags: [String] }
@Mappable struct RuleListOptional: Equatable { var name: String; var tags: [String]? }
@Mappable struct RuleNest: Equatable { var items: [RuleNeeded] = [] }
@Mappable final class RuleListClass: Equatable, @unchecked Sendable {
  var tags: Set<String>
  init(tags: Set<String>) { self.tags = tags }
  static func == (left: RuleListClass, right: RuleListClass) -> Bool { left.tags == right.tags }
}

extension Rule {
  /// Missing, null and invalid values.
  static let properties: [Rule] = [
    .reads("present", ["x": 1], RuleNeeded(x: 1)),
    .fails("missing", ["y": 1], RuleNeeded.self, .missingKey, "x", at: "$"),
    .fails("null", ["x": nil], RuleNeeded.self, .unexpectedNull, "x"),
    .fails("wrong", ["y": 1, "x": "no"], RuleNeeded.self, .typeMismatch, "x"),
    .fails("a container", ["x": ["a": 1]], RuleNeeded.self, .typeMismatch, "x"),
    .fails(
      "deep", ["items": [["x": 1], ["x": "no"]]], RuleNest.self, .typeMismatch, "items[1].x"),
    .fails(
      "missing deep", ["items": [["x": 1], ["y": 2], ["x": 3]]], RuleNest.self, .missingKey,
      "items[1].x", at: "items[1]"),
    .reads("initial, missing", ["y": 1], RuleInitial(), writes: ["x": 7]),
    .reads(
      "initial, null", ["x": nil], RuleInitial(), writes: ["x": 7], repairs: ["used the default"]),
    .fails("initial, wrong", ["x": "no"], RuleInitial.self, .typeMismatch, "x"),
    .reads("optional, missing", ["y": 1], RuleOptional(x: nil), writes: [:]),
    .reads("optional, null", ["x": nil], RuleOptional(x: nil), writes: [:]),
    .fails("optional, wrong", ["x": "no"], RuleOptional.self, .typeMismatch, "x"),
    .reads("optional initial, missing", ["y": 1], RuleOptionalInitial(), writes: ["x": 7]),
    .reads("presence, there", ["x": 1], RulePresence(x: .value(1))),
    .reads("presence, null", ["x": nil], RulePresence(x: .null)),
    .reads("presence, missing", ["y": 1], RulePresence(x: .missing), writes: [:]),
    .reads(
      "default for what is wrong", ["x": "no"], RuleForgiving(x: 7), writes: ["x": 7],
      repairs: ["used the default"]),
    .reads("array", ["name": "a", "tags": ["b", "c"]], RuleList(name: "a", tags: ["b", "c"])),
    .reads("array of one", ["name": "a", "tags": ["b"]], RuleList(name: "a", tags: ["b"])),
    .reads("empty array", ["name": "a", "tags": []], RuleList(name: "a", tags: [])),
    .reads(
      "no array", ["name": "a"], RuleListOptional(name: "a", tags: nil)),
    .reads("a set in a class", ["tags": ["b"]], RuleListClass(tags: ["b"])),
    .reads(
      "array of models", ["items": [["x": 1], ["x": 2]]],
      RuleNest(items: [.init(x: 1), .init(x: 2)])),
    .reads("array of one model", ["items": [["x": 1]]], RuleNest(items: [.init(x: 1)])),
  ]
}
