import Testing

@testable import MaquetteCore

/// Integers are never converted to doubles; an integer that does not fit is an error.
@Suite("Reading integers")
struct IntegerReadingTests {
  private static let widths: [any TestInteger.Type] = [
    Int8.self, Int16.self, Int32.self, Int64.self, Int.self, Int128.self,
    UInt8.self, UInt16.self, UInt32.self, UInt64.self, UInt.self, UInt128.self,
  ]

  // Features: 114, 115, 117
  @Test("Bounds", arguments: widths)
  func bounds(_ type: any TestInteger.Type) {
    checkBounds(type)
  }

  private func checkBounds<I: FixedWidthInteger & MappingDecodable>(_ type: I.Type) {
    for distance in 0..<12 {
      for value in [I.max - I(distance), I.min + I(distance), I(distance)] {
        check("\(value)", is: value)
        check("\(value).0", is: value)
        check("\(value).00E+0", is: value)
      }
    }
    for text in ["\(I.max)0", Self.successor(of: I.max), Self.successor(of: I.min), "1e60"] {
      for placement in Placement.allCases {
        let bytes = Array(text.utf8)
        #expect(decode(I.self, bytes, placement).code == .numberOutOfRange, "\(I.self) \(text)")
        #expect(decode([I].self, "[" + bytes + ",0]", placement).code == .numberOutOfRange)
      }
      #expect(decodeByTree(I.self, Array(text.utf8)).code == .numberOutOfRange)
    }
  }

  private func check<I: FixedWidthInteger & MappingDecodable>(_ text: String, is value: I) {
    let bytes = Array(text.utf8)
    for placement in Placement.allCases {
      #expect(decode(I.self, bytes, placement).value == value, "\(I.self) \(text)")
      #expect(decode([I].self, "[" + bytes + "]", placement).value == [value])
    }
    #expect(decodeByTree(I.self, bytes).value == value, "\(I.self) \(text)")
    #expect(decode(I.self, "\"" + bytes + "\"").value == value, "\(I.self) \"\(text)\"")
  }

  /// The text of the first number beyond a bound; the last digit of a bound is never nine.
  private static func successor<I: FixedWidthInteger>(of bound: I) -> String {
    if bound == 0 { return "-1" }
    var digits = Array("\(bound)".utf8)
    digits[digits.count - 1] += 1
    return String(decoding: digits, as: UTF8.self)
  }

  /// Every number of digits, with every valid following byte.
  @Test(arguments: 1...38)
  func everyLength(_ count: Int) {
    let text = String("1234567890123456789012345678901234567890".prefix(count))
    for sign in ["", "-"] {
      let expected = Int128(sign + text)!
      for after in ["", " ", "  \n"] {
        for placement in Placement.allCases {
          let bytes = Array((sign + text + after).utf8)
          #expect(decode(Int128.self, bytes, placement).value == expected)
          #expect(decode(Int.self, bytes, placement).value == Int(exactly: expected))
          let number = decode(AnyValue.self, bytes, placement).value?.number
          #expect(number?.description == sign + text)
        }
      }
    }
  }

  /// The distance from the end determines how many bytes are read at once.
  @Test(arguments: 0...80)
  func nearTheEnd(_ distance: Int) {
    let space = [UInt8](repeating: 0x20, count: distance)
    let before = [UInt8](repeating: 0x20, count: 1100) + "["
    for count in [1, 7, 8, 9, 16, 18] {
      let text = String("987654321987654321".prefix(count))
      for sign in ["", "-"] {
        let bytes = before + Array((sign + text + "]").utf8) + space
        #expect(decode([Int].self, bytes).value == [Int(sign + text)!])
        #expect(decode([Double].self, bytes).value == [Double(sign + text)!])
        #expect(decode([AnyValue].self, bytes).value?[0].int == Int(sign + text)!)
        let zero = before + Array((sign + "0" + text + "]").utf8) + space
        #expect(decode([Int].self, zero).code == .invalidNumber)
        #expect(decode([Double].self, zero).code == .invalidNumber)
        #expect(decode([AnyValue].self, zero).code == .invalidNumber)
      }
    }
  }

  /// Integers of every width can be keys; only their encoded form matches.
  @Test func keys() throws {
    let wide: [Int128: Int] = [.max: 1, .min: 2, 0: 3]
    #expect(try [Int128: Int](json: json(wide)) == wide)
    #expect(decode([UInt128: Int].self, "{\"\(UInt128.max)\":1}").value == [.max: 1])
    for key in ["01", "+1", "-0", " 1", "1.0", "1e0", "340282366920938463463374607431768211456"] {
      #expect(decode([UInt128: Int].self, "{\"\(key)\":1}").code == .invalidValue, "\(key)")
    }
  }

  // Features: 120
  @Test("Zero", arguments: ["-0", "-0.0", "-0e5", "0e400", "-0E-400"])
  func zero(_ text: String) {
    #expect(decode(Int.self, text).value == 0)
    #expect(decode(UInt8.self, text).value == 0)
    #expect(decode(Double.self, text).value?.sign == (text.hasPrefix("-") ? .minus : .plus))
    #expect(decodeByTree(Int.self, Array(text.utf8)).value == 0)
    #expect(decodeByTree(Double.self, Array(text.utf8)).value?.sign == Double(text)?.sign)
    #expect(decode(AnyValue.self, text).value?.number?.description == text)
  }

  // Features: 120
  @Test(
    "Whole numbers",
    arguments: [
      ("1e2", 100), ("1E2", 100), ("1e+2", 100), ("3.0", 3), ("3.000", 3), ("300e-2", 3),
      ("-1.5e1", -15), ("0.1e1", 1), ("9007199254740993.0", 9_007_199_254_740_993),
      ("9223372036854775807.0", .max), ("-9223372036854775808e0", .min),
      ("922337203685477580.7e1", .max), ("100000000000000000000e-20", 1),
    ])
  func wholeNumbers(_ text: String, _ value: Int) {
    let strict = DecodingOptions(conversions: .strict)
    #expect(decode(Int.self, text).value == value)
    #expect(decode(Int.self, text, strict).code == .typeMismatch)
    #expect(decodeByTree(Int.self, Array(text.utf8)).value == value)
    #expect(decodeByTree(Int.self, Array(text.utf8), strict).code == .typeMismatch)
  }

  // Features: 117
  @Test(
    "Fractions",
    arguments: [
      ("0.5", 0), ("1.5", 1), ("-2.25", -2), ("1e-1", 0), ("123456789.1", 123_456_789),
      ("12345678901234567890.5", 12_345_678_901_234_567_890),
    ] as [(String, Int128)])
  func fractions(_ text: String, _ truncated: Int128) {
    let lenient = DecodingOptions(conversions: .lenient)
    #expect(decode(Int128.self, text).code == .inexactNumber)
    #expect(decode(Int128.self, text, DecodingOptions(conversions: .strict)).error != nil)
    #expect(decode(Int128.self, text, lenient).value == truncated)
    #expect(decodeByTree(Int128.self, Array(text.utf8), lenient).value == truncated)
  }

  @Test(arguments: [
    "1e400", "-1e400", "1e99999999999999999999", "1e-99999999999999999999",
    "1" + String(repeating: "0", count: 4000), "1." + String(repeating: "0", count: 4000) + "1",
  ])
  func hugeNumbersCostNothing(_ text: String) {
    #expect(decode(Int.self, text).error?.code.isFatal == false)
    #expect(decode(UInt128.self, text).error?.code.isFatal == false)
    #expect(decode(AnyValue.self, text).value?.number?.description == text)
  }
}
