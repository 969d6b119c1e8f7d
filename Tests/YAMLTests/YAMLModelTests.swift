import Foundation
import Maquette
import MaquetteYAML
import TestSupport
import Testing

@Mappable(fieldNaming: .snakeCase)
private struct YAMLServer: Equatable {
  var host: String
  var port = 80
  var isActive: Bool?
  var weights: [Double] = []
}

@Mappable
private struct YAMLSettings: Equatable {
  var title: String
  @CodingKey(path: "owner.name") var owner: String
  var servers: [YAMLServer]
  var labels: [String: String] = [:]
  var note: String?
}

@Mappable
private struct YAMLKinds: Equatable {
  var date: Date
  var data: Data
  var day: CivilDate
  var amount: Decimal
  var link: URL
  var tags: Set<Int>
  var big: UInt64
}

@Mappable
private enum YAMLShape: Equatable {
  case circle(radius: Double)
  case square(side: Double)
}

// Features: 219
@Suite("Models from YAML and back")
struct YAMLModelTests {
  private static let settings = """
    # Settings
    title: YAML Example
    owner: {name: Tom}
    servers:
      - host: alpha
        is_active: true
        weights: [0.5, 1]
      - host: beta
        port: 8080
    labels:
      a b: c
    """

  private static let model = YAMLSettings(
    title: "YAML Example", owner: "Tom",
    servers: [
      YAMLServer(host: "alpha", isActive: true, weights: [0.5, 1]),
      YAMLServer(host: "beta", port: 8080),
    ], labels: ["a b": "c"])

