import Testing

@testable import MaquetteCore

/// A float is nearest to the text, rounded once.
@Suite("Reading floats")
struct FloatReadingTests {
  /// Floats with all distances to their upper neighbors, and at both ends of the range.
  private static let floats: [Float] =
    [.leastNonzeroMagnitude, .leastNormalMagnitude, .leastNormalMagnitude.nextDown, 0, 1, 0.1]
    + [Float.greatestFiniteMagnitude.nextDown, 16_777_216, 16_777_215]
    + (-149...127).map { Float(sign: .plus, exponent: $0, significand: 1) }
    + (-149...127).map { Float(sign: .plus, exponent: $0, significand: 1).nextDown }

  /// All digits of the midpoint of two floats, which is a double.
  private static func middle(above float: Float) -> String {
    let middle = (Double(float) + Double(float.nextUp)) / 2
    return decimal(middle.significandBitPattern | 1 << 52, Int(middle.exponent) - 52)
  }

  /// A number times a power of two, exactly.
  private static func decimal(_ value: UInt64, _ power: Int) -> String {
    var digits = "\(value)".utf8.reversed().map { Int($0) - 0x30 }
    for _ in 0..<abs(power) {
      // 2^-n is 5^n / 10^n.
      var carry = 0
      for index in digits.indices {
        carry += digits[index] * (power < 0 ? 5 : 2)
        digits[index] = carry % 10
        carry /= 10
      }
      while carry > 0 {
        digits.append(carry % 10)
        carry /= 10
      }
    }
    let text = digits.reversed().map(String.init).joined()
    return power < 0 ? text + "e\(power)" : text
  }

  @Test func middlesGoToEven() throws {
    for float in Self.floats {
      let middle = Self.middle(above: float)
      try #require(Double(middle) == (Double(float) + Double(float.nextUp)) / 2, "\(float)")
      let even = float.bitPattern & 1 == 0 ? float : float.nextUp
      check(middle, even)
      check("-" + middle, -even)
      let (digits, power) = Self.split(middle)
      // Values slightly below and above, which no double can represent.
      check(digits + String(repeating: "0", count: 30) + "1e\(power - 31)", float.nextUp)
      let below = Self.predecessor(of: digits + String(repeating: "0", count: 30))
      check(below + "e\(power - 30)", float)
    }
  }

  /// Numbers from the midpoint above the greatest float overflow.
  @Test func overflow() {
    let middle = "340282356779733661637539395458142568448"
    #expect(Float(middle) == .infinity)
    for text in [middle, middle + ".0", "-" + middle, middle + ".1", "1e39", "1e400"] {
      for placement in Placement.allCases {
        #expect(decode(Float.self, Array(text.utf8), placement).code == .numberOutOfRange)
      }
      #expect(decodeByTree(Float.self, Array(text.utf8)).code == .numberOutOfRange)
    }
    check("340282356779733661637539395458142568447", .greatestFiniteMagnitude)
    check("340282356779733661637539395458142568447.9999999999", .greatestFiniteMagnitude)
  }

  /// A double decides unless it is a midpoint; then the decimal decides.
  @Test func fromDoubles() {
    #expect(Float(nearest: 0.1) == 0.1)
    #expect(Float(nearest: -0.0)?.sign == .minus)
    #expect(Float(nearest: 16_777_217) == nil)
    #expect(Float(nearest: 16_777_217.000000004) == 16_777_218)
    #expect(Float(nearest: 16_777_216.999999996) == 16_777_216)
    #expect(Float(nearest: 0x1p-150) == nil)
    #expect(Float(nearest: 0x1p-151) == 0)
    #expect(Float(nearest: -0x1.8p-149) == nil)
    #expect(Float(nearest: 0x1.fffffefffffffp127) == .greatestFiniteMagnitude)
    #expect(Float(nearest: 0x1.ffffffp127) == nil)
    #expect(Float(nearest: .infinity) == nil)
    #expect(Float(nearest: .nan) == nil)
  }

  private static func split(_ number: String) -> (digits: String, power: Int) {
    let parts = number.split(separator: "e")
    return (String(parts[0]), parts.count > 1 ? Int(parts[1])! : 0)
  }

  private static func predecessor(of digits: String) -> String {
    var digits = Array(digits.utf8)
    var index = digits.count - 1
    while digits[index] == 0x30 {
      digits[index] = 0x39
      index -= 1
    }
    digits[index] -= 1
    let text = String(decoding: digits, as: UTF8.self).drop { $0 == "0" }
    return text.isEmpty ? "0" : String(text)
  }

  private func check(_ text: String, _ float: Float) {
    let bytes = Array(text.utf8)
    for placement in Placement.allCases {
      let found = decode(Float.self, bytes, placement)
      if found.value?.bitPattern != float.bitPattern {
        Issue.record("\(text) is \(found), not \(float)")
      }
    }
    #expect(decodeByTree(Float.self, bytes).value?.bitPattern == float.bitPattern)
    #expect(decode(Float.self, "\"\(text)\"").value?.bitPattern == float.bitPattern)
  }
}
