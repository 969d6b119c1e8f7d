// Made by Scripts/generate-feature-pairs.py; change what it makes, not this file.
// swift-format-ignore-file

import Foundation
import Maquette
import Testing

@Suite("Features in carriers: UntaggedLabels")
struct UntaggedLabelsTests {
  static let cases: [PairCase] = [
    PairCase(.labelsUntagged, "plain", of: PlainUntaggedLabels.self),
    PairCase(.labelsUntagged, "customKey", of: CustomKeyUntaggedLabels.self),
    PairCase(.labelsUntagged, "namingRule", of: NamingRuleUntaggedLabels.self),
    PairCase(.labelsUntagged, "alias", of: AliasUntaggedLabels.self),
    PairCase(.labelsUntagged, "encodeKey", of: EncodeKeyUntaggedLabels.self),
    PairCase(.labelsUntagged, "initialValue", of: InitialValueUntaggedLabels.self),
    PairCase(.labelsUntagged, "optional", of: OptionalUntaggedLabels.self),
    PairCase(.labelsUntagged, "nestedStruct", of: NestedStructUntaggedLabels.self),
  ]

  @Test(arguments: cases) func pair(_ pair: PairCase) async { await pair.check() }
}

@Mappable(tagged: .untagged)
enum PlainUntaggedLabels {
  case decoy(Decoy)
  case plain(plain1: Int)
}

@Mappable(tagged: .untagged)
enum CustomKeyUntaggedLabels {
  case decoy(Decoy)
  @CodingKey("ck1", for: "custom1") case customKey(custom1: Int)
}

@Mappable(fieldNaming: .snakeCase, tagged: .untagged)
enum NamingRuleUntaggedLabels {
  case decoy(Decoy)
  case namingRule(namedByRule1: Int)
}

@Mappable(tagged: .untagged)
enum AliasUntaggedLabels {
  case decoy(Decoy)
  @DecodableAlias("other1", "older1", for: "aliased1") case alias(aliased1: Int)
}

@Mappable(tagged: .untagged)
enum EncodeKeyUntaggedLabels {
  case decoy(Decoy)
  @CodingKey("in1", encode: "out1", for: "turned1") @DecodableAlias("out1", for: "turned1") case encodeKey(turned1: Int)
}

@Mappable(tagged: .untagged)
enum InitialValueUntaggedLabels {
  case decoy(Decoy)
  case initialValue(initial1: Int = 7)
}

@Mappable(tagged: .untagged)
enum OptionalUntaggedLabels {
  case decoy(Decoy)
  case optional(given1: Int?, absent1: Int?)
}

@Mappable(tagged: .untagged)
enum NestedStructUntaggedLabels {
  case decoy(Decoy)
  case nestedStruct(nested1: Inner)
}
