import Foundation
import Maquette
import TestSupport

// Models of values with rules, strategies and types of which schemas do not express everything.

/// Rules: keywords, and code.
@Mappable
struct RandomRuled: RandomObject {
  @Validated(.range(1...5)) @CodingKey("st", in: .short) var stars: Int
  @Validated(.count(1...3), .each(.count(2...))) var labels: [String]
  @Validated(.pattern("[a-z]+")) var slug: String
  @Validated(.multiple(of: 5), .greaterThan(0)) var amount: UInt16?
  @Validated(.multiple(of: 0.25)) var share: Double?
  @Validated(.oneOf("a", "b")) var letter: String = "a"
  @Validated(.custom("an even number") { $0 % 2 == 0 }) var even: UInt8
  @Validated(.trimmed, .count(1...4)) var word: String?
  @Validated(.pattern("a.c")) var any: String?

  static func random(_ source: inout RandomSource) -> Self {
    RandomRuled(
      stars: 1 + source.below(5), labels: ["ab", "a\(source.below(9))"],
      slug: "slug", amount: source.maybe { UInt16(5 + $0.below(9) * 5) },
      share: source.maybe { Double($0.below(99)) / 4 }, letter: "b",
      even: UInt8(source.below(100) * 2), word: source.maybe { _ in "word" },
      any: source.maybe { _ in "abc" })
  }
}

/// Strategies for values.
@Mappable(fieldNaming: .snakeCase)
struct RandomForms: RandomModel {
  @CodableBy(.secondsSince1970) var inSeconds: Date
  @CodableBy(.date("yyyy-MM-dd")) var onDay: Date
  @CodableBy(.date("dd.MM.yyyy")) var localDay: Date?
  @CodableBy(.text(UInt8.self)) var digits: UInt8
  @CodableBy(.text(Double.self)) var decimalText: Double?
  @CodableBy(.map(["on": true, "off": false])) var isOn: Bool = false
  @CodableBy(.constant(2)) var format: Int = 2
  @CodableBy(.elements(of: .text(UInt8.self))) var list: [UInt8] = []
  @CodableBy(.json([String: Int8].self)) var inner: [String: Int8] = [:]
  @CodableBy(Transformation(decode: { (text: String) in text.lowercased() }) { $0.uppercased() })
  var shout: String = ""
  @CodableBy(Transformation(decode: RandomForms.half) { $0 * 2 })
  var half: Int8 = 0

  static func half(_ number: Int8) throws -> Int8 {
    guard number % 2 == 0, number / 2 < 50, number > -90 else {
      throw MappingError(.invalidValue, expected: "an even number")
    }
    return number / 2
  }

  static func random(_ source: inout RandomSource) -> Self {
    RandomForms(
      inSeconds: source.date(),
      onDay: Date(timeIntervalSince1970: Double(86_400 * source.below(9_999))),
      localDay: source.maybe { Date(timeIntervalSince1970: Double(86_400 * $0.below(9_999))) },
      digits: UInt8(source.below(256)), decimalText: source.maybe { Double($0.below(99)) / 4 },
      isOn: source.bool(), list: [1, 2], inner: ["a": Int8(source.below(99))], shout: "abc",
      half: Int8(source.below(40)))
  }
}

/// Types of the standard library and of the core.
@Mappable
struct RandomKinds: RandomModel {
  var tiny: Int8
  var huge: UInt128?
  var ratio: Float
  var letter: Character
  var day: CivilDate
  var time: TimeOfDay?
  var local: CivilDateTime?
  var call: OffsetTime?
  var length: Duration
  var range: ClosedRange<UInt8>?
  var vector: SIMD2<Float>
  var flags: RandomFlags
  var code: RandomCode
  var version: RandomVersion?
  var nested: [[UInt8?]?] = []

  static func random(_ source: inout RandomSource) -> Self {
    RandomKinds(
      tiny: Int8(source.below(100)), huge: source.maybe { UInt128($0.below(9_999)) },
      ratio: Float(source.below(99)) / 8, letter: source.generator.pick(["a", "é", "e\u{301}"]),
      day: CivilDate("2024-02-29")!, time: source.maybe { _ in TimeOfDay("12:30:00")! },
      local: source.maybe { _ in CivilDateTime("2024-02-29T12:30:00")! },
      call: source.maybe { _ in OffsetTime("12:30:00+02:00")! },
      length: .milliseconds(source.below(9_999)),
      range: source.maybe { 1...UInt8(1 + $0.below(9)) },
      vector: [0, Float(source.below(9))], flags: [.read, .write], code: RandomCode(rawValue: 2)!,
      version: source.maybe { _ in RandomVersion("1.2")! },
      nested: source.hasNull ? [nil, [nil, 1]] : [[1]])
  }
}

