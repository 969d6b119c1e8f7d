// Made by Scripts/generate-feature-pairs.py; change what it makes, not this file.
// swift-format-ignore-file

import Foundation
import Maquette
import Testing

@Suite("Features in carriers: InternalPayloads")
struct InternalPayloadsTests {
  static let cases: [PairCase] = [
    PairCase(.internal, "plain", of: InternalPayload1.self),
    PairCase(.internal, "customKey", of: InternalPayload1.self),
    PairCase(.internal, "namingRule", of: InternalPayload1.self),
    PairCase(.internal, "alias", of: InternalPayload1.self),
    PairCase(.internal, "path", of: InternalPayload1.self),
    PairCase(.internal, "pathSharingSteps", of: InternalPayload1.self),
    PairCase(.internal, "profiledKey", of: InternalPayload1.self),
    PairCase(.internal, "profiledPath", of: InternalPayload1.self),
    PairCase(.internal, "profiledStrategy", of: InternalPayload1.self),
    PairCase(.internal, "profiledIgnored", of: InternalPayload1.self),
    PairCase(.internal, "pathIntoArray", of: InternalPayload2.self),
    PairCase(.internal, "pathCollecting", of: InternalPayload2.self),
    PairCase(.internal, "encodeKey", of: InternalPayload2.self),
    PairCase(.internal, "extras", of: InternalPayload2.self),
    PairCase(.internal, "initialValue", of: InternalPayload2.self),
    PairCase(.internal, "optional", of: InternalPayload2.self),
    PairCase(.internal, "nestedStruct", of: InternalPayload2.self),
  ]

  @Test(arguments: cases) func pair(_ pair: PairCase) async { await pair.check() }
}

@Mappable(tagged: .internal("kind"))
enum InternalPayload1 {
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

@Mappable(tagged: .internal("kind"))
enum InternalPayload2 {
  case pathIntoArray(PathIntoArrayStruct)
  case pathCollecting(PathCollectingStruct)
  case encodeKey(EncodeKeyStruct)
  case extras(ExtrasStruct)
  case initialValue(InitialValueStruct)
  case optional(OptionalStruct)
  case nestedStruct(NestedStructStruct)
}
