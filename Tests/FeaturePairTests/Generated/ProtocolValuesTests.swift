// Made by Scripts/generate-feature-pairs.py; change what it makes, not this file.
// swift-format-ignore-file

import Foundation
import Maquette
import Testing

@Suite("Features in carriers: ProtocolValues")
struct ProtocolValuesTests {
  static let cases: [PairCase] = [
    PairCase(.protocolValue, "plain", of: PairModelHolder.self),
    PairCase(.protocolValue, "customKey", of: PairModelHolder.self),
    PairCase(.protocolValue, "namingRule", of: PairModelHolder.self),
    PairCase(.protocolValue, "alias", of: PairModelHolder.self),
    PairCase(.protocolValue, "path", of: PairModelHolder.self),
    PairCase(.protocolValue, "pathSharingSteps", of: PairModelHolder.self),
    PairCase(.protocolValue, "profiledKey", of: PairModelHolder.self),
    PairCase(.protocolValue, "profiledPath", of: PairModelHolder.self),
    PairCase(.protocolValue, "profiledStrategy", of: PairModelHolder.self),
    PairCase(.protocolValue, "profiledIgnored", of: PairModelHolder.self),
    PairCase(.protocolValue, "pathIntoArray", of: PairModelHolder.self),
    PairCase(.protocolValue, "pathCollecting", of: PairModelHolder.self),
    PairCase(.protocolValue, "encodeKey", of: PairModelHolder.self),
    PairCase(.protocolValue, "extras", of: PairModelHolder.self),
    PairCase(.protocolValue, "initialValue", of: PairModelHolder.self),
    PairCase(.protocolValue, "optional", of: PairModelHolder.self),
    PairCase(.protocolValue, "nestedStruct", of: PairModelHolder.self),
  ]

  @Test(arguments: cases) func pair(_ pair: PairCase) async { await pair.check() }
}

protocol PairModel {}
extension PlainStruct: PairModel {}
extension CustomKeyStruct: PairModel {}
extension NamingRuleStruct: PairModel {}
extension AliasStruct: PairModel {}
extension PathStruct: PairModel {}
extension PathSharingStepsStruct: PairModel {}
extension ProfiledKeyStruct: PairModel {}
extension ProfiledPathStruct: PairModel {}
extension ProfiledStrategyStruct: PairModel {}
extension ProfiledIgnoredStruct: PairModel {}
extension PathIntoArrayStruct: PairModel {}
extension PathCollectingStruct: PairModel {}
extension EncodeKeyStruct: PairModel {}
extension ExtrasStruct: PairModel {}
extension InitialValueStruct: PairModel {}
extension OptionalStruct: PairModel {}
extension NestedStructStruct: PairModel {}
let pairModels = PolymorphicTypes<any PairModel>(
  discriminator: "kind",
  [
    "plain": PlainStruct.self,
    "customKey": CustomKeyStruct.self,
    "namingRule": NamingRuleStruct.self,
    "alias": AliasStruct.self,
    "path": PathStruct.self,
    "pathSharingSteps": PathSharingStepsStruct.self,
    "profiledKey": ProfiledKeyStruct.self,
    "profiledPath": ProfiledPathStruct.self,
    "profiledStrategy": ProfiledStrategyStruct.self,
    "profiledIgnored": ProfiledIgnoredStruct.self,
    "pathIntoArray": PathIntoArrayStruct.self,
    "pathCollecting": PathCollectingStruct.self,
    "encodeKey": EncodeKeyStruct.self,
    "extras": ExtrasStruct.self,
    "initialValue": InitialValueStruct.self,
    "optional": OptionalStruct.self,
    "nestedStruct": NestedStructStruct.self,
  ])
@Mappable
struct PairModelHolder {
  @CodableBy(.oneOf(pairModels)) var pet: any PairModel
}
