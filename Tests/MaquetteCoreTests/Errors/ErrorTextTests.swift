import Testing

@testable import MaquetteCore

/// The exact texts of errors.
@Suite("Error texts")
struct ErrorTextTests {
  /// An error: the text, how to decode it, and the expected line.
  struct Mistake: Sendable, CustomTestStringConvertible {
    var text: String
    var description: String
    var read: @Sendable (String, DecodingOptions) -> MappingError?
    var options = DecodingOptions()

    init<T: MappingDecodable & SendableMetatype>(
      _ type: T.Type, _ text: String, _ description: String,
      _ options: DecodingOptions = DecodingOptions()
    ) {
      self.text = text
      self.description = description
      self.options = options
      read = { decode(T.self, $0, $1).error }
    }

    var testDescription: String { text }
  }

  // Features: 166, 167
  @Test(
    "Broken texts are told with line and column",
    arguments: [
      // The grammar.
      Mistake(
        Int.self, "",
        "unexpected end of the text, expected Int, found nothing; the text is empty (line 1, column 1)"
      ),
      Mistake(
        [Int].self, "[1,",
        "unexpected end of the text, expected Int at '[1]', found nothing (line 1, column 4)"),
      Mistake(
        [Int].self, "[1 2]",
        "unexpected character, expected ',' or ']' at '[0]', found number 2 (line 1, column 4)"),
      Mistake(
        [Int].self, "[1,]",
        "unexpected character, expected Int at '[1]', found ']' (line 1, column 4)"),
      Mistake(
        Place.self, #"{"name":"a","#,
        "unexpected end of the text, expected a key in quotes, found nothing (line 1, column 13)"),
      Mistake(
        Place.self, #"{"name":"a",}"#,
        "unexpected character, expected a key in quotes, found '}' (line 1, column 13)"),
      Mistake(
        Place.self, #"{name:"a"}"#,
        "unexpected character, expected a key in quotes, found 'name' (line 1, column 2)"),
      Mistake(
        Place.self, #"{"name" "a"}"#,
        #"unexpected character, expected ':' at 'name', found string "a" (line 1, column 9)"#),
      Mistake(
        AnyValue.self, #"{"a":{"b":[1,@]}}"#,
        "unexpected character, expected a value at 'a.b[1]', found '@' (line 1, column 14)"),
      Mistake(
        AnyValue.self, "1 2",
        "unexpected content after the value, found number 2 (line 1, column 3)"),
      Mistake(
        AnyValue.self, "[]é", "unexpected content after the value, found 'é' (line 1, column 3)"),
      Mistake(AnyValue.self, "[01]", "invalid number at '[0]', found 01 (line 1, column 2)"),
      Mistake(Double.self, "-", "invalid number, found - (line 1, column 1)"),
      Mistake(
        Bool?.self, "nil", "unexpected character, expected Bool, found 'nil' (line 1, column 1)"),
      Mistake(
        Bool.self, "yes", "unexpected character, expected Bool, found 'y' (line 1, column 1)"),
      Mistake(
        String.self, "\"abc",
        "unexpected end of the text, expected the end of the string (line 1, column 5)"),
      Mistake(String.self, #""a\qc""#, "invalid escape (line 1, column 3)"),
      Mistake([String].self, #"["é😀\ud800"]"#, "invalid escape at '[0]' (line 1, column 5)"),
      Mistake(
        AnyValue.self, "{\"a\":\"b\tc\"}",
        "unescaped control character, expected the end of the string at 'a' (line 1, column 8)"),
      Mistake(
        AnyValue.self, "{\"a\nb\":1}",
        "unescaped control character, expected the end of the key at '[\"a\\nb\"]' (line 1, column 4)"
      ),
      // Limits.
      Mistake(
        AnyValue.self, "[[1]]",
        "containers nested too deep, expected at most 1 level at '[0]' (line 1, column 2)",
        DecodingOptions(limits: .init(depth: 1))),
      Mistake(
        AnyValue.self, "[1,2]", "input too large, expected at most 4 bytes (line 1, column 1)",
        DecodingOptions(limits: .init(size: 4))),
      Mistake(
        [String].self, #"["abcd"]"#,
        #"string too long, expected at most 3 bytes at '[0]', found string "abcd" (line 1, column 2)"#,
        DecodingOptions(limits: .init(stringLength: 3))),
      Mistake(
        [Int].self, "[1,2]",
        "too many elements, expected at most 1 element at '[1]', found number 2 (line 1, column 4)",
        DecodingOptions(limits: .init(elementCount: 1))),
      Mistake(
        Double.self, "1.25",
        "number too long, expected at most 3 characters, found number 1.25 (line 1, column 1)",
        DecodingOptions(limits: .init(numberLength: 3))),
    ])
  func brokenTexts(_ mistake: Mistake) throws {
    try check(mistake)
    #expect(mistake.read(mistake.text, mistake.options)?.code.isFatal == true)
  }

  // Features: 164, 165, 166, 167
  @Test(
    "What does not map is told with its path, expected and found",
    arguments: [
      Mistake(
        Place.self, #"{"nam":"a"}"#,
        #"missing key 'name' in Place; did you mean "nam"? (line 1, column 1)"#
      ),
      Mistake(
        [Place].self, #"[{"name":"a"}, {}]"#,
        "missing key 'name' at '[1]' in Place (line 1, column 16)"),
      Mistake(
        Person.self, #"{"id":1,"name":null}"#,
        "expected String at 'name' in Person, found null (line 1, column 16)"),
      Mistake(
        Person.self, #"{"id":"x","name":"n"}"#,
        #"expected Int at 'id' in Person, found string "x" (line 1, column 7)"#),
      Mistake(Int.self, "[1]", "expected Int, found an array (line 1, column 1)"),
      Mistake([Int].self, "{}", "expected an array, found an object (line 1, column 1)"),
      Mistake([Int].self, "null", "expected an array, found null (line 1, column 1)"),
      Mistake(
        Place.self, "true", "expected an object for Place, found bool true (line 1, column 1)"),
      Mistake(
        [[UInt8]].self, "[[1],[2,256]]",
        "number out of range for UInt8 at '[1][1]', found number 256 (line 1, column 9)"),
      Mistake(
        Double.self, "1e999",
        "number out of range for Double, found number 1e999 (line 1, column 1)"),
      Mistake(
        Int.self, "1.5",
        "number cannot become Int without loss, found number 1.5 (line 1, column 1)"),
      Mistake(
        Int.self, "\"1\"", #"expected Int, found string "1" (line 1, column 1)"#,
        DecodingOptions(conversions: .strict)),
      Mistake(
        Character.self, "\"ab\"", #"expected one character, found string "ab" (line 1, column 1)"#),
      Mistake(
        [Int: Int].self, #"{"1":1,"a":2}"#,
        #"expected a key of type Int at 'a', found key "a" (line 1, column 12)"#),
      Mistake(
        Place.self, #"{"name":"a","x":[1]}"#,
        "unknown key, expected a key of Place at 'x', found an array (line 1, column 17)",
        DecodingOptions(unknownKeys: .reject)),
      Mistake(
        Place.self, #"{"name":"a","name":"b"}"#,
        #"duplicate key at 'name' in Place, found "name" (line 1, column 20)"#,
        DecodingOptions(duplicateKeys: .reject)),
      Mistake(
        Suit.self, "\"x\"",
        #"expected a case of Suit (clubs, spades), found string "x" (line 1, column 1)"#),
      // Paths.
      Mistake(
        [String: [Int]].self, #"{"a b":[1,"x"]}"#,
        #"expected Int at '["a b"][1]', found string "x" (line 1, column 11)"#),
      Mistake(
        [String: Int].self, #"{"\u0061\"":[]}"#,
        #"expected Int at '["a\""]', found an array (line 1, column 13)"#),
      Mistake(
        [String: [String: Int]].self, #"{"日本":{"":[]}}"#,
        #"expected Int at '日本[""]', found an array (line 1, column 11)"#),
      // Places.
      Mistake(
        [Int].self, "[\n  1,\n  \"x\"]",
        #"expected Int at '[1]', found string "x" (line 3, column 3)"#),
      Mistake(
        [Int].self, "[\r\n1,\r\n\"x\"]",
        #"expected Int at '[1]', found string "x" (line 3, column 1)"#),
      Mistake(
        [String].self, "[\"é😀e\u{301}\", []]",
        "expected String at '[1]', found an array (line 1, column 10)"),
      Mistake(
        [Int].self, "[\"a\\u0000\u{2028}\"]",
        #"expected Int at '[0]', found string "a\u0000\u2028" (line 1, column 2)"#),
    ])
  func valuesThatDoNotMap(_ mistake: Mistake) throws {
    try check(mistake)
    #expect(mistake.read(mistake.text, mistake.options)?.code.isFatal == false)
  }

  enum Suit: String, CaseIterable, Mappable { case clubs, spades }

  private func check(_ mistake: Mistake) throws {
    let error = try #require(mistake.read(mistake.text, mistake.options))
    #expect(error.description == mistake.description)
    // The same errors when decoding in place: one line further down, and in a large text.
    let lines = String(repeating: "          \n", count: 110)
    guard !mistake.text.isEmpty, error.code != .sizeExceeded else { return }
    let moved = try #require(mistake.read(lines + mistake.text, mistake.options))
    let location = try #require(error.location)
    #expect(moved.location?.line == location.line + 110)
    #expect(moved.location?.column == location.column)
    #expect(moved.location?.byteOffset == location.byteOffset + lines.utf8.count)
    #expect(moved.path == error.path)
    #expect((moved.expected, moved.found) == (error.expected, error.found))
  }
}
