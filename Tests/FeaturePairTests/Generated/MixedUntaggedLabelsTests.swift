// Made by Scripts/generate-feature-pairs.py; change what it makes, not this file.
// swift-format-ignore-file

import Foundation
import Maquette
import Testing

@Suite("Features in carriers: MixedUntaggedLabels")
struct MixedUntaggedLabelsTests {
  static let cases: [PairCase] = [
    PairCase(.labelsUntagged, "values1", of: Values1UntaggedLabels.self),
    PairCase(.labelsUntagged, "values2", of: Values2UntaggedLabels.self),
    PairCase(.labelsUntagged, "values3", of: Values3UntaggedLabels.self),
    PairCase(.labelsUntagged, "values4", of: Values4UntaggedLabels.self),
    PairCase(.labelsUntagged, "values5", of: Values5UntaggedLabels.self),
    PairCase(.labelsUntagged, "values6", of: Values6UntaggedLabels.self),
  ]

  @Test(arguments: cases) func pair(_ pair: PairCase) async { await pair.check() }
}

@Mappable(fieldNaming: .snakeCase, tagged: .untagged)
enum Values1UntaggedLabels {
  case decoy(Decoy)
  @CodingKey("ck1", for: "custom1") @DecodableAlias("other1", "older1", for: "aliased1") @CodingKey("in1", encode: "out1", for: "turned1") @DecodableAlias("out1", for: "turned1") case values1(plain1: Int, custom1: Int, namedByRule1: Int, aliased1: Int, turned1: Int, initial1: Int = 7, given1: Int?, absent1: Int?, nested1: Inner)
}

@Mappable(tagged: .untagged)
enum Values2UntaggedLabels {
  case decoy(Decoy)
  case values2(plain1: Int, object1: InnerObject, spare1: InnerObject?, stock1: [Inner], table1: [String: Inner] = [:], grid1: [[Int?]], scores1: [Suit: Int], suits1: Set<Suit> = [], branch1: Branch, road1: Way, roads1: [Way]?, guess1: Guess, lead1: Lead)
}

@Mappable(fieldNaming: .snakeCase, tagged: .untagged)
enum Values3UntaggedLabels {
  case decoy(Decoy)
  @CodingKey("ck1", for: "custom1") @DecodableAlias("other1", "older1", for: "aliased1") case values3(plain1: Int, custom1: Int, namedByRule1: Int, aliased1: Int, object1: InnerObject, spare1: InnerObject?, stock1: [Inner], table1: [String: Inner] = [:], grid1: [[Int?]], scores1: [Suit: Int], suits1: Set<Suit> = [], pet1: Pet)
}

@Mappable(tagged: .untagged)
enum Values4UntaggedLabels {
  case decoy(Decoy)
  @CodingKey("in1", encode: "out1", for: "turned1") @DecodableAlias("out1", for: "turned1") case values4(turned1: Int, initial1: Int = 7, given1: Int?, absent1: Int?, nested1: Inner, object1: InnerObject, spare1: InnerObject?, stock1: [Inner], table1: [String: Inner] = [:], grid1: [[Int?]], scores1: [Suit: Int], suits1: Set<Suit> = [], branch1: Branch)
}

@Mappable(fieldNaming: .snakeCase, tagged: .untagged)
enum Values5UntaggedLabels {
  case decoy(Decoy)
  @CodingKey("ck1", for: "custom1") @DecodableAlias("other1", "older1", for: "aliased1") case values5(custom1: Int, namedByRule1: Int, aliased1: Int, branch1: Branch, road1: Way, roads1: [Way]?, guess1: Guess, lead1: Lead, pet1: Pet)
}

@Mappable(tagged: .untagged)
enum Values6UntaggedLabels {
  case decoy(Decoy)
  @CodingKey("in1", encode: "out1", for: "turned1") @DecodableAlias("out1", for: "turned1") case values6(turned1: Int, initial1: Int = 7, given1: Int?, absent1: Int?, nested1: Inner, road1: Way, roads1: [Way]?, guess1: Guess, lead1: Lead, pet1: Pet)
}
