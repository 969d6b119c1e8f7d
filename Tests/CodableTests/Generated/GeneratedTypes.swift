import Foundation
import TestSupport

/// A type that the generator of types composes, and of which it makes random values.
protocol Generated: Codable, Sendable {
  static func random(_ random: inout SeededGenerator) -> Self
}

// Leaves.

extension Generated where Self: FixedWidthInteger {
  static func random(_ random: inout SeededGenerator) -> Self {
    random.pick([.min, .max, 0, 1, 100, Self(truncatingIfNeeded: random.next())])
  }
}

extension Int: Generated {}
extension Int8: Generated {}
extension Int16: Generated {}
extension Int32: Generated {}
extension Int64: Generated {}
extension UInt: Generated {}
extension UInt8: Generated {}
extension UInt16: Generated {}
extension UInt32: Generated {}
extension UInt64: Generated {}

extension Bool: Generated {
  static func random(_ random: inout SeededGenerator) -> Bool { random.below(2) == 0 }
}

extension Double: Generated {
  static func random(_ random: inout SeededGenerator) -> Double {
    random.pick([
      0, -0.0, 1, 0.1, -1.5e300, .leastNonzeroMagnitude, .greatestFiniteMagnitude, 1e16, 123456.789,
      Double(random.below(1_000_000)) / 1000, .infinity, -.infinity, .nan,
    ])
  }
}

extension Float: Generated {
  static func random(_ random: inout SeededGenerator) -> Float {
    random.pick([
      0, -0.0, 1, 0.1, .leastNonzeroMagnitude, .greatestFiniteMagnitude, 16_777_216, .infinity,
      .nan,
    ])
  }
}

extension String: Generated {
  static func random(_ random: inout SeededGenerator) -> String {
    random.pick([
      "", "a", "key_one", "keyTwo", "a text with more than fifteen bytes", "é𝒳\n\"\\/\u{1}\u{7f}",
      "e\u{301}", "12", "true", "inf", "2001-09-09T01:46:40Z", "AQID",
    ])
  }
}

extension Decimal: Generated {
  static func random(_ random: inout SeededGenerator) -> Decimal {
    random.pick([0, 1, -5, Decimal(string: "0.1")!, Decimal(random.below(1_000_000)) / 10_000])
  }
}

extension Date: Generated {
  static func random(_ random: inout SeededGenerator) -> Date {
    Date(timeIntervalSince1970: random.pick([0, 1e9, -1e9, 1_700_000_000.25, 1.5]))
  }
}

extension Data: Generated {
  static func random(_ random: inout SeededGenerator) -> Data {
    Data((0..<random.below(5)).map { _ in UInt8(random.below(256)) })
  }
}

extension URL: Generated {
  static func random(_ random: inout SeededGenerator) -> URL {
    URL(string: random.pick(["https://example.com/a?b=c", "file:///x", "a/b", "#f"]))!
  }
}

extension UUID: Generated {
  static func random(_ random: inout SeededGenerator) -> UUID {
    UUID(uuid: (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, UInt8(random.below(256))))
  }
}

enum GeneratedWord: String, Generated, CaseIterable, Hashable {
  case one, two = "zwei", snake_case
  static func random(_ random: inout SeededGenerator) -> Self { random.pick(allCases) }
}

enum GeneratedCount: Int, Generated, CaseIterable, Hashable {
  case zero, five = 5, minus = -1
  static func random(_ random: inout SeededGenerator) -> Self { random.pick(allCases) }
}

/// A key of dictionaries that are objects.
enum GeneratedKey: String, Generated, CaseIterable, Hashable, CodingKeyRepresentable {
  case first, secondKey
  static func random(_ random: inout SeededGenerator) -> Self { random.pick(allCases) }
}

// Containers of the standard library.

extension Optional: Generated where Wrapped: Generated {
  static func random(_ random: inout SeededGenerator) -> Self {
    random.below(3) == 0 ? .none : .some(.random(&random))
  }
}

extension Array: Generated where Element: Generated {
  static func random(_ random: inout SeededGenerator) -> Self {
    (0..<random.below(4)).map { _ in .random(&random) }
  }
}

extension Dictionary: Generated where Key: Generated, Value: Generated {
  static func random(_ random: inout SeededGenerator) -> Self {
    var result: Self = [:]
    for _ in 0..<random.below(3) { result[.random(&random)] = .random(&random) }
    return result
  }
}

