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
      "untagged", ["answers": [1, ["from": 1, "to": 2], "many"]],
      RuleAnswers(answers: [.number(1), .range(from: 1, to: 2), .text("many")])),
  ]
}
