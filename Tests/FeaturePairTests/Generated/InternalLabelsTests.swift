// Made by Scripts/generate-feature-pairs.py; change what it makes, not this file.
// swift-format-ignore-file

import Foundation
import Maquette
import Testing

@Suite("Features in carriers: InternalLabels")
struct InternalLabelsTests {
  static let cases: [PairCase] = [
    PairCase(.labelsInternal, "plain", of: PlainInternalLabels.self),
    PairCase(.labelsInternal, "customKey", of: CustomKeyInternalLabels.self),
    PairCase(.labelsInternal, "namingRule", of: NamingRuleInternalLabels.self),
    PairCase(.labelsInternal, "alias", of: AliasInternalLabels.self),
    PairCase(.labelsInternal, "encodeKey", of: EncodeKeyInternalLabels.self),
    PairCase(.labelsInternal, "initialValue", of: InitialValueInternalLabels.self),
    PairCase(.labelsInternal, "optional", of: OptionalInternalLabels.self),
    PairCase(.labelsInternal, "nestedStruct", of: NestedStructInternalLabels.self),
  ]

  @Test(arguments: cases) func pair(_ pair: PairCase) async { await pair.check() }
}

@Mappable(tagged: .internal("kind"))
enum PlainInternalLabels {
  case decoy(Decoy)
  case plain(plain1: Int)
}

@Mappable(tagged: .internal("kind"))
enum CustomKeyInternalLabels {
  case decoy(Decoy)
  @CodingKey("ck1", for: "custom1") case customKey(custom1: Int)
}

@Mappable(fieldNaming: .snakeCase, tagged: .internal("kind"))
enum NamingRuleInternalLabels {
  case decoy(Decoy)
  case namingRule(namedByRule1: Int)
}

@Mappable(tagged: .internal("kind"))
enum AliasInternalLabels {
  case decoy(Decoy)
  @DecodableAlias("other1", "older1", for: "aliased1") case alias(aliased1: Int)
}

@Mappable(tagged: .internal("kind"))
enum EncodeKeyInternalLabels {
  case decoy(Decoy)
  @CodingKey("in1", encode: "out1", for: "turned1") @DecodableAlias("out1", for: "turned1") case encodeKey(turned1: Int)
}

@Mappable(tagged: .internal("kind"))
enum InitialValueInternalLabels {
  case decoy(Decoy)
  case initialValue(initial1: Int = 7)
}

@Mappable(tagged: .internal("kind"))
enum OptionalInternalLabels {
  case decoy(Decoy)
  case optional(given1: Int?, absent1: Int?)
}

@Mappable(tagged: .internal("kind"))
enum NestedStructInternalLabels {
  case decoy(Decoy)
  case nestedStruct(nested1: Inner)
}
