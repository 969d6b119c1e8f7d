import MaquetteCore
import MaquetteJSONTools
import MaquetteMappings
import TestSupport
import Testing

/// A part of a text is decoded with the lines and columns of the whole.
@Suite("JSON in a part of a text")
struct PartOfTextTests {
  private static let answer = """
    Sure, here are **two** ünïts:
    ```json
    {"a": [1, "x"],
     "é": 2.5}
    ```
    """

  private static var range: Range<Int> { JSONText.firstValue(in: answer)!.range }

  @Test("Errors and repairs have the places of the whole text") func places() throws {
    let mapper = JSONMapper()
    let tree = try mapper.decode(AnyValue.self, from: Self.answer, in: Self.range)
    #expect(tree["é"] == 2.5)
    let error = failure { () throws(MappingError) in
      try mapper.decode([String: [Int]].self, from: Self.answer, in: Self.range)
    }
    #expect(error?.description == "expected Int at 'a[1]', found string \"x\" (line 3, column 11)")
    #expect(error?.details.contains("|           ^") == true, "\(error?.details ?? "")")
    let report = mapper.decodeReporting([String: [Int]].self, from: Self.answer, in: Self.range)
    #expect(
      report.errors.map(\.description) == [
        "expected Int at 'a[1]', found string \"x\" (line 3, column 11)",
        "expected an array at 'é', found number 2.5 (line 4, column 7)",
      ])
  }

  @Test("A syntax error keeps its place, and a part may end anywhere") func syntax() {
    let text = "abc\n[1, 2"
    let error = failure { () throws(MappingError) in
      try JSONMapper().decode([Int].self, from: text, in: 4..<9)
    }
    #expect(error?.location == TextLocation(line: 2, column: 6, byteOffset: 9))
  }

  @Test("An update and a closure for issues see the same places") func updates() {
    let seen = Seen()
    let mapper = JSONMapper(onIssue: { seen.add($0) })
    var value: [String: Int] = [:]
    let text = #"prose {"a": "1", "b": "x"}"#
    let range = 6..<text.utf8.count
    let error = failure { () throws(MappingError) in
      try mapper.update(&value, from: text, in: range)
    }
    #expect(error?.location?.column == 23)
    #expect(value.isEmpty)
    #expect(seen.columns == [13, 23])
    _ = failure { () throws(MappingError) in
      try mapper.decode([String: Int].self, from: text, in: range)
    }
    #expect(seen.columns == [13, 23, 13, 23])
    #expect(
      failure { () throws(MappingError) in
        try JSONMapper().update(&value, from: "x {\"a\":3}", in: 2..<9)
      } == nil)
    #expect(value == ["a": 3])
  }
}

/// The issues that a mapper reported.
private final class Seen: @unchecked Sendable {
  private(set) var columns: [Int?] = []
  func add(_ issue: MappingIssue) { columns.append(issue.error.location?.column) }
}
