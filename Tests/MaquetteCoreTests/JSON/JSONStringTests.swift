import TestSupport
import Testing

@testable import MaquetteCore

/// Strings keep every character at every position of a sixteen-byte block.
@Suite("JSON strings")
struct JSONStringTests {
  /// A character that needs special treatment, at every position of strings of every length.
  @Test(arguments: ["é", "日", "😀", "\\n", "\\u00e9", "\\ud83d\\ude00", "\\\\", "\\\"", "\u{7F}"])
  func everyOffset(_ piece: String) throws {
    for length in [0, 1, 7, 8, 15, 16, 17, 31, 32, 33, 47, 48, 63, 64, 65, 80] {
      for offset in stride(from: 0, through: length, by: length > 33 ? 5 : 1) {
        let before = String(repeating: "a", count: offset)
        let after = String(repeating: "z", count: length - offset)
        try check("\"\(before)\(piece)\(after)\"")
      }
    }
  }

  @Test(arguments: 0...70)
  func everyLength(_ length: Int) throws {
    try check("\"" + String(repeating: "x", count: length) + "\"")
    try check("\"" + String(repeating: "é", count: length) + "\"")
    try check("\"" + String(repeating: "\\t", count: length) + "\"")
  }

  /// Control characters, quotes and invalid UTF-8 are found at every offset, and reported.
  @Test(arguments: [0x00, 0x0A, 0x1F, 0x80, 0xC3, 0xE2, 0xF0, 0xFF] as [UInt8])
  func mistakesAtEveryOffset(_ byte: UInt8) {
    let code: MappingError.Code = byte < 0x20 ? .controlCharacter : .invalidUTF8
    for before in [0, 1, 7, 8, 13, 14, 15, 16, 17, 30, 31, 32, 33, 40] {
      for after in [0, 1, 15, 16, 40] {
        for first in ["", "é", "\\n"] {
          let body = Array(first.utf8) + [UInt8](repeating: 0x61, count: before) + [byte]
          let text = "\"" + body + [UInt8](repeating: 0x62, count: after) + "\""
          for placement in Placement.allCases {
            let error = decode(String.self, text, placement).error
            #expect(error?.code == code)
            let start = placement == .padded ? 0 : 1100
            #expect(error?.location?.byteOffset == start + body.count)
            #expect(decode(Place.self, #"{"x":"# + text + "}", placement).code == code)
          }
        }
      }
    }
  }

  /// A large text that ends at every distance after a string.
  @Test func distanceFromTheEnd() {
    for length in [0, 1, 15, 16, 17, 40] {
      for distance in 0...80 {
        let text =
          [UInt8](repeating: 0x20, count: 1100) + #"[""#
          + [UInt8](repeating: 0x61, count: length) + #""]"#
          + [UInt8](repeating: 0x20, count: distance)
        #expect(decode([String].self, text).value == [String(repeating: "a", count: length)])
        let open = Array(text.prefix(1102 + length))
        #expect(
          decode([String].self, open + [UInt8](repeating: 0x20, count: distance)).code
            == .unexpectedEnd)
      }
    }
  }

  @Test func everyEscapedScalar() throws {
    for value in UInt32(0)...0xFFFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let digits = String(value, radix: 16)
      let text = "\"\\u" + String(repeating: "0", count: 4 - digits.count) + digits + "\""
      if value % 7 == 0 || value < 0x900 {
        #expect(try String(json: text).unicodeScalars.elementsEqual([scalar]))
      }
    }
    for value in stride(from: UInt32(0x1_0000), through: 0x10_FFFF, by: 997) {
      let high = String(0xD800 + (value - 0x1_0000) >> 10, radix: 16)
      let low = String(0xDC00 + (value - 0x1_0000) & 0x3FF, radix: 16, uppercase: true)
      let scalar = Unicode.Scalar(value)!
      #expect(try String(json: "\"\\u\(high)\\u\(low)\"").unicodeScalars.elementsEqual([scalar]))
    }
  }

  /// Output is valid JSON, and decodes to the same value.
  @Test func writing() throws {
    #expect(
      try json("\u{0}\u{1F}\"\\/\u{8}\t\n\u{C}\r\u{7F}é")
        == #""\u0000\u001f\"\\/\b\t\n\f\r"# + "\u{7F}é\"")
    #expect(try json("") == "\"\"")
    for control in 0..<0x20 {
      let scalar = Unicode.Scalar(UInt8(control))
      for before in [0, 1, 14, 15, 16, 17, 31, 32] {
        let text = String(repeating: "a", count: before) + "\(scalar)" + "b"
        let written = try json(["k\(text)": text])
        #expect(ReferenceParser.parse(Array(written.utf8)) == ["k\(text)": .string(text)])
      }
    }
    var generator = SeededGenerator(seed: 3)
    for _ in 0..<1000 {
      let scalars = (0..<generator.below(60)).map { _ in
        Unicode.Scalar(UInt32(generator.below(generator.pick([0x30, 0x80, 0x800, 0xD800]))))!
      }
      let text = String(String.UnicodeScalarView(scalars))
      let written = Array(try json(text).utf8)
      #expect(ReferenceParser.parse(written) == .string(text))
      #expect(
        decode(String.self, written, .atEnd).value?.unicodeScalars.elementsEqual(scalars) == true)
    }
  }

  private func check(_ text: String) throws {
    let bytes = Array(text.utf8)
    let expected = try #require(ReferenceParser.parse(bytes)?.string)
    for placement in Placement.allCases {
      let found = decode(String.self, bytes, placement).value
      #expect(found?.utf8.elementsEqual(expected.utf8) == true, "\(text) \(placement)")
    }
  }
}
