// Made by Scripts/generate-feature-pairs.py; change what it makes, not this file.
// swift-format-ignore-file

import Foundation
import Maquette
import Testing

@Suite("Features in carriers: Holders")
struct HoldersTests {
  static let cases: [PairCase] = [
    PairCase(.arrayElement, "plain", of: PlainHolder.self),
    PairCase(.dictionaryValue, "plain", of: PlainHolder.self),
    PairCase(.optionalProperty, "plain", of: PlainHolder.self),
    PairCase(.arrayElement, "customKey", of: CustomKeyHolder.self),
    PairCase(.dictionaryValue, "customKey", of: CustomKeyHolder.self),
    PairCase(.optionalProperty, "customKey", of: CustomKeyHolder.self),
    PairCase(.arrayElement, "namingRule", of: NamingRuleHolder.self),
    PairCase(.dictionaryValue, "namingRule", of: NamingRuleHolder.self),
    PairCase(.optionalProperty, "namingRule", of: NamingRuleHolder.self),
    PairCase(.arrayElement, "alias", of: AliasHolder.self),
    PairCase(.dictionaryValue, "alias", of: AliasHolder.self),
    PairCase(.optionalProperty, "alias", of: AliasHolder.self),
    PairCase(.arrayElement, "path", of: PathHolder.self),
    PairCase(.dictionaryValue, "path", of: PathHolder.self),
    PairCase(.optionalProperty, "path", of: PathHolder.self),
    PairCase(.arrayElement, "pathSharingSteps", of: PathSharingStepsHolder.self),
    PairCase(.dictionaryValue, "pathSharingSteps", of: PathSharingStepsHolder.self),
    PairCase(.optionalProperty, "pathSharingSteps", of: PathSharingStepsHolder.self),
    PairCase(.arrayElement, "profiledKey", of: ProfiledKeyHolder.self),
    PairCase(.dictionaryValue, "profiledKey", of: ProfiledKeyHolder.self),
    PairCase(.optionalProperty, "profiledKey", of: ProfiledKeyHolder.self),
    PairCase(.arrayElement, "profiledPath", of: ProfiledPathHolder.self),
    PairCase(.dictionaryValue, "profiledPath", of: ProfiledPathHolder.self),
    PairCase(.optionalProperty, "profiledPath", of: ProfiledPathHolder.self),
    PairCase(.arrayElement, "profiledStrategy", of: ProfiledStrategyHolder.self),
    PairCase(.dictionaryValue, "profiledStrategy", of: ProfiledStrategyHolder.self),
    PairCase(.optionalProperty, "profiledStrategy", of: ProfiledStrategyHolder.self),
    PairCase(.arrayElement, "profiledIgnored", of: ProfiledIgnoredHolder.self),
    PairCase(.dictionaryValue, "profiledIgnored", of: ProfiledIgnoredHolder.self),
    PairCase(.optionalProperty, "profiledIgnored", of: ProfiledIgnoredHolder.self),
    PairCase(.arrayElement, "pathIntoArray", of: PathIntoArrayHolder.self),
    PairCase(.dictionaryValue, "pathIntoArray", of: PathIntoArrayHolder.self),
    PairCase(.optionalProperty, "pathIntoArray", of: PathIntoArrayHolder.self),
    PairCase(.arrayElement, "pathCollecting", of: PathCollectingHolder.self),
    PairCase(.dictionaryValue, "pathCollecting", of: PathCollectingHolder.self),
    PairCase(.optionalProperty, "pathCollecting", of: PathCollectingHolder.self),
    PairCase(.arrayElement, "encodeKey", of: EncodeKeyHolder.self),
    PairCase(.dictionaryValue, "encodeKey", of: EncodeKeyHolder.self),
    PairCase(.optionalProperty, "encodeKey", of: EncodeKeyHolder.self),
    PairCase(.arrayElement, "extras", of: ExtrasHolder.self),
    PairCase(.dictionaryValue, "extras", of: ExtrasHolder.self),
    PairCase(.optionalProperty, "extras", of: ExtrasHolder.self),
    PairCase(.arrayElement, "initialValue", of: InitialValueHolder.self),
    PairCase(.dictionaryValue, "initialValue", of: InitialValueHolder.self),
    PairCase(.optionalProperty, "initialValue", of: InitialValueHolder.self),
    PairCase(.arrayElement, "optional", of: OptionalHolder.self),
    PairCase(.dictionaryValue, "optional", of: OptionalHolder.self),
    PairCase(.optionalProperty, "optional", of: OptionalHolder.self),
    PairCase(.arrayElement, "nestedStruct", of: NestedStructHolder.self),
    PairCase(.dictionaryValue, "nestedStruct", of: NestedStructHolder.self),
    PairCase(.optionalProperty, "nestedStruct", of: NestedStructHolder.self),
  ]

