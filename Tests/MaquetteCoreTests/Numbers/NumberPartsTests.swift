import Testing

@testable import MaquetteCore

/// Short numbers are taken apart without their digits; long ones are not, and both ways agree.
@Suite("Integers from numbers with a fraction")
struct NumberPartsTests {
  private static let wholes = [
    "0", "1", "4", "9", "99", "127", "128", "255", "256", "999999999999999999",
    "1000000000000000000", "9223372036854775807", "9223372036854775808",
    "18446744073709551615", "18446744073709551616", "99999999999999999999999",
  ]
  private static let fractions = [
    "", ".0", ".00", ".1", ".4", ".49", ".5", ".50", ".500000001", ".9", ".000000000000000001",
    ".4999999999999999999", ".99999999999999999999", ".0000000000000000000000001", "e0", "e2",
    "e18", "e19", "e-1", "e-2", "e-18", "e-19", "e-20", "e-25", ".5e1", ".25e1", ".5e-1", "e400",
    "e-400",
  ]

  private func check<I: FixedWidthInteger>(
    _ text: String, _ digits: DecimalText, _ type: I.Type
  ) {
    let number = NumberText.string(text)
    #expect(number.integer(type) == digits.integer(type), "\(text) as \(type)")
    #expect(number.truncated(to: type) == digits.truncated.integer(type), "\(text) as \(type)")
    #expect(number.rounded(to: type) == digits.rounded.integer(type), "\(text) as \(type)")
  }

  @Test("Whole numbers, truncated and rounded ones are those of the digits", arguments: wholes)
  func agreement(_ whole: String) throws {
    for sign in ["", "-"] {
      for fraction in Self.fractions {
        let text = sign + whole + fraction
        let digits = try #require(DecimalText(text))
        check(text, digits, Int.self)
        check(text, digits, UInt64.self)
        check(text, digits, Int8.self)
        check(text, digits, UInt8.self)
        if #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *) {
          check(text, digits, Int128.self)
        }
        let isInteger = digits.canonical.exponent >= 0
        #expect(NumberText.string(text).isInteger == isInteger, "\(text)")
      }
    }
  }
}
