import MaquetteMappings
import Testing

@testable import MaquetteCore

@Suite("Raw JSON")
struct RawJSONTests {
  // Features: 182
  @Test(
    "A fragment is kept to the byte",
    arguments: [
      "1", "-0.0e+00", "\"a\\u0041\\/é\"", "true", "null", "[]",
      "{ \"b\" : [1 , 2.50],\n \"a\":{}}",
      "12345678901234567890.12345678901234567890",
    ])
  func kept(_ text: String) throws {
    #expect(try RawJSON(json: text).text == text)
    #expect(try RawJSON(json: " \n\(text)\t ").text == text)
    #expect(try [RawJSON](json: "[\(text) , \(text)\n,3]").map(\.text) == [text, text, "3"])
    #expect(try [String: RawJSON](json: "{\"a\": \(text) }")["a"]?.text == text)
    #expect(try [RawJSON(text), RawJSON("1")].jsonString() == "[\(text),1]")
    let tree = try ValueMapper().encode([RawJSON(text)])
    #expect(try tree == AnyValue(json: "[\(text)]"))
    let rendered = try ValueMapper().decode([RawJSON].self, from: tree)
    #expect(try AnyValue(json: rendered[0].text) == AnyValue(json: text))
  }

  // Features: 182
  @Test("Other forms arrange a fragment anew") func formats() throws {
    let raw = try RawJSON("{ \"b\" : [ 1 , { } , [ ] ] , \"\\u0061\" : \"\\/é\" }")
    #expect(
      try [raw].jsonString(.pretty) == """
        [
          {
            "b": [
              1,
              {},
              []
            ],
            "\\u0061": "\\/é"
          }
        ]
        """)
    #expect(try raw.jsonString(.canonical) == #"{"a":"/é","b":[1,{},[]]}"#)
    #expect(try raw.jsonString(JSONFormat(sortsKeys: true)) == #"{"\u0061":"\/é","b":[1,{},[]]}"#)
  }

  // Features: 182
  @Test(
    "What breaks the grammar is refused",
    arguments: [
      (
        "",
        "unexpected end of the text, expected a value, found nothing; the text is empty (line 1, column 1)"
      ),
      ("{\"a\":01}", "invalid number at 'a', found 01 (line 1, column 6)"),
      ("[1,]", "unexpected character, expected a value at '[1]', found ']' (line 1, column 4)"),
      ("1 2", "unexpected content after the value, found number 2 (line 1, column 3)"),
      ("\"\\ud800\"", "invalid escape (line 1, column 2)"),
    ])
  func refused(_ text: String, _ description: String) {
    let error = #expect(throws: MappingError.self) { try RawJSON(text) }
    #expect(error?.description == description)
  }

  // Features: 182
  @Test("A fragment is decoded later") func later() throws {
    let raw = try RawJSON(json: #"{"name":"n"}"#)
    #expect(try raw.decode(Place.self) == Place(name: "n"))
    #expect(try RawJSON(encoding: Place(name: "n")).decode(Place.self) == Place(name: "n"))
    let error = #expect(throws: MappingError.self) { try raw.decode(Int.self) }
    #expect(error?.description == "expected Int, found an object (line 1, column 1)")
  }

  // Features: 182
  @Test("Limits hold for fragments") func limits() {
    let deep = String(repeating: "[", count: 600) + String(repeating: "]", count: 600)
    let error = #expect(throws: MappingError.self) { try RawJSON(deep) }
    #expect(error?.code == .depthExceeded)
    let options = DecodingOptions(limits: .init(stringLength: 2, elementCount: 2))
    #expect(decode(RawJSON.self, "[1,2,3]", options).code == .tooManyElements)
    #expect(decode(RawJSON.self, "\"abc\"", options).code == .stringTooLong)
  }
}
