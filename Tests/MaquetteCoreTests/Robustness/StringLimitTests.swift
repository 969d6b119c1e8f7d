import Testing

@testable import MaquetteCore

/// The limit on strings counts the bytes of the decoded string, independent of its spelling.
@Suite("Limit on strings")
struct StringLimitTests {
  /// JSON strings, with their lengths in bytes of UTF-8.
  private static let strings: [(text: String, length: Int)] = [
    (#""""#, 0), (#""abc""#, 3), (#""é""#, 2), (#""\u00e9""#, 2), (#""日本""#, 6), (#""\u65e5本""#, 6),
    (#""😀""#, 4), (#""\ud83d\ude00""#, 4), (#""\n\t\"\\\/""#, 5), (#""\u0000""#, 1),
    (#""\u0061aaaaaaaaaaaaaaaaaaaaaaaa""#, 25), (#""aaaaaaaaaaaaaaaaaaaaaaaaa""#, 25),
    (#""aaaaaaaaaaaaaaaaaaaaaaaa\n""#, 25), (#""éééééééééééééééééé""#, 36),
  ]

  @Test(arguments: strings.indices)
  func countsTheStringItself(_ row: Int) {
    let (text, length) = Self.strings[row]
    let bytes = Array(text.utf8)
    for limit in [length - 1, length, length + 1] where limit >= 0 {
      let options = DecodingOptions(limits: .init(stringLength: limit))
      let code: MappingError.Code? = limit < length ? .stringTooLong : nil
      for placement in Placement.allCases {
        #expect(decode(String.self, bytes, placement, options).code == code)
        #expect(decode(AnyValue.self, bytes, placement, options).code == code)
        #expect(decode([String?].self, "[" + bytes + "]", placement, options).code == code)
        let skipped = #"{"":"# + bytes + "}"
        #expect(decode(KeyedModel<One>.self, skipped, placement, options).code == code)
        let key = "{" + bytes + ":1}"
        #expect(decode(AnyValue.self, key, placement, options).code == code)
        #expect(decode([String: Int].self, key, placement, options).code == code)
        #expect(decode(KeyedModel<One>.self, key, placement, options).code == code)
        let nested = #"{"":["# + key + "]}"
        #expect(decode(KeyedModel<One>.self, nested, placement, options).code == code)
      }
    }
  }

  enum One: TestKeys {
    static let keys = ["key of a model"]
    static let table = __KeyTable(keys: keys)
  }

  /// Expected keys count like all others, in any order.
  @Test(arguments: [
    #"{"key of a model":1}"#, #"{"":0,"key of a model":1}"#, #"{"key of a model":1,"":0}"#,
    #"{ "key of a model" :1}"#, #"{"k\u0065y of a model":1}"#,
  ])
  func countsTheKeysOfModels(_ text: String) {
    for placement in Placement.allCases {
      let fits = DecodingOptions(limits: .init(stringLength: 14))
      let bytes = Array(text.utf8)
      #expect(decode(KeyedModel<One>.self, bytes, placement, fits).value?.values == [1])
      let short = DecodingOptions(limits: .init(stringLength: 13))
      let error = decode(KeyedModel<One>.self, bytes, placement, short).error
      #expect(error?.code == .stringTooLong)
      #expect(error?.expected == "at most 13 bytes")
    }
  }

  /// A syntax error takes precedence over a limit.
  @Test(
    arguments: [
      (#""aaaaaaaa\x""#, .invalidEscape), (#""aaaaaaaa\ud800""#, .invalidEscape),
      ("\"aaaaaaaa\u{1}\"", .controlCharacter), ("\"aaaaaaaa", .unexpectedEnd),
    ] as [(String, MappingError.Code)])
  func grammarComesFirst(_ text: String, _ code: MappingError.Code) {
    let options = DecodingOptions(limits: .init(stringLength: 4))
    #expect(decode(String.self, text, options).code == code)
    #expect(decode(AnyValue.self, text, options).code == code)
    #expect(decode(AnyValue.self, "{\(text):1}", options).code == code)
    #expect(decode(Place.self, "{\"x\":\(text)}", options).code == code)
  }

  /// The error has the offset of the opening quote.
  @Test func place() {
    let options = DecodingOptions(limits: .init(stringLength: 1))
    let value = decode([String].self, #"["a", "bc"]"#, options).error
    #expect(
      value?.description
        == #"string too long, expected at most 1 byte at '[1]', found string "bc" (line 1, column 7)"#
    )
    let key = decode(AnyValue.self, #"{"a":1,"bc":2}"#, options).error
    #expect(key?.location?.byteOffset == 7)
  }
}
