import MaquetteCore
import MaquetteJSONTools
import TestSupport
import Testing

/// JSON is found in prose and in fences, whatever surrounds it.
@Suite("JSON in prose")
struct ValueFinderTests {
  private static func texts(_ text: String) -> [String] {
    JSONText.values(in: text).map { text[$0.range] + ($0.isComplete ? "" : " (open)") }
  }

  @Test(
    "Values are found by their form",
    arguments: [
      (#"Here: {"a": 1}. Bye!"#, [#"{"a": 1}"#]),
      (#"{"a":1}{"a":2} and [3]"#, [#"{"a":1}"#, #"{"a":2}"#, "[3]"]),
      (#"Brackets [in prose] and {curly ones}, then [1, 2]."#, ["[1, 2]"]),
      (#"See [the page](https://a.b/{id}): {"id": 7}"#, [#"{"id": 7}"#]),
      (#"Use {name's value}. Result: {"a": 1}"#, [#"{"a": 1}"#]),
      (#"{it's} {"a":"it's"}"#, [#"{"a":"it's"}"#]),
      (#"An open [bracket, then {"a": "}"}"#, [#"{"a": "}"}"#]),
      (#"Strings {"a": "\"}{ ] '", "b": []}"#, [#"{"a": "\"}{ ] '", "b": []}"#]),
      ("{'a': True, b: None, /* c */ d: [1,],}", ["{'a': True, b: None, /* c */ d: [1,],}"]),
      (#"{"a": 1 "b": [1 2]}"#, [#"{"a": 1 "b": [1 2]}"#]),
      (#"[1, {"a": 2}, and more"#, [#"{"a": 2}"#]),
      (#"{"a": 1, "b": [2, {"c": "cut o"#, [#"{"a": 1, "b": [2, {"c": "cut o (open)"#]),
      (#"{"a": {"b": 1}} }{ ] ok"#, [#"{"a": {"b": 1}}"#]),
      (#"{"a": 1]  [2}  {"b": 3}"#, [#"{"b": 3}"#]),
      ("No value: {, [, :, \"", []),
      ("", []),
    ])
  func forms(_ text: String, _ values: [String]) {
    #expect(Self.texts(text) == values)
  }

  @Test("Values are found as a reader finds them", arguments: [ProseTexts.all, AnswerTexts.all])
  func readers(_ texts: [String]) {
    for marked in texts {
      let text = MarkedText(marked)
      let first = JSONText.firstValue(in: text.text)
      #expect(text.marked(JSONText.values(in: text.text), first) == marked)
    }
  }

  @Test("Open brackets that an open string of a fence hides are no value of their own")
  func hiddenOpenBrackets() {
    #expect(Self.texts("```json\n{\"b: and {event:\n```\n") == ["{\"b: and {event: (open)"])
    let both = Self.texts("```json\n{\"b: and {event:\n```\n[1] `so` {\"c\":")
    #expect(both == ["{\"b: and {event: (open)", "[1]", "{\"c\": (open)"])
  }

  // Features: 6.1
  @Test("A fence ends the value in it, and nests") func fences() {
    let text = """
      Thinking of [1].
      ```json
      {"a": "```", "code": "
        ``` x
      "}
      ```
      ````markdown
      ```json
      {"b": [
      ```
      ````
      {"c": 3}
      """
    let values = JSONText.values(in: text)
    #expect(values.map(\.isFenced) == [false, true, true, false])
    #expect(values.map(\.isComplete) == [true, true, false, true])
    #expect(text[values[2].range] == #"{"b": ["#)
    // What the answer is about: not the footnote.
    #expect(JSONText.firstValue(in: text) == values[1])
    #expect(JSONText.firstValue(in: "a [1] b {\"c\": 2}").map { $0.range } == 8..<16)
    #expect(JSONText.firstValue(in: "so: {\"a\": [").map { $0.isComplete } == false)
    #expect(JSONText.firstValue(in: "nothing") == nil)
  }

  @Test("Every valid object and array is found whole, between any texts")
  func validDocuments() throws {
    var generator = SeededGenerator(seed: 31)
    for _ in 0..<LongRun.count(500, long: 20_000) {
      let document = try JSONMapper(
        options: .init(format: generator.below(2) == 0 ? .compact : .pretty)
      ).encodeString(generator.container(depth: 0))
      let before = generator.pick(["", "Sure! ", "a [b] {c}\n", "```json\n", "x: \"", "\\{ ("])
      let after = generator.pick(["", ".", "\n```\nDone {ok}", " ]", "}", "\" '"])
      let text = before + document + after
      let start = before.utf8.count
      let found = JSONText.values(in: text)
      #expect(
        found.first { $0.isComplete }?.range == start..<start + document.utf8.count, "\(text)")
      #expect(JSONText.values(in: Array(text.utf8)) == found)
    }
  }

  @Test("A bracket in a string of a complete value is not searched again")
  func hiddenBrackets() {
    let values = Self.texts(#"{a: [1, {"b": "}{"}]a [#": "#)
    #expect(values == [#"[1, {"b": "}{"}]"#, #"[#":  (open)"#])
  }

  @Test("Values do not overlap, whatever the text is")
  func order() {
    var generator = SeededGenerator(seed: 41)
    let parts = [
      "{", "}", "[", "]", "\"", "'", ":", ",", "a", "1", " ", "\n", "#", "```\n", "/*", "*/",
    ]
    for _ in 0..<20_000 {
      let text = (0..<(8 + generator.below(24))).map { _ in generator.pick(parts) }.joined()
      var end = 0
      for value in JSONText.values(in: text) {
        #expect(value.range.lowerBound >= end, "\(text)")
        end = value.range.upperBound
      }
    }
  }

  @Test("Hostile text takes linear time", .timeLimit(.minutes(10)))
  func hostile() {
    let count = LongRun.count(300_000, long: 3_000_000)
    for piece in [
      "[", "{\"a\":", "[1,", "{}", "[\"", "/*", "[/*", "{'", "```\n[", "[\\", "]", "{a:[b,",
      "[\"[\",", "{/*{'", "{\"{", "['[", "[#[\n", "[\"[\\\"\",", "\n```\n{'", "</think>[",
    ] {
      let text = Array(String(repeating: piece, count: count / piece.utf8.count).utf8)
      let values = JSONText.values(in: text)
      #expect(values.allSatisfy { $0.range.upperBound <= text.count })
      #expect(
        zip(values, values.dropFirst()).allSatisfy { $0.range.upperBound <= $1.range.lowerBound })
    }
    // Deeper values are not found, but what follows them is.
    let deep =
      String(repeating: "[", count: 600) + String(repeating: "]", count: 600) + " {\"a\":1}"
    #expect(JSONText.values(in: deep).last.map { $0.range } == 1201..<1208)
  }
}

extension String {
  fileprivate subscript(range: Range<Int>) -> String {
    String(decoding: Array(utf8)[range], as: UTF8.self)
  }
}

extension SeededGenerator {
  /// An object or an array with random contents.
  mutating func container(depth: Int) -> AnyValue {
    let count = below(5)
    guard below(2) == 0 else { return .array((0..<count).map { _ in value(depth: depth + 1) }) }
    return .object(
      AnyValue.Object(
        (0..<count).map {
          .init(
            key: "\(pick(["a", "key", "b c", "é", "x-y"]))\($0)", value: value(depth: depth + 1))
        }))
  }

  mutating func value(depth: Int) -> AnyValue {
    switch below(depth < 4 ? 8 : 6) {
    case 0: .null
    case 1: .bool(below(2) == 0)
    case 2: .number(AnyValue.Number(below(2_000_000) - 1_000_000))
    case 3: .number(AnyValue.Number(Double(below(1000)) / 8))
    case 4:
      .string(
        pick(["", "it's", "say \"hi\"", "a, b: c", "{x} [y]", "line\nend", "C:\\dir", "ünï “q”"]))
    case 5:
      .string(pick(["plain words", "2024-01-02", "http://a.b/c#d", "/* no */", "True", "1,234"]))
    default: container(depth: depth)
    }
  }
}
