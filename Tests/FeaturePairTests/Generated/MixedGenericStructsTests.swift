// Made by Scripts/generate-feature-pairs.py; change what it makes, not this file.
// swift-format-ignore-file

import Foundation
import Maquette
import Testing

@Suite("Features in carriers: MixedGenericStructs")
struct MixedGenericStructsTests {
  static let cases: [PairCase] = [
    PairCase(.genericStruct, "mix1", of: Mix1Generic<Int>.self),
    PairCase(.genericStruct, "mix2", of: Mix2Generic<Int>.self),
    PairCase(.genericStruct, "mix3", of: Mix3Generic<Int>.self),
    PairCase(.genericStruct, "mix4", of: Mix4Generic<Int>.self),
    PairCase(.genericStruct, "mix5", of: Mix5Generic<Int>.self),
    PairCase(.genericStruct, "mix6", of: Mix6Generic<Int>.self),
    PairCase(.genericStruct, "mix7", of: Mix7Generic<Int>.self),
    PairCase(.genericStruct, "mix8", of: Mix8Generic<Int>.self),
    PairCase(.genericStruct, "mix9", of: Mix9Generic<Int>.self),
    PairCase(.genericStruct, "mix10", of: Mix10Generic<Int>.self),
    PairCase(.genericStruct, "mix11", of: Mix11Generic<Int>.self),
    PairCase(.genericStruct, "mix12", of: Mix12Generic<Int>.self),
    PairCase(.genericStruct, "mix13", of: Mix13Generic<Int>.self),
    PairCase(.genericStruct, "mix14", of: Mix14Generic<Int>.self),
    PairCase(.genericStruct, "mix15", of: Mix15Generic<Int>.self),
    PairCase(.genericStruct, "mix16", of: Mix16Generic<Int>.self),
    PairCase(.genericStruct, "mix17", of: Mix17Generic<Int>.self),
    PairCase(.genericStruct, "mix18", of: Mix18Generic<Int>.self),
    PairCase(.genericStruct, "mix19", of: Mix19Generic<Int>.self),
    PairCase(.genericStruct, "mix20", of: Mix20Generic<Int>.self),
    PairCase(.genericStruct, "mix21", of: Mix21Generic<Int>.self),
    PairCase(.genericStruct, "mix22", of: Mix22Generic<Int>.self),
    PairCase(.genericStruct, "mix23", of: Mix23Generic<Int>.self),
    PairCase(.genericStruct, "mix24", of: Mix24Generic<Int>.self),
    PairCase(.genericStruct, "mix25", of: Mix25Generic<Int>.self),
    PairCase(.genericStruct, "mix26", of: Mix26Generic<Int>.self),
    PairCase(.genericStruct, "mix27", of: Mix27Generic<Int>.self),
    PairCase(.genericStruct, "mix28", of: Mix28Generic<Int>.self),
    PairCase(.genericStruct, "mix29", of: Mix29Generic<Int>.self),
    PairCase(.genericStruct, "mix30", of: Mix30Generic<Int>.self),
    PairCase(.genericStruct, "mix31", of: Mix31Generic<Int>.self),
    PairCase(.genericStruct, "mix32", of: Mix32Generic<Int>.self),
    PairCase(.genericStruct, "mix33", of: Mix33Generic<Int>.self),
    PairCase(.genericStruct, "mix34", of: Mix34Generic<Int>.self),
    PairCase(.genericStruct, "mix35", of: Mix35Generic<Int>.self),
    PairCase(.genericStruct, "mix36", of: Mix36Generic<Int>.self),
    PairCase(.genericStruct, "mix37", of: Mix37Generic<Int>.self),
    PairCase(.genericStruct, "mix38", of: Mix38Generic<Int>.self),
    PairCase(.genericStruct, "mix39", of: Mix39Generic<Int>.self),
    PairCase(.genericStruct, "mix40", of: Mix40Generic<Int>.self),
    PairCase(.genericStruct, "mix41", of: Mix41Generic<Int>.self),
    PairCase(.genericStruct, "mix42", of: Mix42Generic<Int>.self),
    PairCase(.genericStruct, "mix43", of: Mix43Generic<Int>.self),
    PairCase(.genericStruct, "mix44", of: Mix44Generic<Int>.self),
    PairCase(.genericStruct, "mix45", of: Mix45Generic<Int>.self),
    PairCase(.genericStruct, "mix46", of: Mix46Generic<Int>.self),
    PairCase(.genericStruct, "mix47", of: Mix47Generic<Int>.self),
    PairCase(.genericStruct, "mix48", of: Mix48Generic<Int>.self),
    PairCase(.genericStruct, "mix49", of: Mix49Generic<Int>.self),
    PairCase(.genericStruct, "mix50", of: Mix50Generic<Int>.self),
    PairCase(.genericStruct, "mix51", of: Mix51Generic<Int>.self),
    PairCase(.genericStruct, "mix52", of: Mix52Generic<Int>.self),
    PairCase(.genericStruct, "mix53", of: Mix53Generic<Int>.self),
    PairCase(.genericStruct, "mix54", of: Mix54Generic<Int>.self),
    PairCase(.genericStruct, "mix55", of: Mix55Generic<Int>.self),
    PairCase(.genericStruct, "mix56", of: Mix56Generic<Int>.self),
    PairCase(.genericStruct, "mix57", of: Mix57Generic<Int>.self),
    PairCase(.genericStruct, "mix58", of: Mix58Generic<Int>.self),
    PairCase(.genericStruct, "mix59", of: Mix59Generic<Int>.self),
    PairCase(.genericStruct, "mix60", of: Mix60Generic<Int>.self),
    PairCase(.genericStruct, "mix61", of: Mix61Generic<Int>.self),
    PairCase(.genericStruct, "mix62", of: Mix62Generic<Int>.self),
    PairCase(.genericStruct, "mix63", of: Mix63Generic<Int>.self),
    PairCase(.genericStruct, "mix64", of: Mix64Generic<Int>.self),
    PairCase(.genericStruct, "mix65", of: Mix65Generic<Int>.self),
    PairCase(.genericStruct, "mix66", of: Mix66Generic<Int>.self),
    PairCase(.genericStruct, "mix67", of: Mix67Generic<Int>.self),
    PairCase(.genericStruct, "mix68", of: Mix68Generic<Int>.self),
    PairCase(.genericStruct, "mix69", of: Mix69Generic<Int>.self),
    PairCase(.genericStruct, "mix70", of: Mix70Generic<Int>.self),
    PairCase(.genericStruct, "mix71", of: Mix71Generic<Int>.self),
    PairCase(.genericStruct, "mix72", of: Mix72Generic<Int>.self),
    PairCase(.genericStruct, "mix73", of: Mix73Generic<Int>.self),
    PairCase(.genericStruct, "mix74", of: Mix74Generic<Int>.self),
    PairCase(.genericStruct, "mix75", of: Mix75Generic<Int>.self),
    PairCase(.genericStruct, "mix76", of: Mix76Generic<Int>.self),
    PairCase(.genericStruct, "mix77", of: Mix77Generic<Int>.self),
    PairCase(.genericStruct, "mix78", of: Mix78Generic<Int>.self),
    PairCase(.genericStruct, "mix79", of: Mix79Generic<Int>.self),
    PairCase(.genericStruct, "mix80", of: Mix80Generic<Int>.self),
    PairCase(.genericStruct, "mix81", of: Mix81Generic<Int>.self),
    PairCase(.genericStruct, "mix82", of: Mix82Generic<Int>.self),
    PairCase(.genericStruct, "mix83", of: Mix83Generic<Int>.self),
    PairCase(.genericStruct, "mix84", of: Mix84Generic<Int>.self),
    PairCase(.genericStruct, "mix85", of: Mix85Generic<Int>.self),
  ]

