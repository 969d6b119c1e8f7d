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
  @CodingKey("ck1") var custom1: Int
  var loud1: Int
  var presence1: Presence<Int>
  var seen1: Int = 0 { didSet {} }
  @CodingKey(path: "place.maybe1") var maybe1: Int?
}

@Mappable(fieldNaming: .snakeCase, nilValues: .writeNull, conversions: .strict)
final class Mix9FinalClass {
  var namedByRule1: Int
  @CodableBy(.plain(Int.self), in: "other") @CodableBy(.text(Int.self), in: .paired)
  var texted1: Int
  @CodableExtras var extras1: [String: Tree]
  var object1: InnerObject
  var spare1: InnerObject?
  @CodableBy(.oneOf(dots)) var dot1: any Dotted
  var exact1: Int
  var renamed1: Int
  @CodableHook(.willDecode) static func rename1(_ tree: inout Tree) {
    guard case .object(var object) = tree, let old = object["old1"] else { return }
    object["renamed1"] = old
    object["old1"] = nil
    tree = .object(object)
  }
}

@DecodableRules(acceptsSingleValues: true)
@Mappable(unknownKeys: .report)
final class Mix10FinalClass {
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

@Mappable(fieldAliases: [.uppercase])
final class Mix11FinalClass {
  @CodingKey(path: "place.inner1") var pathed1: Int
  @CodableBy(.plain(Int.self), in: "other") @CodableBy(.text(Int.self), in: .paired)
  var texted1: Int
  @CodableFlattened var flat1: FlatPart
  var scores1: [Suit: Int]
  var suits1: Set<Suit> = []
  var children1: [Mix11FinalClass] = []
  @Validated(.range(0...9)) var valid1: Int
  @EncodableComputed var title1: Int { 9 }
  var loud1: Int
}

@Mappable
final class Mix12FinalClass {
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
final class Mix13FinalClass {
  @CodingKey("ck1") var custom1: Int
  @CodingKey(path: "list1[1].b") var picked1: Int
  @CodingKey(path: "rows1[*].t") var collected1: [Int]
  @CodableExtras var extras1: [String: Tree]
  var stock1: [Inner]
  var table1: [String: Inner] = [:]
  var grid1: [[Int?]]
  var children1: [Mix13FinalClass] = []
  @CodableDefault(7, on: .missing, .null, .invalid) var fallback1: Int
  @CodableIgnored var cache1 = Mark()
}

@Mappable
final class Mix14FinalClass {
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

@DecodableRules(acceptsSingleValues: true)
@Mappable(omitting: [.nil, .defaults, .empty])
final class Mix15FinalClass {
  @CodingKey("ck1") var custom1: Int
  @CodingKey("pk1", in: .paired, "other") var profiled1: Int
  var initial1: Int = 7
  @CodableFlattened var flat1: FlatPart
  var branch1: Branch
  @CodableBy(.oneOf(dots)) var dot1: any Dotted
  var many1: [Int]
}

@Mappable(conversions: .strict)
final class Mix16FinalClass {
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

@Mappable
final class Mix17FinalClass {
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

@Mappable(conversions: .lenient)
final class Mix18FinalClass {
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

@Mappable(fieldNaming: .snakeCase)
final class Mix19FinalClass {
  @CodingKey("ck1") var custom1: Int
  var namedByRule1: Int
  @CodableIgnored(in: .paired) @CodingKey("other", in: "other") var secret1: Int = 3
  @CodableFlattened var flat1: FlatPart
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

@DecodableRules(acceptsSingleValues: true)
@Mappable(fieldNaming: .snakeCase, conversions: .lenient)
final class Mix21FinalClass {
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

@Mappable
final class Mix22FinalClass {
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

@Mappable(fieldNaming: .snakeCase, fieldAliases: [.uppercase], omitting: [.nil, .defaults, .empty])
final class Mix23FinalClass {
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

@Mappable(fieldNaming: .snakeCase)
final class Mix24FinalClass {
  var namedByRule1: Int
  @CodingKey(path: "place.inner1") var pathed1: Int
  @CodingKey("in1", encode: "out1") @DecodableAlias("out1") var turned1: Int
  @CodableFlattened(suffix: "_ob1") var part1: InnerObject
  var branch1: Branch
  var guess1: Guess
  var pet1: Pet
  @CodableDefault(7, on: .missing, .null, .invalid) var fallback1: Int
}

@Mappable(fieldAliases: [.uppercase])
final class Mix25FinalClass {
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

@Mappable(fieldNaming: .snakeCase, unknownKeys: .report)
final class Mix26FinalClass {
  var namedByRule1: Int
  var initial1: Int = 7
  @CodableFlattened(prefix: "w1_") var way1: Way
  var children1: [Mix26FinalClass] = []
  @CodableBy(.transform(decode: { (t: Int) in t - 1 }, encode: { (t: Int) in t + 1 })) var less1: Int
  @EncodableIf(.notDefault) var sparse1: Int = 3
  var presence1: Presence<Int>
}

@Mappable(omitting: [.nil, .defaults, .empty])
final class Mix27FinalClass {
  @DecodableAlias("other1", "older1") var aliased1: Int
  @CodingKey(path: "place.inner1") var pathed1: Int
  @CodingKey(path: "list1[1].b") var picked1: Int
  @CodableFlattened(prefix: "fl1_") var lot1: Inner
  var object1: InnerObject
  var spare1: InnerObject?
  @DecodableRules(invalidElements: .drop) var kept1: [Int]
  @CodableBy(.transform(decode: { (t: Int) in t - 1 }, encode: { (t: Int) in t + 1 })) var less1: Int
}

@Mappable
final class Mix28FinalClass {
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
final class Mix29FinalClass {
  @DecodableAlias("other1", "older1") var aliased1: Int
  @CodingKey(path: "place.shared1") var sharing1: Int
  @CodingKey(path: "place.deep.x1") var deep1: Int = 4
  @CodingKey("in1", encode: "out1") @DecodableAlias("out1") var turned1: Int
  @CodableExtras var extras1: [String: Tree]
  var initial1: Int = 7
  var lead1: Lead
  @CodableBy(.iso8601) var moment1: Date
  var data1: Data?
  var rest1: Tree
  @CodingKey(path: "place.maybe1") var maybe1: Int?
}

@Mappable(nilValues: .writeNull)
final class Mix30FinalClass {
  @DecodableAlias("other1", "older1") var aliased1: Int
  @CodingKey("plain", in: "other") @CodingKey(path: "place.pp1", in: .paired)
  var profiledPath1: Int = 4
  var given1: Int?
  var absent1: Int?
  @CodableFlattened var flat1: FlatPart
  var road1: Way
  var roads1: [Way]?
  var children1: [Mix30FinalClass] = []
  let fixed1 = "k"
}

@Mappable(conversions: .strict, unknownKeys: .report)
final class Mix31FinalClass {
  @CodingKey(path: "place.shared1") var sharing1: Int
  @CodingKey(path: "place.deep.x1") var deep1: Int = 4
  @CodingKey(path: "list1[1].b") var picked1: Int
  @CodingKey(path: "rows1[*].t") var collected1: [Int]
  @CodableFlattened var flat1: FlatPart
  var guess1: Guess
  var span1: (Int, Int)
  var exact1: Int
}

@DecodableRules(acceptsSingleValues: true)
@Mappable
final class Mix32FinalClass {
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

@Mappable(nilValues: .writeNull)
final class Mix33FinalClass {
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

@Mappable(conversions: .lenient)
final class Mix34FinalClass {
  @CodingKey(path: "place.inner1") var pathed1: Int
  @CodableExtras var extras1: [String: Tree]
  var given1: Int?
  var absent1: Int?
  var nested1: Inner
  var branch1: Branch
  var yes1: Bool
  var counted1: Int
  @CodableIgnored var twice1 = 0
  @CodableHook(.didDecode) func note1() { twice1 = counted1 * 2 }
  @CodableIgnored var cache1 = Mark()
}

@Mappable(conversions: .strict)
final class Mix35FinalClass {
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
final class Mix36FinalClass {
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

@Mappable(unknownKeys: .report)
final class Mix37FinalClass {
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

@Mappable
final class Mix38FinalClass {
  @CodingKey("pk1", in: .paired, "other") var profiled1: Int
  @CodableFlattened(prefix: "fl1_") var lot1: Inner
  var stock1: [Inner]
  var table1: [String: Inner] = [:]
  var grid1: [[Int?]]
  var guess1: Guess
  var children1: [Mix38FinalClass] = []
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

@Mappable(fieldNaming: .snakeCase)
final class Mix39FinalClass {
  var namedByRule1: Int
  @DecodableAlias("other1", "older1") var aliased1: Int
  @CodableIgnored(in: .paired) @CodingKey("other", in: "other") var secret1: Int = 3
  var initial1: Int = 7
  @CodableFlattened(prefix: "fo1_") var some1: Inner?
  var guess1: Guess
  @Validated(.range(0...9)) var valid1: Int
  @CodableIgnored var cache1 = Mark()
}

@Mappable
final class Mix40FinalClass {
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

@DecodableRules(acceptsSingleValues: true)
@Mappable
final class Mix41FinalClass {
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

@Mappable(conversions: .lenient)
final class Mix42FinalClass {
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

@Mappable(fieldAliases: [.uppercase])
final class Mix43FinalClass {
  @CodingKey("pk1", in: .paired, "other") var profiled1: Int
  @CodingKey(path: "rows1[*].t") var collected1: [Int]
  @CodableFlattened(prefix: "w1_") var way1: Way
  var branch1: Branch
  @DecodableRules(invalidElements: .drop) var kept1: [Int]
  @Validated(.range(0...9)) var valid1: Int
  let fixed1 = "k"
  var loud1: Int
}

@Mappable(nilValues: .writeNull, conversions: .lenient)
final class Mix44FinalClass {
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

@Mappable(fieldAliases: [.uppercase])
final class Mix45FinalClass {
  @CodingKey(path: "place.shared1") var sharing1: Int
  @CodingKey(path: "place.deep.x1") var deep1: Int = 4
  @CodingKey("in1", encode: "out1") @DecodableAlias("out1") var turned1: Int
  @CodableFlattened var flat1: FlatPart
  var object1: InnerObject
  var spare1: InnerObject?
  var children1: [Mix45FinalClass] = []
  var base1: Int
  @DecodableBy(siblings: { (length: Int, object: AnyValue.Object) in
    length + (object["base1"]?.int ?? 0) }) var sum1: Int
  @CodableIgnored var cache1 = Mark()
  var loud1: Int
}

@Mappable(omitting: [.nil, .defaults, .empty], conversions: .strict)
final class Mix46FinalClass {
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

@Mappable
final class Mix47FinalClass {
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

@Mappable(unknownKeys: .report)
final class Mix48FinalClass {
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

@Mappable(omitting: [.nil, .defaults, .empty], conversions: .lenient)
final class Mix49FinalClass {
  @CodableIgnored(in: .paired) @CodingKey("other", in: "other") var secret1: Int = 3
  @CodingKey(path: "rows1[*].t") var collected1: [Int]
  var initial1: Int = 7
  var object1: InnerObject
  var spare1: InnerObject?
  var yes1: Bool
  @CodableDefault(7, on: .missing, .null, .invalid) var fallback1: Int
  var seen1: Int = 0 { didSet {} }
}

@Mappable(nilValues: .writeNull, unknownKeys: .report)
final class Mix50FinalClass {
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

@DecodableRules(acceptsSingleValues: true)
@Mappable
final class Mix51FinalClass {
  @CodableExtras var extras1: [String: Tree]
  var scores1: [Suit: Int]
  var suits1: Set<Suit> = []
  var span1: (Int, Int)
  @DecodableRules(invalidElements: .drop) var kept1: [Int]
  var many1: [Int]
  @CodableIgnored var cache1 = Mark()
  @EncodableIf(.notDefault) var sparse1: Int = 3
  @CodingKey(path: "place.maybe1") var maybe1: Int?
}

@Mappable(fieldAliases: [.uppercase], conversions: .lenient)
final class Mix52FinalClass {
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

@Mappable(unknownKeys: .report)
final class Mix53FinalClass {
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

@Mappable
final class Mix54FinalClass {
  @CodableIgnored(in: .paired) @CodingKey("other", in: "other") var secret1: Int = 3
  var given1: Int?
  var absent1: Int?
  @CodableFlattened(prefix: "fo1_") var some1: Inner?
  var branch1: Branch
  var children1: [Mix54FinalClass] = []
  @CodableBy(.transform(decode: { (t: Int) in t - 1 }, encode: { (t: Int) in t + 1 })) var less1: Int
  @CodableHook(.didEncode) func stamp1(_ tree: inout Tree) {
    guard case .object(var object) = tree else { return }
    object["stamp1"] = 1
    tree = .object(object)
  }
  @CodingKey(path: "place.maybe1") var maybe1: Int?
}

@Mappable
final class Mix55FinalClass {
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
final class Mix56FinalClass {
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

@Mappable(omitting: [.nil, .defaults, .empty], unknownKeys: .report)
final class Mix57FinalClass {
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

@Mappable(nilValues: .writeNull)
final class Mix58FinalClass {
  @CodableIgnored(in: .paired) @CodingKey("other", in: "other") var secret1: Int = 3
  var nested1: Inner
  var guess1: Guess
  var lead1: Lead
  var span1: (Int, Int)
  @CodableBy(.transform(decode: { (t: Int) in t - 1 }, encode: { (t: Int) in t + 1 })) var less1: Int
  @EncodableComputed var title1: Int { 9 }
}

@Mappable(omitting: [.nil, .defaults, .empty])
final class Mix59FinalClass {
  @CodableExtras var extras1: [String: Tree]
  var road1: Way
  var roads1: [Way]?
  var pet1: Pet
  @Validated(.range(0...9)) var valid1: Int
  var base1: Int
  @DecodableBy(siblings: { (length: Int, object: AnyValue.Object) in
    length + (object["base1"]?.int ?? 0) }) var sum1: Int
  @CodableHook(.didEncode) func stamp1(_ tree: inout Tree) {
    guard case .object(var object) = tree else { return }
    object["stamp1"] = 1
    tree = .object(object)
  }
  var presence1: Presence<Int>
}

@Mappable
final class Mix60FinalClass {
  @CodableFlattened var flat1: FlatPart
  @CodableFlattened(prefix: "w1_") var way1: Way
  var stock1: [Inner]
  var table1: [String: Inner] = [:]
  var grid1: [[Int?]]
  var scores1: [Suit: Int]
  var suits1: Set<Suit> = []
  @CodableBy(.iso8601) var moment1: Date
  var data1: Data?
  var rest1: Tree
  @CodableDefault(7, on: .missing, .null, .invalid) var fallback1: Int
  var renamed1: Int
  @CodableHook(.willDecode) static func rename1(_ tree: inout Tree) {
    guard case .object(var object) = tree, let old = object["old1"] else { return }
    object["renamed1"] = old
    object["old1"] = nil
    tree = .object(object)
  }
  @CodingKey(path: "place.maybe1") var maybe1: Int?
}

@Mappable(fieldAliases: [.uppercase])
final class Mix61FinalClass {
  @CodingKey("ck1") var custom1: Int
  @CodableExtras var extras1: [String: Tree]
  var guess1: Guess
  @CodableBy(.oneOf(dots)) var dot1: any Dotted
  var pet1: Pet
  @CodableBy(.transform(decode: { (t: Int) in t - 1 }, encode: { (t: Int) in t + 1 })) var less1: Int
  let fixed1 = "k"
  var loud1: Int
}

@DecodableRules(acceptsSingleValues: true)
@Mappable(conversions: .strict)
final class Mix62FinalClass {
  @CodingKey("in1", encode: "out1") @DecodableAlias("out1") var turned1: Int
  @CodableFlattened(prefix: "fl1_") var lot1: Inner
  @CodableFlattened(prefix: "fo1_") var some1: Inner?
  var lead1: Lead
  var children1: [Mix62FinalClass] = []
  var exact1: Int
  var many1: [Int]
  let fixed1 = "k"
}

@DecodableRules(acceptsSingleValues: true)
@Mappable(fieldAliases: [.uppercase], nilValues: .writeNull)
final class Mix63FinalClass {
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

@Mappable
final class Mix64FinalClass {
  @DecodableAlias("other1", "older1") var aliased1: Int
  @CodingKey("in1", encode: "out1") @DecodableAlias("out1") var turned1: Int
  @CodableExtras var extras1: [String: Tree]
  @CodableFlattened var flat1: FlatPart
  var pet1: Pet
  @CodableBy(.transform(decode: { (t: Int) in t - 1 }, encode: { (t: Int) in t + 1 })) var less1: Int
  @EncodableComputed var title1: Int { 9 }
  var seen1: Int = 0 { didSet {} }
}

@Mappable(conversions: .strict)
final class Mix65FinalClass {
  var nested1: Inner
  @CodableFlattened(suffix: "_ob1") var part1: InnerObject
  var stock1: [Inner]
  var table1: [String: Inner] = [:]
  var grid1: [[Int?]]
  var children1: [Mix65FinalClass] = []
  var exact1: Int
  @CodableIgnored var cache1 = Mark()
  @EncodableIf(.notDefault) var sparse1: Int = 3
  var presence1: Presence<Int>
}

@Mappable(conversions: .lenient)
final class Mix66FinalClass {
  @CodableBy(.plain(Int.self), in: "other") @CodableBy(.text(Int.self), in: .paired)
  var texted1: Int
  @CodableFlattened var flat1: FlatPart
  @CodableFlattened(prefix: "fo1_") var some1: Inner?
  var yes1: Bool
  var counted1: Int
  @CodableIgnored var twice1 = 0
  @CodableHook(.didDecode) func note1() { twice1 = counted1 * 2 }
  @EncodableIf(.notDefault) var sparse1: Int = 3
  var presence1: Presence<Int>
  var seen1: Int = 0 { didSet {} }
}

@Mappable
final class Mix67FinalClass {
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

@Mappable(fieldAliases: [.uppercase])
final class Mix68FinalClass {
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

@Mappable(nilValues: .writeNull)
final class Mix69FinalClass {
  @DecodableAlias("other1", "older1") var aliased1: Int
  @CodableFlattened(prefix: "fo1_") var some1: Inner?
  @CodableFlattened(suffix: "_ob1") var part1: InnerObject
  @DecodableRules(invalidElements: .drop) var kept1: [Int]
  @CodableDefault(7, on: .missing, .null, .invalid) var fallback1: Int
}

@Mappable(omitting: [.nil, .defaults, .empty])
final class Mix70FinalClass {
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

@Mappable(conversions: .lenient, unknownKeys: .report)
final class Mix71FinalClass {
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

@Mappable
final class Mix72FinalClass {
  var pet1: Pet
  @CodableBy(.transform(decode: { (t: Int) in t - 1 }, encode: { (t: Int) in t + 1 })) var less1: Int
  var counted1: Int
  @CodableIgnored var twice1 = 0
  @CodableHook(.didDecode) func note1() { twice1 = counted1 * 2 }
  @CodableIgnored var cache1 = Mark()
  @CodingKey(path: "place.maybe1") var maybe1: Int?
}

@Mappable
final class Mix73FinalClass {
  var given1: Int?
  var absent1: Int?
  @CodableFlattened(prefix: "w1_") var way1: Way
}

@Mappable(omitting: [.nil, .defaults, .empty])
final class Mix74FinalClass {
  var lead1: Lead
}

@Mappable(fieldAliases: [.uppercase], conversions: .strict)
final class Mix75FinalClass {
  var exact1: Int
  var loud1: Int
}
