// Made by Scripts/generate-feature-pairs.py; change what it makes, not this file.
// swift-format-ignore-file

import Foundation
import Maquette
import Testing

@Suite("Features in carriers: ExternalPayloads")
struct ExternalPayloadsTests {
  static let cases: [PairCase] = [
    PairCase(.external, "plain", of: ExternalPayload1.self),
    PairCase(.external, "customKey", of: ExternalPayload1.self),
    PairCase(.external, "namingRule", of: ExternalPayload1.self),
    PairCase(.external, "alias", of: ExternalPayload1.self),
    PairCase(.external, "path", of: ExternalPayload1.self),
    PairCase(.external, "pathSharingSteps", of: ExternalPayload1.self),
    PairCase(.external, "profiledKey", of: ExternalPayload1.self),
    PairCase(.external, "profiledPath", of: ExternalPayload1.self),
    PairCase(.external, "profiledStrategy", of: ExternalPayload1.self),
    PairCase(.external, "profiledIgnored", of: ExternalPayload1.self),
    PairCase(.external, "pathIntoArray", of: ExternalPayload2.self),
    PairCase(.external, "pathCollecting", of: ExternalPayload2.self),
    PairCase(.external, "encodeKey", of: ExternalPayload2.self),
    PairCase(.external, "extras", of: ExternalPayload2.self),
    PairCase(.external, "initialValue", of: ExternalPayload2.self),
    PairCase(.external, "optional", of: ExternalPayload2.self),
    PairCase(.external, "nestedStruct", of: ExternalPayload2.self),
  ]

  @Test(arguments: cases) func pair(_ pair: PairCase) async { await pair.check() }
}

@Mappable
enum ExternalPayload1 {
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

@Mappable
enum ExternalPayload2 {
  case pathIntoArray(PathIntoArrayStruct)
  case pathCollecting(PathCollectingStruct)
  case encodeKey(EncodeKeyStruct)
  case extras(ExtrasStruct)
  case initialValue(InitialValueStruct)
  case optional(OptionalStruct)
  case nestedStruct(NestedStructStruct)
}
