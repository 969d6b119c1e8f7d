import Maquette
import MaquetteCSV
import TestSupport
import Testing

@Suite("The grammar of CSV")
struct CSVGrammarTests {
  /// The rows of a document without a header, each field as JSON: text, or null if it is empty.
  private func rows(_ text: String, _ change: (inout CSVFormat) -> Void = { _ in }) throws
    -> AnyValue
  {
    var format = CSVFormat()
    format.header = .none
    change(&format)
    return try CSVMapper(options: .init(format: format)).decode(AnyValue.self, from: text)
  }

  @Test(
    "Documents have the fields that RFC 4180 defines",
    arguments: [
      ("", []),
      ("a", [["a"]]),
      ("aaa,bbb,ccc\r\nzzz,yyy,xxx\r\n", [["aaa", "bbb", "ccc"], ["zzz", "yyy", "xxx"]]),
      ("aaa,bbb,ccc\nzzz,yyy,xxx", [["aaa", "bbb", "ccc"], ["zzz", "yyy", "xxx"]]),
      ("a,b\rc,d\r", [["a", "b"], ["c", "d"]]),
      ("\"aaa\",\"bbb\"\r\nzzz,\"yyy\"", [["aaa", "bbb"], ["zzz", "yyy"]]),
      (
        "\"aaa\",\"b \r\nbb\",\"ccc\"\r\nzzz,yyy,xxx",
        [["aaa", "b \r\nbb", "ccc"], ["zzz", "yyy", "xxx"]]
      ),
      ("\"b\"\"bb\",\"\"\"\"", [["b\"bb", "\""]]),
      ("\"a,b\",c", [["a,b", "c"]]),
      (" a , b ", [[" a ", " b "]]),
      ("a,,c", [["a", nil, "c"]]),
      (",", [[nil, nil]]),
      (",\n", [[nil, nil]]),
      ("a,\nb,\n", [["a", nil], ["b", nil]]),
      ("a,\"\"", [["a", ""]]),
      ("\"\"", [[""]]),
      ("\n\na\n\r\n\nb\n\n", [["a"], ["b"]]),
      ("\u{FEFF}a,b", [["a", "b"]]),
      ("\u{FEFF}\"a\",b", [["a", "b"]]),
      ("é,😀\u{301},\u{301}x", [["é", "😀\u{301}", "\u{301}x"]]),
      ("a;b\tc", [["a;b\tc"]]),
      ("#a,b", [["#a", "b"]]),
    ] as [(String, AnyValue)])
  func fields(_ text: String, _ expected: AnyValue) throws { #expect(try rows(text) == expected) }

  @Test("Delimiters, quotes, comments and words for null are options")
  func dialects() throws {
    #expect(try rows("a;b\n\"c;d\";e") { $0.delimiter = ";" } == [["a", "b"], ["c;d", "e"]])
    #expect(
      try rows("a\tb,\n") {
        $0 = .tsv; $0.header = .none
      } == [["a", "b,"]])
    #expect(try rows("'a,''b',\"c\"") { $0.quote = "'" } == [["a,'b", "\"c\""]])
    #expect(try rows("\"a,b\"") { $0.quote = nil } == [["\"a", "b\""]])
    #expect(
      try rows("# one\na,#b\n#\n\"#c\",d\n# end") { $0.comment = "#" } == [
        ["a", "#b"], ["#c", "d"],
      ])
    #expect(
      try rows("NULL,\"NULL\",null") { $0.nullWords = ["NULL", "\\N"] } == [[nil, "NULL", "null"]])
  }

  @Test(
    "Documents that are wrong are errors with their locations",
    arguments: [
      ("a\"b,c", MappingError.Code.unexpectedCharacter, 1, 2),
      ("a,b\n1,x\"y\"", .unexpectedCharacter, 2, 4),
      ("a,\"b\"c", .unexpectedCharacter, 1, 6),
      ("a,\"b\" ,c", .unexpectedCharacter, 1, 6),
      ("a,\"b", .unexpectedEnd, 1, 3),
      ("a\n\"b\n\nc", .unexpectedEnd, 2, 1),
      ("a,\"b\"\"", .unexpectedEnd, 1, 3),
      ("é,\"", .unexpectedEnd, 1, 3),
    ])
  func mistakes(_ text: String, _ code: MappingError.Code, _ line: Int, _ column: Int) throws {
    let error = try #require(
      failure { () throws(MappingError) in
        var format = CSVFormat()
        format.header = .none
        return try CSVMapper(options: .init(format: format)).decode(AnyValue.self, from: text)
      })
    #expect(error.code == code, "\(error)")
    #expect(error.location?.line == line, "\(error)")
    #expect(error.location?.column == column, "\(error)")
  }

  @Test(
    "A header has a name for each column, and no two have the same path",
    arguments: [
      ("a,,b\n", MappingError.Code.missingKey, 3), ("a,b,a\n", .duplicateKey, 5),
      ("a,\"a\"\n", .duplicateKey, 4), ("a,a.b\n", .duplicateKey, 3), ("a.b,a\n", .duplicateKey, 5),
      ("a.b,a.b\n", .duplicateKey, 5), (".a\n", .invalidValue, 1), ("a.\n", .invalidValue, 1),
      ("a..b\n", .invalidValue, 1),
    ])
  func headers(_ text: String, _ code: MappingError.Code, _ column: Int) throws {
    let error = try #require(failure { () throws(MappingError) in try AnyValue(csv: text) })
    #expect(error.code == code, "\(error)")
    #expect(error.location?.line == 1)
    #expect(error.location?.column == column, "\(error)")
  }

  @Test("Rows of another length are errors, unless the format pads or cuts them")
  func raggedRows() throws {
    let (short, long) = ("a,b\n1,2\n3\n", "a,b\n1,2\n3,4,5\n")
    let tooShort = try #require(failure { () throws(MappingError) in try AnyValue(csv: short) })
    #expect(tooShort.description == "expected 2 fields at '[1]', found 1 field (line 3, column 1)")
    let tooLong = try #require(failure { () throws(MappingError) in try AnyValue(csv: long) })
    #expect(tooLong.description == "expected 2 fields at '[1]', found 3 fields (line 3, column 5)")

    var format = CSVFormat()
    format.shortRows = .pad
    format.longRows = .ignoreExtra
    let mapper = CSVMapper(options: .init(format: format))
    #expect(
      try mapper.decode(AnyValue.self, from: short) == [
        ["a": "1", "b": "2"], ["a": "3", "b": nil],
      ])
    #expect(
      try mapper.decode(AnyValue.self, from: long) == [
        ["a": "1", "b": "2"], ["a": "3", "b": "4"],
      ])
  }

  @Test("Names with dots nest, unless the format nests nothing")
  func nesting() throws {
    let text = "id,a.b,c,a.d.e\n1,2,3,4\n,,,\n5,,,6\n"
    #expect(
      try AnyValue(csv: text) == [
        ["id": "1", "a": ["b": "2", "d": ["e": "4"]], "c": "3"],
        ["id": nil, "a": nil, "c": nil],
        ["id": "5", "a": ["b": nil, "d": ["e": "6"]], "c": nil],
      ])
    var format = CSVFormat()
    format.nesting = nil
    let mapper = CSVMapper(options: .init(format: format))
    #expect(try mapper.decode(AnyValue.self, from: "a.b,a\n1,2") == [["a.b": "1", "a": "2"]])
    format.nesting = "_"
    let other = CSVMapper(options: .init(format: format))
    #expect(
      try other.decode(AnyValue.self, from: "a_b,a.c\n1,2") == [["a": ["b": "1"], "a.c": "2"]])
  }

  @Test("Columns may be named by the format, and one column takes empty lines for rows")
  func namedColumns() throws {
    let format = CSVFormat(delimiter: ",", header: .columns(["x", "y"]))
    #expect(
      try CSVMapper(options: .init(format: format)).decode(AnyValue.self, from: "1,2\n") == [
        ["x": "1", "y": "2"]
      ])
    #expect(try AnyValue(csv: "x\n1\n\n2\n") == [["x": "1"], ["x": nil], ["x": "2"]])
    #expect(try AnyValue(csv: "x\n") == [])
    #expect(try AnyValue(csv: "\n\n") == [])
  }

  @Test("Wide rows find their values by key")
  func wideRows() throws {
    let names = (0..<40).map { "c\($0)" }.joined(separator: ",")
    let fields = (0..<40).map { "\($0)" }.joined(separator: ",")
    let rows = try AnyValue(csv: "\(names)\n\(fields)\n\(fields)\n")
    #expect((0..<40).allSatisfy { rows[1]["c\($0)"].string == "\($0)" })
    #expect(rows[1]["c40"] == .null)
  }

  @Test(
    "Quotes in the wrong place are text if the format allows them",
    arguments: [
      ("3\" pipe,b", [["3\" pipe", "b"]]), ("\"a \"short\" one\",b", [["a \"short\" one", "b"]]),
      ("a \"b\" c\n", [["a \"b\" c"]]), ("\"a\"b,c\",d", [["a\"b,c", "d"]]),
      ("\"a\"\"b\"c\",d", [["a\"b\"c", "d"]]), (" \"a\",b", [[" \"a\"", "b"]]),
      ("\"a\"", [["a"]]), ("\"\",\"\"\"\"", [["", "\""]]), ("a\"", [["a\""]]),
      ("\"a\"\r\n\"b\"", [["a"], ["b"]]),
    ] as [(String, AnyValue)])
  func strayQuotes(_ text: String, _ expected: AnyValue) throws {
    #expect(try rows(text) { $0.allowsStrayQuotes = true } == expected)
    // In pieces of one byte each, too.
    var format = CSVFormat()
    (format.header, format.allowsStrayQuotes) = (.none, true)
    var parser = CSVMapper(options: .init(format: format)).rowParser(of: AnyValue.self)
    var rows: [AnyValue] = []
    for byte in text.utf8 {
      parser.append([byte])
      while let row = parser.next() { rows.append(try row.get()) }
    }
    parser.finish()
    while let row = parser.next() { rows.append(try row.get()) }
    #expect(.array(rows) == expected)
  }

  @Test("Stray quotes need the option, and a quoted field still needs its end")
  func strayQuotesNeedTheOption() throws {
    for text in ["3\" pipe", "\"a\"b\""] {
      let error = #expect(throws: MappingError.self) { try rows(text) }
      #expect(error?.code == .unexpectedCharacter)
    }
    let error = #expect(throws: MappingError.self) {
      try rows("\"a\"b,c") { $0.allowsStrayQuotes = true }
    }
    #expect(error?.code == .unexpectedEnd)
  }
}
