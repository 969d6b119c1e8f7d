import Foundation
import Maquette
import MaquetteTOML
import TestSupport
import Testing

@Mappable(fieldNaming: .snakeCase)
private struct TOMLServer: Equatable {
  var host: String
  var port = 80
  var isActive: Bool?
  var weights: [Double] = []
}

@Mappable
private struct TOMLSettings: Equatable {
  var title: String
  @CodingKey(path: "owner.name") var owner: String
  var servers: [TOMLServer]
  var labels: [String: String] = [:]
  var note: String?
}

@Mappable
private struct TOMLDates: Equatable {
  var moment: Date
  var opened: CivilDateTime
  var day: CivilDate
  var time: TimeOfDay
}

@Mappable
private struct TOMLMoment: Equatable {
  var at: Date
}

@Mappable
private struct TOMLKinds: Equatable {
  var data: Data
  var amount: Decimal
  var big: UInt64
  var ratio: Double
  var link: URL
  var tree: AnyValue
}

@Suite("Models from TOML and back")
struct TOMLModelTests {
  private let settings = """
    title = "TOML Example"

    [owner]
    name = "Tom"

    [[servers]]
    host = "alpha"
    is_active = true
    weights = [0.5, 1]

    [[servers]]
    host = "beta"
    port = 8080

    [labels]
    "a b" = "c"
    """