  @Test("A document decodes to a model, and is encoded in the usual layout")
  func roundTrip() throws {
    #expect(try YAMLSettings(yaml: Self.settings) == Self.model)
    let written = try Self.model.yamlString()
    #expect(
      written == """
        title: YAML Example
        owner:
          name: Tom
        servers:
          - host: alpha
            port: 80
            is_active: true
            weights:
              - 0.5
              - 1.0
          - host: beta
            port: 8080
            weights: []
        labels:
          a b: c

        """)
    #expect(try YAMLSettings(yaml: written) == Self.model)
    #expect(try Self.model.yamlBytes() == Array(written.utf8))
  }

  @Test("In flow style a document is a line")
  func flow() throws {
    let mapper = YAMLMapper(options: .init(format: .init(style: .flow)))
    #expect(
      try mapper.encodeString(YAMLServer(host: "a, b", weights: [1]))
        == "{host: \"a, b\", port: 80, weights: [1.0]}\n")
    // Parsers of YAML 1.1 end plain text at a question mark in a flow collection.
    #expect(try mapper.encodeString(["who? a"]) == "[\"who? a\"]\n")
    #expect(try YAMLMapper().encodeString(["who? a"]) == "- who? a\n")
  }

  @Test(
    "Text that a reader could take for something else is quoted",
    arguments: [
      ("plain text", "plain text"), ("no", "\"no\""), ("Yes", "\"Yes\""), ("y", "\"y\""),
      ("on", "\"on\""), ("true", "\"true\""), ("null", "\"null\""), ("~", "\"~\""), ("", "\"\""),
      ("12", "\"12\""), ("014", "\"014\""), ("0o14", "\"0o14\""), ("1_000", "\"1_000\""),
      ("12:30", "\"12:30\""), ("2001-12-14", "\"2001-12-14\""), ("1e3", "\"1e3\""),
      (".inf", "\".inf\""), ("<<", "\"<<\""), ("=", "\"=\""), ("a: b", "\"a: b\""),
      ("a #b", "\"a #b\""), ("a#b", "a#b"), ("- a", "\"- a\""), ("-a", "-a"), ("a:", "\"a:\""),
      ("http://a.b/c", "http://a.b/c"), ("Hello, world", "Hello, world"), (" a", "\" a\""),
      ("[a]", "\"[a]\""), ("it's", "it's"), ("\"a\"", #""\"a\"""#), ("tab\t", #""tab\t""#),
      ("C:\\temp", "C:\\temp"), ("---", "\"---\""), ("é 😀", "é 😀"), ("\u{7F}", #""\x7F""#),
      ("a\nb", "|-\n  a\n  b"), ("a\n", "|\n  a"), (" a\n\n", "|2+\n   a\n"), ("\n", #""\n""#),
      ("a \nb", #""a \nb""#),
    ])
  func quotes(_ text: String, _ written: String) throws {
    #expect(try text.yamlString() == written + "\n")
    #expect(try String(yaml: written + "\n") == text)
  }

  @Test(
    "Numbers are encoded in a form that all parsers read alike",
    arguments: [
      ("1", "1"), ("-7", "-7"), ("1.5", "1.5"), ("1e300", "1.0e+300"), ("5e-324", "5.0e-324"),
      ("1.5E9", "1.5e+9"), ("340282366920938463463374607431768211456", nil), ("-0.0", "-0.0"),
    ] as [(String, String?)])
  func numbers(_ json: String, _ written: String?) throws {
    let number = try AnyValue(json: json)
    let text = try number.yamlString()
    #expect(text == (written ?? json) + "\n")
    #expect(try AnyValue(yaml: text) == number)
  }

  @Test("Every kind of value survives a round trip, and dates are readable text")
  func kinds() throws {
    let model = YAMLKinds(
      date: Date(timeIntervalSince1970: 1_000_000_000.5), data: Data(0..<100),
      day: CivilDate("2020-02-29")!, amount: Decimal(string: "0.10")!,
      link: URL(string: "https://a.b/c")!, tags: [3], big: .max)
    let text = try model.yamlString()
    #expect(text.hasPrefix("date: 2001-09-09T01:46:40.5Z\ndata: !!binary |\n  AAEC"))
    #expect(text.contains("\nday: \"2020-02-29\"\n"))
    #expect(try YAMLKinds(yaml: text) == model)
  }

  @Test(
    "Tags define the type of a value",
    arguments: [
      ("!!timestamp 2001-12-14t21:59:43.10-05:00", 1_008_385_183.1),
      ("!!timestamp 2001-12-14 21:59:43.10 -5", 1_008_385_183.1),
      ("!!timestamp 2001-12-15 2:59:43.10", 1_008_385_183.1),
      ("!!timestamp 2002-12-14", 1_039_824_000), ("2002-12-14", 1_039_824_000),
    ])
  func timestamps(_ text: String, _ seconds: Double) throws {
    #expect(abs(try Date(yaml: text).timeIntervalSince1970 - seconds) < 1e-6)
  }

  @Test("Binary data and sets decode as data and sets")
  func collections() throws {
    #expect(try Data(yaml: "!!binary |\n AAEC\n /w==\n") == Data([0, 1, 2, 255]))
    #expect(try Set<Int>(yaml: "!!set {1, 2}") == [1, 2])
    #expect(try [String: Int](yaml: "!!omap [a: 1]") == ["a": 1])
  }

  @Test("Unknown tags are kept on request, and encoded again")
  func unknownTags() throws {
    let mapper = YAMLMapper(options: .init(format: .init(unknownTags: .keep)))
    let text = """
      a: !shape {r: 1}
      b: !<tag:example.com,2026:t> x
      c: !!other 12
      d: !list
        - 1

      """.replacing("!shape {r: 1}", with: "!shape\n  r: 1").replacing("  - 1\n\n", with: "  - 1\n")
    let tree = try mapper.decodeValue(from: text)
    #expect(tree["a"].tag == ValueTag(yaml: "!shape"))
    #expect(tree["a"].tag?.yamlName == "!shape")
    #expect(try mapper.encodeString(tree) == text)
    #expect(try mapper.decode([String: AnyValue].self, from: text)["c"]?.untagged == 12)
    #expect(try mapper.decode(Double.self, from: "!celsius 21.5") == 21.5)
  }

  @Test("Several documents are an array, and each is written after a marker")
  func sequence() throws {
    let mapper = YAMLMapper(options: .init(format: .init(isSequence: true)))
    let text = "host: a\n---\nhost: b\n...\n# note\n%YAML 1.2\n---\nhost: c\n---\n"
    let servers = try mapper.decode([YAMLServer?].self, from: text)
    #expect(servers.map { $0?.host } == ["a", "b", "c", nil])
    #expect(try mapper.encodeString([1, 2]) == "---\n1\n---\n2\n")
    #expect(try mapper.decode([Int].self, from: "") == [])
    #expect(try mapper.decode([[Int]].self, from: "- 1\n---\n- 2\n") == [[1], [2]])
    let error = try #require(
      failure { () throws(MappingError) in
        try mapper.decode(AnyValue.self, from: "&a 1\n---\n*a\n")
      })
    #expect(error.location?.line == 3 && error.path.description == "[1]")
  }

  @Test("Merge keys are keys like others if the format does not merge")
  func noMerging() throws {
    let mapper = YAMLMapper(options: .init(format: .init(mergesKeys: false)))
    #expect(try mapper.decodeValue(from: "<<: {a: 1}") == ["<<": ["a": 1]])
  }

  @Test(
    "Errors in models have the location of the value, or of the object that lacks it",
    arguments: [
      (
        "title: t\nowner: {name: x}\nservers:\n  - host: h\n    port: x\n", "servers[0].port", 5, 11
      ),
      ("title: t\nowner: {name: x}\nservers:\n  - host: h\n  - port: 1\n", "servers[1].host", 5, 5),
      ("title: t\nservers: []\n", "owner.name", 1, 1),
      ("title: t\nowner: {a: 1}\nservers: []\n", "owner.name", 2, 8),
      (
        "title: t\nowner: {name: x}\nservers: [{host: é, weights: [1, x]}]\n",
        "servers[0].weights[1]", 3, 34
      ),
      ("title: t\nowner: {name: x}\nservers:\n- &a {host: h, port: x}\n", "servers[0].port", 4, 22),
      ("owner: {name: x}\nlabels: &a {k: 1}\ntitle: *a\nservers: []\n", "title", 3, 8),
      ("title: |\n  t\nowner: {name: x}\nservers: !!set {a}\n", "servers[0]", 4, 17),
    ])
  func places(_ text: String, _ path: String, _ line: Int, _ column: Int) throws {
    let error = try #require(failure { () throws(MappingError) in try YAMLSettings(yaml: text) })
    #expect(error.path.description == path, "\(error)")
    #expect(error.location?.line == line, "\(error)")
    #expect(error.location?.column == column, "\(error)")
  }

  @Test(
    "Errors of indentation are sentences, also about no space and one space",
    arguments: [
      ("a:\n  - x\n - y\n", "an entry without indentation, or the end of the value"),
      ("a: 'x\ny'\n", "text indented by at least 1 space"),
      (" a: 'x\ny'\n", "text indented by at least 2 spaces"),
    ])
  func indentation(_ text: String, _ expected: String) throws {
    let error = try #require(failure { () throws(MappingError) in try AnyValue(yaml: text) })
    #expect(error.expected == expected, "\(error)")
  }

  @Test("Syntax errors have the path of the current value")
  func paths() throws {
    let error = try #require(
      failure { () throws(MappingError) in
        try AnyValue(yaml: "a:\n  - b: 1\n    c: [x, \"\\q\"]\n")
      })
    #expect(error.path.description == "a[0].c[1]")
    #expect(error.location == TextLocation(line: 3, column: 13, byteOffset: 24))
  }

  @Test("Reports list repairs with their locations, and a version that is not 1.2")
  func reports() throws {
    let mapper = YAMLMapper(options: .init(unknownKeys: .report))
    let report = mapper.decodeReporting(
      YAMLServer.self, from: "%YAML 1.1\n---\nhost: h\nport: '81'\nextra: 1\n")
    #expect(report.value == YAMLServer(host: "h", port: 81))
    #expect(report.issues.map { $0.error.location?.line } == [1, 4, 5])
    #expect(report.issues[0].resolution == "read by the rules of YAML 1.2")
    var server = YAMLServer(host: "h", weights: [1])
    try mapper.update(&server, from: "port: 5")
    #expect(server == YAMLServer(host: "h", port: 5, weights: [1]))
  }

  @Test("Enums with payloads, keys of any length, and empty collections survive a round trip")
  func shapes() throws {
    let shapes: [YAMLShape] = [.circle(radius: 1), .square(side: 2)]
    #expect(try [YAMLShape](yaml: try shapes.yamlString()) == shapes)
    let long: [String: [Int]] = [String(repeating: "k", count: 3000): [], "a": [1]]
    #expect(try [String: [Int]](yaml: try long.yamlString()) == long)
    #expect(try [[Int]]().yamlString() == "[]\n")
    #expect(try ([[], [[3]]] as AnyValue).yamlString() == "- []\n- - - 3\n")
  }

  @Test(
    "Duplicate keys are an error, unless the format says which value counts",
    arguments: [
      ("a: 1\nb: 2\na: 3\n", ["a": 3, "b": 2], ["a": 1, "b": 2]),
      ("{a: [1], a: {b: 2}}", ["a": ["b": 2]], ["a": [1]]),
      ("a: {x: 1, x: 2, x: 3}", ["a": ["x": 3]], ["a": ["x": 1]]),
      ("{a: &x 1, a: &y 2, b: *x, c: *y}", ["a": 2, "b": 1, "c": 2], ["a": 1, "b": 1, "c": 2]),
      ("!!omap [a: 1, b: 2, a: 3]", ["a": 3, "b": 2], ["a": 1, "b": 2]),
      ("!!set {a, b, a}", ["a", "b"], ["a", "b"]),
      (
        "x: &x {p: 1}\ny: &y {q: 2}\nz:\n  <<: *x\n  <<: *y\n",
        ["x": ["p": 1], "y": ["q": 2], "z": ["q": 2]],
        ["x": ["p": 1], "y": ["q": 2], "z": ["p": 1]]
      ),
      ("z: {<<: {p: 1}, p: 2, p: 3}", ["z": ["p": 3]], ["z": ["p": 2]]),
    ] as [(String, AnyValue, AnyValue)])
  func duplicateKeys(_ text: String, _ last: AnyValue, _ first: AnyValue) throws {
    let error = #expect(throws: MappingError.self) { try AnyValue(yaml: text) }
    #expect(error?.code == .duplicateKey)
    for (rule, expected) in [(DecodingOptions.DuplicateKeys.lastWins, last), (.firstWins, first)] {
      let format = YAMLFormat(duplicateKeys: rule)
      let mapper = YAMLMapper(options: .init(format: format))
      #expect(try mapper.decode(AnyValue.self, from: text) == expected)
      let strict = YAMLMapper(options: .init(duplicateKeys: .reject, format: format))
      #expect(throws: MappingError.self) { try strict.decode(AnyValue.self, from: text) }
    }
  }

  @Test("An error in a value of a duplicate key is at the value that counts")
  func placesOfDuplicateKeys() {
    for (rule, line) in [(DecodingOptions.DuplicateKeys.lastWins, 2), (.firstWins, 1)] {
      let mapper = YAMLMapper(options: .init(format: .init(duplicateKeys: rule)))
      let error = #expect(throws: MappingError.self) {
        try mapper.decode([String: Int].self, from: "a: x\na: y\n")
      }
      #expect(error?.location?.line == line)
      #expect(error?.path.description == "a")
    }
  }

  @Mappable fileprivate struct Event {
    var id = 1
    @CodableBy(.json(YAMLServer.self)) var server: YAMLServer = YAMLServer(host: "a", weights: [1])
  }

  @Test("A selection of properties ends at JSON in text") func selectionsOfText() throws {
    let mapper = YAMLMapper(options: .init(encoding: .init(selection: .without("id"))))
    let text = try mapper.encodeString(Event())
    #expect(!text.contains("id:"))
    #expect(try Event(yaml: text).server == YAMLServer(host: "a", weights: [1]))
  }
}
