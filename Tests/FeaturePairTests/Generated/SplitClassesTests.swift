// Made by Scripts/generate-feature-pairs.py; change what it makes, not this file.
// swift-format-ignore-file

import Foundation
import Maquette
import Testing

@Suite("Features in carriers: SplitClasses")
struct SplitClassesTests {
  static let cases: [PairCase] = [
    PairCase(.split, "plain", of: PlainLower.self),
    PairCase(.split, "customKey", of: CustomKeyLower.self),
    PairCase(.split, "namingRule", of: NamingRuleLower.self),
    PairCase(.split, "alias", of: AliasLower.self),
    PairCase(.split, "path", of: PathLower.self),
    PairCase(.split, "pathSharingSteps", of: PathSharingStepsLower.self),
    PairCase(.split, "profiledKey", of: ProfiledKeyLower.self),
    PairCase(.split, "profiledPath", of: ProfiledPathLower.self),
    PairCase(.split, "profiledStrategy", of: ProfiledStrategyLower.self),
    PairCase(.split, "profiledIgnored", of: ProfiledIgnoredLower.self),
    PairCase(.split, "pathIntoArray", of: PathIntoArrayLower.self),
    PairCase(.split, "pathCollecting", of: PathCollectingLower.self),
    PairCase(.split, "encodeKey", of: EncodeKeyLower.self),
    PairCase(.split, "initialValue", of: InitialValueLower.self),
    PairCase(.split, "optional", of: OptionalLower.self),
    PairCase(.split, "nestedStruct", of: NestedStructLower.self),
  ]

  @Test(arguments: cases) func pair(_ pair: PairCase) async { await pair.check() }
}

@Mappable
class PlainUpper {
  var plain1: Int
}
@Mappable
final class PlainLower: PlainUpper {
  var plain2: Int
  var own: Int?
}

@Mappable
class CustomKeyUpper {
  @CodingKey("ck1") var custom1: Int
}
@Mappable
final class CustomKeyLower: CustomKeyUpper {
  @CodingKey("ck2") var custom2: Int
  var own: Int?
}

@Mappable(fieldNaming: .snakeCase)
class NamingRuleUpper {
  var namedByRule1: Int
}
@Mappable(fieldNaming: .snakeCase)
final class NamingRuleLower: NamingRuleUpper {
  var namedByRule2: Int
  var own: Int?
}

@Mappable
class AliasUpper {
  @DecodableAlias("other1", "older1") var aliased1: Int
}
@Mappable
final class AliasLower: AliasUpper {
  @DecodableAlias("other2", "older2") var aliased2: Int
  var own: Int?
}

@Mappable
class PathUpper {
  @CodingKey(path: "place.inner1") var pathed1: Int
}
@Mappable
final class PathLower: PathUpper {
  @CodingKey(path: "place.inner2") var pathed2: Int
  var own: Int?
}

@Mappable
class PathSharingStepsUpper {
  @CodingKey(path: "place.shared1") var sharing1: Int
  @CodingKey(path: "place.deep.x1") var deep1: Int = 4
}
@Mappable
final class PathSharingStepsLower: PathSharingStepsUpper {
  @CodingKey(path: "place.shared2") var sharing2: Int
  @CodingKey(path: "place.deep.x2") var deep2: Int = 4
  var own: Int?
}

@Mappable
class ProfiledKeyUpper {
  @CodingKey("pk1", in: .paired, "other") var profiled1: Int
}
@Mappable
final class ProfiledKeyLower: ProfiledKeyUpper {
  @CodingKey("pk2", in: .paired, "other") var profiled2: Int
  var own: Int?
}

@Mappable
class ProfiledPathUpper {
  @CodingKey("plain", in: "other") @CodingKey(path: "place.pp1", in: .paired)
  var profiledPath1: Int = 4
}
@Mappable
final class ProfiledPathLower: ProfiledPathUpper {
  @CodingKey("plain", in: "other") @CodingKey(path: "place.pp2", in: .paired)
  var profiledPath2: Int = 4
  var own: Int?
}

@Mappable
class ProfiledStrategyUpper {
  @CodableBy(.plain(Int.self), in: "other") @CodableBy(.text(Int.self), in: .paired)
  var texted1: Int
}
@Mappable
final class ProfiledStrategyLower: ProfiledStrategyUpper {
  @CodableBy(.plain(Int.self), in: "other") @CodableBy(.text(Int.self), in: .paired)
  var texted2: Int
  var own: Int?
}

@Mappable
class ProfiledIgnoredUpper {
  @CodableIgnored(in: .paired) @CodingKey("other", in: "other") var secret1: Int = 3
}
@Mappable
final class ProfiledIgnoredLower: ProfiledIgnoredUpper {
  @CodableIgnored(in: .paired) @CodingKey("other", in: "other") var secret2: Int = 3
  var own: Int?
}

@Mappable
class PathIntoArrayUpper {
  @CodingKey(path: "list1[1].b") var picked1: Int
}
@Mappable
final class PathIntoArrayLower: PathIntoArrayUpper {
  @CodingKey(path: "list2[1].b") var picked2: Int
  var own: Int?
}

@Mappable
class PathCollectingUpper {
  @CodingKey(path: "rows1[*].t") var collected1: [Int]
}
@Mappable
final class PathCollectingLower: PathCollectingUpper {
  @CodingKey(path: "rows2[*].t") var collected2: [Int]
  var own: Int?
}

@Mappable
class EncodeKeyUpper {
  @CodingKey("in1", encode: "out1") @DecodableAlias("out1") var turned1: Int
}
@Mappable
final class EncodeKeyLower: EncodeKeyUpper {
  @CodingKey("in2", encode: "out2") @DecodableAlias("out2") var turned2: Int
  var own: Int?
}

@Mappable
class InitialValueUpper {
  var initial1: Int = 7
}
@Mappable
final class InitialValueLower: InitialValueUpper {
  var initial2: Int = 7
  var own: Int?
}

@Mappable
class OptionalUpper {
  var given1: Int?
  var absent1: Int?
}
@Mappable
final class OptionalLower: OptionalUpper {
  var given2: Int?
  var absent2: Int?
  var own: Int?
}

@Mappable
class NestedStructUpper {
  var nested1: Inner
}
@Mappable
final class NestedStructLower: NestedStructUpper {
  var nested2: Inner
  var own: Int?
}
