import MaquetteMappings
import TestSupport
import Testing

@testable import MaquetteCore
@testable import MaquetteRepairs
@testable import MaquetteStreams

/// Repairs are issues with the places of the original text, in every way to decode.
@Suite("Reports of repairs")
struct RepairReportTests {
  private static let mapper = JSONMapper(options: .init(repairs: .all))

  private static let text = """
    // A person.
    {'name': "Ada
    Byron", age: "36",
     "tags": ["x" "y",], "big": 300
    """

  @Test("Each has a place, what was found and what was taken") func places() {
    let report = Self.mapper.decodeReporting(AnyValue.self, from: Self.text)
    #expect(report.value == ["name": "Ada\nByron", "age": "36", "tags": ["x", "y"], "big": 300])
    #expect(
      report.issues.map(\.description) == [
        "repair: unexpected character, expected no comment, found '// A person.' (line 1, column 1) -> removed it",
        "repair: unexpected character, expected '\"', found \"'\" (line 2, column 2) -> took it",
        "repair: unescaped control character, expected an escape at 'name', found '\\u000a' (line 2, column 14) -> escaped it",
        "repair: unexpected character, expected a key in quotes, found 'age' (line 3, column 9) -> inserted them",
        "repair: unexpected character, expected ',' at 'tags[0]', found '\"' (line 4, column 15) -> inserted it",
        "repair: unexpected character, expected no comma at the end at 'tags[1]', found ',' (line 4, column 18) -> removed it",
        "repair: unexpected end of the text, expected '}' at 'big', found nothing (line 4, column 32) -> inserted it",
      ])
  }

  @Test("Issues of the model stand between them, with places of the original text") func mixed() {
    struct Failing: Error {}
    let report = Self.mapper.decodeReporting([String: [Int8]].self, from: "{a: ['1'], b: [2 300]}")
    #expect(report.value == ["a": [1], "b": [2]])
    #expect(
      report.issues.map { "\($0.path) \($0.error.location!.column) \($0.severity)" } == [
        "$ 2 repair", "a[0] 6 repair", "a[0] 6 repair", "$ 12 repair", "b[0] 18 repair",
        "b[1] 18 error",
      ])
    let error = failure { () throws(MappingError) in
      try Self.mapper.decode([String: [Int8]].self, from: "{a: ['1'], b: [2 300]}")
    }
    #expect(
      error?.description
        == "number out of range for Int8 at 'b[1]', found number 300 (line 1, column 18)")
    #expect(error?.details.contains("{a: ['1'], b: [2 300]}") == true)
  }

  @Test("What is written twice, is missing, or belongs to Python is named") func twice() {
    for (text, repairs) in [
      (
        #"{{"a": 1}}"#,
        ["expected a key, found '{' -> removed it", "expected one brace, found '}' -> removed it"]
      ),
      (#""a": 1}"#, ["expected '{', found '\"' -> inserted it"]),
      (#"{"a":: 1}"#, ["expected a value, found ':' -> removed it"]),
      (
        #"{"a": 1; "b": 2;}"#,
        [
          "expected ',', found ';' -> took it",
          "expected ',' between values, found ';' -> removed it",
        ]
      ),
      (
        #"{""a": "x""}"#,
        [
          "expected one quote, found '\"' -> removed it",
          "expected one quote, found '\"\"' -> took it",
        ]
      ),
      (#"{"a": """x"""}"#, ["expected one quote, found '\"\"\"' -> took it"]),
      (#"[u"x"]"#, ["expected a quote, found 'u' -> removed it"]),
      (#"[(1, 2)]"#, ["expected '[', found '(' -> took it"]),
      (
        "```\n{\"a\": 1\n```\nno {more}",
        [
          "expected a value, found '```\n' -> removed it",
          "expected '}', found nothing -> inserted it",
          "expected the end of the text, found '\n```\nno {more}' -> removed it",
        ]
      ),
    ] {
      let report = Self.mapper.decodeReporting(AnyValue.self, from: text)
      let found = report.issues.map { issue in
        let error = issue.error
        return
          "expected \(error.expected ?? ""), found \(error.found ?? "") -> \(issue.resolution ?? "")"
      }
      #expect(found == repairs, "\(text)")
    }
  }

  @Test("What is removed at a cut is named, and what is repaired in a string has its own place")
  func cuts() {
    for (text, repairs) in [
      (#"{"a": 1, "b": "#, [#"10 '"b":' removed it"#, "15 nothing inserted it"]),
      (
        #"{"a": 1, "bee": {"c": 2, "dee""#,
        [#"26 '"dee"' removed it"#, "31 nothing inserted it"]
      ),
      (#"{"a":1, unq"#, ["9 'unq' removed it", "12 nothing inserted it"]),
      // What was repaired in the member, or before it, is not reported.
      (#"{"a":1 'u':"#, [#"8 "'u':" removed it"#, "12 nothing inserted it"]),
      (#"{"a": -"#, [#"2 '"a": -' removed it"#, "8 nothing inserted it"]),
      (#"["cut \u12"#, [#"7 '\u12' removed it"#, "11 nothing inserted it"]),
      (#"{"a": "say "hi" now"}"#, [#"12 '"' escaped them"#]),
      (#"{"a": "x\n\d"}"#, [#"11 '\d' took the character '\\'"#]),
    ] {
      let issues = Self.mapper.decodeReporting(AnyValue.self, from: text).issues
      if issues[0].resolution == "removed it" {
        let isCharacter = issues[0].error.found == #"'\u12'"#
        #expect(issues[0].error.expected == (isCharacter ? "a whole character" : "a whole member"))
      }
      let found = issues.map {
        "\($0.error.location?.column ?? 0) \($0.error.found ?? "") \($0.resolution ?? "")"
      }
      #expect(found == repairs, "\(text)")
    }
  }

  @Test("Values can be hidden, and the number of issues is limited") func limits() {
    var mapper = Self.mapper
    mapper.options.decoding.hidesValues = true
    let hidden = mapper.decodeReporting(
      AnyValue.self, from: "{secret: 'hush' /* word */, n: +4711}")
    #expect(hidden.issues.count == 5)
    #expect(!"\(hidden.issues)".contains("4711"))
    #expect(
      hidden.issues.allSatisfy { $0.error.found == nil && !$0.error.details.contains("hush") })
    mapper.options.decoding.limits.issues = 2
    let limited = mapper.decodeReporting([Int].self, from: "[01 02 03]")
    #expect(limited.value == nil)
    #expect(limited.issues.map(\.code) == [.invalidNumber, .unexpectedCharacter, .tooManyIssues])
    mapper.options.decoding.limits.issues = 5
    #expect(mapper.decodeReporting([Int].self, from: "[01 02 03]").issues.count == 5)
    // A call without a report needs no list, however many repairs there are.
    let many = "[" + String(repeating: "+1,", count: 3000) + "]"
    #expect(try! Self.mapper.decode([Int].self, from: many).count == 3000)
    #expect(Self.mapper.decodeReporting([Int].self, from: many).issues.last?.code == .tooManyIssues)
    #expect(Self.mapper.decodeReporting([Int].self, from: many).issues.count == 1001)
    mapper.options.decoding.limits.size = 4
    #expect(
      mapper.decodeReporting([Int].self, from: "[01 02]").issues.map(\.code) == [.sizeExceeded])
  }

  @Test("Updates, paths, parts, lines and closures for issues repair, too") func ways() throws {
    let seen = Seen()
    var mapper = Self.mapper
    var value = ["a": 1]
    try mapper.update(&value, from: "{b: 2,}")
    #expect(value == ["b": 2])
    #expect(try mapper.decode(Int.self, from: "{a: [{b: 007}]}", at: "a[0].b") == 7)
    #expect(try mapper.decode([Int].self, from: "x [1,] y", in: 2..<6) == [1])
    #expect(try AnyValue.decodeLines(mapper) == [[1], .null, ["a": 2]])
    mapper.onIssue = { seen.add($0) }
    try mapper.update(&value, from: "{c: 3}")
    #expect(value == ["c": 3])
    #expect(try mapper.decode([Int].self, from: "x [1 2] y", in: 2..<7) == [1, 2])
    #expect(try AnyValue.decodeLines(mapper) == [[1], .null, ["a": 2]])
    #expect(seen.places == ["1:2", "1:6", "1:3", "3:2", "3:6"])
    // Nothing changes if what was repaired cannot be decoded.
    #expect(
      failure { () throws(MappingError) in try mapper.update(&value, from: "{c: 'x'}") } != nil)
    #expect(value["c"] == 3)
  }

  @Test("Each repair in lines that arrive in pieces has its line and column in the whole text")
  func pushedLines() {
    let lines = 1...300
    let text = Array(lines.map { "{n: \($0),}\n" }.joined().utf8)
    let places = lines.flatMap { ["\($0):2", "\($0):\(5 + "\($0)".utf8.count)"] }
    for piece in [1, 7, 1000] {
      var parser = Self.mapper.lineParser(of: [String: Int].self)
      var found: [String] = []
      var values: [Int?] = []
      for start in stride(from: 0, to: text.count, by: piece) {
        parser.append(text[start..<min(start + piece, text.count)])
        while let report = parser.nextReport() {
          values.append(report.value?["n"])
          found += report.repairs.compactMap { $0.error.location }.map { "\($0.line):\($0.column)" }
        }
      }
      #expect(values == Array(lines))
      #expect(found == places)
    }
  }

  @Test("Text that cannot be repaired is the strict error") func refused() {
    for text in [
      "", "{", "prose", "{\"a\": }", "[1, 2", "{} {}", "{\"a\":1} [\"x\"]", "{\"a\":1", "\"abc",
      "{:1}", "[\u{7F}",
      "{\"a\": \"he said \"hi",
    ] {
      var mapper = Self.mapper
      if text.hasSuffix("2") || text == "{" || text == "{\"a\":1" {
        mapper.options.repairs.remove(.brackets)
      }
      let strict = failure { () throws(MappingError) in try AnyValue(json: text) }
      #expect(strict != nil)
      #expect(
        failure { () throws(MappingError) in try mapper.decode(AnyValue.self, from: text) }
          == strict, "\(text)")
      #expect(mapper.decodeReporting(AnyValue.self, from: text).errors == [strict!], "\(text)")
    }
  }
}

extension AnyValue {
  fileprivate static func decodeLines(_ mapper: JSONMapper) throws(MappingError) -> [AnyValue] {
    var values: [AnyValue] = []
    for line in mapper.lines(of: AnyValue.self, from: "[1,]\nnull\n{a: 2") {
      values.append(try line.get())
    }
    return values
  }
}

private final class Seen: @unchecked Sendable {
  private(set) var places: [String] = []
  func add(_ issue: MappingIssue) {
    places.append("\(issue.error.location!.line):\(issue.error.location!.column)")
  }
}
