import Foundation
import Maquette
import MaquetteCBOR
import MaquetteMessagePack
import MaquettePropertyList
import MaquetteTOML
import MaquetteYAML
import Testing

@testable import SculptCore

@Suite struct InputTests {
  private let sample = """
    {"name": "Ada", "scores": [1, 2.5], "address": {"city": "Bern", "zip": 3000}, "active": true}
    """

  private func text(of bytes: [UInt8], named name: String) throws -> String {
    var reader = SampleReader()
    try reader.read(.bytes(bytes, name: name))
    return SwiftFile(Inference.model(of: reader.shape)).text
  }

  @Test(arguments: [
    ("a.csv", "id,v\n3,4,5\n"), ("a.csv", "id,id\n1,2\n"), ("a.yaml", "a: 1\na: 2\n"),
    ("a.toml", "a = 1\na = 2\n"), ("a.toml", "a = 1979-13-01\n"),
  ])
  func malformedSamplesOfEveryFormatAreErrors(_ name: String, _ sample: String) {
    #expect(throws: SampleError.self) { try text(of: Array(sample.utf8), named: name) }
  }

  @Test func infinitiesAndNaNAreDoubles() throws {
    let text = try text(
      of: Array("{a: Infinity, b: NaN, c: [1, -Infinity]}".utf8), named: "a.json5")
    #expect(text.contains("var a: Double") && text.contains("var b: Double"))
    #expect(text.contains("var c: [Double]"))
  }

