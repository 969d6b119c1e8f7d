import Testing

@testable import MaquetteCore

/// A number equals its decimal value, independent of its spelling and storage.
@Suite("Number")
struct NumberTests {
  private static let equalNumbers: [[AnyValue.Number]] = [
    [1, 1.0, "1", "1.0", "10e-1", "0.1e1", "1E0", "1.000"],
    [0, -0.0, 0.0, "0", "-0", "-0.0", "0e5", "0.000e-999999999"],
    [0.1, "0.1", "1e-1", "0.10", "10E-2"],
    [100, 100.0, "1e2", "1E+2", "0.01e4", "100"],
    [9_007_199_254_740_993, "9007199254740993", "9007199254740993.0"],
    [9_007_199_254_740_992, 0x1p53, "9007199254740992e0"],
    [AnyValue.Number(UInt64.max), "18446744073709551615", "1844674407370955161.5e1"],
    [AnyValue.Number(UInt128.max), "340282366920938463463374607431768211455"],
    [AnyValue.Number(Int64.min), "-9223372036854775808"],
    [1e23, "1e23", "100000000000000000000000"],
    ["1e999999999", "10e999999998", "0.1e1000000000"],
    ["-1e-999999999", "-0.1e-999999998"],
    [AnyValue.Number(Double.nan), AnyValue.Number(-Double.nan)],
    [AnyValue.Number(Double.infinity)], [AnyValue.Number(-Double.infinity)], [-1, -1.0, "-1"],
    [AnyValue.Number(Float(0.7)), 0.7, "0.7"],
  ]

  @Test func equality() {
    let all = Self.equalNumbers.enumerated().flatMap { place, numbers in
      numbers.map { (place, $0) }
    }
    for (leftPlace, left) in all {
      for (rightPlace, right) in all {
        #expect((left == right) == (leftPlace == rightPlace), "\(left) \(right)")
        if left == right { #expect(left.hashValue == right.hashValue, "\(left) \(right)") }
      }
    }
  }

  // Features: 119
  @Test(
    "Keeps its text",
    arguments: [
      "0", "-0", "1", "-1", "10", "1.5", "1e5", "1E+05", "0.0e-00",
      "123456789012345678901234567890",
      "1e99999999999999999999999",
    ])
  func keepsItsText(_ text: String) {
    #expect(AnyValue.Number(decimal: text)?.description == text)
    #expect(DecimalText(text) != nil)
  }

  @Test(
    arguments: GrammarCases.numbers.rejected + ["", " ", "1 ", " 1", "\n1", "1\n", "nan", "inf"])
  func refusesText(_ text: String) {
    #expect(AnyValue.Number(decimal: text) == nil)
    #expect(DecimalText(text) == nil)
  }

  // Features: 114
  @Test(
    "Exactly",
    arguments: [
      ("3", 3), ("3.0", 3), ("-3", -3), ("3e0", 3), ("30e-1", 3), ("127", 127), ("-128", -128),
      ("128", nil), ("-129", nil), ("3.5", nil), ("0.5", nil), ("1e2", 100), ("1.27e2", 127),
      ("1.28e2", nil), ("1e99", nil), ("1e999999999999999999999", nil), ("0e999999999", 0),
      ("1e-999999999999999999999", nil), ("12700000e-5", 127), ("0.00000127e8", 127),
    ] as [(String, Int8?)])
  func exactly(_ text: String, _ value: Int8?) {
    #expect(AnyValue.Number(decimal: text)?.exactly(Int8.self) == value)
    if let value { #expect(AnyValue.Number(decimal: text)?.exactly(Int128.self) == Int128(value)) }
  }

  @Test(
    arguments: [
      ("3.9", 3), ("-3.9", -3), ("0.9", 0), ("-0.9", 0), ("127.9", 127), ("-128.9", -128),
      ("128.0", nil), ("-129.1", nil), ("1e-5", 0), ("1.2e1", 12), ("1.29e1", 12), ("1e99", nil),
      ("1e-999999999999999999", 0), ("5", 5),
    ] as [(String, Int8?)])
  func truncated(_ text: String, _ value: Int8?) {
    #expect(AnyValue.Number(decimal: text)?.truncated(to: Int8.self) == value)
    #expect(AnyValue.Number(Double(text)!).truncated(to: Int8.self) == value)
  }

  @Test(arguments: [
    Double.nan, .infinity, -.infinity, 1e300, -1e300, 0x1p63, -0x1p63, 0x1p64, 0x1p53, 0x1p53 - 0.5,
    0x1p52 + 0.5, .leastNonzeroMagnitude, -.leastNonzeroMagnitude, .greatestFiniteMagnitude,
  ])
  func extremeDoubles(_ value: Double) {
    let number = AnyValue.Number(value)
    #expect(number.exactly(Int.self) == Int(exactly: value))
    #expect(number.exactly(UInt128.self) == UInt128(exactly: value))
    let whole = value.rounded(.towardZero)
    #expect(number.truncated(to: Int.self) == Int(exactly: whole))
    #expect(number.truncated(to: UInt8.self) == UInt8(exactly: whole))
    #expect(number.double.bitPattern == value.bitPattern)
    #expect(number.isFinite == value.isFinite)
  }

  @Test func canonicalText() throws {
    let text = try #require(DecimalText("-120.0300e-2"))
    #expect(text.isNegative)
    #expect(text.canonical.digits == Array("12003".utf8))
    #expect(text.canonical.exponent == -4)
    #expect(text.truncated.integer(Int.self) == -1)
    #expect(DecimalText("0.000")?.canonical == DecimalText("-0e9")?.canonical)
    #expect(DecimalText("0")?.integer(UInt8.self) == 0)
    let nines = String(repeating: "9", count: 38)
    #expect(DecimalText(nines)?.integer(Int128.self) == Int128(nines))
    #expect(DecimalText(String(repeating: "9", count: 500))?.integer(Int128.self) == nil)
  }

  @Test func nearest() {
    #expect(AnyValue.Number(UInt64.max).double == 0x1p64)
    #expect(AnyValue.Number(Int64.max).double == 0x1p63)
    #expect(AnyValue.Number(decimal: "1e400")?.double == .infinity)
    #expect(AnyValue.Number(decimal: "-1e400")?.double == -.infinity)
    #expect(AnyValue.Number(decimal: "1e-400")?.double == 0)
    #expect(AnyValue.Number(decimal: "0.1")?.float == 0.1)
    #expect(AnyValue.Number(UInt64.max).float == 0x1p64)
    #expect(AnyValue.Number(16_777_217).float == 16_777_216)
    #expect(AnyValue.Number(decimal: "16777217.0000000001")?.float == 16_777_218)
    #expect(AnyValue.Number(Float(0.1)).double == 0.1)
    #expect(AnyValue.Number(Float.infinity).double == .infinity)
    #expect(AnyValue.Number(Float.nan).double.isNaN)
  }
}

// Literals, for tables.

extension AnyValue.Number: ExpressibleByIntegerLiteral {
  init(integerLiteral value: Int) { self.init(value) }
}

extension AnyValue.Number: ExpressibleByFloatLiteral {
  init(floatLiteral value: Double) { self.init(value) }
}

extension AnyValue.Number: ExpressibleByUnicodeScalarLiteral {}
extension AnyValue.Number: ExpressibleByExtendedGraphemeClusterLiteral {}
extension AnyValue.Number: ExpressibleByStringLiteral {
  init(stringLiteral value: String) { self.init(decimal: value)! }
}
