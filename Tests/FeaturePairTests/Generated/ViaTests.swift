// Made by Scripts/generate-feature-pairs.py; change what it makes, not this file.
// swift-format-ignore-file

import Foundation
import Maquette
import Testing

@Suite("Features in carriers: Via")
struct ViaTests {
  static let cases: [PairCase] = [
    PairCase(.via, "plain", of: PlainVia.self),
    PairCase(.via, "customKey", of: CustomKeyVia.self),
    PairCase(.via, "namingRule", of: NamingRuleVia.self),
    PairCase(.via, "alias", of: AliasVia.self),
    PairCase(.via, "path", of: PathVia.self),
    PairCase(.via, "pathSharingSteps", of: PathSharingStepsVia.self),
    PairCase(.via, "profiledKey", of: ProfiledKeyVia.self),
    PairCase(.via, "profiledPath", of: ProfiledPathVia.self),
    PairCase(.via, "profiledStrategy", of: ProfiledStrategyVia.self),
    PairCase(.via, "profiledIgnored", of: ProfiledIgnoredVia.self),
    PairCase(.via, "pathIntoArray", of: PathIntoArrayVia.self),
    PairCase(.via, "pathCollecting", of: PathCollectingVia.self),
    PairCase(.via, "encodeKey", of: EncodeKeyVia.self),
    PairCase(.via, "extras", of: ExtrasVia.self),
    PairCase(.via, "initialValue", of: InitialValueVia.self),
    PairCase(.via, "optional", of: OptionalVia.self),
    PairCase(.via, "nestedStruct", of: NestedStructVia.self),
  ]

  @Test(arguments: cases) func pair(_ pair: PairCase) async { await pair.check() }
}

@Mappable(via: PlainStruct.self)
struct PlainVia {
  var wire: PlainStruct
  init(_ wire: PlainStruct) { self.wire = wire }
}
extension PlainStruct {
  init(_ model: PlainVia) { self = model.wire }
}

@Mappable(via: CustomKeyStruct.self)
struct CustomKeyVia {
  var wire: CustomKeyStruct
  init(_ wire: CustomKeyStruct) { self.wire = wire }
}
extension CustomKeyStruct {
  init(_ model: CustomKeyVia) { self = model.wire }
}

@Mappable(via: NamingRuleStruct.self)
struct NamingRuleVia {
  var wire: NamingRuleStruct
  init(_ wire: NamingRuleStruct) { self.wire = wire }
}
extension NamingRuleStruct {
  init(_ model: NamingRuleVia) { self = model.wire }
}

@Mappable(via: AliasStruct.self)
struct AliasVia {
  var wire: AliasStruct
  init(_ wire: AliasStruct) { self.wire = wire }
}
extension AliasStruct {
  init(_ model: AliasVia) { self = model.wire }
}

@Mappable(via: PathStruct.self)
struct PathVia {
  var wire: PathStruct
  init(_ wire: PathStruct) { self.wire = wire }
}
extension PathStruct {
  init(_ model: PathVia) { self = model.wire }
}

@Mappable(via: PathSharingStepsStruct.self)
struct PathSharingStepsVia {
  var wire: PathSharingStepsStruct
  init(_ wire: PathSharingStepsStruct) { self.wire = wire }
}
extension PathSharingStepsStruct {
  init(_ model: PathSharingStepsVia) { self = model.wire }
}

@Mappable(via: ProfiledKeyStruct.self)
struct ProfiledKeyVia {
  var wire: ProfiledKeyStruct
  init(_ wire: ProfiledKeyStruct) { self.wire = wire }
}
extension ProfiledKeyStruct {
  init(_ model: ProfiledKeyVia) { self = model.wire }
}

@Mappable(via: ProfiledPathStruct.self)
struct ProfiledPathVia {
  var wire: ProfiledPathStruct
  init(_ wire: ProfiledPathStruct) { self.wire = wire }
}
extension ProfiledPathStruct {
  init(_ model: ProfiledPathVia) { self = model.wire }
}

@Mappable(via: ProfiledStrategyStruct.self)
struct ProfiledStrategyVia {
  var wire: ProfiledStrategyStruct
  init(_ wire: ProfiledStrategyStruct) { self.wire = wire }
}
extension ProfiledStrategyStruct {
  init(_ model: ProfiledStrategyVia) { self = model.wire }
}

@Mappable(via: ProfiledIgnoredStruct.self)
struct ProfiledIgnoredVia {
  var wire: ProfiledIgnoredStruct
  init(_ wire: ProfiledIgnoredStruct) { self.wire = wire }
}
extension ProfiledIgnoredStruct {
  init(_ model: ProfiledIgnoredVia) { self = model.wire }
}

@Mappable(via: PathIntoArrayStruct.self)
struct PathIntoArrayVia {
  var wire: PathIntoArrayStruct
  init(_ wire: PathIntoArrayStruct) { self.wire = wire }
}
extension PathIntoArrayStruct {
  init(_ model: PathIntoArrayVia) { self = model.wire }
}

@Mappable(via: PathCollectingStruct.self)
struct PathCollectingVia {
  var wire: PathCollectingStruct
  init(_ wire: PathCollectingStruct) { self.wire = wire }
}
extension PathCollectingStruct {
  init(_ model: PathCollectingVia) { self = model.wire }
}

@Mappable(via: EncodeKeyStruct.self)
struct EncodeKeyVia {
  var wire: EncodeKeyStruct
  init(_ wire: EncodeKeyStruct) { self.wire = wire }
}
extension EncodeKeyStruct {
  init(_ model: EncodeKeyVia) { self = model.wire }
}

@Mappable(via: ExtrasStruct.self)
struct ExtrasVia {
  var wire: ExtrasStruct
  init(_ wire: ExtrasStruct) { self.wire = wire }
}
extension ExtrasStruct {
  init(_ model: ExtrasVia) { self = model.wire }
}

@Mappable(via: InitialValueStruct.self)
struct InitialValueVia {
  var wire: InitialValueStruct
  init(_ wire: InitialValueStruct) { self.wire = wire }
}
extension InitialValueStruct {
  init(_ model: InitialValueVia) { self = model.wire }
}

@Mappable(via: OptionalStruct.self)
struct OptionalVia {
  var wire: OptionalStruct
  init(_ wire: OptionalStruct) { self.wire = wire }
}
extension OptionalStruct {
  init(_ model: OptionalVia) { self = model.wire }
}

@Mappable(via: NestedStructStruct.self)
struct NestedStructVia {
  var wire: NestedStructStruct
  init(_ wire: NestedStructStruct) { self.wire = wire }
}
extension NestedStructStruct {
  init(_ model: NestedStructVia) { self = model.wire }
}
