// Made by Scripts/generate-feature-pairs.py; change what it makes, not this file.
// swift-format-ignore-file

import Foundation
import Maquette
import Testing

@Suite("Features in carriers: MixedSplitClasses")
struct MixedSplitClassesTests {
  static let cases: [PairCase] = [
    PairCase(.split, "mix1", of: Mix1Lower.self),
    PairCase(.split, "mix3", of: Mix3Lower.self),
    PairCase(.split, "mix5", of: Mix5Lower.self),
    PairCase(.split, "mix6", of: Mix6Lower.self),
    PairCase(.split, "mix7", of: Mix7Lower.self),
    PairCase(.split, "mix8", of: Mix8Lower.self),
    PairCase(.split, "mix9", of: Mix9Lower.self),
    PairCase(.split, "mix10", of: Mix10Lower.self),
    PairCase(.split, "mix11", of: Mix11Lower.self),
    PairCase(.split, "mix12", of: Mix12Lower.self),
    PairCase(.split, "mix18", of: Mix18Lower.self),
    PairCase(.split, "mix20", of: Mix20Lower.self),
    PairCase(.split, "mix24", of: Mix24Lower.self),
    PairCase(.split, "mix25", of: Mix25Lower.self),
    PairCase(.split, "mix27", of: Mix27Lower.self),
    PairCase(.split, "mix28", of: Mix28Lower.self),
    PairCase(.split, "mix29", of: Mix29Lower.self),
    PairCase(.split, "mix30", of: Mix30Lower.self),
    PairCase(.split, "mix33", of: Mix33Lower.self),
    PairCase(.split, "mix34", of: Mix34Lower.self),
    PairCase(.split, "mix35", of: Mix35Lower.self),
    PairCase(.split, "mix38", of: Mix38Lower.self),
    PairCase(.split, "mix39", of: Mix39Lower.self),
    PairCase(.split, "mix40", of: Mix40Lower.self),
    PairCase(.split, "mix41", of: Mix41Lower.self),
    PairCase(.split, "mix44", of: Mix44Lower.self),
    PairCase(.split, "mix46", of: Mix46Lower.self),
    PairCase(.split, "mix47", of: Mix47Lower.self),
    PairCase(.split, "mix48", of: Mix48Lower.self),
    PairCase(.split, "mix53", of: Mix53Lower.self),
    PairCase(.split, "mix54", of: Mix54Lower.self),
    PairCase(.split, "mix56", of: Mix56Lower.self),
    PairCase(.split, "mix57", of: Mix57Lower.self),
    PairCase(.split, "mix58", of: Mix58Lower.self),
    PairCase(.split, "mix59", of: Mix59Lower.self),
    PairCase(.split, "mix62", of: Mix62Lower.self),
    PairCase(.split, "mix64", of: Mix64Lower.self),
    PairCase(.split, "mix65", of: Mix65Lower.self),
    PairCase(.split, "mix66", of: Mix66Lower.self),
    PairCase(.split, "mix67", of: Mix67Lower.self),
    PairCase(.split, "mix68", of: Mix68Lower.self),
    PairCase(.split, "mix69", of: Mix69Lower.self),
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
  @CodingKey(path: "list1[1].b") var picked1: Int
  @CodingKey(path: "rows1[*].t") var collected1: [Int]
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
  @CodingKey(path: "list2[1].b") var picked2: Int
  @CodingKey(path: "rows2[*].t") var collected2: [Int]
  var own: Int?
}

@Mappable
class Mix3Upper {
  var plain1: Int
  @CodableFlattened(prefix: "fo1_") var some1: Inner?
  @CodableFlattened(suffix: "_ob1") var part1: InnerObject
  @CodableFlattened(prefix: "w1_") var way1: Way
  var object1: InnerObject
  var spare1: InnerObject?
  var stock1: [Inner]
  var table1: [String: Inner] = [:]
  var grid1: [[Int?]]
  var scores1: [Suit: Int]
  var suits1: Set<Suit> = []
  var branch1: Branch
}
@Mappable
final class Mix3Lower: Mix3Upper {
  var plain2: Int
  @CodableFlattened(prefix: "fo2_") var some2: Inner?
  @CodableFlattened(suffix: "_ob2") var part2: InnerObject
  @CodableFlattened(prefix: "w2_") var way2: Way
  var object2: InnerObject
  var spare2: InnerObject?
  var stock2: [Inner]
  var table2: [String: Inner] = [:]
  var grid2: [[Int?]]
  var scores2: [Suit: Int]
  var suits2: Set<Suit> = []
  var branch2: Branch
  var own: Int?
}

@DecodableRules(singleValues: .acceptAsArrays)
@Mappable(conversions: .lenient)
class Mix5Upper {
  var plain1: Int
  @CodableBy(.iso8601) var moment1: Date
  var data1: Data?
  var rest1: Tree
  var yes1: Bool
  @DecodableRules(invalidElements: .drop) var kept1: [Int]
  var many1: [Int]
  @Validated(.range(0...9)) var valid1: Int
  @CodableDefault(7, on: .missing, .null, .invalid) var fallback1: Int
  @CodableBy(.transform(decode: { (t: Int) in t - 1 }, encode: { (t: Int) in t + 1 })) var less1: Int
}
@DecodableRules(singleValues: .acceptAsArrays)
@Mappable(conversions: .lenient)
final class Mix5Lower: Mix5Upper {
  var plain2: Int
  @CodableBy(.iso8601) var moment2: Date
  var data2: Data?
  var rest2: Tree
  var yes2: Bool
  @DecodableRules(invalidElements: .drop) var kept2: [Int]
  var many2: [Int]
  @Validated(.range(0...9)) var valid2: Int
  @CodableDefault(7, on: .missing, .null, .invalid) var fallback2: Int
  @CodableBy(.transform(decode: { (t: Int) in t - 1 }, encode: { (t: Int) in t + 1 })) var less2: Int
  var own: Int?
}

@Mappable(conversions: .strict)
class Mix6Upper {
  var plain1: Int
  var exact1: Int
  var base1: Int
  @DecodableBy(siblings: { (length: Int, object: AnyValue.Object) in
    length + (object["base1"]?.int ?? 0) }) var sum1: Int
  var counted1: Int
  @CodableIgnored var twice1 = 0
  @CodableHook(.didDecode) func note1() { twice1 = counted1 * 2 }
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
}
@Mappable(conversions: .strict)
final class Mix6Lower: Mix6Upper {
  var plain2: Int
  var exact2: Int
  var base2: Int
  @DecodableBy(siblings: { (length: Int, object: AnyValue.Object) in
    length + (object["base2"]?.int ?? 0) }) var sum2: Int
  var counted2: Int
  @CodableIgnored var twice2 = 0
  @CodableHook(.didDecode) func note2() { twice2 = counted2 * 2 }
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
  var own: Int?
}

@Mappable(fieldAliases: [.uppercase], omitting: [.nil, .defaults, .empty], unknownKeys: .report)
class Mix7Upper {
  var plain1: Int
  @CodableIgnored var cache1 = Mark()
  @EncodableIf(.notDefault) var sparse1: Int = 3
  var loud1: Int
  var presence1: Presence<Int>
  var seen1: Int = 0 { didSet {} }
}
@Mappable(fieldAliases: [.uppercase], omitting: [.nil, .defaults, .empty], unknownKeys: .report)
final class Mix7Lower: Mix7Upper {
  var plain2: Int
  @CodableIgnored var cache2 = Mark()
  @EncodableIf(.notDefault) var sparse2: Int = 3
  var loud2: Int
  var presence2: Presence<Int>
  var seen2: Int = 0 { didSet {} }
  var own: Int?
}

@Mappable(nilValues: .writeNull)
class Mix8Upper {
  var plain1: Int
  @CodingKey("ck1") var custom1: Int
  @CodingKey("in1", encode: "out1") @DecodableAlias("out1") var turned1: Int
  @CodableFlattened(prefix: "fo1_") var some1: Inner?
  var road1: Way
  var roads1: [Way]?
  @CodableBy(.iso8601) var moment1: Date
  var data1: Data?
  var rest1: Tree
  @CodingKey(path: "place.maybe1") var maybe1: Int?
}
@Mappable(nilValues: .writeNull)
final class Mix8Lower: Mix8Upper {
  var plain2: Int
  @CodingKey("ck2") var custom2: Int
  @CodingKey("in2", encode: "out2") @DecodableAlias("out2") var turned2: Int
  @CodableFlattened(prefix: "fo2_") var some2: Inner?
  var road2: Way
  var roads2: [Way]?
  @CodableBy(.iso8601) var moment2: Date
  var data2: Data?
  var rest2: Tree
  @CodingKey(path: "place.maybe2") var maybe2: Int?
  var own: Int?
}

@Mappable(fieldNaming: .snakeCase, conversions: .lenient)
class Mix9Upper {
  var namedByRule1: Int
  @DecodableAlias("other1", "older1") var aliased1: Int
  @CodingKey("in1", encode: "out1") @DecodableAlias("out1") var turned1: Int
  @CodableFlattened(suffix: "_ob1") var part1: InnerObject
  var guess1: Guess
  var yes1: Bool
  var base1: Int
  @DecodableBy(siblings: { (length: Int, object: AnyValue.Object) in
    length + (object["base1"]?.int ?? 0) }) var sum1: Int
  @CodableIgnored var cache1 = Mark()
}
@Mappable(fieldNaming: .snakeCase, conversions: .lenient)
final class Mix9Lower: Mix9Upper {
  var namedByRule2: Int
  @DecodableAlias("other2", "older2") var aliased2: Int
  @CodingKey("in2", encode: "out2") @DecodableAlias("out2") var turned2: Int
  @CodableFlattened(suffix: "_ob2") var part2: InnerObject
  var guess2: Guess
  var yes2: Bool
  var base2: Int
  @DecodableBy(siblings: { (length: Int, object: AnyValue.Object) in
    length + (object["base2"]?.int ?? 0) }) var sum2: Int
  @CodableIgnored var cache2 = Mark()
  var own: Int?
}

@Mappable(conversions: .strict)
class Mix10Upper {
  @CodingKey(path: "place.inner1") var pathed1: Int
  @CodingKey(path: "place.shared1") var sharing1: Int
  @CodingKey(path: "place.deep.x1") var deep1: Int = 4
  @CodingKey("in1", encode: "out1") @DecodableAlias("out1") var turned1: Int
  @CodableFlattened(prefix: "w1_") var way1: Way
  var lead1: Lead
  var exact1: Int
  @DecodableRules(invalidElements: .drop) var kept1: [Int]
  @EncodableIf(.notDefault) var sparse1: Int = 3
}
@Mappable(conversions: .strict)
final class Mix10Lower: Mix10Upper {
  @CodingKey(path: "place.inner2") var pathed2: Int
  @CodingKey(path: "place.shared2") var sharing2: Int
  @CodingKey(path: "place.deep.x2") var deep2: Int = 4
  @CodingKey("in2", encode: "out2") @DecodableAlias("out2") var turned2: Int
  @CodableFlattened(prefix: "w2_") var way2: Way
  var lead2: Lead
  var exact2: Int
  @DecodableRules(invalidElements: .drop) var kept2: [Int]
  @EncodableIf(.notDefault) var sparse2: Int = 3
  var own: Int?
}

@DecodableRules(singleValues: .acceptAsArrays)
@Mappable(omitting: [.nil, .defaults, .empty])
class Mix11Upper {
  @CodingKey(path: "list1[1].b") var picked1: Int
  @CodingKey(path: "rows1[*].t") var collected1: [Int]
  @CodingKey("in1", encode: "out1") @DecodableAlias("out1") var turned1: Int
  var object1: InnerObject
  var spare1: InnerObject?
  @CodableBy(.oneOf(dots)) var dot1: any Dotted
  var many1: [Int]
  var counted1: Int
  @CodableIgnored var twice1 = 0
  @CodableHook(.didDecode) func note1() { twice1 = counted1 * 2 }
}
@DecodableRules(singleValues: .acceptAsArrays)
@Mappable(omitting: [.nil, .defaults, .empty])
final class Mix11Lower: Mix11Upper {
  @CodingKey(path: "list2[1].b") var picked2: Int
  @CodingKey(path: "rows2[*].t") var collected2: [Int]
  @CodingKey("in2", encode: "out2") @DecodableAlias("out2") var turned2: Int
  var object2: InnerObject
  var spare2: InnerObject?
  @CodableBy(.oneOf(dots)) var dot2: any Dotted
  var many2: [Int]
  var counted2: Int
  @CodableIgnored var twice2 = 0
  @CodableHook(.didDecode) func note2() { twice2 = counted2 * 2 }
  var own: Int?
}

@DecodableRules(singleValues: .acceptAsArrays)
@Mappable(unknownKeys: .report)
class Mix12Upper {
  @CodingKey("ck1") var custom1: Int
  var initial1: Int = 7
  var given1: Int?
  var absent1: Int?
  @CodableFlattened(suffix: "_ob1") var part1: InnerObject
  var lead1: Lead
  var many1: [Int]
  var renamed1: Int
  @CodableHook(.willDecode) static func rename1(_ tree: inout Tree) {
    guard case .object(var object) = tree, let old = object["old1"] else { return }
    object["renamed1"] = old
    object["old1"] = nil
    tree = .object(object)
  }
}
@DecodableRules(singleValues: .acceptAsArrays)
@Mappable(unknownKeys: .report)
final class Mix12Lower: Mix12Upper {
  @CodingKey("ck2") var custom2: Int
  var initial2: Int = 7
  var given2: Int?
  var absent2: Int?
  @CodableFlattened(suffix: "_ob2") var part2: InnerObject
  var lead2: Lead
  var many2: [Int]
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
class Mix18Upper {
  @CodingKey("ck1") var custom1: Int
  var namedByRule1: Int
  var initial1: Int = 7
  @CodableFlattened(prefix: "w1_") var way1: Way
  var road1: Way
  var roads1: [Way]?
  @CodableDefault(7, on: .missing, .null, .invalid) var fallback1: Int
  let fixed1 = "k"
  var seen1: Int = 0 { didSet {} }
}
@Mappable(fieldNaming: .snakeCase)
final class Mix18Lower: Mix18Upper {
  @CodingKey("ck2") var custom2: Int
  var namedByRule2: Int
  var initial2: Int = 7
  @CodableFlattened(prefix: "w2_") var way2: Way
  var road2: Way
  var roads2: [Way]?
  @CodableDefault(7, on: .missing, .null, .invalid) var fallback2: Int
  let fixed2 = "k"
  var seen2: Int = 0 { didSet {} }
  var own: Int?
}

@Mappable(fieldNaming: .snakeCase, nilValues: .writeNull)
class Mix20Upper {
  var namedByRule1: Int
  @DecodableAlias("other1", "older1") var aliased1: Int
  var nested1: Inner
  var stock1: [Inner]
  var table1: [String: Inner] = [:]
  var grid1: [[Int?]]
  var lead1: Lead
  @CodableHook(.didEncode) func stamp1(_ tree: inout Tree) {
    guard case .object(var object) = tree else { return }
    object["stamp1"] = 1
    tree = .object(object)
  }
  var presence1: Presence<Int>
}
@Mappable(fieldNaming: .snakeCase, nilValues: .writeNull)
final class Mix20Lower: Mix20Upper {
  var namedByRule2: Int
  @DecodableAlias("other2", "older2") var aliased2: Int
  var nested2: Inner
  var stock2: [Inner]
  var table2: [String: Inner] = [:]
  var grid2: [[Int?]]
  var lead2: Lead
  @CodableHook(.didEncode) func stamp2(_ tree: inout Tree) {
    guard case .object(var object) = tree else { return }
    object["stamp2"] = 1
    tree = .object(object)
  }
  var presence2: Presence<Int>
  var own: Int?
}

@Mappable(fieldNaming: .snakeCase, fieldAliases: [.uppercase])
class Mix24Upper {
  var namedByRule1: Int
  @DecodableAlias("other1", "older1") var aliased1: Int
  var branch1: Branch
  @CodableBy(.oneOf(dots)) var dot1: any Dotted
  @CodableBy(.transform(decode: { (t: Int) in t - 1 }, encode: { (t: Int) in t + 1 })) var less1: Int
  var renamed1: Int
  @CodableHook(.willDecode) static func rename1(_ tree: inout Tree) {
    guard case .object(var object) = tree, let old = object["old1"] else { return }
    object["renamed1"] = old
    object["old1"] = nil
    tree = .object(object)
  }
  @EncodableIf(.notDefault) var sparse1: Int = 3
  var loud1: Int
}
@Mappable(fieldNaming: .snakeCase, fieldAliases: [.uppercase])
final class Mix24Lower: Mix24Upper {
  var namedByRule2: Int
  @DecodableAlias("other2", "older2") var aliased2: Int
  var branch2: Branch
  @CodableBy(.oneOf(dots)) var dot2: any Dotted
  @CodableBy(.transform(decode: { (t: Int) in t - 1 }, encode: { (t: Int) in t + 1 })) var less2: Int
  var renamed2: Int
  @CodableHook(.willDecode) static func rename2(_ tree: inout Tree) {
    guard case .object(var object) = tree, let old = object["old2"] else { return }
    object["renamed2"] = old
    object["old2"] = nil
    tree = .object(object)
  }
  @EncodableIf(.notDefault) var sparse2: Int = 3
  var loud2: Int
  var own: Int?
}

@Mappable(fieldNaming: .snakeCase)
class Mix25Upper {
  var namedByRule1: Int
  @DecodableAlias("other1", "older1") var aliased1: Int
  @CodingKey(path: "rows1[*].t") var collected1: [Int]
  var initial1: Int = 7
  @CodableFlattened(prefix: "fo1_") var some1: Inner?
  var pet1: Pet
  @DecodableRules(invalidElements: .drop) var kept1: [Int]
  @EncodableComputed var title1: Int { 9 }
}
@Mappable(fieldNaming: .snakeCase)
final class Mix25Lower: Mix25Upper {
  var namedByRule2: Int
  @DecodableAlias("other2", "older2") var aliased2: Int
  @CodingKey(path: "rows2[*].t") var collected2: [Int]
  var initial2: Int = 7
  @CodableFlattened(prefix: "fo2_") var some2: Inner?
  var pet2: Pet
  @DecodableRules(invalidElements: .drop) var kept2: [Int]
  @EncodableComputed var title2: Int { 9 }
  var own: Int?
}

@Mappable(nilValues: .writeNull)
class Mix27Upper {
  @CodingKey(path: "place.inner1") var pathed1: Int
  @CodingKey(path: "place.shared1") var sharing1: Int
  @CodingKey(path: "place.deep.x1") var deep1: Int = 4
  var initial1: Int = 7
  var object1: InnerObject
  var spare1: InnerObject?
  var scores1: [Suit: Int]
  var suits1: Set<Suit> = []
  var guess1: Guess
  @CodableBy(.transform(decode: { (t: Int) in t - 1 }, encode: { (t: Int) in t + 1 })) var less1: Int
}
@Mappable(nilValues: .writeNull)
final class Mix27Lower: Mix27Upper {
  @CodingKey(path: "place.inner2") var pathed2: Int
  @CodingKey(path: "place.shared2") var sharing2: Int
  @CodingKey(path: "place.deep.x2") var deep2: Int = 4
  var initial2: Int = 7
  var object2: InnerObject
  var spare2: InnerObject?
  var scores2: [Suit: Int]
  var suits2: Set<Suit> = []
  var guess2: Guess
  @CodableBy(.transform(decode: { (t: Int) in t - 1 }, encode: { (t: Int) in t + 1 })) var less2: Int
  var own: Int?
}

@Mappable
class Mix28Upper {
  @CodingKey(path: "list1[1].b") var picked1: Int
  var initial1: Int = 7
  var given1: Int?
  var absent1: Int?
  var stock1: [Inner]
  var table1: [String: Inner] = [:]
  var grid1: [[Int?]]
  var span1: (Int, Int)
  @CodableBy(.iso8601) var moment1: Date
  var data1: Data?
  var rest1: Tree
  let fixed1 = "k"
  @EncodableIf(.notDefault) var sparse1: Int = 3
}
@Mappable
final class Mix28Lower: Mix28Upper {
  @CodingKey(path: "list2[1].b") var picked2: Int
  var initial2: Int = 7
  var given2: Int?
  var absent2: Int?
  var stock2: [Inner]
  var table2: [String: Inner] = [:]
  var grid2: [[Int?]]
  var span2: (Int, Int)
  @CodableBy(.iso8601) var moment2: Date
  var data2: Data?
  var rest2: Tree
  let fixed2 = "k"
  @EncodableIf(.notDefault) var sparse2: Int = 3
  var own: Int?
}

@Mappable
class Mix29Upper {
  @CodingKey(path: "place.inner1") var pathed1: Int
  @CodingKey(path: "place.shared1") var sharing1: Int
  @CodingKey(path: "place.deep.x1") var deep1: Int = 4
  @CodableFlattened(prefix: "fl1_") var lot1: Inner
  @CodableFlattened(prefix: "fo1_") var some1: Inner?
  @CodableBy(.oneOf(dots)) var dot1: any Dotted
  @Validated(.range(0...9)) var valid1: Int
  var base1: Int
  @DecodableBy(siblings: { (length: Int, object: AnyValue.Object) in
    length + (object["base1"]?.int ?? 0) }) var sum1: Int
  let fixed1 = "k"
}
@Mappable
final class Mix29Lower: Mix29Upper {
  @CodingKey(path: "place.inner2") var pathed2: Int
  @CodingKey(path: "place.shared2") var sharing2: Int
  @CodingKey(path: "place.deep.x2") var deep2: Int = 4
  @CodableFlattened(prefix: "fl2_") var lot2: Inner
  @CodableFlattened(prefix: "fo2_") var some2: Inner?
  @CodableBy(.oneOf(dots)) var dot2: any Dotted
  @Validated(.range(0...9)) var valid2: Int
  var base2: Int
  @DecodableBy(siblings: { (length: Int, object: AnyValue.Object) in
    length + (object["base2"]?.int ?? 0) }) var sum2: Int
  let fixed2 = "k"
  var own: Int?
}

@Mappable(conversions: .lenient)
class Mix30Upper {
  @CodingKey(path: "place.inner1") var pathed1: Int
  @CodingKey(path: "place.shared1") var sharing1: Int
  @CodingKey(path: "place.deep.x1") var deep1: Int = 4
  var given1: Int?
  var absent1: Int?
  var nested1: Inner
  var branch1: Branch
  var yes1: Bool
  @EncodableComputed var title1: Int { 9 }
  var seen1: Int = 0 { didSet {} }
}
@Mappable(conversions: .lenient)
final class Mix30Lower: Mix30Upper {
  @CodingKey(path: "place.inner2") var pathed2: Int
  @CodingKey(path: "place.shared2") var sharing2: Int
  @CodingKey(path: "place.deep.x2") var deep2: Int = 4
  var given2: Int?
  var absent2: Int?
  var nested2: Inner
  var branch2: Branch
  var yes2: Bool
  @EncodableComputed var title2: Int { 9 }
  var seen2: Int = 0 { didSet {} }
  var own: Int?
}

@Mappable
class Mix33Upper {
  @CodingKey(path: "place.inner1") var pathed1: Int
  @CodingKey(path: "place.shared1") var sharing1: Int
  @CodingKey(path: "place.deep.x1") var deep1: Int = 4
  var span1: (Int, Int)
  @CodableDefault(7, on: .missing, .null, .invalid) var fallback1: Int
  var counted1: Int
  @CodableIgnored var twice1 = 0
  @CodableHook(.didDecode) func note1() { twice1 = counted1 * 2 }
  var renamed1: Int
  @CodableHook(.willDecode) static func rename1(_ tree: inout Tree) {
    guard case .object(var object) = tree, let old = object["old1"] else { return }
    object["renamed1"] = old
    object["old1"] = nil
    tree = .object(object)
  }
  var presence1: Presence<Int>
  @CodingKey(path: "place.maybe1") var maybe1: Int?
}
@Mappable
final class Mix33Lower: Mix33Upper {
  @CodingKey(path: "place.inner2") var pathed2: Int
  @CodingKey(path: "place.shared2") var sharing2: Int
  @CodingKey(path: "place.deep.x2") var deep2: Int = 4
  var span2: (Int, Int)
  @CodableDefault(7, on: .missing, .null, .invalid) var fallback2: Int
  var counted2: Int
  @CodableIgnored var twice2 = 0
  @CodableHook(.didDecode) func note2() { twice2 = counted2 * 2 }
  var renamed2: Int
  @CodableHook(.willDecode) static func rename2(_ tree: inout Tree) {
    guard case .object(var object) = tree, let old = object["old2"] else { return }
    object["renamed2"] = old
    object["old2"] = nil
    tree = .object(object)
  }
  var presence2: Presence<Int>
  @CodingKey(path: "place.maybe2") var maybe2: Int?
  var own: Int?
}

@Mappable(unknownKeys: .report)
class Mix34Upper {
  @CodingKey(path: "place.inner1") var pathed1: Int
  @CodingKey(path: "place.shared1") var sharing1: Int
  @CodingKey(path: "place.deep.x1") var deep1: Int = 4
  @CodingKey(path: "list1[1].b") var picked1: Int
  var nested1: Inner
  @CodableFlattened(prefix: "fo1_") var some1: Inner?
  var road1: Way
  var roads1: [Way]?
  @CodableIgnored var cache1 = Mark()
}
@Mappable(unknownKeys: .report)
final class Mix34Lower: Mix34Upper {
  @CodingKey(path: "place.inner2") var pathed2: Int
  @CodingKey(path: "place.shared2") var sharing2: Int
  @CodingKey(path: "place.deep.x2") var deep2: Int = 4
  @CodingKey(path: "list2[1].b") var picked2: Int
  var nested2: Inner
  @CodableFlattened(prefix: "fo2_") var some2: Inner?
  var road2: Way
  var roads2: [Way]?
  @CodableIgnored var cache2 = Mark()
  var own: Int?
}

@Mappable(conversions: .strict)
class Mix35Upper {
  @CodingKey(path: "list1[1].b") var picked1: Int
  @CodingKey(path: "rows1[*].t") var collected1: [Int]
  @CodableFlattened(prefix: "fl1_") var lot1: Inner
  @CodableFlattened(suffix: "_ob1") var part1: InnerObject
  var pet1: Pet
  var exact1: Int
  @CodableBy(.transform(decode: { (t: Int) in t - 1 }, encode: { (t: Int) in t + 1 })) var less1: Int
  var seen1: Int = 0 { didSet {} }
}
@Mappable(conversions: .strict)
final class Mix35Lower: Mix35Upper {
  @CodingKey(path: "list2[1].b") var picked2: Int
  @CodingKey(path: "rows2[*].t") var collected2: [Int]
  @CodableFlattened(prefix: "fl2_") var lot2: Inner
  @CodableFlattened(suffix: "_ob2") var part2: InnerObject
  var pet2: Pet
  var exact2: Int
  @CodableBy(.transform(decode: { (t: Int) in t - 1 }, encode: { (t: Int) in t + 1 })) var less2: Int
  var seen2: Int = 0 { didSet {} }
  var own: Int?
}

@Mappable(fieldAliases: [.uppercase])
class Mix38Upper {
  var given1: Int?
  var absent1: Int?
  var nested1: Inner
  var object1: InnerObject
  var spare1: InnerObject?
  var scores1: [Suit: Int]
  var suits1: Set<Suit> = []
  var road1: Way
  var roads1: [Way]?
  @DecodableRules(invalidElements: .drop) var kept1: [Int]
  var base1: Int
  @DecodableBy(siblings: { (length: Int, object: AnyValue.Object) in
    length + (object["base1"]?.int ?? 0) }) var sum1: Int
  var loud1: Int
}
@Mappable(fieldAliases: [.uppercase])
final class Mix38Lower: Mix38Upper {
  var given2: Int?
  var absent2: Int?
  var nested2: Inner
  var object2: InnerObject
  var spare2: InnerObject?
  var scores2: [Suit: Int]
  var suits2: Set<Suit> = []
  var road2: Way
  var roads2: [Way]?
  @DecodableRules(invalidElements: .drop) var kept2: [Int]
  var base2: Int
  @DecodableBy(siblings: { (length: Int, object: AnyValue.Object) in
    length + (object["base2"]?.int ?? 0) }) var sum2: Int
  var loud2: Int
  var own: Int?
}

@Mappable(unknownKeys: .report)
class Mix39Upper {
  @CodingKey(path: "list1[1].b") var picked1: Int
  @CodableFlattened(prefix: "w1_") var way1: Way
  var guess1: Guess
  @CodableBy(.oneOf(dots)) var dot1: any Dotted
  @DecodableRules(invalidElements: .drop) var kept1: [Int]
  @CodableHook(.didEncode) func stamp1(_ tree: inout Tree) {
    guard case .object(var object) = tree else { return }
    object["stamp1"] = 1
    tree = .object(object)
  }
  @CodingKey(path: "place.maybe1") var maybe1: Int?
}
@Mappable(unknownKeys: .report)
final class Mix39Lower: Mix39Upper {
  @CodingKey(path: "list2[1].b") var picked2: Int
  @CodableFlattened(prefix: "w2_") var way2: Way
  var guess2: Guess
  @CodableBy(.oneOf(dots)) var dot2: any Dotted
  @DecodableRules(invalidElements: .drop) var kept2: [Int]
  @CodableHook(.didEncode) func stamp2(_ tree: inout Tree) {
    guard case .object(var object) = tree else { return }
    object["stamp2"] = 1
    tree = .object(object)
  }
  @CodingKey(path: "place.maybe2") var maybe2: Int?
  var own: Int?
}

@Mappable(unknownKeys: .report)
class Mix40Upper {
  @CodingKey(path: "rows1[*].t") var collected1: [Int]
  @CodingKey("in1", encode: "out1") @DecodableAlias("out1") var turned1: Int
  var stock1: [Inner]
  var table1: [String: Inner] = [:]
  var grid1: [[Int?]]
  var road1: Way
  var roads1: [Way]?
  @Validated(.range(0...9)) var valid1: Int
  @CodableBy(.transform(decode: { (t: Int) in t - 1 }, encode: { (t: Int) in t + 1 })) var less1: Int
  var presence1: Presence<Int>
}
@Mappable(unknownKeys: .report)
final class Mix40Lower: Mix40Upper {
  @CodingKey(path: "rows2[*].t") var collected2: [Int]
  @CodingKey("in2", encode: "out2") @DecodableAlias("out2") var turned2: Int
  var stock2: [Inner]
  var table2: [String: Inner] = [:]
  var grid2: [[Int?]]
  var road2: Way
  var roads2: [Way]?
  @Validated(.range(0...9)) var valid2: Int
  @CodableBy(.transform(decode: { (t: Int) in t - 1 }, encode: { (t: Int) in t + 1 })) var less2: Int
  var presence2: Presence<Int>
  var own: Int?
}

@DecodableRules(singleValues: .acceptAsArrays)
@Mappable(conversions: .strict)
class Mix41Upper {
  @CodableFlattened(prefix: "fl1_") var lot1: Inner
  @CodableFlattened(prefix: "fo1_") var some1: Inner?
  @CodableFlattened(prefix: "w1_") var way1: Way
  var guess1: Guess
  var exact1: Int
  var many1: [Int]
  @EncodableComputed var title1: Int { 9 }
  var presence1: Presence<Int>
}
@DecodableRules(singleValues: .acceptAsArrays)
@Mappable(conversions: .strict)
final class Mix41Lower: Mix41Upper {
  @CodableFlattened(prefix: "fl2_") var lot2: Inner
  @CodableFlattened(prefix: "fo2_") var some2: Inner?
  @CodableFlattened(prefix: "w2_") var way2: Way
  var guess2: Guess
  var exact2: Int
  var many2: [Int]
  @EncodableComputed var title2: Int { 9 }
  var presence2: Presence<Int>
  var own: Int?
}

@Mappable
class Mix44Upper {
  @CodingKey(path: "rows1[*].t") var collected1: [Int]
  var nested1: Inner
  @CodableFlattened(suffix: "_ob1") var part1: InnerObject
  @CodableDefault(7, on: .missing, .null, .invalid) var fallback1: Int
  var base1: Int
  @DecodableBy(siblings: { (length: Int, object: AnyValue.Object) in
    length + (object["base1"]?.int ?? 0) }) var sum1: Int
  @EncodableComputed var title1: Int { 9 }
  @EncodableIf(.notDefault) var sparse1: Int = 3
  @CodingKey(path: "place.maybe1") var maybe1: Int?
}
@Mappable
final class Mix44Lower: Mix44Upper {
  @CodingKey(path: "rows2[*].t") var collected2: [Int]
  var nested2: Inner
  @CodableFlattened(suffix: "_ob2") var part2: InnerObject
  @CodableDefault(7, on: .missing, .null, .invalid) var fallback2: Int
  var base2: Int
  @DecodableBy(siblings: { (length: Int, object: AnyValue.Object) in
    length + (object["base2"]?.int ?? 0) }) var sum2: Int
  @EncodableComputed var title2: Int { 9 }
  @EncodableIf(.notDefault) var sparse2: Int = 3
  @CodingKey(path: "place.maybe2") var maybe2: Int?
  var own: Int?
}

@Mappable(omitting: [.nil, .defaults, .empty], conversions: .lenient)
class Mix46Upper {
  var initial1: Int = 7
  @CodableFlattened(prefix: "fl1_") var lot1: Inner
  @CodableFlattened(prefix: "w1_") var way1: Way
  var stock1: [Inner]
  var table1: [String: Inner] = [:]
  var grid1: [[Int?]]
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
@Mappable(omitting: [.nil, .defaults, .empty], conversions: .lenient)
final class Mix46Lower: Mix46Upper {
  var initial2: Int = 7
  @CodableFlattened(prefix: "fl2_") var lot2: Inner
  @CodableFlattened(prefix: "w2_") var way2: Way
  var stock2: [Inner]
  var table2: [String: Inner] = [:]
  var grid2: [[Int?]]
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

@DecodableRules(singleValues: .acceptAsArrays)
@Mappable(conversions: .strict)
class Mix47Upper {
  @CodingKey(path: "rows1[*].t") var collected1: [Int]
  var nested1: Inner
  @CodableFlattened(prefix: "fl1_") var lot1: Inner
  var branch1: Branch
  var road1: Way
  var roads1: [Way]?
  var span1: (Int, Int)
  var exact1: Int
  var many1: [Int]
}
@DecodableRules(singleValues: .acceptAsArrays)
@Mappable(conversions: .strict)
final class Mix47Lower: Mix47Upper {
  @CodingKey(path: "rows2[*].t") var collected2: [Int]
  var nested2: Inner
  @CodableFlattened(prefix: "fl2_") var lot2: Inner
  var branch2: Branch
  var road2: Way
  var roads2: [Way]?
  var span2: (Int, Int)
  var exact2: Int
  var many2: [Int]
  var own: Int?
}

@Mappable(fieldAliases: [.uppercase])
class Mix48Upper {
  @CodingKey(path: "list1[1].b") var picked1: Int
  @CodableFlattened(prefix: "fl1_") var lot1: Inner
  @CodableFlattened(prefix: "fo1_") var some1: Inner?
  var object1: InnerObject
  var spare1: InnerObject?
  var lead1: Lead
  @CodableBy(.iso8601) var moment1: Date
  var data1: Data?
  var rest1: Tree
  @CodableDefault(7, on: .missing, .null, .invalid) var fallback1: Int
  var loud1: Int
}
@Mappable(fieldAliases: [.uppercase])
final class Mix48Lower: Mix48Upper {
  @CodingKey(path: "list2[1].b") var picked2: Int
  @CodableFlattened(prefix: "fl2_") var lot2: Inner
  @CodableFlattened(prefix: "fo2_") var some2: Inner?
  var object2: InnerObject
  var spare2: InnerObject?
  var lead2: Lead
  @CodableBy(.iso8601) var moment2: Date
  var data2: Data?
  var rest2: Tree
  @CodableDefault(7, on: .missing, .null, .invalid) var fallback2: Int
  var loud2: Int
  var own: Int?
}

@Mappable(fieldAliases: [.uppercase], nilValues: .writeNull)
class Mix53Upper {
  @CodingKey(path: "rows1[*].t") var collected1: [Int]
  var initial1: Int = 7
  @CodableFlattened(suffix: "_ob1") var part1: InnerObject
  var span1: (Int, Int)
  @Validated(.range(0...9)) var valid1: Int
  @CodableHook(.didEncode) func stamp1(_ tree: inout Tree) {
    guard case .object(var object) = tree else { return }
    object["stamp1"] = 1
    tree = .object(object)
  }
  var loud1: Int
}
@Mappable(fieldAliases: [.uppercase], nilValues: .writeNull)
final class Mix53Lower: Mix53Upper {
  @CodingKey(path: "rows2[*].t") var collected2: [Int]
  var initial2: Int = 7
  @CodableFlattened(suffix: "_ob2") var part2: InnerObject
  var span2: (Int, Int)
  @Validated(.range(0...9)) var valid2: Int
  @CodableHook(.didEncode) func stamp2(_ tree: inout Tree) {
    guard case .object(var object) = tree else { return }
    object["stamp2"] = 1
    tree = .object(object)
  }
  var loud2: Int
  var own: Int?
}

@Mappable(fieldAliases: [.uppercase], conversions: .lenient, unknownKeys: .report)
class Mix54Upper {
  @CodingKey("in1", encode: "out1") @DecodableAlias("out1") var turned1: Int
  var object1: InnerObject
  var spare1: InnerObject?
  @CodableBy(.oneOf(dots)) var dot1: any Dotted
  var span1: (Int, Int)
  var yes1: Bool
  @EncodableComputed var title1: Int { 9 }
  var loud1: Int
}
@Mappable(fieldAliases: [.uppercase], conversions: .lenient, unknownKeys: .report)
final class Mix54Lower: Mix54Upper {
  @CodingKey("in2", encode: "out2") @DecodableAlias("out2") var turned2: Int
  var object2: InnerObject
  var spare2: InnerObject?
  @CodableBy(.oneOf(dots)) var dot2: any Dotted
  var span2: (Int, Int)
  var yes2: Bool
  @EncodableComputed var title2: Int { 9 }
  var loud2: Int
  var own: Int?
}

@Mappable
class Mix56Upper {
  var branch1: Branch
  var guess1: Guess
  var lead1: Lead
  @CodableBy(.oneOf(dots)) var dot1: any Dotted
  @CodableBy(.iso8601) var moment1: Date
  var data1: Data?
  var rest1: Tree
  @CodableBy(.transform(decode: { (t: Int) in t - 1 }, encode: { (t: Int) in t + 1 })) var less1: Int
  var base1: Int
  @DecodableBy(siblings: { (length: Int, object: AnyValue.Object) in
    length + (object["base1"]?.int ?? 0) }) var sum1: Int
  var seen1: Int = 0 { didSet {} }
}
@Mappable
final class Mix56Lower: Mix56Upper {
  var branch2: Branch
  var guess2: Guess
  var lead2: Lead
  @CodableBy(.oneOf(dots)) var dot2: any Dotted
  @CodableBy(.iso8601) var moment2: Date
  var data2: Data?
  var rest2: Tree
  @CodableBy(.transform(decode: { (t: Int) in t - 1 }, encode: { (t: Int) in t + 1 })) var less2: Int
  var base2: Int
  @DecodableBy(siblings: { (length: Int, object: AnyValue.Object) in
    length + (object["base2"]?.int ?? 0) }) var sum2: Int
  var seen2: Int = 0 { didSet {} }
  var own: Int?
}

@DecodableRules(singleValues: .acceptAsArrays)
@Mappable
class Mix57Upper {
  @CodableFlattened(prefix: "fl1_") var lot1: Inner
  var object1: InnerObject
  var spare1: InnerObject?
  var span1: (Int, Int)
  @DecodableRules(invalidElements: .drop) var kept1: [Int]
  var many1: [Int]
  let fixed1 = "k"
  @CodableIgnored var cache1 = Mark()
  @CodingKey(path: "place.maybe1") var maybe1: Int?
}
@DecodableRules(singleValues: .acceptAsArrays)
@Mappable
final class Mix57Lower: Mix57Upper {
  @CodableFlattened(prefix: "fl2_") var lot2: Inner
  var object2: InnerObject
  var spare2: InnerObject?
  var span2: (Int, Int)
  @DecodableRules(invalidElements: .drop) var kept2: [Int]
  var many2: [Int]
  let fixed2 = "k"
  @CodableIgnored var cache2 = Mark()
  @CodingKey(path: "place.maybe2") var maybe2: Int?
  var own: Int?
}

@Mappable(conversions: .lenient)
class Mix58Upper {
  @CodingKey(path: "list1[1].b") var picked1: Int
  var initial1: Int = 7
  var nested1: Inner
  var object1: InnerObject
  var spare1: InnerObject?
  var scores1: [Suit: Int]
  var suits1: Set<Suit> = []
  @CodableBy(.oneOf(dots)) var dot1: any Dotted
  var yes1: Bool
  var presence1: Presence<Int>
}
@Mappable(conversions: .lenient)
final class Mix58Lower: Mix58Upper {
  @CodingKey(path: "list2[1].b") var picked2: Int
  var initial2: Int = 7
  var nested2: Inner
  var object2: InnerObject
  var spare2: InnerObject?
  var scores2: [Suit: Int]
  var suits2: Set<Suit> = []
  @CodableBy(.oneOf(dots)) var dot2: any Dotted
  var yes2: Bool
  var presence2: Presence<Int>
  var own: Int?
}

@Mappable(omitting: [.nil, .defaults, .empty])
class Mix59Upper {
  var scores1: [Suit: Int]
  var suits1: Set<Suit> = []
  var branch1: Branch
  var pet1: Pet
  @Validated(.range(0...9)) var valid1: Int
  @EncodableIf(.notDefault) var sparse1: Int = 3
  var seen1: Int = 0 { didSet {} }
  @CodingKey(path: "place.maybe1") var maybe1: Int?
}
@Mappable(omitting: [.nil, .defaults, .empty])
final class Mix59Lower: Mix59Upper {
  var scores2: [Suit: Int]
  var suits2: Set<Suit> = []
  var branch2: Branch
  var pet2: Pet
  @Validated(.range(0...9)) var valid2: Int
  @EncodableIf(.notDefault) var sparse2: Int = 3
  var seen2: Int = 0 { didSet {} }
  @CodingKey(path: "place.maybe2") var maybe2: Int?
  var own: Int?
}

@Mappable(fieldAliases: [.uppercase], nilValues: .writeNull, conversions: .strict, unknownKeys: .report)
class Mix62Upper {
  @CodableFlattened(prefix: "fl1_") var lot1: Inner
  var exact1: Int
  var base1: Int
  @DecodableBy(siblings: { (length: Int, object: AnyValue.Object) in
    length + (object["base1"]?.int ?? 0) }) var sum1: Int
  var loud1: Int
}
@Mappable(fieldAliases: [.uppercase], nilValues: .writeNull, conversions: .strict, unknownKeys: .report)
final class Mix62Lower: Mix62Upper {
  @CodableFlattened(prefix: "fl2_") var lot2: Inner
  var exact2: Int
  var base2: Int
  @DecodableBy(siblings: { (length: Int, object: AnyValue.Object) in
    length + (object["base2"]?.int ?? 0) }) var sum2: Int
  var loud2: Int
  var own: Int?
}

@Mappable(omitting: [.nil, .defaults, .empty])
class Mix64Upper {
  var lead1: Lead
  @DecodableRules(invalidElements: .drop) var kept1: [Int]
}
@Mappable(omitting: [.nil, .defaults, .empty])
final class Mix64Lower: Mix64Upper {
  var lead2: Lead
  @DecodableRules(invalidElements: .drop) var kept2: [Int]
  var own: Int?
}

@Mappable
class Mix65Upper {
  var pet1: Pet
  @CodableBy(.iso8601) var moment1: Date
  var data1: Data?
  var rest1: Tree
  var presence1: Presence<Int>
}
@Mappable
final class Mix65Lower: Mix65Upper {
  var pet2: Pet
  @CodableBy(.iso8601) var moment2: Date
  var data2: Data?
  var rest2: Tree
  var presence2: Presence<Int>
  var own: Int?
}

@Mappable
class Mix66Upper {
  @DecodableAlias("other1", "older1") var aliased1: Int
  let fixed1 = "k"
}
@Mappable
final class Mix66Lower: Mix66Upper {
  @DecodableAlias("other2", "older2") var aliased2: Int
  let fixed2 = "k"
  var own: Int?
}

@Mappable
class Mix67Upper {
  @CodableFlattened(prefix: "w1_") var way1: Way
  @CodableBy(.transform(decode: { (t: Int) in t - 1 }, encode: { (t: Int) in t + 1 })) var less1: Int
}
@Mappable
final class Mix67Lower: Mix67Upper {
  @CodableFlattened(prefix: "w2_") var way2: Way
  @CodableBy(.transform(decode: { (t: Int) in t - 1 }, encode: { (t: Int) in t + 1 })) var less2: Int
  var own: Int?
}

@Mappable
class Mix68Upper {
  var stock1: [Inner]
  var table1: [String: Inner] = [:]
  var grid1: [[Int?]]
  @CodingKey(path: "place.maybe1") var maybe1: Int?
}
@Mappable
final class Mix68Lower: Mix68Upper {
  var stock2: [Inner]
  var table2: [String: Inner] = [:]
  var grid2: [[Int?]]
  @CodingKey(path: "place.maybe2") var maybe2: Int?
  var own: Int?
}

@Mappable
class Mix69Upper {
  var road1: Way
  var roads1: [Way]?
  var renamed1: Int
  @CodableHook(.willDecode) static func rename1(_ tree: inout Tree) {
    guard case .object(var object) = tree, let old = object["old1"] else { return }
    object["renamed1"] = old
    object["old1"] = nil
    tree = .object(object)
  }
}
@Mappable
final class Mix69Lower: Mix69Upper {
  var road2: Way
  var roads2: [Way]?
  var renamed2: Int
  @CodableHook(.willDecode) static func rename2(_ tree: inout Tree) {
    guard case .object(var object) = tree, let old = object["old2"] else { return }
    object["renamed2"] = old
    object["old2"] = nil
    tree = .object(object)
  }
  var own: Int?
}
