// Made by Scripts/generate-feature-pairs.py; change what it makes, not this file.
// swift-format-ignore-file

import Foundation
import Maquette
import Testing

@Suite("Features in carriers: Partials")
struct PartialsTests {
  static let cases: [PairCase] = [
    PairCase(.partial, ["plain"], PartialSubject(PlainWhole.self)),
    PairCase(.partial, ["customKey"], PartialSubject(CustomKeyWhole.self)),
    PairCase(.partial, ["namingRule"], PartialSubject(NamingRuleWhole.self)),
    PairCase(.partial, ["alias"], PartialSubject(AliasWhole.self)),
    PairCase(.partial, ["path"], PartialSubject(PathWhole.self)),
    PairCase(.partial, ["pathSharingSteps"], PartialSubject(PathSharingStepsWhole.self)),
    PairCase(.partial, ["profiledKey"], PartialSubject(ProfiledKeyWhole.self)),
    PairCase(.partial, ["profiledPath"], PartialSubject(ProfiledPathWhole.self)),
    PairCase(.partial, ["profiledStrategy"], PartialSubject(ProfiledStrategyWhole.self)),
    PairCase(.partial, ["profiledIgnored"], PartialSubject(ProfiledIgnoredWhole.self)),
    PairCase(.partial, ["encodeKey"], PartialSubject(EncodeKeyWhole.self)),
    PairCase(.partial, ["extras"], PartialSubject(ExtrasWhole.self)),
    PairCase(.partial, ["initialValue"], PartialSubject(InitialValueWhole.self)),
    PairCase(.partial, ["optional"], PartialSubject(OptionalWhole.self)),
    PairCase(.partial, ["nestedStruct"], PartialSubject(NestedStructWhole.self)),
  ]

  @Test(arguments: cases) func pair(_ pair: PairCase) async { await pair.check() }
}

@Mappable @CodablePartial
struct PlainWhole {
  var plain1: Int
}

@Mappable @CodablePartial
struct CustomKeyWhole {
  @CodingKey("ck1") var custom1: Int
}

@Mappable(fieldNaming: .snakeCase) @CodablePartial
struct NamingRuleWhole {
  var namedByRule1: Int
}

@Mappable @CodablePartial
struct AliasWhole {
  @DecodableAlias("other1", "older1") var aliased1: Int
}

@Mappable @CodablePartial
struct PathWhole {
  @CodingKey(path: "place.inner1") var pathed1: Int
}

@Mappable @CodablePartial
struct PathSharingStepsWhole {
  @CodingKey(path: "place.shared1") var sharing1: Int
  @CodingKey(path: "place.deep.x1") var deep1: Int = 4
}

@Mappable @CodablePartial
struct ProfiledKeyWhole {
  @CodingKey("pk1", in: .paired, "other") var profiled1: Int
}

@Mappable @CodablePartial
struct ProfiledPathWhole {
  @CodingKey("plain", in: "other") @CodingKey(path: "place.pp1", in: .paired)
  var profiledPath1: Int = 4
}

@Mappable @CodablePartial
struct ProfiledStrategyWhole {
  @CodableBy(.plain(Int.self), in: "other") @CodableBy(.text(Int.self), in: .paired)
  var texted1: Int
}

@Mappable @CodablePartial
struct ProfiledIgnoredWhole {
  @CodableIgnored(in: .paired) @CodingKey("other", in: "other") var secret1: Int = 3
}

@Mappable @CodablePartial
struct EncodeKeyWhole {
  @CodingKey("in1", encode: "out1") @DecodableAlias("out1") var turned1: Int
}

@Mappable @CodablePartial
struct ExtrasWhole {
  @CodableExtras var extras1: [String: Tree]
}

@Mappable @CodablePartial
struct InitialValueWhole {
  var initial1: Int = 7
}

@Mappable @CodablePartial
struct OptionalWhole {
  var given1: Int?
  var absent1: Int?
}

@Mappable @CodablePartial
struct NestedStructWhole {
  var nested1: Inner
}