// Shapes whose conformance the compiler writes.

struct GeneratedPair<A: Generated, B: Generated>: Generated {
  var firstValue: A
  var second_value: B?

  static func random(_ random: inout SeededGenerator) -> Self {
    Self(firstValue: .random(&random), second_value: .random(&random))
  }
}

struct GeneratedTriple<A: Generated, B: Generated, C: Generated>: Generated {
  var _leading: A
  var myURLValue: [B]
  var oneTwoThree: C
  var missing: C?

  static func random(_ random: inout SeededGenerator) -> Self {
    Self(_leading: .random(&random), myURLValue: .random(&random), oneTwoThree: .random(&random))
  }
}

enum GeneratedChoice<A: Generated, B: Generated>: Generated {
  case unlabelled(A)
  case labelled(firstLabel: A, second: B)
  case both(B, tail: A?)
  case none

  static func random(_ random: inout SeededGenerator) -> Self {
    switch random.below(4) {
    case 0: .unlabelled(.random(&random))
    case 1: .labelled(firstLabel: .random(&random), second: .random(&random))
    case 2: .both(.random(&random), tail: .random(&random))
    default: .none
    }
  }
}

// Shapes that use the containers by hand.

/// A class whose superclass is in a container of its own, or beside its members.
class GeneratedBase<A: Generated>: Codable, CustomReflectable, @unchecked Sendable {
  var base: A

  init(base: A) { self.base = base }

  var customMirror: Mirror { Mirror(self, children: ["base": base]) }
}

final class GeneratedDerived<A: Generated, B: Generated>: GeneratedBase<A>, Generated,
  @unchecked Sendable
{
  enum Key: String, CodingKey { case own, placed, isApart }

  var own: B
  /// Where the members of the superclass are: beside these, in `super`, or at a key.
  let placing: Int

  init(base: A, own: B, placing: Int) {
    (self.own, self.placing) = (own, placing)
    super.init(base: base)
  }

  required init(from decoder: any Decoder) throws {
    let members = try decoder.container(keyedBy: Key.self)
    own = try members.decode(B.self, forKey: .own)
    placing = try members.decodeIfPresent(Int.self, forKey: .isApart) ?? 0
    try super.init(
      from: placing == 0
        ? decoder
        : placing == 1 ? members.superDecoder() : members.superDecoder(forKey: .placed))
  }

  override func encode(to encoder: any Encoder) throws {
    var members = encoder.container(keyedBy: Key.self)
    try members.encode(own, forKey: .own)
    try members.encode(placing, forKey: .isApart)
    try super.encode(
      to: placing == 0
        ? encoder
        : placing == 1 ? members.superEncoder() : members.superEncoder(forKey: .placed))
  }

  override var customMirror: Mirror {
    Mirror(self, children: ["base": base, "own": own, "placing": placing])
  }

  static func random(_ random: inout SeededGenerator) -> GeneratedDerived {
    GeneratedDerived(base: .random(&random), own: .random(&random), placing: random.below(3))
  }
}

/// Members in nested containers, and keys that only the text knows.
struct GeneratedNest<A: Generated, B: Generated>: Generated {
  enum Key: String, CodingKey { case inner, list, flagIsSet }
  enum InnerKey: String, CodingKey { case deepValue, other }

  var a: A
  var b: [B]
  var keys: [String]

  init(a: A, b: [B], keys: [String]) { (self.a, self.b, self.keys) = (a, b, keys) }

  init(from decoder: any Decoder) throws {
    let members = try decoder.container(keyedBy: Key.self)
    let inner = try members.nestedContainer(keyedBy: InnerKey.self, forKey: .inner)
    a = try inner.decode(A.self, forKey: .deepValue)
    keys = inner.allKeys.map(\.stringValue).sorted()
    if try members.contains(.flagIsSet) && !members.decodeNil(forKey: .flagIsSet) {
      keys.append("flag")
    }
    var list = try members.nestedUnkeyedContainer(forKey: .list)
    b = []
    while !list.isAtEnd {
      if try list.decodeNil() { continue }
      var pair = try list.nestedUnkeyedContainer()
      b.append(try pair.decode(B.self))
      if let more = try pair.decodeIfPresent(B.self) { b.append(more) }
    }
  }

