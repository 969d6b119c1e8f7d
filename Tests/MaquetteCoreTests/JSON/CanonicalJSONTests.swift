import Testing

@testable import MaquetteCore

/// The canonical form of RFC 8785, tested with its examples.
@Suite("Canonical JSON")
struct CanonicalJSONTests {
  private func canonical(_ text: String) throws -> String {
    try AnyValue(json: text).jsonString(.canonical)
  }

  /// Section 3.2.2, and the bytes of section 3.2.4.
  // Features: 194
  @Test("Example of the RFC") func exampleOfTheRFC() throws {
    let text = #"""
      {
        "numbers": [333333333.33333329, 1E30, 4.50, 2e-3, 0.000000000000000000000000001],
        "string": "\u20ac$\u000F\u000aA'\u0042\u0022\u005c\\\"\/",
        "literals": [null, true, false]
      }
      """#
    let expected =
      #"{"literals":[null,true,false],"numbers":[333333333.3333333,1e+30,4.5,0.002,1e-27],"#
      + #""string":"€$\u000f\nA'B\"\\\\\"/"}"#
    #expect(try canonical(text) == expected)
    let string: [UInt8] = [
      0x22, 0xE2, 0x82, 0xAC, 0x24, 0x5C, 0x75, 0x30, 0x30, 0x30, 0x66, 0x5C, 0x6E, 0x41, 0x27,
      0x42, 0x5C, 0x22, 0x5C, 0x5C, 0x5C, 0x5C, 0x5C, 0x22, 0x2F, 0x22, 0x7D,
    ]
    #expect(try canonical(text).utf8.suffix(27).elementsEqual(string))
    #expect(try canonical(expected) == expected)
  }

  /// Section 3.2.3: sorted by UTF-16, so that characters beyond the basic plane come before U+E000.
  @Test func orderOfTheRFC() throws {
    let text = #"""
      {
        "\u20ac": "Euro Sign",
        "\r": "Carriage Return",
        "\ufb33": "Hebrew Letter Dalet With Dagesh",
        "1": "One",
        "\ud83d\ude00": "Emoji: Grinning Face",
        "\u0080": "Control",
        "\u00f6": "Latin Small Letter O With Diaeresis"
      }
      """#
    let object = try #require(AnyValue(json: try canonical(text)).object)
    #expect(
      object.values.map(\.string) == [
        "Carriage Return", "One", "Control", "Latin Small Letter O With Diaeresis", "Euro Sign",
        "Emoji: Grinning Face", "Hebrew Letter Dalet With Dagesh",
      ])
    #expect(try canonical(text).hasPrefix(#"{"\r":"Carriage Return","1":"One","#))
  }

  /// Appendix B.
  @Test(
    arguments: [
      (0x0000_0000_0000_0000, "0"), (0x8000_0000_0000_0000, "0"),
      (0x0000_0000_0000_0001, "5e-324"), (0x8000_0000_0000_0001, "-5e-324"),
      (0x7FEF_FFFF_FFFF_FFFF, "1.7976931348623157e+308"),
      (0xFFEF_FFFF_FFFF_FFFF, "-1.7976931348623157e+308"),
      (0x4340_0000_0000_0000, "9007199254740992"), (0xC340_0000_0000_0000, "-9007199254740992"),
      (0x4430_0000_0000_0000, "295147905179352830000"),
      (0x44B5_2D02_C7E1_4AF5, "9.999999999999997e+22"), (0x44B5_2D02_C7E1_4AF6, "1e+23"),
      (0x44B5_2D02_C7E1_4AF7, "1.0000000000000001e+23"),
      (0x444B_1AE4_D6E2_EF4E, "999999999999999700000"),
      (0x444B_1AE4_D6E2_EF4F, "999999999999999900000"), (0x444B_1AE4_D6E2_EF50, "1e+21"),
      (0x3EB0_C6F7_A0B5_ED8C, "9.999999999999997e-7"), (0x3EB0_C6F7_A0B5_ED8D, "0.000001"),
      (0x41B3_DE43_5555_5553, "333333333.3333332"), (0x41B3_DE43_5555_5554, "333333333.33333325"),
      (0x41B3_DE43_5555_5555, "333333333.3333333"), (0x41B3_DE43_5555_5556, "333333333.3333334"),
      (0x41B3_DE43_5555_5557, "333333333.33333343"),
      (0xBECB_F647_612F_3696, "-0.0000033333333333333333"),
      (0x4314_3FF3_C1CB_0959, "1424953923781206.2"),
    ] as [(UInt64, String)])
  func numbersOfTheRFC(_ bits: UInt64, _ text: String) throws {
    let double = Double(bitPattern: bits)
    #expect(try double.jsonString(.canonical) == text)
    #expect(try AnyValue.number(AnyValue.Number(double)).jsonString(.canonical) == text)
    #expect(try canonical(text) == text)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func noNumbersOfTheRFC(_ value: Double) {
    #expect(throws: MappingError.self) { try value.jsonString(.canonical) }
    #expect(throws: MappingError.self) {
      try AnyValue.number(AnyValue.Number(value)).jsonString(.canonical)
    }
  }

  @Test(
    arguments: [
      ("1", "1"), ("-1", "-1"), ("1.0", "1"), ("10e-1", "1"), ("-0", "0"), ("-0.0", "0"),
      ("0e400", "0"), ("9007199254740991", "9007199254740991"), ("1e21", "1e+21"),
      ("100000000000000000000", "100000000000000000000"), ("1000000000000000000000", "1e+21"),
      ("18446744073709551616", "18446744073709552000"),
      ("9223372036854776000", "9223372036854776000"), ("100000000000000000000000", "1e+23"),
      ("0.1", "0.1"), ("1e-6", "0.000001"),
      ("1e-7", "1e-7"), ("12345678901234567e1", "123456789012345660"), ("5e-324", "5e-324"),
      ("123456.7890", "123456.789"), ("-1.5E+10", "-15000000000"),
      ("1606938044258990275541962092341162602522202993782792835301376", "1.6069380442589903e+60"),
    ])
  func numbers(_ text: String, _ expected: String) throws {
    #expect(try canonical(text) == expected)
    #expect(try canonical(expected) == expected)
    #expect(try canonical("[\(text),{\"a\":\(text)}]") == "[\(expected),{\"a\":\(expected)}]")
  }

  /// A number that a double cannot represent is rejected, never silently changed.
  @Test(arguments: [
    "9007199254740993", "-9007199254740993", "18446744073709551615", "100000000000000000000001",
    "1e400", "-1e309", "1e-400", "2e-324", "0.1000000000000000000001",
    "3.14159265358979323846", "340282366920938463463374607431768211455",
  ])
  func refusedNumbers(_ number: String) {
    let error = #expect(throws: MappingError.self) { try canonical(#"{"a":[0,\#(number)]}"#) }
    #expect(error?.code == .unencodable)
    #expect(error?.found == number)
    #expect(error?.path.description == "a[1]")
    #expect(error?.expected == "a number that a double can represent")
  }

  @Test func integersOfModels() throws {
    let integers = [0x7FFF_FFFF_FFFF_F800, 1 << 53]
    #expect(try integers.jsonString(.canonical) == "[9223372036854774000,9007199254740992]")
    #expect(throws: MappingError.self) { try Int64.max.jsonString(.canonical) }
    #expect(throws: MappingError.self) { try UInt128.max.jsonString(.canonical) }
    #expect(try (UInt128(1) << 100).jsonString(.canonical) == "1.2676506002282294e+30")
    #expect(try Float(0.1).jsonString(.canonical) == "0.1")
  }

  /// An object with duplicate keys has no canonical form: RFC 7493, section 2.3, forbids it.
  @Test func repeatedKeys() {
    struct Twice: MappingEncodable {
      func write(to writer: inout JSONWriter) throws(WriteFailure) { try writeAll(to: &writer) }
      func write(to writer: inout ValueWriter) throws(WriteFailure) { try writeAll(to: &writer) }
      func writeAll<W: MappingWriter & ~Copyable>(to writer: inout W) throws(WriteFailure) {
        try writer.beginObject()
        for key in ["b", "a", "b"] {
          writer.writeKey(key)
          writer.writeNull()
        }
        writer.endObject()
      }
    }
    let error = #expect(throws: MappingError.self) { try [Twice()].jsonString(.canonical) }
    #expect(error?.description == #"duplicate key at '[0]', found "b""#)
  }

  /// Canonical text stays unchanged, and equal trees have equal texts.
  @Test func isOneText() throws {
    let texts = [
      #"{"b":1,"a":{"d":[],"c":{}}}"#, #"{ "a" : { "c" : {}, "d" : [ ] }, "b" : 1.0 }"#,
      #"{"a":{"d":[],"c":{}},"\u0062":10e-1}"#,
    ]
    #expect(Set(try texts.map(canonical)) == [#"{"a":{"c":{},"d":[]},"b":1}"#])
    for text in ["[]", "{}", "\"\"", "null", "true", "[false]", #"{"":""}"#] {
      #expect(try canonical(text) == text)
    }
    let bytes = try JSONMapper(options: .init(format: .canonical)).encode(["é": "\u{7F}\u{1F}/"])
    #expect(String(decoding: bytes, as: UTF8.self) == "{\"é\":\"\u{7F}\\u001f/\"}")
  }
}
