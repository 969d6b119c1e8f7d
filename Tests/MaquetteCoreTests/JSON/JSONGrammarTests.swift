import Testing

@testable import MaquetteCore

/// Text is accepted or rejected by RFC 8259, whatever type is requested, wherever the value is, and
/// wherever the text is in its buffer.
@Suite("JSON grammar")
struct JSONGrammarTests {
  // Features: 216
  @Test("What the grammar allows is accepted", arguments: GrammarCases.accepted)
  func accepts(_ text: String) {
    let bytes = Array(text.utf8)
    let expected = ReferenceParser.parse(bytes)
    #expect(expected != nil, "the reference refuses it")
    for placement in Placement.allCases {
      #expect(decode(AnyValue.self, bytes, placement).value == expected)
      for code in failures(of: bytes, placement) { #expect(!code.isFatal, "\(code)") }
      let inArray = decode([AnyValue].self, "[" + bytes + "]", placement)
      #expect(inArray.value == expected.map { [$0] })
      let inLongArray = decode([AnyValue].self, Self.longElement + bytes + "]", placement)
      #expect(inLongArray.value?.last == expected)
      let skipped = decode(Place.self, #"{"x":"# + bytes + #","name":"n"}"#, placement)
      #expect(skipped.value == Place(name: "n"))
      let skippedLast = decode(Place.self, #"{"name":"n","x":"# + bytes + "}", placement)
      #expect(skippedLast.value == Place(name: "n"))
    }
  }

  @Test(arguments: GrammarCases.rejected)
  func rejects(_ text: String) {
    rejects(Array(text.utf8))
  }

  @Test(arguments: GrammarCases.invalidUTF8)
  func rejectsInvalidUTF8(_ bytes: [UInt8]) {
    for prefix in ["", "é1234567890123"] {
      for suffix in ["", "1234567890123456789\\t"] {
        rejects(#"""# + Array(prefix.utf8) + bytes + Array(suffix.utf8) + #"""#)
      }
    }
  }

  @Test(arguments: GrammarCases.strings.accepted)
  func acceptsAsKey(_ text: String) throws {
    let bytes = Array(text.utf8)
    let key = try #require(ReferenceParser.parse(bytes)?.string)
    for placement in Placement.allCases {
      let text = "{" + bytes + ":1}"
      #expect(decode(AnyValue.self, text, placement).value == [key: 1])
      #expect(decode([String: Int].self, text, placement).value == [key: 1])
      let member = "{" + bytes + #": 1, "name": "n"}"#
      #expect(decode(Place.self, member, placement).value == Place(name: "n"))
    }
  }

  @Test(
    arguments: GrammarCases.strings.rejected.map { Array($0.utf8) }
      + GrammarCases.invalidUTF8.map { #"""# + $0 + #"""# })
  func rejectsAsKey(_ bytes: [UInt8]) {
    for placement in Placement.allCases {
      let text = "{" + bytes + ":1}"
      #expect(decode(AnyValue.self, text, placement).error?.code.isFatal == true)
      #expect(decode([String: Int].self, text, placement).error?.code.isFatal == true)
      let member = "{" + bytes + #": 1, "name": "n"}"#
      #expect(decode(Place.self, member, placement).error?.code.isFatal == true)
    }
  }

  @Test(arguments: [
    "", " ", "\n", "\u{FEFF}", "\u{FEFF} ", "\u{FEFF}\u{FEFF}1", "1\u{FEFF}", " \u{FEFF}1", "1,2",
    "1,", ",1", "1 2", #"{"a":1}}"#, "\"a\":1", "[1],[2]", ":", ",", "\u{0}", "\u{0}\u{0}",
  ])
  func rejectsDocument(_ text: String) {
    let bytes = Array(text.utf8)
    for placement in Placement.allCases where placement == .padded || !text.isEmpty {
      let error = decode(AnyValue.self, bytes, placement).error
      #expect(error?.code.isFatal == true)
      #expect(error?.isInside(bytes.count + 1200) == true)
      #expect(decode(Int?.self, bytes, placement).error != nil)
    }
  }

  /// A leading byte order mark is skipped; offsets count its bytes.
  @Test func passesByteOrderMark() {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    #expect(decode([Int].self, mark + "[1]").value == [1])
    let space = [UInt8](repeating: 0x20, count: 1100)
    #expect(decode([Int].self, mark + space + "[1]").value == [1])
    #expect(decode([Int].self, mark + "[x]").error?.location?.byteOffset == 4)
    for count in 1...2 {
      #expect(decode([Int].self, mark.prefix(count) + "[1]").code == .unexpectedCharacter)
      #expect(decode([Int].self, Array(mark.prefix(count))).code == .unexpectedCharacter)
    }
  }

  private static let longElement = "[\"" + [UInt8](repeating: 0x61, count: 1100) + "\","

  private func rejects(_ bytes: [UInt8]) {
    #expect(ReferenceParser.parse(bytes) == nil, "the reference accepts it")
    for placement in Placement.allCases {
      let error = decode(AnyValue.self, bytes, placement).error
      #expect(error?.code.isFatal == true)
      #expect(error?.isInside(placement.buffer(for: bytes).count) == true)
      #expect(failures(of: bytes, placement).count == 7)
      #expect(decode(AnyValue.self, "[" + bytes + "]", placement).error?.code.isFatal == true)
      let long = decode(AnyValue.self, Self.longElement + bytes + "]", placement)
      #expect(long.error?.code.isFatal == true)
      let skipped = decode(Place.self, #"{"x":"# + bytes + #","name":"n"}"#, placement)
      #expect(skipped.error?.code.isFatal == true)
      let last = decode(Place.self, #"{"name":"n","x":"# + bytes + "}", placement)
      #expect(last.error?.code.isFatal == true)
    }
  }

  /// The expected errors of decoding the text as one of seven types.
  private func failures(of text: [UInt8], _ placement: Placement) -> [MappingError.Code] {
    [
      decode(Int.self, text, placement).code, decode(Double.self, text, placement).code,
      decode(Float.self, text, placement).code, decode(String.self, text, placement).code,
      decode(Bool.self, text, placement).code, decode([AnyValue].self, text, placement).code,
      decode([String: AnyValue].self, text, placement).code,
    ].compactMap(\.self)
  }
}
