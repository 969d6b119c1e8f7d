// Made by Scripts/generate-feature-pairs.py; change what it makes, not this file.
// swift-format-ignore-file

import Foundation
import Maquette
import Testing

@Suite("Features in carriers: MixedInternalLabels")
struct MixedInternalLabelsTests {
  static let cases: [PairCase] = [
    PairCase(.labelsInternal, "values1", of: Values1InternalLabels.self),
    PairCase(.labelsInternal, "values2", of: Values2InternalLabels.self),
    PairCase(.labelsInternal, "values3", of: Values3InternalLabels.self),
    PairCase(.labelsInternal, "values4", of: Values4InternalLabels.self),
    PairCase(.labelsInternal, "values5", of: Values5InternalLabels.self),
    PairCase(.labelsInternal, "values6", of: Values6InternalLabels.self),
  ]

  @Test(arguments: cases) func pair(_ pair: PairCase) async { await pair.check() }
}

@Mappable(fieldNaming: .snakeCase, tagged: .internal("kind"))
enum Values1InternalLabels {
  case decoy(Decoy)
  @CodingKey("ck1", for: "custom1") @DecodableAlias("other1", "older1", for: "aliased1") @CodingKey("in1", encode: "out1", for: "turned1") @DecodableAlias("out1", for: "turned1") case values1(plain1: Int, custom1: Int, namedByRule1: Int, aliased1: Int, turned1: Int, initial1: Int = 7, given1: Int?, absent1: Int?, nested1: Inner)
}

@Mappable(tagged: .internal("kind"))
enum Values2InternalLabels {
  case decoy(Decoy)
  case values2(plain1: Int, object1: InnerObject, spare1: InnerObject?, stock1: [Inner], table1: [String: Inner] = [:], grid1: [[Int?]], scores1: [Suit: Int], suits1: Set<Suit> = [], branch1: Branch, road1: Way, roads1: [Way]?, guess1: Guess, lead1: Lead)
}

@Mappable(fieldNaming: .snakeCase, tagged: .internal("kind"))
enum Values3InternalLabels {
  case decoy(Decoy)
  @CodingKey("ck1", for: "custom1") @DecodableAlias("other1", "older1", for: "aliased1") case values3(plain1: Int, custom1: Int, namedByRule1: Int, aliased1: Int, object1: InnerObject, spare1: InnerObject?, stock1: [Inner], table1: [String: Inner] = [:], grid1: [[Int?]], scores1: [Suit: Int], suits1: Set<Suit> = [], pet1: Pet)
}

@Mappable(tagged: .internal("kind"))
enum Values4InternalLabels {
  case decoy(Decoy)
  @CodingKey("in1", encode: "out1", for: "turned1") @DecodableAlias("out1", for: "turned1") case values4(turned1: Int, initial1: Int = 7, given1: Int?, absent1: Int?, nested1: Inner, object1: InnerObject, spare1: InnerObject?, stock1: [Inner], table1: [String: Inner] = [:], grid1: [[Int?]], scores1: [Suit: Int], suits1: Set<Suit> = [], branch1: Branch)
}

@Mappable(fieldNaming: .snakeCase, tagged: .internal("kind"))
enum Values5InternalLabels {
  case decoy(Decoy)
  @CodingKey("ck1", for: "custom1") @DecodableAlias("other1", "older1", for: "aliased1") case values5(custom1: Int, namedByRule1: Int, aliased1: Int, branch1: Branch, road1: Way, roads1: [Way]?, guess1: Guess, lead1: Lead, pet1: Pet)
}

@Mappable(tagged: .internal("kind"))
enum Values6InternalLabels {
  case decoy(Decoy)
  @CodingKey("in1", encode: "out1", for: "turned1") @DecodableAlias("out1", for: "turned1") case values6(turned1: Int, initial1: Int = 7, given1: Int?, absent1: Int?, nested1: Inner, road1: Way, roads1: [Way]?, guess1: Guess, lead1: Lead, pet1: Pet)
}
