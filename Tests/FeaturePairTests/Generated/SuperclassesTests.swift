// Made by Scripts/generate-feature-pairs.py; change what it makes, not this file.
// swift-format-ignore-file

import Foundation
import Maquette
import Testing

@Suite("Features in carriers: Superclasses")
struct SuperclassesTests {
  static let cases: [PairCase] = [
    PairCase(.superclass, "plain", of: PlainBelowBase.self),
    PairCase(.superclass, "customKey", of: CustomKeyBelowBase.self),
    PairCase(.superclass, "namingRule", of: NamingRuleBelowBase.self),
    PairCase(.superclass, "alias", of: AliasBelowBase.self),
    PairCase(.superclass, "path", of: PathBelowBase.self),
    PairCase(.superclass, "pathSharingSteps", of: PathSharingStepsBelowBase.self),
    PairCase(.superclass, "profiledKey", of: ProfiledKeyBelowBase.self),
    PairCase(.superclass, "profiledPath", of: ProfiledPathBelowBase.self),
    PairCase(.superclass, "profiledStrategy", of: ProfiledStrategyBelowBase.self),
    PairCase(.superclass, "profiledIgnored", of: ProfiledIgnoredBelowBase.self),
    PairCase(.superclass, "pathIntoArray", of: PathIntoArrayBelowBase.self),
    PairCase(.superclass, "pathCollecting", of: PathCollectingBelowBase.self),
    PairCase(.superclass, "encodeKey", of: EncodeKeyBelowBase.self),
    PairCase(.superclass, "extras", of: ExtrasBelowBase.self),
    PairCase(.superclass, "initialValue", of: InitialValueBelowBase.self),
    PairCase(.superclass, "optional", of: OptionalBelowBase.self),
    PairCase(.superclass, "nestedStruct", of: NestedStructBelowBase.self),
  ]

  @Test(arguments: cases) func pair(_ pair: PairCase) async { await pair.check() }
}

@Mappable
class PlainBase {
  var plain1: Int
}
@Mappable
final class PlainBelowBase: PlainBase {
  var own: Int?
}

@Mappable
class CustomKeyBase {
  @CodingKey("ck1") var custom1: Int
}
@Mappable
final class CustomKeyBelowBase: CustomKeyBase {
  var own: Int?
}

@Mappable(fieldNaming: .snakeCase)
class NamingRuleBase {
  var namedByRule1: Int
}
@Mappable
final class NamingRuleBelowBase: NamingRuleBase {
  var own: Int?
}

@Mappable
class AliasBase {
  @DecodableAlias("other1", "older1") var aliased1: Int
}
@Mappable
final class AliasBelowBase: AliasBase {
  var own: Int?
}

@Mappable
class PathBase {
  @CodingKey(path: "place.inner1") var pathed1: Int
}
@Mappable
final class PathBelowBase: PathBase {
  var own: Int?
}

@Mappable
class PathSharingStepsBase {
  @CodingKey(path: "place.shared1") var sharing1: Int
  @CodingKey(path: "place.deep.x1") var deep1: Int = 4
}
@Mappable
final class PathSharingStepsBelowBase: PathSharingStepsBase {
  var own: Int?
}

@Mappable
class ProfiledKeyBase {
  @CodingKey("pk1", in: .paired, "other") var profiled1: Int
}
@Mappable
final class ProfiledKeyBelowBase: ProfiledKeyBase {
  var own: Int?
}

@Mappable
class ProfiledPathBase {
  @CodingKey("plain", in: "other") @CodingKey(path: "place.pp1", in: .paired)
  var profiledPath1: Int = 4
}
@Mappable
final class ProfiledPathBelowBase: ProfiledPathBase {
  var own: Int?
}

@Mappable
class ProfiledStrategyBase {
  @CodableBy(.plain(Int.self), in: "other") @CodableBy(.text(Int.self), in: .paired)
  var texted1: Int
}
@Mappable
final class ProfiledStrategyBelowBase: ProfiledStrategyBase {
  var own: Int?
}

@Mappable
class ProfiledIgnoredBase {
  @CodableIgnored(in: .paired) @CodingKey("other", in: "other") var secret1: Int = 3
}
@Mappable
final class ProfiledIgnoredBelowBase: ProfiledIgnoredBase {
  var own: Int?
}

@Mappable
class PathIntoArrayBase {
  @CodingKey(path: "list1[1].b") var picked1: Int
}
@Mappable
final class PathIntoArrayBelowBase: PathIntoArrayBase {
  var own: Int?
}

@Mappable
class PathCollectingBase {
  @CodingKey(path: "rows1[*].t") var collected1: [Int]
}
@Mappable
final class PathCollectingBelowBase: PathCollectingBase {
  var own: Int?
}

@Mappable
class EncodeKeyBase {
  @CodingKey("in1", encode: "out1") @DecodableAlias("out1") var turned1: Int
}
@Mappable
final class EncodeKeyBelowBase: EncodeKeyBase {
  var own: Int?
}

@Mappable
class ExtrasBase {
  @CodableExtras var extras1: [String: Tree]
}
@Mappable
final class ExtrasBelowBase: ExtrasBase {
  var own: Int?
}

@Mappable
class InitialValueBase {
  var initial1: Int = 7
}
@Mappable
final class InitialValueBelowBase: InitialValueBase {
  var own: Int?
}

@Mappable
class OptionalBase {
  var given1: Int?
  var absent1: Int?
}
@Mappable
final class OptionalBelowBase: OptionalBase {
  var own: Int?
}

@Mappable
class NestedStructBase {
  var nested1: Inner
}
@Mappable
final class NestedStructBelowBase: NestedStructBase {
  var own: Int?
}