  @Test(arguments: cases) func pair(_ pair: PairCase) async { await pair.check() }
}

@Mappable(fieldNaming: .snakeCase)
struct Mix1Generic<Item> {
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
  @EncodableIf(.notNil) var item: Item?
}

@Mappable
struct Mix2Generic<Item> {
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
  @EncodableIf(.notNil) var item: Item?
}

@Mappable
struct Mix3Generic<Item> {
  var plain1: Int
  @CodableExtras var extras1: [String: Tree]
  var nested1: Inner
  @CodableFlattened var flat1: FlatPart
  @CodableFlattened(prefix: "fl1_") var lot1: Inner
  @CodableFlattened(prefix: "fo1_") var some1: Inner?
  @CodableFlattened(suffix: "_ob1") var part1: InnerObject
  @CodableFlattened(prefix: "w1_") var way1: Way
  @EncodableIf(.notNil) var item: Item?
}

@Mappable
struct Mix4Generic<Item> {
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
  @EncodableIf(.notNil) var item: Item?
}

@Mappable(conversions: .lenient)
struct Mix5Generic<Item> {
  var plain1: Int
  @CodableBy(.oneOf(dots)) var dot1: any Dotted
  var pet1: Pet
  var children1: [Mix5Generic] = []
  var span1: (Int, Int)
  @CodableBy(.iso8601) var moment1: Date
  var data1: Data?
  var rest1: Tree
  var yes1: Bool
  @DecodableRules(invalidElements: .drop) var kept1: [Int]
  @EncodableIf(.notNil) var item: Item?
}

@DecodableRules(acceptsSingleValues: true)
@Mappable(conversions: .strict)
struct Mix6Generic<Item> {
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
  @CodableHook(.didDecode) mutating func note1() { twice1 = counted1 * 2 }
  @EncodableIf(.notNil) var item: Item?
}

@Mappable(omitting: [.nil, .defaults, .empty])
struct Mix7Generic<Item> {
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
  @EncodableIf(.notNil) var item: Item?
}

@Mappable(fieldAliases: [.uppercase], nilValues: .writeNull, unknownKeys: .report)
struct Mix8Generic<Item> {
  var plain1: Int
  var loud1: Int
  var presence1: Presence<Int>
  var seen1: Int = 0 { didSet {} }
  @CodingKey(path: "place.maybe1") var maybe1: Int?
  @Archived(.excluded) var shy1: Int = 3
  @EncodableIf(.notNil) var item: Item?
}

@Mappable(conversions: .strict)
struct Mix9Generic<Item> {
  var plain1: Int
  @CodingKey("ck1") var custom1: Int
  @CodableBy(.plain(Int.self), in: "other") @CodableBy(.text(Int.self), in: .paired)
  var texted1: Int
  @CodableExtras var extras1: [String: Tree]
  var object1: InnerObject
  var spare1: InnerObject?
  @CodableBy(.oneOf(dots)) var dot1: any Dotted
  var exact1: Int
  @Archived(.conditionally) var seldom1: InnerObject?
  @EncodableIf(.notNil) var item: Item?
}

@DecodableRules(acceptsSingleValues: true)
@Mappable(fieldNaming: .snakeCase, nilValues: .writeNull)
struct Mix10Generic<Item> {
  var namedByRule1: Int
  @CodableBy(.plain(Int.self), in: "other") @CodableBy(.text(Int.self), in: .paired)
  var texted1: Int
  var nested1: Inner
  var stock1: [Inner]
  var table1: [String: Inner] = [:]
  var grid1: [[Int?]]
  var pet1: Pet
  var many1: [Int]
  var renamed1: Int
  @CodableHook(.willDecode) static func rename1(_ tree: inout Tree) {
    guard case .object(var object) = tree, let old = object["old1"] else { return }
    object["renamed1"] = old
    object["old1"] = nil
    tree = .object(object)
  }
  @EncodableIf(.notNil) var item: Item?
}

@Mappable(unknownKeys: .report)
struct Mix11Generic<Item> {
  @DecodableAlias("other1", "older1") var aliased1: Int
  @CodableBy(.plain(Int.self), in: "other") @CodableBy(.text(Int.self), in: .paired)
  var texted1: Int
  @CodableFlattened var flat1: FlatPart
  var scores1: [Suit: Int]
  var suits1: Set<Suit> = []
  var children1: [Mix11Generic] = []
  @Validated(.range(0...9)) var valid1: Int
  @CodableHook(.didEncode) func stamp1(_ tree: inout Tree) {
    guard case .object(var object) = tree else { return }
    object["stamp1"] = 1
    tree = .object(object)
  }
  @EncodableIf(.notNil) var item: Item?
}

@Mappable(fieldAliases: [.uppercase])
struct Mix12Generic<Item> {
  @CodingKey(path: "place.inner1") var pathed1: Int
  @CodableBy(.plain(Int.self), in: "other") @CodableBy(.text(Int.self), in: .paired)
  var texted1: Int
  @CodableFlattened(prefix: "fl1_") var lot1: Inner
  var branch1: Branch
  var span1: (Int, Int)
  @CodableDefault(7, on: .missing, .null, .invalid) var fallback1: Int
  @EncodableComputed var title1: Int { 9 }
  var loud1: Int
  @EncodableIf(.notNil) var item: Item?
}

@Mappable
struct Mix13Generic<Item> {
  @CodingKey(path: "place.shared1") var sharing1: Int
  @CodingKey(path: "place.deep.x1") var deep1: Int = 4
  @CodableBy(.plain(Int.self), in: "other") @CodableBy(.text(Int.self), in: .paired)
  var texted1: Int
  @CodableFlattened(prefix: "fo1_") var some1: Inner?
  var road1: Way
  var roads1: [Way]?
  @CodableBy(.iso8601) var moment1: Date
  var data1: Data?
  var rest1: Tree
  @CodableBy(.transform(decode: { (t: Int) in t - 1 }, encode: { (t: Int) in t + 1 })) var less1: Int
  let fixed1 = "k"
  var presence1: Presence<Int>
  @EncodableIf(.notNil) var item: Item?
}

@Mappable
struct Mix14Generic<Item> {
  @CodingKey("ck1") var custom1: Int
  @CodingKey(path: "list1[1].b") var picked1: Int
  var nested1: Inner
  var scores1: [Suit: Int]
  var suits1: Set<Suit> = []
  var span1: (Int, Int)
  @CodableBy(.transform(decode: { (t: Int) in t - 1 }, encode: { (t: Int) in t + 1 })) var less1: Int
  @CodableIgnored var cache1 = Mark()
  var seen1: Int = 0 { didSet {} }
  @EncodableIf(.notNil) var item: Item?
}

@Mappable
struct Mix15Generic<Item> {
  @CodingKey("ck1") var custom1: Int
  @CodingKey(path: "rows1[*].t") var collected1: [Int]
  @CodableFlattened var flat1: FlatPart
  var stock1: [Inner]
  var table1: [String: Inner] = [:]
  var grid1: [[Int?]]
  @CodableBy(.iso8601) var moment1: Date
  var data1: Data?
  var rest1: Tree
  @CodableDefault(7, on: .missing, .null, .invalid) var fallback1: Int
  @EncodableIf(.notDefault) var sparse1: Int = 3
  @CodingKey(path: "place.maybe1") var maybe1: Int?
  @EncodableIf(.notNil) var item: Item?
}

