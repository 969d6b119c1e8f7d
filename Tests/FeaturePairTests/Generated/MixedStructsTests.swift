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

// mix2: plain, profiledStrategy, pathIntoArray, pathCollecting, encodeKey, extras, initialValue, optional
@Mappable
struct Mix2Struct {
  var plain1: Int
  @CodableBy(.plain(Int.self), in: "other") @CodableBy(.text(Int.self), in: .paired)
  var texted1: Int
  @CodingKey(path: "list1[1].b") var picked1: Int
  @CodingKey(path: "rows1[*].t") var collected1: [Int]
  @CodingKey("in1", encode: "out1") @DecodableAlias("out1") var turned1: Int
  @CodableExtras var extras1: [String: Tree]
  var initial1: Int = 7
  var given1: Int?
  var absent1: Int?
}

// mix3: plain, nestedStruct, flattened, flattenedPrefix, flattenedOptional, flattenedObject, flattenedEnum, object
@Mappable
struct Mix3Struct {
  var plain1: Int
  var nested1: Inner
  @CodableFlattened var flat1: FlatPart
  @CodableFlattened(prefix: "fl1_") var lot1: Inner
  @CodableFlattened(prefix: "fo1_") var some1: Inner?
  @CodableFlattened(suffix: "_ob1") var part1: InnerObject
  @CodableFlattened(prefix: "w1_") var way1: Way
  var object1: InnerObject
  var spare1: InnerObject?
}

// mix4: plain, collections, enumKeys, outsideEnum, insideEnum, untaggedEnum, arrayEnum, protocolValue
@Mappable
struct Mix4Struct {
  var plain1: Int
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
  @CodableBy(.oneOf(dots)) var dot1: any Dotted
}

// mix5: plain, clusterObject, recursion, tuple, foundation, lenient, dropping, singleValues
@DecodableRules(singleValues: .acceptAsArrays)
@Mappable(conversions: .lenient)
struct Mix5Struct {
  var plain1: Int
  var pet1: Pet
  var children1: [Mix5Struct] = []
  var span1: (Int, Int)
  @CodableBy(.iso8601) var moment1: Date
  var data1: Data?
  var rest1: Tree
  var yes1: Bool
  @DecodableRules(invalidElements: .drop) var kept1: [Int]
  var many1: [Int]
}

// mix6: plain, strict, validated, defaultForInvalid, strategy, siblings, didDecode, willDecode
@Mappable(conversions: .strict)
struct Mix6Struct {
  var plain1: Int
  var exact1: Int
  @Validated(.range(0...9)) var valid1: Int
  @CodableDefault(7, on: .missing, .null, .invalid) var fallback1: Int
  @CodableBy(.transform(decode: { (t: Int) in t - 1 }, encode: { (t: Int) in t + 1 })) var less1: Int
  var base1: Int
  @DecodableBy(siblings: { (length: Int, object: AnyValue.Object) in
    length + (object["base1"]?.int ?? 0) }) var sum1: Int
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
}

