import TestSupport
import Testing

@testable import MaquetteCore

/// An invalid text has the same error for every requested type and at every position.
@Suite("JSON verdicts")
struct GrammarVerdictTests {
  /// The error: its code and offset.
  private struct Verdict: Equatable {
    var code: MappingError.Code
    var offset: Int

    init(_ code: MappingError.Code, _ offset: Int) {
      self.code = code
      self.offset = offset
    }

    init?<T>(_ result: Result<T, MappingError>) {
      guard let error = result.error, let location = error.location else { return nil }
      self.init(error.code, location.byteOffset)
    }
  }

  @Test(arguments: GrammarMistakes.all.map(\.text).indices)
  func tells(_ row: Int) {
    let (text, code, offset) = GrammarMistakes.all[row]
    let bytes = Array(text.utf8)
    #expect(ReferenceParser.parse(bytes) == nil)
    let expected = Verdict(code, offset)
    #expect(Verdict(decode(AnyValue.self, bytes)) == expected, "\(text)")
    // White space before a byte order mark causes another error.
    guard !text.contains("\u{FEFF}") else { return }
    let atEnd = Verdict(decode(AnyValue.self, bytes, .atEnd))
    #expect(atEnd == Verdict(code, offset + 1100), "\(text)")
    guard code != .unexpectedEnd else { return }
    let inMiddle = Verdict(decode(AnyValue.self, bytes, .inMiddle))
    #expect(inMiddle == Verdict(code, offset + 1100), "\(text)")
  }

  @Test(arguments: GrammarMistakes.invalidUTF8.indices)
  func tellsTheFirstByteThatIsNotUTF8(_ row: Int) {
    let (bytes, valid) = GrammarMistakes.invalidUTF8[row]
    for before in ["", "é12345678901", "a\\n日", "日本語日本語日本語"] {
      let text = #"""# + Array(before.utf8) + bytes + #"a""#
      // The next bytes may complete an incomplete sequence; the error is at its beginning.
      let expected = Verdict(.invalidUTF8, 1 + before.utf8.count + valid)
      #expect(Verdict(decode(AnyValue.self, text)) == expected)
      #expect(Verdict(decode(AnyValue.self, text, .atEnd))?.offset == expected.offset + 1100)
      let key = "{" + text + ":1}"
      #expect(Verdict(decode(Place.self, key)) == Verdict(.invalidUTF8, expected.offset + 1))
    }
  }

  /// Every error at every position, for every type.
  @Test(arguments: GrammarCases.rejected)
  func agree(_ text: String) {
    agree(Array(text.utf8))
  }

  @Test(arguments: GrammarCases.invalidUTF8)
  func agreeOnInvalidUTF8(_ bytes: [UInt8]) {
    agree(#""a"# + bytes + #"""#)
  }

  @Test(
    arguments: GrammarCases.strings.rejected.map { Array($0.utf8) }
      + GrammarCases.invalidUTF8.map { #"""# + $0 + #"""# })
  func agreeOnKeys(_ bytes: [UInt8]) {
    for placement in Placement.allCases {
      for text in ["{" + bytes + ":1}", #"{"name":"n","# + bytes + ":1}", "{" + bytes] {
        let expected = Verdict(decode(AnyValue.self, text, placement))
        #expect(expected?.code.isFatal == true)
        check(expected, text, placement, [String: AnyValue].self, [String: Int].self, Int.self)
        check(expected, text, placement, Place.self, Specimen.self, KeyedModel<NoKeys>.self)
        check(expected, text, placement, AnyValue?.self, Place?.self, [Int: AnyValue].self)
      }
    }
  }

  enum NoKeys: TestKeys {
    static let keys: [String] = []
    static let table = __KeyTable.empty
  }

  /// The keys of a model with a property of every kind, and a skipped key.
  private static let keys = [
    "x", "byte", "wide", "double", "float", "flag", "text", "letter", "numbers", "gaps", "words",
    "by_name", "color", "moment", "bytes", "tolerant", "anything", "child", "children",
  ]

  private func agree(_ bytes: [UInt8]) {
    for placement in Placement.allCases {
      let alone = Verdict(decode(AnyValue.self, bytes, placement))
      check(alone, bytes, placement, Int.self, UInt128.self, Double.self, Float.self, Bool.self)
      check(alone, bytes, placement, String.self, Character.self, Int?.self, Place?.self)
      check(alone, bytes, placement, [AnyValue].self, [String: AnyValue].self, Specimen.self)

      for text in ["[" + bytes + "]", "[0," + bytes, #"["","# + bytes + ",0]"] {
        let expected = Verdict(decode(AnyValue.self, text, placement))
        check(expected, text, placement, [AnyValue].self, [Int].self, [Double?].self, [Float].self)
        check(expected, text, placement, [String].self, [Bool].self, [[Int]].self, [Place?].self)
        check(
          expected, text, placement, Set<String>.self, [[String: AnyValue]].self, [Specimen].self)
      }
      // All of them once. To test decoding in place, a third of the ways suffices.
      let step = placement == .padded ? LongRun.count(3, long: 1) : LongRun.count(6, long: 3)
      let first = LongRun.count(bytes.count % step, long: 0)
      for (row, key) in Self.keys.enumerated() where row % step == first {
        let text = Array(#"{"name":"n","\#(key)":"#.utf8) + bytes + "}"
        let expected = Verdict(decode(AnyValue.self, text, placement))
        check(expected, text, placement, Specimen.self)
      }
      let text = #"{"x":"# + bytes + "}"
      let expected = Verdict(decode(AnyValue.self, text, placement))
      check(expected, text, placement, [String: Int].self, [String: String?].self, Place.self)
    }
  }

  /// Decodes a text as each type and expects the error, unless a type mismatch comes before it.
  private func check<each T: MappingDecodable>(
    _ expected: Verdict?, _ text: [UInt8], _ placement: Placement, _ types: repeat (each T).Type
  ) {
    guard let expected else {
      // The text before an extra bracket may be its beginning.
      let isValid = ReferenceParser.parse(text) != nil
      #expect(isValid, "accepted \(String(decoding: text, as: UTF8.self))")
      return
    }
    for type in repeat each types {
      let found = Verdict(decode(type, text, placement))
      if let found, !found.code.isFatal, found.offset <= expected.offset { continue }
      if found != expected {
        Issue.record("\(type) \(String(decoding: text, as: UTF8.self)): \(found as Any)")
      }
    }
  }
}
