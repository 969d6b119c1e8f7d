import Maquette
import Testing

/// Cases that refer to the enum, and that the kind of the value or its keys distinguish.
@Mappable(tagged: .untagged) private indirect enum Nested: Equatable {
  case list([Nested])
  case names([String: Int])
  case pair(a: Nested, b: Nested)
  case single(a: Nested)
  case text(String)
}

/// Cases that only the innermost value distinguishes.
@Mappable(tagged: .untagged) private indirect enum Ambiguous: Equatable {
  case first(a: Ambiguous, n: Int)
  case second(a: Ambiguous, n: String)
  case end(Bool)
}

/// Cases whose keys a profile changes.
@Mappable(tagged: .untagged) private enum Renamed: Equatable {
  case one(Inner)
  case other([String: Int])

  @Mappable struct Inner: Equatable {
    @CodingKey("i", in: "short") var inner: Int
  }
}

/// Values may be of any depth and length where kinds and keys distinguish the cases of an enum without tags.
@Suite("Untagged enums in each other")
struct UntaggedDepthTests {
  private static let documents: [String] = {
    func wrapped(_ depth: Int, _ inner: String = #""x""#) -> String {
      String(repeating: #"{"a":"#, count: depth) + inner + String(repeating: "}", count: depth)
    }
    let long = "\"" + String(repeating: "x", count: 300_000) + "\""
    return [
      wrapped(1), wrapped(15), wrapped(20), wrapped(200), wrapped(1, long), wrapped(3, long),
      "[\(wrapped(20)),\(wrapped(20)),[\(wrapped(9, long))]]", wrapped(10, "[\(wrapped(30))]"),
      #"{"a":{"a":"x","b":{"a":"y"}},"b":[]}"#,
    ]
  }()

  @Test(arguments: documents.indices)
  func `Text, trees and reports give the same`(index: Int) throws {
    let text = Self.documents[index]
    let value = try JSONMapper().decode(Nested.self, from: text)
    #expect(try JSONMapper().encodeString(value) == text)
    #expect(try JSONMapper().decode(Nested.self, from: "\n\t " + text + "\n") == value)
    #expect(try ValueMapper().decode(Nested.self, from: AnyValue(json: text)) == value)
    for rule in [DecodingOptions.UnknownKeys.ignore, .report, .reject] {
      let mapper = JSONMapper(options: .init(unknownKeys: rule))
      let report = mapper.decodeReporting(Nested.self, from: text)
      #expect(report.value == value && report.issues.isEmpty)
      #expect(try mapper.decode(Nested.self, from: text) == value)
    }
    #expect(
      try JSONMapper(options: .init(duplicateKeys: .reject)).decode(Nested.self, from: text)
        == value)
  }

  @Test func `A value that is wrong deep inside is an error with its place`() throws {
    let text = String(repeating: #"{"a":"#, count: 20) + "true" + String(repeating: "}", count: 20)
    let error = #expect(throws: MappingError.self) {
      try JSONMapper(options: .init(conversions: .strict)).decode(Nested.self, from: text)
    }
    #expect(error?.code == .unknownCase)
  }

  @Test(.timeLimit(.minutes(1)))
  func `Where nothing outside distinguishes cases, the effort has a limit`() throws {
    let text =
      String(repeating: #"{"a":"#, count: 60) + "{}" + String(repeating: #","n":"x"}"#, count: 60)
    #expect(throws: MappingError.self) { try Ambiguous(json: text) }
    #expect(
      try Ambiguous(json: #"{"a":{"a":true,"n":"x"},"n":1}"#)
        == .first(a: .second(a: .end(true), n: "x"), n: 1))
  }

  @Test func `A profile may rename the keys that distinguish cases`() throws {
    let short = JSONMapper(options: .init(profile: "short"))
    #expect(try short.decode(Renamed.self, from: #"{"i":1}"#) == .one(.init(inner: 1)))
    #expect(try short.decode(Renamed.self, from: #"{"inner":1}"#) == .other(["inner": 1]))
    #expect(try Renamed(json: #"{"i":1}"#) == .other(["i": 1]))
  }

  @Test func `A single value is a list where the options say so`() throws {
    let mapper = JSONMapper(options: .init(rules: .init(acceptsSingleValues: true)))
    #expect(try mapper.decode(Nested.self, from: #""x""#) == .list([.text("x")]))
  }
}
