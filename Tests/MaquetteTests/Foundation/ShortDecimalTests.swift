import Maquette
import MaquetteScalars
import TestSupport
import Testing

@testable import MaquetteEssentials

@Suite("Decimals of at most twenty digits")
struct ShortDecimalTests {
  @Test("Short decimals are written as numbers are")
  func shortDecimals() throws {
    var generator = SeededGenerator(seed: 35)
    for _ in 0..<5000 {
      let bits = Int.random(in: 0...64, using: &generator)
      let significand =
        bits == 0 ? 0 : UInt64.random(in: 0...UInt64.max >> UInt64(64 - bits), using: &generator)
      let decimal = ShortDecimal(
        significand, exponent: .random(in: -128...127, using: &generator),
        isNegative: .random(using: &generator))
      let text = decimal.number.description
      let read = try #require(DecimalText(text)).canonical
      let canonical = decimal.canonical
      #expect(digits(of: read) == "\(canonical.significand)" && read.exponent == canonical.exponent)
      #expect(!text.contains("e") && text.hasPrefix("-") == decimal.isNegative)
      #expect(try JSONMapper().encodeString(AnyValue.number(decimal.number)) == text)
    }
  }

  /// The digits as text; 0 for zero.
  private func digits(of decimal: DecimalText) -> String {
    decimal.digits.isEmpty ? "0" : String(decoding: decimal.digits, as: UTF8.self)
  }
}
