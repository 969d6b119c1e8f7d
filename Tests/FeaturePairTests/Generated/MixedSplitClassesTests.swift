// Made by Scripts/generate-feature-pairs.py; change what it makes, not this file.
// swift-format-ignore-file

import Foundation
import Maquette
import Testing

@Suite("Features in carriers: MixedSplitClasses")
struct MixedSplitClassesTests {
  static let cases: [PairCase] = [
    PairCase(.split, "mix1", of: Mix1Lower.self),
    PairCase(.split, "mix2", of: Mix2Lower.self),
    PairCase(.split, "mix4", of: Mix4Lower.self),
    PairCase(.split, "mix6", of: Mix6Lower.self),
    PairCase(.split, "mix7", of: Mix7Lower.self),
    PairCase(.split, "mix8", of: Mix8Lower.self),
    PairCase(.split, "mix10", of: Mix10Lower.self),
    PairCase(.split, "mix12", of: Mix12Lower.self),
    PairCase(.split, "mix14", of: Mix14Lower.self),
    PairCase(.split, "mix16", of: Mix16Lower.self),
    PairCase(.split, "mix17", of: Mix17Lower.self),
    PairCase(.split, "mix18", of: Mix18Lower.self),
    PairCase(.split, "mix20", of: Mix20Lower.self),
    PairCase(.split, "mix21", of: Mix21Lower.self),
    PairCase(.split, "mix22", of: Mix22Lower.self),
    PairCase(.split, "mix23", of: Mix23Lower.self),
    PairCase(.split, "mix24", of: Mix24Lower.self),
    PairCase(.split, "mix25", of: Mix25Lower.self),
    PairCase(.split, "mix27", of: Mix27Lower.self),
    PairCase(.split, "mix28", of: Mix28Lower.self),
    PairCase(.split, "mix32", of: Mix32Lower.self),
    PairCase(.split, "mix33", of: Mix33Lower.self),
    PairCase(.split, "mix35", of: Mix35Lower.self),
    PairCase(.split, "mix36", of: Mix36Lower.self),
    PairCase(.split, "mix37", of: Mix37Lower.self),
    PairCase(.split, "mix39", of: Mix39Lower.self),
    PairCase(.split, "mix40", of: Mix40Lower.self),
    PairCase(.split, "mix41", of: Mix41Lower.self),
    PairCase(.split, "mix42", of: Mix42Lower.self),
    PairCase(.split, "mix43", of: Mix43Lower.self),
    PairCase(.split, "mix44", of: Mix44Lower.self),
    PairCase(.split, "mix46", of: Mix46Lower.self),
    PairCase(.split, "mix47", of: Mix47Lower.self),
    PairCase(.split, "mix48", of: Mix48Lower.self),
    PairCase(.split, "mix49", of: Mix49Lower.self),
    PairCase(.split, "mix50", of: Mix50Lower.self),
    PairCase(.split, "mix52", of: Mix52Lower.self),
    PairCase(.split, "mix53", of: Mix53Lower.self),
    PairCase(.split, "mix55", of: Mix55Lower.self),
    PairCase(.split, "mix56", of: Mix56Lower.self),
    PairCase(.split, "mix57", of: Mix57Lower.self),
    PairCase(.split, "mix58", of: Mix58Lower.self),
    PairCase(.split, "mix63", of: Mix63Lower.self),
    PairCase(.split, "mix67", of: Mix67Lower.self),
    PairCase(.split, "mix68", of: Mix68Lower.self),
    PairCase(.split, "mix69", of: Mix69Lower.self),
    PairCase(.split, "mix70", of: Mix70Lower.self),
    PairCase(.split, "mix71", of: Mix71Lower.self),
    PairCase(.split, "mix72", of: Mix72Lower.self),
    PairCase(.split, "mix73", of: Mix73Lower.self),
    PairCase(.split, "mix74", of: Mix74Lower.self),
    PairCase(.split, "mix75", of: Mix75Lower.self),
  ]

  @Test(arguments: cases) func pair(_ pair: PairCase) async { await pair.check() }
}

@Mappable(fieldNaming: .snakeCase)
class Mix1Upper {
  var plain1: Int
  @CodingKey("ck1") var custom1: Int
  var namedByRule1: Int
  @DecodableAlias("other1", "older1") var aliased1: Int
  @CodingKey(path: "place.inner1") var pathed1: Int
  @CodingKey(path: "place.shared1") var sharing1: Int
  @CodingKey(path: "place.deep.x1") var deep1: Int = 4
  @CodingKey("pk1", in: .paired, "other") var profiled1: Int
  @CodingKey("plain", in: "other") @CodingKey(path: "place.pp1", in: .paired)
  var profiledPath1: Int = 4
}
@Mappable(fieldNaming: .snakeCase)
final class Mix1Lower: Mix1Upper {
  var plain2: Int
  @CodingKey("ck2") var custom2: Int
  var namedByRule2: Int
  @DecodableAlias("other2", "older2") var aliased2: Int
  @CodingKey(path: "place.inner2") var pathed2: Int
  @CodingKey(path: "place.shared2") var sharing2: Int
  @CodingKey(path: "place.deep.x2") var deep2: Int = 4
  @CodingKey("pk2", in: .paired, "other") var profiled2: Int
  @CodingKey("plain", in: "other") @CodingKey(path: "place.pp2", in: .paired)
  var profiledPath2: Int = 4
  var own: Int?
}

@Mappable
class Mix2Upper {
  var plain1: Int
  @CodableBy(.plain(Int.self), in: "other") @CodableBy(.text(Int.self), in: .paired)
  var texted1: Int
  @CodableIgnored(in: .paired) @CodingKey("other", in: "other") var secret1: Int = 3
  @CodingKey(path: "list1[1].b") var picked1: Int
  @CodingKey(path: "rows1[*].t") var collected1: [Int]
  @CodingKey("in1", encode: "out1") @DecodableAlias("out1") var turned1: Int
  var initial1: Int = 7
  var given1: Int?
  var absent1: Int?
}
@Mappable
final class Mix2Lower: Mix2Upper {
  var plain2: Int
  @CodableBy(.plain(Int.self), in: "other") @CodableBy(.text(Int.self), in: .paired)
  var texted2: Int
  @CodableIgnored(in: .paired) @CodingKey("other", in: "other") var secret2: Int = 3
  @CodingKey(path: "list2[1].b") var picked2: Int
  @CodingKey(path: "rows2[*].t") var collected2: [Int]
  @CodingKey("in2", encode: "out2") @DecodableAlias("out2") var turned2: Int
  var initial2: Int = 7
  var given2: Int?
  var absent2: Int?
  var own: Int?
}

@Mappable
class Mix4Upper {
  var plain1: Int
  var object1: InnerObject
  var spare1: InnerObject?
  var stock1: [Inner]
  var table1: [String: Inner] = [:]
  var grid1: [[Int?]]
  var scores1: [Suit: Int]
  var suits1: Set<Suit> = []
  var branch1: Branch
  var road1: Way
  var roads1: [Way]?
  var guess1: Guess
  var lead1: Lead
}
@Mappable
final class Mix4Lower: Mix4Upper {
  var plain2: Int
  var object2: InnerObject
  var spare2: InnerObject?
  var stock2: [Inner]
  var table2: [String: Inner] = [:]
  var grid2: [[Int?]]
  var scores2: [Suit: Int]
  var suits2: Set<Suit> = []
  var branch2: Branch
  var road2: Way
  var roads2: [Way]?
  var guess2: Guess
  var lead2: Lead
  var own: Int?
}

@DecodableRules(acceptsSingleValues: true)
@Mappable(conversions: .strict)
class Mix6Upper {
  var plain1: Int
  var exact1: Int
  var many1: [Int]
  @Validated(.range(0...9)) var valid1: Int
  @CodableDefault(7, on: .missing, .null, .invalid) var fallback1: Int
  @CodableBy(.transform(decode: { (t: Int) in t - 1 }, encode: { (t: Int) in t + 1 })) var less1: Int
  var base1: Int
  @DecodableBy(siblings: { (length: Int, object: AnyValue.Object) in
    length + (object["base1"]?.int ?? 0) }) var sum1: Int
  var counted1: Int
  @CodableIgnored var twice1 = 0
  @CodableHook(.didDecode) func note1() { twice1 = counted1 * 2 }
}
@DecodableRules(acceptsSingleValues: true)
@Mappable(conversions: .strict)
final class Mix6Lower: Mix6Upper {
  var plain2: Int
  var exact2: Int
  var many2: [Int]
  @Validated(.range(0...9)) var valid2: Int
  @CodableDefault(7, on: .missing, .null, .invalid) var fallback2: Int
  @CodableBy(.transform(decode: { (t: Int) in t - 1 }, encode: { (t: Int) in t + 1 })) var less2: Int
  var base2: Int
  @DecodableBy(siblings: { (length: Int, object: AnyValue.Object) in
    length + (object["base2"]?.int ?? 0) }) var sum2: Int
  var counted2: Int
  @CodableIgnored var twice2 = 0
  @CodableHook(.didDecode) func note2() { twice2 = counted2 * 2 }
  var own: Int?
}

