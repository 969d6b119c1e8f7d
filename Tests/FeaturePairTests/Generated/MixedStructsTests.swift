// Made by Scripts/generate-feature-pairs.py; change what it makes, not this file.
// swift-format-ignore-file

import Foundation
import Maquette
import Testing

@Suite("Features in carriers: MixedStructs")
struct MixedStructsTests {
  static let cases: [PairCase] = [
    PairCase(.structure, "mix1", of: Mix1Struct.self),
    PairCase(.structure, "mix2", of: Mix2Struct.self),
    PairCase(.structure, "mix3", of: Mix3Struct.self),
    PairCase(.structure, "mix4", of: Mix4Struct.self),
    PairCase(.structure, "mix5", of: Mix5Struct.self),
    PairCase(.structure, "mix6", of: Mix6Struct.self),
    PairCase(.structure, "mix7", of: Mix7Struct.self),
    PairCase(.structure, "mix8", of: Mix8Struct.self),
    PairCase(.structure, "mix9", of: Mix9Struct.self),
    PairCase(.structure, "mix10", of: Mix10Struct.self),
    PairCase(.structure, "mix11", of: Mix11Struct.self),
    PairCase(.structure, "mix12", of: Mix12Struct.self),
    PairCase(.structure, "mix13", of: Mix13Struct.self),
    PairCase(.structure, "mix14", of: Mix14Struct.self),
    PairCase(.structure, "mix15", of: Mix15Struct.self),
    PairCase(.structure, "mix16", of: Mix16Struct.self),
    PairCase(.structure, "mix17", of: Mix17Struct.self),
    PairCase(.structure, "mix18", of: Mix18Struct.self),
    PairCase(.structure, "mix19", of: Mix19Struct.self),
    PairCase(.structure, "mix20", of: Mix20Struct.self),
    PairCase(.structure, "mix21", of: Mix21Struct.self),
    PairCase(.structure, "mix22", of: Mix22Struct.self),
    PairCase(.structure, "mix23", of: Mix23Struct.self),
    PairCase(.structure, "mix24", of: Mix24Struct.self),
    PairCase(.structure, "mix25", of: Mix25Struct.self),
    PairCase(.structure, "mix26", of: Mix26Struct.self),
    PairCase(.structure, "mix27", of: Mix27Struct.self),
    PairCase(.structure, "mix28", of: Mix28Struct.self),
    PairCase(.structure, "mix29", of: Mix29Struct.self),
    PairCase(.structure, "mix30", of: Mix30Struct.self),
    PairCase(.structure, "mix31", of: Mix31Struct.self),
    PairCase(.structure, "mix32", of: Mix32Struct.self),
    PairCase(.structure, "mix33", of: Mix33Struct.self),
    PairCase(.structure, "mix34", of: Mix34Struct.self),
    PairCase(.structure, "mix35", of: Mix35Struct.self),
    PairCase(.structure, "mix36", of: Mix36Struct.self),
    PairCase(.structure, "mix37", of: Mix37Struct.self),
    PairCase(.structure, "mix38", of: Mix38Struct.self),
    PairCase(.structure, "mix39", of: Mix39Struct.self),
    PairCase(.structure, "mix40", of: Mix40Struct.self),
    PairCase(.structure, "mix41", of: Mix41Struct.self),
    PairCase(.structure, "mix42", of: Mix42Struct.self),
    PairCase(.structure, "mix43", of: Mix43Struct.self),
    PairCase(.structure, "mix44", of: Mix44Struct.self),
    PairCase(.structure, "mix45", of: Mix45Struct.self),
    PairCase(.structure, "mix46", of: Mix46Struct.self),
    PairCase(.structure, "mix47", of: Mix47Struct.self),
    PairCase(.structure, "mix48", of: Mix48Struct.self),
    PairCase(.structure, "mix49", of: Mix49Struct.self),
    PairCase(.structure, "mix50", of: Mix50Struct.self),
    PairCase(.structure, "mix51", of: Mix51Struct.self),
    PairCase(.structure, "mix52", of: Mix52Struct.self),
    PairCase(.structure, "mix53", of: Mix53Struct.self),
    PairCase(.structure, "mix54", of: Mix54Struct.self),
    PairCase(.structure, "mix55", of: Mix55Struct.self),
    PairCase(.structure, "mix56", of: Mix56Struct.self),
    PairCase(.structure, "mix57", of: Mix57Struct.self),
    PairCase(.structure, "mix58", of: Mix58Struct.self),
    PairCase(.structure, "mix59", of: Mix59Struct.self),
    PairCase(.structure, "mix60", of: Mix60Struct.self),
    PairCase(.structure, "mix61", of: Mix61Struct.self),
    PairCase(.structure, "mix62", of: Mix62Struct.self),
    PairCase(.structure, "mix63", of: Mix63Struct.self),
    PairCase(.structure, "mix64", of: Mix64Struct.self),
    PairCase(.structure, "mix65", of: Mix65Struct.self),
    PairCase(.structure, "mix66", of: Mix66Struct.self),
    PairCase(.structure, "mix67", of: Mix67Struct.self),
    PairCase(.structure, "mix68", of: Mix68Struct.self),
    PairCase(.structure, "mix69", of: Mix69Struct.self),
    PairCase(.structure, "mix70", of: Mix70Struct.self),
    PairCase(.structure, "mix71", of: Mix71Struct.self),
    PairCase(.structure, "mix72", of: Mix72Struct.self),
    PairCase(.structure, "mix73", of: Mix73Struct.self),
    PairCase(.structure, "mix74", of: Mix74Struct.self),
    PairCase(.structure, "mix75", of: Mix75Struct.self),
  ]

