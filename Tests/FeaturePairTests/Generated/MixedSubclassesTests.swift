// Made by Scripts/generate-feature-pairs.py; change what it makes, not this file.
// swift-format-ignore-file

import Foundation
import Maquette
import Testing

@Suite("Features in carriers: MixedSubclasses")
struct MixedSubclassesTests {
  static let cases: [PairCase] = [
    PairCase(.subclass, "mix1", of: Mix1BelowOwn.self),
    PairCase(.subclass, "mix2", of: Mix2BelowOwn.self),
    PairCase(.subclass, "mix3", of: Mix3BelowOwn.self),
    PairCase(.subclass, "mix4", of: Mix4BelowOwn.self),
    PairCase(.subclass, "mix5", of: Mix5BelowOwn.self),
    PairCase(.subclass, "mix6", of: Mix6BelowOwn.self),
    PairCase(.subclass, "mix7", of: Mix7BelowOwn.self),
    PairCase(.subclass, "mix8", of: Mix8BelowOwn.self),
    PairCase(.subclass, "mix9", of: Mix9BelowOwn.self),
    PairCase(.subclass, "mix10", of: Mix10BelowOwn.self),
    PairCase(.subclass, "mix11", of: Mix11BelowOwn.self),
    PairCase(.subclass, "mix12", of: Mix12BelowOwn.self),
    PairCase(.subclass, "mix13", of: Mix13BelowOwn.self),
    PairCase(.subclass, "mix14", of: Mix14BelowOwn.self),
    PairCase(.subclass, "mix15", of: Mix15BelowOwn.self),
    PairCase(.subclass, "mix16", of: Mix16BelowOwn.self),
    PairCase(.subclass, "mix17", of: Mix17BelowOwn.self),
    PairCase(.subclass, "mix18", of: Mix18BelowOwn.self),
    PairCase(.subclass, "mix19", of: Mix19BelowOwn.self),
    PairCase(.subclass, "mix20", of: Mix20BelowOwn.self),
    PairCase(.subclass, "mix21", of: Mix21BelowOwn.self),
    PairCase(.subclass, "mix22", of: Mix22BelowOwn.self),
    PairCase(.subclass, "mix23", of: Mix23BelowOwn.self),
    PairCase(.subclass, "mix24", of: Mix24BelowOwn.self),
    PairCase(.subclass, "mix25", of: Mix25BelowOwn.self),
    PairCase(.subclass, "mix26", of: Mix26BelowOwn.self),
    PairCase(.subclass, "mix27", of: Mix27BelowOwn.self),
    PairCase(.subclass, "mix28", of: Mix28BelowOwn.self),
    PairCase(.subclass, "mix29", of: Mix29BelowOwn.self),
    PairCase(.subclass, "mix30", of: Mix30BelowOwn.self),
    PairCase(.subclass, "mix31", of: Mix31BelowOwn.self),
    PairCase(.subclass, "mix32", of: Mix32BelowOwn.self),
    PairCase(.subclass, "mix33", of: Mix33BelowOwn.self),
    PairCase(.subclass, "mix34", of: Mix34BelowOwn.self),
    PairCase(.subclass, "mix35", of: Mix35BelowOwn.self),
    PairCase(.subclass, "mix36", of: Mix36BelowOwn.self),
    PairCase(.subclass, "mix37", of: Mix37BelowOwn.self),
    PairCase(.subclass, "mix38", of: Mix38BelowOwn.self),
    PairCase(.subclass, "mix39", of: Mix39BelowOwn.self),
    PairCase(.subclass, "mix40", of: Mix40BelowOwn.self),
    PairCase(.subclass, "mix41", of: Mix41BelowOwn.self),
    PairCase(.subclass, "mix42", of: Mix42BelowOwn.self),
    PairCase(.subclass, "mix43", of: Mix43BelowOwn.self),
    PairCase(.subclass, "mix44", of: Mix44BelowOwn.self),
    PairCase(.subclass, "mix45", of: Mix45BelowOwn.self),
    PairCase(.subclass, "mix46", of: Mix46BelowOwn.self),
    PairCase(.subclass, "mix47", of: Mix47BelowOwn.self),
    PairCase(.subclass, "mix48", of: Mix48BelowOwn.self),
    PairCase(.subclass, "mix49", of: Mix49BelowOwn.self),
    PairCase(.subclass, "mix50", of: Mix50BelowOwn.self),
    PairCase(.subclass, "mix51", of: Mix51BelowOwn.self),
    PairCase(.subclass, "mix52", of: Mix52BelowOwn.self),
    PairCase(.subclass, "mix53", of: Mix53BelowOwn.self),
    PairCase(.subclass, "mix54", of: Mix54BelowOwn.self),
    PairCase(.subclass, "mix55", of: Mix55BelowOwn.self),
    PairCase(.subclass, "mix56", of: Mix56BelowOwn.self),
    PairCase(.subclass, "mix57", of: Mix57BelowOwn.self),
    PairCase(.subclass, "mix58", of: Mix58BelowOwn.self),
    PairCase(.subclass, "mix59", of: Mix59BelowOwn.self),
    PairCase(.subclass, "mix60", of: Mix60BelowOwn.self),
    PairCase(.subclass, "mix61", of: Mix61BelowOwn.self),
    PairCase(.subclass, "mix62", of: Mix62BelowOwn.self),
    PairCase(.subclass, "mix63", of: Mix63BelowOwn.self),
    PairCase(.subclass, "mix64", of: Mix64BelowOwn.self),
    PairCase(.subclass, "mix65", of: Mix65BelowOwn.self),
    PairCase(.subclass, "mix66", of: Mix66BelowOwn.self),
    PairCase(.subclass, "mix67", of: Mix67BelowOwn.self),
    PairCase(.subclass, "mix68", of: Mix68BelowOwn.self),
    PairCase(.subclass, "mix69", of: Mix69BelowOwn.self),
    PairCase(.subclass, "mix70", of: Mix70BelowOwn.self),
    PairCase(.subclass, "mix71", of: Mix71BelowOwn.self),
    PairCase(.subclass, "mix72", of: Mix72BelowOwn.self),
    PairCase(.subclass, "mix73", of: Mix73BelowOwn.self),
    PairCase(.subclass, "mix74", of: Mix74BelowOwn.self),
    PairCase(.subclass, "mix75", of: Mix75BelowOwn.self),
    PairCase(.subclass, "mix76", of: Mix76BelowOwn.self),
    PairCase(.subclass, "mix77", of: Mix77BelowOwn.self),
    PairCase(.subclass, "mix78", of: Mix78BelowOwn.self),
    PairCase(.subclass, "mix79", of: Mix79BelowOwn.self),
    PairCase(.subclass, "mix80", of: Mix80BelowOwn.self),
    PairCase(.subclass, "mix81", of: Mix81BelowOwn.self),
    PairCase(.subclass, "mix82", of: Mix82BelowOwn.self),
    PairCase(.subclass, "mix83", of: Mix83BelowOwn.self),
    PairCase(.subclass, "mix84", of: Mix84BelowOwn.self),
    PairCase(.subclass, "mix85", of: Mix85BelowOwn.self),
  ]