@Mappable(omitting: [.nil, .defaults, .empty])
class Mix7Upper {
  var plain1: Int
  var renamed1: Int
  @CodableHook(.willDecode) static func rename1(_ tree: inout Tree) {
    guard case .object(var object) = tree, let old = object["old1"] else { return }
    object["renamed1"] = old
    object["old1"] = nil
    tree = .object(object)
  }
  @CodableHook(.didEncode) func stamp1(_ tree: inout Tree) {
    guard case .object(var object) = tree else { return }
    object["stamp1"] = 1
    tree = .object(object)
  }
  @EncodableComputed var title1: Int { 9 }
  let fixed1 = "k"
  @CodableIgnored var cache1 = Mark()
  @EncodableIf(.notDefault) var sparse1: Int = 3
}
@Mappable(omitting: [.nil, .defaults, .empty])
final class Mix7Lower: Mix7Upper {
  var plain2: Int
  var renamed2: Int
  @CodableHook(.willDecode) static func rename2(_ tree: inout Tree) {
    guard case .object(var object) = tree, let old = object["old2"] else { return }
    object["renamed2"] = old
    object["old2"] = nil
    tree = .object(object)
  }
  @CodableHook(.didEncode) func stamp2(_ tree: inout Tree) {
    guard case .object(var object) = tree else { return }
    object["stamp2"] = 1
    tree = .object(object)
  }
  @EncodableComputed var title2: Int { 9 }
  let fixed2 = "k"
  @CodableIgnored var cache2 = Mark()
  @EncodableIf(.notDefault) var sparse2: Int = 3
  var own: Int?
}

@Mappable(fieldAliases: [.uppercase], nilValues: .writeNull, unknownKeys: .report)
class Mix8Upper {
  var plain1: Int
  @CodingKey("ck1") var custom1: Int
  var loud1: Int
  var presence1: Presence<Int>
  var seen1: Int = 0 { didSet {} }
  @CodingKey(path: "place.maybe1") var maybe1: Int?
}
@Mappable(fieldAliases: [.uppercase], nilValues: .writeNull, unknownKeys: .report)
final class Mix8Lower: Mix8Upper {
  var plain2: Int
  @CodingKey("ck2") var custom2: Int
  var loud2: Int
  var presence2: Presence<Int>
  var seen2: Int = 0 { didSet {} }
  @CodingKey(path: "place.maybe2") var maybe2: Int?
  var own: Int?
}

@DecodableRules(acceptsSingleValues: true)
@Mappable(unknownKeys: .report)
class Mix10Upper {
  @DecodableAlias("other1", "older1") var aliased1: Int
  @CodableBy(.plain(Int.self), in: "other") @CodableBy(.text(Int.self), in: .paired)
  var texted1: Int
  var nested1: Inner
  var stock1: [Inner]
  var table1: [String: Inner] = [:]
  var grid1: [[Int?]]
  var pet1: Pet
  var many1: [Int]
  @CodableHook(.didEncode) func stamp1(_ tree: inout Tree) {
    guard case .object(var object) = tree else { return }
    object["stamp1"] = 1
    tree = .object(object)
  }
}
@DecodableRules(acceptsSingleValues: true)
@Mappable(unknownKeys: .report)
final class Mix10Lower: Mix10Upper {
  @DecodableAlias("other2", "older2") var aliased2: Int
  @CodableBy(.plain(Int.self), in: "other") @CodableBy(.text(Int.self), in: .paired)
  var texted2: Int
  var nested2: Inner
  var stock2: [Inner]
  var table2: [String: Inner] = [:]
  var grid2: [[Int?]]
  var pet2: Pet
  var many2: [Int]
  @CodableHook(.didEncode) func stamp2(_ tree: inout Tree) {
    guard case .object(var object) = tree else { return }
    object["stamp2"] = 1
    tree = .object(object)
  }
  var own: Int?
}

@Mappable
class Mix12Upper {
  @CodingKey(path: "place.shared1") var sharing1: Int
  @CodingKey(path: "place.deep.x1") var deep1: Int = 4
  @CodableBy(.plain(Int.self), in: "other") @CodableBy(.text(Int.self), in: .paired)
  var texted1: Int
  @CodableFlattened(prefix: "fl1_") var lot1: Inner
  var branch1: Branch
  var span1: (Int, Int)
  @CodableDefault(7, on: .missing, .null, .invalid) var fallback1: Int
  let fixed1 = "k"
  var presence1: Presence<Int>
}
@Mappable
final class Mix12Lower: Mix12Upper {
  @CodingKey(path: "place.shared2") var sharing2: Int
  @CodingKey(path: "place.deep.x2") var deep2: Int = 4
  @CodableBy(.plain(Int.self), in: "other") @CodableBy(.text(Int.self), in: .paired)
  var texted2: Int
  @CodableFlattened(prefix: "fl2_") var lot2: Inner
  var branch2: Branch
  var span2: (Int, Int)
  @CodableDefault(7, on: .missing, .null, .invalid) var fallback2: Int
  let fixed2 = "k"
  var presence2: Presence<Int>
  var own: Int?
}

@Mappable
class Mix14Upper {
  @CodingKey("ck1") var custom1: Int
  @CodingKey("pk1", in: .paired, "other") var profiled1: Int
  @CodingKey("in1", encode: "out1") @DecodableAlias("out1") var turned1: Int
  var nested1: Inner
  var object1: InnerObject
  var spare1: InnerObject?
  var span1: (Int, Int)
  @Validated(.range(0...9)) var valid1: Int
  @EncodableIf(.notDefault) var sparse1: Int = 3
}
@Mappable
final class Mix14Lower: Mix14Upper {
  @CodingKey("ck2") var custom2: Int
  @CodingKey("pk2", in: .paired, "other") var profiled2: Int
  @CodingKey("in2", encode: "out2") @DecodableAlias("out2") var turned2: Int
  var nested2: Inner
  var object2: InnerObject
  var spare2: InnerObject?
  var span2: (Int, Int)
  @Validated(.range(0...9)) var valid2: Int
  @EncodableIf(.notDefault) var sparse2: Int = 3
  var own: Int?
}

@Mappable(conversions: .strict)
class Mix16Upper {
  @CodingKey("ck1") var custom1: Int
  @CodingKey("pk1", in: .paired, "other") var profiled1: Int
  @CodableIgnored(in: .paired) @CodingKey("other", in: "other") var secret1: Int = 3
  var given1: Int?
  var absent1: Int?
  @CodableFlattened(prefix: "fl1_") var lot1: Inner
  var scores1: [Suit: Int]
  var suits1: Set<Suit> = []
  var pet1: Pet
  var exact1: Int
}
@Mappable(conversions: .strict)
final class Mix16Lower: Mix16Upper {
  @CodingKey("ck2") var custom2: Int
  @CodingKey("pk2", in: .paired, "other") var profiled2: Int
  @CodableIgnored(in: .paired) @CodingKey("other", in: "other") var secret2: Int = 3
  var given2: Int?
  var absent2: Int?
  @CodableFlattened(prefix: "fl2_") var lot2: Inner
  var scores2: [Suit: Int]
  var suits2: Set<Suit> = []
  var pet2: Pet
  var exact2: Int
  var own: Int?
}