  @Test func formatsOfOneDocumentGiveOneModel() throws {
    let value = try AnyValue(json: sample)
    let expected = try text(of: Array(sample.utf8), named: "a.json")
    #expect(expected.contains("var scores: [Double]"))
    #expect(try text(of: YAMLMapper().encode(value), named: "a.yaml") == expected)
    #expect(try text(of: MessagePackMapper().encode(value), named: "a.msgpack") == expected)
    #expect(try text(of: CBORMapper().encode(value), named: "a.cbor") == expected)
    #expect(try text(of: PropertyListMapper().encode(value), named: "a.plist") == expected)
    let binary = PropertyListMapper(options: .init(format: .init(.binary)))
    #expect(try text(of: binary.encode(value), named: "a") == expected)
    #expect(try text(of: Array((sample + "// end").utf8), named: "a.json5") == expected)
    let toml = Array(
      "name = 'Ada'\nscores = [1, 2.5]\nactive = true\n[address]\ncity = 'Bern'\nzip = 3000\n".utf8)
    #expect(
      Set(try text(of: toml, named: "a.toml").split(separator: "\n"))
        == Set(expected.split(separator: "\n")))
  }

  @Test func textsOfTablesAndMarkupAreTyped() throws {
    let table = try text(of: Array("id,price,note\n1,2.5,\n2,3,x\n".utf8), named: "a.csv")
    #expect(table.contains("var id: Int") && table.contains("var price: Double"))
    #expect(table.contains("String?"))
    let markup = try text(
      of: Array("<order id=\"7\"><total>2.5</total><open>true</open></order>".utf8), named: "a.xml")
    #expect(markup.contains("Int") && markup.contains("Double") && markup.contains("Bool"))
  }

  @Test(
    "What is between the fields of a table is what its first line has most often",
    arguments: [
      ("id;price\n1;2,5\n", ";"), ("id\tprice\n1\t2\n", "\\t"), ("id|price\n1|2\n", "|"),
      ("id;\"a,b,c\"\n1;2\n", ";"), ("id,\"price;x;y\"\n1,2\n", nil), ("id\n1\n", nil),
      ("id;x,price,n\n1,2,3\n", nil),
    ])
  func delimiters(_ sample: String, _ delimiter: String?) throws {
    var reader = SampleReader()
    let source = SampleSource.bytes(Array(sample.utf8), name: "a.csv")
    try reader.read(source)
    let model = Inference.model(of: reader.shape)
    var output = OutputOptions()
    output.format = .csv
    let code = SwiftFile(model, options: output).text
    let options = delimiter.map { "options: .init(format: CSVFormat(delimiter: \"\($0)\"))" } ?? ""
    #expect(code.contains("try CSVMapper(\(options)).decode([Root].self, from: csv)"), "\(code)")
    #expect(!code.contains("@CodingKey(\"id;price\")") && code.contains("var id"))
    try Verification(model).problems(in: source) { Issue.record("\($0.message)") }
  }

  @Test("A key that is written with other bytes is named, because types decode one way to write it")
  func spellingsOfKeys() throws {
    let sample = "[{\"caf\u{E9}\": 1}, {\"cafe\u{301}\": 2}, {\"a\": {\"cafe\u{301}\": 3}}]"
    let model = Inference.model(of: try shape(sample))
    #expect(
      model.warnings == [
        "warning: $[*].caf\u{E9}: the key is written as \"caf\\u{e9}\", \"cafe\\u{301}\"; only the first is decoded"
      ])
    // A payload that compiled types ignore a key of is no other here.
    var verification = Verification(model)
    verification.rejectsUnknownKeys = true
    var problems: [String] = []
    try verification.problems(in: .bytes(Array(sample.utf8), name: "a.json")) {
      problems.append($0.message)
    }
    #expect(problems.count == 1 && problems[0].hasPrefix("a.json:1:25: error: "), "\(problems)")
    #expect(try code(sample).contains("@CodingKey(\"cafe\u{301}\") var cafe: Int"))
  }

  @Test("Elements keep their attributes beside a text, or beside nothing")
  func attributesOfMarkup() throws {
    let sample = """
      <order id="7"><price currency="EUR">2.5</price><line n="1">a</line><line>b</line><line n="3"/><end at="1"/><end/></order>
      """
    let source = SampleSource.bytes(Array(sample.utf8), name: "a.xml")
    let code = try text(of: Array(sample.utf8), named: "a.xml")
    for part in [
      "@CodingKey(\"@currency\") var currency: String", "@CodingKey(\"#text\") var text: Double",
      "var line: [Line] = []", "@CodingKey(\"@n\") var n: Int?",
      "@CodingKey(\"#text\") var text: String?", "@CodingKey(\"@at\") var at: Int",
    ] { #expect(code.contains(part), "\(part) in \(code)") }
    #expect(!code.contains("untagged"))
    var reader = SampleReader()
    try reader.read(source)
    try Verification(Inference.model(of: reader.shape)).problems(in: source) {
      Issue.record("\($0.message)")
    }
  }

  @Test("The documents of a YAML file are samples, as those of JSON are")
  func documentsOfYAML() throws {
    var reader = SampleReader()
    let file = "---\na: 1\n---\na: 2.5\n...\n---\nb: x\n"
    try reader.read(.bytes(Array(file.utf8), name: "a.yaml"))
    #expect(reader.shape.objects?.count == 3)
    #expect(reader.shape.objects?.properties.map(\.presence) == [2, 1])
    let model = Inference.model(of: reader.shape)
    var problems: [String] = []
    try Verification(model).problems(
      in: .bytes(Array("a: 1\n---\na: [x]\n".utf8), name: "b.yaml")
    ) { problems.append($0.message) }
    #expect(problems.count == 1 && problems[0].hasPrefix("b.yaml:3:4: error: $.a: expected Double"))
    #expect(message("a: 1\n---\nb: [x", named: "a.yaml").hasPrefix("a.yaml:3:4: error:"))
    #expect(message(" \n", named: "a.yaml") == "a.yaml: error: no value in it")
  }

  @Test func recordsOneAfterTheOther() throws {
    let lines = try shape("{\"a\": 1}\n{\"a\": 2.5}\n\n{\"b\": \"x\"}\n")
    #expect(lines.count == 3)
    #expect(lines.objects?.properties.map(\.key) == ["a", "b"])
    #expect(try shape("\u{FEFF}{\"a\": 1}").objects?.count == 1)
    #expect(try shape("[1]\n[2]").arrays?.count == 2)
  }

  @Test func aLargeArrayIsReadElementByElement() throws {
    let element = #"{"id": 1, "text": "\#(String(repeating: "x", count: 1000))"},"#
    let bytes = Array(("[" + String(repeating: element, count: 900) + "{\"id\": 0.5}]").utf8)
    var reader = SampleReader()
    reader.lookahead = 1
    try reader.read(.bytes(bytes, name: "large.json"))
    #expect(reader.shape.count == 1)
    #expect(reader.shape.arrays?.count == 1)
    #expect(reader.shape.arrays?.element.count == 901)
    #expect(throws: SampleError.self) {
      try reader.read(.bytes(bytes + [0x5D], name: "large.json"))
    }
  }

  private func message(_ text: String, named name: String = "a.json") -> String {
    var reader = SampleReader()
    do throws(SampleError) {
      try reader.read(.bytes(Array(text.utf8), name: name))
      return ""
    } catch { return error.message }
  }

  @Test func errorsHaveACaret() {
    #expect(
      message("{\n\t\"tags\": [\"a\",]\n}") == """
        a.json:2:15: error: unexpected character, expected a value, found ']'; it is JSON5, which --input-format json5 reads
          |  "tags": ["a",]
          |               ^
        """)
    #expect(
      message(#"{"👍": 1, "名": tru}"#) == """
        a.json:1:15: error: unexpected character, expected Bool, found 'tru'
          | {"👍": 1, "名": tru}
          |   　       　   ^
        """)
  }

  @Test func anErrorInJSONNamesJSON5WhereThatTakesTheText() {
    let hint = "; it is JSON5, which --input-format json5 reads\n"
    for text in ["// c\n{\"a\": 1}", "{a: 1}", "[1,]"] { #expect(message(text).contains(hint)) }
    #expect(!message("[1,,]").contains("JSON5"))
  }

  @Test func anEmptySourceHasNoValue() {
    #expect(message(" \n") == "a.json: error: no value in it")
    #expect(message("") == "a.json: error: no value in it")
  }

  @Test(arguments: [
    "[1,]", "{\"a\":1,}", "[1 2]", "{a:1}", "[\"a", "[nul]", "[-]", "[01]", "[1.]", "[\"\u{1}\"]",
    "[\"\\x\"]", "{\"a\"}",
    "[1]]", "\"a\" x", "{\"a\":1 \"b\":2}", "[NaN]", "['a']", "[1e]", "[\"\\uD8\"]", "{\"a\":}",
    "[", "{", "]", ":", "[//\n1]",
  ])
  func malformedJSONHasAPlace(_ text: String) throws {
    let place = try #require(message(text).firstMatch(of: #/^a\.json:([0-9]+):([0-9]+): error: /#))
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let line = try #require(Int(place.1))
    #expect(lines.indices.contains(line - 1))
    #expect(try #require(Int(place.2)) <= lines[line - 1].unicodeScalars.count + 1)
  }

  @Test(arguments: [
    "0e1", "[0E+1]", "\"\\uD834\\uDD1E\"", "[]", " {} ", "[-0]", "[1e-400]", "null", "\"\u{7F}\"",
  ])
  func legalJSONIsAccepted(_ text: String) { #expect(message(text) == "") }

  /// Sources on all cores are as those that are read one after the other, first places included.
  @Test(arguments: [1, 2, 7, 100]) func sourcesAreReadOnAllCores(_ count: Int) throws {
    var random = RandomDocuments(seed: count)
    let sources = try random.documents(count).enumerated().map {
      SampleSource.bytes(Array($1.utf8), name: "\($0).json")
    }
    var reader = SampleReader()
    for source in sources { try reader.read(source) }
    let (one, all) = (reader.shape, try SampleReader.shape(of: sources))
    #expect(all.count == one.count && all.origins == one.origins)
    let rules = InferenceRules()
    let (first, second) = (Inference.model(of: one), Inference.model(of: all))
    #expect(SwiftFile(first).text == SwiftFile(second).text)
    let explanations = [first, second].map { Explanation($0, rules: rules, sources: sources) }
    for path in first.decisions.keys {
      #expect(explanations[0].text(at: path) == explanations[1].text(at: path))
    }
  }

  @Test func theFirstSourceWithAnErrorCounts() throws {
    let sources = (0..<50).map { index in
      SampleSource.bytes(Array((index == 20 || index == 45 ? "{" : "{}").utf8), name: "\(index)")
    }
    let error = #expect(throws: SampleError.self) { try SampleReader.shape(of: sources) }
    #expect(error?.message.hasPrefix("20:1:2: error:") == true)
    #expect(try SampleReader.shape(of: []).count == 0)
  }
}
