import TestSupport
import Testing

@testable import MaquetteCore

/// Doubles and floats are correctly rounded, to the same bits as in the standard library.
@Suite("Reading doubles")
struct DoubleReadingTests {
  /// Random texts, many in one array: 200 000 in all.
  @Test(arguments: 0..<20)
  func randomTexts(_ seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for round in 0..<10 {
      let texts = (0..<1000).map { _ in
        switch round % 5 {
        case 0: Self.anyText(&generator)
        case 1: Self.halfway(&generator)
        case 2: Self.shortest(&generator)
        case 3: Self.extreme(&generator)
        default: Self.plain(&generator)
        }
      }
      compare(texts.filter { Double($0)!.isFinite })
    }
  }

  private func compare(_ texts: [String]) {
    let document = "[" + texts.joined(separator: ",") + "]"
    let doubles = (try? [Double](json: document)) ?? []
    #expect(doubles.count == texts.count)
    for (found, text) in zip(doubles, texts) {
      let expected = Double(text)!
      if found.bitPattern != expected.bitPattern {
        Issue.record("\(text): \(found) instead of \(expected)")
      }
    }
  }

  /// 1 to 25 digits with a point anywhere and an exponent.
  private static func anyText(_ generator: inout SeededGenerator) -> String {
    let count = 1 + generator.below(24)
    let whole =
      generator.below(3) == 0 ? "0" : "\(1 + generator.below(9))" + generator.digits(count - 1)
    let fraction = generator.digits(25 - count)
    let exponent = generator.below(801) - 400
    return "-".prefix(generator.below(2)) + whole + "." + fraction + "e\(exponent)"
  }

  private static func plain(_ generator: inout SeededGenerator) -> String {
    let fraction = generator.digits(1 + generator.below(18))
    return "-".prefix(generator.below(2)) + "\(generator.below(1000))." + fraction
  }

  private static func shortest(_ generator: inout SeededGenerator) -> String {
    while true {
      let value = Double(bitPattern: generator.next())
      if value.isFinite { return "\(value)" }
    }
  }

  /// The midpoint of two adjacent doubles, and values just beside it.
  private static func halfway(_ generator: inout SeededGenerator) -> String {
    let significand = generator.next() >> 11 | 1 << 52
    let middle = (UInt128(significand) << 1 | 1) << UInt128(generator.below(60))
    switch generator.below(4) {
    case 0: return "\(middle)"
    case 1: return "\(middle).0000000001"
    case 2: return "\(middle - 1)"
    default: return "\(middle + 1)e0"
    }
  }

  /// Values near the largest, the smallest normal and the smallest double.
  private static func extreme(_ generator: inout SeededGenerator) -> String {
    let digits = "\(1 + generator.below(9))." + generator.digits(1 + generator.below(24))
    let exponent = generator.pick([-325, -324, -323, -322, -310, -309, -308, -307, 306, 307])
    return digits + "e\(exponent)"
  }

  @Test(arguments: [
    "0", "0.0", "-0.0", "0e999", "4.9406564584124654e-324", "2.4703282292062327e-324",
    "2.4703282292062328e-324", "2.47032822920623272088284396434110686182e-324", "2.4e-324",
    "2.2250738585072011e-308", "2.2250738585072012e-308", "2.2250738585072014e-308",
    "2.2250738585072009e-308", "1.7976931348623157e308", "1.7976931348623158e308",
    "1.797693134862315807e308", "9007199254740993", "9007199254740992.5",
    "9007199254740993.0000000000000000000000001", "1e22", "1e23", "8.5e22", "0.1", "0.3",
    "123456789012345678901234567890", "1e-400", "1e-99999999999999999999", "6.02214076e23",
    "7.2057594037927933e16", "1448997445238699", "5e-324", "1e308", "1e-308",
    "0.000000000000000000000000000000000000000000001", "100000000000000000000000000000000000000",
    "9223372036854775808", "18446744073709551616", "1.00000000000000011102230246251565404",
    "1.00000000000000011102230246251565403", "1.00000000000000011102230246251565405",
  ])
  func chosenTexts(_ text: String) {
    let bytes = Array(text.utf8)
    let expected = Double(text)!
    let float = Float(text)!
    for placement in Placement.allCases {
      #expect(decode(Double.self, bytes, placement).value?.bitPattern == expected.bitPattern)
      #expect(decode([Double].self, "[" + bytes + ",1]", placement).value?[0] == expected)
      let found = decode(Float.self, bytes, placement).value
      #expect(found?.bitPattern == (float.isFinite ? float.bitPattern : nil))
    }
    #expect(decodeByTree(Double.self, bytes).value?.bitPattern == expected.bitPattern)
    #expect(decode(Double.self, "\"\(text)\"").value?.bitPattern == expected.bitPattern)
  }