@Mappable(omitting: [.nil, .defaults, .empty])
struct Mix16Generic<Item> {
  @CodingKey("ck1") var custom1: Int
  @CodingKey("in1", encode: "out1") @DecodableAlias("out1") var turned1: Int
  @CodableFlattened(prefix: "fl1_") var lot1: Inner
  var road1: Way
  var roads1: [Way]?
  var pet1: Pet
  @Validated(.range(0...9)) var valid1: Int
  @Archived(.excluded) var shy1: Int = 3
  @EncodableIf(.notNil) var item: Item?
}

@DecodableRules(acceptsSingleValues: true)
@Mappable
struct Mix17Generic<Item> {
  @CodingKey("ck1") var custom1: Int
  @CodingKey("pk1", in: .paired, "other") var profiled1: Int
  @CodableIgnored(in: .paired) @CodingKey("other", in: "other") var secret1: Int = 3
  var initial1: Int = 7
  @CodableFlattened(prefix: "fo1_") var some1: Inner?
  var branch1: Branch
  var children1: [Mix17Generic] = []
  var many1: [Int]
  @EncodableIf(.notNil) var item: Item?
}

@Mappable(conversions: .lenient, unknownKeys: .report)
struct Mix18Generic<Item> {
  @CodingKey("ck1") var custom1: Int
  var given1: Int?
  var absent1: Int?
  @CodableFlattened(suffix: "_ob1") var part1: InnerObject
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
  @EncodableIf(.notNil) var item: Item?
}

@Mappable(nilValues: .writeNull)
struct Mix19Generic<Item> {
  @CodingKey("ck1") var custom1: Int
  @CodingKey(path: "place.inner1") var pathed1: Int
  @CodableFlattened(prefix: "w1_") var way1: Way
  var lead1: Lead
  @DecodableRules(invalidElements: .drop) var kept1: [Int]
  var counted1: Int
  @CodableIgnored var twice1 = 0
  @CodableHook(.didDecode) mutating func note1() { twice1 = counted1 * 2 }
  @CodableHook(.didEncode) func stamp1(_ tree: inout Tree) {
    guard case .object(var object) = tree else { return }
    object["stamp1"] = 1
    tree = .object(object)
  }
  @EncodableIf(.notNil) var item: Item?
}

@Mappable(fieldNaming: .snakeCase)
struct Mix20Generic<Item> {
  var namedByRule1: Int
  @CodingKey("plain", in: "other") @CodingKey(path: "place.pp1", in: .paired)
  var profiledPath1: Int = 4
  @CodableIgnored(in: .paired) @CodingKey("other", in: "other") var secret1: Int = 3
  @CodableFlattened var flat1: FlatPart
  var road1: Way
  var roads1: [Way]?
  var span1: (Int, Int)
  var base1: Int
  @DecodableBy(siblings: { (length: Int, object: AnyValue.Object) in
    length + (object["base1"]?.int ?? 0) }) var sum1: Int
  @Archived(.conditionally) var seldom1: InnerObject?
  @EncodableIf(.notNil) var item: Item?
}

@Mappable(fieldNaming: .snakeCase)
struct Mix21Generic<Item> {
  var namedByRule1: Int
  @CodableExtras var extras1: [String: Tree]
  var initial1: Int = 7
  var scores1: [Suit: Int]
  var suits1: Set<Suit> = []
  @CodableBy(.iso8601) var moment1: Date
  var data1: Data?
  var rest1: Tree
  var counted1: Int
  @CodableIgnored var twice1 = 0
  @CodableHook(.didDecode) mutating func note1() { twice1 = counted1 * 2 }
  @EncodableComputed var title1: Int { 9 }
  @Archived(.excluded) var shy1: Int = 3
  @EncodableIf(.notNil) var item: Item?
}

@Mappable(fieldNaming: .snakeCase)
struct Mix22Generic<Item> {
  var namedByRule1: Int
  @CodingKey("plain", in: "other") @CodingKey(path: "place.pp1", in: .paired)
  var profiledPath1: Int = 4
  @CodingKey(path: "list1[1].b") var picked1: Int
  @CodableFlattened(prefix: "fl1_") var lot1: Inner
  var object1: InnerObject
  var spare1: InnerObject?
  var children1: [Mix22Generic] = []
  let fixed1 = "k"
  @CodingKey(path: "place.maybe1") var maybe1: Int?
  @EncodableIf(.notNil) var item: Item?
}

@Mappable(fieldNaming: .snakeCase, fieldAliases: [.uppercase])
struct Mix23Generic<Item> {
  var namedByRule1: Int
  @CodingKey(path: "rows1[*].t") var collected1: [Int]
  @CodableFlattened(prefix: "fo1_") var some1: Inner?
  var guess1: Guess
  @CodableBy(.oneOf(dots)) var dot1: any Dotted
  @Validated(.range(0...9)) var valid1: Int
  @CodableIgnored var cache1 = Mark()
  var loud1: Int
  @EncodableIf(.notNil) var item: Item?
}

@Mappable(fieldAliases: [.uppercase], omitting: [.nil, .defaults, .empty])
struct Mix24Generic<Item> {
  @DecodableAlias("other1", "older1") var aliased1: Int
  @CodableIgnored(in: .paired) @CodingKey("other", in: "other") var secret1: Int = 3
  var given1: Int?
  var absent1: Int?
  var nested1: Inner
  var object1: InnerObject
  var spare1: InnerObject?
  @CodableBy(.iso8601) var moment1: Date
  var data1: Data?
  var rest1: Tree
  var loud1: Int
  @EncodableIf(.notNil) var item: Item?
}

@Mappable(unknownKeys: .report)
struct Mix25Generic<Item> {
  @CodingKey(path: "place.shared1") var sharing1: Int
  @CodingKey(path: "place.deep.x1") var deep1: Int = 4
  @CodableIgnored(in: .paired) @CodingKey("other", in: "other") var secret1: Int = 3
  @CodableFlattened(prefix: "fl1_") var lot1: Inner
  var stock1: [Inner]
  var table1: [String: Inner] = [:]
  var grid1: [[Int?]]
  @CodableBy(.oneOf(dots)) var dot1: any Dotted
  var counted1: Int
  @CodableIgnored var twice1 = 0
  @CodableHook(.didDecode) mutating func note1() { twice1 = counted1 * 2 }
  @CodableIgnored var cache1 = Mark()
  @EncodableIf(.notNil) var item: Item?
}

@Mappable(conversions: .lenient)
struct Mix26Generic<Item> {
  @CodingKey("pk1", in: .paired, "other") var profiled1: Int
  @CodableBy(.plain(Int.self), in: "other") @CodableBy(.text(Int.self), in: .paired)
  var texted1: Int
  @CodingKey("in1", encode: "out1") @DecodableAlias("out1") var turned1: Int
  @CodableFlattened(suffix: "_ob1") var part1: InnerObject
  var lead1: Lead
  var yes1: Bool
  @CodableIgnored var cache1 = Mark()
  @CodingKey(path: "place.maybe1") var maybe1: Int?
  @EncodableIf(.notNil) var item: Item?
}

