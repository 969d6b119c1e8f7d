import MaquetteMappings
import Testing

@testable import MaquetteCore

/// Errors as data, reports as tables, hints, and mappers with a diagnostics handler.
@Suite("Reported errors")
struct ErrorMappingTests {
  // Features: 170, 5.10
  @Test("An error is written as JSON") func errors() throws {
    let error = try #require(
      decode([Person].self, "[\n  {\"id\":1,\"name\":\"n\",\"place\":{\"name\":[]}}]").error)
    #expect(
      try error.jsonString(.pretty) == """
        {
          "code": "typeMismatch",
          "message": "expected String at '[0].place.name' in Place, found an array (line 2, column 38)",
          "path": "[0].place.name",
          "pointer": "/0/place/name",
          "line": 2,
          "column": 38,
          "offset": 39,
          "expected": "String",
          "found": "an array",
          "model": "Place",
          "property": "name"
        }
        """)
    #expect(try ValueMapper().encode(error) == AnyValue(json: error.jsonString()))
    #expect(
      try MappingError(.custom).jsonString()
        == #"{"code":"custom","message":"error in the application's code","path":"$","pointer":""}"#
    )
  }

  // Features: 170
  @Test("Issues and reports are written as JSON") func reports() throws {
    let report = JSONReader.report(
      [Int].self, from: Array(#"["1","x"]"#.utf8).span, DecodingOptions())
    #expect(
      try report.jsonString()
        == #"{"errors":1,"repairs":1,"issues":[{"severity":"repair","resolution":"converted","code":"typeMismatch","message":"expected Int at '[0]', found string \"1\" (line 1, column 2)","path":"[0]","pointer":"/0","line":1,"column":2,"offset":1,"expected":"Int","found":"string \"1\""},{"severity":"error","resolution":"dropped the element","code":"typeMismatch","message":"expected Int at '[1]', found string \"x\" (line 1, column 6)","path":"[1]","pointer":"/1","line":1,"column":6,"offset":5,"expected":"Int","found":"string \"x\""}]}"#
    )
    #expect(try ValueMapper().encode(report) == AnyValue(json: report.jsonString()))
    #expect(
      try report.issues.jsonString() == AnyValue(json: report.jsonString())["issues"].jsonString())
  }

  // Features: 171
  @Test("A report prints as a table") func table() throws {
    let text = """
      [{"id":"1","name":"n"},{"id":2,"nmae":"语文"},
       {"id":3,"name":"m","place":{"name":{}}}]
      """
    let report = JSONReader.report([Person].self, from: Array(text.utf8).span, DecodingOptions())
    #expect(
      report.table() == """
        place  severity  path            what
        1:8    repair    [0].id          expected Int, found string "1" -> converted
        1:24   error     [1].name        missing key; did you mean "nmae"?
        2:37   error     [2].place.name  expected String, found an object
        """)
    #expect(report.count(of: .error) == 2)
    #expect(report.count(of: .repair) == 1)
    #expect(report.issues(atLeast: .error).count == 2)
    #expect(report.table(atLeast: .error).split(separator: "\n").count == 3)
    #expect(
      JSONReader.report(Int.self, from: Array("1".utf8).span, DecodingOptions()).table() == "")
  }

  // Features: 171
  @Test("Columns are as wide as what they hold, wide characters too") func columns() {
    let issues = [("语文", 1), ("a", 100)].map { key, line in
      var contents = MappingError.Contents(code: .missingKey)
      contents.path = MappingPath([.key(key)])
      contents.location = TextLocation(line: line, column: 1, byteOffset: 0)
      return MappingIssue(severity: .error, error: MappingError(contents))
    }
    #expect(
      IssueTable(issues).text == """
        place  severity  path  what
        1:1    error     语文  missing key
        100:1  error     a     missing key
        """)
  }

  @Test(
    "The model is named unless the expectation names it as a word",
    arguments: [
      ("Identifier", "expected Identifier at 'a' in Id"), ("MyId", "expected MyId at 'a' in Id"),
      ("a case of Id (x, y)", "expected a case of Id (x, y) at 'a'"), ("Id", "expected Id at 'a'"),
      ("Id?", "expected Id? at 'a'"), ("Ids or Id", "expected Ids or Id at 'a'"),
      ("Id_2 or Idé", "expected Id_2 or Idé at 'a' in Id"), ("I", "expected I at 'a' in Id"),
    ])
  func wholeWords(_ expected: String, _ text: String) {
    var contents = MappingError.Contents(code: .typeMismatch, expected: expected, model: "Id")
    contents.path = MappingPath([.key("a")])
    #expect(MappingError(contents).description == text)
  }

  // Features: 168
  @Test(
    "A key that was probably meant is told",
    arguments: [
      (#"{"nam":"n"}"#, "did you mean \"nam\"?"), (#"{"Name":"n"}"#, "did you mean \"Name\"?"),
      (#"{"nmae":"n"}"#, "did you mean \"nmae\"?"), (#"{"n_ame":"n"}"#, "did you mean \"n_ame\"?"),
      (#"{"title":"n"}"#, nil), ("{}", nil), (#"{"x":{"name":"n"}}"#, nil),
      (#"{"x":["name","nam"],"y":"nam"}"#, nil), (#"{"country":"name"}"#, nil),
    ] as [(String, String?)])
  func hints(_ text: String, _ hint: String?) throws {
    let error = try #require(decode(Place.self, text).error)
    #expect(error.code == .missingKey)
    #expect(error.hint == hint)
    #expect(decodeByTree(Place.self, Array(text.utf8)).error?.hint == hint)
    #expect(decode(Place.self, text, DecodingOptions(hidesValues: true)).error?.hint == nil)
  }

  // Features: 168
  @Test(
    "A key that was probably meant by an unknown one is told",
    arguments: [
      (#"{"name":"n","contry":"c"}"#, "did you mean \"country\"?"),
      (#"{"name":"n","Country":"c"}"#, "did you mean \"country\"?"),
      (#"{"name":"n","x":1}"#, nil),
    ] as [(String, String?)])
  func unknownKeys(_ text: String, _ hint: String?) throws {
    let error = try #require(decode(Place.self, text, DecodingOptions(unknownKeys: .reject)).error)
    #expect(error.code == .unknownKey)
    #expect(error.hint == hint)
  }

  // Features: 168
  @Test("Hints cost no more than the text") func hostileHints() {
    let keys = (0..<5000).map { "\"nam\($0)\":[1,2,3]" }.joined(separator: ",")
    let text = "[" + Array(repeating: "{\(keys)}", count: 20).joined(separator: ",") + "]"
    let report = JSONReader.report([Place].self, from: Array(text.utf8).span, DecodingOptions())
    #expect(report.errors.count == 20)
    #expect(report.errors.last?.hint == "did you mean \"nam0\"?")
  }

  /// The issues that a mapper reported.
  private final class Log: @unchecked Sendable {
    // Used by one test on one thread.
    var lines: [String] = []
  }

  // Features: 176
  @Test(
    "A listener does not change which error is thrown: the one that was found first",
    arguments: [
      #"{"id":"x"}"#, #"{"id":1,"place":{}}"#, #"{"place":{"country":[]},"id":[]}"#,
      #"{"friends":[{"id":"x"},3],"name":"n"}"#, #"{"tags":[[],1],"id":{}}"#, "[]",
    ])
  func errorWithListener(_ text: String) throws {
    let (plain, listening) = (JSONMapper(), JSONMapper(onIssue: { _ in }))
    func error(_ body: () throws -> Void) -> MappingError? {
      do { try body() } catch { return error as? MappingError }
      return nil
    }
    let thrown = try #require(error { _ = try plain.decode(Person.self, from: text) })
    #expect(error { _ = try listening.decode(Person.self, from: text) } == thrown)
    let tree = try AnyValue(json: text)
    let byTree = error { _ = try ValueMapper().decode(Person.self, from: tree) }
    #expect((byTree?.code, byTree?.path) == (thrown.code, thrown.path))
    #expect(
      error { _ = try ValueMapper(onIssue: { _ in }).decode(Person.self, from: tree) } == byTree)
  }

  @Test("A mapper tells repairs outside reports, too") func observation() throws {
    let log = Log()
    let mapper = JSONMapper { log.lines.append($0.description) }
    #expect(try mapper.decode([Int].self, from: "[\"1\",2]") == [1, 2])
    #expect(
      log.lines == [
        #"repair: expected Int at '[0]', found string "1" (line 1, column 2) -> converted"#
      ])
    log.lines = []
    let error = #expect(throws: MappingError.self) {
      try mapper.decode([Int].self, from: #"["1","x",{}]"#)
    }
    #expect(error?.description == #"expected Int at '[1]', found string "x" (line 1, column 6)"#)
    #expect(log.lines.count == 3)
    log.lines = []
    var numbers = [1]
    try mapper.update(&numbers, from: "[\"3\"]")
    #expect(numbers == [3])
    #expect(throws: MappingError.self) { try mapper.update(&numbers, from: "[true,[]]") }
    #expect(throws: MappingError.self) { try mapper.update(&numbers, from: "[4") }
    #expect(numbers == [3])
    #expect(log.lines.count == 4)
    #expect(
      log.lines.last
        == "error: unexpected end of the text, expected ',' or ']' at '[0]', found nothing (line 1, column 3)"
    )
  }

  // Features: 176
  @Test("A mapper of trees tells repairs, too") func treeObservation() throws {
    let log = Log()
    let mapper = ValueMapper { log.lines.append($0.description) }
    #expect(try mapper.decode([Int].self, from: ["1", 2]) == [1, 2])
    var numbers = [1]
    try mapper.update(&numbers, from: ["5"])
    #expect(throws: MappingError.self) { try mapper.update(&numbers, from: [[]]) }
    #expect(numbers == [5])
    #expect(
      log.lines == [
        #"repair: expected Int at '[0]', found string "1" -> converted"#,
        #"repair: expected Int at '[0]', found string "5" -> converted"#,
        "error: expected Int at '[0]', found an array -> dropped the element",
      ])
  }

  // Features: 176
  @Test("More issues than a report takes are no error to a mapper that tells")
  func manyRepairs() throws {
    let log = Log()
    var mapper = JSONMapper { log.lines.append($0.description) }
    mapper.options.decoding.limits.issues = 2
    #expect(try mapper.decode([Int].self, from: #"["1","2","3"]"#) == [1, 2, 3])
    #expect(log.lines.count == 3)
  }
}