@Mappable
class Mix17Upper {
  @CodingKey("ck1") var custom1: Int
  @CodingKey("pk1", in: .paired, "other") var profiled1: Int
  @CodableBy(.plain(Int.self), in: "other") @CodableBy(.text(Int.self), in: .paired)
  var texted1: Int
  @CodableFlattened(prefix: "fo1_") var some1: Inner?
  @CodableFlattened(suffix: "_ob1") var part1: InnerObject
  var road1: Way
  var roads1: [Way]?
  @CodableBy(.iso8601) var moment1: Date
  var data1: Data?
  var rest1: Tree
  @CodableBy(.transform(decode: { (t: Int) in t - 1 }, encode: { (t: Int) in t + 1 })) var less1: Int
}
@Mappable
final class Mix17Lower: Mix17Upper {
  @CodingKey("ck2") var custom2: Int
  @CodingKey("pk2", in: .paired, "other") var profiled2: Int
  @CodableBy(.plain(Int.self), in: "other") @CodableBy(.text(Int.self), in: .paired)
  var texted2: Int
  @CodableFlattened(prefix: "fo2_") var some2: Inner?
  @CodableFlattened(suffix: "_ob2") var part2: InnerObject
  var road2: Way
  var roads2: [Way]?
  @CodableBy(.iso8601) var moment2: Date
  var data2: Data?
  var rest2: Tree
  @CodableBy(.transform(decode: { (t: Int) in t - 1 }, encode: { (t: Int) in t + 1 })) var less2: Int
  var own: Int?
}

@Mappable(conversions: .lenient)
class Mix18Upper {
  @CodingKey("ck1") var custom1: Int
  @DecodableAlias("other1", "older1") var aliased1: Int
  @CodableIgnored(in: .paired) @CodingKey("other", in: "other") var secret1: Int = 3
  @CodableFlattened(prefix: "w1_") var way1: Way
  var guess1: Guess
  var yes1: Bool
  var base1: Int
  @DecodableBy(siblings: { (length: Int, object: AnyValue.Object) in
    length + (object["base1"]?.int ?? 0) }) var sum1: Int
  var renamed1: Int
  @CodableHook(.willDecode) static func rename1(_ tree: inout Tree) {
    guard case .object(var object) = tree, let old = object["old1"] else { return }
    object["renamed1"] = old
    object["old1"] = nil
    tree = .object(object)
  }
}
@Mappable(conversions: .lenient)
final class Mix18Lower: Mix18Upper {
  @CodingKey("ck2") var custom2: Int
  @DecodableAlias("other2", "older2") var aliased2: Int
  @CodableIgnored(in: .paired) @CodingKey("other", in: "other") var secret2: Int = 3
  @CodableFlattened(prefix: "w2_") var way2: Way
  var guess2: Guess
  var yes2: Bool
  var base2: Int
  @DecodableBy(siblings: { (length: Int, object: AnyValue.Object) in
    length + (object["base2"]?.int ?? 0) }) var sum2: Int
  var renamed2: Int
  @CodableHook(.willDecode) static func rename2(_ tree: inout Tree) {
    guard case .object(var object) = tree, let old = object["old2"] else { return }
    object["renamed2"] = old
    object["old2"] = nil
    tree = .object(object)
  }
  var own: Int?
}

@Mappable(fieldNaming: .snakeCase)
class Mix20Upper {
  var namedByRule1: Int
  @CodingKey(path: "list1[1].b") var picked1: Int
  var nested1: Inner
  var scores1: [Suit: Int]
  var suits1: Set<Suit> = []
  @CodableBy(.iso8601) var moment1: Date
  var data1: Data?
  var rest1: Tree
  var base1: Int
  @DecodableBy(siblings: { (length: Int, object: AnyValue.Object) in
    length + (object["base1"]?.int ?? 0) }) var sum1: Int
  let fixed1 = "k"
  var seen1: Int = 0 { didSet {} }
}
@Mappable(fieldNaming: .snakeCase)
final class Mix20Lower: Mix20Upper {
  var namedByRule2: Int
  @CodingKey(path: "list2[1].b") var picked2: Int
  var nested2: Inner
  var scores2: [Suit: Int]
  var suits2: Set<Suit> = []
  @CodableBy(.iso8601) var moment2: Date
  var data2: Data?
  var rest2: Tree
  var base2: Int
  @DecodableBy(siblings: { (length: Int, object: AnyValue.Object) in
    length + (object["base2"]?.int ?? 0) }) var sum2: Int
  let fixed2 = "k"
  var seen2: Int = 0 { didSet {} }
  var own: Int?
}

@DecodableRules(acceptsSingleValues: true)
@Mappable(fieldNaming: .snakeCase, conversions: .lenient)
class Mix21Upper {
  var namedByRule1: Int
  @CodingKey(path: "rows1[*].t") var collected1: [Int]
  @CodableFlattened(prefix: "fl1_") var lot1: Inner
  var road1: Way
  var roads1: [Way]?
  var yes1: Bool
  var many1: [Int]
  @EncodableComputed var title1: Int { 9 }
  @CodingKey(path: "place.maybe1") var maybe1: Int?
}
@DecodableRules(acceptsSingleValues: true)
@Mappable(fieldNaming: .snakeCase, conversions: .lenient)
final class Mix21Lower: Mix21Upper {
  var namedByRule2: Int
  @CodingKey(path: "rows2[*].t") var collected2: [Int]
  @CodableFlattened(prefix: "fl2_") var lot2: Inner
  var road2: Way
  var roads2: [Way]?
  var yes2: Bool
  var many2: [Int]
  @EncodableComputed var title2: Int { 9 }
  @CodingKey(path: "place.maybe2") var maybe2: Int?
  var own: Int?
}

@Mappable
class Mix22Upper {
  @CodingKey("plain", in: "other") @CodingKey(path: "place.pp1", in: .paired)
  var profiledPath1: Int = 4
  @CodableBy(.plain(Int.self), in: "other") @CodableBy(.text(Int.self), in: .paired)
  var texted1: Int
  @CodingKey("in1", encode: "out1") @DecodableAlias("out1") var turned1: Int
  @CodableFlattened(prefix: "w1_") var way1: Way
  var lead1: Lead
  @CodableBy(.oneOf(dots)) var dot1: any Dotted
  @CodableIgnored var cache1 = Mark()
  var seen1: Int = 0 { didSet {} }
}
@Mappable
final class Mix22Lower: Mix22Upper {
  @CodingKey("plain", in: "other") @CodingKey(path: "place.pp2", in: .paired)
  var profiledPath2: Int = 4
  @CodableBy(.plain(Int.self), in: "other") @CodableBy(.text(Int.self), in: .paired)
  var texted2: Int
  @CodingKey("in2", encode: "out2") @DecodableAlias("out2") var turned2: Int
  @CodableFlattened(prefix: "w2_") var way2: Way
  var lead2: Lead
  @CodableBy(.oneOf(dots)) var dot2: any Dotted
  @CodableIgnored var cache2 = Mark()
  var seen2: Int = 0 { didSet {} }
  var own: Int?
}

@Mappable(fieldNaming: .snakeCase, fieldAliases: [.uppercase], omitting: [.nil, .defaults, .empty])
class Mix23Upper {
  var namedByRule1: Int
  @CodingKey("plain", in: "other") @CodingKey(path: "place.pp1", in: .paired)
  var profiledPath1: Int = 4
  var given1: Int?
  var absent1: Int?
  @CodableFlattened(prefix: "fo1_") var some1: Inner?
  var stock1: [Inner]
  var table1: [String: Inner] = [:]
  var grid1: [[Int?]]
  var span1: (Int, Int)
  var loud1: Int
}
@Mappable(fieldNaming: .snakeCase, fieldAliases: [.uppercase], omitting: [.nil, .defaults, .empty])
final class Mix23Lower: Mix23Upper {
  var namedByRule2: Int
  @CodingKey("plain", in: "other") @CodingKey(path: "place.pp2", in: .paired)
  var profiledPath2: Int = 4
  var given2: Int?
  var absent2: Int?
  @CodableFlattened(prefix: "fo2_") var some2: Inner?
  var stock2: [Inner]
  var table2: [String: Inner] = [:]
  var grid2: [[Int?]]
  var span2: (Int, Int)
  var loud2: Int
  var own: Int?
}

@Mappable(fieldNaming: .snakeCase)
class Mix24Upper {
  var namedByRule1: Int
  @CodingKey(path: "place.inner1") var pathed1: Int
  @CodingKey("in1", encode: "out1") @DecodableAlias("out1") var turned1: Int
  @CodableFlattened(suffix: "_ob1") var part1: InnerObject
  var branch1: Branch
  var guess1: Guess
  var pet1: Pet
  @CodableDefault(7, on: .missing, .null, .invalid) var fallback1: Int
}
@Mappable(fieldNaming: .snakeCase)
final class Mix24Lower: Mix24Upper {
  var namedByRule2: Int
  @CodingKey(path: "place.inner2") var pathed2: Int
  @CodingKey("in2", encode: "out2") @DecodableAlias("out2") var turned2: Int
  @CodableFlattened(suffix: "_ob2") var part2: InnerObject
  var branch2: Branch
  var guess2: Guess
  var pet2: Pet
  @CodableDefault(7, on: .missing, .null, .invalid) var fallback2: Int
  var own: Int?
}

