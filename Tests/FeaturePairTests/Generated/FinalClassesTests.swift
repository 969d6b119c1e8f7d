// Made by Scripts/generate-feature-pairs.py; change what it makes, not this file.
// swift-format-ignore-file

import Foundation
import Maquette
import Testing

@Suite("Features in carriers: FinalClasses")
struct FinalClassesTests {
  static let cases: [PairCase] = [
    PairCase(.finalClass, "plain", of: PlainFinalClass.self),
    PairCase(.finalClass, "customKey", of: CustomKeyFinalClass.self),
    PairCase(.finalClass, "namingRule", of: NamingRuleFinalClass.self),
    PairCase(.finalClass, "alias", of: AliasFinalClass.self),
    PairCase(.finalClass, "path", of: PathFinalClass.self),
    PairCase(.finalClass, "pathSharingSteps", of: PathSharingStepsFinalClass.self),
    PairCase(.finalClass, "profiledKey", of: ProfiledKeyFinalClass.self),
    PairCase(.finalClass, "profiledPath", of: ProfiledPathFinalClass.self),
    PairCase(.finalClass, "profiledStrategy", of: ProfiledStrategyFinalClass.self),
    PairCase(.finalClass, "profiledIgnored", of: ProfiledIgnoredFinalClass.self),
    PairCase(.finalClass, "pathIntoArray", of: PathIntoArrayFinalClass.self),
    PairCase(.finalClass, "pathCollecting", of: PathCollectingFinalClass.self),
    PairCase(.finalClass, "encodeKey", of: EncodeKeyFinalClass.self),
    PairCase(.finalClass, "extras", of: ExtrasFinalClass.self),
    PairCase(.finalClass, "initialValue", of: InitialValueFinalClass.self),
    PairCase(.finalClass, "optional", of: OptionalFinalClass.self),
    PairCase(.finalClass, "nestedStruct", of: NestedStructFinalClass.self),
  ]

  @Test(arguments: cases) func pair(_ pair: PairCase) async { await pair.check() }
}

@Mappable
final class PlainFinalClass {
  var plain1: Int
}

@Mappable
final class CustomKeyFinalClass {
  @CodingKey("ck1") var custom1: Int
}

@Mappable(fieldNaming: .snakeCase)
final class NamingRuleFinalClass {
  var namedByRule1: Int
}

@Mappable
final class AliasFinalClass {
  @DecodableAlias("other1", "older1") var aliased1: Int
}

@Mappable
final class PathFinalClass {
  @CodingKey(path: "place.inner1") var pathed1: Int
}

@Mappable
final class PathSharingStepsFinalClass {
  @CodingKey(path: "place.shared1") var sharing1: Int
  @CodingKey(path: "place.deep.x1") var deep1: Int = 4
}

@Mappable
final class ProfiledKeyFinalClass {
  @CodingKey("pk1", in: .paired, "other") var profiled1: Int
}

@Mappable
final class ProfiledPathFinalClass {
  @CodingKey("plain", in: "other") @CodingKey(path: "place.pp1", in: .paired)
  var profiledPath1: Int = 4
}

@Mappable
final class ProfiledStrategyFinalClass {
  @CodableBy(.plain(Int.self), in: "other") @CodableBy(.text(Int.self), in: .paired)
  var texted1: Int
}

@Mappable
final class ProfiledIgnoredFinalClass {
  @CodableIgnored(in: .paired) @CodingKey("other", in: "other") var secret1: Int = 3
}

@Mappable
final class PathIntoArrayFinalClass {
  @CodingKey(path: "list1[1].b") var picked1: Int
}

@Mappable
final class PathCollectingFinalClass {
  @CodingKey(path: "rows1[*].t") var collected1: [Int]
}

@Mappable
final class EncodeKeyFinalClass {
  @CodingKey("in1", encode: "out1") @DecodableAlias("out1") var turned1: Int
}

@Mappable
final class ExtrasFinalClass {
  @CodableExtras var extras1: [String: Tree]
}

@Mappable
final class InitialValueFinalClass {
  var initial1: Int = 7
}

@Mappable
final class OptionalFinalClass {
  var given1: Int?
  var absent1: Int?
}

@Mappable
final class NestedStructFinalClass {
  var nested1: Inner
}
