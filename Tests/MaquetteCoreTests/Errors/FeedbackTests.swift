import MaquetteRepairs
import TestSupport
import Testing

@testable import MaquetteCore

/// Feedback has what is needed to correct the data, and no more.
@Suite("Feedback for those who correct data")
struct FeedbackTests {
  private enum Suit: String, CaseIterable, Mappable { case hearts, spades }

  private func report<T: MappingDecodable>(
    _ type: T.Type, _ text: String, _ options: JSONMapper.Options = .init()
  ) -> MappingReport<T> {
    JSONMapper(options: options).decodeReporting(type, from: text)
  }

  // Features: 6.5
  @Test("A line for each error: path, code, expectation, value, hint") func lines() {
    let people = report(
      [Person].self,
      #"[{"id": "x", "name": "Ada"}, {"id": 2, "nmae": "Bob"}, {"id": 1e40, "name": []}]"#)
    #expect(
      people.feedback() == """
        The data for Array<Person> has 4 errors:
        - `[0].id` [typeMismatch]: expected an integer, found string "x"
        - `[1].name` [missingKey]: the key is missing; did you mean "nmae"?
        - `[2].id` [numberOutOfRange]: the number is out of range, expected an integer, found number 1e40
        - `[2].name` [typeMismatch]: expected a string, found an array
        """)
    #expect(
      report([Suit].self, #"["stars"]"#).feedback() == """
        The data for Array<Suit> has 1 error:
        - `[0]` [unknownCase]: expected a case of Suit (hearts, spades), found string "stars"
        """)
    #expect(
      report([Int].self, "[1 2]").feedback() == """
        The data for Array<Int> has 1 error:
        - `[0]` [unexpectedCharacter]: unexpected character, expected ',' or ']', found number 2
        """)
    #expect(report([Int].self, "[1]").feedback() == "")
  }

  @Test("Swift's types are those of JSON") func kinds() {
    func expectation<T: MappingDecodable>(_ type: T.Type) -> String {
      let line = failure { () throws(MappingError) in try T(json: "[[[0], {}]]") }?.feedback() ?? ""
      return line.split(separator: ": ", maxSplits: 1).last.map(String.init) ?? ""
    }
    #expect(expectation(Bool.self) == "expected true or false, found an array")
    #expect(expectation(UInt8.self) == "expected an integer, found an array")
    #expect(expectation(Double.self) == "expected a number, found an array")
    #expect(expectation(String?.self) == "expected a string, found an array")
    #expect(expectation([String: Int].self) == "expected an object, found an array")
  }

  @Test("Text in place of a value says which kind of value was expected") func words() {
    func expectation<T: MappingDecodable>(_ type: T.Type, _ text: String) -> String {
      report(type, text, .init(repairs: .all)).feedback().split(separator: "\n").last
        .map { String($0.drop { $0 != "]" }.dropFirst(3)) } ?? ""
    }
    for word in ["no", "nothing", "typical", "fine", "Sorry"] {
      let found = word == "Sorry" ? "S" : word
      let text = "\(word) answer"
      #expect(
        expectation(Person.self, text)
          == "unexpected character, expected an object, found '\(found)'")
      #expect(
        expectation([Int].self, text)
          == "unexpected character, expected an array, found '\(found)'")
      #expect(
        expectation(Int.self, text)
          == "unexpected character, expected an integer, found '\(found)'")
      #expect(
        expectation(String.self, text)
          == "unexpected character, expected a string, found '\(found)'")
      #expect(
        expectation(AnyValue.self, text)
          == "unexpected character, expected a value, found '\(found)'")
    }
  }

  @Test("Values can be hidden, repairs listed") func choices() {
    let lenient = report([Int].self, #"["1", "secret", "\n"]"#)
    #expect(lenient.feedback(showsValues: false).contains("secret") == false)
    #expect(
      lenient.feedback(showsValues: false, atLeast: .repair) == """
        The data for Array<Int> has 3 issues:
        - `[0]` [typeMismatch]: expected an integer, found a string (repaired)
        - `[1]` [typeMismatch]: expected an integer, found a string
        - `[2]` [typeMismatch]: expected an integer, found a string
        """)
    let hidden = report([Int].self, #"["secret"]"#, .init(hidesValues: true))
    #expect(hidden.feedback().hasSuffix("expected an integer, found a string"))
  }

  @Test("Its length is bounded, whatever the data has") func length() {
    let long = String(repeating: "long \\u0007 é ", count: 5000)
    let text =
      "{" + (0..<40).map { "\"\(long)\($0)\": {\"\(long)\": \"\(long)\"}" }.joined(separator: ",")
      + "}"
    let feedback = report([String: [String: Int]].self, text).feedback()
    let lines = feedback.split(separator: "\n")
    #expect(lines.count == 12)
    #expect(lines.last == "- and 30 more")
    #expect(lines.allSatisfy { $0.unicodeScalars.count <= 302 })
    #expect(
      feedback.unicodeScalars.allSatisfy { $0 == "\n" || $0.properties.generalCategory != .control }
    )
    let few = report(
      [Int].self, "[" + repeatElement("\"x\"", count: 50).joined(separator: ",") + "]",
      .init(limits: .init(issues: 20)))
    #expect(few.feedback(atMost: 3).hasPrefix("The data for Array<Int> has at least 20 errors:\n"))
    #expect(few.feedback(atMost: 3).hasSuffix("- and at least 17 more"))
    #expect(few.feedback(atMost: 3).split(separator: "\n").count == 5)
    #expect(few.feedback(atMost: 20).hasSuffix("- and more"))
    #expect(few.feedback(atMost: 21).contains("- `[20]` [tooManyIssues]"))
  }
}
