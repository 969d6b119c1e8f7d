// Made by Scripts/generate-feature-pairs.py; change what it makes, not this file.
// swift-format-ignore-file

import Foundation
import Maquette
import Testing

@Suite("Features in carriers: AdjacentPayloads")
struct AdjacentPayloadsTests {
  static let cases: [PairCase] = [
    PairCase(.adjacent, "plain", of: AdjacentPayload1.self),
    PairCase(.adjacent, "customKey", of: AdjacentPayload1.self),
    PairCase(.adjacent, "namingRule", of: AdjacentPayload1.self),
    PairCase(.adjacent, "alias", of: AdjacentPayload1.self),
    PairCase(.adjacent, "path", of: AdjacentPayload1.self),
    PairCase(.adjacent, "pathSharingSteps", of: AdjacentPayload1.self),
    PairCase(.adjacent, "profiledKey", of: AdjacentPayload1.self),
    PairCase(.adjacent, "profiledPath", of: AdjacentPayload1.self),
    PairCase(.adjacent, "profiledStrategy", of: AdjacentPayload1.self),
    PairCase(.adjacent, "profiledIgnored", of: AdjacentPayload1.self),
    PairCase(.adjacent, "pathIntoArray", of: AdjacentPayload2.self),
    PairCase(.adjacent, "pathCollecting", of: AdjacentPayload2.self),
    PairCase(.adjacent, "encodeKey", of: AdjacentPayload2.self),
    PairCase(.adjacent, "extras", of: AdjacentPayload2.self),
    PairCase(.adjacent, "initialValue", of: AdjacentPayload2.self),
    PairCase(.adjacent, "optional", of: AdjacentPayload2.self),
    PairCase(.adjacent, "nestedStruct", of: AdjacentPayload2.self),
  ]

  @Test(arguments: cases) func pair(_ pair: PairCase) async { await pair.check() }
}

@Mappable(tagged: .adjacent("kind", content: "content"))
enum AdjacentPayload1 {
  case plain(PlainStruct)
  case customKey(CustomKeyStruct)
  case namingRule(NamingRuleStruct)
  case alias(AliasStruct)
  case path(PathStruct)
  case pathSharingSteps(PathSharingStepsStruct)
  case profiledKey(ProfiledKeyStruct)
  case profiledPath(ProfiledPathStruct)
  case profiledStrategy(ProfiledStrategyStruct)
  case profiledIgnored(ProfiledIgnoredStruct)
}

@Mappable(tagged: .adjacent("kind", content: "content"))
enum AdjacentPayload2 {
  case pathIntoArray(PathIntoArrayStruct)
  case pathCollecting(PathCollectingStruct)
  case encodeKey(EncodeKeyStruct)
  case extras(ExtrasStruct)
  case initialValue(InitialValueStruct)
  case optional(OptionalStruct)
  case nestedStruct(NestedStructStruct)
}