  @Test(arguments: cases) func pair(_ pair: PairCase) async { await pair.check() }
}

@Mappable(fieldNaming: .snakeCase)
final class Mix1BelowOwn: OwnBase {
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
final class Mix2BelowOwn: OwnBase {
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
final class Mix3BelowOwn: OwnBase {
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
final class Mix4BelowOwn: OwnBase {
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
final class Mix5BelowOwn: OwnBase {
  var plain1: Int
  @CodableBy(.oneOf(dots)) var dot1: any Dotted
  var pet1: Pet
  var children1: [Mix5BelowOwn] = []
  var span1: (Int, Int)
  @CodableBy(.iso8601) var moment1: Date
  var data1: Data?
  var rest1: Tree
  var yes1: Bool
  @DecodableRules(invalidElements: .drop) var kept1: [Int]
}

@DecodableRules(acceptsSingleValues: true)
@Mappable(conversions: .strict)
final class Mix6BelowOwn: OwnBase {
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
final class Mix7BelowOwn: OwnBase {
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
final class Mix8BelowOwn: OwnBase {
  var plain1: Int
  var loud1: Int
  var presence1: Presence<Int>
  var seen1: Int = 0 { didSet {} }
  @CodingKey(path: "place.maybe1") var maybe1: Int?
  @Archived(.excluded) var shy1: Int = 3
}

@Mappable(conversions: .strict)
final class Mix9BelowOwn: OwnBase {
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
final class Mix10BelowOwn: OwnBase {
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
final class Mix11BelowOwn: OwnBase {
  @DecodableAlias("other1", "older1") var aliased1: Int
  @CodableBy(.plain(Int.self), in: "other") @CodableBy(.text(Int.self), in: .paired)
  var texted1: Int
  @CodableFlattened var flat1: FlatPart
  var scores1: [Suit: Int]
  var suits1: Set<Suit> = []
  var children1: [Mix11BelowOwn] = []
  @Validated(.range(0...9)) var valid1: Int
  @CodableHook(.didEncode) func stamp1(_ tree: inout Tree) {
    guard case .object(var object) = tree else { return }
    object["stamp1"] = 1
    tree = .object(object)
  }
}

@Mappable(fieldAliases: [.uppercase])
final class Mix12BelowOwn: OwnBase {
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
final class Mix13BelowOwn: OwnBase {
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
final class Mix14BelowOwn: OwnBase {
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
final class Mix15BelowOwn: OwnBase {
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
final class Mix16BelowOwn: OwnBase {
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
final class Mix17BelowOwn: OwnBase {
  @CodingKey("ck1") var custom1: Int
  @CodingKey("pk1", in: .paired, "other") var profiled1: Int
  @CodableIgnored(in: .paired) @CodingKey("other", in: "other") var secret1: Int = 3
  var initial1: Int = 7
  @CodableFlattened(prefix: "fo1_") var some1: Inner?
  var branch1: Branch
  var children1: [Mix17BelowOwn] = []
  var many1: [Int]
}

@Mappable(conversions: .lenient, unknownKeys: .report)
final class Mix18BelowOwn: OwnBase {
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
final class Mix19BelowOwn: OwnBase {
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
final class Mix20BelowOwn: OwnBase {
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
final class Mix21BelowOwn: OwnBase {
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
final class Mix22BelowOwn: OwnBase {
  var namedByRule1: Int
  @CodingKey("plain", in: "other") @CodingKey(path: "place.pp1", in: .paired)
  var profiledPath1: Int = 4
  @CodingKey(path: "list1[1].b") var picked1: Int
  @CodableFlattened(prefix: "fl1_") var lot1: Inner
  var object1: InnerObject
  var spare1: InnerObject?
  var children1: [Mix22BelowOwn] = []
  let fixed1 = "k"
  @CodingKey(path: "place.maybe1") var maybe1: Int?
}

@Mappable(fieldNaming: .snakeCase, fieldAliases: [.uppercase])
final class Mix23BelowOwn: OwnBase {
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
final class Mix24BelowOwn: OwnBase {
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
final class Mix25BelowOwn: OwnBase {
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
final class Mix26BelowOwn: OwnBase {
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
final class Mix27BelowOwn: OwnBase {
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
final class Mix28BelowOwn: OwnBase {
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
final class Mix29BelowOwn: OwnBase {
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
final class Mix30BelowOwn: OwnBase {
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
final class Mix31BelowOwn: OwnBase {
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
final class Mix32BelowOwn: OwnBase {
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
final class Mix33BelowOwn: OwnBase {
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
final class Mix34BelowOwn: OwnBase {
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
final class Mix35BelowOwn: OwnBase {
  @CodingKey("ck1") var custom1: Int
  @CodingKey("plain", in: "other") @CodingKey(path: "place.pp1", in: .paired)
  var profiledPath1: Int = 4
  @CodingKey(path: "rows1[*].t") var collected1: [Int]
  var nested1: Inner
  var guess1: Guess
  var children1: [Mix35BelowOwn] = []
  @EncodableComputed var title1: Int { 9 }
  var presence1: Presence<Int>
}

@Mappable(conversions: .strict)
final class Mix36BelowOwn: OwnBase {
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
final class Mix37BelowOwn: OwnBase {
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
final class Mix38BelowOwn: OwnBase {
  @CodingKey(path: "place.inner1") var pathed1: Int
  @CodingKey(path: "list1[1].b") var picked1: Int
  @CodingKey(path: "rows1[*].t") var collected1: [Int]
  var lead1: Lead
  var many1: [Int]
  @Archived(.conditionally) var seldom1: InnerObject?
}

@Mappable
final class Mix39BelowOwn: OwnBase {
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
final class Mix40BelowOwn: OwnBase {
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
final class Mix41BelowOwn: OwnBase {
  @CodingKey(path: "place.inner1") var pathed1: Int
  @CodingKey(path: "place.shared1") var sharing1: Int
  @CodingKey(path: "place.deep.x1") var deep1: Int = 4
  @CodingKey("in1", encode: "out1") @DecodableAlias("out1") var turned1: Int
  var nested1: Inner
  var stock1: [Inner]
  var table1: [String: Inner] = [:]
  var grid1: [[Int?]]
  var children1: [Mix41BelowOwn] = []
  var base1: Int
  @DecodableBy(siblings: { (length: Int, object: AnyValue.Object) in
    length + (object["base1"]?.int ?? 0) }) var sum1: Int
  @Archived(.excluded) var shy1: Int = 3
}

@Mappable(fieldAliases: [.uppercase], conversions: .lenient)
final class Mix42BelowOwn: OwnBase {
  @CodingKey(path: "place.inner1") var pathed1: Int
  @CodableExtras var extras1: [String: Tree]
  var road1: Way
  var roads1: [Way]?
  var children1: [Mix42BelowOwn] = []
  var yes1: Bool
  @CodableBy(.transform(decode: { (t: Int) in t - 1 }, encode: { (t: Int) in t + 1 })) var less1: Int
  @EncodableIf(.notDefault) var sparse1: Int = 3
  var loud1: Int
}

@Mappable(fieldAliases: [.uppercase], nilValues: .writeNull)
final class Mix43BelowOwn: OwnBase {
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
final class Mix44BelowOwn: OwnBase {
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
final class Mix45BelowOwn: OwnBase {
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
final class Mix46BelowOwn: OwnBase {
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
final class Mix47BelowOwn: OwnBase {
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
final class Mix48BelowOwn: OwnBase {
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
final class Mix49BelowOwn: OwnBase {
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
final class Mix50BelowOwn: OwnBase {
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
final class Mix51BelowOwn: OwnBase {
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
final class Mix52BelowOwn: OwnBase {
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
final class Mix53BelowOwn: OwnBase {
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
final class Mix54BelowOwn: OwnBase {
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
final class Mix55BelowOwn: OwnBase {
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
final class Mix56BelowOwn: OwnBase {
  @CodingKey(path: "place.inner1") var pathed1: Int
  var given1: Int?
  var absent1: Int?
  @CodableFlattened(prefix: "fl1_") var lot1: Inner
  var lead1: Lead
  var children1: [Mix56BelowOwn] = []
  let fixed1 = "k"
  var seen1: Int = 0 { didSet {} }
  @Archived(.conditionally) var seldom1: InnerObject?
}

@Mappable(nilValues: .writeNull)
final class Mix57BelowOwn: OwnBase {
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
final class Mix58BelowOwn: OwnBase {
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
final class Mix59BelowOwn: OwnBase {
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
final class Mix60BelowOwn: OwnBase {
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
final class Mix61BelowOwn: OwnBase {
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
final class Mix62BelowOwn: OwnBase {
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
final class Mix63BelowOwn: OwnBase {
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
final class Mix64BelowOwn: OwnBase {
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
final class Mix65BelowOwn: OwnBase {
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
final class Mix66BelowOwn: OwnBase {
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
final class Mix67BelowOwn: OwnBase {
  @CodableIgnored(in: .paired) @CodingKey("other", in: "other") var secret1: Int = 3
  @CodableFlattened(suffix: "_ob1") var part1: InnerObject
  @CodableFlattened(prefix: "w1_") var way1: Way
  var lead1: Lead
  var children1: [Mix67BelowOwn] = []
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
final class Mix68BelowOwn: OwnBase {
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
final class Mix69BelowOwn: OwnBase {
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
final class Mix70BelowOwn: OwnBase {
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
final class Mix71BelowOwn: OwnBase {
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
final class Mix72BelowOwn: OwnBase {
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
final class Mix73BelowOwn: OwnBase {
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
final class Mix74BelowOwn: OwnBase {
  @CodableFlattened(suffix: "_ob1") var part1: InnerObject
  @CodableFlattened(prefix: "w1_") var way1: Way
  var object1: InnerObject
  var spare1: InnerObject?
  var children1: [Mix74BelowOwn] = []
  var many1: [Int]
  var counted1: Int
  @CodableIgnored var twice1 = 0
  @CodableHook(.didDecode) func note1() { twice1 = counted1 * 2 }
  @CodableIgnored var cache1 = Mark()
  var loud1: Int
}

@DecodableRules(acceptsSingleValues: true)
@Mappable
final class Mix75BelowOwn: OwnBase {
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
final class Mix76BelowOwn: OwnBase {
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
final class Mix77BelowOwn: OwnBase {
  var road1: Way
  var roads1: [Way]?
  var guess1: Guess
  var children1: [Mix77BelowOwn] = []
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
final class Mix78BelowOwn: OwnBase {
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
final class Mix79BelowOwn: OwnBase {
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
final class Mix80BelowOwn: OwnBase {
  @CodingKey("plain", in: "other") @CodingKey(path: "place.pp1", in: .paired)
  var profiledPath1: Int = 4
  var lead1: Lead
}

@Mappable
final class Mix81BelowOwn: OwnBase {
  @CodingKey(path: "list1[1].b") var picked1: Int
  var pet1: Pet
}

@Mappable(omitting: [.nil, .defaults, .empty], conversions: .strict)
final class Mix82BelowOwn: OwnBase {
  var exact1: Int
}

@Mappable
final class Mix83BelowOwn: OwnBase {
  @CodableDefault(7, on: .missing, .null, .invalid) var fallback1: Int
  @Archived(.conditionally) var seldom1: InnerObject?
}

@Mappable(fieldAliases: [.uppercase])
final class Mix84BelowOwn: OwnBase {
  @CodableHook(.didEncode) func stamp1(_ tree: inout Tree) {
    guard case .object(var object) = tree else { return }
    object["stamp1"] = 1
    tree = .object(object)
  }
  var loud1: Int
}

@Mappable(nilValues: .writeNull)
final class Mix85BelowOwn: OwnBase {
  let fixed1 = "k"
}