  @Test(arguments: cases) func pair(_ pair: PairCase) async { await pair.check() }
}

// mix1: plain, customKey, namingRule, alias, path, pathSharingSteps, profiledKey, profiledPath
@Mappable(fieldNaming: .snakeCase)
struct Mix1Struct {
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

// mix2: plain, profiledStrategy, profiledIgnored, pathIntoArray, pathCollecting, encodeKey, initialValue, optional
@Mappable
struct Mix2Struct {
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

// mix3: plain, extras, nestedStruct, flattened, flattenedPrefix, flattenedOptional, flattenedObject, flattenedEnum
@Mappable
struct Mix3Struct {
  var plain1: Int
  @CodableExtras var extras1: [String: Tree]
  var nested1: Inner
  @CodableFlattened var flat1: FlatPart
  @CodableFlattened(prefix: "fl1_") var lot1: Inner
  @CodableFlattened(prefix: "fo1_") var some1: Inner?
  @CodableFlattened(suffix: "_ob1") var part1: InnerObject
  @CodableFlattened(prefix: "w1_") var way1: Way
}

// mix4: plain, object, collections, enumKeys, outsideEnum, insideEnum, untaggedEnum, arrayEnum
@Mappable
struct Mix4Struct {
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

// mix5: plain, protocolValue, clusterObject, recursion, tuple, foundation, lenient, dropping
@Mappable(conversions: .lenient)
struct Mix5Struct {
  var plain1: Int
  @CodableBy(.oneOf(dots)) var dot1: any Dotted
  var pet1: Pet
  var children1: [Mix5Struct] = []
  var span1: (Int, Int)
  @CodableBy(.iso8601) var moment1: Date
  var data1: Data?
  var rest1: Tree
  var yes1: Bool
  @DecodableRules(invalidElements: .drop) var kept1: [Int]
}

// mix6: plain, strict, singleValues, validated, defaultForInvalid, strategy, siblings, didDecode
@DecodableRules(acceptsSingleValues: true)
@Mappable(conversions: .strict)
struct Mix6Struct {
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
}

// mix7: plain, willDecode, didEncode, computed, constant, ignored, condition, omitting
@Mappable(omitting: [.nil, .defaults, .empty])
struct Mix7Struct {
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

// mix8: plain, customKey, nulls, unknownKeys, ruleAlias, presence, observer, optionalPath
@Mappable(fieldAliases: [.uppercase], nilValues: .writeNull, unknownKeys: .report)
struct Mix8Struct {
  var plain1: Int
  @CodingKey("ck1") var custom1: Int
  var loud1: Int
  var presence1: Presence<Int>
  var seen1: Int = 0 { didSet {} }
  @CodingKey(path: "place.maybe1") var maybe1: Int?
}

// mix9: namingRule, profiledStrategy, extras, object, protocolValue, strict, willDecode, nulls
@Mappable(fieldNaming: .snakeCase, nilValues: .writeNull, conversions: .strict)
struct Mix9Struct {
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

// mix10: alias, profiledStrategy, nestedStruct, collections, clusterObject, singleValues, didEncode, unknownKeys
@DecodableRules(acceptsSingleValues: true)
@Mappable(unknownKeys: .report)
struct Mix10Struct {
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

// mix11: path, profiledStrategy, flattened, enumKeys, recursion, validated, computed, ruleAlias
@Mappable(fieldAliases: [.uppercase])
struct Mix11Struct {
  @CodingKey(path: "place.inner1") var pathed1: Int
  @CodableBy(.plain(Int.self), in: "other") @CodableBy(.text(Int.self), in: .paired)
  var texted1: Int
  @CodableFlattened var flat1: FlatPart
  var scores1: [Suit: Int]
  var suits1: Set<Suit> = []
  var children1: [Mix11Struct] = []
  @Validated(.range(0...9)) var valid1: Int
  @EncodableComputed var title1: Int { 9 }
  var loud1: Int
}

// mix12: pathSharingSteps, profiledStrategy, flattenedPrefix, outsideEnum, tuple, defaultForInvalid, constant, presence
@Mappable
struct Mix12Struct {
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

// mix13: customKey, pathIntoArray, pathCollecting, extras, collections, recursion, defaultForInvalid, ignored
@Mappable
struct Mix13Struct {
  @CodingKey("ck1") var custom1: Int
  @CodingKey(path: "list1[1].b") var picked1: Int
  @CodingKey(path: "rows1[*].t") var collected1: [Int]
  @CodableExtras var extras1: [String: Tree]
  var stock1: [Inner]
  var table1: [String: Inner] = [:]
  var grid1: [[Int?]]
  var children1: [Mix13Struct] = []
  @CodableDefault(7, on: .missing, .null, .invalid) var fallback1: Int
  @CodableIgnored var cache1 = Mark()
}

// mix14: customKey, profiledKey, encodeKey, nestedStruct, object, tuple, validated, condition
@Mappable
struct Mix14Struct {
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

// mix15: customKey, profiledKey, initialValue, flattened, outsideEnum, protocolValue, singleValues, omitting
@DecodableRules(acceptsSingleValues: true)
@Mappable(omitting: [.nil, .defaults, .empty])
struct Mix15Struct {
  @CodingKey("ck1") var custom1: Int
  @CodingKey("pk1", in: .paired, "other") var profiled1: Int
  var initial1: Int = 7
  @CodableFlattened var flat1: FlatPart
  var branch1: Branch
  @CodableBy(.oneOf(dots)) var dot1: any Dotted
  var many1: [Int]
}

// mix16: customKey, profiledKey, profiledIgnored, optional, flattenedPrefix, enumKeys, clusterObject, strict
@Mappable(conversions: .strict)
struct Mix16Struct {
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

// mix17: customKey, profiledKey, profiledStrategy, flattenedOptional, flattenedObject, insideEnum, foundation, strategy
@Mappable
struct Mix17Struct {
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

// mix18: customKey, alias, profiledIgnored, flattenedEnum, untaggedEnum, lenient, siblings, willDecode
@Mappable(conversions: .lenient)
struct Mix18Struct {
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

// mix19: customKey, namingRule, profiledIgnored, flattened, arrayEnum, dropping, didDecode, didEncode
@Mappable(fieldNaming: .snakeCase)
struct Mix19Struct {
  @CodingKey("ck1") var custom1: Int
  var namedByRule1: Int
  @CodableIgnored(in: .paired) @CodingKey("other", in: "other") var secret1: Int = 3
  @CodableFlattened var flat1: FlatPart
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
}

// mix20: namingRule, pathIntoArray, nestedStruct, enumKeys, foundation, siblings, constant, observer
@Mappable(fieldNaming: .snakeCase)
struct Mix20Struct {
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

// mix21: namingRule, pathCollecting, flattenedPrefix, insideEnum, lenient, singleValues, computed, optionalPath
@DecodableRules(acceptsSingleValues: true)
@Mappable(fieldNaming: .snakeCase, conversions: .lenient)
struct Mix21Struct {
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

// mix22: profiledPath, profiledStrategy, encodeKey, flattenedEnum, arrayEnum, protocolValue, ignored, observer
@Mappable
struct Mix22Struct {
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

// mix23: namingRule, profiledPath, optional, flattenedOptional, collections, tuple, omitting, ruleAlias
@Mappable(fieldNaming: .snakeCase, fieldAliases: [.uppercase], omitting: [.nil, .defaults, .empty])
struct Mix23Struct {
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

// mix24: namingRule, path, encodeKey, flattenedObject, outsideEnum, untaggedEnum, clusterObject, defaultForInvalid
@Mappable(fieldNaming: .snakeCase)
struct Mix24Struct {
  var namedByRule1: Int
  @CodingKey(path: "place.inner1") var pathed1: Int
  @CodingKey("in1", encode: "out1") @DecodableAlias("out1") var turned1: Int
  @CodableFlattened(suffix: "_ob1") var part1: InnerObject
  var branch1: Branch
  var guess1: Guess
  var pet1: Pet
  @CodableDefault(7, on: .missing, .null, .invalid) var fallback1: Int
}

// mix25: pathSharingSteps, profiledIgnored, nestedStruct, insideEnum, protocolValue, defaultForInvalid, condition, ruleAlias
@Mappable(fieldAliases: [.uppercase])
struct Mix25Struct {
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

// mix26: namingRule, initialValue, flattenedEnum, recursion, strategy, condition, unknownKeys, presence
@Mappable(fieldNaming: .snakeCase, unknownKeys: .report)
struct Mix26Struct {
  var namedByRule1: Int
  var initial1: Int = 7
  @CodableFlattened(prefix: "w1_") var way1: Way
  var children1: [Mix26Struct] = []
  @CodableBy(.transform(decode: { (t: Int) in t - 1 }, encode: { (t: Int) in t + 1 })) var less1: Int
  @EncodableIf(.notDefault) var sparse1: Int = 3
  var presence1: Presence<Int>
}

// mix27: alias, path, pathIntoArray, flattenedPrefix, object, dropping, strategy, omitting
@Mappable(omitting: [.nil, .defaults, .empty])
struct Mix27Struct {
  @DecodableAlias("other1", "older1") var aliased1: Int
  @CodingKey(path: "place.inner1") var pathed1: Int
  @CodingKey(path: "list1[1].b") var picked1: Int
  @CodableFlattened(prefix: "fl1_") var lot1: Inner
  var object1: InnerObject
  var spare1: InnerObject?
  @DecodableRules(invalidElements: .drop) var kept1: [Int]
  @CodableBy(.transform(decode: { (t: Int) in t - 1 }, encode: { (t: Int) in t + 1 })) var less1: Int
}

// mix28: alias, pathCollecting, flattenedOptional, flattenedObject, enumKeys, protocolValue, didDecode, presence
@Mappable
struct Mix28Struct {
  @DecodableAlias("other1", "older1") var aliased1: Int
  @CodingKey(path: "rows1[*].t") var collected1: [Int]
  @CodableFlattened(prefix: "fo1_") var some1: Inner?
  @CodableFlattened(suffix: "_ob1") var part1: InnerObject
  var scores1: [Suit: Int]
  var suits1: Set<Suit> = []
  @CodableBy(.oneOf(dots)) var dot1: any Dotted
  var counted1: Int
  @CodableIgnored var twice1 = 0
  @CodableHook(.didDecode) mutating func note1() { twice1 = counted1 * 2 }
  var presence1: Presence<Int>
}

// mix29: alias, pathSharingSteps, encodeKey, extras, initialValue, arrayEnum, foundation, optionalPath
@Mappable
struct Mix29Struct {
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

// mix30: alias, profiledPath, optional, flattened, insideEnum, recursion, constant, nulls
@Mappable(nilValues: .writeNull)
struct Mix30Struct {
  @DecodableAlias("other1", "older1") var aliased1: Int
  @CodingKey("plain", in: "other") @CodingKey(path: "place.pp1", in: .paired)
  var profiledPath1: Int = 4
  var given1: Int?
  var absent1: Int?
  @CodableFlattened var flat1: FlatPart
  var road1: Way
  var roads1: [Way]?
  var children1: [Mix30Struct] = []
  let fixed1 = "k"
}

// mix31: pathSharingSteps, pathIntoArray, pathCollecting, flattened, untaggedEnum, tuple, strict, unknownKeys
@Mappable(conversions: .strict, unknownKeys: .report)
struct Mix31Struct {
  @CodingKey(path: "place.shared1") var sharing1: Int
  @CodingKey(path: "place.deep.x1") var deep1: Int = 4
  @CodingKey(path: "list1[1].b") var picked1: Int
  @CodingKey(path: "rows1[*].t") var collected1: [Int]
  @CodableFlattened var flat1: FlatPart
  var guess1: Guess
  var span1: (Int, Int)
  var exact1: Int
}

// mix32: pathSharingSteps, optional, flattenedObject, dropping, singleValues, validated, willDecode, observer
@DecodableRules(acceptsSingleValues: true)
@Mappable
struct Mix32Struct {
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

// mix33: path, pathCollecting, flattenedOptional, arrayEnum, clusterObject, siblings, condition, nulls
@Mappable(nilValues: .writeNull)
struct Mix33Struct {
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

// mix34: path, extras, optional, nestedStruct, outsideEnum, lenient, didDecode, ignored
@Mappable(conversions: .lenient)
struct Mix34Struct {
  @CodingKey(path: "place.inner1") var pathed1: Int
  @CodableExtras var extras1: [String: Tree]
  var given1: Int?
  var absent1: Int?
  var nested1: Inner
  var branch1: Branch
  var yes1: Bool
  var counted1: Int
  @CodableIgnored var twice1 = 0
  @CodableHook(.didDecode) mutating func note1() { twice1 = counted1 * 2 }
  @CodableIgnored var cache1 = Mark()
}

// mix35: path, initialValue, flattenedEnum, insideEnum, tuple, strict, didEncode, observer
@Mappable(conversions: .strict)
struct Mix35Struct {
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

// mix36: customKey, alias, profiledPath, outsideEnum, foundation, strict, computed, condition
@Mappable(conversions: .strict)
struct Mix36Struct {
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

// mix37: path, profiledIgnored, flattenedObject, object, collections, constant, unknownKeys, optionalPath
@Mappable(unknownKeys: .report)
struct Mix37Struct {
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

// mix38: profiledKey, flattenedPrefix, collections, untaggedEnum, recursion, didDecode, willDecode, observer
@Mappable
struct Mix38Struct {
  @CodingKey("pk1", in: .paired, "other") var profiled1: Int
  @CodableFlattened(prefix: "fl1_") var lot1: Inner
  var stock1: [Inner]
  var table1: [String: Inner] = [:]
  var grid1: [[Int?]]
  var guess1: Guess
  var children1: [Mix38Struct] = []
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
}

// mix39: namingRule, alias, profiledIgnored, initialValue, flattenedOptional, untaggedEnum, validated, ignored
@Mappable(fieldNaming: .snakeCase)
struct Mix39Struct {
  var namedByRule1: Int
  @DecodableAlias("other1", "older1") var aliased1: Int
  @CodableIgnored(in: .paired) @CodingKey("other", in: "other") var secret1: Int = 3
  var initial1: Int = 7
  @CodableFlattened(prefix: "fo1_") var some1: Inner?
  var guess1: Guess
  @Validated(.range(0...9)) var valid1: Int
  @CodableIgnored var cache1 = Mark()
}

// mix40: pathSharingSteps, pathIntoArray, flattenedOptional, flattenedEnum, object, clusterObject, didDecode, computed
@Mappable
struct Mix40Struct {
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
  @CodableHook(.didDecode) mutating func note1() { twice1 = counted1 * 2 }
  @EncodableComputed var title1: Int { 9 }
}

// mix41: path, profiledPath, profiledIgnored, object, untaggedEnum, foundation, singleValues, presence
@DecodableRules(acceptsSingleValues: true)
@Mappable
struct Mix41Struct {
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

// mix42: profiledKey, profiledPath, pathIntoArray, lenient, validated, defaultForInvalid, didEncode, optionalPath
@Mappable(conversions: .lenient)
struct Mix42Struct {
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

// mix43: profiledKey, pathCollecting, flattenedEnum, outsideEnum, dropping, validated, constant, ruleAlias
@Mappable(fieldAliases: [.uppercase])
struct Mix43Struct {
  @CodingKey("pk1", in: .paired, "other") var profiled1: Int
  @CodingKey(path: "rows1[*].t") var collected1: [Int]
  @CodableFlattened(prefix: "w1_") var way1: Way
  var branch1: Branch
  @DecodableRules(invalidElements: .drop) var kept1: [Int]
  @Validated(.range(0...9)) var valid1: Int
  let fixed1 = "k"
  var loud1: Int
}

// mix44: pathSharingSteps, encodeKey, collections, enumKeys, lenient, strategy, didEncode, nulls
@Mappable(nilValues: .writeNull, conversions: .lenient)
struct Mix44Struct {
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

// mix45: pathSharingSteps, encodeKey, flattened, object, recursion, siblings, ignored, ruleAlias
@Mappable(fieldAliases: [.uppercase])
struct Mix45Struct {
  @CodingKey(path: "place.shared1") var sharing1: Int
  @CodingKey(path: "place.deep.x1") var deep1: Int = 4
  @CodingKey("in1", encode: "out1") @DecodableAlias("out1") var turned1: Int
  @CodableFlattened var flat1: FlatPart
  var object1: InnerObject
  var spare1: InnerObject?
  var children1: [Mix45Struct] = []
  var base1: Int
  @DecodableBy(siblings: { (length: Int, object: AnyValue.Object) in
    length + (object["base1"]?.int ?? 0) }) var sum1: Int
  @CodableIgnored var cache1 = Mark()
  var loud1: Int
}

// mix46: pathSharingSteps, profiledStrategy, nestedStruct, untaggedEnum, strict, dropping, omitting, optionalPath
@Mappable(omitting: [.nil, .defaults, .empty], conversions: .strict)
struct Mix46Struct {
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

// mix47: path, profiledPath, pathCollecting, initialValue, nestedStruct, clusterObject, strategy, willDecode
@Mappable
struct Mix47Struct {
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

// mix48: profiledKey, optional, arrayEnum, defaultForInvalid, siblings, computed, unknownKeys, presence
@Mappable(unknownKeys: .report)
struct Mix48Struct {
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

// mix49: profiledIgnored, pathCollecting, initialValue, object, lenient, defaultForInvalid, omitting, observer
@Mappable(omitting: [.nil, .defaults, .empty], conversions: .lenient)
struct Mix49Struct {
  @CodableIgnored(in: .paired) @CodingKey("other", in: "other") var secret1: Int = 3
  @CodingKey(path: "rows1[*].t") var collected1: [Int]
  var initial1: Int = 7
  var object1: InnerObject
  var spare1: InnerObject?
  var yes1: Bool
  @CodableDefault(7, on: .missing, .null, .invalid) var fallback1: Int
  var seen1: Int = 0 { didSet {} }
}

// mix50: profiledKey, flattenedPrefix, insideEnum, foundation, validated, ignored, nulls, unknownKeys
@Mappable(nilValues: .writeNull, unknownKeys: .report)
struct Mix50Struct {
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

// mix51: extras, enumKeys, tuple, dropping, singleValues, ignored, condition, optionalPath
@DecodableRules(acceptsSingleValues: true)
@Mappable
struct Mix51Struct {
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

// mix52: alias, pathIntoArray, flattenedObject, arrayEnum, tuple, lenient, willDecode, ruleAlias
@Mappable(fieldAliases: [.uppercase], conversions: .lenient)
struct Mix52Struct {
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

// mix53: pathIntoArray, encodeKey, flattenedOptional, insideEnum, dropping, willDecode, unknownKeys, presence
@Mappable(unknownKeys: .report)
struct Mix53Struct {
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

// mix54: profiledIgnored, optional, flattenedOptional, outsideEnum, recursion, strategy, didEncode, optionalPath
@Mappable
struct Mix54Struct {
  @CodableIgnored(in: .paired) @CodingKey("other", in: "other") var secret1: Int = 3
  var given1: Int?
  var absent1: Int?
  @CodableFlattened(prefix: "fo1_") var some1: Inner?
  var branch1: Branch
  var children1: [Mix54Struct] = []
  @CodableBy(.transform(decode: { (t: Int) in t - 1 }, encode: { (t: Int) in t + 1 })) var less1: Int
  @CodableHook(.didEncode) func stamp1(_ tree: inout Tree) {
    guard case .object(var object) = tree else { return }
    object["stamp1"] = 1
    tree = .object(object)
  }
  @CodingKey(path: "place.maybe1") var maybe1: Int?
}

// mix55: profiledPath, initialValue, flattenedPrefix, flattenedObject, collections, dropping, siblings, computed
@Mappable
struct Mix55Struct {
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

// mix56: path, pathIntoArray, optional, flattenedPrefix, untaggedEnum, protocolValue, didEncode, condition
@Mappable
struct Mix56Struct {
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

// mix57: profiledPath, encodeKey, initialValue, enumKeys, didDecode, constant, omitting, unknownKeys
@Mappable(omitting: [.nil, .defaults, .empty], unknownKeys: .report)
struct Mix57Struct {
  @CodingKey("plain", in: "other") @CodingKey(path: "place.pp1", in: .paired)
  var profiledPath1: Int = 4
  @CodingKey("in1", encode: "out1") @DecodableAlias("out1") var turned1: Int
  var initial1: Int = 7
  var scores1: [Suit: Int]
  var suits1: Set<Suit> = []
  var counted1: Int
  @CodableIgnored var twice1 = 0
  @CodableHook(.didDecode) mutating func note1() { twice1 = counted1 * 2 }
  let fixed1 = "k"
}

// mix58: profiledIgnored, nestedStruct, untaggedEnum, arrayEnum, tuple, strategy, computed, nulls
@Mappable(nilValues: .writeNull)
struct Mix58Struct {
  @CodableIgnored(in: .paired) @CodingKey("other", in: "other") var secret1: Int = 3
  var nested1: Inner
  var guess1: Guess
  var lead1: Lead
  var span1: (Int, Int)
  @CodableBy(.transform(decode: { (t: Int) in t - 1 }, encode: { (t: Int) in t + 1 })) var less1: Int
  @EncodableComputed var title1: Int { 9 }
}

// mix59: extras, insideEnum, clusterObject, validated, siblings, didEncode, omitting, presence
@Mappable(omitting: [.nil, .defaults, .empty])
struct Mix59Struct {
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

// mix60: flattened, flattenedEnum, collections, enumKeys, foundation, defaultForInvalid, willDecode, optionalPath
@Mappable
struct Mix60Struct {
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

// mix61: customKey, extras, untaggedEnum, protocolValue, clusterObject, strategy, constant, ruleAlias
@Mappable(fieldAliases: [.uppercase])
struct Mix61Struct {
  @CodingKey("ck1") var custom1: Int
  @CodableExtras var extras1: [String: Tree]
  var guess1: Guess
  @CodableBy(.oneOf(dots)) var dot1: any Dotted
  var pet1: Pet
  @CodableBy(.transform(decode: { (t: Int) in t - 1 }, encode: { (t: Int) in t + 1 })) var less1: Int
  let fixed1 = "k"
  var loud1: Int
}

// mix62: encodeKey, flattenedPrefix, flattenedOptional, arrayEnum, recursion, strict, singleValues, constant
@DecodableRules(acceptsSingleValues: true)
@Mappable(conversions: .strict)
struct Mix62Struct {
  @CodingKey("in1", encode: "out1") @DecodableAlias("out1") var turned1: Int
  @CodableFlattened(prefix: "fl1_") var lot1: Inner
  @CodableFlattened(prefix: "fo1_") var some1: Inner?
  var lead1: Lead
  var children1: [Mix62Struct] = []
  var exact1: Int
  var many1: [Int]
  let fixed1 = "k"
}

// mix63: pathIntoArray, initialValue, flattenedEnum, outsideEnum, singleValues, didDecode, nulls, ruleAlias
@DecodableRules(acceptsSingleValues: true)
@Mappable(fieldAliases: [.uppercase], nilValues: .writeNull)
struct Mix63Struct {
  @CodingKey(path: "list1[1].b") var picked1: Int
  var initial1: Int = 7
  @CodableFlattened(prefix: "w1_") var way1: Way
  var branch1: Branch
  var many1: [Int]
  var counted1: Int
  @CodableIgnored var twice1 = 0
  @CodableHook(.didDecode) mutating func note1() { twice1 = counted1 * 2 }
  var loud1: Int
}

// mix64: alias, encodeKey, extras, flattened, clusterObject, strategy, computed, observer
@Mappable
struct Mix64Struct {
  @DecodableAlias("other1", "older1") var aliased1: Int
  @CodingKey("in1", encode: "out1") @DecodableAlias("out1") var turned1: Int
  @CodableExtras var extras1: [String: Tree]
  @CodableFlattened var flat1: FlatPart
  var pet1: Pet
  @CodableBy(.transform(decode: { (t: Int) in t - 1 }, encode: { (t: Int) in t + 1 })) var less1: Int
  @EncodableComputed var title1: Int { 9 }
  var seen1: Int = 0 { didSet {} }
}

// mix65: nestedStruct, flattenedObject, collections, recursion, strict, ignored, condition, presence
@Mappable(conversions: .strict)
struct Mix65Struct {
  var nested1: Inner
  @CodableFlattened(suffix: "_ob1") var part1: InnerObject
  var stock1: [Inner]
  var table1: [String: Inner] = [:]
  var grid1: [[Int?]]
  var children1: [Mix65Struct] = []
  var exact1: Int
  @CodableIgnored var cache1 = Mark()
  @EncodableIf(.notDefault) var sparse1: Int = 3
  var presence1: Presence<Int>
}

// mix66: profiledStrategy, flattened, flattenedOptional, lenient, didDecode, condition, presence, observer
@Mappable(conversions: .lenient)
struct Mix66Struct {
  @CodableBy(.plain(Int.self), in: "other") @CodableBy(.text(Int.self), in: .paired)
  var texted1: Int
  @CodableFlattened var flat1: FlatPart
  @CodableFlattened(prefix: "fo1_") var some1: Inner?
  var yes1: Bool
  var counted1: Int
  @CodableIgnored var twice1 = 0
  @CodableHook(.didDecode) mutating func note1() { twice1 = counted1 * 2 }
  @EncodableIf(.notDefault) var sparse1: Int = 3
  var presence1: Presence<Int>
  var seen1: Int = 0 { didSet {} }
}

// mix67: profiledStrategy, collections, outsideEnum, arrayEnum, protocolValue, validated, siblings, optionalPath
@Mappable
struct Mix67Struct {
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

// mix68: pathCollecting, optional, flattenedPrefix, flattenedObject, object, foundation, didEncode, ruleAlias
@Mappable(fieldAliases: [.uppercase])
struct Mix68Struct {
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

// mix69: alias, flattenedOptional, flattenedObject, dropping, defaultForInvalid, nulls
@Mappable(nilValues: .writeNull)
struct Mix69Struct {
  @DecodableAlias("other1", "older1") var aliased1: Int
  @CodableFlattened(prefix: "fo1_") var some1: Inner?
  @CodableFlattened(suffix: "_ob1") var part1: InnerObject
  @DecodableRules(invalidElements: .drop) var kept1: [Int]
  @CodableDefault(7, on: .missing, .null, .invalid) var fallback1: Int
}

// mix70: flattenedObject, flattenedEnum, insideEnum, tuple, foundation, siblings, didDecode, omitting
@Mappable(omitting: [.nil, .defaults, .empty])
struct Mix70Struct {
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
  @CodableHook(.didDecode) mutating func note1() { twice1 = counted1 * 2 }
}

// mix71: outsideEnum, protocolValue, lenient, willDecode, computed, constant, unknownKeys, observer
@Mappable(conversions: .lenient, unknownKeys: .report)
struct Mix71Struct {
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

// mix72: clusterObject, strategy, didDecode, ignored, optionalPath
@Mappable
struct Mix72Struct {
  var pet1: Pet
  @CodableBy(.transform(decode: { (t: Int) in t - 1 }, encode: { (t: Int) in t + 1 })) var less1: Int
  var counted1: Int
  @CodableIgnored var twice1 = 0
  @CodableHook(.didDecode) mutating func note1() { twice1 = counted1 * 2 }
  @CodableIgnored var cache1 = Mark()
  @CodingKey(path: "place.maybe1") var maybe1: Int?
}

// mix73: optional, flattenedEnum
@Mappable
struct Mix73Struct {
  var given1: Int?
  var absent1: Int?
  @CodableFlattened(prefix: "w1_") var way1: Way
}

// mix74: arrayEnum, omitting
@Mappable(omitting: [.nil, .defaults, .empty])
struct Mix74Struct {
  var lead1: Lead
}

// mix75: strict, ruleAlias
@Mappable(fieldAliases: [.uppercase], conversions: .strict)
struct Mix75Struct {
  var exact1: Int
  var loud1: Int
}