// mix7: plain, didEncode, computed, constant, ignored, condition, omitting, unknownKeys
@Mappable(omitting: [.nil, .defaults, .empty], unknownKeys: .report)
struct Mix7Struct {
  var plain1: Int
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

// mix8: plain, customKey, profiledStrategy, nulls, ruleAlias, presence, observer, optionalPath
@Mappable(fieldAliases: [.uppercase], nilValues: .writeNull)
struct Mix8Struct {
  var plain1: Int
  @CodingKey("ck1") var custom1: Int
  @CodableBy(.plain(Int.self), in: "other") @CodableBy(.text(Int.self), in: .paired)
  var texted1: Int
  var loud1: Int
  var presence1: Presence<Int>
  var seen1: Int = 0 { didSet {} }
  @CodingKey(path: "place.maybe1") var maybe1: Int?
}

// mix9: namingRule, alias, profiledStrategy, nestedStruct, collections, clusterObject, strict, didEncode
@Mappable(fieldNaming: .snakeCase, conversions: .strict)
struct Mix9Struct {
  var namedByRule1: Int
  @DecodableAlias("other1", "older1") var aliased1: Int
  @CodableBy(.plain(Int.self), in: "other") @CodableBy(.text(Int.self), in: .paired)
  var texted1: Int
  var nested1: Inner
  var stock1: [Inner]
  var table1: [String: Inner] = [:]
  var grid1: [[Int?]]
  var pet1: Pet
  var exact1: Int
  @CodableHook(.didEncode) func stamp1(_ tree: inout Tree) {
    guard case .object(var object) = tree else { return }
    object["stamp1"] = 1
    tree = .object(object)
  }
}

// mix10: path, pathSharingSteps, profiledStrategy, flattened, enumKeys, recursion, validated, computed
@Mappable
struct Mix10Struct {
  @CodingKey(path: "place.inner1") var pathed1: Int
  @CodingKey(path: "place.shared1") var sharing1: Int
  @CodingKey(path: "place.deep.x1") var deep1: Int = 4
  @CodableBy(.plain(Int.self), in: "other") @CodableBy(.text(Int.self), in: .paired)
  var texted1: Int
  @CodableFlattened var flat1: FlatPart
  var scores1: [Suit: Int]
  var suits1: Set<Suit> = []
  var children1: [Mix10Struct] = []
  @Validated(.range(0...9)) var valid1: Int
  @EncodableComputed var title1: Int { 9 }
}

// mix11: customKey, profiledKey, pathIntoArray, nestedStruct, enumKeys, tuple, defaultForInvalid, constant
@Mappable
struct Mix11Struct {
  @CodingKey("ck1") var custom1: Int
  @CodingKey("pk1", in: .paired, "other") var profiled1: Int
  @CodingKey(path: "list1[1].b") var picked1: Int
  var nested1: Inner
  var scores1: [Suit: Int]
  var suits1: Set<Suit> = []
  var span1: (Int, Int)
  @CodableDefault(7, on: .missing, .null, .invalid) var fallback1: Int
  let fixed1 = "k"
}

// mix12: customKey, profiledKey, pathCollecting, flattened, collections, foundation, strategy, ignored
@Mappable
struct Mix12Struct {
  @CodingKey("ck1") var custom1: Int
  @CodingKey("pk1", in: .paired, "other") var profiled1: Int
  @CodingKey(path: "rows1[*].t") var collected1: [Int]
  @CodableFlattened var flat1: FlatPart
  var stock1: [Inner]
  var table1: [String: Inner] = [:]
  var grid1: [[Int?]]
  @CodableBy(.iso8601) var moment1: Date
  var data1: Data?
  var rest1: Tree
  @CodableBy(.transform(decode: { (t: Int) in t - 1 }, encode: { (t: Int) in t + 1 })) var less1: Int
  @CodableIgnored var cache1 = Mark()
}

// mix13: customKey, profiledKey, encodeKey, flattenedPrefix, outsideEnum, clusterObject, validated, condition
@Mappable
struct Mix13Struct {
  @CodingKey("ck1") var custom1: Int
  @CodingKey("pk1", in: .paired, "other") var profiled1: Int
  @CodingKey("in1", encode: "out1") @DecodableAlias("out1") var turned1: Int
  @CodableFlattened(prefix: "fl1_") var lot1: Inner
  var branch1: Branch
  var pet1: Pet
  @Validated(.range(0...9)) var valid1: Int
  @EncodableIf(.notDefault) var sparse1: Int = 3
}

// mix14: customKey, profiledKey, initialValue, flattenedOptional, insideEnum, recursion, strict, unknownKeys
@Mappable(conversions: .strict, unknownKeys: .report)
struct Mix14Struct {
  @CodingKey("ck1") var custom1: Int
  @CodingKey("pk1", in: .paired, "other") var profiled1: Int
  var initial1: Int = 7
  @CodableFlattened(prefix: "fo1_") var some1: Inner?
  var road1: Way
  var roads1: [Way]?
  var children1: [Mix14Struct] = []
  var exact1: Int
}

// mix15: customKey, path, optional, flattenedObject, untaggedEnum, lenient, siblings, didEncode
@Mappable(conversions: .lenient)
struct Mix15Struct {
  @CodingKey("ck1") var custom1: Int
  @CodingKey(path: "place.inner1") var pathed1: Int
  var given1: Int?
  var absent1: Int?
  @CodableFlattened(suffix: "_ob1") var part1: InnerObject
  var guess1: Guess
  var yes1: Bool
  var base1: Int
  @DecodableBy(siblings: { (length: Int, object: AnyValue.Object) in
    length + (object["base1"]?.int ?? 0) }) var sum1: Int
  @CodableHook(.didEncode) func stamp1(_ tree: inout Tree) {
    guard case .object(var object) = tree else { return }
    object["stamp1"] = 1
    tree = .object(object)
  }
}

// mix16: customKey, namingRule, extras, flattenedEnum, arrayEnum, dropping, didDecode, computed
@Mappable(fieldNaming: .snakeCase)
struct Mix16Struct {
  @CodingKey("ck1") var custom1: Int
  var namedByRule1: Int
  @CodableExtras var extras1: [String: Tree]
  @CodableFlattened(prefix: "w1_") var way1: Way
  var lead1: Lead
  @DecodableRules(invalidElements: .drop) var kept1: [Int]
  var counted1: Int
  @CodableIgnored var twice1 = 0
  @CodableHook(.didDecode) mutating func note1() { twice1 = counted1 * 2 }
  @EncodableComputed var title1: Int { 9 }
}

// mix17: customKey, namingRule, pathIntoArray, object, protocolValue, singleValues, willDecode, omitting
@DecodableRules(singleValues: .acceptAsArrays)
@Mappable(fieldNaming: .snakeCase, omitting: [.nil, .defaults, .empty])
struct Mix17Struct {
  @CodingKey("ck1") var custom1: Int
  var namedByRule1: Int
  @CodingKey(path: "list1[1].b") var picked1: Int
  var object1: InnerObject
  var spare1: InnerObject?
  @CodableBy(.oneOf(dots)) var dot1: any Dotted
  var many1: [Int]
  var renamed1: Int
  @CodableHook(.willDecode) static func rename1(_ tree: inout Tree) {
    guard case .object(var object) = tree, let old = object["old1"] else { return }
    object["renamed1"] = old
    object["old1"] = nil
    tree = .object(object)
  }
}

// mix18: namingRule, alias, pathCollecting, flattenedPrefix, enumKeys, lenient, unknownKeys, ruleAlias
@Mappable(fieldNaming: .snakeCase, fieldAliases: [.uppercase], conversions: .lenient, unknownKeys: .report)
struct Mix18Struct {
  var namedByRule1: Int
  @DecodableAlias("other1", "older1") var aliased1: Int
  @CodingKey(path: "rows1[*].t") var collected1: [Int]
  @CodableFlattened(prefix: "fl1_") var lot1: Inner
  var scores1: [Suit: Int]
  var suits1: Set<Suit> = []
  var yes1: Bool
  var loud1: Int
}

// mix19: namingRule, alias, encodeKey, flattened, insideEnum, tuple, siblings, presence
@Mappable(fieldNaming: .snakeCase)
struct Mix19Struct {
  var namedByRule1: Int
  @DecodableAlias("other1", "older1") var aliased1: Int
  @CodingKey("in1", encode: "out1") @DecodableAlias("out1") var turned1: Int
  @CodableFlattened var flat1: FlatPart
  var road1: Way
  var roads1: [Way]?
  var span1: (Int, Int)
  var base1: Int
  @DecodableBy(siblings: { (length: Int, object: AnyValue.Object) in
    length + (object["base1"]?.int ?? 0) }) var sum1: Int
  var presence1: Presence<Int>
}

// mix20: namingRule, alias, initialValue, flattenedObject, outsideEnum, foundation, defaultForInvalid, observer
@Mappable(fieldNaming: .snakeCase)
struct Mix20Struct {
  var namedByRule1: Int
  @DecodableAlias("other1", "older1") var aliased1: Int
  var initial1: Int = 7
  @CodableFlattened(suffix: "_ob1") var part1: InnerObject
  var branch1: Branch
  @CodableBy(.iso8601) var moment1: Date
  var data1: Data?
  var rest1: Tree
  @CodableDefault(7, on: .missing, .null, .invalid) var fallback1: Int
  var seen1: Int = 0 { didSet {} }
}

// mix21: namingRule, alias, optional, flattenedOptional, untaggedEnum, validated, constant, optionalPath
@Mappable(fieldNaming: .snakeCase)
struct Mix21Struct {
  var namedByRule1: Int
  @DecodableAlias("other1", "older1") var aliased1: Int
  var given1: Int?
  var absent1: Int?
  @CodableFlattened(prefix: "fo1_") var some1: Inner?
  var guess1: Guess
  @Validated(.range(0...9)) var valid1: Int
  let fixed1 = "k"
  @CodingKey(path: "place.maybe1") var maybe1: Int?
}

// mix22: profiledPath, profiledStrategy, flattenedPrefix, object, insideEnum, foundation, didDecode, constant
@Mappable
struct Mix22Struct {
  @CodingKey("plain", in: "other") @CodingKey(path: "place.pp1", in: .paired)
  var profiledPath1: Int = 4
  @CodableBy(.plain(Int.self), in: "other") @CodableBy(.text(Int.self), in: .paired)
  var texted1: Int
  @CodableFlattened(prefix: "fl1_") var lot1: Inner
  var object1: InnerObject
  var spare1: InnerObject?
  var road1: Way
  var roads1: [Way]?
  @CodableBy(.iso8601) var moment1: Date
  var data1: Data?
  var rest1: Tree
  var counted1: Int
  @CodableIgnored var twice1 = 0
  @CodableHook(.didDecode) mutating func note1() { twice1 = counted1 * 2 }
  let fixed1 = "k"
}

// mix23: namingRule, alias, pathIntoArray, flattenedEnum, recursion, strategy, condition, nulls
@Mappable(fieldNaming: .snakeCase, nilValues: .writeNull)
struct Mix23Struct {
  var namedByRule1: Int
  @DecodableAlias("other1", "older1") var aliased1: Int
  @CodingKey(path: "list1[1].b") var picked1: Int
  @CodableFlattened(prefix: "w1_") var way1: Way
  var children1: [Mix23Struct] = []
  @CodableBy(.transform(decode: { (t: Int) in t - 1 }, encode: { (t: Int) in t + 1 })) var less1: Int
  @EncodableIf(.notDefault) var sparse1: Int = 3
}

// mix24: pathSharingSteps, pathIntoArray, flattenedPrefix, flattenedOptional, collections, dropping, siblings, observer
@Mappable
struct Mix24Struct {
  @CodingKey(path: "place.shared1") var sharing1: Int
  @CodingKey(path: "place.deep.x1") var deep1: Int = 4
  @CodingKey(path: "list1[1].b") var picked1: Int
  @CodableFlattened(prefix: "fl1_") var lot1: Inner
  @CodableFlattened(prefix: "fo1_") var some1: Inner?
  var stock1: [Inner]
  var table1: [String: Inner] = [:]
  var grid1: [[Int?]]
  @DecodableRules(invalidElements: .drop) var kept1: [Int]
  var base1: Int
  @DecodableBy(siblings: { (length: Int, object: AnyValue.Object) in
    length + (object["base1"]?.int ?? 0) }) var sum1: Int
  var seen1: Int = 0 { didSet {} }
}

// mix25: alias, path, encodeKey, object, arrayEnum, strict, dropping, ignored
@Mappable(conversions: .strict)
struct Mix25Struct {
  @DecodableAlias("other1", "older1") var aliased1: Int
  @CodingKey(path: "place.inner1") var pathed1: Int
  @CodingKey("in1", encode: "out1") @DecodableAlias("out1") var turned1: Int
  var object1: InnerObject
  var spare1: InnerObject?
  var lead1: Lead
  var exact1: Int
  @DecodableRules(invalidElements: .drop) var kept1: [Int]
  @CodableIgnored var cache1 = Mark()
}

// mix26: alias, path, extras, nestedStruct, protocolValue, foundation, willDecode, condition
@Mappable
struct Mix26Struct {
  @DecodableAlias("other1", "older1") var aliased1: Int
  @CodingKey(path: "place.inner1") var pathed1: Int
  @CodableExtras var extras1: [String: Tree]
  var nested1: Inner
  @CodableBy(.oneOf(dots)) var dot1: any Dotted
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
  @EncodableIf(.notDefault) var sparse1: Int = 3
}

// mix27: alias, path, pathCollecting, flattenedOptional, outsideEnum, singleValues, didDecode, omitting
@DecodableRules(singleValues: .acceptAsArrays)
@Mappable(omitting: [.nil, .defaults, .empty])
struct Mix27Struct {
  @DecodableAlias("other1", "older1") var aliased1: Int
  @CodingKey(path: "place.inner1") var pathed1: Int
  @CodingKey(path: "rows1[*].t") var collected1: [Int]
  @CodableFlattened(prefix: "fo1_") var some1: Inner?
  var branch1: Branch
  var many1: [Int]
  var counted1: Int
  @CodableIgnored var twice1 = 0
  @CodableHook(.didDecode) mutating func note1() { twice1 = counted1 * 2 }
}

// mix28: path, pathIntoArray, flattenedObject, insideEnum, clusterObject, strategy, computed, ruleAlias
@Mappable(fieldAliases: [.uppercase])
struct Mix28Struct {
  @CodingKey(path: "place.inner1") var pathed1: Int
  @CodingKey(path: "list1[1].b") var picked1: Int
  @CodableFlattened(suffix: "_ob1") var part1: InnerObject
  var road1: Way
  var roads1: [Way]?
  var pet1: Pet
  @CodableBy(.transform(decode: { (t: Int) in t - 1 }, encode: { (t: Int) in t + 1 })) var less1: Int
  @EncodableComputed var title1: Int { 9 }
  var loud1: Int
}

// mix29: path, initialValue, flattenedPrefix, flattenedEnum, collections, tuple, willDecode, presence
@Mappable
struct Mix29Struct {
  @CodingKey(path: "place.inner1") var pathed1: Int
  var initial1: Int = 7
  @CodableFlattened(prefix: "fl1_") var lot1: Inner
  @CodableFlattened(prefix: "w1_") var way1: Way
  var stock1: [Inner]
  var table1: [String: Inner] = [:]
  var grid1: [[Int?]]
  var span1: (Int, Int)
  var renamed1: Int
  @CodableHook(.willDecode) static func rename1(_ tree: inout Tree) {
    guard case .object(var object) = tree, let old = object["old1"] else { return }
    object["renamed1"] = old
    object["old1"] = nil
    tree = .object(object)
  }
  var presence1: Presence<Int>
}

// mix30: path, pathSharingSteps, encodeKey, flattenedEnum, protocolValue, defaultForInvalid, unknownKeys, optionalPath
@Mappable(unknownKeys: .report)
struct Mix30Struct {
  @CodingKey(path: "place.inner1") var pathed1: Int
  @CodingKey(path: "place.shared1") var sharing1: Int
  @CodingKey(path: "place.deep.x1") var deep1: Int = 4
  @CodingKey("in1", encode: "out1") @DecodableAlias("out1") var turned1: Int
  @CodableFlattened(prefix: "w1_") var way1: Way
  @CodableBy(.oneOf(dots)) var dot1: any Dotted
  @CodableDefault(7, on: .missing, .null, .invalid) var fallback1: Int
  @CodingKey(path: "place.maybe1") var maybe1: Int?
}

// mix31: profiledPath, pathIntoArray, flattened, outsideEnum, arrayEnum, lenient, willDecode, optionalPath
@Mappable(conversions: .lenient)
struct Mix31Struct {
  @CodingKey("plain", in: "other") @CodingKey(path: "place.pp1", in: .paired)
  var profiledPath1: Int = 4
  @CodingKey(path: "list1[1].b") var picked1: Int
  @CodableFlattened var flat1: FlatPart
  var branch1: Branch
  var lead1: Lead
  var yes1: Bool
  var renamed1: Int
  @CodableHook(.willDecode) static func rename1(_ tree: inout Tree) {
    guard case .object(var object) = tree, let old = object["old1"] else { return }
    object["renamed1"] = old
    object["old1"] = nil
    tree = .object(object)
  }
  @CodingKey(path: "place.maybe1") var maybe1: Int?
}

// mix32: path, pathSharingSteps, pathCollecting, flattenedObject, arrayEnum, clusterObject, constant, nulls
@Mappable(nilValues: .writeNull)
struct Mix32Struct {
  @CodingKey(path: "place.inner1") var pathed1: Int
  @CodingKey(path: "place.shared1") var sharing1: Int
  @CodingKey(path: "place.deep.x1") var deep1: Int = 4
  @CodingKey(path: "rows1[*].t") var collected1: [Int]
  @CodableFlattened(suffix: "_ob1") var part1: InnerObject
  var lead1: Lead
  var pet1: Pet
  let fixed1 = "k"
}

// mix33: pathSharingSteps, optional, nestedStruct, object, outsideEnum, strategy, unknownKeys, presence
@Mappable(unknownKeys: .report)
struct Mix33Struct {
  @CodingKey(path: "place.shared1") var sharing1: Int
  @CodingKey(path: "place.deep.x1") var deep1: Int = 4
  var given1: Int?
  var absent1: Int?
  var nested1: Inner
  var object1: InnerObject
  var spare1: InnerObject?
  var branch1: Branch
  @CodableBy(.transform(decode: { (t: Int) in t - 1 }, encode: { (t: Int) in t + 1 })) var less1: Int
  var presence1: Presence<Int>
}

// mix34: pathSharingSteps, extras, flattened, untaggedEnum, tuple, strict, omitting, ruleAlias
@Mappable(fieldAliases: [.uppercase], omitting: [.nil, .defaults, .empty], conversions: .strict)
struct Mix34Struct {
  @CodingKey(path: "place.shared1") var sharing1: Int
  @CodingKey(path: "place.deep.x1") var deep1: Int = 4
  @CodableExtras var extras1: [String: Tree]
  @CodableFlattened var flat1: FlatPart
  var guess1: Guess
  var span1: (Int, Int)
  var exact1: Int
  var loud1: Int
}

// mix35: pathSharingSteps, profiledPath, encodeKey, initialValue, enumKeys, singleValues, strategy, didEncode
@DecodableRules(singleValues: .acceptAsArrays)
@Mappable
struct Mix35Struct {
  @CodingKey(path: "place.shared1") var sharing1: Int
  @CodingKey(path: "place.deep.x1") var deep1: Int = 4
  @CodingKey("plain", in: "other") @CodingKey(path: "place.pp1", in: .paired)
  var profiledPath1: Int = 4
  @CodingKey("in1", encode: "out1") @DecodableAlias("out1") var turned1: Int
  var initial1: Int = 7
  var scores1: [Suit: Int]
  var suits1: Set<Suit> = []
  var many1: [Int]
  @CodableBy(.transform(decode: { (t: Int) in t - 1 }, encode: { (t: Int) in t + 1 })) var less1: Int
  @CodableHook(.didEncode) func stamp1(_ tree: inout Tree) {
    guard case .object(var object) = tree else { return }
    object["stamp1"] = 1
    tree = .object(object)
  }
}

// mix36: namingRule, pathSharingSteps, extras, insideEnum, lenient, validated, ignored, nulls
@Mappable(fieldNaming: .snakeCase, nilValues: .writeNull, conversions: .lenient)
struct Mix36Struct {
  var namedByRule1: Int
  @CodingKey(path: "place.shared1") var sharing1: Int
  @CodingKey(path: "place.deep.x1") var deep1: Int = 4
  @CodableExtras var extras1: [String: Tree]
  var road1: Way
  var roads1: [Way]?
  var yes1: Bool
  @Validated(.range(0...9)) var valid1: Int
  @CodableIgnored var cache1 = Mark()
}

// mix37: path, profiledKey, optional, flattenedEnum, insideEnum, singleValues, omitting, observer
@DecodableRules(singleValues: .acceptAsArrays)
@Mappable(omitting: [.nil, .defaults, .empty])
struct Mix37Struct {
  @CodingKey(path: "place.inner1") var pathed1: Int
  @CodingKey("pk1", in: .paired, "other") var profiled1: Int
  var given1: Int?
  var absent1: Int?
  @CodableFlattened(prefix: "w1_") var way1: Way
  var road1: Way
  var roads1: [Way]?
  var many1: [Int]
  var seen1: Int = 0 { didSet {} }
}

// mix38: profiledKey, profiledStrategy, flattenedObject, untaggedEnum, protocolValue, dropping, willDecode, ignored
@Mappable
struct Mix38Struct {
  @CodingKey("pk1", in: .paired, "other") var profiled1: Int
  @CodableBy(.plain(Int.self), in: "other") @CodableBy(.text(Int.self), in: .paired)
  var texted1: Int
  @CodableFlattened(suffix: "_ob1") var part1: InnerObject
  var guess1: Guess
  @CodableBy(.oneOf(dots)) var dot1: any Dotted
  @DecodableRules(invalidElements: .drop) var kept1: [Int]
  var renamed1: Int
  @CodableHook(.willDecode) static func rename1(_ tree: inout Tree) {
    guard case .object(var object) = tree, let old = object["old1"] else { return }
    object["renamed1"] = old
    object["old1"] = nil
    tree = .object(object)
  }
  @CodableIgnored var cache1 = Mark()
}

// mix39: alias, profiledKey, initialValue, object, lenient, siblings, computed, nulls
@Mappable(nilValues: .writeNull, conversions: .lenient)
struct Mix39Struct {
  @DecodableAlias("other1", "older1") var aliased1: Int
  @CodingKey("pk1", in: .paired, "other") var profiled1: Int
  var initial1: Int = 7
  var object1: InnerObject
  var spare1: InnerObject?
  var yes1: Bool
  var base1: Int
  @DecodableBy(siblings: { (length: Int, object: AnyValue.Object) in
    length + (object["base1"]?.int ?? 0) }) var sum1: Int
  @EncodableComputed var title1: Int { 9 }
}

// mix40: pathSharingSteps, initialValue, optional, flattened, protocolValue, clusterObject, didDecode, condition
@Mappable
struct Mix40Struct {
  @CodingKey(path: "place.shared1") var sharing1: Int
  @CodingKey(path: "place.deep.x1") var deep1: Int = 4
  var initial1: Int = 7
  var given1: Int?
  var absent1: Int?
  @CodableFlattened var flat1: FlatPart
  @CodableBy(.oneOf(dots)) var dot1: any Dotted
  var pet1: Pet
  var counted1: Int
  @CodableIgnored var twice1 = 0
  @CodableHook(.didDecode) mutating func note1() { twice1 = counted1 * 2 }
  @EncodableIf(.notDefault) var sparse1: Int = 3
}

// mix41: profiledKey, flattenedOptional, arrayEnum, foundation, validated, didEncode, ruleAlias, presence
@Mappable(fieldAliases: [.uppercase])
struct Mix41Struct {
  @CodingKey("pk1", in: .paired, "other") var profiled1: Int
  @CodableFlattened(prefix: "fo1_") var some1: Inner?
  var lead1: Lead
  @CodableBy(.iso8601) var moment1: Date
  var data1: Data?
  var rest1: Tree
  @Validated(.range(0...9)) var valid1: Int
  @CodableHook(.didEncode) func stamp1(_ tree: inout Tree) {
    guard case .object(var object) = tree else { return }
    object["stamp1"] = 1
    tree = .object(object)
  }
  var loud1: Int
  var presence1: Presence<Int>
}

// mix42: profiledPath, pathCollecting, encodeKey, nestedStruct, untaggedEnum, recursion, computed, observer
@Mappable
struct Mix42Struct {
  @CodingKey("plain", in: "other") @CodingKey(path: "place.pp1", in: .paired)
  var profiledPath1: Int = 4
  @CodingKey(path: "rows1[*].t") var collected1: [Int]
  @CodingKey("in1", encode: "out1") @DecodableAlias("out1") var turned1: Int
  var nested1: Inner
  var guess1: Guess
  var children1: [Mix42Struct] = []
  @EncodableComputed var title1: Int { 9 }
  var seen1: Int = 0 { didSet {} }
}

// mix43: profiledPath, optional, collections, dropping, defaultForInvalid, condition, nulls, ruleAlias
@Mappable(fieldAliases: [.uppercase], nilValues: .writeNull)
struct Mix43Struct {
  @CodingKey("plain", in: "other") @CodingKey(path: "place.pp1", in: .paired)
  var profiledPath1: Int = 4
  var given1: Int?
  var absent1: Int?
  var stock1: [Inner]
  var table1: [String: Inner] = [:]
  var grid1: [[Int?]]
  @DecodableRules(invalidElements: .drop) var kept1: [Int]
  @CodableDefault(7, on: .missing, .null, .invalid) var fallback1: Int
  @EncodableIf(.notDefault) var sparse1: Int = 3
  var loud1: Int
}

// mix44: profiledKey, initialValue, nestedStruct, recursion, didDecode, ignored, ruleAlias, optionalPath
@Mappable(fieldAliases: [.uppercase])
struct Mix44Struct {
  @CodingKey("pk1", in: .paired, "other") var profiled1: Int
  var initial1: Int = 7
  var nested1: Inner
  var children1: [Mix44Struct] = []
  var counted1: Int
  @CodableIgnored var twice1 = 0
  @CodableHook(.didDecode) mutating func note1() { twice1 = counted1 * 2 }
  @CodableIgnored var cache1 = Mark()
  var loud1: Int
  @CodingKey(path: "place.maybe1") var maybe1: Int?
}

// mix45: profiledStrategy, extras, flattenedPrefix, arrayEnum, singleValues, defaultForInvalid, strategy, omitting
@DecodableRules(singleValues: .acceptAsArrays)
@Mappable(omitting: [.nil, .defaults, .empty])
struct Mix45Struct {
  @CodableBy(.plain(Int.self), in: "other") @CodableBy(.text(Int.self), in: .paired)
  var texted1: Int
  @CodableExtras var extras1: [String: Tree]
  @CodableFlattened(prefix: "fl1_") var lot1: Inner
  var lead1: Lead
  var many1: [Int]
  @CodableDefault(7, on: .missing, .null, .invalid) var fallback1: Int
  @CodableBy(.transform(decode: { (t: Int) in t - 1 }, encode: { (t: Int) in t + 1 })) var less1: Int
}

// mix46: profiledPath, pathCollecting, flattenedOptional, flattenedObject, protocolValue, tuple, strict, validated
@Mappable(conversions: .strict)
struct Mix46Struct {
  @CodingKey("plain", in: "other") @CodingKey(path: "place.pp1", in: .paired)
  var profiledPath1: Int = 4
  @CodingKey(path: "rows1[*].t") var collected1: [Int]
  @CodableFlattened(prefix: "fo1_") var some1: Inner?
  @CodableFlattened(suffix: "_ob1") var part1: InnerObject
  @CodableBy(.oneOf(dots)) var dot1: any Dotted
  var span1: (Int, Int)
  var exact1: Int
  @Validated(.range(0...9)) var valid1: Int
}

// mix47: profiledPath, flattenedEnum, enumKeys, clusterObject, siblings, ignored, omitting, presence
@Mappable(omitting: [.nil, .defaults, .empty])
struct Mix47Struct {
  @CodingKey("plain", in: "other") @CodingKey(path: "place.pp1", in: .paired)
  var profiledPath1: Int = 4
  @CodableFlattened(prefix: "w1_") var way1: Way
  var scores1: [Suit: Int]
  var suits1: Set<Suit> = []
  var pet1: Pet
  var base1: Int
  @DecodableBy(siblings: { (length: Int, object: AnyValue.Object) in
    length + (object["base1"]?.int ?? 0) }) var sum1: Int
  @CodableIgnored var cache1 = Mark()
  var presence1: Presence<Int>
}

// mix48: pathCollecting, extras, flattenedObject, object, collections, recursion, didEncode, optionalPath
@Mappable
struct Mix48Struct {
  @CodingKey(path: "rows1[*].t") var collected1: [Int]
  @CodableExtras var extras1: [String: Tree]
  @CodableFlattened(suffix: "_ob1") var part1: InnerObject
  var object1: InnerObject
  var spare1: InnerObject?
  var stock1: [Inner]
  var table1: [String: Inner] = [:]
  var grid1: [[Int?]]
  var children1: [Mix48Struct] = []
  @CodableHook(.didEncode) func stamp1(_ tree: inout Tree) {
    guard case .object(var object) = tree else { return }
    object["stamp1"] = 1
    tree = .object(object)
  }
  @CodingKey(path: "place.maybe1") var maybe1: Int?
}

// mix49: encodeKey, flattenedObject, collections, lenient, didDecode, constant, omitting, presence
@Mappable(omitting: [.nil, .defaults, .empty], conversions: .lenient)
struct Mix49Struct {
  @CodingKey("in1", encode: "out1") @DecodableAlias("out1") var turned1: Int
  @CodableFlattened(suffix: "_ob1") var part1: InnerObject
  var stock1: [Inner]
  var table1: [String: Inner] = [:]
  var grid1: [[Int?]]
  var yes1: Bool
  var counted1: Int
  @CodableIgnored var twice1 = 0
  @CodableHook(.didDecode) mutating func note1() { twice1 = counted1 * 2 }
  let fixed1 = "k"
  var presence1: Presence<Int>
}

// mix50: profiledPath, profiledStrategy, outsideEnum, arrayEnum, tuple, siblings, condition, unknownKeys
@Mappable(unknownKeys: .report)
struct Mix50Struct {
  @CodingKey("plain", in: "other") @CodingKey(path: "place.pp1", in: .paired)
  var profiledPath1: Int = 4
  @CodableBy(.plain(Int.self), in: "other") @CodableBy(.text(Int.self), in: .paired)
  var texted1: Int
  var branch1: Branch
  var lead1: Lead
  var span1: (Int, Int)
  var base1: Int
  @DecodableBy(siblings: { (length: Int, object: AnyValue.Object) in
    length + (object["base1"]?.int ?? 0) }) var sum1: Int
  @EncodableIf(.notDefault) var sparse1: Int = 3
}

// mix51: extras, flattenedOptional, object, enumKeys, clusterObject, willDecode, condition, observer
@Mappable
struct Mix51Struct {
  @CodableExtras var extras1: [String: Tree]
  @CodableFlattened(prefix: "fo1_") var some1: Inner?
  var object1: InnerObject
  var spare1: InnerObject?
  var scores1: [Suit: Int]
  var suits1: Set<Suit> = []
  var pet1: Pet
  var renamed1: Int
  @CodableHook(.willDecode) static func rename1(_ tree: inout Tree) {
    guard case .object(var object) = tree, let old = object["old1"] else { return }
    object["renamed1"] = old
    object["old1"] = nil
    tree = .object(object)
  }
  @EncodableIf(.notDefault) var sparse1: Int = 3
  var seen1: Int = 0 { didSet {} }
}

// mix52: nestedStruct, flattened, collections, dropping, singleValues, validated, nulls, unknownKeys
@DecodableRules(singleValues: .acceptAsArrays)
@Mappable(nilValues: .writeNull, unknownKeys: .report)
struct Mix52Struct {
  var nested1: Inner
  @CodableFlattened var flat1: FlatPart
  var stock1: [Inner]
  var table1: [String: Inner] = [:]
  var grid1: [[Int?]]
  @DecodableRules(invalidElements: .drop) var kept1: [Int]
  var many1: [Int]
  @Validated(.range(0...9)) var valid1: Int
}

// mix53: pathIntoArray, enumKeys, untaggedEnum, foundation, strict, didDecode, nulls, unknownKeys
@Mappable(nilValues: .writeNull, conversions: .strict, unknownKeys: .report)
struct Mix53Struct {
  @CodingKey(path: "list1[1].b") var picked1: Int
  var scores1: [Suit: Int]
  var suits1: Set<Suit> = []
  var guess1: Guess
  @CodableBy(.iso8601) var moment1: Date
  var data1: Data?
  var rest1: Tree
  var exact1: Int
  var counted1: Int
  @CodableIgnored var twice1 = 0
  @CodableHook(.didDecode) mutating func note1() { twice1 = counted1 * 2 }
}

// mix54: extras, flattenedEnum, outsideEnum, strict, singleValues, siblings, constant, ruleAlias
@DecodableRules(singleValues: .acceptAsArrays)
@Mappable(fieldAliases: [.uppercase], conversions: .strict)
struct Mix54Struct {
  @CodableExtras var extras1: [String: Tree]
  @CodableFlattened(prefix: "w1_") var way1: Way
  var branch1: Branch
  var exact1: Int
  var many1: [Int]
  var base1: Int
  @DecodableBy(siblings: { (length: Int, object: AnyValue.Object) in
    length + (object["base1"]?.int ?? 0) }) var sum1: Int
  let fixed1 = "k"
  var loud1: Int
}

// mix55: pathIntoArray, pathCollecting, flattened, insideEnum, dropping, defaultForInvalid, didEncode, presence
@Mappable
struct Mix55Struct {
  @CodingKey(path: "list1[1].b") var picked1: Int
  @CodingKey(path: "rows1[*].t") var collected1: [Int]
  @CodableFlattened var flat1: FlatPart
  var road1: Way
  var roads1: [Way]?
  @DecodableRules(invalidElements: .drop) var kept1: [Int]
  @CodableDefault(7, on: .missing, .null, .invalid) var fallback1: Int
  @CodableHook(.didEncode) func stamp1(_ tree: inout Tree) {
    guard case .object(var object) = tree else { return }
    object["stamp1"] = 1
    tree = .object(object)
  }
  var presence1: Presence<Int>
}

// mix56: optional, flattenedPrefix, tuple, foundation, strict, computed, ignored, optionalPath
@Mappable(conversions: .strict)
struct Mix56Struct {
  var given1: Int?
  var absent1: Int?
  @CodableFlattened(prefix: "fl1_") var lot1: Inner
  var span1: (Int, Int)
  @CodableBy(.iso8601) var moment1: Date
  var data1: Data?
  var rest1: Tree
  var exact1: Int
  @EncodableComputed var title1: Int { 9 }
  @CodableIgnored var cache1 = Mark()
  @CodingKey(path: "place.maybe1") var maybe1: Int?
}

// mix57: profiledStrategy, flattened, flattenedOptional, protocolValue, lenient, strategy, constant, observer
@Mappable(conversions: .lenient)
struct Mix57Struct {
  @CodableBy(.plain(Int.self), in: "other") @CodableBy(.text(Int.self), in: .paired)
  var texted1: Int
  @CodableFlattened var flat1: FlatPart
  @CodableFlattened(prefix: "fo1_") var some1: Inner?
  @CodableBy(.oneOf(dots)) var dot1: any Dotted
  var yes1: Bool
  @CodableBy(.transform(decode: { (t: Int) in t - 1 }, encode: { (t: Int) in t + 1 })) var less1: Int
  let fixed1 = "k"
  var seen1: Int = 0 { didSet {} }
}

// mix58: pathSharingSteps, pathCollecting, encodeKey, flattenedEnum, recursion, foundation, siblings, willDecode
@Mappable
struct Mix58Struct {
  @CodingKey(path: "place.shared1") var sharing1: Int
  @CodingKey(path: "place.deep.x1") var deep1: Int = 4
  @CodingKey(path: "rows1[*].t") var collected1: [Int]
  @CodingKey("in1", encode: "out1") @DecodableAlias("out1") var turned1: Int
  @CodableFlattened(prefix: "w1_") var way1: Way
  var children1: [Mix58Struct] = []
  @CodableBy(.iso8601) var moment1: Date
  var data1: Data?
  var rest1: Tree
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

// mix59: initialValue, flattenedPrefix, flattenedEnum, object, untaggedEnum, clusterObject, validated, defaultForInvalid
@Mappable
struct Mix59Struct {
  var initial1: Int = 7
  @CodableFlattened(prefix: "fl1_") var lot1: Inner
  @CodableFlattened(prefix: "w1_") var way1: Way
  var object1: InnerObject
  var spare1: InnerObject?
  var guess1: Guess
  var pet1: Pet
  @Validated(.range(0...9)) var valid1: Int
  @CodableDefault(7, on: .missing, .null, .invalid) var fallback1: Int
}

// mix60: flattenedPrefix, outsideEnum, protocolValue, recursion, tuple, didDecode, didEncode, nulls
@Mappable(nilValues: .writeNull)
struct Mix60Struct {
  @CodableFlattened(prefix: "fl1_") var lot1: Inner
  var branch1: Branch
  @CodableBy(.oneOf(dots)) var dot1: any Dotted
  var children1: [Mix60Struct] = []
  var span1: (Int, Int)
  var counted1: Int
  @CodableIgnored var twice1 = 0
  @CodableHook(.didDecode) mutating func note1() { twice1 = counted1 * 2 }
  @CodableHook(.didEncode) func stamp1(_ tree: inout Tree) {
    guard case .object(var object) = tree else { return }
    object["stamp1"] = 1
    tree = .object(object)
  }
}

// mix61: pathCollecting, flattenedObject, untaggedEnum, strict, singleValues, computed, condition, presence
@DecodableRules(singleValues: .acceptAsArrays)
@Mappable(conversions: .strict)
struct Mix61Struct {
  @CodingKey(path: "rows1[*].t") var collected1: [Int]
  @CodableFlattened(suffix: "_ob1") var part1: InnerObject
  var guess1: Guess
  var exact1: Int
  var many1: [Int]
  @EncodableComputed var title1: Int { 9 }
  @EncodableIf(.notDefault) var sparse1: Int = 3
  var presence1: Presence<Int>
}

// mix62: initialValue, optional, enumKeys, dropping, strategy, constant, omitting, optionalPath
@Mappable(omitting: [.nil, .defaults, .empty])
struct Mix62Struct {
  var initial1: Int = 7
  var given1: Int?
  var absent1: Int?
  var scores1: [Suit: Int]
  var suits1: Set<Suit> = []
  @DecodableRules(invalidElements: .drop) var kept1: [Int]
  @CodableBy(.transform(decode: { (t: Int) in t - 1 }, encode: { (t: Int) in t + 1 })) var less1: Int
  let fixed1 = "k"
  @CodingKey(path: "place.maybe1") var maybe1: Int?
}

// mix63: initialValue, optional, nestedStruct, insideEnum, arrayEnum, recursion, willDecode, constant
@Mappable
struct Mix63Struct {
  var initial1: Int = 7
  var given1: Int?
  var absent1: Int?
  var nested1: Inner
  var road1: Way
  var roads1: [Way]?
  var lead1: Lead
  var children1: [Mix63Struct] = []
  var renamed1: Int
  @CodableHook(.willDecode) static func rename1(_ tree: inout Tree) {
    guard case .object(var object) = tree, let old = object["old1"] else { return }
    object["renamed1"] = old
    object["old1"] = nil
    tree = .object(object)
  }
  let fixed1 = "k"
}

// mix64: pathIntoArray, object, arrayEnum, tuple, strict, validated, ignored, observer
@Mappable(conversions: .strict)
struct Mix64Struct {
  @CodingKey(path: "list1[1].b") var picked1: Int
  var object1: InnerObject
  var spare1: InnerObject?
  var lead1: Lead
  var span1: (Int, Int)
  var exact1: Int
  @Validated(.range(0...9)) var valid1: Int
  @CodableIgnored var cache1 = Mark()
  var seen1: Int = 0 { didSet {} }
}

// mix65: encodeKey, flattenedOptional, outsideEnum, defaultForInvalid, willDecode, computed, ignored, nulls
@Mappable(nilValues: .writeNull)
struct Mix65Struct {
  @CodingKey("in1", encode: "out1") @DecodableAlias("out1") var turned1: Int
  @CodableFlattened(prefix: "fo1_") var some1: Inner?
  var branch1: Branch
  @CodableDefault(7, on: .missing, .null, .invalid) var fallback1: Int
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

// mix66: nestedStruct, flattenedEnum, insideEnum, clusterObject, lenient, siblings, condition, optionalPath
@Mappable(conversions: .lenient)
struct Mix66Struct {
  var nested1: Inner
  @CodableFlattened(prefix: "w1_") var way1: Way
  var road1: Way
  var roads1: [Way]?
  var pet1: Pet
  var yes1: Bool
  var base1: Int
  @DecodableBy(siblings: { (length: Int, object: AnyValue.Object) in
    length + (object["base1"]?.int ?? 0) }) var sum1: Int
  @EncodableIf(.notDefault) var sparse1: Int = 3
  @CodingKey(path: "place.maybe1") var maybe1: Int?
}

// mix67: encodeKey, object, collections, protocolValue, siblings, willDecode, computed, ruleAlias
@Mappable(fieldAliases: [.uppercase])
struct Mix67Struct {
  @CodingKey("in1", encode: "out1") @DecodableAlias("out1") var turned1: Int
  var object1: InnerObject
  var spare1: InnerObject?
  var stock1: [Inner]
  var table1: [String: Inner] = [:]
  var grid1: [[Int?]]
  @CodableBy(.oneOf(dots)) var dot1: any Dotted
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
  @EncodableComputed var title1: Int { 9 }
  var loud1: Int
}

// mix68: flattenedObject, flattenedEnum, enumKeys, clusterObject, willDecode, didEncode, unknownKeys, observer
@Mappable(unknownKeys: .report)
struct Mix68Struct {
  @CodableFlattened(suffix: "_ob1") var part1: InnerObject
  @CodableFlattened(prefix: "w1_") var way1: Way
  var scores1: [Suit: Int]
  var suits1: Set<Suit> = []
  var pet1: Pet
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

// mix69: nestedStruct, foundation, validated, omitting
@Mappable(omitting: [.nil, .defaults, .empty])
struct Mix69Struct {
  var nested1: Inner
  @CodableBy(.iso8601) var moment1: Date
  var data1: Data?
  var rest1: Tree
  @Validated(.range(0...9)) var valid1: Int
}

// mix70: extras, protocolValue, recursion, lenient, defaultForInvalid, presence
@Mappable(conversions: .lenient)
struct Mix70Struct {
  @CodableExtras var extras1: [String: Tree]
  @CodableBy(.oneOf(dots)) var dot1: any Dotted
  var children1: [Mix70Struct] = []
  var yes1: Bool
  @CodableDefault(7, on: .missing, .null, .invalid) var fallback1: Int
  var presence1: Presence<Int>
}

// mix71: singleValues, ignored, optionalPath
@DecodableRules(singleValues: .acceptAsArrays)
@Mappable
struct Mix71Struct {
  var many1: [Int]
  @CodableIgnored var cache1 = Mark()
  @CodingKey(path: "place.maybe1") var maybe1: Int?
}

// mix72: untaggedEnum, tuple, strategy
@Mappable
struct Mix72Struct {
  var guess1: Guess
  var span1: (Int, Int)
  @CodableBy(.transform(decode: { (t: Int) in t - 1 }, encode: { (t: Int) in t + 1 })) var less1: Int
}

// mix73: profiledStrategy, flattenedEnum
@Mappable
struct Mix73Struct {
  @CodableBy(.plain(Int.self), in: "other") @CodableBy(.text(Int.self), in: .paired)
  var texted1: Int
  @CodableFlattened(prefix: "w1_") var way1: Way
}

// mix74: outsideEnum, dropping
@Mappable
struct Mix74Struct {
  var branch1: Branch
  @DecodableRules(invalidElements: .drop) var kept1: [Int]
}

// mix75: didDecode, observer
@Mappable
struct Mix75Struct {
  var counted1: Int
  @CodableIgnored var twice1 = 0
  @CodableHook(.didDecode) mutating func note1() { twice1 = counted1 * 2 }
  var seen1: Int = 0 { didSet {} }
}