  // Features: 220
  @Test("A document is read into a model, and written as a person would write it")
  func roundTrip() throws {
    let model = try TOMLSettings(toml: settings)
    #expect(
      model
        == TOMLSettings(
          title: "TOML Example", owner: "Tom",
          servers: [
            TOMLServer(host: "alpha", isActive: true, weights: [0.5, 1]),
            TOMLServer(host: "beta", port: 8080),
          ], labels: ["a b": "c"]))
    let written = try model.tomlString()
    #expect(
      written == """
        title = "TOML Example"

        [owner]
        name = "Tom"

        [labels]
        "a b" = "c"

        [[servers]]
        host = "alpha"
        port = 80
        is_active = true
        weights = [0.5, 1.0]

        [[servers]]
        host = "beta"
        port = 8080
        weights = []

        """)
    #expect(try TOMLSettings(toml: written) == model)
    #expect(try model.tomlBytes() == Array(written.utf8))
  }

  // Features: 220
  @Test("The four kinds of dates and times come back as they were")
  func dates() throws {
    let text = """
      moment = 1979-05-27T07:32:00Z
      opened = 1979-05-27T00:32:00.999999
      day = 1979-05-27
      time = 07:32:00

      """
    let model = try TOMLDates(toml: text)
    #expect(model.moment == Date(timeIntervalSince1970: 296_638_320))
    #expect(model.day.description == "1979-05-27")
    #expect(model.opened.time.nanosecond == 999_999_000)
    #expect(try model.tomlString() == text)
    // Also as a tree; as JSON it is text.
    let tree = try TOMLMapper().decode(AnyValue.self, from: text)
    #expect(try tree.tomlString() == text)
    #expect(try TOMLDates(json: try model.jsonString()) == model)
  }

  @Test("Text that looks like a date stays text")
  func quotedDates() throws {
    let text = "day = \"1979-05-27\"\ntime = \"07:32:00\"\n"
    let tree = try TOMLMapper().decode([String: String].self, from: text)
    #expect(tree.sorted { $0.key < $1.key }.map(\.value) == ["1979-05-27", "07:32:00"])
    #expect(try TOMLMapper().decode(AnyValue.self, from: text).tomlString() == text)
  }

  @Test(
    "A date without a zone is a timestamp only if the format has a zone",
    arguments: ["1979-05-27T07:32:00", "1979-05-27", "\"1979-05-27T07:32:00\""])
  func localMoments(_ text: String) throws {
    let error = try #require(
      failure { () throws(MappingError) in
        try TOMLMoment(toml: "\nat = \(text)")
      })
    #expect(error.code == .invalidValue)
    #expect(error.path.description == "at")
    #expect(error.location == TextLocation(line: 2, column: 6, byteOffset: 6))

    let midnight = Date(timeIntervalSince1970: 296_611_200)
    let time = text.contains("T") ? 7 * 3600 + 32 * 60.0 : 0
    for hours in [0, 9, -5] {
      let mapper = TOMLMapper(options: .init(format: .init(zone: UTCOffset(hours: hours))))
      let model = try mapper.decode(TOMLMoment.self, from: "at = \(text)")
      #expect(model.at == midnight + time - Double(hours) * 3600)
    }
  }

  @Test("Every kind of value survives a round trip")
  func kinds() throws {
    let model = TOMLKinds(
      data: Data([0, 255]), amount: Decimal(string: "0.10")!, big: 1 << 62, ratio: 1e300,
      link: URL(string: "https://a.b/c")!,
      tree: ["x": [1, "two", ["y": true], [[]]], "s": "a\nb\t\"c\"\\\u{7F}"])
    #expect(try TOMLKinds(toml: model.tomlString()) == model)
  }

  @Test(
    "A value that TOML cannot represent is an error with its path",
    arguments: [
      (["a": [1, nil]], "a[1]"), (["a": ["b": .number(AnyValue.Number(UInt64.max))]], "a.b"),
      ([1, 2], "$"), ("text", "$"), (["a": [["b": [nil]], 1]], "a[0].b[0]"),
      (["a": .number(AnyValue.Number(Int128.max))], "a"),
    ] as [(AnyValue, String)])
  func unencodable(_ tree: AnyValue, _ path: String) throws {
    let error = try #require(failure { () throws(MappingError) in try tree.tomlString() })
    #expect(error.code == .unencodable)
    #expect(error.path.description == path)
  }

  @Test("Null is left out of tables")
  func nulls() throws {
    let tree: AnyValue = ["a": nil, "b": ["c": nil], "d": [1, ["e": nil, "f": 2]]]
    #expect(try tree.tomlString() == "d = [1, { f = 2 }]\n\n[b]\n")
  }

  @Test(
    "Errors in models have the location of the value, or of the table that lacks it",
    arguments: [
      ("title = 1.5\n[owner]\nname = \"x\"\nservers = 3", "servers", 1, 1),
      ("title = \"t\"\nservers = 3\n[owner]\nname = \"x\"", "servers", 2, 11),
      ("title = \"t\"\nservers = []", "owner", 1, 1),
      ("title = \"t\"\nservers = []\n[ owner ]\nx = 1", "owner.name", 3, 1),
      ("title = \"t\"\nservers = []\nowner.x = 1", "owner.name", 3, 1),
      (
        "title = \"t\"\n[owner]\nname = \"x\"\n[[servers]]\nhost = \"a\"\n[[servers]]\nport = 1",
        "servers[1].host", 6, 1
      ),
      (
        "title = \"t\"\nowner = {name = \"x\"}\nservers = [\n  {host = \"é\", port = \"x\"}\n]",
        "servers[0].port", 4, 23
      ),
      (
        "title = \"t\"\nowner = {name = \"x\"}\n[[servers]]\nhost = \"h\"\nweights = [ 1,\n  'x']",
        "servers[0].weights[1]", 6, 3
      ),
    ])
  func places(_ text: String, _ path: String, _ line: Int, _ column: Int) throws {
    let error = try #require(failure { () throws(MappingError) in try TOMLSettings(toml: text) })
    #expect(error.path.description.hasPrefix(path), "\(error)")
    #expect(error.location?.line == line, "\(error)")
    #expect(error.location?.column == column, "\(error)")
  }

  @Test("Reports list repairs with their locations, and updates change only existing keys")
  func reportsAndUpdates() throws {
    let mapper = TOMLMapper(options: .init(unknownKeys: .report))
    let report = mapper.decodeReporting(
      TOMLServer.self, from: "host = \"h\"\nport = \"81\"\nextra = 1979-05-27")
    #expect(report.value == TOMLServer(host: "h", port: 81))
    #expect(report.issues.map { $0.error.location?.line } == [2, 3])

    var server = TOMLServer(host: "h", weights: [1])
    try mapper.update(&server, from: "port = 5")
    #expect(server == TOMLServer(host: "h", port: 5, weights: [1]))
  }

  @Test("Long arrays get a line for each element, and multiline text keeps its lines")
  func layout() throws {
    let words = (0..<12).map { "word-\($0)" }
    let text = try
      (["words": .array(words.map { .string($0) }), "s": "one\n\"\"\"two\"\n\\"] as AnyValue)
      .tomlString()
    #expect(text.hasPrefix("words = [\n  \"word-0\",\n  \"word-1\",\n"))
    #expect(text.hasSuffix("  \"word-11\",\n]\ns = \"\"\"\none\n\"\"\\\"two\"\n\\\\\"\"\"\n"))
    let tree = try TOMLMapper().decode(AnyValue.self, from: text)
    #expect(tree["words"].array?.count == 12)
    #expect(tree["s"].string == "one\n\"\"\"two\"\n\\")
  }
}