struct RandomFlags: NamedOptionSet, Hashable, Sendable {
  let rawValue: UInt8
  static let read = RandomFlags(rawValue: 1)
  static let write = RandomFlags(rawValue: 2)
  static var optionNames: KeyValuePairs<String, RandomFlags> { ["read": .read, "write": .write] }
}

/// Of the raw values, only small ones are valid.
struct RandomCode: RawRepresentable, Mappable, Hashable, Sendable {
  let rawValue: Int
  init?(rawValue: Int) {
    guard (0..<10).contains(rawValue) else { return nil }
    self.rawValue = rawValue
  }
}

struct RandomVersion: TextMappable, Hashable, Sendable {
  static let textShape = "a version"
  let major: Int
  let minor: Int
  var description: String { "\(major).\(minor)" }
  init?(_ description: String) {
    let parts = description.split(separator: ".").compactMap { Int($0) }
    guard parts.count == 2 else { return nil }
    (major, minor) = (parts[0], parts[1])
  }
}

@Mappable enum RandomLevel: String, MappableKey, Sendable { case low, high = "H" }

/// Dictionaries with keys of many types.
@Mappable
struct RandomTables: RandomObject {
  var byLevel: [RandomLevel: Bool?] = [:]
  var byNumber: [UInt8: Int8] = [:]
  var byID: [UUID: Int8] = [:]
  var byVersion: [RandomVersion: Int8] = [:]
  var texts: Set<String> = []

  static func random(_ source: inout RandomSource) -> Self {
    RandomTables(
      byLevel: source.hasNull ? [.low: nil, .high: true] : [.high: true],
      byNumber: [7: Int8(source.below(9))],
      byID: [UUID(uuidString: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F")!: 1],
      byVersion: [RandomVersion("1.2")!: 2], texts: source.hasArrays ? ["a", "b"] : [])
  }
}

/// Numbers and texts that stand for cases.
@Mappable
enum RandomPriority: RandomModel {
  @CodableCase(0, false, "low") case low
  @CodableCase(1...9, true, encode: 5) case normal
  case high(Int8), range(from: Int8, to: Int8?)

  static func random(_ source: inout RandomSource) -> Self {
    switch source.below(4) {
    case 0: .low
    case 1: .normal
    case 2: .high(Int8(source.below(99)))
    default: .range(from: 1, to: source.maybe { Int8($0.below(9)) })
    }
  }
}

/// A type for tags that no case has.
@Mappable(tagged: .internal("type"))
enum RandomKnown: RandomModel {
  case small(RandomSmall), ruled(RandomRuled), point(x: Int8, y: Int8?)
  @CodableFallback case other(String)

  static func random(_ source: inout RandomSource) -> Self {
    switch source.below(4) {
    case 0: .small(.random(&source))
    case 1: .ruled(.random(&source))
    case 2: .point(x: 1, y: source.maybe { Int8($0.below(9)) })
    default: .other("new")
    }
  }
}

/// Another type in the data, whose values are not all valid.
@Mappable(via: RandomWire.self)
struct RandomVia: RandomModel {
  let number: Int8
  let small: RandomSmall?

  init(number: Int8, small: RandomSmall?) { (self.number, self.small) = (number, small) }
  init(_ wire: RandomWire) throws {
    guard wire.number >= 0 else { throw MappingError(.invalidValue, expected: "no sign") }
    self.init(number: wire.number, small: wire.small)
  }

  static func random(_ source: inout RandomSource) -> Self {
    RandomVia(number: Int8(source.below(99)), small: source.maybe { .random(&$0) })
  }
}

@Mappable
struct RandomWire: Equatable {
  var number: Int8
  var small: RandomSmall?
}

extension RandomWire {
  init(_ value: RandomVia) { self.init(number: value.number, small: value.small) }
}