@Mappable(fieldAliases: [.uppercase])
class Mix25Upper {
  @CodingKey(path: "place.shared1") var sharing1: Int
  @CodingKey(path: "place.deep.x1") var deep1: Int = 4
  @CodableIgnored(in: .paired) @CodingKey("other", in: "other") var secret1: Int = 3
  var nested1: Inner
  var road1: Way
  var roads1: [Way]?
  @CodableBy(.oneOf(dots)) var dot1: any Dotted
  @CodableDefault(7, on: .missing, .null, .invalid) var fallback1: Int
  @EncodableIf(.notDefault) var sparse1: Int = 3
  var loud1: Int
}
@Mappable(fieldAliases: [.uppercase])
final class Mix25Lower: Mix25Upper {
  @CodingKey(path: "place.shared2") var sharing2: Int
  @CodingKey(path: "place.deep.x2") var deep2: Int = 4
  @CodableIgnored(in: .paired) @CodingKey("other", in: "other") var secret2: Int = 3
  var nested2: Inner
  var road2: Way
  var roads2: [Way]?
  @CodableBy(.oneOf(dots)) var dot2: any Dotted
  @CodableDefault(7, on: .missing, .null, .invalid) var fallback2: Int
  @EncodableIf(.notDefault) var sparse2: Int = 3
  var loud2: Int
  var own: Int?
}

@Mappable(omitting: [.nil, .defaults, .empty])
class Mix27Upper {
  @DecodableAlias("other1", "older1") var aliased1: Int
  @CodingKey(path: "place.inner1") var pathed1: Int
  @CodingKey(path: "list1[1].b") var picked1: Int
  @CodableFlattened(prefix: "fl1_") var lot1: Inner
  var object1: InnerObject
  var spare1: InnerObject?
  @DecodableRules(invalidElements: .drop) var kept1: [Int]
  @CodableBy(.transform(decode: { (t: Int) in t - 1 }, encode: { (t: Int) in t + 1 })) var less1: Int
}
@Mappable(omitting: [.nil, .defaults, .empty])
final class Mix27Lower: Mix27Upper {
  @DecodableAlias("other2", "older2") var aliased2: Int
  @CodingKey(path: "place.inner2") var pathed2: Int
  @CodingKey(path: "list2[1].b") var picked2: Int
  @CodableFlattened(prefix: "fl2_") var lot2: Inner
  var object2: InnerObject
  var spare2: InnerObject?
  @DecodableRules(invalidElements: .drop) var kept2: [Int]
  @CodableBy(.transform(decode: { (t: Int) in t - 1 }, encode: { (t: Int) in t + 1 })) var less2: Int
  var own: Int?
}

@Mappable
class Mix28Upper {
  @DecodableAlias("other1", "older1") var aliased1: Int
  @CodingKey(path: "rows1[*].t") var collected1: [Int]
  @CodableFlattened(prefix: "fo1_") var some1: Inner?
  @CodableFlattened(suffix: "_ob1") var part1: InnerObject
  var scores1: [Suit: Int]
  var suits1: Set<Suit> = []
  @CodableBy(.oneOf(dots)) var dot1: any Dotted
  var counted1: Int
  @CodableIgnored var twice1 = 0
  @CodableHook(.didDecode) func note1() { twice1 = counted1 * 2 }
  var presence1: Presence<Int>
}
@Mappable
final class Mix28Lower: Mix28Upper {
  @DecodableAlias("other2", "older2") var aliased2: Int
  @CodingKey(path: "rows2[*].t") var collected2: [Int]
  @CodableFlattened(prefix: "fo2_") var some2: Inner?
  @CodableFlattened(suffix: "_ob2") var part2: InnerObject
  var scores2: [Suit: Int]
  var suits2: Set<Suit> = []
  @CodableBy(.oneOf(dots)) var dot2: any Dotted
  var counted2: Int
  @CodableIgnored var twice2 = 0
  @CodableHook(.didDecode) func note2() { twice2 = counted2 * 2 }
  var presence2: Presence<Int>
  var own: Int?
}

@DecodableRules(acceptsSingleValues: true)
@Mappable
class Mix32Upper {
  @CodingKey(path: "place.shared1") var sharing1: Int
  @CodingKey(path: "place.deep.x1") var deep1: Int = 4
  var given1: Int?
  var absent1: Int?
  @CodableFlattened(suffix: "_ob1") var part1: InnerObject
  @DecodableRules(invalidElements: .drop) var kept1: [Int]
  var many1: [Int]
  @Validated(.range(0...9)) var valid1: Int
  var renamed1: Int
  @CodableHook(.willDecode) static func rename1(_ tree: inout Tree) {
    guard case .object(var object) = tree, let old = object["old1"] else { return }
    object["renamed1"] = old
    object["old1"] = nil
    tree = .object(object)
  }
  var seen1: Int = 0 { didSet {} }
}
@DecodableRules(acceptsSingleValues: true)
@Mappable
final class Mix32Lower: Mix32Upper {
  @CodingKey(path: "place.shared2") var sharing2: Int
  @CodingKey(path: "place.deep.x2") var deep2: Int = 4
  var given2: Int?
  var absent2: Int?
  @CodableFlattened(suffix: "_ob2") var part2: InnerObject
  @DecodableRules(invalidElements: .drop) var kept2: [Int]
  var many2: [Int]
  @Validated(.range(0...9)) var valid2: Int
  var renamed2: Int
  @CodableHook(.willDecode) static func rename2(_ tree: inout Tree) {
    guard case .object(var object) = tree, let old = object["old2"] else { return }
    object["renamed2"] = old
    object["old2"] = nil
    tree = .object(object)
  }
  var seen2: Int = 0 { didSet {} }
  var own: Int?
}

@Mappable(nilValues: .writeNull)
class Mix33Upper {
  @CodingKey(path: "place.inner1") var pathed1: Int
  @CodingKey(path: "rows1[*].t") var collected1: [Int]
  @CodableFlattened(prefix: "fo1_") var some1: Inner?
  var lead1: Lead
  var pet1: Pet
  var base1: Int
  @DecodableBy(siblings: { (length: Int, object: AnyValue.Object) in
    length + (object["base1"]?.int ?? 0) }) var sum1: Int
  @EncodableIf(.notDefault) var sparse1: Int = 3
}
@Mappable(nilValues: .writeNull)
final class Mix33Lower: Mix33Upper {
  @CodingKey(path: "place.inner2") var pathed2: Int
  @CodingKey(path: "rows2[*].t") var collected2: [Int]
  @CodableFlattened(prefix: "fo2_") var some2: Inner?
  var lead2: Lead
  var pet2: Pet
  var base2: Int
  @DecodableBy(siblings: { (length: Int, object: AnyValue.Object) in
    length + (object["base2"]?.int ?? 0) }) var sum2: Int
  @EncodableIf(.notDefault) var sparse2: Int = 3
  var own: Int?
}

@Mappable(conversions: .strict)
class Mix35Upper {
  @CodingKey(path: "place.inner1") var pathed1: Int
  var initial1: Int = 7
  @CodableFlattened(prefix: "w1_") var way1: Way
  var road1: Way
  var roads1: [Way]?
  var span1: (Int, Int)
  var exact1: Int
  @CodableHook(.didEncode) func stamp1(_ tree: inout Tree) {
    guard case .object(var object) = tree else { return }
    object["stamp1"] = 1
    tree = .object(object)
  }
  var seen1: Int = 0 { didSet {} }
}
@Mappable(conversions: .strict)
final class Mix35Lower: Mix35Upper {
  @CodingKey(path: "place.inner2") var pathed2: Int
  var initial2: Int = 7
  @CodableFlattened(prefix: "w2_") var way2: Way
  var road2: Way
  var roads2: [Way]?
  var span2: (Int, Int)
  var exact2: Int
  @CodableHook(.didEncode) func stamp2(_ tree: inout Tree) {
    guard case .object(var object) = tree else { return }
    object["stamp2"] = 1
    tree = .object(object)
  }
  var seen2: Int = 0 { didSet {} }
  var own: Int?
}

