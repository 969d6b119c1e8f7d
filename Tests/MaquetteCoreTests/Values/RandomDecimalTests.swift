import TestSupport
import Testing

@testable import MaquetteCore

/// A number of a tree keeps its text, and everything else about it is what the text says.
@Suite("Random decimals in trees")
struct RandomDecimalTests {
  /// A number with the sign, digits, point and exponent of the grammar, in all lengths around those
  /// that change the storage.
  private static func decimal(_ generator: inout SeededGenerator) -> String {
    func digits(_ count: Int) -> String {
      String((0..<count).map { _ in Character("\(Int.random(in: 0...9, using: &generator))") })
    }
    func one(of texts: String...) -> String { texts.randomElement(using: &generator) ?? "" }
    var text = one(of: "", "", "-")
    switch Int.random(in: 0...5, using: &generator) {
    case 0: text += "0"
    case 1:
      text += "\(Int.random(in: 1...9, using: &generator))"
      text += digits(Int.random(in: 15...21, using: &generator))
    default:
      text += "\(Int.random(in: 1...9, using: &generator))"
      text += digits(Int.random(in: 0...8, using: &generator))
    }
    switch Int.random(in: 0...6, using: &generator) {
    case 0: break
    case 1: text += "." + String(repeating: "0", count: Int.random(in: 1...135, using: &generator))
    case 2:
      text += "." + String(repeating: "0", count: Int.random(in: 1...130, using: &generator))
      text += digits(Int.random(in: 1...20, using: &generator))
    case 3: text += "." + digits(Int.random(in: 10...20, using: &generator))
    default: text += "." + digits(Int.random(in: 1...6, using: &generator))
    }
    if Int.random(in: 0...2, using: &generator) == 0 {
      text += one(of: "e", "E") + one(of: "", "+", "-")
      text += one(of: "", "", "", "0", "00", "0000")
      text += digits(Int.random(in: 1...4, using: &generator))
    }
    return text
  }

  private static let fixed = [
    "0", "-0", "0.0", "-0.00", "-0e0", "1.50", "1e400", "-1e400", "1e-400", "0e9999", "1e99999",
    "123456789012345678", "1234567890123456789", "9999999999999999999", "10000000000000000000",
    "18446744073709551615", "18446744073709551616", "12345678901234567890.5",
    "9007199254740993.0", "9007199254740992.00", "4503599627370497.5", "1e22", "1e23", "1.0e-22",
    "1e-23", "2.2250738585072011e-308", "4.9e-324", "1.7976931348623159e308",
    "0.1234567890123456789", "0.01234567890123456789", "1.00000000000000000",
    "1.0000000000000000000", "100.0", "1e2", "1E+02", "0.00001",
    "0."
      + String(
        repeating: "0", count: 127) + "1", "0." + String(repeating: "0", count: 128) + "1",
  ]

  /// 20,000 numbers and the fixed ones.
  private static let numbers: [String] = {
    var generator = SeededGenerator(seed: 34)
    return fixed + (0..<20_000).map { _ in decimal(&generator) }
  }()

  private func tree(_ text: String) throws -> AnyValue {
    try JSONMapper().decode(AnyValue.self, from: text)
  }

  @Test("The text comes back byte for byte, by every way into a tree")
  func texts() throws {
    let document = "[" + Self.numbers.joined(separator: ",") + "]"
    let all = try tree(document)
    #expect(try JSONMapper().encodeString(all) == document)
    for (number, value) in zip(Self.numbers, all.array ?? []) {
      // The text without the padding that a document has, and the initializer.
      guard value.number?.description == number, try tree(number).number?.description == number,
        AnyValue.Number(decimal: number)?.description == number
      else {
        Issue.record("\(number) is \(value)")
        continue
      }
    }
  }

  @Test("The double and the float of a tree are those of the text, bit for bit")
  func doubles() throws {
    for text in Self.numbers {
      let number = try #require(AnyValue.Number(decimal: text))
      let double = try #require(Double(text))
      guard number.double.bitPattern == double.bitPattern,
        number.float.bitPattern == Float(text)?.bitPattern
      else {
        Issue.record("\(text): \(number.double), \(number.float)")
        continue
      }
      guard double.isFinite else { continue }
      for value in [try tree(text), .number(number)] {
        let read = try ValueMapper().decode(Double.self, from: value)
        #expect(read.bitPattern == double.bitPattern, "\(text)")
      }
    }
  }

  @Test("Equality and hashes are those of the decimals")
  func equality() throws {
    for (index, text) in Self.numbers.enumerated() {
      let value = try tree(text)
      let number = try #require(value.number)
      let decimal = try #require(DecimalText(text)).canonical
      // The same decimal, written with another exponent.
      let digits = decimal.digits.isEmpty ? "0" : String(decoding: decimal.digits, as: UTF8.self)
      let other = (decimal.isNegative ? "-" : "") + digits + "e\(decimal.exponent)"
      let same = try #require(AnyValue.Number(decimal: other))
      #expect(number == same && number.hashValue == same.hashValue, "\(text) is \(other)")
      let neighbor = Self.numbers[(index + 1) % Self.numbers.count]
      let isEqual = DecimalText(neighbor)?.canonical == decimal
      #expect((AnyValue.Number(decimal: neighbor) == number) == isEqual, "\(text), \(neighbor)")
    }
  }

  @Test("Integers, fractions and forms are those of the digits")
  func parts() throws {
    for text in Self.numbers {
      let number = try #require(try tree(text).number)
      let digits = try #require(DecimalText(text))
      #expect(number.exactly(Int64.self) == digits.integer(Int64.self), "\(text)")
      #expect(number.exactly(UInt64.self) == digits.integer(UInt64.self), "\(text)")
      #expect(number.truncated(to: Int.self) == digits.truncated.integer(Int.self), "\(text)")
      #expect(number.rounded(to: Int.self) == digits.rounded.integer(Int.self), "\(text)")
      #expect(number.isInteger == (digits.canonical.exponent >= 0), "\(text)")
      let isWritten = !text.contains { ".eE".contains($0) }
      #expect(number.isWrittenAsInteger == isWritten, "\(text)")
      if let short = number.shortDecimal?.canonical {
        #expect(
          "\(short.significand)" == digits.canonical.text
            && short.exponent
              == digits
              .canonical.exponent,
          "\(text)")
      } else {
        #expect(digits.digits.drop { $0 == 0x30 }.count > 19, "\(text)")
      }
    }
  }
}

extension DecimalText {
  /// The digits as text; 0 for zero.
  fileprivate var text: String {
    digits.isEmpty ? "0" : String(decoding: digits, as: UTF8.self)
  }
}
