import TestSupport
import Testing

@testable import MaquetteCore

/// Random and randomly damaged texts never crash, and have the same result as with the reference
/// parser.
@Suite("Random texts")
struct RandomTextTests {
  private static let documents: [[UInt8]] = [
    #"{"id":12,"name":"Ada","score":1.5,"tags":["a","b"],"place":{"name":"Rome"},"x":[{}]}"#,
    #"{"name":"é\u00e9\ud83d\ude00\n","id":-0,"friends":[{"id":1,"name":""}],"is_admin":null}"#,
    #"[{"id":1e2,"name":"日本語"},{"name":"x","id":12345678},null,true,false,-1.0E-3]"#,
    "\u{FEFF} {\"name\" : \"a long text of more than sixteen bytes, plain\",\r\n\t\"id\":\"7\"}",
    #"{"a":{"b":[1,[2,[3,[4,{"c":"\"\\\/\b\f\n\r\t"}]]]]},"":0.25,"name":"n"}"#,
  ].map { Array($0.utf8) }

  @Test(arguments: 0..<8)
  func mutations(_ seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<LongRun.count(100, long: 300) {
      var text = generator.pick(Self.documents)
      for _ in 0...generator.below(3) { generator.damage(&text) }
      compare(text, generator.pick(Placement.allCases))
    }
  }

  @Test(arguments: 8..<12)
  func bytes(_ seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<300 {
      let isAnything = generator.below(2) == 0
      let text = (0..<generator.below(40)).map { _ in
        isAnything ? UInt8(generator.below(256)) : generator.pick(SeededGenerator.grammarBytes)
      }
      compare(text, generator.pick(Placement.allCases))
    }
  }

  /// Large texts of random tokens between guard pages.
  @Test(arguments: 12..<16)
  func tokens(_ seed: UInt64) {
    let tokens = [
      "{", "}", "[", "]", ",", ":", "\"", "\"name\":", "\"id\":1", "\"a\"", "null", "true", "12",
      "-1.5e3", "\\", "\\u00e9", "\\ud83d", "é", " ", "\n", "1234567890123456789012", "\"name\"",
    ].map { Array($0.utf8) }
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<60 {
      var text = Array("[{\"name\":\"x\",\"y\":[".utf8)
      while text.count < 1030 + generator.below(200) { text += generator.pick(tokens) }
      for side in GuardedPages.Side.allCases {
        let expected = ReferenceParser.parse(text)
        #expect(decode(AnyValue.self, text, touching: side).value == expected)
        let places = decode([Place].self, text, touching: side)
        #expect(expected != nil || places.error != nil)
        if let error = places.error { _ = error.details }
        text.replaceSubrange(0..<0, with: [UInt8](repeating: 0x20, count: 1100))
      }
    }
  }

  private func compare(_ text: [UInt8], _ placement: Placement) {
    // After white space, a byte order mark is an error.
    let buffer = placement.buffer(for: text)
    let expected = ReferenceParser.parse(buffer)
    let found = decode(AnyValue.self, text, placement)
    let shown = String(decoding: text, as: UTF8.self)
    #expect(found.value == expected, "\(shown)")
    if let error = found.error {
      #expect(error.code.isFatal && error.isInside(buffer.count), "\(shown)")
      #expect(!error.description.utf8.contains(0x0A), "\(shown)")
    }
    compareRoutes(Person.self, text, placement, expected)
    compareRoutes([Person].self, text, placement, expected)
    compareRoutes([String: AnyValue].self, text, placement, expected)
    compareRoutes(Place?.self, text, placement, expected)
  }

  /// Decoding from bytes and through a tree accepts and rejects the same values.
  private func compareRoutes<T: MappingDecodable & Equatable>(
    _ type: T.Type, _ text: [UInt8], _ placement: Placement, _ tree: AnyValue?
  ) {
    let direct = decode(T.self, text, placement)
    let byTree = tree.flatMap { try? $0.decode(T.self, DecodingOptions()) }
    let shown = String(decoding: text, as: UTF8.self)
    #expect(direct.value == byTree, "\(T.self) from \(shown)")
  }
}