@Mappable(conversions: .strict)
class Mix36Upper {
  @CodingKey("ck1") var custom1: Int
  @DecodableAlias("other1", "older1") var aliased1: Int
  @CodingKey("plain", in: "other") @CodingKey(path: "place.pp1", in: .paired)
  var profiledPath1: Int = 4
  var branch1: Branch
  @CodableBy(.iso8601) var moment1: Date
  var data1: Data?
  var rest1: Tree
  var exact1: Int
  @EncodableComputed var title1: Int { 9 }
  @EncodableIf(.notDefault) var sparse1: Int = 3
}
@Mappable(conversions: .strict)
final class Mix36Lower: Mix36Upper {
  @CodingKey("ck2") var custom2: Int
  @DecodableAlias("other2", "older2") var aliased2: Int
  @CodingKey("plain", in: "other") @CodingKey(path: "place.pp2", in: .paired)
  var profiledPath2: Int = 4
  var branch2: Branch
  @CodableBy(.iso8601) var moment2: Date
  var data2: Data?
  var rest2: Tree
  var exact2: Int
  @EncodableComputed var title2: Int { 9 }
  @EncodableIf(.notDefault) var sparse2: Int = 3
  var own: Int?
}

@Mappable(unknownKeys: .report)
class Mix37Upper {
  @CodingKey(path: "place.inner1") var pathed1: Int
  @CodableIgnored(in: .paired) @CodingKey("other", in: "other") var secret1: Int = 3
  @CodableFlattened(suffix: "_ob1") var part1: InnerObject
  var object1: InnerObject
  var spare1: InnerObject?
  var stock1: [Inner]
  var table1: [String: Inner] = [:]
  var grid1: [[Int?]]
  let fixed1 = "k"
  @CodingKey(path: "place.maybe1") var maybe1: Int?
}
@Mappable(unknownKeys: .report)
final class Mix37Lower: Mix37Upper {
  @CodingKey(path: "place.inner2") var pathed2: Int
  @CodableIgnored(in: .paired) @CodingKey("other", in: "other") var secret2: Int = 3
  @CodableFlattened(suffix: "_ob2") var part2: InnerObject
  var object2: InnerObject
  var spare2: InnerObject?
  var stock2: [Inner]
  var table2: [String: Inner] = [:]
  var grid2: [[Int?]]
  let fixed2 = "k"
  @CodingKey(path: "place.maybe2") var maybe2: Int?
  var own: Int?
}

@Mappable(fieldNaming: .snakeCase)
class Mix39Upper {
  var namedByRule1: Int
  @DecodableAlias("other1", "older1") var aliased1: Int
  @CodableIgnored(in: .paired) @CodingKey("other", in: "other") var secret1: Int = 3
  var initial1: Int = 7
  @CodableFlattened(prefix: "fo1_") var some1: Inner?
  var guess1: Guess
  @Validated(.range(0...9)) var valid1: Int
  @CodableIgnored var cache1 = Mark()
}
@Mappable(fieldNaming: .snakeCase)
final class Mix39Lower: Mix39Upper {
  var namedByRule2: Int
  @DecodableAlias("other2", "older2") var aliased2: Int
  @CodableIgnored(in: .paired) @CodingKey("other", in: "other") var secret2: Int = 3
  var initial2: Int = 7
  @CodableFlattened(prefix: "fo2_") var some2: Inner?
  var guess2: Guess
  @Validated(.range(0...9)) var valid2: Int
  @CodableIgnored var cache2 = Mark()
  var own: Int?
}

@Mappable
class Mix40Upper {
  @CodingKey(path: "place.shared1") var sharing1: Int
  @CodingKey(path: "place.deep.x1") var deep1: Int = 4
  @CodingKey(path: "list1[1].b") var picked1: Int
  @CodableFlattened(prefix: "fo1_") var some1: Inner?
  @CodableFlattened(prefix: "w1_") var way1: Way
  var object1: InnerObject
  var spare1: InnerObject?
  var pet1: Pet
  var counted1: Int
  @CodableIgnored var twice1 = 0
  @CodableHook(.didDecode) func note1() { twice1 = counted1 * 2 }
  @EncodableComputed var title1: Int { 9 }
}
@Mappable
final class Mix40Lower: Mix40Upper {
  @CodingKey(path: "place.shared2") var sharing2: Int
  @CodingKey(path: "place.deep.x2") var deep2: Int = 4
  @CodingKey(path: "list2[1].b") var picked2: Int
  @CodableFlattened(prefix: "fo2_") var some2: Inner?
  @CodableFlattened(prefix: "w2_") var way2: Way
  var object2: InnerObject
  var spare2: InnerObject?
  var pet2: Pet
  var counted2: Int
  @CodableIgnored var twice2 = 0
  @CodableHook(.didDecode) func note2() { twice2 = counted2 * 2 }
  @EncodableComputed var title2: Int { 9 }
  var own: Int?
}

@DecodableRules(acceptsSingleValues: true)
@Mappable
class Mix41Upper {
  @CodingKey(path: "place.inner1") var pathed1: Int
  @CodingKey("plain", in: "other") @CodingKey(path: "place.pp1", in: .paired)
  var profiledPath1: Int = 4
  @CodableIgnored(in: .paired) @CodingKey("other", in: "other") var secret1: Int = 3
  var object1: InnerObject
  var spare1: InnerObject?
  var guess1: Guess
  @CodableBy(.iso8601) var moment1: Date
  var data1: Data?
  var rest1: Tree
  var many1: [Int]
  var presence1: Presence<Int>
}
@DecodableRules(acceptsSingleValues: true)
@Mappable
final class Mix41Lower: Mix41Upper {
  @CodingKey(path: "place.inner2") var pathed2: Int
  @CodingKey("plain", in: "other") @CodingKey(path: "place.pp2", in: .paired)
  var profiledPath2: Int = 4
  @CodableIgnored(in: .paired) @CodingKey("other", in: "other") var secret2: Int = 3
  var object2: InnerObject
  var spare2: InnerObject?
  var guess2: Guess
  @CodableBy(.iso8601) var moment2: Date
  var data2: Data?
  var rest2: Tree
  var many2: [Int]
  var presence2: Presence<Int>
  var own: Int?
}

@Mappable(conversions: .lenient)
class Mix42Upper {
  @CodingKey("pk1", in: .paired, "other") var profiled1: Int
  @CodingKey("plain", in: "other") @CodingKey(path: "place.pp1", in: .paired)
  var profiledPath1: Int = 4
  @CodingKey(path: "list1[1].b") var picked1: Int
  var yes1: Bool
  @Validated(.range(0...9)) var valid1: Int
  @CodableDefault(7, on: .missing, .null, .invalid) var fallback1: Int
  @CodableHook(.didEncode) func stamp1(_ tree: inout Tree) {
    guard case .object(var object) = tree else { return }
    object["stamp1"] = 1
    tree = .object(object)
  }
  @CodingKey(path: "place.maybe1") var maybe1: Int?
}
@Mappable(conversions: .lenient)
final class Mix42Lower: Mix42Upper {
  @CodingKey("pk2", in: .paired, "other") var profiled2: Int
  @CodingKey("plain", in: "other") @CodingKey(path: "place.pp2", in: .paired)
  var profiledPath2: Int = 4
  @CodingKey(path: "list2[1].b") var picked2: Int
  var yes2: Bool
  @Validated(.range(0...9)) var valid2: Int
  @CodableDefault(7, on: .missing, .null, .invalid) var fallback2: Int
  @CodableHook(.didEncode) func stamp2(_ tree: inout Tree) {
    guard case .object(var object) = tree else { return }
    object["stamp2"] = 1
    tree = .object(object)
  }
  @CodingKey(path: "place.maybe2") var maybe2: Int?
  var own: Int?
}

@Mappable(fieldAliases: [.uppercase])
class Mix43Upper {
  @CodingKey("pk1", in: .paired, "other") var profiled1: Int
  @CodingKey(path: "rows1[*].t") var collected1: [Int]
  @CodableFlattened(prefix: "w1_") var way1: Way
  var branch1: Branch
  @DecodableRules(invalidElements: .drop) var kept1: [Int]
  @Validated(.range(0...9)) var valid1: Int
  let fixed1 = "k"
  var loud1: Int
}
@Mappable(fieldAliases: [.uppercase])
final class Mix43Lower: Mix43Upper {
  @CodingKey("pk2", in: .paired, "other") var profiled2: Int
  @CodingKey(path: "rows2[*].t") var collected2: [Int]
  @CodableFlattened(prefix: "w2_") var way2: Way
  var branch2: Branch
  @DecodableRules(invalidElements: .drop) var kept2: [Int]
  @Validated(.range(0...9)) var valid2: Int
  let fixed2 = "k"
  var loud2: Int
  var own: Int?
}

