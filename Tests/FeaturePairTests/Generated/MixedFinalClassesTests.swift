// Made by Scripts/generate-feature-pairs.py; change what it makes, not this file.
// swift-format-ignore-file

import Foundation
import Maquette
import Testing

@Suite("Features in carriers: MixedFinalClasses")
struct MixedFinalClassesTests {
  static let cases: [PairCase] = [
    PairCase(.finalClass, "mix1", of: Mix1FinalClass.self),
    PairCase(.finalClass, "mix2", of: Mix2FinalClass.self),
    PairCase(.finalClass, "mix3", of: Mix3FinalClass.self),
    PairCase(.finalClass, "mix4", of: Mix4FinalClass.self),
    PairCase(.finalClass, "mix5", of: Mix5FinalClass.self),
    PairCase(.finalClass, "mix6", of: Mix6FinalClass.self),
    PairCase(.finalClass, "mix7", of: Mix7FinalClass.self),
    PairCase(.finalClass, "mix8", of: Mix8FinalClass.self),
    PairCase(.finalClass, "mix9", of: Mix9FinalClass.self),
    PairCase(.finalClass, "mix10", of: Mix10FinalClass.self),
    PairCase(.finalClass, "mix11", of: Mix11FinalClass.self),
    PairCase(.finalClass, "mix12", of: Mix12FinalClass.self),
    PairCase(.finalClass, "mix13", of: Mix13FinalClass.self),
    PairCase(.finalClass, "mix14", of: Mix14FinalClass.self),
    PairCase(.finalClass, "mix15", of: Mix15FinalClass.self),
    PairCase(.finalClass, "mix16", of: Mix16FinalClass.self),
    PairCase(.finalClass, "mix17", of: Mix17FinalClass.self),
    PairCase(.finalClass, "mix18", of: Mix18FinalClass.self),
    PairCase(.finalClass, "mix19", of: Mix19FinalClass.self),
    PairCase(.finalClass, "mix20", of: Mix20FinalClass.self),
    PairCase(.finalClass, "mix21", of: Mix21FinalClass.self),
    PairCase(.finalClass, "mix22", of: Mix22FinalClass.self),
    PairCase(.finalClass, "mix23", of: Mix23FinalClass.self),
    PairCase(.finalClass, "mix24", of: Mix24FinalClass.self),
    PairCase(.finalClass, "mix25", of: Mix25FinalClass.self),
    PairCase(.finalClass, "mix26", of: Mix26FinalClass.self),
    PairCase(.finalClass, "mix27", of: Mix27FinalClass.self),
    PairCase(.finalClass, "mix28", of: Mix28FinalClass.self),
    PairCase(.finalClass, "mix29", of: Mix29FinalClass.self),
    PairCase(.finalClass, "mix30", of: Mix30FinalClass.self),
    PairCase(.finalClass, "mix31", of: Mix31FinalClass.self),
    PairCase(.finalClass, "mix32", of: Mix32FinalClass.self),
    PairCase(.finalClass, "mix33", of: Mix33FinalClass.self),
    PairCase(.finalClass, "mix34", of: Mix34FinalClass.self),
    PairCase(.finalClass, "mix35", of: Mix35FinalClass.self),
    PairCase(.finalClass, "mix36", of: Mix36FinalClass.self),
    PairCase(.finalClass, "mix37", of: Mix37FinalClass.self),
    PairCase(.finalClass, "mix38", of: Mix38FinalClass.self),
    PairCase(.finalClass, "mix39", of: Mix39FinalClass.self),
    PairCase(.finalClass, "mix40", of: Mix40FinalClass.self),
    PairCase(.finalClass, "mix41", of: Mix41FinalClass.self),
    PairCase(.finalClass, "mix42", of: Mix42FinalClass.self),
    PairCase(.finalClass, "mix43", of: Mix43FinalClass.self),
    PairCase(.finalClass, "mix44", of: Mix44FinalClass.self),
    PairCase(.finalClass, "mix45", of: Mix45FinalClass.self),
    PairCase(.finalClass, "mix46", of: Mix46FinalClass.self),
    PairCase(.finalClass, "mix47", of: Mix47FinalClass.self),
    PairCase(.finalClass, "mix48", of: Mix48FinalClass.self),
    PairCase(.finalClass, "mix49", of: Mix49FinalClass.self),
    PairCase(.finalClass, "mix50", of: Mix50FinalClass.self),
    PairCase(.finalClass, "mix51", of: Mix51FinalClass.self),
    PairCase(.finalClass, "mix52", of: Mix52FinalClass.self),
    PairCase(.finalClass, "mix53", of: Mix53FinalClass.self),
    PairCase(.finalClass, "mix54", of: Mix54FinalClass.self),
    PairCase(.finalClass, "mix55", of: Mix55FinalClass.self),
    PairCase(.finalClass, "mix56", of: Mix56FinalClass.self),
    PairCase(.finalClass, "mix57", of: Mix57FinalClass.self),
    PairCase(.finalClass, "mix58", of: Mix58FinalClass.self),
    PairCase(.finalClass, "mix59", of: Mix59FinalClass.self),
    PairCase(.finalClass, "mix60", of: Mix60FinalClass.self),
    PairCase(.finalClass, "mix61", of: Mix61FinalClass.self),
    PairCase(.finalClass, "mix62", of: Mix62FinalClass.self),
    PairCase(.finalClass, "mix63", of: Mix63FinalClass.self),
    PairCase(.finalClass, "mix64", of: Mix64FinalClass.self),
    PairCase(.finalClass, "mix65", of: Mix65FinalClass.self),
    PairCase(.finalClass, "mix66", of: Mix66FinalClass.self),
    PairCase(.finalClass, "mix67", of: Mix67FinalClass.self),
    PairCase(.finalClass, "mix68", of: Mix68FinalClass.self),
    PairCase(.finalClass, "mix69", of: Mix69FinalClass.self),
    PairCase(.finalClass, "mix70", of: Mix70FinalClass.self),
    PairCase(.finalClass, "mix71", of: Mix71FinalClass.self),
    PairCase(.finalClass, "mix72", of: Mix72FinalClass.self),
    PairCase(.finalClass, "mix73", of: Mix73FinalClass.self),
    PairCase(.finalClass, "mix74", of: Mix74FinalClass.self),
    PairCase(.finalClass, "mix75", of: Mix75FinalClass.self),
    PairCase(.finalClass, "mix76", of: Mix76FinalClass.self),
    PairCase(.finalClass, "mix77", of: Mix77FinalClass.self),
    PairCase(.finalClass, "mix78", of: Mix78FinalClass.self),
    PairCase(.finalClass, "mix79", of: Mix79FinalClass.self),
    PairCase(.finalClass, "mix80", of: Mix80FinalClass.self),
    PairCase(.finalClass, "mix81", of: Mix81FinalClass.self),
    PairCase(.finalClass, "mix82", of: Mix82FinalClass.self),
    PairCase(.finalClass, "mix83", of: Mix83FinalClass.self),
    PairCase(.finalClass, "mix84", of: Mix84FinalClass.self),
    PairCase(.finalClass, "mix85", of: Mix85FinalClass.self),
  ]

