// Made by Scripts/generate-feature-pairs.py; change what it makes, not this file.
// swift-format-ignore-file

import Foundation
import Maquette
import Testing

@Suite("Features in carriers: Containers")
struct ContainersTests {
  static let cases: [PairCase] = [
    PairCase(.container, "plain", of: PlainContained.self),
    PairCase(.container, "customKey", of: CustomKeyContained.self),
    PairCase(.container, "namingRule", of: NamingRuleContained.self),
    PairCase(.container, "alias", of: AliasContained.self),
    PairCase(.container, "path", of: PathContained.self),
    PairCase(.container, "pathSharingSteps", of: PathSharingStepsContained.self),
    PairCase(.container, "profiledKey", of: ProfiledKeyContained.self),
    PairCase(.container, "profiledPath", of: ProfiledPathContained.self),
    PairCase(.container, "profiledStrategy", of: ProfiledStrategyContained.self),
    PairCase(.container, "profiledIgnored", of: ProfiledIgnoredContained.self),
    PairCase(.container, "pathIntoArray", of: PathIntoArrayContained.self),
    PairCase(.container, "pathCollecting", of: PathCollectingContained.self),
    PairCase(.container, "encodeKey", of: EncodeKeyContained.self),
    PairCase(.container, "extras", of: ExtrasContained.self),
    PairCase(.container, "initialValue", of: InitialValueContained.self),
    PairCase(.container, "optional", of: OptionalContained.self),
    PairCase(.container, "nestedStruct", of: NestedStructContained.self),
  ]

  @Test(arguments: cases) func pair(_ pair: PairCase) async { await pair.check() }
}

@Mappable(container: "data.model")
struct PlainContained {
  var plain1: Int
}

@Mappable(container: "data.model")
struct CustomKeyContained {
  @CodingKey("ck1") var custom1: Int
}

@Mappable(fieldNaming: .snakeCase, container: "data.model")
struct NamingRuleContained {
  var namedByRule1: Int
}

@Mappable(container: "data.model")
struct AliasContained {
  @DecodableAlias("other1", "older1") var aliased1: Int
}

@Mappable(container: "data.model")
struct PathContained {
  @CodingKey(path: "place.inner1") var pathed1: Int
}

@Mappable(container: "data.model")
struct PathSharingStepsContained {
  @CodingKey(path: "place.shared1") var sharing1: Int
  @CodingKey(path: "place.deep.x1") var deep1: Int = 4
}

@Mappable(container: "data.model")
struct ProfiledKeyContained {
  @CodingKey("pk1", in: .paired, "other") var profiled1: Int
}

@Mappable(container: "data.model")
struct ProfiledPathContained {
  @CodingKey("plain", in: "other") @CodingKey(path: "place.pp1", in: .paired)
  var profiledPath1: Int = 4
}

@Mappable(container: "data.model")
struct ProfiledStrategyContained {
  @CodableBy(.plain(Int.self), in: "other") @CodableBy(.text(Int.self), in: .paired)
  var texted1: Int
}

@Mappable(container: "data.model")
struct ProfiledIgnoredContained {
  @CodableIgnored(in: .paired) @CodingKey("other", in: "other") var secret1: Int = 3
}

@Mappable(container: "data.model")
struct PathIntoArrayContained {
  @CodingKey(path: "list1[1].b") var picked1: Int
}

@Mappable(container: "data.model")
struct PathCollectingContained {
  @CodingKey(path: "rows1[*].t") var collected1: [Int]
}

@Mappable(container: "data.model")
struct EncodeKeyContained {
  @CodingKey("in1", encode: "out1") @DecodableAlias("out1") var turned1: Int
}

@Mappable(container: "data.model")
struct ExtrasContained {
  @CodableExtras var extras1: [String: Tree]
}

@Mappable(container: "data.model")
struct InitialValueContained {
  var initial1: Int = 7
}

@Mappable(container: "data.model")
struct OptionalContained {
  var given1: Int?
  var absent1: Int?
}

@Mappable(container: "data.model")
struct NestedStructContained {
  var nested1: Inner
}