@Mappable(fieldNaming: .snakeCase, conversions: .strict, unknownKeys: .report)
struct Mix27Generic<Item> {
  var namedByRule1: Int
  @CodingKey("plain", in: "other") @CodingKey(path: "place.pp1", in: .paired)
  var profiledPath1: Int = 4
  @CodingKey("in1", encode: "out1") @DecodableAlias("out1") var turned1: Int
  @CodableFlattened(prefix: "w1_") var way1: Way
  var branch1: Branch
  var exact1: Int
  @EncodableIf(.notDefault) var sparse1: Int = 3
  @EncodableIf(.notNil) var item: Item?
}

@Mappable(fieldNaming: .snakeCase, omitting: [.nil, .defaults, .empty])
struct Mix28Generic<Item> {
  var namedByRule1: Int
  @CodingKey("pk1", in: .paired, "other") var profiled1: Int
  var given1: Int?
  var absent1: Int?
  var scores1: [Suit: Int]
  var suits1: Set<Suit> = []
  @DecodableRules(invalidElements: .drop) var kept1: [Int]
  @CodableDefault(7, on: .missing, .null, .invalid) var fallback1: Int
  var presence1: Presence<Int>
  @EncodableIf(.notNil) var item: Item?
}

@Mappable(fieldNaming: .snakeCase)
struct Mix29Generic<Item> {
  var namedByRule1: Int
  @CodingKey(path: "place.shared1") var sharing1: Int
  @CodingKey(path: "place.deep.x1") var deep1: Int = 4
  @CodingKey(path: "rows1[*].t") var collected1: [Int]
  @CodableFlattened(suffix: "_ob1") var part1: InnerObject
  var object1: InnerObject
  var spare1: InnerObject?
  var pet1: Pet
  @CodableHook(.didEncode) func stamp1(_ tree: inout Tree) {
    guard case .object(var object) = tree else { return }
    object["stamp1"] = 1
    tree = .object(object)
  }
  var seen1: Int = 0 { didSet {} }
  @EncodableIf(.notNil) var item: Item?
}

@Mappable(conversions: .lenient)
struct Mix30Generic<Item> {
  @DecodableAlias("other1", "older1") var aliased1: Int
  @CodingKey(path: "list1[1].b") var picked1: Int
  @CodableFlattened(prefix: "fo1_") var some1: Inner?
  @CodableFlattened(prefix: "w1_") var way1: Way
  var stock1: [Inner]
  var table1: [String: Inner] = [:]
  var grid1: [[Int?]]
  var yes1: Bool
  @EncodableComputed var title1: Int { 9 }
  @Archived(.conditionally) var seldom1: InnerObject?
  @EncodableIf(.notNil) var item: Item?
}

@Mappable(conversions: .strict)
struct Mix31Generic<Item> {
  @CodingKey(path: "place.inner1") var pathed1: Int
  @CodableIgnored(in: .paired) @CodingKey("other", in: "other") var secret1: Int = 3
  var initial1: Int = 7
  @CodableFlattened(suffix: "_ob1") var part1: InnerObject
  var scores1: [Suit: Int]
  var suits1: Set<Suit> = []
  var pet1: Pet
  var exact1: Int
  let fixed1 = "k"
  @EncodableIf(.notNil) var item: Item?
}

@DecodableRules(acceptsSingleValues: true)
@Mappable
struct Mix32Generic<Item> {
  @DecodableAlias("other1", "older1") var aliased1: Int
  @CodingKey("in1", encode: "out1") @DecodableAlias("out1") var turned1: Int
  @CodableExtras var extras1: [String: Tree]
  var guess1: Guess
  var span1: (Int, Int)
  @DecodableRules(invalidElements: .drop) var kept1: [Int]
  var many1: [Int]
  let fixed1 = "k"
  @EncodableIf(.notNil) var item: Item?
}

@Mappable(fieldNaming: .snakeCase)
struct Mix33Generic<Item> {
  var namedByRule1: Int
  @DecodableAlias("other1", "older1") var aliased1: Int
  @CodingKey(path: "rows1[*].t") var collected1: [Int]
  var initial1: Int = 7
  @CodableFlattened(prefix: "fl1_") var lot1: Inner
  var lead1: Lead
  @CodableBy(.transform(decode: { (t: Int) in t - 1 }, encode: { (t: Int) in t + 1 })) var less1: Int
  var renamed1: Int
  @CodableHook(.willDecode) static func rename1(_ tree: inout Tree) {
    guard case .object(var object) = tree, let old = object["old1"] else { return }
    object["renamed1"] = old
    object["old1"] = nil
    tree = .object(object)
  }
  @EncodableIf(.notNil) var item: Item?
}

@Mappable(nilValues: .writeNull)
struct Mix34Generic<Item> {
  @DecodableAlias("other1", "older1") var aliased1: Int
  @CodingKey(path: "list1[1].b") var picked1: Int
  @CodableFlattened(suffix: "_ob1") var part1: InnerObject
  var branch1: Branch
  @CodableBy(.oneOf(dots)) var dot1: any Dotted
  var base1: Int
  @DecodableBy(siblings: { (length: Int, object: AnyValue.Object) in
    length + (object["base1"]?.int ?? 0) }) var sum1: Int
  @EncodableIf(.notDefault) var sparse1: Int = 3
  @EncodableIf(.notNil) var item: Item?
}

@Mappable
struct Mix35Generic<Item> {
  @CodingKey("ck1") var custom1: Int
  @CodingKey("plain", in: "other") @CodingKey(path: "place.pp1", in: .paired)
  var profiledPath1: Int = 4
  @CodingKey(path: "rows1[*].t") var collected1: [Int]
  var nested1: Inner
  var guess1: Guess
  var children1: [Mix35Generic] = []
  @EncodableComputed var title1: Int { 9 }
  var presence1: Presence<Int>
  @EncodableIf(.notNil) var item: Item?
}

@Mappable(conversions: .strict)
struct Mix36Generic<Item> {
  @DecodableAlias("other1", "older1") var aliased1: Int
  @CodingKey("pk1", in: .paired, "other") var profiled1: Int
  @CodingKey(path: "list1[1].b") var picked1: Int
  var road1: Way
  var roads1: [Way]?
  var exact1: Int
  var counted1: Int
  @CodableIgnored var twice1 = 0
  @CodableHook(.didDecode) mutating func note1() { twice1 = counted1 * 2 }
  var renamed1: Int
  @CodableHook(.willDecode) static func rename1(_ tree: inout Tree) {
    guard case .object(var object) = tree, let old = object["old1"] else { return }
    object["renamed1"] = old
    object["old1"] = nil
    tree = .object(object)
  }
  var seen1: Int = 0 { didSet {} }
  @EncodableIf(.notNil) var item: Item?
}

@Mappable
struct Mix37Generic<Item> {
  @DecodableAlias("other1", "older1") var aliased1: Int
  @CodingKey("plain", in: "other") @CodingKey(path: "place.pp1", in: .paired)
  var profiledPath1: Int = 4
  var given1: Int?
  var absent1: Int?
  @CodableFlattened(prefix: "fo1_") var some1: Inner?
  var pet1: Pet
  @CodableDefault(7, on: .missing, .null, .invalid) var fallback1: Int
  @CodableIgnored var cache1 = Mark()
  @Archived(.excluded) var shy1: Int = 3
  @EncodableIf(.notNil) var item: Item?
}

@DecodableRules(acceptsSingleValues: true)
@Mappable(omitting: [.nil, .defaults, .empty], unknownKeys: .report)
struct Mix38Generic<Item> {
  @CodingKey(path: "place.inner1") var pathed1: Int
  @CodingKey(path: "list1[1].b") var picked1: Int
  @CodingKey(path: "rows1[*].t") var collected1: [Int]
  var lead1: Lead
  var many1: [Int]
  @Archived(.conditionally) var seldom1: InnerObject?
  @EncodableIf(.notNil) var item: Item?
}

