import Maquette
import MaquetteCore

@Mappable enum RuleSuit: String { case hearts, spades = "SPADES" }
@Mappable enum RuleLevel: Int { case low = 1, high = 9 }
@Mappable enum RuleMove: Equatable { case go(x: Int), say(String), stop }
@Mappable(tagged: .internal("type")) enum RuleMessage: Equatable { case joined(user: String), left }
@Mappable(tagged: .adjacent("kind", content: "data")) enum RuleEvent: Equatable {
  case click(x: Int), key(String)
}
@Mappable(tagged: .untagged) enum RuleAnswer: Equatable {
  case number(Int), range(from: Int, to: Int), text(String)
}
@Mappable(tagged: .firstElement) enum RuleStep: Equatable {
  case move(Int, to: String), wait(Int)
}
@Mappable(tagged: .firstElement) enum RuleTurn: Equatable { case around, by(Int) }
@Mappable(layout: .array) struct RuleShortRecord: Equatable { var x: Int }
@Mappable struct RuleAlone: Equatable {
  var turn: RuleTurn
  var record: RuleShortRecord?
}
@Mappable enum RuleOpen: String, Equatable {
  case known
  @CodableFallback case other
}
@Mappable(tagged: .internal("type")) enum RuleUntaggedCase: Equatable {
  @CodableCase(1.5) case version(n: Int)
  @CodableFallback(untagged: true) case needed(RuleNeeded)
}
@Mappable struct RuleUntaggedCases: Equatable { var items: [RuleUntaggedCase] }
@Mappable(tagged: .internal("type")) enum RuleFlatCase: Equatable { case a(x: Int), b(y: String) }
@Mappable struct RuleFlattenedCase: Equatable {
  var id: Int
  @CodableFlattened var item: RuleFlatCase
}
@Mappable
class RuleShape: ClassCluster, Equatable, @unchecked Sendable {
  class var cluster: PolymorphicTypes<RuleShape> {
    PolymorphicTypes(discriminator: "kind", ["circle": RuleCircle.self, "plain": RuleShape.self])
  }
  var id: Int
  init(id: Int) { self.id = id }
  static func == (left: RuleShape, right: RuleShape) -> Bool {
    left.id == right.id && (left as? RuleCircle)?.radius == (right as? RuleCircle)?.radius
  }
}
@Mappable final class RuleCircle: RuleShape, @unchecked Sendable {
  var radius: Int
  init(id: Int, radius: Int) {
    self.radius = radius
    super.init(id: id)
  }
}
@Mappable struct RuleDrawing: Equatable { var shapes: [RuleShape] }
@Mappable struct RuleSteps: Equatable { var steps: [RuleStep] }
@Mappable struct RuleOpenCase: Equatable { var word: RuleOpen }
@Mappable struct RuleCases: Equatable {
  var suit: RuleSuit = .hearts
  var level: RuleLevel = .low
  var moves: [RuleMove] = []
}
@Mappable struct RuleMessages: Equatable { var messages: [RuleMessage] }
@Mappable struct RuleEvents: Equatable { var events: [RuleEvent] }
@Mappable struct RuleAnswers: Equatable { var answers: [RuleAnswer] }

extension Rule {
  /// Enums of every tagging.
  static let cases: [Rule] = [
    .reads(
      "raw values", ["suit": "SPADES", "level": 9, "moves": []],
      RuleCases(suit: .spades, level: .high)),
    .fails("no such case", ["suit": "clubs"], RuleCases.self, .unknownCase, "suit"),
    .reads(
      "external tags",
      ["suit": "hearts", "level": 1, "moves": [["go": ["x": 1]], ["say": "hi"], "stop"]],
      RuleCases(moves: [.go(x: 1), .say("hi"), .stop])),
    .fails(
      "external tags, wrong", ["moves": ["stop", ["go": ["x": "a"]]]], RuleCases.self,
      .typeMismatch, "moves[1].go.x"),
    .reads(
      "internal tags", ["messages": [["type": "joined", "user": "ada"], ["type": "left"]]],
      RuleMessages(messages: [.joined(user: "ada"), .left])),
    .fails(
      "internal tags, unknown", ["messages": [["type": "left"], ["type": "gone"]]],
      RuleMessages.self, .unknownCase, "messages[1].type"),
    .reads(
      "adjacent tags",
      ["events": [["kind": "click", "data": ["x": 1]], ["kind": "key", "data": "q"]]],
      RuleEvents(events: [.click(x: 1), .key("q")])),
    .reads(
      "the first element as tag", ["steps": [["move", 1, "a"], ["wait", 2]]],
      RuleSteps(steps: [.move(1, to: "a"), .wait(2)])),
    .fails(
      "the first element as tag, wrong", ["steps": [["wait", 2], ["move", "x", "a"]]],
      RuleSteps.self,
      .typeMismatch, "steps[1][1]"),
    .reads(
      "arrays of one", ["turn": ["around"], "record": [1]],
      RuleAlone(turn: .around, record: RuleShortRecord(x: 1))),
    .reads(
      "subclasses by a tag",
      ["shapes": [["kind": "circle", "id": 1, "radius": 2], ["kind": "plain", "id": 3]]],
      RuleDrawing(shapes: [RuleCircle(id: 1, radius: 2), RuleShape(id: 3)])),
    .fails(
      "subclasses by a tag, unknown", ["shapes": [["kind": "plain", "id": 3], ["kind": "oval"]]],
      RuleDrawing.self,
      .unknownCase, "shapes[1].kind"),
    .reads(
      "a case for all others", ["word": "news"], RuleOpenCase(word: .other),
      writes: ["word": "other"], repairs: ["used the fallback"]),
    .reads(
      "a fraction as a tag, and a case without a tag",
      ["items": [["type": 1.5, "n": 1], ["x": 2]]],
      RuleUntaggedCases(items: [.version(n: 1), .needed(RuleNeeded(x: 2))])),
    .fails(
      "a case without a tag, wrong", ["items": [["x": 2], ["y": 1]]], RuleUntaggedCases.self,
      .missingKey, "items[1].x", at: "items[1]"),
    .reads(
      "a flattened enum", ["id": 1, "type": "b", "y": "c"],
      RuleFlattenedCase(id: 1, item: .b(y: "c"))),
    .reads(
      "untagged", ["answers": [1, ["from": 1, "to": 2], "many"]],
      RuleAnswers(answers: [.number(1), .range(from: 1, to: 2), .text("many")])),
  ]
}
