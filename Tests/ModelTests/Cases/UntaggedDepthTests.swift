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

@Mappable(transparent: true) private struct Recursive {
  var values: [Recursive]
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

  @Test func `A value that is wrong deep inside fits no case`() throws {
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
    let error = #expect(throws: MappingError.self) { try Ambiguous(json: text) }
    #expect(error?.code == .sizeExceeded)
    #expect(
      try Ambiguous(json: #"{"a":{"a":true,"n":"x"},"n":1}"#)
        == .first(a: .second(a: .end(true), n: "x"), n: 1))
  }

  @Test(.timeLimit(.minutes(1)))
  func `Looks at the keys of a long value count as effort`() throws {
    let long = "{\"z\":\"" + String(repeating: "y", count: 20_000) + "\"}"
    let text =
      String(repeating: #"{"a":"#, count: 30) + long + String(repeating: #","n":1}"#, count: 30)
    #expect(throws: MappingError.self) { try Ambiguous(json: text) }
  }

  @Test func `The error of a case names the key that its payload lacks, at every level`() throws {
    let error = #expect(throws: MappingError.self) {
      try Ambiguous(json: #"{"a":{"a":true},"n":1}"#)
    }
    let inner = error?.alternatives.first?.error
    #expect(inner?.path.description == "a")
    #expect(inner?.alternatives.prefix(2).map(\.error.path.description) == ["a.n", "a.n"])
    #expect(inner?.alternatives.first?.error.code == .missingKey)
  }

  @Test func `A profile may rename the keys that distinguish cases`() throws {
    let short = JSONMapper(options: .init(profile: "short"))
    #expect(try short.decode(Renamed.self, from: #"{"i":1}"#) == .one(.init(inner: 1)))
    #expect(try short.decode(Renamed.self, from: #"{"inner":1}"#) == .other(["inner": 1]))
    #expect(try Renamed(json: #"{"i":1}"#) == .other(["i": 1]))
  }

  @Test func `A type that is the only element of itself, without end, is an error`() {
    let mapper = JSONMapper(options: .init(rules: .init(acceptsSingleValues: true)))
    let errors = [
      #expect(throws: MappingError.self) { try mapper.decode(Recursive.self, from: #""x""#) },
      #expect(throws: MappingError.self) { try mapper.decode(Nested.self, from: #""x""#) },
    ]
    #expect(errors.map(\.?.code) == [.depthExceeded, .depthExceeded])
  }
}