@Mappable
struct Mix39Generic<Item> {
  @CodingKey(path: "place.shared1") var sharing1: Int
  @CodingKey(path: "place.deep.x1") var deep1: Int = 4
  @CodingKey(path: "list1[1].b") var picked1: Int
  @CodableExtras var extras1: [String: Tree]
  var given1: Int?
  var absent1: Int?
  var branch1: Branch
  @DecodableRules(invalidElements: .drop) var kept1: [Int]
  @Validated(.range(0...9)) var valid1: Int
  @CodingKey(path: "place.maybe1") var maybe1: Int?
  @EncodableIf(.notNil) var item: Item?
}

@Mappable(omitting: [.nil, .defaults, .empty])
struct Mix40Generic<Item> {
  @CodingKey(path: "place.shared1") var sharing1: Int
  @CodingKey(path: "place.deep.x1") var deep1: Int = 4
  var initial1: Int = 7
  @CodableFlattened var flat1: FlatPart
  @CodableFlattened(prefix: "w1_") var way1: Way
  var guess1: Guess
  @CodableDefault(7, on: .missing, .null, .invalid) var fallback1: Int
  var seen1: Int = 0 { didSet {} }
  @EncodableIf(.notNil) var item: Item?
}

@Mappable
struct Mix41Generic<Item> {
  @CodingKey(path: "place.inner1") var pathed1: Int
  @CodingKey(path: "place.shared1") var sharing1: Int
  @CodingKey(path: "place.deep.x1") var deep1: Int = 4
  @CodingKey("in1", encode: "out1") @DecodableAlias("out1") var turned1: Int
  var nested1: Inner
  var stock1: [Inner]
  var table1: [String: Inner] = [:]
  var grid1: [[Int?]]
  var children1: [Mix41Generic] = []
  var base1: Int
  @DecodableBy(siblings: { (length: Int, object: AnyValue.Object) in
    length + (object["base1"]?.int ?? 0) }) var sum1: Int
  @Archived(.excluded) var shy1: Int = 3
  @EncodableIf(.notNil) var item: Item?
}

@Mappable(fieldAliases: [.uppercase], conversions: .lenient)
struct Mix42Generic<Item> {
  @CodingKey(path: "place.inner1") var pathed1: Int
  @CodableExtras var extras1: [String: Tree]
  var road1: Way
  var roads1: [Way]?
  var children1: [Mix42Generic] = []
  var yes1: Bool
  @CodableBy(.transform(decode: { (t: Int) in t - 1 }, encode: { (t: Int) in t + 1 })) var less1: Int
  @EncodableIf(.notDefault) var sparse1: Int = 3
  var loud1: Int
  @EncodableIf(.notNil) var item: Item?
}

@Mappable(fieldAliases: [.uppercase], nilValues: .writeNull)
struct Mix43Generic<Item> {
  @CodingKey(path: "place.shared1") var sharing1: Int
  @CodingKey(path: "place.deep.x1") var deep1: Int = 4
  @CodingKey("plain", in: "other") @CodingKey(path: "place.pp1", in: .paired)
  var profiledPath1: Int = 4
  @CodingKey("in1", encode: "out1") @DecodableAlias("out1") var turned1: Int
  var scores1: [Suit: Int]
  var suits1: Set<Suit> = []
  var renamed1: Int
  @CodableHook(.willDecode) static func rename1(_ tree: inout Tree) {
    guard case .object(var object) = tree, let old = object["old1"] else { return }
    object["renamed1"] = old
    object["old1"] = nil
    tree = .object(object)
  }
  var loud1: Int
  @Archived(.conditionally) var seldom1: InnerObject?
  @EncodableIf(.notNil) var item: Item?
}

@Mappable
struct Mix44Generic<Item> {
  @CodingKey("pk1", in: .paired, "other") var profiled1: Int
  var initial1: Int = 7
  var nested1: Inner
  var road1: Way
  var roads1: [Way]?
  @CodableBy(.oneOf(dots)) var dot1: any Dotted
  @CodableHook(.didEncode) func stamp1(_ tree: inout Tree) {
    guard case .object(var object) = tree else { return }
    object["stamp1"] = 1
    tree = .object(object)
  }
  @CodingKey(path: "place.maybe1") var maybe1: Int?
  @Archived(.conditionally) var seldom1: InnerObject?
  @EncodableIf(.notNil) var item: Item?
}

@Mappable
struct Mix45Generic<Item> {
  @DecodableAlias("other1", "older1") var aliased1: Int
  @CodingKey(path: "place.inner1") var pathed1: Int
  @CodingKey("in1", encode: "out1") @DecodableAlias("out1") var turned1: Int
  @CodableFlattened var flat1: FlatPart
  var object1: InnerObject
  var spare1: InnerObject?
  @CodableBy(.oneOf(dots)) var dot1: any Dotted
  var renamed1: Int
  @CodableHook(.willDecode) static func rename1(_ tree: inout Tree) {
    guard case .object(var object) = tree, let old = object["old1"] else { return }
    object["renamed1"] = old
    object["old1"] = nil
    tree = .object(object)
  }
  var presence1: Presence<Int>
  @EncodableIf(.notNil) var item: Item?
}

@Mappable
struct Mix46Generic<Item> {
  @CodingKey("plain", in: "other") @CodingKey(path: "place.pp1", in: .paired)
  var profiledPath1: Int = 4
  @CodableBy(.plain(Int.self), in: "other") @CodableBy(.text(Int.self), in: .paired)
  var texted1: Int
  var initial1: Int = 7
  var stock1: [Inner]
  var table1: [String: Inner] = [:]
  var grid1: [[Int?]]
  @DecodableRules(invalidElements: .drop) var kept1: [Int]
  @Validated(.range(0...9)) var valid1: Int
  @EncodableIf(.notDefault) var sparse1: Int = 3
  var seen1: Int = 0 { didSet {} }
  @EncodableIf(.notNil) var item: Item?
}

@Mappable
struct Mix47Generic<Item> {
  @CodingKey("pk1", in: .paired, "other") var profiled1: Int
  @CodingKey(path: "rows1[*].t") var collected1: [Int]
  @CodableFlattened(prefix: "w1_") var way1: Way
  var object1: InnerObject
  var spare1: InnerObject?
  var span1: (Int, Int)
  @Validated(.range(0...9)) var valid1: Int
  let fixed1 = "k"
  @Archived(.excluded) var shy1: Int = 3
  @EncodableIf(.notNil) var item: Item?
}

@Mappable(nilValues: .writeNull, conversions: .strict)
struct Mix48Generic<Item> {
  @CodingKey(path: "place.shared1") var sharing1: Int
  @CodingKey(path: "place.deep.x1") var deep1: Int = 4
  var given1: Int?
  var absent1: Int?
  @CodableFlattened var flat1: FlatPart
  var lead1: Lead
  var span1: (Int, Int)
  var exact1: Int
  @EncodableComputed var title1: Int { 9 }
  @EncodableIf(.notNil) var item: Item?
}

