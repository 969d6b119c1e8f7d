// Made by Scripts/generate-feature-pairs.py; change what it makes, not this file.
// swift-format-ignore-file

import Foundation
import Maquette
import Testing

@Suite("Features in carriers: Actors")
struct ActorsTests {
  static let cases: [PairCase] = [
    PairCase(.actor, ["plain"], ActorSubject(PlainActor.self)),
    PairCase(.actor, ["customKey"], ActorSubject(CustomKeyActor.self)),
    PairCase(.actor, ["namingRule"], ActorSubject(NamingRuleActor.self)),
    PairCase(.actor, ["alias"], ActorSubject(AliasActor.self)),
    PairCase(.actor, ["path"], ActorSubject(PathActor.self)),
    PairCase(.actor, ["pathSharingSteps"], ActorSubject(PathSharingStepsActor.self)),
    PairCase(.actor, ["profiledKey"], ActorSubject(ProfiledKeyActor.self)),
    PairCase(.actor, ["profiledPath"], ActorSubject(ProfiledPathActor.self)),
    PairCase(.actor, ["profiledStrategy"], ActorSubject(ProfiledStrategyActor.self)),
    PairCase(.actor, ["profiledIgnored"], ActorSubject(ProfiledIgnoredActor.self)),
    PairCase(.actor, ["pathIntoArray"], ActorSubject(PathIntoArrayActor.self)),
    PairCase(.actor, ["pathCollecting"], ActorSubject(PathCollectingActor.self)),
    PairCase(.actor, ["encodeKey"], ActorSubject(EncodeKeyActor.self)),
    PairCase(.actor, ["extras"], ActorSubject(ExtrasActor.self)),
    PairCase(.actor, ["initialValue"], ActorSubject(InitialValueActor.self)),
    PairCase(.actor, ["optional"], ActorSubject(OptionalActor.self)),
    PairCase(.actor, ["nestedStruct"], ActorSubject(NestedStructActor.self)),
  ]

  @Test(arguments: cases) func pair(_ pair: PairCase) async { await pair.check() }
}

@Mappable
actor PlainActor: IsolatedMappable {
  var plain1: Int
}

@Mappable
actor CustomKeyActor: IsolatedMappable {
  @CodingKey("ck1") var custom1: Int
}

@Mappable(fieldNaming: .snakeCase)
actor NamingRuleActor: IsolatedMappable {
  var namedByRule1: Int
}

@Mappable
actor AliasActor: IsolatedMappable {
  @DecodableAlias("other1", "older1") var aliased1: Int
}

@Mappable
actor PathActor: IsolatedMappable {
  @CodingKey(path: "place.inner1") var pathed1: Int
}

@Mappable
actor PathSharingStepsActor: IsolatedMappable {
  @CodingKey(path: "place.shared1") var sharing1: Int
  @CodingKey(path: "place.deep.x1") var deep1: Int = 4
}

@Mappable
actor ProfiledKeyActor: IsolatedMappable {
  @CodingKey("pk1", in: .paired, "other") var profiled1: Int
}

@Mappable
actor ProfiledPathActor: IsolatedMappable {
  @CodingKey("plain", in: "other") @CodingKey(path: "place.pp1", in: .paired)
  var profiledPath1: Int = 4
}

@Mappable
actor ProfiledStrategyActor: IsolatedMappable {
  @CodableBy(.plain(Int.self), in: "other") @CodableBy(.text(Int.self), in: .paired)
  var texted1: Int
}

@Mappable
actor ProfiledIgnoredActor: IsolatedMappable {
  @CodableIgnored(in: .paired) @CodingKey("other", in: "other") var secret1: Int = 3
}

@Mappable
actor PathIntoArrayActor: IsolatedMappable {
  @CodingKey(path: "list1[1].b") var picked1: Int
}

@Mappable
actor PathCollectingActor: IsolatedMappable {
  @CodingKey(path: "rows1[*].t") var collected1: [Int]
}

@Mappable
actor EncodeKeyActor: IsolatedMappable {
  @CodingKey("in1", encode: "out1") @DecodableAlias("out1") var turned1: Int
}

@Mappable
actor ExtrasActor: IsolatedMappable {
  @CodableExtras var extras1: [String: Tree]
}

@Mappable
actor InitialValueActor: IsolatedMappable {
  var initial1: Int = 7
}

@Mappable
actor OptionalActor: IsolatedMappable {
  var given1: Int?
  var absent1: Int?
}

@Mappable
actor NestedStructActor: IsolatedMappable {
  var nested1: Inner
}