  @Test(arguments: cases) func pair(_ pair: PairCase) async { await pair.check() }
}

@Mappable
struct PlainHolder {
  var items: [PlainStruct] = []
  var table: [String: PlainStruct] = [:]
  var maybe: PlainStruct?
}

@Mappable
struct CustomKeyHolder {
  var items: [CustomKeyStruct] = []
  var table: [String: CustomKeyStruct] = [:]
  var maybe: CustomKeyStruct?
}

@Mappable
struct NamingRuleHolder {
  var items: [NamingRuleStruct] = []
  var table: [String: NamingRuleStruct] = [:]
  var maybe: NamingRuleStruct?
}

@Mappable
struct AliasHolder {
  var items: [AliasStruct] = []
  var table: [String: AliasStruct] = [:]
  var maybe: AliasStruct?
}

@Mappable
struct PathHolder {
  var items: [PathStruct] = []
  var table: [String: PathStruct] = [:]
  var maybe: PathStruct?
}

@Mappable
struct PathSharingStepsHolder {
  var items: [PathSharingStepsStruct] = []
  var table: [String: PathSharingStepsStruct] = [:]
  var maybe: PathSharingStepsStruct?
}

@Mappable
struct ProfiledKeyHolder {
  var items: [ProfiledKeyStruct] = []
  var table: [String: ProfiledKeyStruct] = [:]
  var maybe: ProfiledKeyStruct?
}

@Mappable
struct ProfiledPathHolder {
  var items: [ProfiledPathStruct] = []
  var table: [String: ProfiledPathStruct] = [:]
  var maybe: ProfiledPathStruct?
}

@Mappable
struct ProfiledStrategyHolder {
  var items: [ProfiledStrategyStruct] = []
  var table: [String: ProfiledStrategyStruct] = [:]
  var maybe: ProfiledStrategyStruct?
}

@Mappable
struct ProfiledIgnoredHolder {
  var items: [ProfiledIgnoredStruct] = []
  var table: [String: ProfiledIgnoredStruct] = [:]
  var maybe: ProfiledIgnoredStruct?
}

@Mappable
struct PathIntoArrayHolder {
  var items: [PathIntoArrayStruct] = []
  var table: [String: PathIntoArrayStruct] = [:]
  var maybe: PathIntoArrayStruct?
}

@Mappable
struct PathCollectingHolder {
  var items: [PathCollectingStruct] = []
  var table: [String: PathCollectingStruct] = [:]
  var maybe: PathCollectingStruct?
}

@Mappable
struct EncodeKeyHolder {
  var items: [EncodeKeyStruct] = []
  var table: [String: EncodeKeyStruct] = [:]
  var maybe: EncodeKeyStruct?
}

@Mappable
struct ExtrasHolder {
  var items: [ExtrasStruct] = []
  var table: [String: ExtrasStruct] = [:]
  var maybe: ExtrasStruct?
}

@Mappable
struct InitialValueHolder {
  var items: [InitialValueStruct] = []
  var table: [String: InitialValueStruct] = [:]
  var maybe: InitialValueStruct?
}

@Mappable
struct OptionalHolder {
  var items: [OptionalStruct] = []
  var table: [String: OptionalStruct] = [:]
  var maybe: OptionalStruct?
}

@Mappable
struct NestedStructHolder {
  var items: [NestedStructStruct] = []
  var table: [String: NestedStructStruct] = [:]
  var maybe: NestedStructStruct?
}
