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
    PairCase(.labelsUntagged, "values7", of: Values7UntaggedLabels.self),
    PairCase(.labelsUntagged, "values8", of: Values8UntaggedLabels.self),
    PairCase(.labelsUntagged, "values9", of: Values9UntaggedLabels.self),
    PairCase(.labelsUntagged, "values10", of: Values10UntaggedLabels.self),
    PairCase(.labelsUntagged, "values11", of: Values11UntaggedLabels.self),
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
  @CodableFlattened(for: "flat1") @CodableFlattened(prefix: "fl1_", for: "lot1") @CodableFlattened(prefix: "fo1_", for: "some1") @CodableFlattened(suffix: "_ob1", for: "part1") @CodableFlattened(prefix: "w1_", for: "way1") case values2(plain1: Int, flat1: FlatPart, lot1: Inner, some1: Inner?, part1: InnerObject, way1: Way, object1: InnerObject, spare1: InnerObject?, stock1: [Inner], table1: [String: Inner] = [:], grid1: [[Int?]])
}

@Mappable(tagged: .untagged)
enum Values3UntaggedLabels {
  case decoy(Decoy)
  @CodableIgnored(for: "cache1") case values3(plain1: Int, scores1: [Suit: Int], suits1: Set<Suit> = [], branch1: Branch, road1: Way, roads1: [Way]?, guess1: Guess, lead1: Lead, pet1: Pet, cache1: Mark = Mark())
}

@Mappable(fieldNaming: .snakeCase, tagged: .untagged)
enum Values4UntaggedLabels {
  case decoy(Decoy)
  @CodingKey("ck1", for: "custom1") @DecodableAlias("other1", "older1", for: "aliased1") @CodableFlattened(for: "flat1") @CodableFlattened(prefix: "fl1_", for: "lot1") @CodableFlattened(prefix: "fo1_", for: "some1") case values4(custom1: Int, namedByRule1: Int, aliased1: Int, flat1: FlatPart, lot1: Inner, some1: Inner?, scores1: [Suit: Int], suits1: Set<Suit> = [], branch1: Branch)
}

@Mappable(tagged: .untagged)
enum Values5UntaggedLabels {
  case decoy(Decoy)
  @CodingKey("in1", encode: "out1", for: "turned1") @DecodableAlias("out1", for: "turned1") @CodableFlattened(for: "flat1") @CodableFlattened(prefix: "fl1_", for: "lot1") @CodableFlattened(prefix: "fo1_", for: "some1") case values5(turned1: Int, initial1: Int = 7, given1: Int?, absent1: Int?, flat1: FlatPart, lot1: Inner, some1: Inner?, road1: Way, roads1: [Way]?, guess1: Guess)
}

@Mappable(tagged: .untagged)
enum Values6UntaggedLabels {
  case decoy(Decoy)
  @CodableFlattened(for: "flat1") @CodableFlattened(prefix: "fl1_", for: "lot1") @CodableFlattened(prefix: "fo1_", for: "some1") @CodableFlattened(suffix: "_ob1", for: "part1") @CodableIgnored(for: "cache1") case values6(nested1: Inner, flat1: FlatPart, lot1: Inner, some1: Inner?, part1: InnerObject, lead1: Lead, pet1: Pet, cache1: Mark = Mark())
}

@Mappable(fieldNaming: .snakeCase, tagged: .untagged)
enum Values7UntaggedLabels {
  case decoy(Decoy)
  @CodingKey("ck1", for: "custom1") @DecodableAlias("other1", "older1", for: "aliased1") @CodableFlattened(suffix: "_ob1", for: "part1") @CodableFlattened(prefix: "w1_", for: "way1") case values7(custom1: Int, namedByRule1: Int, aliased1: Int, part1: InnerObject, way1: Way, object1: InnerObject, spare1: InnerObject?, road1: Way, roads1: [Way]?, guess1: Guess)
}

@Mappable(fieldNaming: .snakeCase, tagged: .untagged)
enum Values8UntaggedLabels {
  case decoy(Decoy)
  @CodingKey("ck1", for: "custom1") @DecodableAlias("other1", "older1", for: "aliased1") @CodingKey("in1", encode: "out1", for: "turned1") @DecodableAlias("out1", for: "turned1") @CodableIgnored(for: "cache1") case values8(custom1: Int, namedByRule1: Int, aliased1: Int, turned1: Int, stock1: [Inner], table1: [String: Inner] = [:], grid1: [[Int?]], lead1: Lead, pet1: Pet, cache1: Mark = Mark())
}

@Mappable(tagged: .untagged)
enum Values9UntaggedLabels {
  case decoy(Decoy)
  @CodingKey("in1", encode: "out1", for: "turned1") @DecodableAlias("out1", for: "turned1") @CodableFlattened(suffix: "_ob1", for: "part1") @CodableFlattened(prefix: "w1_", for: "way1") case values9(turned1: Int, initial1: Int = 7, given1: Int?, absent1: Int?, part1: InnerObject, way1: Way, object1: InnerObject, spare1: InnerObject?, scores1: [Suit: Int], suits1: Set<Suit> = [], branch1: Branch)
}

@Mappable(tagged: .untagged)
enum Values10UntaggedLabels {
  case decoy(Decoy)
  @CodableFlattened(prefix: "w1_", for: "way1") @CodableIgnored(for: "cache1") case values10(initial1: Int = 7, given1: Int?, absent1: Int?, nested1: Inner, way1: Way, object1: InnerObject, spare1: InnerObject?, lead1: Lead, pet1: Pet, cache1: Mark = Mark())
}

@Mappable(tagged: .untagged)
enum Values11UntaggedLabels {
  case decoy(Decoy)
  case values11(initial1: Int = 7, given1: Int?, absent1: Int?, nested1: Inner, stock1: [Inner], table1: [String: Inner] = [:], grid1: [[Int?]], scores1: [Suit: Int], suits1: Set<Suit> = [], branch1: Branch, road1: Way, roads1: [Way]?, guess1: Guess)
}
