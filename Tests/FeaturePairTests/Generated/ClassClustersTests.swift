// Made by Scripts/generate-feature-pairs.py; change what it makes, not this file.
// swift-format-ignore-file

import Foundation
import Maquette
import Testing

@Suite("Features in carriers: ClassClusters")
struct ClassClustersTests {
  static let cases: [PairCase] = [
    PairCase(.classCluster, "plain", of: PairMember.self),
    PairCase(.classCluster, "customKey", of: PairMember.self),
    PairCase(.classCluster, "namingRule", of: PairMember.self),
    PairCase(.classCluster, "alias", of: PairMember.self),
    PairCase(.classCluster, "path", of: PairMember.self),
    PairCase(.classCluster, "pathSharingSteps", of: PairMember.self),
    PairCase(.classCluster, "profiledKey", of: PairMember.self),
    PairCase(.classCluster, "profiledPath", of: PairMember.self),
    PairCase(.classCluster, "profiledStrategy", of: PairMember.self),
    PairCase(.classCluster, "profiledIgnored", of: PairMember.self),
    PairCase(.classCluster, "pathIntoArray", of: PairMember.self),
    PairCase(.classCluster, "pathCollecting", of: PairMember.self),
    PairCase(.classCluster, "encodeKey", of: PairMember.self),
    PairCase(.classCluster, "extras", of: PairMember.self),
    PairCase(.classCluster, "initialValue", of: PairMember.self),
    PairCase(.classCluster, "optional", of: PairMember.self),
    PairCase(.classCluster, "nestedStruct", of: PairMember.self),
  ]

  @Test(arguments: cases) func pair(_ pair: PairCase) async { await pair.check() }
}

@Mappable
class PairMember: ClassCluster {
  class var cluster: PolymorphicTypes<PairMember> { pairMembers }
}
let pairMembers = PolymorphicTypes<PairMember>(
  discriminator: "kind",
  [
    "plain": PlainMember.self,
    "customKey": CustomKeyMember.self,
    "namingRule": NamingRuleMember.self,
    "alias": AliasMember.self,
    "path": PathMember.self,
    "pathSharingSteps": PathSharingStepsMember.self,
    "profiledKey": ProfiledKeyMember.self,
    "profiledPath": ProfiledPathMember.self,
    "profiledStrategy": ProfiledStrategyMember.self,
    "profiledIgnored": ProfiledIgnoredMember.self,
    "pathIntoArray": PathIntoArrayMember.self,
    "pathCollecting": PathCollectingMember.self,
    "encodeKey": EncodeKeyMember.self,
    "extras": ExtrasMember.self,
    "initialValue": InitialValueMember.self,
    "optional": OptionalMember.self,
    "nestedStruct": NestedStructMember.self,
  ])
@Mappable
final class PlainMember: PairMember {
  var plain1: Int
}
@Mappable
final class CustomKeyMember: PairMember {
  @CodingKey("ck1") var custom1: Int
}
@Mappable(fieldNaming: .snakeCase)
final class NamingRuleMember: PairMember {
  var namedByRule1: Int
}
@Mappable
final class AliasMember: PairMember {
  @DecodableAlias("other1", "older1") var aliased1: Int
}
@Mappable
final class PathMember: PairMember {
  @CodingKey(path: "place.inner1") var pathed1: Int
}
@Mappable
final class PathSharingStepsMember: PairMember {
  @CodingKey(path: "place.shared1") var sharing1: Int
  @CodingKey(path: "place.deep.x1") var deep1: Int = 4
}
@Mappable
final class ProfiledKeyMember: PairMember {
  @CodingKey("pk1", in: .paired, "other") var profiled1: Int
}
@Mappable
final class ProfiledPathMember: PairMember {
  @CodingKey("plain", in: "other") @CodingKey(path: "place.pp1", in: .paired)
  var profiledPath1: Int = 4
}
@Mappable
final class ProfiledStrategyMember: PairMember {
  @CodableBy(.plain(Int.self), in: "other") @CodableBy(.text(Int.self), in: .paired)
  var texted1: Int
}
@Mappable
final class ProfiledIgnoredMember: PairMember {
  @CodableIgnored(in: .paired) @CodingKey("other", in: "other") var secret1: Int = 3
}
@Mappable
final class PathIntoArrayMember: PairMember {
  @CodingKey(path: "list1[1].b") var picked1: Int
}
@Mappable
final class PathCollectingMember: PairMember {
  @CodingKey(path: "rows1[*].t") var collected1: [Int]
}
@Mappable
final class EncodeKeyMember: PairMember {
  @CodingKey("in1", encode: "out1") @DecodableAlias("out1") var turned1: Int
}
@Mappable
final class ExtrasMember: PairMember {
  @CodableExtras var extras1: [String: Tree]
}
@Mappable
final class InitialValueMember: PairMember {
  var initial1: Int = 7
}
@Mappable
final class OptionalMember: PairMember {
  var given1: Int?
  var absent1: Int?
}
@Mappable
final class NestedStructMember: PairMember {
  var nested1: Inner
}