@DecodableRules(acceptsSingleValues: true)
@Mappable(fieldNaming: .snakeCase, conversions: .lenient)
struct Mix49Generic<Item> {
  var namedByRule1: Int
  @CodingKey(path: "place.shared1") var sharing1: Int
  @CodingKey(path: "place.deep.x1") var deep1: Int = 4
  @CodingKey("plain", in: "other") @CodingKey(path: "place.pp1", in: .paired)
  var profiledPath1: Int = 4
  @CodableFlattened(prefix: "fl1_") var lot1: Inner
  @CodableBy(.iso8601) var moment1: Date
  var data1: Data?
  var rest1: Tree
  var yes1: Bool
  var many1: [Int]
  @CodableHook(.didEncode) func stamp1(_ tree: inout Tree) {
    guard case .object(var object) = tree else { return }
    object["stamp1"] = 1
    tree = .object(object)
  }
  @EncodableIf(.notNil) var item: Item?
}

@Mappable
struct Mix50Generic<Item> {
  @CodingKey("pk1", in: .paired, "other") var profiled1: Int
  @CodableFlattened var flat1: FlatPart
  var branch1: Branch
  var guess1: Guess
  var pet1: Pet
  @CodableBy(.transform(decode: { (t: Int) in t - 1 }, encode: { (t: Int) in t + 1 })) var less1: Int
  var counted1: Int
  @CodableIgnored var twice1 = 0
  @CodableHook(.didDecode) mutating func note1() { twice1 = counted1 * 2 }
  @Archived(.conditionally) var seldom1: InnerObject?
  @EncodableIf(.notNil) var item: Item?
}

@Mappable
struct Mix51Generic<Item> {
  @CodingKey("pk1", in: .paired, "other") var profiled1: Int
  @CodableFlattened(prefix: "fl1_") var lot1: Inner
  @CodableFlattened(prefix: "fo1_") var some1: Inner?
  var object1: InnerObject
  var spare1: InnerObject?
  var scores1: [Suit: Int]
  var suits1: Set<Suit> = []
  @DecodableRules(invalidElements: .drop) var kept1: [Int]
  var base1: Int
  @DecodableBy(siblings: { (length: Int, object: AnyValue.Object) in
    length + (object["base1"]?.int ?? 0) }) var sum1: Int
  @EncodableIf(.notDefault) var sparse1: Int = 3
  @EncodableIf(.notNil) var item: Item?
}

@Mappable(fieldAliases: [.uppercase])
struct Mix52Generic<Item> {
  @CodableIgnored(in: .paired) @CodingKey("other", in: "other") var secret1: Int = 3
  @CodableFlattened(prefix: "w1_") var way1: Way
  var lead1: Lead
  var pet1: Pet
  var base1: Int
  @DecodableBy(siblings: { (length: Int, object: AnyValue.Object) in
    length + (object["base1"]?.int ?? 0) }) var sum1: Int
  @EncodableIf(.notDefault) var sparse1: Int = 3
  var loud1: Int
  var presence1: Presence<Int>
  @EncodableIf(.notNil) var item: Item?
}

@Mappable(omitting: [.nil, .defaults, .empty])
struct Mix53Generic<Item> {
  @CodingKey("plain", in: "other") @CodingKey(path: "place.pp1", in: .paired)
  var profiledPath1: Int = 4
  var given1: Int?
  var absent1: Int?
  @CodableFlattened(suffix: "_ob1") var part1: InnerObject
  var stock1: [Inner]
  var table1: [String: Inner] = [:]
  var grid1: [[Int?]]
  @CodableBy(.oneOf(dots)) var dot1: any Dotted
  @CodableBy(.transform(decode: { (t: Int) in t - 1 }, encode: { (t: Int) in t + 1 })) var less1: Int
  var counted1: Int
  @CodableIgnored var twice1 = 0
  @CodableHook(.didDecode) mutating func note1() { twice1 = counted1 * 2 }
  @EncodableIf(.notNil) var item: Item?
}

@Mappable(conversions: .strict)
struct Mix54Generic<Item> {
  @CodingKey(path: "place.inner1") var pathed1: Int
  @CodableIgnored(in: .paired) @CodingKey("other", in: "other") var secret1: Int = 3
  @CodingKey(path: "list1[1].b") var picked1: Int
  var guess1: Guess
  @CodableBy(.iso8601) var moment1: Date
  var data1: Data?
  var rest1: Tree
  var exact1: Int
  @CodableHook(.didEncode) func stamp1(_ tree: inout Tree) {
    guard case .object(var object) = tree else { return }
    object["stamp1"] = 1
    tree = .object(object)
  }
  @Archived(.excluded) var shy1: Int = 3
  @EncodableIf(.notNil) var item: Item?
}

@Mappable(nilValues: .writeNull, conversions: .lenient)
struct Mix55Generic<Item> {
  @CodableIgnored(in: .paired) @CodingKey("other", in: "other") var secret1: Int = 3
  var initial1: Int = 7
  var nested1: Inner
  var object1: InnerObject
  var spare1: InnerObject?
  var yes1: Bool
  @Validated(.range(0...9)) var valid1: Int
  @CodableDefault(7, on: .missing, .null, .invalid) var fallback1: Int
  @EncodableIf(.notNil) var item: Item?
}

@Mappable
struct Mix56Generic<Item> {
  @CodingKey(path: "place.inner1") var pathed1: Int
  var given1: Int?
  var absent1: Int?
  @CodableFlattened(prefix: "fl1_") var lot1: Inner
  var lead1: Lead
  var children1: [Mix56Generic] = []
  let fixed1 = "k"
  var seen1: Int = 0 { didSet {} }
  @Archived(.conditionally) var seldom1: InnerObject?
  @EncodableIf(.notNil) var item: Item?
}

@Mappable(nilValues: .writeNull)
struct Mix57Generic<Item> {
  @CodingKey(path: "place.inner1") var pathed1: Int
  @CodingKey(path: "rows1[*].t") var collected1: [Int]
  @CodableExtras var extras1: [String: Tree]
  var road1: Way
  var roads1: [Way]?
  @CodableBy(.iso8601) var moment1: Date
  var data1: Data?
  var rest1: Tree
  var base1: Int
  @DecodableBy(siblings: { (length: Int, object: AnyValue.Object) in
    length + (object["base1"]?.int ?? 0) }) var sum1: Int
  @CodableIgnored var cache1 = Mark()
  @EncodableIf(.notNil) var item: Item?
}

@Mappable(omitting: [.nil, .defaults, .empty])
struct Mix58Generic<Item> {
  @DecodableAlias("other1", "older1") var aliased1: Int
  @CodingKey(path: "place.inner1") var pathed1: Int
  @CodableFlattened(prefix: "fo1_") var some1: Inner?
  var span1: (Int, Int)
  var counted1: Int
  @CodableIgnored var twice1 = 0
  @CodableHook(.didDecode) mutating func note1() { twice1 = counted1 * 2 }
  var renamed1: Int
  @CodableHook(.willDecode) static func rename1(_ tree: inout Tree) {
    guard case .object(var object) = tree, let old = object["old1"] else { return }
    object["renamed1"] = old
    object["old1"] = nil
    tree = .object(object)
  }
  @CodingKey(path: "place.maybe1") var maybe1: Int?
  @EncodableIf(.notNil) var item: Item?
}

@DecodableRules(acceptsSingleValues: true)
@Mappable
struct Mix59Generic<Item> {
  var given1: Int?
  var absent1: Int?
  @CodableFlattened(suffix: "_ob1") var part1: InnerObject
  @CodableFlattened(prefix: "w1_") var way1: Way
  var scores1: [Suit: Int]
  var suits1: Set<Suit> = []
  var road1: Way
  var roads1: [Way]?
  @CodableBy(.oneOf(dots)) var dot1: any Dotted
  var many1: [Int]
  @EncodableComputed var title1: Int { 9 }
  @EncodableIf(.notNil) var item: Item?
}

