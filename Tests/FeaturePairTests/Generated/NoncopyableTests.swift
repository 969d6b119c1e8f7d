// Made by Scripts/generate-feature-pairs.py; change what it makes, not this file.
// swift-format-ignore-file

import Foundation
import Maquette
import Testing

@Suite("Features in carriers: Noncopyable")
struct NoncopyableTests {
  static let cases: [PairCase] = [
    PairCase(.noncopyable, ["plain"], NoncopyableSubject<PlainNoncopyable> { [("plain1", $0.plain1 as Any)] }),
    PairCase(.noncopyable, ["customKey"], NoncopyableSubject<CustomKeyNoncopyable> { [("custom1", $0.custom1 as Any)] }),
    PairCase(.noncopyable, ["namingRule"], NoncopyableSubject<NamingRuleNoncopyable> { [("namedByRule1", $0.namedByRule1 as Any)] }),
    PairCase(.noncopyable, ["alias"], NoncopyableSubject<AliasNoncopyable> { [("aliased1", $0.aliased1 as Any)] }),
    PairCase(.noncopyable, ["path"], NoncopyableSubject<PathNoncopyable> { [("pathed1", $0.pathed1 as Any)] }),
    PairCase(.noncopyable, ["pathSharingSteps"], NoncopyableSubject<PathSharingStepsNoncopyable> { [("sharing1", $0.sharing1 as Any), ("deep1", $0.deep1 as Any)] }),
    PairCase(.noncopyable, ["profiledKey"], NoncopyableSubject<ProfiledKeyNoncopyable> { [("profiled1", $0.profiled1 as Any)] }),
    PairCase(.noncopyable, ["profiledPath"], NoncopyableSubject<ProfiledPathNoncopyable> { [("profiledPath1", $0.profiledPath1 as Any)] }),
    PairCase(.noncopyable, ["profiledStrategy"], NoncopyableSubject<ProfiledStrategyNoncopyable> { [("texted1", $0.texted1 as Any)] }),
    PairCase(.noncopyable, ["profiledIgnored"], NoncopyableSubject<ProfiledIgnoredNoncopyable> { [("secret1", $0.secret1 as Any)] }),
    PairCase(.noncopyable, ["pathIntoArray"], NoncopyableSubject<PathIntoArrayNoncopyable> { [("picked1", $0.picked1 as Any)] }),
    PairCase(.noncopyable, ["pathCollecting"], NoncopyableSubject<PathCollectingNoncopyable> { [("collected1", $0.collected1 as Any)] }),
    PairCase(.noncopyable, ["encodeKey"], NoncopyableSubject<EncodeKeyNoncopyable> { [("turned1", $0.turned1 as Any)] }),
    PairCase(.noncopyable, ["extras"], NoncopyableSubject<ExtrasNoncopyable> { [("extras1", $0.extras1 as Any)] }),
    PairCase(.noncopyable, ["initialValue"], NoncopyableSubject<InitialValueNoncopyable> { [("initial1", $0.initial1 as Any)] }),
    PairCase(.noncopyable, ["optional"], NoncopyableSubject<OptionalNoncopyable> { [("given1", $0.given1 as Any), ("absent1", $0.absent1 as Any)] }),
    PairCase(.noncopyable, ["nestedStruct"], NoncopyableSubject<NestedStructNoncopyable> { [("nested1", $0.nested1 as Any)] }),
  ]

  @Test(arguments: cases) func pair(_ pair: PairCase) async { await pair.check() }
}

@Mappable
struct PlainNoncopyable: NoncopyableMappable, ~Copyable {
  var plain1: Int
}

@Mappable
struct CustomKeyNoncopyable: NoncopyableMappable, ~Copyable {
  @CodingKey("ck1") var custom1: Int
}

@Mappable(fieldNaming: .snakeCase)
struct NamingRuleNoncopyable: NoncopyableMappable, ~Copyable {
  var namedByRule1: Int
}

@Mappable
struct AliasNoncopyable: NoncopyableMappable, ~Copyable {
  @DecodableAlias("other1", "older1") var aliased1: Int
}

@Mappable
struct PathNoncopyable: NoncopyableMappable, ~Copyable {
  @CodingKey(path: "place.inner1") var pathed1: Int
}

@Mappable
struct PathSharingStepsNoncopyable: NoncopyableMappable, ~Copyable {
  @CodingKey(path: "place.shared1") var sharing1: Int
  @CodingKey(path: "place.deep.x1") var deep1: Int = 4
}

@Mappable
struct ProfiledKeyNoncopyable: NoncopyableMappable, ~Copyable {
  @CodingKey("pk1", in: .paired, "other") var profiled1: Int
}

@Mappable
struct ProfiledPathNoncopyable: NoncopyableMappable, ~Copyable {
  @CodingKey("plain", in: "other") @CodingKey(path: "place.pp1", in: .paired)
  var profiledPath1: Int = 4
}

@Mappable
struct ProfiledStrategyNoncopyable: NoncopyableMappable, ~Copyable {
  @CodableBy(.plain(Int.self), in: "other") @CodableBy(.text(Int.self), in: .paired)
  var texted1: Int
}

@Mappable
struct ProfiledIgnoredNoncopyable: NoncopyableMappable, ~Copyable {
  @CodableIgnored(in: .paired) @CodingKey("other", in: "other") var secret1: Int = 3
}

@Mappable
struct PathIntoArrayNoncopyable: NoncopyableMappable, ~Copyable {
  @CodingKey(path: "list1[1].b") var picked1: Int
}

@Mappable
struct PathCollectingNoncopyable: NoncopyableMappable, ~Copyable {
  @CodingKey(path: "rows1[*].t") var collected1: [Int]
}

@Mappable
struct EncodeKeyNoncopyable: NoncopyableMappable, ~Copyable {
  @CodingKey("in1", encode: "out1") @DecodableAlias("out1") var turned1: Int
}

@Mappable
struct ExtrasNoncopyable: NoncopyableMappable, ~Copyable {
  @CodableExtras var extras1: [String: Tree]
}

@Mappable
struct InitialValueNoncopyable: NoncopyableMappable, ~Copyable {
  var initial1: Int = 7
}

@Mappable
struct OptionalNoncopyable: NoncopyableMappable, ~Copyable {
  var given1: Int?
  var absent1: Int?
}

@Mappable
struct NestedStructNoncopyable: NoncopyableMappable, ~Copyable {
  var nested1: Inner
}