  /// Long texts, in which zeros do not count and the last digit decides.
  @Test(arguments: [15, 16, 17, 18, 19, 20, 21, 30, 100, 700, 1100, 3000])
  func longTexts(_ count: Int) {
    let zeros = String(repeating: "0", count: count)
    let texts = [
      "1" + zeros, "1" + zeros + ".5", "0." + zeros + "1", "1." + zeros, "1." + zeros + "1",
      "9007199254740993." + zeros, "9007199254740993." + zeros + "1", "0." + zeros + "1e\(count)",
      "1" + zeros + "e-\(count)", "1" + zeros + "e-\(count + 320)",
      "0." + zeros + "123456789e\(count)", String(repeating: "9", count: count),
      "0." + String(repeating: "9", count: count),
      "1." + String(repeating: "3", count: count) + "e-308",
    ]
    for text in texts {
      let expected = Double(text)!
      for placement in Placement.allCases {
        let found = decode(Double.self, Array(text.utf8), placement)
        if expected.isFinite {
          #expect(found.value?.bitPattern == expected.bitPattern, "\(text.prefix(40))")
        } else {
          #expect(found.code == .numberOutOfRange, "\(text.prefix(40))")
        }
      }
    }
  }

  @Test(arguments: [
    "1e309", "-1e309", "1.7976931348623159e308", "1e400", "1e99999999999999999999",
    "1797693134862315907729305190789024733617976978942306572734300811577326758e236",
  ])
  func overflow(_ text: String) {
    for placement in Placement.allCases {
      #expect(decode(Double.self, Array(text.utf8), placement).code == .numberOutOfRange)
    }
    #expect(decodeByTree(Double.self, Array(text.utf8)).code == .numberOutOfRange)
    #expect(decode(AnyValue.self, text).value?.number?.description == text)
  }

  @Test(arguments: ["3.4028236e38", "1e39", "-1e39", "3.40282357e38"])
  func floatOverflow(_ text: String) {
    #expect(decode(Float.self, text).code == .numberOutOfRange)
    #expect(decodeByTree(Float.self, Array(text.utf8)).code == .numberOutOfRange)
    #expect(decode(Double.self, text).value != nil)
  }

  /// Floats are rounded once, from the text and not from the nearest double.
  @Test(arguments: 100..<104)
  func floats(_ seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let texts = (0..<2500).map { _ in
      switch generator.below(3) {
      case 0:
        // The midpoint of two floats, or slightly more, which a double would lose.
        let middle = UInt64(generator.below(1 << 23) | 1 << 23) * 2 + 1
        return "\(middle)." + String(repeating: "0", count: 20) + "\(generator.below(2))"
      case 1: return "\(Float(bitPattern: UInt32(generator.below(0x7F80_0000))))"
      default:
        let digits = generator.digits(1 + generator.below(24))
        return "1." + digits + "e\(generator.below(83) - 45)"
      }
    }
    let found = try? [Float](json: "[" + texts.joined(separator: ",") + "]")
    #expect(found?.map(\.bitPattern) == texts.map { Float($0)!.bitPattern })
  }
}