@Mappable
struct Mix60Generic<Item> {
  @CodingKey(path: "list1[1].b") var picked1: Int
  @CodableExtras var extras1: [String: Tree]
  @CodableFlattened(suffix: "_ob1") var part1: InnerObject
  var stock1: [Inner]
  var table1: [String: Inner] = [:]
  var grid1: [[Int?]]
  var span1: (Int, Int)
  @CodableDefault(7, on: .missing, .null, .invalid) var fallback1: Int
  @CodableHook(.didEncode) func stamp1(_ tree: inout Tree) {
    guard case .object(var object) = tree else { return }
    object["stamp1"] = 1
    tree = .object(object)
  }
  var presence1: Presence<Int>
  @EncodableIf(.notNil) var item: Item?
}

@Mappable(unknownKeys: .report)
struct Mix61Generic<Item> {
  @CodableIgnored(in: .paired) @CodingKey("other", in: "other") var secret1: Int = 3
  var object1: InnerObject
  var spare1: InnerObject?
  var pet1: Pet
  @DecodableRules(invalidElements: .drop) var kept1: [Int]
  @CodableBy(.transform(decode: { (t: Int) in t - 1 }, encode: { (t: Int) in t + 1 })) var less1: Int
  @EncodableComputed var title1: Int { 9 }
  @CodingKey(path: "place.maybe1") var maybe1: Int?
  @EncodableIf(.notNil) var item: Item?
}

@Mappable(fieldAliases: [.uppercase], conversions: .lenient)
struct Mix62Generic<Item> {
  @CodingKey("ck1") var custom1: Int
  @CodingKey("pk1", in: .paired, "other") var profiled1: Int
  @CodingKey(path: "list1[1].b") var picked1: Int
  @CodableFlattened var flat1: FlatPart
  var stock1: [Inner]
  var table1: [String: Inner] = [:]
  var grid1: [[Int?]]
  var yes1: Bool
  let fixed1 = "k"
  var loud1: Int
  @EncodableIf(.notNil) var item: Item?
}

@DecodableRules(acceptsSingleValues: true)
@Mappable
struct Mix63Generic<Item> {
  @CodableBy(.plain(Int.self), in: "other") @CodableBy(.text(Int.self), in: .paired)
  var texted1: Int
  @CodableFlattened var flat1: FlatPart
  @CodableFlattened(suffix: "_ob1") var part1: InnerObject
  @DecodableRules(invalidElements: .drop) var kept1: [Int]
  var many1: [Int]
  @CodableIgnored var cache1 = Mark()
  @Archived(.excluded) var shy1: Int = 3
  @Archived(.conditionally) var seldom1: InnerObject?
  @EncodableIf(.notNil) var item: Item?
}

@Mappable(conversions: .lenient)
struct Mix64Generic<Item> {
  @CodingKey(path: "rows1[*].t") var collected1: [Int]
  var nested1: Inner
  var scores1: [Suit: Int]
  var suits1: Set<Suit> = []
  var branch1: Branch
  var yes1: Bool
  var counted1: Int
  @CodableIgnored var twice1 = 0
  @CodableHook(.didDecode) mutating func note1() { twice1 = counted1 * 2 }
  let fixed1 = "k"
  var presence1: Presence<Int>
  @EncodableIf(.notNil) var item: Item?
}

@Mappable(fieldAliases: [.uppercase], conversions: .strict)
struct Mix65Generic<Item> {
  @CodingKey(path: "rows1[*].t") var collected1: [Int]
  var initial1: Int = 7
  var nested1: Inner
  var exact1: Int
  @DecodableRules(invalidElements: .drop) var kept1: [Int]
  @CodableIgnored var cache1 = Mark()
  var loud1: Int
  var presence1: Presence<Int>
  @EncodableIf(.notNil) var item: Item?
}

@Mappable(unknownKeys: .report)
struct Mix66Generic<Item> {
  @CodingKey("pk1", in: .paired, "other") var profiled1: Int
  @CodingKey("in1", encode: "out1") @DecodableAlias("out1") var turned1: Int
  @CodableFlattened(prefix: "fo1_") var some1: Inner?
  var branch1: Branch
  @CodableBy(.iso8601) var moment1: Date
  var data1: Data?
  var rest1: Tree
  @EncodableComputed var title1: Int { 9 }
  var seen1: Int = 0 { didSet {} }
  @EncodableIf(.notNil) var item: Item?
}

@Mappable
struct Mix67Generic<Item> {
  @CodableIgnored(in: .paired) @CodingKey("other", in: "other") var secret1: Int = 3
  @CodableFlattened(suffix: "_ob1") var part1: InnerObject
  @CodableFlattened(prefix: "w1_") var way1: Way
  var lead1: Lead
  var children1: [Mix67Generic] = []
  @CodableBy(.iso8601) var moment1: Date
  var data1: Data?
  var rest1: Tree
  @Validated(.range(0...9)) var valid1: Int
  var renamed1: Int
  @CodableHook(.willDecode) static func rename1(_ tree: inout Tree) {
    guard case .object(var object) = tree, let old = object["old1"] else { return }
    object["renamed1"] = old
    object["old1"] = nil
    tree = .object(object)
  }
  @EncodableIf(.notNil) var item: Item?
}

@Mappable(unknownKeys: .report)
struct Mix68Generic<Item> {
  @CodingKey("in1", encode: "out1") @DecodableAlias("out1") var turned1: Int
  var nested1: Inner
  var road1: Way
  var roads1: [Way]?
  var lead1: Lead
  @CodableBy(.oneOf(dots)) var dot1: any Dotted
  @CodableDefault(7, on: .missing, .null, .invalid) var fallback1: Int
  let fixed1 = "k"
  @EncodableIf(.notNil) var item: Item?
}

@Mappable
struct Mix69Generic<Item> {
  @CodingKey(path: "place.shared1") var sharing1: Int
  @CodingKey(path: "place.deep.x1") var deep1: Int = 4
  @CodableBy(.plain(Int.self), in: "other") @CodableBy(.text(Int.self), in: .paired)
  var texted1: Int
  @CodingKey("in1", encode: "out1") @DecodableAlias("out1") var turned1: Int
  var given1: Int?
  var absent1: Int?
  var nested1: Inner
  var guess1: Guess
  var counted1: Int
  @CodableIgnored var twice1 = 0
  @CodableHook(.didDecode) mutating func note1() { twice1 = counted1 * 2 }
  @EncodableIf(.notDefault) var sparse1: Int = 3
  @EncodableIf(.notNil) var item: Item?
}

@Mappable(omitting: [.nil, .defaults, .empty], conversions: .lenient)
struct Mix70Generic<Item> {
  @CodableBy(.plain(Int.self), in: "other") @CodableBy(.text(Int.self), in: .paired)
  var texted1: Int
  @CodableExtras var extras1: [String: Tree]
  var initial1: Int = 7
  @CodableFlattened(prefix: "w1_") var way1: Way
  var yes1: Bool
  var base1: Int
  @DecodableBy(siblings: { (length: Int, object: AnyValue.Object) in
    length + (object["base1"]?.int ?? 0) }) var sum1: Int
  var seen1: Int = 0 { didSet {} }
  @EncodableIf(.notNil) var item: Item?
}

