import Foundation
import Maquette
import TestSupport
import Testing

/// Common values have shortcuts; each gives what the rules give for a value that no shortcut takes.
@Suite("Shortcuts for common values")
struct ShortcutAgreementTests {
  @Test("Text is a UUID if it has digits and hyphens in their places, whatever byte is elsewhere")
  func uuids() throws {
    let text = Array("e621E1F8-c36C-495A-93FC-0C247A3E6E5F".utf8)
    for place in text.indices {
      for byte in UInt8(0x20)...0x7E where byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
      {
        var changed = text
        changed[place] = byte
        let string = String(decoding: changed, as: UTF8.self)
        // Foundation also accepts signs, spaces and "0x" between hyphens.
        let isDigit = Character(Unicode.Scalar(byte)).isHexDigit && byte < 0x80
        let isValid = [8, 13, 18, 23].contains(place) ? byte == UInt8(ascii: "-") : isDigit
        let expected = isValid ? UUID(uuidString: string) : nil
        #expect((try? UUID(json: "\"\(string)\"")) == expected, "\(string)")
        #expect(UUID(mappingKey: string) == expected, "\(string)")
      }
    }
    let others: [[UInt8]] = [
      text.dropLast(), text + [0x30], [], Array(repeating: 0x30, count: 36),
    ]
    for wrong in others {
      let string = String(decoding: wrong, as: UTF8.self)
      #expect(throws: MappingError.self) { try UUID(json: "\"\(string)\"") }
    }
    #expect(throws: MappingError.self) {
      try UUID(json: "\"\(String(repeating: "é", count: 18))\"")
    }
  }

  @Test("A UUID is written as Foundation writes it, and escapes in its text do not matter")
  func writtenUUIDs() throws {
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<200 {
      let uuid = UUID(
        uuid: unsafeBitCast((generator.next(), generator.next()), to: uuid_t.self))
      #expect(try uuid.jsonString() == "\"\(uuid.uuidString)\"")
      #expect(try [uuid, uuid].jsonString() == "[\"\(uuid)\",\"\(uuid)\"]")
      let escaped = uuid.uuidString.replacingOccurrences(of: "-", with: "\\u002d")
      #expect(try UUID(json: "\"\(escaped)\"") == uuid)
    }
  }

  @Test(
    "A number in an array, in an object, alone and in a tree is the nearest double",
    arguments: [
      "0", "-0", "0.0", "-0.0", "1", "-7", "123456789012345678", "1234567890123456789",
      "12345678901234567890", "0.1", "3.14159", "1e5", "1E5", "1e+5", "1e-5", "-2.5e3", "1.5E-10",
      "0e0", "0e999", "-0e5", "1e22", "1e23", "9007199254740993", "9007199254740993.0",
      "1.7976931348623157e308", "2.2250738585072014e-308", "5e-324", "4.9e-324", "1e-400",
      "123456.789e-3", "1.0000000000000002", "0.30000000000000004", "1.5e0005", "8e-0",
      "9999999999999999999", "0.0000001", "1e308", "12.5e100", "1.2345678901234567e-7",
    ])
  func doubles(_ text: String) throws {
    let expected = try #require(Double(text))
    // White space after the text makes room for the shortcuts, which read several bytes at once.
    for padding in ["", String(repeating: " ", count: 80)] {
      let array = try [Double](json: "[\(text),\(text)]" + padding)
      #expect(array.map(\.bitPattern) == [expected.bitPattern, expected.bitPattern])
      let member = try [String: Double](json: "{\"a\":\(text)}" + padding)["a"]
      #expect(member?.bitPattern == expected.bitPattern)
      let pair = try Pair(json: "{\"first\":\(text),\"second\":\(text)}" + padding)
      #expect(pair == Pair(first: expected, second: expected))
      #expect(try Double(json: text + padding).bitPattern == expected.bitPattern)
      let tree = try AnyValue(json: "[\(text)]" + padding)
      #expect(try ValueMapper().decode([Double].self, from: tree).first == expected)
    }
  }

  @Mappable struct Pair: Equatable {
    var first: Double
    var second: Double?
  }

  @Test(
    "Text that is not a number, or too large for a double, is refused everywhere",
    arguments: [
      "01", "-", "1.", ".5", "1e", "1e+", "1e400", "-1e309", "1.5.2", "+1", "1e5.0", "0x1", "1_0",
      "00.5", "-01", "1ee5", "١",
    ])
  func wrongDoubles(_ text: String) {
    for padding in ["", String(repeating: " ", count: 80)] {
      #expect(throws: MappingError.self) { try [Double](json: "[\(text)]" + padding) }
      #expect(throws: MappingError.self) { try [Double](json: "[1.5,\(text),2]" + padding) }
      #expect(throws: MappingError.self) {
        try Pair(json: "{\"first\":\(text),\"second\":1}" + padding)
      }
      #expect(throws: MappingError.self) { try Double(json: text + padding) }
    }
  }

  @Test("Integers are decoded exactly up to the bounds of their type, and refused beyond")
  func integers() throws {
    func check<I: FixedWidthInteger & Mappable & Equatable>(_ type: I.Type) throws {
      for padding in ["", String(repeating: " ", count: 80)] {
        var values: [I] = [.min, .max, 0, 1, 9, 10, 99, 100]
        var power: I = 1
        while !power.multipliedReportingOverflow(by: 10).overflow {
          power *= 10
          values += [power, power - 1, power + 1]
        }
        if I.isSigned { values += values.filter { $0 != .min }.map { 0 - $0 } }
        let text = "[" + values.map(\.description).joined(separator: ",") + "]"
        #expect(try [I](json: text + padding) == values)
        #expect(try ValueMapper().decode([I].self, from: AnyValue(json: text)) == values)
        #expect(try values.jsonString() == text)
        // One more than a bound, as text: its last digit is never nine.
        for bound in [I.max.description, I.min.description] where bound != "0" {
          let beyond = bound.dropLast() + "9"
          #expect(throws: MappingError.self) { try [I](json: "[1,\(beyond)]" + padding) }
          #expect(throws: MappingError.self) { try [I](json: "[\(beyond)0]" + padding) }
        }
        #expect(try [I](json: "[-0,0]" + padding) == [0, 0])
        #expect(try [String: I](json: "{\"a\":-0}" + padding) == ["a": 0])
        #expect(try [Integer<I>](json: "[{\"value\":-0}]" + padding).map(\.value) == [0])
        #expect(try I(json: "-0" + padding) == 0)
        #expect(try ValueMapper().decode(I.self, from: AnyValue(json: "-0")) == 0)
        for wrong in ["01", "-", "1x", "--1", "1.5", "-00"] {
          #expect(throws: MappingError.self) { try [I](json: "[1,\(wrong)]" + padding) }
        }
      }
    }
    try check(Int.self)
    try check(Int8.self)
    try check(Int16.self)
    try check(Int32.self)
    try check(Int64.self)
    try check(UInt.self)
    try check(UInt8.self)
    try check(UInt16.self)
    try check(UInt32.self)
    try check(UInt64.self)
  }

  @Mappable struct Integer<I: FixedWidthInteger & Mappable> {
    var value: I
  }

  @Test("The limit of strings counts what a key stands for, whichever way it is written")
  func keyLimits() throws {
    let mapper = JSONMapper(options: .init(limits: .init(stringLength: 20)))
    for key in ["a", #"\u0061"#] {
      func decode(_ count: Int) throws -> Int {
        let text = "{\"" + String(repeating: key, count: count) + "\":1}"
        return try mapper.decode([String: Int].self, from: text).keys.first?.utf8.count ?? 0
      }
      #expect(try decode(20) == 20)
      let error = #expect(throws: MappingError.self) { try decode(21) }
      #expect(error?.code == .stringTooLong)
    }
  }

  @Test(
    "Long keys, and keys with letters beyond ASCII, are the same keys as in a dictionary literal")
  func keys() throws {
    for key in [
      "a", "com.example.service.metrics", "straße-straße-straße", "日本語のキーの名前です", "e\u{301}",
    ] {
      let decoded = try [String: Int](json: "{\"\(key)\":1,\"b\":2}")
      #expect(decoded == [key: 1, "b": 2])
      #expect(decoded[key] == 1)
      #expect(decoded.keys.first { $0 == key }?.utf8.count == key.utf8.count)
    }
    // Two ways to write one letter are one key in Swift, with options or without.
    #expect(try [String: Int](json: "{\"e\u{301}\":1,\"\u{E9}\":2}") == ["\u{E9}": 2])
  }

  @Test("Dictionaries with integers as keys are written with all their digits")
  func integerKeys() throws {
    for key in [0, 7, -7, 10, 12_345_678, 123_456_789, Int.min, Int.max] {
      #expect(try [key: true].jsonString() == "{\"\(key)\":true}")
      #expect(try [Int: Bool](json: "{\"\(key)\":true}") == [key: true])
    }
  }
}
