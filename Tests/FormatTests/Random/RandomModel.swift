import Foundation
import Maquette
import TestSupport

/// A model with random values.
protocol RandomModel: Mappable, Equatable, Sendable {
  /// A random value.
  static func random(_ source: inout RandomSource) -> Self
}

/// A model whose members can be flattened into another.
protocol RandomObject: RandomModel, FlattenedDecodable, FlattenedEncodable {}

/// Random values that a format can represent.
struct RandomSource {
  var generator: SeededGenerator

  /// Whether the format has arrays, arrays in arrays, and empty containers.
  var hasArrays = true
  var hasNestedArrays = true
  var hasEmptyContainers = true

  /// Whether the format has null, so that it keeps elements that are nil.
  var hasNull = true

  /// Whether there are models with rules, code and other features that only schemas look at.
  var hasRules = false

  /// Whether dates have fractions of seconds.
  var hasFractions = true

  private static let texts = [
    "", "a", "12", "-1.5e3", "true", "no", "null", "~", " leading", "trailing ", "a,b;c", "a\nb",
    "a\r\nb\n", "\t", "\"quoted\"", "'", "''", "<b>&amp;</b>", "]]>", "é😀語", "a=b&c[d]=%41+", "#x",
    "- x", "key: value", "[1]", "{}", "@id", "&a", "*a", "!t", "|", ">", "%", "?", "0x1F", ".inf",
    "2001-02-03", "12:30", "<<", "=1+1", "\\u0041", "e\u{301}", "\u{85}\u{2028}", "---", "...",
  ]

  mutating func below(_ bound: Int) -> Int { generator.below(bound) }
  mutating func bool() -> Bool { below(2) == 0 }
  mutating func text() -> String {
    let text = generator.pick(Self.texts)
    return below(4) == 0 ? text + generator.pick(Self.texts) : text
  }
  mutating func int() -> Int {
    generator.pick([0, 1, -1, 7, 127, 128, -129, 65_536, .max, .min, 1 << 53 + 1, below(1_000_000)])
  }
  mutating func double() -> Double {
    generator.pick([
      0, 1, -1.5, 0.1, 1e300, -.leastNonzeroMagnitude, 123_456.789, 1 / 3, Double(below(1_000)),
    ])
  }
  mutating func date() -> Date {
    Date(
      timeIntervalSince1970: Double(below(4_000_000_000)) + (hasFractions && bool() ? 0.25 : 0))
  }
  mutating func data() -> Data { Data((0..<below(20)).map { _ in UInt8(below(256)) }) }

  mutating func maybe<T>(_ make: (inout RandomSource) -> T) -> T? { bool() ? make(&self) : nil }

  /// A random list, empty if the format has no arrays.
  mutating func list<T>(_ make: (inout RandomSource) -> T) -> [T] {
    guard hasArrays else { return [] }
    return (0..<below(4)).map { _ in make(&self) }
  }

  mutating func map<T>(_ make: (inout RandomSource) -> T) -> [String: T] {
    let keys = ["a", "b2", "key_c", "d-e", "é"]
    let count = below(4)
    return Dictionary(uniqueKeysWithValues: keys.prefix(count).map { ($0, make(&self)) })
  }
}
