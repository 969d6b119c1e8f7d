// Made by Scripts/generate-feature-pairs.py; change what it makes, not this file.
// swift-format-ignore-file

import Foundation
import Maquette
import Testing

@Suite("Features in carriers: GenericStructs")
struct GenericStructsTests {
  static let cases: [PairCase] = [
    PairCase(.genericStruct, "plain", of: PlainGeneric<Int>.self),
    PairCase(.genericStruct, "customKey", of: CustomKeyGeneric<Int>.self),
    PairCase(.genericStruct, "namingRule", of: NamingRuleGeneric<Int>.self),
    PairCase(.genericStruct, "alias", of: AliasGeneric<Int>.self),
    PairCase(.genericStruct, "path", of: PathGeneric<Int>.self),
    PairCase(.genericStruct, "pathSharingSteps", of: PathSharingStepsGeneric<Int>.self),
    PairCase(.genericStruct, "profiledKey", of: ProfiledKeyGeneric<Int>.self),
    PairCase(.genericStruct, "profiledPath", of: ProfiledPathGeneric<Int>.self),
    PairCase(.genericStruct, "profiledStrategy", of: ProfiledStrategyGeneric<Int>.self),
    PairCase(.genericStruct, "profiledIgnored", of: ProfiledIgnoredGeneric<Int>.self),
    PairCase(.genericStruct, "pathIntoArray", of: PathIntoArrayGeneric<Int>.self),
    PairCase(.genericStruct, "pathCollecting", of: PathCollectingGeneric<Int>.self),
    PairCase(.genericStruct, "encodeKey", of: EncodeKeyGeneric<Int>.self),
    PairCase(.genericStruct, "extras", of: ExtrasGeneric<Int>.self),
    PairCase(.genericStruct, "initialValue", of: InitialValueGeneric<Int>.self),
    PairCase(.genericStruct, "optional", of: OptionalGeneric<Int>.self),
    PairCase(.genericStruct, "nestedStruct", of: NestedStructGeneric<Int>.self),
  ]

  @Test(arguments: cases) func pair(_ pair: PairCase) async { await pair.check() }
}

@Mappable
struct PlainGeneric<Item> {
  var plain1: Int
  @EncodableIf(.notNil) var item: Item?
}

@Mappable
struct CustomKeyGeneric<Item> {
  @CodingKey("ck1") var custom1: Int
  @EncodableIf(.notNil) var item: Item?
}

@Mappable(fieldNaming: .snakeCase)
struct NamingRuleGeneric<Item> {
  var namedByRule1: Int
  @EncodableIf(.notNil) var item: Item?
}

@Mappable
struct AliasGeneric<Item> {
  @DecodableAlias("other1", "older1") var aliased1: Int
  @EncodableIf(.notNil) var item: Item?
}

@Mappable
struct PathGeneric<Item> {
  @CodingKey(path: "place.inner1") var pathed1: Int
  @EncodableIf(.notNil) var item: Item?
}

@Mappable
struct PathSharingStepsGeneric<Item> {
  @CodingKey(path: "place.shared1") var sharing1: Int
  @CodingKey(path: "place.deep.x1") var deep1: Int = 4
  @EncodableIf(.notNil) var item: Item?
}

@Mappable
struct ProfiledKeyGeneric<Item> {
  @CodingKey("pk1", in: .paired, "other") var profiled1: Int
  @EncodableIf(.notNil) var item: Item?
}

@Mappable
struct ProfiledPathGeneric<Item> {
  @CodingKey("plain", in: "other") @CodingKey(path: "place.pp1", in: .paired)
  var profiledPath1: Int = 4
  @EncodableIf(.notNil) var item: Item?
}

@Mappable
struct ProfiledStrategyGeneric<Item> {
  @CodableBy(.plain(Int.self), in: "other") @CodableBy(.text(Int.self), in: .paired)
  var texted1: Int
  @EncodableIf(.notNil) var item: Item?
}

@Mappable
struct ProfiledIgnoredGeneric<Item> {
  @CodableIgnored(in: .paired) @CodingKey("other", in: "other") var secret1: Int = 3
  @EncodableIf(.notNil) var item: Item?
}

@Mappable
struct PathIntoArrayGeneric<Item> {
  @CodingKey(path: "list1[1].b") var picked1: Int
  @EncodableIf(.notNil) var item: Item?
}

@Mappable
struct PathCollectingGeneric<Item> {
  @CodingKey(path: "rows1[*].t") var collected1: [Int]
  @EncodableIf(.notNil) var item: Item?
}

@Mappable
struct EncodeKeyGeneric<Item> {
  @CodingKey("in1", encode: "out1") @DecodableAlias("out1") var turned1: Int
  @EncodableIf(.notNil) var item: Item?
}

@Mappable
struct ExtrasGeneric<Item> {
  @CodableExtras var extras1: [String: Tree]
  @EncodableIf(.notNil) var item: Item?
}

@Mappable
struct InitialValueGeneric<Item> {
  var initial1: Int = 7
  @EncodableIf(.notNil) var item: Item?
}

@Mappable
struct OptionalGeneric<Item> {
  var given1: Int?
  var absent1: Int?
  @EncodableIf(.notNil) var item: Item?
}

@Mappable
struct NestedStructGeneric<Item> {
  var nested1: Inner
  @EncodableIf(.notNil) var item: Item?
}
