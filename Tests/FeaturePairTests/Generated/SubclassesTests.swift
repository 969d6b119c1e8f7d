// Made by Scripts/generate-feature-pairs.py; change what it makes, not this file.
// swift-format-ignore-file

import Foundation
import Maquette
import Testing

@Suite("Features in carriers: Subclasses")
struct SubclassesTests {
  static let cases: [PairCase] = [
    PairCase(.subclass, "plain", of: PlainBelowOwn.self),
    PairCase(.subclass, "customKey", of: CustomKeyBelowOwn.self),
    PairCase(.subclass, "namingRule", of: NamingRuleBelowOwn.self),
    PairCase(.subclass, "alias", of: AliasBelowOwn.self),
    PairCase(.subclass, "path", of: PathBelowOwn.self),
    PairCase(.subclass, "pathSharingSteps", of: PathSharingStepsBelowOwn.self),
    PairCase(.subclass, "profiledKey", of: ProfiledKeyBelowOwn.self),
    PairCase(.subclass, "profiledPath", of: ProfiledPathBelowOwn.self),
    PairCase(.subclass, "profiledStrategy", of: ProfiledStrategyBelowOwn.self),
    PairCase(.subclass, "profiledIgnored", of: ProfiledIgnoredBelowOwn.self),
    PairCase(.subclass, "pathIntoArray", of: PathIntoArrayBelowOwn.self),
    PairCase(.subclass, "pathCollecting", of: PathCollectingBelowOwn.self),
    PairCase(.subclass, "encodeKey", of: EncodeKeyBelowOwn.self),
    PairCase(.subclass, "extras", of: ExtrasBelowOwn.self),
    PairCase(.subclass, "initialValue", of: InitialValueBelowOwn.self),
    PairCase(.subclass, "optional", of: OptionalBelowOwn.self),
    PairCase(.subclass, "nestedStruct", of: NestedStructBelowOwn.self),
  ]

  @Test(arguments: cases) func pair(_ pair: PairCase) async { await pair.check() }
}

@Mappable
final class PlainBelowOwn: OwnBase {
  var plain1: Int
}

@Mappable
final class CustomKeyBelowOwn: OwnBase {
  @CodingKey("ck1") var custom1: Int
}

@Mappable(fieldNaming: .snakeCase)
final class NamingRuleBelowOwn: OwnBase {
  var namedByRule1: Int
}

@Mappable
final class AliasBelowOwn: OwnBase {
  @DecodableAlias("other1", "older1") var aliased1: Int
}

@Mappable
final class PathBelowOwn: OwnBase {
  @CodingKey(path: "place.inner1") var pathed1: Int
}

@Mappable
final class PathSharingStepsBelowOwn: OwnBase {
  @CodingKey(path: "place.shared1") var sharing1: Int
  @CodingKey(path: "place.deep.x1") var deep1: Int = 4
}

@Mappable
final class ProfiledKeyBelowOwn: OwnBase {
  @CodingKey("pk1", in: .paired, "other") var profiled1: Int
}

@Mappable
final class ProfiledPathBelowOwn: OwnBase {
  @CodingKey("plain", in: "other") @CodingKey(path: "place.pp1", in: .paired)
  var profiledPath1: Int = 4
}

@Mappable
final class ProfiledStrategyBelowOwn: OwnBase {
  @CodableBy(.plain(Int.self), in: "other") @CodableBy(.text(Int.self), in: .paired)
  var texted1: Int
}

@Mappable
final class ProfiledIgnoredBelowOwn: OwnBase {
  @CodableIgnored(in: .paired) @CodingKey("other", in: "other") var secret1: Int = 3
}

@Mappable
final class PathIntoArrayBelowOwn: OwnBase {
  @CodingKey(path: "list1[1].b") var picked1: Int
}

@Mappable
final class PathCollectingBelowOwn: OwnBase {
  @CodingKey(path: "rows1[*].t") var collected1: [Int]
}

@Mappable
final class EncodeKeyBelowOwn: OwnBase {
  @CodingKey("in1", encode: "out1") @DecodableAlias("out1") var turned1: Int
}

@Mappable
final class ExtrasBelowOwn: OwnBase {
  @CodableExtras var extras1: [String: Tree]
}

@Mappable
final class InitialValueBelowOwn: OwnBase {
  var initial1: Int = 7
}

@Mappable
final class OptionalBelowOwn: OwnBase {
  var given1: Int?
  var absent1: Int?
}

@Mappable
final class NestedStructBelowOwn: OwnBase {
  var nested1: Inner
}
