import Foundation
import Maquette
import Testing

@Suite("Decimals")
struct DecimalTests {
  // Features: 116
  @Test(
    "Are exact",
    arguments: [
      "0", "-0", "0.0", "0e5", "1", "-1", "10", "100e-2", "0.1", "12.50", "1e10", "1E+10", "1e-10",
      "3.14159265358979323846264338327950288", "12345678901234567890123456789012345678",
      "-99999999999999999999999999999999999999", "0.00000000000000000000000000000000000001",
      "1e127", "1e-128",
      "12345678901234567890123456789012345678e127", "12345678901234567890123456789012345678e-128",
      "9007199254740993", "18446744073709551616",
      "1234567890123456789012345678901234567.8", "100000000000000000000000000000000000000000",
    ])
  func areExact(text: String) throws {
    let expected = try #require(Decimal(string: text))
    for source in [text, "\"\(text)\""] {
      #expect(try Decimal(json: source) == expected)
      #expect(try Decimal(anyValue: AnyValue(json: source)) == expected)
    }
    let written = try expected.jsonString()
    #expect(try Decimal(json: written) == expected)
    #expect(AnyValue.Number(decimal: written) == AnyValue.Number(decimal: text))
  }

  @Test("Are those of Foundation in sums, products and hashes") func calculations() throws {
    let one = Decimal(1)
    for exponent in stride(from: -20, through: 20, by: 3) {
      for digits: UInt64 in [1, 9, 10, 250, 65_535, 65_536, 1_234_567_890_123, .max] {
        for sign in [FloatingPointSign.plus, .minus] {
          let made = Decimal(sign: sign, exponent: exponent, significand: Decimal(digits))
          let text = (sign == .minus ? "-" : "") + "\(digits)e\(exponent)"
          for decimal in [try Decimal(json: text), try Decimal(anyValue: AnyValue(json: text))] {
            #expect(decimal == made && decimal.hashValue == made.hashValue)
            #expect(decimal.description == made.description)
            #expect(decimal + one == made + one && decimal * 3 == made * 3)
            #expect((decimal / 7).description == (made / 7).description)
            #expect(-decimal == -made && (decimal < 0) == (made < 0))
          }
        }
      }
    }
  }

  @Test("Text is that of Foundation")
  func textIsThatOfFoundation() throws {
    var state: UInt64 = 3
    func next(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % bound
    }
    for round in 0..<4000 {
      let digits = (0...next(round % 2 == 0 ? 20 : 37)).map { _ in String(next(10)) }.joined()
      let significand = try #require(Decimal(string: digits))
      let decimal = Decimal(
        sign: next(2) == 0 ? .plus : .minus, exponent: next(256) - 128, significand: significand)
      let limited = round % 3 == 0 ? significand / 100 : decimal
      guard !limited.isNaN else { continue }
      #expect(try limited.jsonString() == limited.description)
      #expect(AnyValue.Number(limited)?.description == limited.description)
      #expect(try ValueMapper().encode(limited) == AnyValue(json: limited.description))
    }
    for exponent in -128...127 {
      for significand in [1, 10, 99, UInt64.max] {
        let decimal = Decimal(sign: .minus, exponent: exponent, significand: Decimal(significand))
        // The exponent of 10 is one more.
        guard !decimal.isNaN else { continue }
        #expect(try decimal.jsonString() == decimal.description)
      }
    }
    #expect(throws: MappingError.self) { try Decimal.nan.jsonString() }
  }

  @Test("The layout of short decimals is known on this system")
  func partsAreKnown() throws {
    for text in ["0", "19.99", "-1e-128", "18446744073709551615"] {
      let parts = try #require(Decimal(string: text)?.parts)
      #expect(parts.number == AnyValue.Number(decimal: text))
    }
    #expect(Decimal.nan.parts == nil)
    #expect(Decimal(string: "18446744073709551616")?.parts == nil)
  }

  @Test func randomDecimalsAgreeWithFoundation() throws {
    var state: UInt64 = 8
    func next(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % bound
    }
    for _ in 0..<2000 {
      let digits = (0...next(37)).map { _ in String(next(10)) }.joined()
      let trimmed = String(digits.drop { $0 == "0" })
      let text = (trimmed.isEmpty ? "0" : trimmed) + "e\(next(120) - 90)"
      #expect(try Decimal(json: text) == Decimal(string: text), "\(text)")
    }
  }

  @Test func aDoubleStandsForItsShortestDecimal() throws {
    #expect(try Decimal(anyValue: .number(AnyValue.Number(0.1))) == Decimal(string: "0.1"))
    #expect(throws: MappingError.self) {
      try Decimal(anyValue: .number(AnyValue.Number(Double.nan)))
    }
  }

  @Test func textIsAConversion() throws {
    let strict = JSONMapper(options: .init(conversions: .strict))
    #expect(try strict.decode(Decimal.self, from: "1.5") == 1.5)
    #expect(throws: MappingError.self) { try strict.decode(Decimal.self, from: "\"1.5\"") }
    let report = JSONMapper().decodeReporting(Decimal.self, from: "\"1.5\"")
    #expect(
      report.issues.map(\.description) == [
        "repair: expected Decimal, found string \"1.5\" (line 1, column 1) -> converted"
      ])
  }

  @Test func whatIsNoNumberCannotBeWritten() {
    let error = #expect(throws: MappingError.self) { try [Decimal.nan].jsonString() }
    #expect(error?.description == "value cannot be encoded at '[0]', found NaN")
  }

  // Features: 116
  @Test(
    "All that a decimal holds is read as it is written",
    arguments: [
      Decimal.pi, .greatestFiniteMagnitude, -.greatestFiniteMagnitude, .leastNonzeroMagnitude,
      Decimal(string: "340282366920938463463374607431768211455")!,
      Decimal(string: "200000000000000000000000000000000000001e-128")!,
    ])
  func wholeRange(_ decimal: Decimal) throws {
    #expect(try Decimal(json: decimal.jsonString()) == decimal)
    #expect(try Decimal(json: "\"\(decimal)\"") == decimal)
    #expect(try ValueMapper().decode(Decimal.self, from: ValueMapper().encode(decimal)) == decimal)
  }

  // Features: 116
  @Test(
    "What none holds is an error",
    arguments: [
      ("340282366920938463463374607431768211456", MappingError.Code.inexactNumber),
      ("1234567890123456789012345678901234567891", .inexactNumber),
      ("0.1234567890123456789012345678901234567891", .inexactNumber),
      ("1e-129", .inexactNumber), ("1e128", .numberOutOfRange),
      ("340282366920938463463374607431768211450e127", .numberOutOfRange),
      ("1e999999999", .numberOutOfRange),
    ])
  func beyondTheRange(_ text: String, _ code: MappingError.Code) {
    let error = #expect(throws: MappingError.self) { try Decimal(json: text) }
    #expect(error?.code == code)
  }
}