@Mappable(nilValues: .writeNull, conversions: .lenient)
class Mix44Upper {
  @CodingKey(path: "place.shared1") var sharing1: Int
  @CodingKey(path: "place.deep.x1") var deep1: Int = 4
  @CodingKey("in1", encode: "out1") @DecodableAlias("out1") var turned1: Int
  var stock1: [Inner]
  var table1: [String: Inner] = [:]
  var grid1: [[Int?]]
  var scores1: [Suit: Int]
  var suits1: Set<Suit> = []
  var yes1: Bool
  @CodableBy(.transform(decode: { (t: Int) in t - 1 }, encode: { (t: Int) in t + 1 })) var less1: Int
  @CodableHook(.didEncode) func stamp1(_ tree: inout Tree) {
    guard case .object(var object) = tree else { return }
    object["stamp1"] = 1
    tree = .object(object)
  }
}
@Mappable(nilValues: .writeNull, conversions: .lenient)
final class Mix44Lower: Mix44Upper {
  @CodingKey(path: "place.shared2") var sharing2: Int
  @CodingKey(path: "place.deep.x2") var deep2: Int = 4
  @CodingKey("in2", encode: "out2") @DecodableAlias("out2") var turned2: Int
  var stock2: [Inner]
  var table2: [String: Inner] = [:]
  var grid2: [[Int?]]
  var scores2: [Suit: Int]
  var suits2: Set<Suit> = []
  var yes2: Bool
  @CodableBy(.transform(decode: { (t: Int) in t - 1 }, encode: { (t: Int) in t + 1 })) var less2: Int
  @CodableHook(.didEncode) func stamp2(_ tree: inout Tree) {
    guard case .object(var object) = tree else { return }
    object["stamp2"] = 1
    tree = .object(object)
  }
  var own: Int?
}

@Mappable(omitting: [.nil, .defaults, .empty], conversions: .strict)
class Mix46Upper {
  @CodingKey(path: "place.shared1") var sharing1: Int
  @CodingKey(path: "place.deep.x1") var deep1: Int = 4
  @CodableBy(.plain(Int.self), in: "other") @CodableBy(.text(Int.self), in: .paired)
  var texted1: Int
  var nested1: Inner
  var guess1: Guess
  var exact1: Int
  @DecodableRules(invalidElements: .drop) var kept1: [Int]
  @CodingKey(path: "place.maybe1") var maybe1: Int?
}
@Mappable(omitting: [.nil, .defaults, .empty], conversions: .strict)
final class Mix46Lower: Mix46Upper {
  @CodingKey(path: "place.shared2") var sharing2: Int
  @CodingKey(path: "place.deep.x2") var deep2: Int = 4
  @CodableBy(.plain(Int.self), in: "other") @CodableBy(.text(Int.self), in: .paired)
  var texted2: Int
  var nested2: Inner
  var guess2: Guess
  var exact2: Int
  @DecodableRules(invalidElements: .drop) var kept2: [Int]
  @CodingKey(path: "place.maybe2") var maybe2: Int?
  var own: Int?
}

@Mappable
class Mix47Upper {
  @CodingKey(path: "place.inner1") var pathed1: Int
  @CodingKey("plain", in: "other") @CodingKey(path: "place.pp1", in: .paired)
  var profiledPath1: Int = 4
  @CodingKey(path: "rows1[*].t") var collected1: [Int]
  var initial1: Int = 7
  var nested1: Inner
  var pet1: Pet
  @CodableBy(.transform(decode: { (t: Int) in t - 1 }, encode: { (t: Int) in t + 1 })) var less1: Int
  var renamed1: Int
  @CodableHook(.willDecode) static func rename1(_ tree: inout Tree) {
    guard case .object(var object) = tree, let old = object["old1"] else { return }
    object["renamed1"] = old
    object["old1"] = nil
    tree = .object(object)
  }
}
@Mappable
final class Mix47Lower: Mix47Upper {
  @CodingKey(path: "place.inner2") var pathed2: Int
  @CodingKey("plain", in: "other") @CodingKey(path: "place.pp2", in: .paired)
  var profiledPath2: Int = 4
  @CodingKey(path: "rows2[*].t") var collected2: [Int]
  var initial2: Int = 7
  var nested2: Inner
  var pet2: Pet
  @CodableBy(.transform(decode: { (t: Int) in t - 1 }, encode: { (t: Int) in t + 1 })) var less2: Int
  var renamed2: Int
  @CodableHook(.willDecode) static func rename2(_ tree: inout Tree) {
    guard case .object(var object) = tree, let old = object["old2"] else { return }
    object["renamed2"] = old
    object["old2"] = nil
    tree = .object(object)
  }
  var own: Int?
}

@Mappable(unknownKeys: .report)
class Mix48Upper {
  @CodingKey("pk1", in: .paired, "other") var profiled1: Int
  var given1: Int?
  var absent1: Int?
  var lead1: Lead
  @CodableDefault(7, on: .missing, .null, .invalid) var fallback1: Int
  var base1: Int
  @DecodableBy(siblings: { (length: Int, object: AnyValue.Object) in
    length + (object["base1"]?.int ?? 0) }) var sum1: Int
  @EncodableComputed var title1: Int { 9 }
  var presence1: Presence<Int>
}
@Mappable(unknownKeys: .report)
final class Mix48Lower: Mix48Upper {
  @CodingKey("pk2", in: .paired, "other") var profiled2: Int
  var given2: Int?
  var absent2: Int?
  var lead2: Lead
  @CodableDefault(7, on: .missing, .null, .invalid) var fallback2: Int
  var base2: Int
  @DecodableBy(siblings: { (length: Int, object: AnyValue.Object) in
    length + (object["base2"]?.int ?? 0) }) var sum2: Int
  @EncodableComputed var title2: Int { 9 }
  var presence2: Presence<Int>
  var own: Int?
}

@Mappable(omitting: [.nil, .defaults, .empty], conversions: .lenient)
class Mix49Upper {
  @CodableIgnored(in: .paired) @CodingKey("other", in: "other") var secret1: Int = 3
  @CodingKey(path: "rows1[*].t") var collected1: [Int]
  var initial1: Int = 7
  var object1: InnerObject
  var spare1: InnerObject?
  var yes1: Bool
  @CodableDefault(7, on: .missing, .null, .invalid) var fallback1: Int
  var seen1: Int = 0 { didSet {} }
}
@Mappable(omitting: [.nil, .defaults, .empty], conversions: .lenient)
final class Mix49Lower: Mix49Upper {
  @CodableIgnored(in: .paired) @CodingKey("other", in: "other") var secret2: Int = 3
  @CodingKey(path: "rows2[*].t") var collected2: [Int]
  var initial2: Int = 7
  var object2: InnerObject
  var spare2: InnerObject?
  var yes2: Bool
  @CodableDefault(7, on: .missing, .null, .invalid) var fallback2: Int
  var seen2: Int = 0 { didSet {} }
  var own: Int?
}

@Mappable(nilValues: .writeNull, unknownKeys: .report)
class Mix50Upper {
  @CodingKey("pk1", in: .paired, "other") var profiled1: Int
  @CodableFlattened(prefix: "fl1_") var lot1: Inner
  var road1: Way
  var roads1: [Way]?
  @CodableBy(.iso8601) var moment1: Date
  var data1: Data?
  var rest1: Tree
  @Validated(.range(0...9)) var valid1: Int
  @CodableIgnored var cache1 = Mark()
}
@Mappable(nilValues: .writeNull, unknownKeys: .report)
final class Mix50Lower: Mix50Upper {
  @CodingKey("pk2", in: .paired, "other") var profiled2: Int
  @CodableFlattened(prefix: "fl2_") var lot2: Inner
  var road2: Way
  var roads2: [Way]?
  @CodableBy(.iso8601) var moment2: Date
  var data2: Data?
  var rest2: Tree
  @Validated(.range(0...9)) var valid2: Int
  @CodableIgnored var cache2 = Mark()
  var own: Int?
}

@Mappable(fieldAliases: [.uppercase], conversions: .lenient)
class Mix52Upper {
  @DecodableAlias("other1", "older1") var aliased1: Int
  @CodingKey(path: "list1[1].b") var picked1: Int
  @CodableFlattened(suffix: "_ob1") var part1: InnerObject
  var lead1: Lead
  var span1: (Int, Int)
  var yes1: Bool
  var renamed1: Int
  @CodableHook(.willDecode) static func rename1(_ tree: inout Tree) {
    guard case .object(var object) = tree, let old = object["old1"] else { return }
    object["renamed1"] = old
    object["old1"] = nil
    tree = .object(object)
  }
  var loud1: Int
}
@Mappable(fieldAliases: [.uppercase], conversions: .lenient)
final class Mix52Lower: Mix52Upper {
  @DecodableAlias("other2", "older2") var aliased2: Int
  @CodingKey(path: "list2[1].b") var picked2: Int
  @CodableFlattened(suffix: "_ob2") var part2: InnerObject
  var lead2: Lead
  var span2: (Int, Int)
  var yes2: Bool
  var renamed2: Int
  @CodableHook(.willDecode) static func rename2(_ tree: inout Tree) {
    guard case .object(var object) = tree, let old = object["old2"] else { return }
    object["renamed2"] = old
    object["old2"] = nil
    tree = .object(object)
  }
  var loud2: Int
  var own: Int?
}

