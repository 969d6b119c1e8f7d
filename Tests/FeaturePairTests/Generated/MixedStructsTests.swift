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
    PairCase(.structure, "mix76", of: Mix76Struct.self),
    PairCase(.structure, "mix77", of: Mix77Struct.self),
    PairCase(.structure, "mix78", of: Mix78Struct.self),
    PairCase(.structure, "mix79", of: Mix79Struct.self),
    PairCase(.structure, "mix80", of: Mix80Struct.self),
    PairCase(.structure, "mix81", of: Mix81Struct.self),
    PairCase(.structure, "mix82", of: Mix82Struct.self),
    PairCase(.structure, "mix83", of: Mix83Struct.self),
    PairCase(.structure, "mix84", of: Mix84Struct.self),
    PairCase(.structure, "mix85", of: Mix85Struct.self),
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

// mix8: plain, nulls, unknownKeys, ruleAlias, presence, observer, optionalPath, archivedExcluded
@Mappable(fieldAliases: [.uppercase], nilValues: .writeNull, unknownKeys: .report)
struct Mix8Struct {
  var plain1: Int
  var loud1: Int
  var presence1: Presence<Int>
  var seen1: Int = 0 { didSet {} }
  @CodingKey(path: "place.maybe1") var maybe1: Int?
  @Archived(.excluded) var shy1: Int = 3
}

