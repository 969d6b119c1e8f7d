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
}
