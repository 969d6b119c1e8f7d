// Made by Scripts/generate-feature-pairs.py; change what it makes, not this file.
// swift-format-ignore-file

import Foundation
import Maquette
import Testing

@Suite("Features in carriers: AdjacentLabels")
struct AdjacentLabelsTests {
  static let cases: [PairCase] = [
    PairCase(.labelsAdjacent, "plain", of: PlainAdjacentLabels.self),
    PairCase(.labelsAdjacent, "customKey", of: CustomKeyAdjacentLabels.self),
    PairCase(.labelsAdjacent, "namingRule", of: NamingRuleAdjacentLabels.self),
    PairCase(.labelsAdjacent, "alias", of: AliasAdjacentLabels.self),
    PairCase(.labelsAdjacent, "encodeKey", of: EncodeKeyAdjacentLabels.self),
    PairCase(.labelsAdjacent, "initialValue", of: InitialValueAdjacentLabels.self),
    PairCase(.labelsAdjacent, "optional", of: OptionalAdjacentLabels.self),
    PairCase(.labelsAdjacent, "nestedStruct", of: NestedStructAdjacentLabels.self),
  ]

  @Test(arguments: cases) func pair(_ pair: PairCase) async { await pair.check() }
}

@Mappable(tagged: .adjacent("kind", content: "content"))
enum PlainAdjacentLabels {
  case decoy(Decoy)
  case plain(plain1: Int)
}

@Mappable(tagged: .adjacent("kind", content: "content"))
enum CustomKeyAdjacentLabels {
  case decoy(Decoy)
  @CodingKey("ck1", for: "custom1") case customKey(custom1: Int)
}

@Mappable(fieldNaming: .snakeCase, tagged: .adjacent("kind", content: "content"))
enum NamingRuleAdjacentLabels {
  case decoy(Decoy)
  case namingRule(namedByRule1: Int)
}

@Mappable(tagged: .adjacent("kind", content: "content"))
enum AliasAdjacentLabels {
  case decoy(Decoy)
  @DecodableAlias("other1", "older1", for: "aliased1") case alias(aliased1: Int)
}

@Mappable(tagged: .adjacent("kind", content: "content"))
enum EncodeKeyAdjacentLabels {
  case decoy(Decoy)
  @CodingKey("in1", encode: "out1", for: "turned1") @DecodableAlias("out1", for: "turned1") case encodeKey(turned1: Int)
}

@Mappable(tagged: .adjacent("kind", content: "content"))
enum InitialValueAdjacentLabels {
  case decoy(Decoy)
  case initialValue(initial1: Int = 7)
}

@Mappable(tagged: .adjacent("kind", content: "content"))
enum OptionalAdjacentLabels {
  case decoy(Decoy)
  case optional(given1: Int?, absent1: Int?)
}

@Mappable(tagged: .adjacent("kind", content: "content"))
enum NestedStructAdjacentLabels {
  case decoy(Decoy)
  case nestedStruct(nested1: Inner)
}
