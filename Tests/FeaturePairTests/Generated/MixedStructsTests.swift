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
  ]

  @Test(arguments: cases) func pair(_ pair: PairCase) async { await pair.check() }
}

// mix1: plain, customKey, namingRule, alias, path, pathSharingSteps, pathIntoArray, pathCollecting
@Mappable(fieldNaming: .snakeCase)
struct Mix1Struct {
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

// mix2: plain, encodeKey, extras, initialValue, optional, nestedStruct, flattened, flattenedPrefix
@Mappable
struct Mix2Struct {
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

// mix3: plain, flattenedOptional, flattenedObject, flattenedEnum, object, collections, enumKeys, outsideEnum
@Mappable
struct Mix3Struct {
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

// mix4: plain, insideEnum, untaggedEnum, arrayEnum, protocolValue, clusterObject, recursion, tuple
@Mappable
struct Mix4Struct {
  var plain1: Int
  var road1: Way
  var roads1: [Way]?
  var guess1: Guess
  var lead1: Lead
  @CodableBy(.oneOf(dots)) var dot1: any Dotted
  var pet1: Pet
  var children1: [Mix4Struct] = []
  var span1: (Int, Int)
}

// mix5: plain, foundation, lenient, dropping, singleValues, validated, defaultForInvalid, strategy
@DecodableRules(singleValues: .acceptAsArrays)
@Mappable(conversions: .lenient)
struct Mix5Struct {
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

// mix6: plain, strict, siblings, didDecode, willDecode, didEncode, computed, constant
@Mappable(conversions: .strict)
struct Mix6Struct {
  var plain1: Int
  var exact1: Int
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
  @CodableHook(.didEncode) func stamp1(_ tree: inout Tree) {
    guard case .object(var object) = tree else { return }
    object["stamp1"] = 1
    tree = .object(object)
  }
  @EncodableComputed var title1: Int { 9 }
  let fixed1 = "k"
}

// mix7: plain, ignored, condition, omitting, unknownKeys, ruleAlias, presence, observer
@Mappable(fieldAliases: [.uppercase], omitting: [.nil, .defaults, .empty], unknownKeys: .report)
struct Mix7Struct {
  var plain1: Int
  @CodableIgnored var cache1 = Mark()
  @EncodableIf(.notDefault) var sparse1: Int = 3
  var loud1: Int
  var presence1: Presence<Int>
  var seen1: Int = 0 { didSet {} }
}

// mix8: plain, customKey, encodeKey, flattenedOptional, insideEnum, foundation, nulls, optionalPath
@Mappable(nilValues: .writeNull)
struct Mix8Struct {
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

// mix9: namingRule, alias, encodeKey, flattenedObject, untaggedEnum, lenient, siblings, ignored
@Mappable(fieldNaming: .snakeCase, conversions: .lenient)
struct Mix9Struct {
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

// mix10: path, pathSharingSteps, encodeKey, flattenedEnum, arrayEnum, strict, dropping, condition
@Mappable(conversions: .strict)
struct Mix10Struct {
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

// mix11: pathIntoArray, pathCollecting, encodeKey, object, protocolValue, singleValues, didDecode, omitting
@DecodableRules(singleValues: .acceptAsArrays)
@Mappable(omitting: [.nil, .defaults, .empty])
struct Mix11Struct {
  @CodingKey(path: "list1[1].b") var picked1: Int
  @CodingKey(path: "rows1[*].t") var collected1: [Int]
  @CodingKey("in1", encode: "out1") @DecodableAlias("out1") var turned1: Int
  var object1: InnerObject
  var spare1: InnerObject?
  @CodableBy(.oneOf(dots)) var dot1: any Dotted
  var many1: [Int]
  var counted1: Int
  @CodableIgnored var twice1 = 0
  @CodableHook(.didDecode) mutating func note1() { twice1 = counted1 * 2 }
}

// mix12: customKey, initialValue, optional, flattenedObject, arrayEnum, singleValues, willDecode, unknownKeys
@DecodableRules(singleValues: .acceptAsArrays)
@Mappable(unknownKeys: .report)
struct Mix12Struct {
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

// mix13: customKey, extras, nestedStruct, flattenedEnum, untaggedEnum, validated, didDecode, ruleAlias
@Mappable(fieldAliases: [.uppercase])
struct Mix13Struct {
  @CodingKey("ck1") var custom1: Int
  @CodableExtras var extras1: [String: Tree]
  var nested1: Inner
  @CodableFlattened(prefix: "w1_") var way1: Way
  var guess1: Guess
  @Validated(.range(0...9)) var valid1: Int
  var counted1: Int
  @CodableIgnored var twice1 = 0
  @CodableHook(.didDecode) mutating func note1() { twice1 = counted1 * 2 }
  var loud1: Int
}

// mix14: customKey, flattened, flattenedPrefix, object, clusterObject, lenient, didEncode, condition
@Mappable(conversions: .lenient)
struct Mix14Struct {
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

// mix15: customKey, extras, collections, enumKeys, protocolValue, strict, defaultForInvalid, ignored
@Mappable(conversions: .strict)
struct Mix15Struct {
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

// mix16: customKey, pathIntoArray, extras, outsideEnum, recursion, dropping, siblings, presence
@Mappable
struct Mix16Struct {
  @CodingKey("ck1") var custom1: Int
  @CodingKey(path: "list1[1].b") var picked1: Int
  @CodableExtras var extras1: [String: Tree]
  var branch1: Branch
  var children1: [Mix16Struct] = []
  @DecodableRules(invalidElements: .drop) var kept1: [Int]
  var base1: Int
  @DecodableBy(siblings: { (length: Int, object: AnyValue.Object) in
    length + (object["base1"]?.int ?? 0) }) var sum1: Int
  var presence1: Presence<Int>
}

// mix17: customKey, namingRule, extras, flattenedOptional, tuple, strategy, computed, omitting
@Mappable(fieldNaming: .snakeCase, omitting: [.nil, .defaults, .empty])
struct Mix17Struct {
  @CodingKey("ck1") var custom1: Int
  var namedByRule1: Int
  @CodableExtras var extras1: [String: Tree]
  @CodableFlattened(prefix: "fo1_") var some1: Inner?
  var span1: (Int, Int)
  @CodableBy(.transform(decode: { (t: Int) in t - 1 }, encode: { (t: Int) in t + 1 })) var less1: Int
  @EncodableComputed var title1: Int { 9 }
}

// mix18: customKey, namingRule, initialValue, flattenedEnum, insideEnum, defaultForInvalid, constant, observer
@Mappable(fieldNaming: .snakeCase)
struct Mix18Struct {
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

// mix19: namingRule, alias, optional, object, recursion, strict, validated, optionalPath
@Mappable(fieldNaming: .snakeCase, conversions: .strict)
struct Mix19Struct {
  var namedByRule1: Int
  @DecodableAlias("other1", "older1") var aliased1: Int
  var given1: Int?
  var absent1: Int?
  var object1: InnerObject
  var spare1: InnerObject?
  var children1: [Mix19Struct] = []
  var exact1: Int
  @Validated(.range(0...9)) var valid1: Int
  @CodingKey(path: "place.maybe1") var maybe1: Int?
}

// mix20: namingRule, alias, nestedStruct, collections, arrayEnum, didEncode, nulls, presence
@Mappable(fieldNaming: .snakeCase, nilValues: .writeNull)
struct Mix20Struct {
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

// mix21: path, pathSharingSteps, extras, flattenedObject, insideEnum, foundation, didEncode, omitting
@Mappable(omitting: [.nil, .defaults, .empty])
struct Mix21Struct {
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

// mix22: pathCollecting, extras, enumKeys, arrayEnum, lenient, constant, ruleAlias, optionalPath
@Mappable(fieldAliases: [.uppercase], conversions: .lenient)
struct Mix22Struct {
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

// mix23: namingRule, alias, flattened, flattenedPrefix, enumKeys, foundation, didDecode, unknownKeys
@Mappable(fieldNaming: .snakeCase, unknownKeys: .report)
struct Mix23Struct {
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
  @CodableHook(.didDecode) mutating func note1() { twice1 = counted1 * 2 }
}

// mix24: namingRule, alias, outsideEnum, protocolValue, strategy, willDecode, condition, ruleAlias
@Mappable(fieldNaming: .snakeCase, fieldAliases: [.uppercase])
struct Mix24Struct {
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

// mix25: namingRule, alias, pathCollecting, initialValue, flattenedOptional, clusterObject, dropping, computed
@Mappable(fieldNaming: .snakeCase)
struct Mix25Struct {
  var namedByRule1: Int
  @DecodableAlias("other1", "older1") var aliased1: Int
  @CodingKey(path: "rows1[*].t") var collected1: [Int]
  var initial1: Int = 7
  @CodableFlattened(prefix: "fo1_") var some1: Inner?
  var pet1: Pet
  @DecodableRules(invalidElements: .drop) var kept1: [Int]
  @EncodableComputed var title1: Int { 9 }
}

// mix26: alias, flattened, flattenedEnum, tuple, singleValues, siblings, nulls, observer
@DecodableRules(singleValues: .acceptAsArrays)
@Mappable(nilValues: .writeNull)
struct Mix26Struct {
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

// mix27: path, pathSharingSteps, initialValue, object, enumKeys, untaggedEnum, strategy, nulls
@Mappable(nilValues: .writeNull)
struct Mix27Struct {
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

// mix28: pathIntoArray, initialValue, optional, collections, tuple, foundation, constant, condition
@Mappable
struct Mix28Struct {
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

// mix29: path, pathSharingSteps, flattenedPrefix, flattenedOptional, protocolValue, validated, siblings, constant
@Mappable
struct Mix29Struct {
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

// mix30: path, pathSharingSteps, optional, nestedStruct, outsideEnum, lenient, computed, observer
@Mappable(conversions: .lenient)
struct Mix30Struct {
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

// mix31: alias, pathCollecting, optional, flattened, outsideEnum, untaggedEnum, defaultForInvalid, omitting
@Mappable(omitting: [.nil, .defaults, .empty])
struct Mix31Struct {
  @DecodableAlias("other1", "older1") var aliased1: Int
  @CodingKey(path: "rows1[*].t") var collected1: [Int]
  var given1: Int?
  var absent1: Int?
  @CodableFlattened var flat1: FlatPart
  var branch1: Branch
  var guess1: Guess
  @CodableDefault(7, on: .missing, .null, .invalid) var fallback1: Int
}

// mix32: path, pathSharingSteps, flattened, collections, clusterObject, recursion, singleValues, ruleAlias
@DecodableRules(singleValues: .acceptAsArrays)
@Mappable(fieldAliases: [.uppercase])
struct Mix32Struct {
  @CodingKey(path: "place.inner1") var pathed1: Int
  @CodingKey(path: "place.shared1") var sharing1: Int
  @CodingKey(path: "place.deep.x1") var deep1: Int = 4
  @CodableFlattened var flat1: FlatPart
  var stock1: [Inner]
  var table1: [String: Inner] = [:]
  var grid1: [[Int?]]
  var pet1: Pet
  var children1: [Mix32Struct] = []
  var many1: [Int]
  var loud1: Int
}

// mix33: path, pathSharingSteps, tuple, defaultForInvalid, didDecode, willDecode, presence, optionalPath
@Mappable
struct Mix33Struct {
  @CodingKey(path: "place.inner1") var pathed1: Int
  @CodingKey(path: "place.shared1") var sharing1: Int
  @CodingKey(path: "place.deep.x1") var deep1: Int = 4
  var span1: (Int, Int)
  @CodableDefault(7, on: .missing, .null, .invalid) var fallback1: Int
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
  var presence1: Presence<Int>
  @CodingKey(path: "place.maybe1") var maybe1: Int?
}

// mix34: path, pathSharingSteps, pathIntoArray, nestedStruct, flattenedOptional, insideEnum, ignored, unknownKeys
@Mappable(unknownKeys: .report)
struct Mix34Struct {
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

// mix35: pathIntoArray, pathCollecting, flattenedPrefix, flattenedObject, clusterObject, strict, strategy, observer
@Mappable(conversions: .strict)
struct Mix35Struct {
  @CodingKey(path: "list1[1].b") var picked1: Int
  @CodingKey(path: "rows1[*].t") var collected1: [Int]
  @CodableFlattened(prefix: "fl1_") var lot1: Inner
  @CodableFlattened(suffix: "_ob1") var part1: InnerObject
  var pet1: Pet
  var exact1: Int
  @CodableBy(.transform(decode: { (t: Int) in t - 1 }, encode: { (t: Int) in t + 1 })) var less1: Int
  var seen1: Int = 0 { didSet {} }
}

// mix36: pathIntoArray, flattened, arrayEnum, validated, willDecode, computed, ignored, nulls
@Mappable(nilValues: .writeNull)
struct Mix36Struct {
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

// mix37: pathCollecting, nestedStruct, flattenedEnum, clusterObject, recursion, foundation, willDecode, ignored
@Mappable
struct Mix37Struct {
  @CodingKey(path: "rows1[*].t") var collected1: [Int]
  var nested1: Inner
  @CodableFlattened(prefix: "w1_") var way1: Way
  var pet1: Pet
  var children1: [Mix37Struct] = []
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

// mix38: optional, nestedStruct, object, enumKeys, insideEnum, dropping, siblings, ruleAlias
@Mappable(fieldAliases: [.uppercase])
struct Mix38Struct {
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

// mix39: pathIntoArray, flattenedEnum, untaggedEnum, protocolValue, dropping, didEncode, unknownKeys, optionalPath
@Mappable(unknownKeys: .report)
struct Mix39Struct {
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

// mix40: pathCollecting, encodeKey, collections, insideEnum, validated, strategy, unknownKeys, presence
@Mappable(unknownKeys: .report)
struct Mix40Struct {
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

// mix41: flattenedPrefix, flattenedOptional, flattenedEnum, untaggedEnum, strict, singleValues, computed, presence
@DecodableRules(singleValues: .acceptAsArrays)
@Mappable(conversions: .strict)
struct Mix41Struct {
  @CodableFlattened(prefix: "fl1_") var lot1: Inner
  @CodableFlattened(prefix: "fo1_") var some1: Inner?
  @CodableFlattened(prefix: "w1_") var way1: Way
  var guess1: Guess
  var exact1: Int
  var many1: [Int]
  @EncodableComputed var title1: Int { 9 }
  var presence1: Presence<Int>
}

// mix42: encodeKey, outsideEnum, clusterObject, recursion, defaultForInvalid, constant, nulls, unknownKeys
@Mappable(nilValues: .writeNull, unknownKeys: .report)
struct Mix42Struct {
  @CodingKey("in1", encode: "out1") @DecodableAlias("out1") var turned1: Int
  var branch1: Branch
  var pet1: Pet
  var children1: [Mix42Struct] = []
  @CodableDefault(7, on: .missing, .null, .invalid) var fallback1: Int
  let fixed1 = "k"
}

// mix43: initialValue, optional, outsideEnum, recursion, strategy, didDecode, didEncode, ignored
@Mappable
struct Mix43Struct {
  var initial1: Int = 7
  var given1: Int?
  var absent1: Int?
  var branch1: Branch
  var children1: [Mix43Struct] = []
  @CodableBy(.transform(decode: { (t: Int) in t - 1 }, encode: { (t: Int) in t + 1 })) var less1: Int
  var counted1: Int
  @CodableIgnored var twice1 = 0
  @CodableHook(.didDecode) mutating func note1() { twice1 = counted1 * 2 }
  @CodableHook(.didEncode) func stamp1(_ tree: inout Tree) {
    guard case .object(var object) = tree else { return }
    object["stamp1"] = 1
    tree = .object(object)
  }
  @CodableIgnored var cache1 = Mark()
}

// mix44: pathCollecting, nestedStruct, flattenedObject, defaultForInvalid, siblings, computed, condition, optionalPath
@Mappable
struct Mix44Struct {
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

// mix45: encodeKey, flattenedOptional, enumKeys, recursion, tuple, willDecode, didEncode, observer
@Mappable
struct Mix45Struct {
  @CodingKey("in1", encode: "out1") @DecodableAlias("out1") var turned1: Int
  @CodableFlattened(prefix: "fo1_") var some1: Inner?
  var scores1: [Suit: Int]
  var suits1: Set<Suit> = []
  var children1: [Mix45Struct] = []
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

// mix46: initialValue, flattenedPrefix, flattenedEnum, collections, lenient, siblings, willDecode, omitting
@Mappable(omitting: [.nil, .defaults, .empty], conversions: .lenient)
struct Mix46Struct {
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

// mix47: pathCollecting, nestedStruct, flattenedPrefix, outsideEnum, insideEnum, tuple, strict, singleValues
@DecodableRules(singleValues: .acceptAsArrays)
@Mappable(conversions: .strict)
struct Mix47Struct {
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

// mix48: pathIntoArray, flattenedPrefix, flattenedOptional, object, arrayEnum, foundation, defaultForInvalid, ruleAlias
@Mappable(fieldAliases: [.uppercase])
struct Mix48Struct {
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

// mix49: optional, flattened, flattenedObject, protocolValue, dropping, constant, nulls, presence
@Mappable(nilValues: .writeNull)
struct Mix49Struct {
  var given1: Int?
  var absent1: Int?
  @CodableFlattened var flat1: FlatPart
  @CodableFlattened(suffix: "_ob1") var part1: InnerObject
  @CodableBy(.oneOf(dots)) var dot1: any Dotted
  @DecodableRules(invalidElements: .drop) var kept1: [Int]
  let fixed1 = "k"
  var presence1: Presence<Int>
}

// mix50: alias, extras, flattenedOptional, insideEnum, lenient, didDecode, condition, nulls
@Mappable(nilValues: .writeNull, conversions: .lenient)
struct Mix50Struct {
  @DecodableAlias("other1", "older1") var aliased1: Int
  @CodableExtras var extras1: [String: Tree]
  @CodableFlattened(prefix: "fo1_") var some1: Inner?
  var road1: Way
  var roads1: [Way]?
  var yes1: Bool
  var counted1: Int
  @CodableIgnored var twice1 = 0
  @CodableHook(.didDecode) mutating func note1() { twice1 = counted1 * 2 }
  @EncodableIf(.notDefault) var sparse1: Int = 3
}

// mix51: extras, object, collections, untaggedEnum, dropping, didDecode, willDecode, observer
@Mappable
struct Mix51Struct {
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

// mix52: initialValue, nestedStruct, flattened, strict, strategy, constant, omitting, optionalPath
@Mappable(omitting: [.nil, .defaults, .empty], conversions: .strict)
struct Mix52Struct {
  var initial1: Int = 7
  var nested1: Inner
  @CodableFlattened var flat1: FlatPart
  var exact1: Int
  @CodableBy(.transform(decode: { (t: Int) in t - 1 }, encode: { (t: Int) in t + 1 })) var less1: Int
  let fixed1 = "k"
  @CodingKey(path: "place.maybe1") var maybe1: Int?
}

// mix53: pathCollecting, initialValue, flattenedObject, tuple, validated, didEncode, nulls, ruleAlias
@Mappable(fieldAliases: [.uppercase], nilValues: .writeNull)
struct Mix53Struct {
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

// mix54: encodeKey, object, protocolValue, tuple, lenient, computed, unknownKeys, ruleAlias
@Mappable(fieldAliases: [.uppercase], conversions: .lenient, unknownKeys: .report)
struct Mix54Struct {
  @CodingKey("in1", encode: "out1") @DecodableAlias("out1") var turned1: Int
  var object1: InnerObject
  var spare1: InnerObject?
  @CodableBy(.oneOf(dots)) var dot1: any Dotted
  var span1: (Int, Int)
  var yes1: Bool
  @EncodableComputed var title1: Int { 9 }
  var loud1: Int
}

// mix55: extras, optional, flattened, flattenedOptional, flattenedEnum, enumKeys, clusterObject, singleValues
@DecodableRules(singleValues: .acceptAsArrays)
@Mappable
struct Mix55Struct {
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

// mix56: outsideEnum, untaggedEnum, arrayEnum, protocolValue, foundation, strategy, siblings, observer
@Mappable
struct Mix56Struct {
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

// mix57: flattenedPrefix, object, tuple, dropping, singleValues, constant, ignored, optionalPath
@DecodableRules(singleValues: .acceptAsArrays)
@Mappable
struct Mix57Struct {
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

// mix58: pathIntoArray, initialValue, nestedStruct, object, enumKeys, protocolValue, lenient, presence
@Mappable(conversions: .lenient)
struct Mix58Struct {
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

// mix59: enumKeys, outsideEnum, clusterObject, validated, condition, omitting, observer, optionalPath
@Mappable(omitting: [.nil, .defaults, .empty])
struct Mix59Struct {
  var scores1: [Suit: Int]
  var suits1: Set<Suit> = []
  var branch1: Branch
  var pet1: Pet
  @Validated(.range(0...9)) var valid1: Int
  @EncodableIf(.notDefault) var sparse1: Int = 3
  var seen1: Int = 0 { didSet {} }
  @CodingKey(path: "place.maybe1") var maybe1: Int?
}

// mix60: flattenedPrefix, flattenedObject, arrayEnum, clusterObject, recursion, lenient, siblings, didDecode
@Mappable(conversions: .lenient)
struct Mix60Struct {
  @CodableFlattened(prefix: "fl1_") var lot1: Inner
  @CodableFlattened(suffix: "_ob1") var part1: InnerObject
  var lead1: Lead
  var pet1: Pet
  var children1: [Mix60Struct] = []
  var yes1: Bool
  var base1: Int
  @DecodableBy(siblings: { (length: Int, object: AnyValue.Object) in
    length + (object["base1"]?.int ?? 0) }) var sum1: Int
  var counted1: Int
  @CodableIgnored var twice1 = 0
  @CodableHook(.didDecode) mutating func note1() { twice1 = counted1 * 2 }
}

// mix61: flattened, collections, enumKeys, insideEnum, recursion, foundation, strict, computed
@Mappable(conversions: .strict)
struct Mix61Struct {
  @CodableFlattened var flat1: FlatPart
  var stock1: [Inner]
  var table1: [String: Inner] = [:]
  var grid1: [[Int?]]
  var scores1: [Suit: Int]
  var suits1: Set<Suit> = []
  var road1: Way
  var roads1: [Way]?
  var children1: [Mix61Struct] = []
  @CodableBy(.iso8601) var moment1: Date
  var data1: Data?
  var rest1: Tree
  var exact1: Int
  @EncodableComputed var title1: Int { 9 }
}

// mix62: flattenedPrefix, strict, siblings, nulls, unknownKeys, ruleAlias
@Mappable(fieldAliases: [.uppercase], nilValues: .writeNull, conversions: .strict, unknownKeys: .report)
struct Mix62Struct {
  @CodableFlattened(prefix: "fl1_") var lot1: Inner
  var exact1: Int
  var base1: Int
  @DecodableBy(siblings: { (length: Int, object: AnyValue.Object) in
    length + (object["base1"]?.int ?? 0) }) var sum1: Int
  var loud1: Int
}

// mix63: namingRule, untaggedEnum, recursion, singleValues, defaultForInvalid, didEncode, constant, condition
@DecodableRules(singleValues: .acceptAsArrays)
@Mappable(fieldNaming: .snakeCase)
struct Mix63Struct {
  var namedByRule1: Int
  var guess1: Guess
  var children1: [Mix63Struct] = []
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

// mix64: arrayEnum, dropping, omitting
@Mappable(omitting: [.nil, .defaults, .empty])
struct Mix64Struct {
  var lead1: Lead
  @DecodableRules(invalidElements: .drop) var kept1: [Int]
}

// mix65: clusterObject, foundation, presence
@Mappable
struct Mix65Struct {
  var pet1: Pet
  @CodableBy(.iso8601) var moment1: Date
  var data1: Data?
  var rest1: Tree
  var presence1: Presence<Int>
}

// mix66: alias, constant
@Mappable
struct Mix66Struct {
  @DecodableAlias("other1", "older1") var aliased1: Int
  let fixed1 = "k"
}

// mix67: flattenedEnum, strategy
@Mappable
struct Mix67Struct {
  @CodableFlattened(prefix: "w1_") var way1: Way
  @CodableBy(.transform(decode: { (t: Int) in t - 1 }, encode: { (t: Int) in t + 1 })) var less1: Int
}

// mix68: collections, optionalPath
@Mappable
struct Mix68Struct {
  var stock1: [Inner]
  var table1: [String: Inner] = [:]
  var grid1: [[Int?]]
  @CodingKey(path: "place.maybe1") var maybe1: Int?
}

// mix69: insideEnum, willDecode
@Mappable
struct Mix69Struct {
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
