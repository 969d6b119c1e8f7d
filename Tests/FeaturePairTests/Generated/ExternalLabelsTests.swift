// Made by Scripts/generate-feature-pairs.py; change what it makes, not this file.
// swift-format-ignore-file

import Foundation
import Maquette
import Testing

@Suite("Features in carriers: ExternalLabels")
struct ExternalLabelsTests {
  static let cases: [PairCase] = [
    PairCase(.labelsExternal, "plain", of: PlainExternalLabels.self),
    PairCase(.labelsExternal, "customKey", of: CustomKeyExternalLabels.self),
    PairCase(.labelsExternal, "namingRule", of: NamingRuleExternalLabels.self),
    PairCase(.labelsExternal, "alias", of: AliasExternalLabels.self),
    PairCase(.labelsExternal, "encodeKey", of: EncodeKeyExternalLabels.self),
    PairCase(.labelsExternal, "initialValue", of: InitialValueExternalLabels.self),
    PairCase(.labelsExternal, "optional", of: OptionalExternalLabels.self),
    PairCase(.labelsExternal, "nestedStruct", of: NestedStructExternalLabels.self),
  ]

  @Test(arguments: cases) func pair(_ pair: PairCase) async { await pair.check() }
}

@Mappable
enum PlainExternalLabels {
  case decoy(Decoy)
  case plain(plain1: Int)
}

@Mappable
enum CustomKeyExternalLabels {
  case decoy(Decoy)
  @CodingKey("ck1", for: "custom1") case customKey(custom1: Int)
}

@Mappable(fieldNaming: .snakeCase)
enum NamingRuleExternalLabels {
  case decoy(Decoy)
  case namingRule(namedByRule1: Int)
}

@Mappable
enum AliasExternalLabels {
  case decoy(Decoy)
  @DecodableAlias("other1", "older1", for: "aliased1") case alias(aliased1: Int)
}

@Mappable
enum EncodeKeyExternalLabels {
  case decoy(Decoy)
  @CodingKey("in1", encode: "out1", for: "turned1") @DecodableAlias("out1", for: "turned1") case encodeKey(turned1: Int)
}

@Mappable
enum InitialValueExternalLabels {
  case decoy(Decoy)
  case initialValue(initial1: Int = 7)
}

@Mappable
enum OptionalExternalLabels {
  case decoy(Decoy)
  case optional(given1: Int?, absent1: Int?)
}

@Mappable
enum NestedStructExternalLabels {
  case decoy(Decoy)
  case nestedStruct(nested1: Inner)
}
