import Foundation
import Maquette
import MaquetteCSV
import TestSupport
import Testing

@Mappable
private struct CSVAddress: Equatable {
  var city: String
  var zip: String?
}

@Mappable
private struct CSVLine: Equatable {
  var width = 0.0
  var color: String?
}

@Mappable(fieldNaming: .snakeCase)
private struct CSVPerson: Equatable {
  var id: Int
  var name: String
  var nickName: String?
  var age: Int?
  var isActive: Bool
  var address: CSVAddress?
  @CodableFlattened(prefix: "line_") var line: CSVLine
  @CodableBy(.json([String].self)) var tags: [String] = []
}

@Mappable
private struct CSVKinds: Equatable {
  enum Grade: String { case good, bad }

  var date: Date
  var day: CivilDate
  var amount: Decimal
  var ratio: Double
  var data: Data
  var grade: Grade
  var link: URL?
  var flag: Bool?
}
extension CSVKinds.Grade: Mappable {}

@Mappable
private struct CSVShape: Equatable {
  var id: Int
  var line: CSVLine
}

@Mappable
private struct CSVCell: Equatable {
  var text: String?
}

@Mappable
private struct CSVDefaults: Equatable {
  var text = "initial"
  var count = 7
  var ratio: Double?
}

@Mappable
private struct CSVPoint: Equatable {
  var x: Double
  var y: Double
}

@Suite("Models from CSV and back")
struct CSVModelTests {
  private let text = ##"""
    id,name,nick_name,age,is_active,address.city,address.zip,line_width,line_color,tags
    1,Ada,,36,true,London,N1,1.5,red,"[""math"",""engines""]"
    2,"Bob ""B""",B,,0,,,2.0,,[]

