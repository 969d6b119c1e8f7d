// Made by Scripts/generate-feature-pairs.py; change what it makes, not this file.
// swift-format-ignore-file

import Foundation
import Maquette
import Testing

@Suite("Features in carriers: UntaggedPayloads")
struct UntaggedPayloadsTests {
  static let cases: [PairCase] = [
    PairCase(.untagged, "plain", of: PlainUntagged.self),
    PairCase(.untagged, "customKey", of: CustomKeyUntagged.self),
    PairCase(.untagged, "namingRule", of: NamingRuleUntagged.self),
    PairCase(.untagged, "alias", of: AliasUntagged.self),
    PairCase(.untagged, "path", of: PathUntagged.self),
    PairCase(.untagged, "pathSharingSteps", of: PathSharingStepsUntagged.self),
    PairCase(.untagged, "profiledKey", of: ProfiledKeyUntagged.self),
    PairCase(.untagged, "profiledPath", of: ProfiledPathUntagged.self),
    PairCase(.untagged, "profiledStrategy", of: ProfiledStrategyUntagged.self),
    PairCase(.untagged, "profiledIgnored", of: ProfiledIgnoredUntagged.self),
    PairCase(.untagged, "pathIntoArray", of: PathIntoArrayUntagged.self),
    PairCase(.untagged, "pathCollecting", of: PathCollectingUntagged.self),
    PairCase(.untagged, "encodeKey", of: EncodeKeyUntagged.self),
    PairCase(.untagged, "extras", of: ExtrasUntagged.self),
    PairCase(.untagged, "initialValue", of: InitialValueUntagged.self),
    PairCase(.untagged, "optional", of: OptionalUntagged.self),
    PairCase(.untagged, "nestedStruct", of: NestedStructUntagged.self),
  ]

  @Test(arguments: cases) func pair(_ pair: PairCase) async { await pair.check() }
}

@Mappable(tagged: .untagged)
enum PlainUntagged {
  case decoy(Decoy)
  case plain(PlainStruct)
}

@Mappable(tagged: .untagged)
enum CustomKeyUntagged {
  case decoy(Decoy)
  case customKey(CustomKeyStruct)
}

@Mappable(tagged: .untagged)
enum NamingRuleUntagged {
  case decoy(Decoy)
  case namingRule(NamingRuleStruct)
}

@Mappable(tagged: .untagged)
enum AliasUntagged {
  case decoy(Decoy)
  case alias(AliasStruct)
}

@Mappable(tagged: .untagged)
enum PathUntagged {
  case decoy(Decoy)
  case path(PathStruct)
}

@Mappable(tagged: .untagged)
enum PathSharingStepsUntagged {
  case decoy(Decoy)
  case pathSharingSteps(PathSharingStepsStruct)
}

@Mappable(tagged: .untagged)
enum ProfiledKeyUntagged {
  case decoy(Decoy)
  case profiledKey(ProfiledKeyStruct)
}

@Mappable(tagged: .untagged)
enum ProfiledPathUntagged {
  case decoy(Decoy)
  case profiledPath(ProfiledPathStruct)
}

@Mappable(tagged: .untagged)
enum ProfiledStrategyUntagged {
  case decoy(Decoy)
  case profiledStrategy(ProfiledStrategyStruct)
}

@Mappable(tagged: .untagged)
enum ProfiledIgnoredUntagged {
  case decoy(Decoy)
  case profiledIgnored(ProfiledIgnoredStruct)
}

@Mappable(tagged: .untagged)
enum PathIntoArrayUntagged {
  case decoy(Decoy)
  case pathIntoArray(PathIntoArrayStruct)
}

@Mappable(tagged: .untagged)
enum PathCollectingUntagged {
  case decoy(Decoy)
  case pathCollecting(PathCollectingStruct)
}

@Mappable(tagged: .untagged)
enum EncodeKeyUntagged {
  case decoy(Decoy)
  case encodeKey(EncodeKeyStruct)
}

@Mappable(tagged: .untagged)
enum ExtrasUntagged {
  case decoy(Decoy)
  case extras(ExtrasStruct)
}

@Mappable(tagged: .untagged)
enum InitialValueUntagged {
  case decoy(Decoy)
  case initialValue(InitialValueStruct)
}

@Mappable(tagged: .untagged)
enum OptionalUntagged {
  case decoy(Decoy)
  case optional(OptionalStruct)
}

@Mappable(tagged: .untagged)
enum NestedStructUntagged {
  case decoy(Decoy)
  case nestedStruct(NestedStructStruct)
}