  func encode(to encoder: any Encoder) throws {
    var members = encoder.container(keyedBy: Key.self)
    var list = members.nestedUnkeyedContainer(forKey: .list)
    var inner = members.nestedContainer(keyedBy: InnerKey.self, forKey: .inner)
    for element in b {
      var pair = list.nestedUnkeyedContainer()
      try pair.encode(element)
      try list.encodeNil()
    }
    try inner.encode(a, forKey: .deepValue)
    try inner.encodeNil(forKey: .other)
    try members.encode(true, forKey: .flagIsSet)
  }

  static func random(_ random: inout SeededGenerator) -> Self {
    Self(a: .random(&random), b: .random(&random), keys: [])
  }
}

/// An array of values of different types, the last one through a super encoder.
struct GeneratedRow<A: Generated, B: Generated>: Generated {
  var a: A
  var b: B?

  init(a: A, b: B?) { (self.a, self.b) = (a, b) }

  init(from decoder: any Decoder) throws {
    var row = try decoder.unkeyedContainer()
    a = try row.decode(A.self)
    b = try row.decodeIfPresent(B.self)
    let last = try row.superDecoder()
    _ = try last.singleValueContainer().decode(Bool.self)
  }

  func encode(to encoder: any Encoder) throws {
    var row = encoder.unkeyedContainer()
    try row.encode(a)
    if let b { try row.encode(b) } else { try row.encodeNil() }
    var last = row.superEncoder().singleValueContainer()
    try last.encode(true)
  }

  static func random(_ random: inout SeededGenerator) -> Self {
    Self(a: .random(&random), b: .random(&random))
  }
}

/// A single value.
struct GeneratedBox<A: Generated>: Generated {
  var a: A

  init(a: A) { self.a = a }

  init(from decoder: any Decoder) throws {
    let single = try decoder.singleValueContainer()
    a = try single.decode(A.self)
  }

  func encode(to encoder: any Encoder) throws {
    var single = encoder.singleValueContainer()
    try single.encode(a)
  }

  static func random(_ random: inout SeededGenerator) -> Self { Self(a: .random(&random)) }
}

/// A union that tries one type after the other, and swallows the errors.
enum GeneratedUnion<A: Generated, B: Generated>: Generated {
  case a(A)
  case b(B)

  init(from decoder: any Decoder) throws {
    let single = try decoder.singleValueContainer()
    if let a = try? single.decode(A.self) {
      self = .a(a)
    } else {
      self = .b(try single.decode(B.self))
    }
  }

  func encode(to encoder: any Encoder) throws {
    var single = encoder.singleValueContainer()
    switch self {
    case .a(let a): try single.encode(a)
    case .b(let b): try single.encode(b)
    }
  }

  static func random(_ random: inout SeededGenerator) -> Self {
    random.below(2) == 0 ? .a(.random(&random)) : .b(.random(&random))
  }
}

extension SeededGenerator {
  private static let leaves: [any Generated.Type] = [
    Int.self, Int8.self, Int16.self, Int32.self, Int64.self, UInt.self, UInt8.self, UInt16.self,
    UInt32.self, UInt64.self, Bool.self, Double.self, Float.self, String.self, Decimal.self,
    Date.self, Data.self, URL.self, UUID.self, GeneratedWord.self, GeneratedCount.self,
  ]

  /// A random type, composed of others down to a depth.
  mutating func generatedType(depth: Int) -> any Generated.Type {
    guard depth > 0, below(6) > 0 else { return pick(Self.leaves) }
    let first = generatedType(depth: depth - 1)
    let second = generatedType(depth: depth - 1)
    let third = pick(Self.leaves)
    return compose(first, second, third)
  }

  private mutating func compose<A: Generated, B: Generated, C: Generated>(
    _ a: A.Type, _ b: B.Type, _ c: C.Type
  ) -> any Generated.Type {
    switch below(15) {
    case 0: [A].self
    case 1: A?.self
    case 2: [String: A].self
    case 3: [Int: A].self
    case 4: [GeneratedWord: A].self
    case 5: [GeneratedKey: A].self
    case 6: GeneratedPair<A, B>.self
    case 7, 8: GeneratedTriple<A, B, C>.self
    case 9: GeneratedChoice<A, B>.self
    case 10: GeneratedDerived<A, B>.self
    case 11: GeneratedNest<A, B>.self
    case 12: GeneratedRow<A, B>.self
    case 13: GeneratedBox<A>.self
    default: GeneratedUnion<A, B>.self
    }
  }
}