    """##

  private let people = [
    CSVPerson(
      id: 1, name: "Ada", age: 36, isActive: true, address: CSVAddress(city: "London", zip: "N1"),
      line: CSVLine(width: 1.5, color: "red"), tags: ["math", "engines"]),
    CSVPerson(
      id: 2, name: "Bob \"B\"", nickName: "B", isActive: false, line: CSVLine(width: 2)),
  ]

  @Test("A table survives a round trip through models")
  func roundTrip() throws {
    #expect(try [CSVPerson](csv: text) == people)
    #expect(try people.csvString() == text.replacingOccurrences(of: ",0,", with: ",false,"))
    #expect(try [CSVPerson](csv: people.csvBytes()) == people)
  }

  @Test("A field decodes as the type of its property under every policy, without a repair")
  func conversions() throws {
    let kinds = [
      CSVKinds(
        date: Date(timeIntervalSince1970: 1.5), day: CivilDate(year: 2024, month: 2, day: 29)!,
        amount: Decimal(string: "0.1")!, ratio: -1e-7, data: Data([1, 2, 255]), grade: .bad,
        link: URL(string: "https://a.b"), flag: true)
    ]
    let text = try kinds.csvString()
    #expect(
      text == "date,day,amount,ratio,data,grade,link,flag\n"
        + "1970-01-01T00:00:01.5Z,2024-02-29,0.1,-1e-07,AQL/,bad,https://a.b,true\n")
    for policy in [ConversionPolicy.strict, .lossless, .lenient] {
      let report = CSVMapper(options: .init(conversions: policy))
        .decodeReporting([CSVKinds].self, from: text)
      #expect(report.value == kinds)
      #expect(report.issues.isEmpty, "\(report.issues)")
    }
  }

  @Test("An empty field is nil or the empty text, and quotes make the difference")
  func emptyFields() throws {
    let cells = ["", nil, " ", "a,b", "\"", "\n", "x\r"].map { CSVCell(text: $0) }
    let text = try cells.csvString()
    #expect(text == "text\n\"\"\n\n\" \"\n\"a,b\"\n\"\"\"\"\n\"\n\"\n\"x\r\"\n")
    #expect(try [CSVCell](csv: text) == cells)
    #expect(try [[String: String]](csv: "a,b\n,x\n") == [["a": "", "b": "x"]])
    let error = try #require(
      failure { () throws(MappingError) in try [CSVPoint](csv: "x,y\n1,\n") })
    #expect(
      error.description == "expected Double at '[0].y' in CSVPoint, found null (line 2, column 3)")
  }

  @Test("An empty field takes the initial value, which a report lists")
  func initialValues() throws {
    let report = CSVMapper().decodeReporting([CSVDefaults].self, from: "text,count\n,\n\"\",1\n")
    #expect(report.value == [CSVDefaults(), CSVDefaults(text: "", count: 1)])
    #expect(report.issues.map(\.path.description) == ["[0].text", "[0].count"])
  }

  @Test("NaN and the infinities are text if the conventions have words for them")
  func nonFiniteNumbers() throws {
    let rows = [CSVDefaults(ratio: -.infinity)]
    #expect(failure { () throws(MappingError) in try rows.csvString() }?.code == .unencodable)
    let mapper = CSVMapper(options: .init(conventions: .init(nonFiniteNumbers: .names())))
    let text = try mapper.encodeString(rows)
    #expect(text == "text,count,ratio\ninitial,7,-Infinity\n")
    #expect(try mapper.decode([CSVDefaults].self, from: text) == rows)
  }

  @Test("A nested model without required properties may be empty")
  func emptyModels() throws {
    let tree = try AnyValue(csv: "id,line.width,line.color\n1,,\n")
    #expect(tree == [["id": "1", "line": nil]])
    #expect(
      try CSVMapper().decode([CSVShape].self, from: "id,line.width,line.color\n1,,\n")
        == [CSVShape(id: 1, line: CSVLine())])
  }

  @Test("Errors have the row, the name of the column, the line and the column")
  func places() throws {
    let text = "id,name,is_active,line_width\n1,a,true,1\n2,\"b\nb\",maybe,1\n"
    let error = try #require(failure { () throws(MappingError) in try [CSVPerson](csv: text) })
    #expect(
      error.description
        == "expected Bool at '[1].is_active' in CSVPerson, found string \"maybe\" (line 4, column 4)"
    )
    let missing = try #require(
      failure { () throws(MappingError) in
        try [CSVPerson](csv: "id,is_active,line_width\n\n1,true,1\n")
      })
    #expect(missing.description == "missing key 'name' at '[0]' in CSVPerson (line 3, column 1)")
    let nested = try #require(
      failure { () throws(MappingError) in
        try [CSVPerson](csv: "id,name,is_active,address.zip\n1,a,true,\"z\"\n")
      })
    #expect(nested.path.description == "[0].address.city")
    #expect(nested.location?.column == 10)
  }

  @Test("A report has the errors of all rows")
  func reports() {
    let text = "x,y\n1,2\na,3\n4,b\n5,6\n"
    let mapper = CSVMapper(options: .init(rules: .init(invalidElements: .drop)))
    let report = mapper.decodeReporting([CSVPoint].self, from: text)
    #expect(report.value == [CSVPoint(x: 1, y: 2), CSVPoint(x: 5, y: 6)])
    #expect(report.issues.map { $0.error.location?.line } == [3, 4])
    #expect(report.issues.map { $0.error.location?.column } == [1, 3])
  }

  @Test("The columns are those of all rows, and a nil model has none")
  func columns() throws {
    let tree: AnyValue = [
      ["a": 1, "m": nil, "z": 9], ["a": 2, "m": ["x": 1, "y": ["t": true]], "n": 3, "z": 8], [:],
    ]
    #expect(try tree.csvString() == "a,m.x,m.y.t,n,z\n1,,,,9\n2,1,true,3,8\n,,,,\n")
    #expect(try ([] as AnyValue).csvString() == "")
  }

  @Test(
    "A value that CSV cannot represent is an error with its path",
    arguments: [
      ([["a": [1]]], "[0].a"), ([["a": ["b": [1]]]], "[0].a.b"), (["x"], "[0]"),
      (["a": 1], "$"), ([[:]], "[0]"), ([["a.b": 1]], "[0][\"a.b\"]"), ([["": 1]], "[0][\"\"]"),
      ([["a": 1], ["a": ["b": 1]]], "$"), ([["a": .number(AnyValue.Number(Double.nan))]], "[0].a"),
    ] as [(AnyValue, String)])
  func unencodable(_ tree: AnyValue, _ path: String) throws {
    let error = try #require(failure { () throws(MappingError) in try tree.csvString() })
    #expect(error.code == .unencodable)
    #expect(error.path.description == path, "\(error)")
  }

  @Test("The format defines line ends, quotes, comments, formulas and headers")
  func writing() throws {
    func text(_ tree: AnyValue, _ change: (inout CSVFormat) -> Void) throws -> String {
      var format = CSVFormat()
      change(&format)
      return try CSVMapper(options: .init(format: format)).encodeString(tree)
    }
    #expect(try text([["a": 1]]) { $0.lineEnding = .crlf } == "a\r\n1\r\n")
    #expect(
      try text([["a": 1, "b": nil]]) { $0.quotesAllFields = true } == "\"a\",\"b\"\n\"1\",\n")
    #expect(try text([["#a": "#b"]]) { $0.comment = "#" } == "\"#a\"\n\"#b\"\n")
    #expect(try text([["a": "NULL"]]) { $0.nullWords = ["NULL"] } == "a\n\"NULL\"\n")
    #expect(
      try text([["a": "=1+1", "b": -1, "c": "-x"]]) { $0.escapesFormulas = true }
        == "a,b,c\n'=1+1,-1,'-x\n")
    #expect(
      try text([["b": 1, "a": "x"]]) { $0.header = .columns(["a", "b", "c"]) } == "x,1,\n")
    #expect(
      try text([[1, "a;b"], ["c"]]) {
        $0.header = .none; $0.delimiter = ";"
      } == "1;\"a;b\"\nc\n")
    #expect(
      failure { () throws(MappingError) in
        var format = CSVFormat.tsv
        format.quote = nil
        return try CSVMapper(options: .init(format: format)).encode([["a": "x\ty"]] as AnyValue)
      }?.path.description == "[0].a")
    // An empty line is not a row, so a row of empty text cannot be written without quotes.
    for row in [[""], [nil], []] as [AnyValue] {
      #expect(throws: MappingError.self) {
        try text([row]) {
          $0.header = .none; $0.quote = nil
        }
      }
    }
    #expect(
      try text([["", ""]]) {
        $0.header = .none; $0.quote = nil
      } == ",\n")
    #expect(try text([[""]]) { $0.header = .none } == "\"\"\n")
  }
}
