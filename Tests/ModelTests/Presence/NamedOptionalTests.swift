import AgreementSupport
import Maquette
import Testing

/// Optionals whose type has a name of its own keep nil where a missing key would mean another value.
@Suite("Optionals with another name") struct NamedOptionalTests {
  typealias Score = Int?
  typealias Maybe<T> = T?

  @Mappable struct Game: Equatable {
    var first: Score = 3
    @CodingKey("2nd") @DecodableAlias("second") var second: Maybe<Int> = 3
    @CodableDefault(4, on: .missing) var third: Score
    var fourth: Score = nil
    var fifth: Int = 5
  }

  @Mappable final class Match { var score: Score = 3 }

  @Mappable enum Move: Equatable { case jump(height: Score = 3) }

  @Test func `Nil comes back`() throws {
    let game = Game(first: nil, second: nil, third: nil, fourth: nil)
    let json = #"{"first":null,"2nd":null,"third":null,"fifth":5}"#
    #expect(try write(game) == json)
    #expect(try read(Game.self, json) == game)
    let match = try Match(json: #"{"score":null}"#)
    #expect(match.score == nil)
    #expect(try match.jsonString() == #"{"score":null}"#)
    let move = Move.jump(height: nil)
    #expect(try read(Move.self, try write(move)) == move)
  }

  @Mappable struct Step: Equatable { var size = 1 }

  @Mappable struct Nested: Equatable {
    var number: Int??
    var step: Step??
    var scores: [Maybe<Score>] = []
  }

  @Test func `Null is the inner nil of a nested optional, in an update, too`() throws {
    let json = #"{"number":null,"step":null}"#
    let expected = Nested(number: .some(nil), step: .some(nil))
    #expect(try read(Nested.self, json) == expected)
    for old in [Nested(number: 1, step: Step(size: 2)), Nested(), expected] {
      var updated = old
      try JSONMapper().update(&updated, from: json)
      #expect(updated == expected)
      updated = old
      try ValueMapper().update(&updated, from: AnyValue(json: json))
      #expect(updated == expected)
      updated = old
      try updated.merge(from: expected, by: .replace)
      #expect(updated == expected)
      updated = old
      try updated.merge(from: Nested(), by: .replace)
      #expect(updated == Nested())
      updated = old
      try updated.merge(from: Nested())
      #expect(updated == old)
    }
    #expect(
      expected.changes(since: Nested()).map(\.description)
        == ["number: added null", "step: added null"])
  }
}
