// Made by Scripts/generate-feature-pairs.py; change what it makes, not this file.
// swift-format-ignore-file

import Foundation
import Maquette
import Testing

@Suite("Features in carriers: GenericClasses")
struct GenericClassesTests {
  static let cases: [PairCase] = [
    PairCase(.genericClass, "plain", of: PlainGenericClass<Int>.self),
    PairCase(.genericClass, "customKey", of: CustomKeyGenericClass<Int>.self),
    PairCase(.genericClass, "namingRule", of: NamingRuleGenericClass<Int>.self),
    PairCase(.genericClass, "alias", of: AliasGenericClass<Int>.self),
    PairCase(.genericClass, "path", of: PathGenericClass<Int>.self),
    PairCase(.genericClass, "pathSharingSteps", of: PathSharingStepsGenericClass<Int>.self),
    PairCase(.genericClass, "profiledKey", of: ProfiledKeyGenericClass<Int>.self),
    PairCase(.genericClass, "profiledPath", of: ProfiledPathGenericClass<Int>.self),
    PairCase(.genericClass, "profiledStrategy", of: ProfiledStrategyGenericClass<Int>.self),
    PairCase(.genericClass, "profiledIgnored", of: ProfiledIgnoredGenericClass<Int>.self),
    PairCase(.genericClass, "pathIntoArray", of: PathIntoArrayGenericClass<Int>.self),
    PairCase(.genericClass, "pathCollecting", of: PathCollectingGenericClass<Int>.self),
    PairCase(.genericClass, "encodeKey", of: EncodeKeyGenericClass<Int>.self),
    PairCase(.genericClass, "extras", of: ExtrasGenericClass<Int>.self),
    PairCase(.genericClass, "initialValue", of: InitialValueGenericClass<Int>.self),
    PairCase(.genericClass, "optional", of: OptionalGenericClass<Int>.self),
    PairCase(.genericClass, "nestedStruct", of: NestedStructGenericClass<Int>.self),
  ]

  @Test(arguments: cases) func pair(_ pair: PairCase) async { await pair.check() }
}

@Mappable
final class PlainGenericClass<Item: Mappable> {
  var plain1: Int
  var item: Item?
}

@Mappable
final class CustomKeyGenericClass<Item: Mappable> {
  @CodingKey("ck1") var custom1: Int
  var item: Item?
}

@Mappable(fieldNaming: .snakeCase)
final class NamingRuleGenericClass<Item: Mappable> {
  var namedByRule1: Int
  var item: Item?
}

@Mappable
final class AliasGenericClass<Item: Mappable> {
  @DecodableAlias("other1", "older1") var aliased1: Int
  var item: Item?
}

@Mappable
final class PathGenericClass<Item: Mappable> {
  @CodingKey(path: "place.inner1") var pathed1: Int
  var item: Item?
}

@Mappable
final class PathSharingStepsGenericClass<Item: Mappable> {
  @CodingKey(path: "place.shared1") var sharing1: Int
  @CodingKey(path: "place.deep.x1") var deep1: Int = 4
  var item: Item?
}

@Mappable
final class ProfiledKeyGenericClass<Item: Mappable> {
  @CodingKey("pk1", in: .paired, "other") var profiled1: Int
  var item: Item?
}

@Mappable
final class ProfiledPathGenericClass<Item: Mappable> {
  @CodingKey("plain", in: "other") @CodingKey(path: "place.pp1", in: .paired)
  var profiledPath1: Int = 4
  var item: Item?
}

@Mappable
final class ProfiledStrategyGenericClass<Item: Mappable> {
  @CodableBy(.plain(Int.self), in: "other") @CodableBy(.text(Int.self), in: .paired)
  var texted1: Int
  var item: Item?
}

@Mappable
final class ProfiledIgnoredGenericClass<Item: Mappable> {
  @CodableIgnored(in: .paired) @CodingKey("other", in: "other") var secret1: Int = 3
  var item: Item?
}

@Mappable
final class PathIntoArrayGenericClass<Item: Mappable> {
  @CodingKey(path: "list1[1].b") var picked1: Int
  var item: Item?
}

@Mappable
final class PathCollectingGenericClass<Item: Mappable> {
  @CodingKey(path: "rows1[*].t") var collected1: [Int]
  var item: Item?
}

@Mappable
final class EncodeKeyGenericClass<Item: Mappable> {
  @CodingKey("in1", encode: "out1") @DecodableAlias("out1") var turned1: Int
  var item: Item?
}

@Mappable
final class ExtrasGenericClass<Item: Mappable> {
  @CodableExtras var extras1: [String: Tree]
  var item: Item?
}

@Mappable
final class InitialValueGenericClass<Item: Mappable> {
  var initial1: Int = 7
  var item: Item?
}

@Mappable
final class OptionalGenericClass<Item: Mappable> {
  var given1: Int?
  var absent1: Int?
  var item: Item?
}

@Mappable
final class NestedStructGenericClass<Item: Mappable> {
  var nested1: Inner
  var item: Item?
}
