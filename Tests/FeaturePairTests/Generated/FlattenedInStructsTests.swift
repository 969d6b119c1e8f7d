// Made by Scripts/generate-feature-pairs.py; change what it makes, not this file.
// swift-format-ignore-file

import Foundation
import Maquette
import Testing

@Suite("Features in carriers: FlattenedInStructs")
struct FlattenedInStructsTests {
  static let cases: [PairCase] = [
    PairCase(.flattenedInStruct, "plain", of: PlainHost.self),
    PairCase(.flattenedInStruct, "customKey", of: CustomKeyHost.self),
    PairCase(.flattenedInStruct, "namingRule", of: NamingRuleHost.self),
    PairCase(.flattenedInStruct, "alias", of: AliasHost.self),
    PairCase(.flattenedInStruct, "path", of: PathHost.self),
    PairCase(.flattenedInStruct, "pathSharingSteps", of: PathSharingStepsHost.self),
    PairCase(.flattenedInStruct, "profiledKey", of: ProfiledKeyHost.self),
    PairCase(.flattenedInStruct, "profiledPath", of: ProfiledPathHost.self),
    PairCase(.flattenedInStruct, "profiledStrategy", of: ProfiledStrategyHost.self),
    PairCase(.flattenedInStruct, "profiledIgnored", of: ProfiledIgnoredHost.self),
    PairCase(.flattenedInStruct, "pathIntoArray", of: PathIntoArrayHost.self),
    PairCase(.flattenedInStruct, "pathCollecting", of: PathCollectingHost.self),
    PairCase(.flattenedInStruct, "encodeKey", of: EncodeKeyHost.self),
    PairCase(.flattenedInStruct, "extras", of: ExtrasHost.self),
    PairCase(.flattenedInStruct, "initialValue", of: InitialValueHost.self),
    PairCase(.flattenedInStruct, "optional", of: OptionalHost.self),
    PairCase(.flattenedInStruct, "nestedStruct", of: NestedStructHost.self),
  ]

  @Test(arguments: cases) func pair(_ pair: PairCase) async { await pair.check() }
}

@Mappable
struct PlainHost {
  var own: Int?
  @CodableFlattened var flat: PlainStruct
}

@Mappable
struct CustomKeyHost {
  var own: Int?
  @CodableFlattened var flat: CustomKeyStruct
}

@Mappable
struct NamingRuleHost {
  var own: Int?
  @CodableFlattened var flat: NamingRuleStruct
}

@Mappable
struct AliasHost {
  var own: Int?
  @CodableFlattened var flat: AliasStruct
}

@Mappable
struct PathHost {
  var own: Int?
  @CodableFlattened var flat: PathStruct
}

@Mappable
struct PathSharingStepsHost {
  var own: Int?
  @CodableFlattened var flat: PathSharingStepsStruct
}

@Mappable
struct ProfiledKeyHost {
  var own: Int?
  @CodableFlattened var flat: ProfiledKeyStruct
}

@Mappable
struct ProfiledPathHost {
  var own: Int?
  @CodableFlattened var flat: ProfiledPathStruct
}

@Mappable
struct ProfiledStrategyHost {
  var own: Int?
  @CodableFlattened var flat: ProfiledStrategyStruct
}

@Mappable
struct ProfiledIgnoredHost {
  var own: Int?
  @CodableFlattened var flat: ProfiledIgnoredStruct
}

@Mappable
struct PathIntoArrayHost {
  var own: Int?
  @CodableFlattened var flat: PathIntoArrayStruct
}

@Mappable
struct PathCollectingHost {
  var own: Int?
  @CodableFlattened var flat: PathCollectingStruct
}

@Mappable
struct EncodeKeyHost {
  var own: Int?
  @CodableFlattened var flat: EncodeKeyStruct
}

@Mappable
struct ExtrasHost {
  var own: Int?
  @CodableFlattened var flat: ExtrasStruct
}

@Mappable
struct InitialValueHost {
  var own: Int?
  @CodableFlattened var flat: InitialValueStruct
}

@Mappable
struct OptionalHost {
  var own: Int?
  @CodableFlattened var flat: OptionalStruct
}

@Mappable
struct NestedStructHost {
  var own: Int?
  @CodableFlattened var flat: NestedStructStruct
}