// mix9: plain, customKey, profiledStrategy, extras, object, protocolValue, strict, archivedConditionally
@Mappable(conversions: .strict)
struct Mix9Struct {
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

// mix10: namingRule, profiledStrategy, nestedStruct, collections, clusterObject, singleValues, willDecode, nulls
@DecodableRules(acceptsSingleValues: true)
@Mappable(fieldNaming: .snakeCase, nilValues: .writeNull)
struct Mix10Struct {
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

// mix11: alias, profiledStrategy, flattened, enumKeys, recursion, validated, didEncode, unknownKeys
@Mappable(unknownKeys: .report)
struct Mix11Struct {
  @DecodableAlias("other1", "older1") var aliased1: Int
  @CodableBy(.plain(Int.self), in: "other") @CodableBy(.text(Int.self), in: .paired)
  var texted1: Int
  @CodableFlattened var flat1: FlatPart
  var scores1: [Suit: Int]
  var suits1: Set<Suit> = []
  var children1: [Mix11Struct] = []
  @Validated(.range(0...9)) var valid1: Int
  @CodableHook(.didEncode) func stamp1(_ tree: inout Tree) {
    guard case .object(var object) = tree else { return }
    object["stamp1"] = 1
    tree = .object(object)
  }
}

// mix12: path, profiledStrategy, flattenedPrefix, outsideEnum, tuple, defaultForInvalid, computed, ruleAlias
@Mappable(fieldAliases: [.uppercase])
struct Mix12Struct {
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

// mix13: pathSharingSteps, profiledStrategy, flattenedOptional, insideEnum, foundation, strategy, constant, presence
@Mappable
struct Mix13Struct {
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

// mix14: customKey, pathIntoArray, nestedStruct, enumKeys, tuple, strategy, ignored, observer
@Mappable
struct Mix14Struct {
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

// mix15: customKey, pathCollecting, flattened, collections, foundation, defaultForInvalid, condition, optionalPath
@Mappable
struct Mix15Struct {
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

// mix16: customKey, encodeKey, flattenedPrefix, insideEnum, clusterObject, validated, omitting, archivedExcluded
@Mappable(omitting: [.nil, .defaults, .empty])
struct Mix16Struct {
  @CodingKey("ck1") var custom1: Int
  @CodingKey("in1", encode: "out1") @DecodableAlias("out1") var turned1: Int
  @CodableFlattened(prefix: "fl1_") var lot1: Inner
  var road1: Way
  var roads1: [Way]?
  var pet1: Pet
  @Validated(.range(0...9)) var valid1: Int
  @Archived(.excluded) var shy1: Int = 3
}

// mix17: customKey, profiledKey, profiledIgnored, initialValue, flattenedOptional, outsideEnum, recursion, singleValues
@DecodableRules(acceptsSingleValues: true)
@Mappable
struct Mix17Struct {
  @CodingKey("ck1") var custom1: Int
  @CodingKey("pk1", in: .paired, "other") var profiled1: Int
  @CodableIgnored(in: .paired) @CodingKey("other", in: "other") var secret1: Int = 3
  var initial1: Int = 7
  @CodableFlattened(prefix: "fo1_") var some1: Inner?
  var branch1: Branch
  var children1: [Mix17Struct] = []
  var many1: [Int]
}

// mix18: customKey, optional, flattenedObject, untaggedEnum, lenient, siblings, willDecode, unknownKeys
@Mappable(conversions: .lenient, unknownKeys: .report)
struct Mix18Struct {
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

// mix19: customKey, path, flattenedEnum, arrayEnum, dropping, didDecode, didEncode, nulls
@Mappable(nilValues: .writeNull)
struct Mix19Struct {
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
}

// mix20: namingRule, profiledPath, profiledIgnored, flattened, insideEnum, tuple, siblings, archivedConditionally
@Mappable(fieldNaming: .snakeCase)
struct Mix20Struct {
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

// mix21: namingRule, extras, initialValue, enumKeys, foundation, didDecode, computed, archivedExcluded
@Mappable(fieldNaming: .snakeCase)
struct Mix21Struct {
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
}

// mix22: namingRule, profiledPath, pathIntoArray, flattenedPrefix, object, recursion, constant, optionalPath
@Mappable(fieldNaming: .snakeCase)
struct Mix22Struct {
  var namedByRule1: Int
  @CodingKey("plain", in: "other") @CodingKey(path: "place.pp1", in: .paired)
  var profiledPath1: Int = 4
  @CodingKey(path: "list1[1].b") var picked1: Int
  @CodableFlattened(prefix: "fl1_") var lot1: Inner
  var object1: InnerObject
  var spare1: InnerObject?
  var children1: [Mix22Struct] = []
  let fixed1 = "k"
  @CodingKey(path: "place.maybe1") var maybe1: Int?
}

// mix23: namingRule, pathCollecting, flattenedOptional, untaggedEnum, protocolValue, validated, ignored, ruleAlias
@Mappable(fieldNaming: .snakeCase, fieldAliases: [.uppercase])
struct Mix23Struct {
  var namedByRule1: Int
  @CodingKey(path: "rows1[*].t") var collected1: [Int]
  @CodableFlattened(prefix: "fo1_") var some1: Inner?
  var guess1: Guess
  @CodableBy(.oneOf(dots)) var dot1: any Dotted
  @Validated(.range(0...9)) var valid1: Int
  @CodableIgnored var cache1 = Mark()
  var loud1: Int
}

// mix24: alias, profiledIgnored, optional, nestedStruct, object, foundation, omitting, ruleAlias
@Mappable(fieldAliases: [.uppercase], omitting: [.nil, .defaults, .empty])
struct Mix24Struct {
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

// mix25: pathSharingSteps, profiledIgnored, flattenedPrefix, collections, protocolValue, didDecode, ignored, unknownKeys
@Mappable(unknownKeys: .report)
struct Mix25Struct {
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
}

// mix26: profiledKey, profiledStrategy, encodeKey, flattenedObject, arrayEnum, lenient, ignored, optionalPath
@Mappable(conversions: .lenient)
struct Mix26Struct {
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

// mix27: namingRule, profiledPath, encodeKey, flattenedEnum, outsideEnum, strict, condition, unknownKeys
@Mappable(fieldNaming: .snakeCase, conversions: .strict, unknownKeys: .report)
struct Mix27Struct {
  var namedByRule1: Int
  @CodingKey("plain", in: "other") @CodingKey(path: "place.pp1", in: .paired)
  var profiledPath1: Int = 4
  @CodingKey("in1", encode: "out1") @DecodableAlias("out1") var turned1: Int
  @CodableFlattened(prefix: "w1_") var way1: Way
  var branch1: Branch
  var exact1: Int
  @EncodableIf(.notDefault) var sparse1: Int = 3
}

// mix28: namingRule, profiledKey, optional, enumKeys, dropping, defaultForInvalid, omitting, presence
@Mappable(fieldNaming: .snakeCase, omitting: [.nil, .defaults, .empty])
struct Mix28Struct {
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

// mix29: namingRule, pathSharingSteps, pathCollecting, flattenedObject, object, clusterObject, didEncode, observer
@Mappable(fieldNaming: .snakeCase)
struct Mix29Struct {
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

// mix30: alias, pathIntoArray, flattenedOptional, flattenedEnum, collections, lenient, computed, archivedConditionally
@Mappable(conversions: .lenient)
struct Mix30Struct {
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

// mix31: path, profiledIgnored, initialValue, flattenedObject, enumKeys, clusterObject, strict, constant
@Mappable(conversions: .strict)
struct Mix31Struct {
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

// mix32: alias, encodeKey, extras, untaggedEnum, tuple, dropping, singleValues, constant
@DecodableRules(acceptsSingleValues: true)
@Mappable
struct Mix32Struct {
  @DecodableAlias("other1", "older1") var aliased1: Int
  @CodingKey("in1", encode: "out1") @DecodableAlias("out1") var turned1: Int
  @CodableExtras var extras1: [String: Tree]
  var guess1: Guess
  var span1: (Int, Int)
  @DecodableRules(invalidElements: .drop) var kept1: [Int]
  var many1: [Int]
  let fixed1 = "k"
}

// mix33: namingRule, alias, pathCollecting, initialValue, flattenedPrefix, arrayEnum, strategy, willDecode
@Mappable(fieldNaming: .snakeCase)
struct Mix33Struct {
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

// mix34: alias, pathIntoArray, flattenedObject, outsideEnum, protocolValue, siblings, condition, nulls
@Mappable(nilValues: .writeNull)
struct Mix34Struct {
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

// mix35: customKey, profiledPath, pathCollecting, nestedStruct, untaggedEnum, recursion, computed, presence
@Mappable
struct Mix35Struct {
  @CodingKey("ck1") var custom1: Int
  @CodingKey("plain", in: "other") @CodingKey(path: "place.pp1", in: .paired)
  var profiledPath1: Int = 4
  @CodingKey(path: "rows1[*].t") var collected1: [Int]
  var nested1: Inner
  var guess1: Guess
  var children1: [Mix35Struct] = []
  @EncodableComputed var title1: Int { 9 }
  var presence1: Presence<Int>
}

// mix36: alias, profiledKey, pathIntoArray, insideEnum, strict, didDecode, willDecode, observer
@Mappable(conversions: .strict)
struct Mix36Struct {
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
}

// mix37: alias, profiledPath, optional, flattenedOptional, clusterObject, defaultForInvalid, ignored, archivedExcluded
@Mappable
struct Mix37Struct {
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

// mix38: path, pathIntoArray, pathCollecting, arrayEnum, singleValues, omitting, unknownKeys, archivedConditionally
@DecodableRules(acceptsSingleValues: true)
@Mappable(omitting: [.nil, .defaults, .empty], unknownKeys: .report)
struct Mix38Struct {
  @CodingKey(path: "place.inner1") var pathed1: Int
  @CodingKey(path: "list1[1].b") var picked1: Int
  @CodingKey(path: "rows1[*].t") var collected1: [Int]
  var lead1: Lead
  var many1: [Int]
  @Archived(.conditionally) var seldom1: InnerObject?
}

// mix39: pathSharingSteps, pathIntoArray, extras, optional, outsideEnum, dropping, validated, optionalPath
@Mappable
struct Mix39Struct {
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

// mix40: pathSharingSteps, initialValue, flattened, flattenedEnum, untaggedEnum, defaultForInvalid, omitting, observer
@Mappable(omitting: [.nil, .defaults, .empty])
struct Mix40Struct {
  @CodingKey(path: "place.shared1") var sharing1: Int
  @CodingKey(path: "place.deep.x1") var deep1: Int = 4
  var initial1: Int = 7
  @CodableFlattened var flat1: FlatPart
  @CodableFlattened(prefix: "w1_") var way1: Way
  var guess1: Guess
  @CodableDefault(7, on: .missing, .null, .invalid) var fallback1: Int
  var seen1: Int = 0 { didSet {} }
}

// mix41: path, pathSharingSteps, encodeKey, nestedStruct, collections, recursion, siblings, archivedExcluded
@Mappable
struct Mix41Struct {
  @CodingKey(path: "place.inner1") var pathed1: Int
  @CodingKey(path: "place.shared1") var sharing1: Int
  @CodingKey(path: "place.deep.x1") var deep1: Int = 4
  @CodingKey("in1", encode: "out1") @DecodableAlias("out1") var turned1: Int
  var nested1: Inner
  var stock1: [Inner]
  var table1: [String: Inner] = [:]
  var grid1: [[Int?]]
  var children1: [Mix41Struct] = []
  var base1: Int
  @DecodableBy(siblings: { (length: Int, object: AnyValue.Object) in
    length + (object["base1"]?.int ?? 0) }) var sum1: Int
  @Archived(.excluded) var shy1: Int = 3
}

// mix42: path, extras, insideEnum, recursion, lenient, strategy, condition, ruleAlias
@Mappable(fieldAliases: [.uppercase], conversions: .lenient)
struct Mix42Struct {
  @CodingKey(path: "place.inner1") var pathed1: Int
  @CodableExtras var extras1: [String: Tree]
  var road1: Way
  var roads1: [Way]?
  var children1: [Mix42Struct] = []
  var yes1: Bool
  @CodableBy(.transform(decode: { (t: Int) in t - 1 }, encode: { (t: Int) in t + 1 })) var less1: Int
  @EncodableIf(.notDefault) var sparse1: Int = 3
  var loud1: Int
}

// mix43: pathSharingSteps, profiledPath, encodeKey, enumKeys, willDecode, nulls, ruleAlias, archivedConditionally
@Mappable(fieldAliases: [.uppercase], nilValues: .writeNull)
struct Mix43Struct {
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

// mix44: profiledKey, initialValue, nestedStruct, insideEnum, protocolValue, didEncode, optionalPath, archivedConditionally
@Mappable
struct Mix44Struct {
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

// mix45: alias, path, encodeKey, flattened, object, protocolValue, willDecode, presence
@Mappable
struct Mix45Struct {
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

// mix46: profiledPath, profiledStrategy, initialValue, collections, dropping, validated, condition, observer
@Mappable
struct Mix46Struct {
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

// mix47: profiledKey, pathCollecting, flattenedEnum, object, tuple, validated, constant, archivedExcluded
@Mappable
struct Mix47Struct {
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

// mix48: pathSharingSteps, optional, flattened, arrayEnum, tuple, strict, computed, nulls
@Mappable(nilValues: .writeNull, conversions: .strict)
struct Mix48Struct {
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

// mix49: namingRule, pathSharingSteps, profiledPath, flattenedPrefix, foundation, lenient, singleValues, didEncode
@DecodableRules(acceptsSingleValues: true)
@Mappable(fieldNaming: .snakeCase, conversions: .lenient)
struct Mix49Struct {
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

// mix50: profiledKey, flattened, outsideEnum, untaggedEnum, clusterObject, strategy, didDecode, archivedConditionally
@Mappable
struct Mix50Struct {
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
}

// mix51: profiledKey, flattenedPrefix, flattenedOptional, object, enumKeys, dropping, siblings, condition
@Mappable
struct Mix51Struct {
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

// mix52: profiledIgnored, flattenedEnum, arrayEnum, clusterObject, siblings, condition, ruleAlias, presence
@Mappable(fieldAliases: [.uppercase])
struct Mix52Struct {
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

// mix53: profiledPath, optional, flattenedObject, collections, protocolValue, strategy, didDecode, omitting
@Mappable(omitting: [.nil, .defaults, .empty])
struct Mix53Struct {
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
}

// mix54: path, profiledIgnored, pathIntoArray, untaggedEnum, foundation, strict, didEncode, archivedExcluded
@Mappable(conversions: .strict)
struct Mix54Struct {
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

// mix55: profiledIgnored, initialValue, nestedStruct, object, lenient, validated, defaultForInvalid, nulls
@Mappable(nilValues: .writeNull, conversions: .lenient)
struct Mix55Struct {
  @CodableIgnored(in: .paired) @CodingKey("other", in: "other") var secret1: Int = 3
  var initial1: Int = 7
  var nested1: Inner
  var object1: InnerObject
  var spare1: InnerObject?
  var yes1: Bool
  @Validated(.range(0...9)) var valid1: Int
  @CodableDefault(7, on: .missing, .null, .invalid) var fallback1: Int
}

// mix56: path, optional, flattenedPrefix, arrayEnum, recursion, constant, observer, archivedConditionally
@Mappable
struct Mix56Struct {
  @CodingKey(path: "place.inner1") var pathed1: Int
  var given1: Int?
  var absent1: Int?
  @CodableFlattened(prefix: "fl1_") var lot1: Inner
  var lead1: Lead
  var children1: [Mix56Struct] = []
  let fixed1 = "k"
  var seen1: Int = 0 { didSet {} }
  @Archived(.conditionally) var seldom1: InnerObject?
}

// mix57: path, pathCollecting, extras, insideEnum, foundation, siblings, ignored, nulls
@Mappable(nilValues: .writeNull)
struct Mix57Struct {
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

// mix58: alias, path, flattenedOptional, tuple, didDecode, willDecode, omitting, optionalPath
@Mappable(omitting: [.nil, .defaults, .empty])
struct Mix58Struct {
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
}

// mix59: optional, flattenedObject, flattenedEnum, enumKeys, insideEnum, protocolValue, singleValues, computed
@DecodableRules(acceptsSingleValues: true)
@Mappable
struct Mix59Struct {
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

// mix60: pathIntoArray, extras, flattenedObject, collections, tuple, defaultForInvalid, didEncode, presence
@Mappable
struct Mix60Struct {
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

// mix61: profiledIgnored, object, clusterObject, dropping, strategy, computed, unknownKeys, optionalPath
@Mappable(unknownKeys: .report)
struct Mix61Struct {
  @CodableIgnored(in: .paired) @CodingKey("other", in: "other") var secret1: Int = 3
  var object1: InnerObject
  var spare1: InnerObject?
  var pet1: Pet
  @DecodableRules(invalidElements: .drop) var kept1: [Int]
  @CodableBy(.transform(decode: { (t: Int) in t - 1 }, encode: { (t: Int) in t + 1 })) var less1: Int
  @EncodableComputed var title1: Int { 9 }
  @CodingKey(path: "place.maybe1") var maybe1: Int?
}

// mix62: customKey, profiledKey, pathIntoArray, flattened, collections, lenient, constant, ruleAlias
@Mappable(fieldAliases: [.uppercase], conversions: .lenient)
struct Mix62Struct {
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

// mix63: profiledStrategy, flattened, flattenedObject, dropping, singleValues, ignored, archivedExcluded, archivedConditionally
@DecodableRules(acceptsSingleValues: true)
@Mappable
struct Mix63Struct {
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

// mix64: pathCollecting, nestedStruct, enumKeys, outsideEnum, lenient, didDecode, constant, presence
@Mappable(conversions: .lenient)
struct Mix64Struct {
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
}

// mix65: pathCollecting, initialValue, nestedStruct, strict, dropping, ignored, ruleAlias, presence
@Mappable(fieldAliases: [.uppercase], conversions: .strict)
struct Mix65Struct {
  @CodingKey(path: "rows1[*].t") var collected1: [Int]
  var initial1: Int = 7
  var nested1: Inner
  var exact1: Int
  @DecodableRules(invalidElements: .drop) var kept1: [Int]
  @CodableIgnored var cache1 = Mark()
  var loud1: Int
  var presence1: Presence<Int>
}

// mix66: profiledKey, encodeKey, flattenedOptional, outsideEnum, foundation, computed, unknownKeys, observer
@Mappable(unknownKeys: .report)
struct Mix66Struct {
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

// mix67: profiledIgnored, flattenedObject, flattenedEnum, arrayEnum, recursion, foundation, validated, willDecode
@Mappable
struct Mix67Struct {
  @CodableIgnored(in: .paired) @CodingKey("other", in: "other") var secret1: Int = 3
  @CodableFlattened(suffix: "_ob1") var part1: InnerObject
  @CodableFlattened(prefix: "w1_") var way1: Way
  var lead1: Lead
  var children1: [Mix67Struct] = []
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

// mix68: encodeKey, nestedStruct, insideEnum, arrayEnum, protocolValue, defaultForInvalid, constant, unknownKeys
@Mappable(unknownKeys: .report)
struct Mix68Struct {
  @CodingKey("in1", encode: "out1") @DecodableAlias("out1") var turned1: Int
  var nested1: Inner
  var road1: Way
  var roads1: [Way]?
  var lead1: Lead
  @CodableBy(.oneOf(dots)) var dot1: any Dotted
  @CodableDefault(7, on: .missing, .null, .invalid) var fallback1: Int
  let fixed1 = "k"
}

// mix69: pathSharingSteps, profiledStrategy, encodeKey, optional, nestedStruct, untaggedEnum, didDecode, condition
@Mappable
struct Mix69Struct {
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
}

// mix70: profiledStrategy, extras, initialValue, flattenedEnum, lenient, siblings, omitting, observer
@Mappable(omitting: [.nil, .defaults, .empty], conversions: .lenient)
struct Mix70Struct {
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

// mix71: profiledKey, encodeKey, optional, flattenedPrefix, flattenedOptional, strategy, didEncode, nulls
@Mappable(nilValues: .writeNull)
struct Mix71Struct {
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

// mix72: extras, flattenedOptional, outsideEnum, arrayEnum, protocolValue, clusterObject, willDecode, archivedExcluded
@Mappable
struct Mix72Struct {
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

// mix73: flattenedPrefix, flattenedOptional, flattenedEnum, collections, enumKeys, untaggedEnum, strict, optionalPath
@Mappable(conversions: .strict)
struct Mix73Struct {
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

// mix74: flattenedObject, flattenedEnum, object, recursion, singleValues, didDecode, ignored, ruleAlias
@DecodableRules(acceptsSingleValues: true)
@Mappable(fieldAliases: [.uppercase])
struct Mix74Struct {
  @CodableFlattened(suffix: "_ob1") var part1: InnerObject
  @CodableFlattened(prefix: "w1_") var way1: Way
  var object1: InnerObject
  var spare1: InnerObject?
  var children1: [Mix74Struct] = []
  var many1: [Int]
  var counted1: Int
  @CodableIgnored var twice1 = 0
  @CodableHook(.didDecode) mutating func note1() { twice1 = counted1 * 2 }
  @CodableIgnored var cache1 = Mark()
  var loud1: Int
}

// mix75: path, flattenedPrefix, foundation, singleValues, validated, condition, presence, archivedConditionally
@DecodableRules(acceptsSingleValues: true)
@Mappable
struct Mix75Struct {
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

// mix76: outsideEnum, validated, siblings, didEncode, computed, constant, ignored, omitting
@Mappable(omitting: [.nil, .defaults, .empty])
struct Mix76Struct {
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

// mix77: insideEnum, untaggedEnum, recursion, strict, dropping, defaultForInvalid, willDecode, nulls
@Mappable(nilValues: .writeNull, conversions: .strict)
struct Mix77Struct {
  var road1: Way
  var roads1: [Way]?
  var guess1: Guess
  var children1: [Mix77Struct] = []
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

// mix78: initialValue, flattenedEnum, tuple, lenient, strategy, condition, unknownKeys, archivedExcluded
@Mappable(conversions: .lenient, unknownKeys: .report)
struct Mix78Struct {
  var initial1: Int = 7
  @CodableFlattened(prefix: "w1_") var way1: Way
  var span1: (Int, Int)
  var yes1: Bool
  @CodableBy(.transform(decode: { (t: Int) in t - 1 }, encode: { (t: Int) in t + 1 })) var less1: Int
  @EncodableIf(.notDefault) var sparse1: Int = 3
  @Archived(.excluded) var shy1: Int = 3
}

// mix79: profiledIgnored, protocolValue, singleValues, siblings, observer, optionalPath
@DecodableRules(acceptsSingleValues: true)
@Mappable
struct Mix79Struct {
  @CodableIgnored(in: .paired) @CodingKey("other", in: "other") var secret1: Int = 3
  @CodableBy(.oneOf(dots)) var dot1: any Dotted
  var many1: [Int]
  var base1: Int
  @DecodableBy(siblings: { (length: Int, object: AnyValue.Object) in
    length + (object["base1"]?.int ?? 0) }) var sum1: Int
  var seen1: Int = 0 { didSet {} }
  @CodingKey(path: "place.maybe1") var maybe1: Int?
}

// mix80: profiledPath, arrayEnum
@Mappable
struct Mix80Struct {
  @CodingKey("plain", in: "other") @CodingKey(path: "place.pp1", in: .paired)
  var profiledPath1: Int = 4
  var lead1: Lead
}

// mix81: pathIntoArray, clusterObject
@Mappable
struct Mix81Struct {
  @CodingKey(path: "list1[1].b") var picked1: Int
  var pet1: Pet
}

// mix82: strict, omitting
@Mappable(omitting: [.nil, .defaults, .empty], conversions: .strict)
struct Mix82Struct {
  var exact1: Int
}

// mix83: defaultForInvalid, archivedConditionally
@Mappable
struct Mix83Struct {
  @CodableDefault(7, on: .missing, .null, .invalid) var fallback1: Int
  @Archived(.conditionally) var seldom1: InnerObject?
}

// mix84: didEncode, ruleAlias
@Mappable(fieldAliases: [.uppercase])
struct Mix84Struct {
  @CodableHook(.didEncode) func stamp1(_ tree: inout Tree) {
    guard case .object(var object) = tree else { return }
    object["stamp1"] = 1
    tree = .object(object)
  }
  var loud1: Int
}

// mix85: constant, nulls
@Mappable(nilValues: .writeNull)
struct Mix85Struct {
  let fixed1 = "k"
}