  @Test(arguments: cases) func pair(_ pair: PairCase) async { await pair.check() }
}

@Mappable(fieldNaming: .snakeCase)
final class Mix1FinalClass {
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

@Mappable
final class Mix2FinalClass {
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
final class Mix3FinalClass {
  var plain1: Int
  @CodableExtras var extras1: [String: Tree]
  var nested1: Inner
  @CodableFlattened var flat1: FlatPart
  @CodableFlattened(prefix: "fl1_") var lot1: Inner
  @CodableFlattened(prefix: "fo1_") var some1: Inner?
  @CodableFlattened(suffix: "_ob1") var part1: InnerObject
  @CodableFlattened(prefix: "w1_") var way1: Way
}

@Mappable
final class Mix4FinalClass {
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

@Mappable(conversions: .lenient)
final class Mix5FinalClass {
  var plain1: Int
  @CodableBy(.oneOf(dots)) var dot1: any Dotted
  var pet1: Pet
  var children1: [Mix5FinalClass] = []
  var span1: (Int, Int)
  @CodableBy(.iso8601) var moment1: Date
  var data1: Data?
  var rest1: Tree
  var yes1: Bool
  @DecodableRules(invalidElements: .drop) var kept1: [Int]
}

@DecodableRules(acceptsSingleValues: true)
@Mappable(conversions: .strict)
final class Mix6FinalClass {
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

@Mappable(omitting: [.nil, .defaults, .empty])
final class Mix7FinalClass {
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

@Mappable(fieldAliases: [.uppercase], nilValues: .writeNull, unknownKeys: .report)
final class Mix8FinalClass {
  var plain1: Int
  var loud1: Int
  var presence1: Presence<Int>
  var seen1: Int = 0 { didSet {} }
  @CodingKey(path: "place.maybe1") var maybe1: Int?
  @Archived(.excluded) var shy1: Int = 3
}

@Mappable(conversions: .strict)
final class Mix9FinalClass {
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
}

@DecodableRules(acceptsSingleValues: true)
@Mappable(fieldNaming: .snakeCase, nilValues: .writeNull)
final class Mix10FinalClass {
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
}

@Mappable(unknownKeys: .report)
final class Mix11FinalClass {
  @DecodableAlias("other1", "older1") var aliased1: Int
  @CodableBy(.plain(Int.self), in: "other") @CodableBy(.text(Int.self), in: .paired)
  var texted1: Int
  @CodableFlattened var flat1: FlatPart
  var scores1: [Suit: Int]
  var suits1: Set<Suit> = []
  var children1: [Mix11FinalClass] = []
  @Validated(.range(0...9)) var valid1: Int
  @CodableHook(.didEncode) func stamp1(_ tree: inout Tree) {
    guard case .object(var object) = tree else { return }
    object["stamp1"] = 1
    tree = .object(object)
  }
}

@Mappable(fieldAliases: [.uppercase])
final class Mix12FinalClass {
  @CodingKey(path: "place.inner1") var pathed1: Int
  @CodableBy(.plain(Int.self), in: "other") @CodableBy(.text(Int.self), in: .paired)
  var texted1: Int
  @CodableFlattened(prefix: "fl1_") var lot1: Inner
  var branch1: Branch
  var span1: (Int, Int)
  @CodableDefault(7, on: .missing, .null, .invalid) var fallback1: Int
  @EncodableComputed var title1: Int { 9 }
  var loud1: Int
}

@Mappable
final class Mix13FinalClass {
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
}

@Mappable
final class Mix14FinalClass {
  @CodingKey("ck1") var custom1: Int
  @CodingKey(path: "list1[1].b") var picked1: Int
  var nested1: Inner
  var scores1: [Suit: Int]
  var suits1: Set<Suit> = []
  var span1: (Int, Int)
  @CodableBy(.transform(decode: { (t: Int) in t - 1 }, encode: { (t: Int) in t + 1 })) var less1: Int
  @CodableIgnored var cache1 = Mark()
  var seen1: Int = 0 { didSet {} }
}

@Mappable
final class Mix15FinalClass {
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
}

@Mappable(omitting: [.nil, .defaults, .empty])
final class Mix16FinalClass {
  @CodingKey("ck1") var custom1: Int
  @CodingKey("in1", encode: "out1") @DecodableAlias("out1") var turned1: Int
  @CodableFlattened(prefix: "fl1_") var lot1: Inner
  var road1: Way
  var roads1: [Way]?
  var pet1: Pet
  @Validated(.range(0...9)) var valid1: Int
  @Archived(.excluded) var shy1: Int = 3
}

@DecodableRules(acceptsSingleValues: true)
@Mappable
final class Mix17FinalClass {
  @CodingKey("ck1") var custom1: Int
  @CodingKey("pk1", in: .paired, "other") var profiled1: Int
  @CodableIgnored(in: .paired) @CodingKey("other", in: "other") var secret1: Int = 3
  var initial1: Int = 7
  @CodableFlattened(prefix: "fo1_") var some1: Inner?
  var branch1: Branch
  var children1: [Mix17FinalClass] = []
  var many1: [Int]
}

@Mappable(conversions: .lenient, unknownKeys: .report)
final class Mix18FinalClass {
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
}

@Mappable(nilValues: .writeNull)
final class Mix19FinalClass {
  @CodingKey("ck1") var custom1: Int
  @CodingKey(path: "place.inner1") var pathed1: Int
  @CodableFlattened(prefix: "w1_") var way1: Way
  var lead1: Lead
  @DecodableRules(invalidElements: .drop) var kept1: [Int]
  var counted1: Int
  @CodableIgnored var twice1 = 0
  @CodableHook(.didDecode) func note1() { twice1 = counted1 * 2 }
  @CodableHook(.didEncode) func stamp1(_ tree: inout Tree) {
    guard case .object(var object) = tree else { return }
    object["stamp1"] = 1
    tree = .object(object)
  }
}

@Mappable(fieldNaming: .snakeCase)
final class Mix20FinalClass {
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
}

@Mappable(fieldNaming: .snakeCase)
final class Mix21FinalClass {
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
  @CodableHook(.didDecode) func note1() { twice1 = counted1 * 2 }
  @EncodableComputed var title1: Int { 9 }
  @Archived(.excluded) var shy1: Int = 3
}

@Mappable(fieldNaming: .snakeCase)
final class Mix22FinalClass {
  var namedByRule1: Int
  @CodingKey("plain", in: "other") @CodingKey(path: "place.pp1", in: .paired)
  var profiledPath1: Int = 4
  @CodingKey(path: "list1[1].b") var picked1: Int
  @CodableFlattened(prefix: "fl1_") var lot1: Inner
  var object1: InnerObject
  var spare1: InnerObject?
  var children1: [Mix22FinalClass] = []
  let fixed1 = "k"
  @CodingKey(path: "place.maybe1") var maybe1: Int?
}

@Mappable(fieldNaming: .snakeCase, fieldAliases: [.uppercase])
final class Mix23FinalClass {
  var namedByRule1: Int
  @CodingKey(path: "rows1[*].t") var collected1: [Int]
  @CodableFlattened(prefix: "fo1_") var some1: Inner?
  var guess1: Guess
  @CodableBy(.oneOf(dots)) var dot1: any Dotted
  @Validated(.range(0...9)) var valid1: Int
  @CodableIgnored var cache1 = Mark()
  var loud1: Int
}

@Mappable(fieldAliases: [.uppercase], omitting: [.nil, .defaults, .empty])
final class Mix24FinalClass {
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
}

@Mappable(unknownKeys: .report)
final class Mix25FinalClass {
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
  @CodableHook(.didDecode) func note1() { twice1 = counted1 * 2 }
  @CodableIgnored var cache1 = Mark()
}

@Mappable(conversions: .lenient)
final class Mix26FinalClass {
  @CodingKey("pk1", in: .paired, "other") var profiled1: Int
  @CodableBy(.plain(Int.self), in: "other") @CodableBy(.text(Int.self), in: .paired)
  var texted1: Int
  @CodingKey("in1", encode: "out1") @DecodableAlias("out1") var turned1: Int
  @CodableFlattened(suffix: "_ob1") var part1: InnerObject
  var lead1: Lead
  var yes1: Bool
  @CodableIgnored var cache1 = Mark()
  @CodingKey(path: "place.maybe1") var maybe1: Int?
}

@Mappable(fieldNaming: .snakeCase, conversions: .strict, unknownKeys: .report)
final class Mix27FinalClass {
  var namedByRule1: Int
  @CodingKey("plain", in: "other") @CodingKey(path: "place.pp1", in: .paired)
  var profiledPath1: Int = 4
  @CodingKey("in1", encode: "out1") @DecodableAlias("out1") var turned1: Int
  @CodableFlattened(prefix: "w1_") var way1: Way
  var branch1: Branch
  var exact1: Int
  @EncodableIf(.notDefault) var sparse1: Int = 3
}

@Mappable(fieldNaming: .snakeCase, omitting: [.nil, .defaults, .empty])
final class Mix28FinalClass {
  var namedByRule1: Int
  @CodingKey("pk1", in: .paired, "other") var profiled1: Int
  var given1: Int?
  var absent1: Int?
  var scores1: [Suit: Int]
  var suits1: Set<Suit> = []
  @DecodableRules(invalidElements: .drop) var kept1: [Int]
  @CodableDefault(7, on: .missing, .null, .invalid) var fallback1: Int
  var presence1: Presence<Int>
}

@Mappable(fieldNaming: .snakeCase)
final class Mix29FinalClass {
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
}

@Mappable(conversions: .lenient)
final class Mix30FinalClass {
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
}

@Mappable(conversions: .strict)
final class Mix31FinalClass {
  @CodingKey(path: "place.inner1") var pathed1: Int
  @CodableIgnored(in: .paired) @CodingKey("other", in: "other") var secret1: Int = 3
  var initial1: Int = 7
  @CodableFlattened(suffix: "_ob1") var part1: InnerObject
  var scores1: [Suit: Int]
  var suits1: Set<Suit> = []
  var pet1: Pet
  var exact1: Int
  let fixed1 = "k"
}

@DecodableRules(acceptsSingleValues: true)
@Mappable
final class Mix32FinalClass {
  @DecodableAlias("other1", "older1") var aliased1: Int
  @CodingKey("in1", encode: "out1") @DecodableAlias("out1") var turned1: Int
  @CodableExtras var extras1: [String: Tree]
  var guess1: Guess
  var span1: (Int, Int)
  @DecodableRules(invalidElements: .drop) var kept1: [Int]
  var many1: [Int]
  let fixed1 = "k"
}

@Mappable(fieldNaming: .snakeCase)
final class Mix33FinalClass {
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
}

@Mappable(nilValues: .writeNull)
final class Mix34FinalClass {
  @DecodableAlias("other1", "older1") var aliased1: Int
  @CodingKey(path: "list1[1].b") var picked1: Int
  @CodableFlattened(suffix: "_ob1") var part1: InnerObject
  var branch1: Branch
  @CodableBy(.oneOf(dots)) var dot1: any Dotted
  var base1: Int
  @DecodableBy(siblings: { (length: Int, object: AnyValue.Object) in
    length + (object["base1"]?.int ?? 0) }) var sum1: Int
  @EncodableIf(.notDefault) var sparse1: Int = 3
}

@Mappable
final class Mix35FinalClass {
  @CodingKey("ck1") var custom1: Int
  @CodingKey("plain", in: "other") @CodingKey(path: "place.pp1", in: .paired)
  var profiledPath1: Int = 4
  @CodingKey(path: "rows1[*].t") var collected1: [Int]
  var nested1: Inner
  var guess1: Guess
  var children1: [Mix35FinalClass] = []
  @EncodableComputed var title1: Int { 9 }
  var presence1: Presence<Int>
}

@Mappable(conversions: .strict)
final class Mix36FinalClass {
  @DecodableAlias("other1", "older1") var aliased1: Int
  @CodingKey("pk1", in: .paired, "other") var profiled1: Int
  @CodingKey(path: "list1[1].b") var picked1: Int
  var road1: Way
  var roads1: [Way]?
  var exact1: Int
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
  var seen1: Int = 0 { didSet {} }
}

@Mappable
final class Mix37FinalClass {
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
}

@DecodableRules(acceptsSingleValues: true)
@Mappable(omitting: [.nil, .defaults, .empty], unknownKeys: .report)
final class Mix38FinalClass {
  @CodingKey(path: "place.inner1") var pathed1: Int
  @CodingKey(path: "list1[1].b") var picked1: Int
  @CodingKey(path: "rows1[*].t") var collected1: [Int]
  var lead1: Lead
  var many1: [Int]
  @Archived(.conditionally) var seldom1: InnerObject?
}

@Mappable
final class Mix39FinalClass {
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
}

@Mappable(omitting: [.nil, .defaults, .empty])
final class Mix40FinalClass {
  @CodingKey(path: "place.shared1") var sharing1: Int
  @CodingKey(path: "place.deep.x1") var deep1: Int = 4
  var initial1: Int = 7
  @CodableFlattened var flat1: FlatPart
  @CodableFlattened(prefix: "w1_") var way1: Way
  var guess1: Guess
  @CodableDefault(7, on: .missing, .null, .invalid) var fallback1: Int
  var seen1: Int = 0 { didSet {} }
}

@Mappable
final class Mix41FinalClass {
  @CodingKey(path: "place.inner1") var pathed1: Int
  @CodingKey(path: "place.shared1") var sharing1: Int
  @CodingKey(path: "place.deep.x1") var deep1: Int = 4
  @CodingKey("in1", encode: "out1") @DecodableAlias("out1") var turned1: Int
  var nested1: Inner
  var stock1: [Inner]
  var table1: [String: Inner] = [:]
  var grid1: [[Int?]]
  var children1: [Mix41FinalClass] = []
  var base1: Int
  @DecodableBy(siblings: { (length: Int, object: AnyValue.Object) in
    length + (object["base1"]?.int ?? 0) }) var sum1: Int
  @Archived(.excluded) var shy1: Int = 3
}

@Mappable(fieldAliases: [.uppercase], conversions: .lenient)
final class Mix42FinalClass {
  @CodingKey(path: "place.inner1") var pathed1: Int
  @CodableExtras var extras1: [String: Tree]
  var road1: Way
  var roads1: [Way]?
  var children1: [Mix42FinalClass] = []
  var yes1: Bool
  @CodableBy(.transform(decode: { (t: Int) in t - 1 }, encode: { (t: Int) in t + 1 })) var less1: Int
  @EncodableIf(.notDefault) var sparse1: Int = 3
  var loud1: Int
}

@Mappable(fieldAliases: [.uppercase], nilValues: .writeNull)
final class Mix43FinalClass {
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
}

@Mappable
final class Mix44FinalClass {
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
}

@Mappable
final class Mix45FinalClass {
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
}

@Mappable
final class Mix46FinalClass {
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
}

@Mappable
final class Mix47FinalClass {
  @CodingKey("pk1", in: .paired, "other") var profiled1: Int
  @CodingKey(path: "rows1[*].t") var collected1: [Int]
  @CodableFlattened(prefix: "w1_") var way1: Way
  var object1: InnerObject
  var spare1: InnerObject?
  var span1: (Int, Int)
  @Validated(.range(0...9)) var valid1: Int
  let fixed1 = "k"
  @Archived(.excluded) var shy1: Int = 3
}

@Mappable(nilValues: .writeNull, conversions: .strict)
final class Mix48FinalClass {
  @CodingKey(path: "place.shared1") var sharing1: Int
  @CodingKey(path: "place.deep.x1") var deep1: Int = 4
  var given1: Int?
  var absent1: Int?
  @CodableFlattened var flat1: FlatPart
  var lead1: Lead
  var span1: (Int, Int)
  var exact1: Int
  @EncodableComputed var title1: Int { 9 }
}

@DecodableRules(acceptsSingleValues: true)
@Mappable(fieldNaming: .snakeCase, conversions: .lenient)
final class Mix49FinalClass {
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
}

@Mappable
final class Mix50FinalClass {
  @CodingKey("pk1", in: .paired, "other") var profiled1: Int
  @CodableFlattened var flat1: FlatPart
  var branch1: Branch
  var guess1: Guess
  var pet1: Pet
  @CodableBy(.transform(decode: { (t: Int) in t - 1 }, encode: { (t: Int) in t + 1 })) var less1: Int
  var counted1: Int
  @CodableIgnored var twice1 = 0
  @CodableHook(.didDecode) func note1() { twice1 = counted1 * 2 }
  @Archived(.conditionally) var seldom1: InnerObject?
}

@Mappable
final class Mix51FinalClass {
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
}

@Mappable(fieldAliases: [.uppercase])
final class Mix52FinalClass {
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
}

@Mappable(omitting: [.nil, .defaults, .empty])
final class Mix53FinalClass {
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
  @CodableHook(.didDecode) func note1() { twice1 = counted1 * 2 }
}

@Mappable(conversions: .strict)
final class Mix54FinalClass {
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
}

@Mappable(nilValues: .writeNull, conversions: .lenient)
final class Mix55FinalClass {
  @CodableIgnored(in: .paired) @CodingKey("other", in: "other") var secret1: Int = 3
  var initial1: Int = 7
  var nested1: Inner
  var object1: InnerObject
  var spare1: InnerObject?
  var yes1: Bool
  @Validated(.range(0...9)) var valid1: Int
  @CodableDefault(7, on: .missing, .null, .invalid) var fallback1: Int
}

@Mappable
final class Mix56FinalClass {
  @CodingKey(path: "place.inner1") var pathed1: Int
  var given1: Int?
  var absent1: Int?
  @CodableFlattened(prefix: "fl1_") var lot1: Inner
  var lead1: Lead
  var children1: [Mix56FinalClass] = []
  let fixed1 = "k"
  var seen1: Int = 0 { didSet {} }
  @Archived(.conditionally) var seldom1: InnerObject?
}

@Mappable(nilValues: .writeNull)
final class Mix57FinalClass {
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
}

@Mappable(omitting: [.nil, .defaults, .empty])
final class Mix58FinalClass {
  @DecodableAlias("other1", "older1") var aliased1: Int
  @CodingKey(path: "place.inner1") var pathed1: Int
  @CodableFlattened(prefix: "fo1_") var some1: Inner?
  var span1: (Int, Int)
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
  @CodingKey(path: "place.maybe1") var maybe1: Int?
}

@DecodableRules(acceptsSingleValues: true)
@Mappable
final class Mix59FinalClass {
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
}

@Mappable
final class Mix60FinalClass {
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
}

@Mappable(unknownKeys: .report)
final class Mix61FinalClass {
  @CodableIgnored(in: .paired) @CodingKey("other", in: "other") var secret1: Int = 3
  var object1: InnerObject
  var spare1: InnerObject?
  var pet1: Pet
  @DecodableRules(invalidElements: .drop) var kept1: [Int]
  @CodableBy(.transform(decode: { (t: Int) in t - 1 }, encode: { (t: Int) in t + 1 })) var less1: Int
  @EncodableComputed var title1: Int { 9 }
  @CodingKey(path: "place.maybe1") var maybe1: Int?
}

@Mappable(fieldAliases: [.uppercase], conversions: .lenient)
final class Mix62FinalClass {
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
}

@DecodableRules(acceptsSingleValues: true)
@Mappable
final class Mix63FinalClass {
  @CodableBy(.plain(Int.self), in: "other") @CodableBy(.text(Int.self), in: .paired)
  var texted1: Int
  @CodableFlattened var flat1: FlatPart
  @CodableFlattened(suffix: "_ob1") var part1: InnerObject
  @DecodableRules(invalidElements: .drop) var kept1: [Int]
  var many1: [Int]
  @CodableIgnored var cache1 = Mark()
  @Archived(.excluded) var shy1: Int = 3
  @Archived(.conditionally) var seldom1: InnerObject?
}

@Mappable(conversions: .lenient)
final class Mix64FinalClass {
  @CodingKey(path: "rows1[*].t") var collected1: [Int]
  var nested1: Inner
  var scores1: [Suit: Int]
  var suits1: Set<Suit> = []
  var branch1: Branch
  var yes1: Bool
  var counted1: Int
  @CodableIgnored var twice1 = 0
  @CodableHook(.didDecode) func note1() { twice1 = counted1 * 2 }
  let fixed1 = "k"
  var presence1: Presence<Int>
}

@Mappable(fieldAliases: [.uppercase], conversions: .strict)
final class Mix65FinalClass {
  @CodingKey(path: "rows1[*].t") var collected1: [Int]
  var initial1: Int = 7
  var nested1: Inner
  var exact1: Int
  @DecodableRules(invalidElements: .drop) var kept1: [Int]
  @CodableIgnored var cache1 = Mark()
  var loud1: Int
  var presence1: Presence<Int>
}

@Mappable(unknownKeys: .report)
final class Mix66FinalClass {
  @CodingKey("pk1", in: .paired, "other") var profiled1: Int
  @CodingKey("in1", encode: "out1") @DecodableAlias("out1") var turned1: Int
  @CodableFlattened(prefix: "fo1_") var some1: Inner?
  var branch1: Branch
  @CodableBy(.iso8601) var moment1: Date
  var data1: Data?
  var rest1: Tree
  @EncodableComputed var title1: Int { 9 }
  var seen1: Int = 0 { didSet {} }
}

@Mappable
final class Mix67FinalClass {
  @CodableIgnored(in: .paired) @CodingKey("other", in: "other") var secret1: Int = 3
  @CodableFlattened(suffix: "_ob1") var part1: InnerObject
  @CodableFlattened(prefix: "w1_") var way1: Way
  var lead1: Lead
  var children1: [Mix67FinalClass] = []
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
}

@Mappable(unknownKeys: .report)
final class Mix68FinalClass {
  @CodingKey("in1", encode: "out1") @DecodableAlias("out1") var turned1: Int
  var nested1: Inner
  var road1: Way
  var roads1: [Way]?
  var lead1: Lead
  @CodableBy(.oneOf(dots)) var dot1: any Dotted
  @CodableDefault(7, on: .missing, .null, .invalid) var fallback1: Int
  let fixed1 = "k"
}

@Mappable
final class Mix69FinalClass {
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
  @CodableHook(.didDecode) func note1() { twice1 = counted1 * 2 }
  @EncodableIf(.notDefault) var sparse1: Int = 3
}

@Mappable(omitting: [.nil, .defaults, .empty], conversions: .lenient)
final class Mix70FinalClass {
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
}

@Mappable(nilValues: .writeNull)
final class Mix71FinalClass {
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
}

@Mappable
final class Mix72FinalClass {
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
}

@Mappable(conversions: .strict)
final class Mix73FinalClass {
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
}

@DecodableRules(acceptsSingleValues: true)
@Mappable(fieldAliases: [.uppercase])
final class Mix74FinalClass {
  @CodableFlattened(suffix: "_ob1") var part1: InnerObject
  @CodableFlattened(prefix: "w1_") var way1: Way
  var object1: InnerObject
  var spare1: InnerObject?
  var children1: [Mix74FinalClass] = []
  var many1: [Int]
  var counted1: Int
  @CodableIgnored var twice1 = 0
  @CodableHook(.didDecode) func note1() { twice1 = counted1 * 2 }
  @CodableIgnored var cache1 = Mark()
  var loud1: Int
}

@DecodableRules(acceptsSingleValues: true)
@Mappable
final class Mix75FinalClass {
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
}

@Mappable(omitting: [.nil, .defaults, .empty])
final class Mix76FinalClass {
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
}

@Mappable(nilValues: .writeNull, conversions: .strict)
final class Mix77FinalClass {
  var road1: Way
  var roads1: [Way]?
  var guess1: Guess
  var children1: [Mix77FinalClass] = []
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
}

@Mappable(conversions: .lenient, unknownKeys: .report)
final class Mix78FinalClass {
  var initial1: Int = 7
  @CodableFlattened(prefix: "w1_") var way1: Way
  var span1: (Int, Int)
  var yes1: Bool
  @CodableBy(.transform(decode: { (t: Int) in t - 1 }, encode: { (t: Int) in t + 1 })) var less1: Int
  @EncodableIf(.notDefault) var sparse1: Int = 3
  @Archived(.excluded) var shy1: Int = 3
}

@DecodableRules(acceptsSingleValues: true)
@Mappable
final class Mix79FinalClass {
  @CodableIgnored(in: .paired) @CodingKey("other", in: "other") var secret1: Int = 3
  @CodableBy(.oneOf(dots)) var dot1: any Dotted
  var many1: [Int]
  var base1: Int
  @DecodableBy(siblings: { (length: Int, object: AnyValue.Object) in
    length + (object["base1"]?.int ?? 0) }) var sum1: Int
  var seen1: Int = 0 { didSet {} }
  @CodingKey(path: "place.maybe1") var maybe1: Int?
}

@Mappable
final class Mix80FinalClass {
  @CodingKey("plain", in: "other") @CodingKey(path: "place.pp1", in: .paired)
  var profiledPath1: Int = 4
  var lead1: Lead
}

@Mappable
final class Mix81FinalClass {
  @CodingKey(path: "list1[1].b") var picked1: Int
  var pet1: Pet
}

@Mappable(omitting: [.nil, .defaults, .empty], conversions: .strict)
final class Mix82FinalClass {
  var exact1: Int
}

@Mappable
final class Mix83FinalClass {
  @CodableDefault(7, on: .missing, .null, .invalid) var fallback1: Int
  @Archived(.conditionally) var seldom1: InnerObject?
}

@Mappable(fieldAliases: [.uppercase])
final class Mix84FinalClass {
  @CodableHook(.didEncode) func stamp1(_ tree: inout Tree) {
    guard case .object(var object) = tree else { return }
    object["stamp1"] = 1
    tree = .object(object)
  }
  var loud1: Int
}

@Mappable(nilValues: .writeNull)
final class Mix85FinalClass {
  let fixed1 = "k"
}
