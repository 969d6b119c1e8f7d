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
    PairCase(.labelsInternal, "values7", of: Values7InternalLabels.self),
    PairCase(.labelsInternal, "values8", of: Values8InternalLabels.self),
    PairCase(.labelsInternal, "values9", of: Values9InternalLabels.self),
    PairCase(.labelsInternal, "values10", of: Values10InternalLabels.self),
    PairCase(.labelsInternal, "values11", of: Values11InternalLabels.self),
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
  @CodableFlattened(for: "flat1") @CodableFlattened(prefix: "fl1_", for: "lot1") @CodableFlattened(prefix: "fo1_", for: "some1") @CodableFlattened(suffix: "_ob1", for: "part1") @CodableFlattened(prefix: "w1_", for: "way1") case values2(plain1: Int, flat1: FlatPart, lot1: Inner, some1: Inner?, part1: InnerObject, way1: Way, object1: InnerObject, spare1: InnerObject?, stock1: [Inner], table1: [String: Inner] = [:], grid1: [[Int?]])
}

@Mappable(tagged: .internal("kind"))
enum Values3InternalLabels {
  case decoy(Decoy)
  @CodableIgnored(for: "cache1") case values3(plain1: Int, scores1: [Suit: Int], suits1: Set<Suit> = [], branch1: Branch, road1: Way, roads1: [Way]?, guess1: Guess, lead1: Lead, pet1: Pet, cache1: Mark = Mark())
}

@Mappable(fieldNaming: .snakeCase, tagged: .internal("kind"))
enum Values4InternalLabels {
  case decoy(Decoy)
  @CodingKey("ck1", for: "custom1") @DecodableAlias("other1", "older1", for: "aliased1") @CodableFlattened(for: "flat1") @CodableFlattened(prefix: "fl1_", for: "lot1") @CodableFlattened(prefix: "fo1_", for: "some1") case values4(custom1: Int, namedByRule1: Int, aliased1: Int, flat1: FlatPart, lot1: Inner, some1: Inner?, scores1: [Suit: Int], suits1: Set<Suit> = [], branch1: Branch)
}

@Mappable(tagged: .internal("kind"))
enum Values5InternalLabels {
  case decoy(Decoy)
  @CodingKey("in1", encode: "out1", for: "turned1") @DecodableAlias("out1", for: "turned1") @CodableFlattened(for: "flat1") @CodableFlattened(prefix: "fl1_", for: "lot1") @CodableFlattened(prefix: "fo1_", for: "some1") case values5(turned1: Int, initial1: Int = 7, given1: Int?, absent1: Int?, flat1: FlatPart, lot1: Inner, some1: Inner?, road1: Way, roads1: [Way]?, guess1: Guess)
}

@Mappable(tagged: .internal("kind"))
enum Values6InternalLabels {
  case decoy(Decoy)
  @CodableFlattened(for: "flat1") @CodableFlattened(prefix: "fl1_", for: "lot1") @CodableFlattened(prefix: "fo1_", for: "some1") @CodableFlattened(suffix: "_ob1", for: "part1") @CodableIgnored(for: "cache1") case values6(nested1: Inner, flat1: FlatPart, lot1: Inner, some1: Inner?, part1: InnerObject, lead1: Lead, pet1: Pet, cache1: Mark = Mark())
}

@Mappable(fieldNaming: .snakeCase, tagged: .internal("kind"))
enum Values7InternalLabels {
  case decoy(Decoy)
  @CodingKey("ck1", for: "custom1") @DecodableAlias("other1", "older1", for: "aliased1") @CodableFlattened(suffix: "_ob1", for: "part1") @CodableFlattened(prefix: "w1_", for: "way1") case values7(custom1: Int, namedByRule1: Int, aliased1: Int, part1: InnerObject, way1: Way, object1: InnerObject, spare1: InnerObject?, road1: Way, roads1: [Way]?, guess1: Guess)
}

@Mappable(fieldNaming: .snakeCase, tagged: .internal("kind"))
enum Values8InternalLabels {
  case decoy(Decoy)
  @CodingKey("ck1", for: "custom1") @DecodableAlias("other1", "older1", for: "aliased1") @CodingKey("in1", encode: "out1", for: "turned1") @DecodableAlias("out1", for: "turned1") @CodableIgnored(for: "cache1") case values8(custom1: Int, namedByRule1: Int, aliased1: Int, turned1: Int, stock1: [Inner], table1: [String: Inner] = [:], grid1: [[Int?]], lead1: Lead, pet1: Pet, cache1: Mark = Mark())
}

@Mappable(tagged: .internal("kind"))
enum Values9InternalLabels {
  case decoy(Decoy)
  @CodingKey("in1", encode: "out1", for: "turned1") @DecodableAlias("out1", for: "turned1") @CodableFlattened(suffix: "_ob1", for: "part1") @CodableFlattened(prefix: "w1_", for: "way1") case values9(turned1: Int, initial1: Int = 7, given1: Int?, absent1: Int?, part1: InnerObject, way1: Way, object1: InnerObject, spare1: InnerObject?, scores1: [Suit: Int], suits1: Set<Suit> = [], branch1: Branch)
}

@Mappable(tagged: .internal("kind"))
enum Values10InternalLabels {
  case decoy(Decoy)
  @CodableFlattened(prefix: "w1_", for: "way1") @CodableIgnored(for: "cache1") case values10(initial1: Int = 7, given1: Int?, absent1: Int?, nested1: Inner, way1: Way, object1: InnerObject, spare1: InnerObject?, lead1: Lead, pet1: Pet, cache1: Mark = Mark())
}

@Mappable(tagged: .internal("kind"))
enum Values11InternalLabels {
  case decoy(Decoy)
  case values11(initial1: Int = 7, given1: Int?, absent1: Int?, nested1: Inner, stock1: [Inner], table1: [String: Inner] = [:], grid1: [[Int?]], scores1: [Suit: Int], suits1: Set<Suit> = [], branch1: Branch, road1: Way, roads1: [Way]?, guess1: Guess)
}