@Mappable(unknownKeys: .report)
class Mix53Upper {
  @CodingKey(path: "list1[1].b") var picked1: Int
  @CodingKey("in1", encode: "out1") @DecodableAlias("out1") var turned1: Int
  @CodableFlattened(prefix: "fo1_") var some1: Inner?
  var road1: Way
  var roads1: [Way]?
  @DecodableRules(invalidElements: .drop) var kept1: [Int]
  var renamed1: Int
  @CodableHook(.willDecode) static func rename1(_ tree: inout Tree) {
    guard case .object(var object) = tree, let old = object["old1"] else { return }
    object["renamed1"] = old
    object["old1"] = nil
    tree = .object(object)
  }
  var presence1: Presence<Int>
}
@Mappable(unknownKeys: .report)
final class Mix53Lower: Mix53Upper {
  @CodingKey(path: "list2[1].b") var picked2: Int
  @CodingKey("in2", encode: "out2") @DecodableAlias("out2") var turned2: Int
  @CodableFlattened(prefix: "fo2_") var some2: Inner?
  var road2: Way
  var roads2: [Way]?
  @DecodableRules(invalidElements: .drop) var kept2: [Int]
  var renamed2: Int
  @CodableHook(.willDecode) static func rename2(_ tree: inout Tree) {
    guard case .object(var object) = tree, let old = object["old2"] else { return }
    object["renamed2"] = old
    object["old2"] = nil
    tree = .object(object)
  }
  var presence2: Presence<Int>
  var own: Int?
}

@Mappable
class Mix55Upper {
  @CodingKey("plain", in: "other") @CodingKey(path: "place.pp1", in: .paired)
  var profiledPath1: Int = 4
  var initial1: Int = 7
  @CodableFlattened(prefix: "fl1_") var lot1: Inner
  @CodableFlattened(suffix: "_ob1") var part1: InnerObject
  var stock1: [Inner]
  var table1: [String: Inner] = [:]
  var grid1: [[Int?]]
  @DecodableRules(invalidElements: .drop) var kept1: [Int]
  var base1: Int
  @DecodableBy(siblings: { (length: Int, object: AnyValue.Object) in
    length + (object["base1"]?.int ?? 0) }) var sum1: Int
  @EncodableComputed var title1: Int { 9 }
}
@Mappable
final class Mix55Lower: Mix55Upper {
  @CodingKey("plain", in: "other") @CodingKey(path: "place.pp2", in: .paired)
  var profiledPath2: Int = 4
  var initial2: Int = 7
  @CodableFlattened(prefix: "fl2_") var lot2: Inner
  @CodableFlattened(suffix: "_ob2") var part2: InnerObject
  var stock2: [Inner]
  var table2: [String: Inner] = [:]
  var grid2: [[Int?]]
  @DecodableRules(invalidElements: .drop) var kept2: [Int]
  var base2: Int
  @DecodableBy(siblings: { (length: Int, object: AnyValue.Object) in
    length + (object["base2"]?.int ?? 0) }) var sum2: Int
  @EncodableComputed var title2: Int { 9 }
  var own: Int?
}

@Mappable
class Mix56Upper {
  @CodingKey(path: "place.inner1") var pathed1: Int
  @CodingKey(path: "list1[1].b") var picked1: Int
  var given1: Int?
  var absent1: Int?
  @CodableFlattened(prefix: "fl1_") var lot1: Inner
  var guess1: Guess
  @CodableBy(.oneOf(dots)) var dot1: any Dotted
  @CodableHook(.didEncode) func stamp1(_ tree: inout Tree) {
    guard case .object(var object) = tree else { return }
    object["stamp1"] = 1
    tree = .object(object)
  }
  @EncodableIf(.notDefault) var sparse1: Int = 3
}
@Mappable
final class Mix56Lower: Mix56Upper {
  @CodingKey(path: "place.inner2") var pathed2: Int
  @CodingKey(path: "list2[1].b") var picked2: Int
  var given2: Int?
  var absent2: Int?
  @CodableFlattened(prefix: "fl2_") var lot2: Inner
  var guess2: Guess
  @CodableBy(.oneOf(dots)) var dot2: any Dotted
  @CodableHook(.didEncode) func stamp2(_ tree: inout Tree) {
    guard case .object(var object) = tree else { return }
    object["stamp2"] = 1
    tree = .object(object)
  }
  @EncodableIf(.notDefault) var sparse2: Int = 3
  var own: Int?
}

@Mappable(omitting: [.nil, .defaults, .empty], unknownKeys: .report)
class Mix57Upper {
  @CodingKey("plain", in: "other") @CodingKey(path: "place.pp1", in: .paired)
  var profiledPath1: Int = 4
  @CodingKey("in1", encode: "out1") @DecodableAlias("out1") var turned1: Int
  var initial1: Int = 7
  var scores1: [Suit: Int]
  var suits1: Set<Suit> = []
  var counted1: Int
  @CodableIgnored var twice1 = 0
  @CodableHook(.didDecode) func note1() { twice1 = counted1 * 2 }
  let fixed1 = "k"
}
@Mappable(omitting: [.nil, .defaults, .empty], unknownKeys: .report)
final class Mix57Lower: Mix57Upper {
  @CodingKey("plain", in: "other") @CodingKey(path: "place.pp2", in: .paired)
  var profiledPath2: Int = 4
  @CodingKey("in2", encode: "out2") @DecodableAlias("out2") var turned2: Int
  var initial2: Int = 7
  var scores2: [Suit: Int]
  var suits2: Set<Suit> = []
  var counted2: Int
  @CodableIgnored var twice2 = 0
  @CodableHook(.didDecode) func note2() { twice2 = counted2 * 2 }
  let fixed2 = "k"
  var own: Int?
}

@Mappable(nilValues: .writeNull)
class Mix58Upper {
  @CodableIgnored(in: .paired) @CodingKey("other", in: "other") var secret1: Int = 3
  var nested1: Inner
  var guess1: Guess
  var lead1: Lead
  var span1: (Int, Int)
  @CodableBy(.transform(decode: { (t: Int) in t - 1 }, encode: { (t: Int) in t + 1 })) var less1: Int
  @EncodableComputed var title1: Int { 9 }
}
@Mappable(nilValues: .writeNull)
final class Mix58Lower: Mix58Upper {
  @CodableIgnored(in: .paired) @CodingKey("other", in: "other") var secret2: Int = 3
  var nested2: Inner
  var guess2: Guess
  var lead2: Lead
  var span2: (Int, Int)
  @CodableBy(.transform(decode: { (t: Int) in t - 1 }, encode: { (t: Int) in t + 1 })) var less2: Int
  @EncodableComputed var title2: Int { 9 }
  var own: Int?
}

@DecodableRules(acceptsSingleValues: true)
@Mappable(fieldAliases: [.uppercase], nilValues: .writeNull)
class Mix63Upper {
  @CodingKey(path: "list1[1].b") var picked1: Int
  var initial1: Int = 7
  @CodableFlattened(prefix: "w1_") var way1: Way
  var branch1: Branch
  var many1: [Int]
  var counted1: Int
  @CodableIgnored var twice1 = 0
  @CodableHook(.didDecode) func note1() { twice1 = counted1 * 2 }
  var loud1: Int
}
@DecodableRules(acceptsSingleValues: true)
@Mappable(fieldAliases: [.uppercase], nilValues: .writeNull)
final class Mix63Lower: Mix63Upper {
  @CodingKey(path: "list2[1].b") var picked2: Int
  var initial2: Int = 7
  @CodableFlattened(prefix: "w2_") var way2: Way
  var branch2: Branch
  var many2: [Int]
  var counted2: Int
  @CodableIgnored var twice2 = 0
  @CodableHook(.didDecode) func note2() { twice2 = counted2 * 2 }
  var loud2: Int
  var own: Int?
}

