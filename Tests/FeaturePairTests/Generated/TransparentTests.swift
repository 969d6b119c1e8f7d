// Made by Scripts/generate-feature-pairs.py; change what it makes, not this file.
// swift-format-ignore-file

import Foundation
import Maquette
import Testing

@Suite("Features in carriers: Transparent")
struct TransparentTests {
  static let cases: [PairCase] = [
    PairCase(.transparent, "plain", of: PlainTransparent.self),
    PairCase(.transparent, "customKey", of: CustomKeyTransparent.self),
    PairCase(.transparent, "namingRule", of: NamingRuleTransparent.self),
    PairCase(.transparent, "alias", of: AliasTransparent.self),
    PairCase(.transparent, "path", of: PathTransparent.self),
    PairCase(.transparent, "pathSharingSteps", of: PathSharingStepsTransparent.self),
    PairCase(.transparent, "profiledKey", of: ProfiledKeyTransparent.self),
    PairCase(.transparent, "profiledPath", of: ProfiledPathTransparent.self),
    PairCase(.transparent, "profiledStrategy", of: ProfiledStrategyTransparent.self),
    PairCase(.transparent, "profiledIgnored", of: ProfiledIgnoredTransparent.self),
    PairCase(.transparent, "pathIntoArray", of: PathIntoArrayTransparent.self),
    PairCase(.transparent, "pathCollecting", of: PathCollectingTransparent.self),
    PairCase(.transparent, "encodeKey", of: EncodeKeyTransparent.self),
    PairCase(.transparent, "extras", of: ExtrasTransparent.self),
    PairCase(.transparent, "initialValue", of: InitialValueTransparent.self),
    PairCase(.transparent, "optional", of: OptionalTransparent.self),
    PairCase(.transparent, "nestedStruct", of: NestedStructTransparent.self),
  ]

  @Test(arguments: cases) func pair(_ pair: PairCase) async { await pair.check() }
}

@Mappable(transparent: true)
struct PlainTransparent {
  var value: PlainStruct
}

@Mappable(transparent: true)
struct CustomKeyTransparent {
  var value: CustomKeyStruct
}

@Mappable(transparent: true)
struct NamingRuleTransparent {
  var value: NamingRuleStruct
}

@Mappable(transparent: true)
struct AliasTransparent {
  var value: AliasStruct
}

@Mappable(transparent: true)
struct PathTransparent {
  var value: PathStruct
}

@Mappable(transparent: true)
struct PathSharingStepsTransparent {
  var value: PathSharingStepsStruct
}

@Mappable(transparent: true)
struct ProfiledKeyTransparent {
  var value: ProfiledKeyStruct
}

@Mappable(transparent: true)
struct ProfiledPathTransparent {
  var value: ProfiledPathStruct
}

@Mappable(transparent: true)
struct ProfiledStrategyTransparent {
  var value: ProfiledStrategyStruct
}

@Mappable(transparent: true)
struct ProfiledIgnoredTransparent {
  var value: ProfiledIgnoredStruct
}

@Mappable(transparent: true)
struct PathIntoArrayTransparent {
  var value: PathIntoArrayStruct
}

@Mappable(transparent: true)
struct PathCollectingTransparent {
  var value: PathCollectingStruct
}

@Mappable(transparent: true)
struct EncodeKeyTransparent {
  var value: EncodeKeyStruct
}

@Mappable(transparent: true)
struct ExtrasTransparent {
  var value: ExtrasStruct
}

@Mappable(transparent: true)
struct InitialValueTransparent {
  var value: InitialValueStruct
}

@Mappable(transparent: true)
struct OptionalTransparent {
  var value: OptionalStruct
}

@Mappable(transparent: true)
struct NestedStructTransparent {
  var value: NestedStructStruct
}
