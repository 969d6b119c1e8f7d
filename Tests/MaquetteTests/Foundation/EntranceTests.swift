import Foundation
import Maquette
import Testing

/// The entry points for JSON that need Foundation, and the forms of text.
@Suite("Entrances and forms")
struct EntranceTests {
  private let value: AnyValue = ["b": [1, ["é/": nil]], "a": [:], "c": []]

  // Features: 193
  @Test(
    "Every form of text",
    arguments: [
      (JSONFormat.compact, #"{"b":[1,{"é/":null}],"a":{},"c":[]}"#),
      (JSONFormat(sortsKeys: true), #"{"a":{},"b":[1,{"é/":null}],"c":[]}"#),
      (JSONFormat(escapesSlashes: true), #"{"b":[1,{"é\/":null}],"a":{},"c":[]}"#),
      (JSONFormat(escapesNonASCII: true), #"{"b":[1,{"\u00e9/":null}],"a":{},"c":[]}"#),
      (
        JSONFormat.pretty,
        """
        {
          "b": [
            1,
            {
              "é/": null
            }
          ],
          "a": {},
          "c": []
        }
        """
      ),
    ])
  func writeEveryForm(format: JSONFormat, text: String) throws {
    let mapper = JSONMapper(options: .init(format: format))
    #expect(try value.jsonString(format) == text)
    #expect(try mapper.encodeString(value) == text)
    #expect(try mapper.encodeData(value) == Data(text.utf8))
    #expect(try AnyValue(json: text) == value)
  }

  @Test func escapeWhatLiesBeyondTheBasicPlaneAsAPair() throws {
    let format = JSONFormat(isPretty: true, sortsKeys: true, escapesNonASCII: true)
    let value: AnyValue = ["z": "😀", "\"": 1]
    let text = try value.jsonString(format)
    #expect(text == "{\n  \"\\\"\": 1,\n  \"z\": \"\\ud83d\\ude00\"\n}")
    #expect(try AnyValue(json: text) == value)
  }

  @Test func localizedDescriptionIsTheError() {
    let error = #expect(throws: MappingError.self) { try [Int](json: "[true, \"x\"]") }
    #expect(error?.localizedDescription == error?.description)
    #expect(error?.description == #"expected Int at '[1]', found string "x" (line 1, column 8)"#)
  }

  @Test func mappersReadSpans() throws {
    let bytes = Array("[1, 2]".utf8)
    var numbers = try JSONMapper().decode([Int].self, from: bytes.span)
    #expect(numbers == [1, 2])
    try JSONMapper().update(&numbers, from: Array("[3]".utf8).span)
    #expect(numbers == [3])
    #expect(JSONMapper().decodeReporting([Int].self, from: bytes.span).value == [1, 2])
  }
}