@Mappable(nilValues: .writeNull)
struct Mix71Generic<Item> {
  @CodingKey("pk1", in: .paired, "other") var profiled1: Int
  @CodingKey("in1", encode: "out1") @DecodableAlias("out1") var turned1: Int
  var given1: Int?
  var absent1: Int?
  @CodableFlattened(prefix: "fl1_") var lot1: Inner
  @CodableFlattened(prefix: "fo1_") var some1: Inner?
  @CodableBy(.transform(decode: { (t: Int) in t - 1 }, encode: { (t: Int) in t + 1 })) var less1: Int
  @CodableHook(.didEncode) func stamp1(_ tree: inout Tree) {
    guard case .object(var object) = tree else { return }
    object["stamp1"] = 1
    tree = .object(object)
  }
  @EncodableIf(.notNil) var item: Item?
}

@Mappable
struct Mix72Generic<Item> {
  @CodableExtras var extras1: [String: Tree]
  @CodableFlattened(prefix: "fo1_") var some1: Inner?
  var branch1: Branch
  var lead1: Lead
  @CodableBy(.oneOf(dots)) var dot1: any Dotted
  var pet1: Pet
  var renamed1: Int
  @CodableHook(.willDecode) static func rename1(_ tree: inout Tree) {
    guard case .object(var object) = tree, let old = object["old1"] else { return }
    object["renamed1"] = old
    object["old1"] = nil
    tree = .object(object)
  }
  @Archived(.excluded) var shy1: Int = 3
  @EncodableIf(.notNil) var item: Item?
}

@Mappable(conversions: .strict)
struct Mix73Generic<Item> {
  @CodableFlattened(prefix: "fl1_") var lot1: Inner
  @CodableFlattened(prefix: "fo1_") var some1: Inner?
  @CodableFlattened(prefix: "w1_") var way1: Way
  var stock1: [Inner]
  var table1: [String: Inner] = [:]
  var grid1: [[Int?]]
  var scores1: [Suit: Int]
  var suits1: Set<Suit> = []
  var guess1: Guess
  var exact1: Int
  @CodingKey(path: "place.maybe1") var maybe1: Int?
  @EncodableIf(.notNil) var item: Item?
}

@DecodableRules(acceptsSingleValues: true)
@Mappable(fieldAliases: [.uppercase])
struct Mix74Generic<Item> {
  @CodableFlattened(suffix: "_ob1") var part1: InnerObject
  @CodableFlattened(prefix: "w1_") var way1: Way
  var object1: InnerObject
  var spare1: InnerObject?
  var children1: [Mix74Generic] = []
  var many1: [Int]
  var counted1: Int
  @CodableIgnored var twice1 = 0
  @CodableHook(.didDecode) mutating func note1() { twice1 = counted1 * 2 }
  @CodableIgnored var cache1 = Mark()
  var loud1: Int
  @EncodableIf(.notNil) var item: Item?
}

@DecodableRules(acceptsSingleValues: true)
@Mappable
struct Mix75Generic<Item> {
  @CodingKey(path: "place.inner1") var pathed1: Int
  @CodableFlattened(prefix: "fl1_") var lot1: Inner
  @CodableBy(.iso8601) var moment1: Date
  var data1: Data?
  var rest1: Tree
  var many1: [Int]
  @Validated(.range(0...9)) var valid1: Int
  @EncodableIf(.notDefault) var sparse1: Int = 3
  var presence1: Presence<Int>
  @Archived(.conditionally) var seldom1: InnerObject?
  @EncodableIf(.notNil) var item: Item?
}

@Mappable(omitting: [.nil, .defaults, .empty])
struct Mix76Generic<Item> {
  var branch1: Branch
  @Validated(.range(0...9)) var valid1: Int
  var base1: Int
  @DecodableBy(siblings: { (length: Int, object: AnyValue.Object) in
    length + (object["base1"]?.int ?? 0) }) var sum1: Int
  @CodableHook(.didEncode) func stamp1(_ tree: inout Tree) {
    guard case .object(var object) = tree else { return }
    object["stamp1"] = 1
    tree = .object(object)
  }
  @EncodableComputed var title1: Int { 9 }
  let fixed1 = "k"
  @CodableIgnored var cache1 = Mark()
  @EncodableIf(.notNil) var item: Item?
}

@Mappable(nilValues: .writeNull, conversions: .strict)
struct Mix77Generic<Item> {
  var road1: Way
  var roads1: [Way]?
  var guess1: Guess
  var children1: [Mix77Generic] = []
  var exact1: Int
  @DecodableRules(invalidElements: .drop) var kept1: [Int]
  @CodableDefault(7, on: .missing, .null, .invalid) var fallback1: Int
  var renamed1: Int
  @CodableHook(.willDecode) static func rename1(_ tree: inout Tree) {
    guard case .object(var object) = tree, let old = object["old1"] else { return }
    object["renamed1"] = old
    object["old1"] = nil
    tree = .object(object)
  }
  @EncodableIf(.notNil) var item: Item?
}

@Mappable(conversions: .lenient, unknownKeys: .report)
struct Mix78Generic<Item> {
  var initial1: Int = 7
  @CodableFlattened(prefix: "w1_") var way1: Way
  var span1: (Int, Int)
  var yes1: Bool
  @CodableBy(.transform(decode: { (t: Int) in t - 1 }, encode: { (t: Int) in t + 1 })) var less1: Int
  @EncodableIf(.notDefault) var sparse1: Int = 3
  @Archived(.excluded) var shy1: Int = 3
  @EncodableIf(.notNil) var item: Item?
}

@DecodableRules(acceptsSingleValues: true)
@Mappable
struct Mix79Generic<Item> {
  @CodableIgnored(in: .paired) @CodingKey("other", in: "other") var secret1: Int = 3
  @CodableBy(.oneOf(dots)) var dot1: any Dotted
  var many1: [Int]
  var base1: Int
  @DecodableBy(siblings: { (length: Int, object: AnyValue.Object) in
    length + (object["base1"]?.int ?? 0) }) var sum1: Int
  var seen1: Int = 0 { didSet {} }
  @CodingKey(path: "place.maybe1") var maybe1: Int?
  @EncodableIf(.notNil) var item: Item?
}

@Mappable
struct Mix80Generic<Item> {
  @CodingKey("plain", in: "other") @CodingKey(path: "place.pp1", in: .paired)
  var profiledPath1: Int = 4
  var lead1: Lead
  @EncodableIf(.notNil) var item: Item?
}

@Mappable
struct Mix81Generic<Item> {
  @CodingKey(path: "list1[1].b") var picked1: Int
  var pet1: Pet
  @EncodableIf(.notNil) var item: Item?
}

@Mappable(omitting: [.nil, .defaults, .empty], conversions: .strict)
struct Mix82Generic<Item> {
  var exact1: Int
  @EncodableIf(.notNil) var item: Item?
}

@Mappable
struct Mix83Generic<Item> {
  @CodableDefault(7, on: .missing, .null, .invalid) var fallback1: Int
  @Archived(.conditionally) var seldom1: InnerObject?
  @EncodableIf(.notNil) var item: Item?
}

@Mappable(fieldAliases: [.uppercase])
struct Mix84Generic<Item> {
  @CodableHook(.didEncode) func stamp1(_ tree: inout Tree) {
    guard case .object(var object) = tree else { return }
    object["stamp1"] = 1
    tree = .object(object)
  }
  var loud1: Int
  @EncodableIf(.notNil) var item: Item?
}

@Mappable(nilValues: .writeNull)
struct Mix85Generic<Item> {
  let fixed1 = "k"
  @EncodableIf(.notNil) var item: Item?
}