@Mappable
class Mix67Upper {
  @CodableBy(.plain(Int.self), in: "other") @CodableBy(.text(Int.self), in: .paired)
  var texted1: Int
  var stock1: [Inner]
  var table1: [String: Inner] = [:]
  var grid1: [[Int?]]
  var branch1: Branch
  var lead1: Lead
  @CodableBy(.oneOf(dots)) var dot1: any Dotted
  @Validated(.range(0...9)) var valid1: Int
  var base1: Int
  @DecodableBy(siblings: { (length: Int, object: AnyValue.Object) in
    length + (object["base1"]?.int ?? 0) }) var sum1: Int
  @CodingKey(path: "place.maybe1") var maybe1: Int?
}
@Mappable
final class Mix67Lower: Mix67Upper {
  @CodableBy(.plain(Int.self), in: "other") @CodableBy(.text(Int.self), in: .paired)
  var texted2: Int
  var stock2: [Inner]
  var table2: [String: Inner] = [:]
  var grid2: [[Int?]]
  var branch2: Branch
  var lead2: Lead
  @CodableBy(.oneOf(dots)) var dot2: any Dotted
  @Validated(.range(0...9)) var valid2: Int
  var base2: Int
  @DecodableBy(siblings: { (length: Int, object: AnyValue.Object) in
    length + (object["base2"]?.int ?? 0) }) var sum2: Int
  @CodingKey(path: "place.maybe2") var maybe2: Int?
  var own: Int?
}

@Mappable(fieldAliases: [.uppercase])
class Mix68Upper {
  @CodingKey(path: "rows1[*].t") var collected1: [Int]
  var given1: Int?
  var absent1: Int?
  @CodableFlattened(prefix: "fl1_") var lot1: Inner
  @CodableFlattened(suffix: "_ob1") var part1: InnerObject
  var object1: InnerObject
  var spare1: InnerObject?
  @CodableBy(.iso8601) var moment1: Date
  var data1: Data?
  var rest1: Tree
  @CodableHook(.didEncode) func stamp1(_ tree: inout Tree) {
    guard case .object(var object) = tree else { return }
    object["stamp1"] = 1
    tree = .object(object)
  }
  var loud1: Int
}
@Mappable(fieldAliases: [.uppercase])
final class Mix68Lower: Mix68Upper {
  @CodingKey(path: "rows2[*].t") var collected2: [Int]
  var given2: Int?
  var absent2: Int?
  @CodableFlattened(prefix: "fl2_") var lot2: Inner
  @CodableFlattened(suffix: "_ob2") var part2: InnerObject
  var object2: InnerObject
  var spare2: InnerObject?
  @CodableBy(.iso8601) var moment2: Date
  var data2: Data?
  var rest2: Tree
  @CodableHook(.didEncode) func stamp2(_ tree: inout Tree) {
    guard case .object(var object) = tree else { return }
    object["stamp2"] = 1
    tree = .object(object)
  }
  var loud2: Int
  var own: Int?
}

@Mappable(nilValues: .writeNull)
class Mix69Upper {
  @DecodableAlias("other1", "older1") var aliased1: Int
  @CodableFlattened(prefix: "fo1_") var some1: Inner?
  @CodableFlattened(suffix: "_ob1") var part1: InnerObject
  @DecodableRules(invalidElements: .drop) var kept1: [Int]
  @CodableDefault(7, on: .missing, .null, .invalid) var fallback1: Int
}
@Mappable(nilValues: .writeNull)
final class Mix69Lower: Mix69Upper {
  @DecodableAlias("other2", "older2") var aliased2: Int
  @CodableFlattened(prefix: "fo2_") var some2: Inner?
  @CodableFlattened(suffix: "_ob2") var part2: InnerObject
  @DecodableRules(invalidElements: .drop) var kept2: [Int]
  @CodableDefault(7, on: .missing, .null, .invalid) var fallback2: Int
  var own: Int?
}

@Mappable(omitting: [.nil, .defaults, .empty])
class Mix70Upper {
  @CodableFlattened(suffix: "_ob1") var part1: InnerObject
  @CodableFlattened(prefix: "w1_") var way1: Way
  var road1: Way
  var roads1: [Way]?
  var span1: (Int, Int)
  @CodableBy(.iso8601) var moment1: Date
  var data1: Data?
  var rest1: Tree
  var base1: Int
  @DecodableBy(siblings: { (length: Int, object: AnyValue.Object) in
    length + (object["base1"]?.int ?? 0) }) var sum1: Int
  var counted1: Int
  @CodableIgnored var twice1 = 0
  @CodableHook(.didDecode) func note1() { twice1 = counted1 * 2 }
}
@Mappable(omitting: [.nil, .defaults, .empty])
final class Mix70Lower: Mix70Upper {
  @CodableFlattened(suffix: "_ob2") var part2: InnerObject
  @CodableFlattened(prefix: "w2_") var way2: Way
  var road2: Way
  var roads2: [Way]?
  var span2: (Int, Int)
  @CodableBy(.iso8601) var moment2: Date
  var data2: Data?
  var rest2: Tree
  var base2: Int
  @DecodableBy(siblings: { (length: Int, object: AnyValue.Object) in
    length + (object["base2"]?.int ?? 0) }) var sum2: Int
  var counted2: Int
  @CodableIgnored var twice2 = 0
  @CodableHook(.didDecode) func note2() { twice2 = counted2 * 2 }
  var own: Int?
}

@Mappable(conversions: .lenient, unknownKeys: .report)
class Mix71Upper {
  var branch1: Branch
  @CodableBy(.oneOf(dots)) var dot1: any Dotted
  var yes1: Bool
  var renamed1: Int
  @CodableHook(.willDecode) static func rename1(_ tree: inout Tree) {
    guard case .object(var object) = tree, let old = object["old1"] else { return }
    object["renamed1"] = old
    object["old1"] = nil
    tree = .object(object)
  }
  @EncodableComputed var title1: Int { 9 }
  let fixed1 = "k"
  var seen1: Int = 0 { didSet {} }
}
@Mappable(conversions: .lenient, unknownKeys: .report)
final class Mix71Lower: Mix71Upper {
  var branch2: Branch
  @CodableBy(.oneOf(dots)) var dot2: any Dotted
  var yes2: Bool
  var renamed2: Int
  @CodableHook(.willDecode) static func rename2(_ tree: inout Tree) {
    guard case .object(var object) = tree, let old = object["old2"] else { return }
    object["renamed2"] = old
    object["old2"] = nil
    tree = .object(object)
  }
  @EncodableComputed var title2: Int { 9 }
  let fixed2 = "k"
  var seen2: Int = 0 { didSet {} }
  var own: Int?
}

@Mappable
class Mix72Upper {
  var pet1: Pet
  @CodableBy(.transform(decode: { (t: Int) in t - 1 }, encode: { (t: Int) in t + 1 })) var less1: Int
  var counted1: Int
  @CodableIgnored var twice1 = 0
  @CodableHook(.didDecode) func note1() { twice1 = counted1 * 2 }
  @CodableIgnored var cache1 = Mark()
  @CodingKey(path: "place.maybe1") var maybe1: Int?
}
@Mappable
final class Mix72Lower: Mix72Upper {
  var pet2: Pet
  @CodableBy(.transform(decode: { (t: Int) in t - 1 }, encode: { (t: Int) in t + 1 })) var less2: Int
  var counted2: Int
  @CodableIgnored var twice2 = 0
  @CodableHook(.didDecode) func note2() { twice2 = counted2 * 2 }
  @CodableIgnored var cache2 = Mark()
  @CodingKey(path: "place.maybe2") var maybe2: Int?
  var own: Int?
}

@Mappable
class Mix73Upper {
  var given1: Int?
  var absent1: Int?
  @CodableFlattened(prefix: "w1_") var way1: Way
}
@Mappable
final class Mix73Lower: Mix73Upper {
  var given2: Int?
  var absent2: Int?
  @CodableFlattened(prefix: "w2_") var way2: Way
  var own: Int?
}

@Mappable(omitting: [.nil, .defaults, .empty])
class Mix74Upper {
  var lead1: Lead
}
@Mappable(omitting: [.nil, .defaults, .empty])
final class Mix74Lower: Mix74Upper {
  var lead2: Lead
  var own: Int?
}

@Mappable(fieldAliases: [.uppercase], conversions: .strict)
class Mix75Upper {
  var exact1: Int
  var loud1: Int
}
@Mappable(fieldAliases: [.uppercase], conversions: .strict)
final class Mix75Lower: Mix75Upper {
  var exact2: Int
  var loud2: Int
  var own: Int?
}
