// Made by Scripts/generate-feature-pairs.py; change what it makes, not this file.
// swift-format-ignore-file

import Foundation
import Maquette
import Testing

@Suite("Features in carriers: Structs")
struct StructsTests {
  static let cases: [PairCase] = [
    PairCase(.structure, "plain", of: PlainStruct.self),
    PairCase(.structure, "customKey", of: CustomKeyStruct.self),
    PairCase(.structure, "namingRule", of: NamingRuleStruct.self),
    PairCase(.structure, "alias", of: AliasStruct.self),
    PairCase(.structure, "path", of: PathStruct.self),
    PairCase(.structure, "pathSharingSteps", of: PathSharingStepsStruct.self),
    PairCase(.structure, "profiledKey", of: ProfiledKeyStruct.self),
    PairCase(.structure, "profiledPath", of: ProfiledPathStruct.self),
    PairCase(.structure, "profiledStrategy", of: ProfiledStrategyStruct.self),
    PairCase(.structure, "profiledIgnored", of: ProfiledIgnoredStruct.self),
    PairCase(.structure, "pathIntoArray", of: PathIntoArrayStruct.self),
    PairCase(.structure, "pathCollecting", of: PathCollectingStruct.self),
    PairCase(.structure, "encodeKey", of: EncodeKeyStruct.self),
    PairCase(.structure, "extras", of: ExtrasStruct.self),
    PairCase(.structure, "initialValue", of: InitialValueStruct.self),
    PairCase(.structure, "optional", of: OptionalStruct.self),
    PairCase(.structure, "nestedStruct", of: NestedStructStruct.self),
  ]

  @Test(arguments: cases) func pair(_ pair: PairCase) async { await pair.check() }
}

@Mappable
struct PlainStruct {
  var plain1: Int
}

@Mappable
struct CustomKeyStruct {
  @CodingKey("ck1") var custom1: Int
}

@Mappable(fieldNaming: .snakeCase)
struct NamingRuleStruct {
  var namedByRule1: Int
}

@Mappable
struct AliasStruct {
  @DecodableAlias("other1", "older1") var aliased1: Int
}

@Mappable
struct PathStruct {
  @CodingKey(path: "place.inner1") var pathed1: Int
}

@Mappable
struct PathSharingStepsStruct {
  @CodingKey(path: "place.shared1") var sharing1: Int
  @CodingKey(path: "place.deep.x1") var deep1: Int = 4
}

@Mappable
struct ProfiledKeyStruct {
  @CodingKey("pk1", in: .paired, "other") var profiled1: Int
}

@Mappable
struct ProfiledPathStruct {
  @CodingKey("plain", in: "other") @CodingKey(path: "place.pp1", in: .paired)
  var profiledPath1: Int = 4
}

@Mappable
struct ProfiledStrategyStruct {
  @CodableBy(.plain(Int.self), in: "other") @CodableBy(.text(Int.self), in: .paired)
  var texted1: Int
}

@Mappable
struct ProfiledIgnoredStruct {
  @CodableIgnored(in: .paired) @CodingKey("other", in: "other") var secret1: Int = 3
}

@Mappable
struct PathIntoArrayStruct {
  @CodingKey(path: "list1[1].b") var picked1: Int
}

@Mappable
struct PathCollectingStruct {
  @CodingKey(path: "rows1[*].t") var collected1: [Int]
}

@Mappable
struct EncodeKeyStruct {
  @CodingKey("in1", encode: "out1") @DecodableAlias("out1") var turned1: Int
}

@Mappable
struct ExtrasStruct {
  @CodableExtras var extras1: [String: Tree]
}

@Mappable
struct InitialValueStruct {
  var initial1: Int = 7
}

@Mappable
struct OptionalStruct {
  var given1: Int?
  var absent1: Int?
}

@Mappable
struct NestedStructStruct {
  var nested1: Inner
}
