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
  @CodingKey(path: "list1[1].b") var picked1: Int
  @CodingKey(path: "rows1[*].t") var collected1: [Int]
}

@Mappable
final class Mix2FinalClass {
  var plain1: Int
  @CodingKey("in1", encode: "out1") @DecodableAlias("out1") var turned1: Int
  @CodableExtras var extras1: [String: Tree]
  var initial1: Int = 7
  var given1: Int?
  var absent1: Int?
  var nested1: Inner
  @CodableFlattened var flat1: FlatPart
  @CodableFlattened(prefix: "fl1_") var lot1: Inner
}

@Mappable
final class Mix3FinalClass {
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
final class Mix4FinalClass {
  var plain1: Int
  var road1: Way
  var roads1: [Way]?
  var guess1: Guess
  var lead1: Lead
  @CodableBy(.oneOf(dots)) var dot1: any Dotted
  var pet1: Pet
  var children1: [Mix4FinalClass] = []
  var span1: (Int, Int)
}

@DecodableRules(singleValues: .acceptAsArrays)
@Mappable(conversions: .lenient)
final class Mix5FinalClass {
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

@Mappable(conversions: .strict)
final class Mix6FinalClass {
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

@Mappable(fieldAliases: [.uppercase], omitting: [.nil, .defaults, .empty], unknownKeys: .report)
final class Mix7FinalClass {
  var plain1: Int
  @CodableIgnored var cache1 = Mark()
  @EncodableIf(.notDefault) var sparse1: Int = 3
  var loud1: Int
  var presence1: Presence<Int>
  var seen1: Int = 0 { didSet {} }
}

@Mappable(nilValues: .writeNull)
final class Mix8FinalClass {
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

@Mappable(fieldNaming: .snakeCase, conversions: .lenient)
final class Mix9FinalClass {
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

@Mappable(conversions: .strict)
final class Mix10FinalClass {
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

@DecodableRules(singleValues: .acceptAsArrays)
@Mappable(omitting: [.nil, .defaults, .empty])
final class Mix11FinalClass {
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
@Mappable(unknownKeys: .report)
final class Mix12FinalClass {
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

@Mappable(fieldAliases: [.uppercase])
final class Mix13FinalClass {
  @CodingKey("ck1") var custom1: Int
  @CodableExtras var extras1: [String: Tree]
  var nested1: Inner
  @CodableFlattened(prefix: "w1_") var way1: Way
  var guess1: Guess
  @Validated(.range(0...9)) var valid1: Int
  var counted1: Int
  @CodableIgnored var twice1 = 0
  @CodableHook(.didDecode) func note1() { twice1 = counted1 * 2 }
  var loud1: Int
}

@Mappable(conversions: .lenient)
final class Mix14FinalClass {
  @CodingKey("ck1") var custom1: Int
  @CodableFlattened var flat1: FlatPart
  @CodableFlattened(prefix: "fl1_") var lot1: Inner
  var object1: InnerObject
  var spare1: InnerObject?
  var pet1: Pet
  var yes1: Bool
  @CodableHook(.didEncode) func stamp1(_ tree: inout Tree) {
    guard case .object(var object) = tree else { return }
    object["stamp1"] = 1
    tree = .object(object)
  }
  @EncodableIf(.notDefault) var sparse1: Int = 3
}

@Mappable(conversions: .strict)
final class Mix15FinalClass {
  @CodingKey("ck1") var custom1: Int
  @CodableExtras var extras1: [String: Tree]
  var stock1: [Inner]
  var table1: [String: Inner] = [:]
  var grid1: [[Int?]]
  var scores1: [Suit: Int]
  var suits1: Set<Suit> = []
  @CodableBy(.oneOf(dots)) var dot1: any Dotted
  var exact1: Int
  @CodableDefault(7, on: .missing, .null, .invalid) var fallback1: Int
  @CodableIgnored var cache1 = Mark()
}

@Mappable
final class Mix16FinalClass {
  @CodingKey("ck1") var custom1: Int
  @CodingKey(path: "list1[1].b") var picked1: Int
  @CodableExtras var extras1: [String: Tree]
  var branch1: Branch
  var children1: [Mix16FinalClass] = []
  @DecodableRules(invalidElements: .drop) var kept1: [Int]
  var base1: Int
  @DecodableBy(siblings: { (length: Int, object: AnyValue.Object) in
    length + (object["base1"]?.int ?? 0) }) var sum1: Int
  var presence1: Presence<Int>
}

@Mappable(fieldNaming: .snakeCase, omitting: [.nil, .defaults, .empty])
final class Mix17FinalClass {
  @CodingKey("ck1") var custom1: Int
  var namedByRule1: Int
  @CodableExtras var extras1: [String: Tree]
  @CodableFlattened(prefix: "fo1_") var some1: Inner?
  var span1: (Int, Int)
  @CodableBy(.transform(decode: { (t: Int) in t - 1 }, encode: { (t: Int) in t + 1 })) var less1: Int
  @EncodableComputed var title1: Int { 9 }
}

@Mappable(fieldNaming: .snakeCase)
final class Mix18FinalClass {
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

@Mappable(fieldNaming: .snakeCase, conversions: .strict)
final class Mix19FinalClass {
  var namedByRule1: Int
  @DecodableAlias("other1", "older1") var aliased1: Int
  var given1: Int?
  var absent1: Int?
  var object1: InnerObject
  var spare1: InnerObject?
  var children1: [Mix19FinalClass] = []
  var exact1: Int
  @Validated(.range(0...9)) var valid1: Int
  @CodingKey(path: "place.maybe1") var maybe1: Int?
}

@Mappable(fieldNaming: .snakeCase, nilValues: .writeNull)
final class Mix20FinalClass {
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

@Mappable(omitting: [.nil, .defaults, .empty])
final class Mix21FinalClass {
  @CodingKey(path: "place.inner1") var pathed1: Int
  @CodingKey(path: "place.shared1") var sharing1: Int
  @CodingKey(path: "place.deep.x1") var deep1: Int = 4
  @CodableExtras var extras1: [String: Tree]
  @CodableFlattened(suffix: "_ob1") var part1: InnerObject
  var road1: Way
  var roads1: [Way]?
  @CodableBy(.iso8601) var moment1: Date
  var data1: Data?
  var rest1: Tree
  @CodableHook(.didEncode) func stamp1(_ tree: inout Tree) {
    guard case .object(var object) = tree else { return }
    object["stamp1"] = 1
    tree = .object(object)
  }
}

@Mappable(fieldAliases: [.uppercase], conversions: .lenient)
final class Mix22FinalClass {
  @CodingKey(path: "rows1[*].t") var collected1: [Int]
  @CodableExtras var extras1: [String: Tree]
  var scores1: [Suit: Int]
  var suits1: Set<Suit> = []
  var lead1: Lead
  var yes1: Bool
  let fixed1 = "k"
  var loud1: Int
  @CodingKey(path: "place.maybe1") var maybe1: Int?
}

@Mappable(fieldNaming: .snakeCase, unknownKeys: .report)
final class Mix23FinalClass {
  var namedByRule1: Int
  @DecodableAlias("other1", "older1") var aliased1: Int
  @CodableFlattened var flat1: FlatPart
  @CodableFlattened(prefix: "fl1_") var lot1: Inner
  var scores1: [Suit: Int]
  var suits1: Set<Suit> = []
  @CodableBy(.iso8601) var moment1: Date
  var data1: Data?
  var rest1: Tree
  var counted1: Int
  @CodableIgnored var twice1 = 0
  @CodableHook(.didDecode) func note1() { twice1 = counted1 * 2 }
}

@Mappable(fieldNaming: .snakeCase, fieldAliases: [.uppercase])
final class Mix24FinalClass {
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

@Mappable(fieldNaming: .snakeCase)
final class Mix25FinalClass {
  var namedByRule1: Int
  @DecodableAlias("other1", "older1") var aliased1: Int
  @CodingKey(path: "rows1[*].t") var collected1: [Int]
  var initial1: Int = 7
  @CodableFlattened(prefix: "fo1_") var some1: Inner?
  var pet1: Pet
  @DecodableRules(invalidElements: .drop) var kept1: [Int]
  @EncodableComputed var title1: Int { 9 }
}

@DecodableRules(singleValues: .acceptAsArrays)
@Mappable(nilValues: .writeNull)
final class Mix26FinalClass {
  @DecodableAlias("other1", "older1") var aliased1: Int
  @CodableFlattened var flat1: FlatPart
  @CodableFlattened(prefix: "w1_") var way1: Way
  var span1: (Int, Int)
  var many1: [Int]
  var base1: Int
  @DecodableBy(siblings: { (length: Int, object: AnyValue.Object) in
    length + (object["base1"]?.int ?? 0) }) var sum1: Int
  var seen1: Int = 0 { didSet {} }
}

@Mappable(nilValues: .writeNull)
final class Mix27FinalClass {
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

@Mappable
final class Mix28FinalClass {
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
final class Mix29FinalClass {
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

@Mappable(conversions: .lenient)
final class Mix30FinalClass {
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

@Mappable(omitting: [.nil, .defaults, .empty])
final class Mix31FinalClass {
  @DecodableAlias("other1", "older1") var aliased1: Int
  @CodingKey(path: "rows1[*].t") var collected1: [Int]
  var given1: Int?
  var absent1: Int?
  @CodableFlattened var flat1: FlatPart
  var branch1: Branch
  var guess1: Guess
  @CodableDefault(7, on: .missing, .null, .invalid) var fallback1: Int
}

@DecodableRules(singleValues: .acceptAsArrays)
@Mappable(fieldAliases: [.uppercase])
final class Mix32FinalClass {
  @CodingKey(path: "place.inner1") var pathed1: Int
  @CodingKey(path: "place.shared1") var sharing1: Int
  @CodingKey(path: "place.deep.x1") var deep1: Int = 4
  @CodableFlattened var flat1: FlatPart
  var stock1: [Inner]
  var table1: [String: Inner] = [:]
  var grid1: [[Int?]]
  var pet1: Pet
  var children1: [Mix32FinalClass] = []
  var many1: [Int]
  var loud1: Int
}

@Mappable
final class Mix33FinalClass {
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

@Mappable(unknownKeys: .report)
final class Mix34FinalClass {
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

@Mappable(conversions: .strict)
final class Mix35FinalClass {
  @CodingKey(path: "list1[1].b") var picked1: Int
  @CodingKey(path: "rows1[*].t") var collected1: [Int]
  @CodableFlattened(prefix: "fl1_") var lot1: Inner
  @CodableFlattened(suffix: "_ob1") var part1: InnerObject
  var pet1: Pet
  var exact1: Int
  @CodableBy(.transform(decode: { (t: Int) in t - 1 }, encode: { (t: Int) in t + 1 })) var less1: Int
  var seen1: Int = 0 { didSet {} }
}

@Mappable(nilValues: .writeNull)
final class Mix36FinalClass {
  @CodingKey(path: "list1[1].b") var picked1: Int
  @CodableFlattened var flat1: FlatPart
  var lead1: Lead
  @Validated(.range(0...9)) var valid1: Int
  var renamed1: Int
  @CodableHook(.willDecode) static func rename1(_ tree: inout Tree) {
    guard case .object(var object) = tree, let old = object["old1"] else { return }
    object["renamed1"] = old
    object["old1"] = nil
    tree = .object(object)
  }
  @EncodableComputed var title1: Int { 9 }
  @CodableIgnored var cache1 = Mark()
}

@Mappable
final class Mix37FinalClass {
  @CodingKey(path: "rows1[*].t") var collected1: [Int]
  var nested1: Inner
  @CodableFlattened(prefix: "w1_") var way1: Way
  var pet1: Pet
  var children1: [Mix37FinalClass] = []
  @CodableBy(.iso8601) var moment1: Date
  var data1: Data?
  var rest1: Tree
  var renamed1: Int
  @CodableHook(.willDecode) static func rename1(_ tree: inout Tree) {
    guard case .object(var object) = tree, let old = object["old1"] else { return }
    object["renamed1"] = old
    object["old1"] = nil
    tree = .object(object)
  }
  @CodableIgnored var cache1 = Mark()
}

@Mappable(fieldAliases: [.uppercase])
final class Mix38FinalClass {
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

@Mappable(unknownKeys: .report)
final class Mix39FinalClass {
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
final class Mix40FinalClass {
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

@DecodableRules(singleValues: .acceptAsArrays)
@Mappable(conversions: .strict)
final class Mix41FinalClass {
  @CodableFlattened(prefix: "fl1_") var lot1: Inner
  @CodableFlattened(prefix: "fo1_") var some1: Inner?
  @CodableFlattened(prefix: "w1_") var way1: Way
  var guess1: Guess
  var exact1: Int
  var many1: [Int]
  @EncodableComputed var title1: Int { 9 }
  var presence1: Presence<Int>
}

@Mappable(nilValues: .writeNull, unknownKeys: .report)
final class Mix42FinalClass {
  @CodingKey("in1", encode: "out1") @DecodableAlias("out1") var turned1: Int
  var branch1: Branch
  var pet1: Pet
  var children1: [Mix42FinalClass] = []
  @CodableDefault(7, on: .missing, .null, .invalid) var fallback1: Int
  let fixed1 = "k"
}

@Mappable
final class Mix43FinalClass {
  var initial1: Int = 7
  var given1: Int?
  var absent1: Int?
  var branch1: Branch
  var children1: [Mix43FinalClass] = []
  @CodableBy(.transform(decode: { (t: Int) in t - 1 }, encode: { (t: Int) in t + 1 })) var less1: Int
  var counted1: Int
  @CodableIgnored var twice1 = 0
  @CodableHook(.didDecode) func note1() { twice1 = counted1 * 2 }
  @CodableHook(.didEncode) func stamp1(_ tree: inout Tree) {
    guard case .object(var object) = tree else { return }
    object["stamp1"] = 1
    tree = .object(object)
  }
  @CodableIgnored var cache1 = Mark()
}

@Mappable
final class Mix44FinalClass {
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
final class Mix45FinalClass {
  @CodingKey("in1", encode: "out1") @DecodableAlias("out1") var turned1: Int
  @CodableFlattened(prefix: "fo1_") var some1: Inner?
  var scores1: [Suit: Int]
  var suits1: Set<Suit> = []
  var children1: [Mix45FinalClass] = []
  var span1: (Int, Int)
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
  var seen1: Int = 0 { didSet {} }
}

@Mappable(omitting: [.nil, .defaults, .empty], conversions: .lenient)
final class Mix46FinalClass {
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

@DecodableRules(singleValues: .acceptAsArrays)
@Mappable(conversions: .strict)
final class Mix47FinalClass {
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

@Mappable(fieldAliases: [.uppercase])
final class Mix48FinalClass {
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

@Mappable(nilValues: .writeNull)
final class Mix49FinalClass {
  var given1: Int?
  var absent1: Int?
  @CodableFlattened var flat1: FlatPart
  @CodableFlattened(suffix: "_ob1") var part1: InnerObject
  @CodableBy(.oneOf(dots)) var dot1: any Dotted
  @DecodableRules(invalidElements: .drop) var kept1: [Int]
  let fixed1 = "k"
  var presence1: Presence<Int>
}

@Mappable(nilValues: .writeNull, conversions: .lenient)
final class Mix50FinalClass {
  @DecodableAlias("other1", "older1") var aliased1: Int
  @CodableExtras var extras1: [String: Tree]
  @CodableFlattened(prefix: "fo1_") var some1: Inner?
  var road1: Way
  var roads1: [Way]?
  var yes1: Bool
  var counted1: Int
  @CodableIgnored var twice1 = 0
  @CodableHook(.didDecode) func note1() { twice1 = counted1 * 2 }
  @EncodableIf(.notDefault) var sparse1: Int = 3
}

@Mappable
final class Mix51FinalClass {
  @CodableExtras var extras1: [String: Tree]
  var object1: InnerObject
  var spare1: InnerObject?
  var stock1: [Inner]
  var table1: [String: Inner] = [:]
  var grid1: [[Int?]]
  var guess1: Guess
  @DecodableRules(invalidElements: .drop) var kept1: [Int]
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

@Mappable(omitting: [.nil, .defaults, .empty], conversions: .strict)
final class Mix52FinalClass {
  var initial1: Int = 7
  var nested1: Inner
  @CodableFlattened var flat1: FlatPart
  var exact1: Int
  @CodableBy(.transform(decode: { (t: Int) in t - 1 }, encode: { (t: Int) in t + 1 })) var less1: Int
  let fixed1 = "k"
  @CodingKey(path: "place.maybe1") var maybe1: Int?
}

@Mappable(fieldAliases: [.uppercase], nilValues: .writeNull)
final class Mix53FinalClass {
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

@Mappable(fieldAliases: [.uppercase], conversions: .lenient, unknownKeys: .report)
final class Mix54FinalClass {
  @CodingKey("in1", encode: "out1") @DecodableAlias("out1") var turned1: Int
  var object1: InnerObject
  var spare1: InnerObject?
  @CodableBy(.oneOf(dots)) var dot1: any Dotted
  var span1: (Int, Int)
  var yes1: Bool
  @EncodableComputed var title1: Int { 9 }
  var loud1: Int
}

@DecodableRules(singleValues: .acceptAsArrays)
@Mappable
final class Mix55FinalClass {
  @CodableExtras var extras1: [String: Tree]
  var given1: Int?
  var absent1: Int?
  @CodableFlattened var flat1: FlatPart
  @CodableFlattened(prefix: "fo1_") var some1: Inner?
  @CodableFlattened(prefix: "w1_") var way1: Way
  var scores1: [Suit: Int]
  var suits1: Set<Suit> = []
  var pet1: Pet
  var many1: [Int]
}

@Mappable
final class Mix56FinalClass {
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

@DecodableRules(singleValues: .acceptAsArrays)
@Mappable
final class Mix57FinalClass {
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

@Mappable(conversions: .lenient)
final class Mix58FinalClass {
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

@Mappable(omitting: [.nil, .defaults, .empty])
final class Mix59FinalClass {
  var scores1: [Suit: Int]
  var suits1: Set<Suit> = []
  var branch1: Branch
  var pet1: Pet
  @Validated(.range(0...9)) var valid1: Int
  @EncodableIf(.notDefault) var sparse1: Int = 3
  var seen1: Int = 0 { didSet {} }
  @CodingKey(path: "place.maybe1") var maybe1: Int?
}

@Mappable(conversions: .lenient)
final class Mix60FinalClass {
  @CodableFlattened(prefix: "fl1_") var lot1: Inner
  @CodableFlattened(suffix: "_ob1") var part1: InnerObject
  var lead1: Lead
  var pet1: Pet
  var children1: [Mix60FinalClass] = []
  var yes1: Bool
  var base1: Int
  @DecodableBy(siblings: { (length: Int, object: AnyValue.Object) in
    length + (object["base1"]?.int ?? 0) }) var sum1: Int
  var counted1: Int
  @CodableIgnored var twice1 = 0
  @CodableHook(.didDecode) func note1() { twice1 = counted1 * 2 }
}

@Mappable(conversions: .strict)
final class Mix61FinalClass {
  @CodableFlattened var flat1: FlatPart
  var stock1: [Inner]
  var table1: [String: Inner] = [:]
  var grid1: [[Int?]]
  var scores1: [Suit: Int]
  var suits1: Set<Suit> = []
  var road1: Way
  var roads1: [Way]?
  var children1: [Mix61FinalClass] = []
  @CodableBy(.iso8601) var moment1: Date
  var data1: Data?
  var rest1: Tree
  var exact1: Int
  @EncodableComputed var title1: Int { 9 }
}

@Mappable(fieldAliases: [.uppercase], nilValues: .writeNull, conversions: .strict, unknownKeys: .report)
final class Mix62FinalClass {
  @CodableFlattened(prefix: "fl1_") var lot1: Inner
  var exact1: Int
  var base1: Int
  @DecodableBy(siblings: { (length: Int, object: AnyValue.Object) in
    length + (object["base1"]?.int ?? 0) }) var sum1: Int
  var loud1: Int
}

@DecodableRules(singleValues: .acceptAsArrays)
@Mappable(fieldNaming: .snakeCase)
final class Mix63FinalClass {
  var namedByRule1: Int
  var guess1: Guess
  var children1: [Mix63FinalClass] = []
  var many1: [Int]
  @CodableDefault(7, on: .missing, .null, .invalid) var fallback1: Int
  @CodableHook(.didEncode) func stamp1(_ tree: inout Tree) {
    guard case .object(var object) = tree else { return }
    object["stamp1"] = 1
    tree = .object(object)
  }
  let fixed1 = "k"
  @EncodableIf(.notDefault) var sparse1: Int = 3
}

@Mappable(omitting: [.nil, .defaults, .empty])
final class Mix64FinalClass {
  var lead1: Lead
  @DecodableRules(invalidElements: .drop) var kept1: [Int]
}

@Mappable
final class Mix65FinalClass {
  var pet1: Pet
  @CodableBy(.iso8601) var moment1: Date
  var data1: Data?
  var rest1: Tree
  var presence1: Presence<Int>
}

@Mappable
final class Mix66FinalClass {
  @DecodableAlias("other1", "older1") var aliased1: Int
  let fixed1 = "k"
}

@Mappable
final class Mix67FinalClass {
  @CodableFlattened(prefix: "w1_") var way1: Way
  @CodableBy(.transform(decode: { (t: Int) in t - 1 }, encode: { (t: Int) in t + 1 })) var less1: Int
}

@Mappable
final class Mix68FinalClass {
  var stock1: [Inner]
  var table1: [String: Inner] = [:]
  var grid1: [[Int?]]
  @CodingKey(path: "place.maybe1") var maybe1: Int?
}

@Mappable
final class Mix69FinalClass {
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
