import TestSupport
import Testing

@testable import MaquetteCore

/// Numbers at the beginning of a document, with few or no bytes before them.
@Suite("Numbers at the begin of a document")
struct FirstNumberTests {
  private static let patterns = [
    "123456789012345678901234", "999999999999999999999999", "100000000000000000000001",
    "500000000000000000000000",
  ]

  /// White space that makes a text large enough for decoding in place.
  private static let space = String(repeating: " ", count: 1100)

  /// Decodes a number, alone and as the first element of an array, in memory that begins or ends at
  /// a guard page.
  private func first<T: MappingDecodable>(_ type: T.Type, _ number: String) -> [Result<
    T, MappingError
  >] {
    GuardedPages.Side.allCases.flatMap { side in
      ["", Self.space].flatMap { space -> [Result<T, MappingError>] in
        let alone = decode(T.self, Array((number + space).utf8), .padded, touching: side)
        let elements = ["[\(number)]", "[\(number),0]"].map { array in
          decode([T].self, Array((array + space).utf8), .padded, touching: side).map { $0[0] }
        }
        return [alone] + elements
      }
    }
  }

  private func check(_ number: String, sourceLocation: Testing.SourceLocation = #_sourceLocation) {
    let expected = Double(number)!
    for found in first(Double.self, number) where found.value?.bitPattern != expected.bitPattern {
      Issue.record(
        "\(number): \(found) instead of \(expected)", sourceLocation: sourceLocation)
    }
  }

  @Test("Doubles of every length of whole part and fraction", arguments: 1...21)
  func doubles(_ count: Int) {
    for pattern in Self.patterns {
      let whole = pattern.prefix(count)
      for sign in ["", "-"] {
        check(sign + whole)
        for length in LongRun.sample(1...20, every: 4, seed: UInt64(count)) {
          check("\(sign)\(whole).\(pattern.suffix(length))")
          check("\(sign)\(whole).\(String(repeating: "0", count: length))")
        }
      }
    }
  }

  @Test("Fractions below one", arguments: 1...24)
  func fractions(_ count: Int) {
    for pattern in Self.patterns {
      for sign in ["", "-"] {
        check("\(sign)0.\(pattern.prefix(count))")
        check("\(sign)0.\(String(repeating: "0", count: count))\(pattern.prefix(4))")
        check("\(sign)0.\(String(repeating: "0", count: count))")
      }
    }
  }

  @Test("Integers of every length", arguments: 1...24)
  func integers(_ count: Int) {
    for pattern in Self.patterns {
      let digits = pattern.prefix(count)
      for number in [String(digits), "-" + digits] {
        for found in first(Int.self, number) {
          #expect(found.value == Int(number), "\(number)")
          if Int(number) == nil { #expect(found.code == .numberOutOfRange) }
        }
        for found in first(UInt64.self, number) {
          #expect(found.value == UInt64(number), "\(number)")
          if UInt64(number) == nil { #expect(found.code == .numberOutOfRange) }
        }
      }
    }
  }

  @Test(
    "Invalid numbers stay invalid",
    arguments: [
      "01", "-01", "00", "-", "--1", "+1", ".5", "-.5", "1.", "1.e1", "1.5.5", "01.5", "-00.5",
      "0x1",
      "1234567890123456.", "12345678901234567.", "0123456789012345.5", "0.12345678901234567e",
      "1.1234567890123456e+", "9999999999999999-", "1.999999999999999a",
    ])
  func noNumbers(_ text: String) {
    for found in first(Double.self, text) { #expect(found.error != nil) }
    for found in first(Int.self, text) { #expect(found.error != nil) }
    for found in first(UInt64.self, text) { #expect(found.error != nil) }
  }
}
