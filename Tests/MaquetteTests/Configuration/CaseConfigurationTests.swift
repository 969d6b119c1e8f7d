import Foundation
import Maquette
import Testing

@Mappable(tagged: .internal("kind"))
private enum ConfiguredMove: Equatable {
  case go(x: Int, y: Int = 2)
  case run(x: Int)
  case wait
}

@Mappable private enum ConfiguredPair: Equatable {
  case both(Int, Int)
  case timed(at: Date, note: String?)
  case only(String)
}

@Mappable(tagged: .untagged)
private enum ConfiguredGuess: Equatable { case first(x: Int), second(y: Int) }

@Mappable(layout: .array)
private enum ConfiguredList: Equatable { case both(x: Int, y: Int) }

@Mappable private enum ConfiguredAny<T: Mappable>: Sendable where T: Sendable { case one(x: T) }

@Mappable private struct ConfiguredRoute: Equatable {
  var moves: [ConfiguredMove] = []
  @CodableFlattened var last: ConfiguredMove
}

@Suite("A configuration of single cases")
struct CaseConfigurationTests {
  /// Decodes text as bytes, tree and dictionary, and encodes it again.
  private func expectRoundTrip<T: Mappable & Equatable>(
    _ value: T, _ json: String, _ models: ModelConfiguration...,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) throws {
    let options = JSONMapper.Options(configuration: try MappingConfiguration(models))
    let mapper = JSONMapper(options: options)
    let trees = ValueMapper(options: .init(decoding: options.decoding, encoding: options.encoding))
    let dictionaries = DictionaryMapper(
      options: .init(decoding: options.decoding, encoding: options.encoding))
    let tree = try AnyValue(json: json)
    #expect(try mapper.decode(T.self, from: json) == value, sourceLocation: sourceLocation)
    #expect(try trees.decode(T.self, from: tree) == value, sourceLocation: sourceLocation)
    #expect(try AnyValue(json: mapper.encode(value)) == tree, sourceLocation: sourceLocation)
    #expect(try trees.encode(value) == tree, sourceLocation: sourceLocation)
    let members = try dictionaries.encode(["root": value])
    #expect(
      try dictionaries.decode([String: T].self, from: members) == ["root": value],
      sourceLocation: sourceLocation)
  }

  @Test("The keys of one case are others, and those of its neighbors stay")
  func keys() throws {
    let go = try ModelConfiguration.model(ConfiguredMove.self, case: "go")
      .key("px", for: "x").key("place", "py", for: "y")
    try expectRoundTrip(
      [ConfiguredMove.go(x: 1, y: 4), .run(x: 3), .wait],
      #"[{"kind":"go","px":1,"place":{"py":4}},{"kind":"run","x":3},{"kind":"wait"}]"#, go)
    try expectRoundTrip(
      ConfiguredRoute(moves: [.run(x: 1)], last: .go(x: 2, y: 5)),
      #"{"moves":[{"kind":"run","x":1}],"kind":"go","px":2,"place":{"py":5}}"#, go)
  }

  @Test("Values without labels are configured by position; dates have their form")
  func positions() throws {
    try expectRoundTrip(
      [
        ConfiguredPair.both(1, 2), .timed(at: Date(timeIntervalSince1970: 0), note: "a"),
        .only("b"),
      ],
      #"[{"both":{"first":1,"_1":2}},{"timed":{"on":"01.01.1970","note":"a"}},{"only":"b"}]"#,
      .model(ConfiguredPair.self, case: "both").key("first", for: "_0"),
      .model(ConfiguredPair.self, case: "timed").key("on", for: "at")
        .dates("at", by: .date("dd.MM.yyyy")))
  }

  @Test("An untagged case is selected by its configured keys")
  func untagged() throws {
    try expectRoundTrip(
      [ConfiguredGuess.first(x: 1), .second(y: 2)], #"[{"a":1},{"y":2}]"#,
      .model(ConfiguredGuess.self, case: "first").key("a", for: "x"))
  }

  @Test("Errors name the keys of the data")
  func errors() throws {
    let configuration = try MappingConfiguration(
      .model(ConfiguredMove.self, case: "go").key("px", for: "x"))
    let mapper = JSONMapper(options: .init(configuration: configuration))
    for (text, path) in [(#"{"kind":"go"}"#, "px"), (#"{"kind":"go","px":[]}"#, "px")] {
      let error = #expect(throws: MappingError.self) {
        try mapper.decode(ConfiguredMove.self, from: text)
      }
      #expect(error?.path.description == path)
    }
  }

  @Test("Unknown cases and labels, and payloads without keys, are rejected")
  func refused() {
    func found(_ body: () throws -> Void) -> String? {
      do {
        try body()
        return nil
      } catch {
        return (error as? MappingError)?.found
      }
    }
    #expect(found { _ = try ModelConfiguration.model(ConfiguredMove.self, case: "fly") } == "fly")
    #expect(found { _ = try ModelConfiguration.model(ConfiguredMove.self, case: "wait") } == "wait")
    #expect(found { _ = try ModelConfiguration.model(ConfiguredPair.self, case: "only") } == "only")
    #expect(found { _ = try ModelConfiguration.model(ConfiguredList.self, case: "both") } == "both")
    #expect(
      found { _ = try ModelConfiguration.model(ConfiguredAny<Int>.self, case: "one") } == "one")
    let other = found {
      _ = try MappingConfiguration(.model(ConfiguredMove.self, case: "go").key("a", for: "z"))
    }
    #expect(other == "z")
  }
}
