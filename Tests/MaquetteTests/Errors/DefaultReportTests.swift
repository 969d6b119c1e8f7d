import Maquette
import Synchronization
import Testing

/// Reports tell what was defaulted: always what the data had otherwise, what it lacked on request.
@Suite("Defaults in reports")
struct DefaultReportTests {
  @Mappable struct Plain {
    var id: Int
    var name = "new"
    @CodableDefault(1, on: .missing, .null, .invalid) var size: Int
    var link: String?
    @DecodableAlias("tag", "label") var mark = "none"
    @CodingKey("deep", "value") var depth = 3
    @CodableIgnored var cache = 0
  }

  @Mappable class Base {
    var id: Int
    var name = "new"
  }

  @Mappable final class Sub: Base {
    var size = 1
    @DecodableAlias("tag") var mark = "none"
  }

  /// The issues of both formats, without their places; they have to agree.
  private func issues<T: Readable>(
    _ type: T.Type, _ json: String, keys: KeyMatching = .exact, reportsDefaults: Bool = true
  ) throws -> [String] {
    var options = ReadingOptions(keys: keys)
    options.reportsDefaults = reportsDefaults
    let text = JSONMapper(options: .init(reading: options, writing: .init(), format: .compact))
      .decodeReporting(type, from: json)
    let tree = ValueMapper(options: .init(reading: options, writing: .init()))
      .decodeReporting(type, from: try Value(json: json))
    #expect(text.issues.allSatisfy { $0.severity == .repair })
    let told = text.issues.map { "\($0.code) \($0.path) \($0.remedy ?? "")" }
    #expect(tree.issues.map { "\($0.code) \($0.path) \($0.remedy ?? "")" } == told)
    return told
  }

  @Test(
    "A report tells missing keys whose properties took their defaults [169]",
    arguments: [
      (
        #"{"id":1}"#,
        [
          "missingKey name used the default", "missingKey size used the default",
          "missingKey mark used the default", "missingKey deep.value used the default",
        ]
      ),
      (#"{"id":1,"name":"a","size":2,"label":"b","deep":{"value":4}}"#, []),
      (
        #"{"tag":"b","size":2,"deep":{},"id":1,"link":null}"#, ["missingKey name used the default"]
      ),
    ])
  func missing(_ json: String, _ told: [String]) throws {
    #expect(try issues(Plain.self, json) == told)
    #expect(try issues(Plain.self, json, reportsDefaults: false) == [])
  }

  @Test("So does one of a class, for its superclass as well [169]")
  func classes() throws {
    #expect(
      try issues(Sub.self, #"{"id":1}"#) == [
        "missingKey name used the default", "missingKey size used the default",
        "missingKey mark used the default",
      ])
    #expect(
      try issues(Sub.self, #"{"tag":"b","size":2,"id":1}"#) == ["missingKey name used the default"]
    )
  }

  @Test("Each object is told by itself, in its order [169]")
  func elements() throws {
    #expect(
      try issues([Base].self, #"[{"id":1},{"id":2,"name":"b"},{"id":3}]"#) == [
        "missingKey [0].name used the default", "missingKey [2].name used the default",
      ])
  }

  @Test("Keys that match by a rule are there [169]")
  func matched() throws {
    #expect(
      try issues(Base.self, #"{"ID":1,"NAME":"b"}"#, keys: .ignoringCase)
        .allSatisfy { !$0.hasPrefix("missing") })
  }

  @Test("A null or a wrong value that became the default is always told [169]")
  func nulls() throws {
    let json = #"{"id":1,"name":null,"size":null,"mark":"m","deep":{"value":5}}"#
    let told = [
      "unexpectedNull name used the default", "unexpectedNull size used the default",
    ]
    #expect(try issues(Plain.self, json, reportsDefaults: false) == told)
    let wrong = json.replacing(#""size":null"#, with: #""size":[]"#)
    #expect(
      try issues(Plain.self, wrong) == [told[0], "typeMismatch size used the default"])
  }

  private final class Told: Sendable {
    let issues = Mutex<[MappingIssue]>([])
  }

  @Test("An update keeps what the data lacks, and tells nothing [169]")
  func updates() throws {
    let told = Told()
    var mapper = JSONMapper { issue in told.issues.withLock { $0.append(issue) } }
    mapper.options.reading.reportsDefaults = true
    var base = try mapper.decode(Plain.self, from: #"{"id":1,"name":"a"}"#)
    #expect(told.issues.withLock { $0.count } == 3)
    try mapper.update(&base, from: #"{"id":2}"#)
    #expect(told.issues.withLock { $0.count } == 3)
    #expect(base.name == "a")
  }

  @Test("A report tells keys that stand twice [169]")
  func repetitions() throws {
    func told(_ rule: ReadingOptions.DuplicateKeys) -> [String] {
      JSONMapper(options: .init(duplicateKeys: rule))
        .decodeReporting(Base.self, from: #"{"id":1,"name":"a","id":2,"x":1,"x":2}"#)
        .issues.map(\.description)
    }
    #expect(
      told(.lastWins) == [
        #"repair: duplicate key, expected "id" once at id, found number 2 (line 1, column 25) -> used instead of the one before"#,
        #"repair: duplicate key, expected "x" once at x, found number 2 (line 1, column 37) -> used instead of the one before"#,
      ])
    #expect(
      told(.firstWins) == [
        #"repair: duplicate key, expected "id" once at id, found number 2 (line 1, column 25) -> dropped"#,
        #"repair: duplicate key, expected "x" once at x, found number 2 (line 1, column 37) -> dropped"#,
      ])
  }
}
