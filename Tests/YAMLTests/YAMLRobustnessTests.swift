import Foundation
import Maquette
import MaquetteYAML
import TestSupport
import Testing

@Suite("Untrusted YAML")
struct YAMLRobustnessTests {
  static let sample = """
    %YAML 1.2
    --- # everything
    text: plain text
      over lines
    quoted: ["é \\u00E9 😀", 'it''s', "two
      lines"]
    literal: |+
      a
       b

    folded: >-
      c
      d
    numbers: [1, -2.5e3, 0xFF, .inf, ~, true]
    ? explicit
    : - - nested
        - list
      - {flow: 1, ? key : value, pair}
    anchors: &a
      k: &b v
    aliases: [*a, *b , one: two]
    merged:
      <<: *a
      l: !!str 1
    set: !!set {x, y}
    omap: !!omap [p: 1, q: 2]
    data: !!binary AAEC
    ...

    """

  static let pieces = [
    "- ", "? ", ": ", "\n", "\n  ", "\n ", "[", "]", "{", "}", ",", "\"", "'", "|\n", ">-\n", "|2",
    "#", " #", "&a ", "*a", "<<: ", "!!str ", "!!set ", "!x ", "---\n", "...\n", "%TAG ", "\t",
    "\r",
    "\u{0}", "\u{85}", "é", "\\u", "a: 1\n", "~", "\u{FEFF}",
  ]

  /// Decodes bytes; an accepted document must survive a round trip, and an error must have a
  /// location in the text.
  static func check(_ bytes: [UInt8]) {
    for format in [YAMLFormat(unknownTags: .keep), YAMLFormat(style: .flow, isSequence: true)] {
      let mapper = YAMLMapper(options: .init(format: format))
      switch Result(catching: { () throws(MappingError) in
        try mapper.decode(AnyValue.self, from: bytes)
      }) {
      case .success(let tree):
        let written = try? mapper.encode(tree)
        let again = written.flatMap { try? mapper.decode(AnyValue.self, from: $0) }
        #expect(again == tree.datesAsText, "\(String(decoding: bytes, as: UTF8.self))")
      case .failure(let error):
        #expect((0...bytes.count).contains(error.location?.byteOffset ?? -1), "\(error)")
        #expect(!error.description.contains("\n"))
      }
    }
  }

  @Test("The sample is valid")
  func sampleIsValid() throws {
    let tree = try YAMLMapper().decode(AnyValue.self, from: Self.sample)
    #expect(tree["merged"]["k"].string == "v")
    #expect(tree["explicit"][0][1].string == "list")
    #expect(tree["literal"].string == "a\n b\n\n")
  }

  @Test("A document that is truncated anywhere is decoded or rejected")
  func truncated() {
    let bytes = Array(Self.sample.utf8)
    for length in 0...bytes.count { Self.check(Array(bytes[..<length])) }
  }

  @Test("A damaged document is decoded or rejected", arguments: 1...8)
  func mutated(seed: UInt64) {
    var numbers = SeededGenerator(seed: seed)
    for _ in 0..<LongRun.count(130, long: 400) {
      Self.check(numbers.damaged(Array(Self.sample.utf8), pieces: Self.pieces))
    }
  }

  @Test("Pieces of syntax in any order are decoded or rejected", arguments: 1...4)
  func assembled(seed: UInt64) {
    var numbers = SeededGenerator(seed: seed)
    for _ in 0..<1000 {
      var text = ""
      for _ in 0..<Int.random(in: 1...10, using: &numbers) {
        text += Self.pieces.randomElement(using: &numbers)!
      }
      Self.check(Array(text.utf8))
    }
  }

  @Test("Random trees survive a round trip in both styles", arguments: 1...8)
  func trees(seed: UInt64) throws {
    var numbers = SeededGenerator(seed: seed)
    for _ in 0..<100 {
      let tree = AnyValue.random(depth: 4, &numbers)
      for format in [YAMLFormat(), YAMLFormat(style: .flow)] {
        let mapper = YAMLMapper(options: .init(format: format))
        let text = try mapper.encodeString(tree)
        #expect(try mapper.decodeValue(from: text) == tree, "\(text)")
      }
    }
  }

  @Test("Alias bombs are rejected early, both as values and as merge keys")
  func bombs() throws {
    var laughs = "a0: &a0 [lol]\n"
    var merges = "b0: &b0 {k: lol}\n"
    for level in 1...40 {
      let aliases = Array(repeating: "*a\(level - 1)", count: 10).joined(separator: ", ")
      laughs += "a\(level): &a\(level) [\(aliases)]\n"
      let merged = Array(repeating: "*b\(level - 1)", count: 10).joined(separator: ", ")
      merges += "b\(level): &b\(level) {<<: [\(merged)], k\(level): 1}\n"
    }
    for text in [laughs, merges] {
      let error = try #require(
        failure { () throws(MappingError) in
          try YAMLMapper().decode(AnyValue.self, from: text)
        })
      #expect(error.code == .tooManyElements)
      #expect(error.location.map { $0.line < 10 } == true)
    }
  }

  @Test("A long text that aliases repeat as a key is rejected early")
  func keyBomb() throws {
    let key = String(repeating: "k", count: 100_000)
    for first in ["- &a \(key)\n", "- ? &a \(key)\n  : 1\n"] {
      let text = first + String(repeating: "- *a : 1\n", count: 50_000)
      let error = try #require(
        failure { () throws(MappingError) in
          try YAMLMapper().decode(AnyValue.self, from: text)
        })
      #expect(error.code == .tooManyElements)
    }
  }

  @Test("A set may contain the text of a merge key")
  func mergeKeyInSet() throws {
    let set = try YAMLMapper().decode([String].self, from: "!!set {<<, a}")
    #expect(set == ["<<", "a"])
  }

  @Test("A document may name a value often")
  func manyAliases() throws {
    let text = "- &a {x: 1, y: 2}\n" + String(repeating: "- *a\n", count: 50_000)
    #expect(try YAMLMapper().decode(AnyValue.self, from: text).array?.count == 50_001)
  }

  @Test(
    "Limits apply to nesting",
    arguments: [
      (String(repeating: "[", count: 100_000), MappingError.Code.depthExceeded),
      (String(repeating: "{a: ", count: 100_000), .depthExceeded),
      (String(repeating: "- ", count: 100_000) + "a", .depthExceeded),
      (String(repeating: "[? ", count: 100_000), .unexpectedCharacter),
      (String(repeating: "[a: ", count: 100_000), .depthExceeded),
      (String(repeating: "? ", count: 100_000) + "a", .unexpectedCharacter),
      (String(repeating: "&a ", count: 100_000) + "a", .unexpectedCharacter),
      (String(repeating: "9", count: 5000), .numberTooLong),
      (String(repeating: "a", count: 2000) + ": b", .stringTooLong),
    ])
  func nesting(_ text: String, _ code: MappingError.Code) throws {
    let error = try #require(
      failure { () throws(MappingError) in
        try YAMLMapper().decode(AnyValue.self, from: text)
      })
    #expect(error.code == code)
  }

  @Test("Aliases may not nest deeper than the limit")
  func nestedAliases() throws {
    var text = "- &a0 [x]\n"
    for level in 1...600 { text += "- &a\(level) [*a\(level - 1)]\n" }
    let error = try #require(
      failure { () throws(MappingError) in
        try YAMLMapper().decode(AnyValue.self, from: text)
      })
    #expect(error.code == .depthExceeded)
  }

  @Test("Limits of a call apply")
  func limitsOfCall() {
    func code(_ text: String, _ limits: DecodingOptions.Limits) -> MappingError.Code? {
      let mapper = YAMLMapper(options: .init(limits: limits))
      return failure { () throws(MappingError) in try mapper.decode(AnyValue.self, from: text) }?
        .code
    }
    #expect(code("a: 1", .init(size: 3)) == .sizeExceeded)
    for text in ["abc", "'abc'", "\"ab\\n\"", "|\n abc", "abc: 1", "ab\n c", "&abc 1", "!abc 1"] {
      #expect(code(text, .init(stringLength: 2)) == .stringTooLong, "\(text)")
    }
    #expect(code("[1, 2, 3]", .init(elementCount: 2)) == .tooManyElements)
    #expect(code("- 1\n- 2\n- 3", .init(elementCount: 2)) == .tooManyElements)
    #expect(code("a: 1\nb: 2\nc: 3", .init(elementCount: 2)) == .tooManyElements)
    #expect(code("{<<: {a: 1, b: 2}, c: 3}", .init(elementCount: 2)) == .tooManyElements)
    #expect(code("- - 1", .init(depth: 2)) == nil)
    #expect(code("- - 1", .init(depth: 1)) == .depthExceeded)
  }

  @Test("Text that is not UTF-8 is an error at its first wrong byte")
  func invalidUTF8() throws {
    let error = try #require(
      failure { () throws(MappingError) in
        try YAMLMapper().decode(AnyValue.self, from: Array("a: 1\nb: \"x".utf8) + [0xFF, 0x22])
      })
    #expect(error.code == .invalidUTF8)
    #expect(error.location == TextLocation(line: 2, column: 6, byteOffset: 10))
  }

  @Test("Errors leave out private values")
  func hiddenValues() throws {
    let mapper = YAMLMapper(options: .init(hidesValues: true))
    for text in ["!!int secret", "*secret", "!secret x", "'a' secret", "%YAML 1.2\nsecret"] {
      let error = try #require(
        failure { () throws(MappingError) in
          try mapper.decode(AnyValue.self, from: text)
        })
      #expect(!error.details.contains("secret"), "\(error.details)")
    }
  }

  @Test("Repetition takes linear time")
  func proportion() throws {
    let count = LongRun.count(5000, long: 20_000)
    for line in ["\n", "# note\n", "- - - a\n", "- a\n\n\n", "- {a: [b, c]}\n", "- \"a\n\n  b\"\n"]
    {
      let text = "- x\n" + String(repeating: line, count: count)
      #expect(try YAMLMapper().decode(AnyValue.self, from: text)[0].string?.first == "x")
    }
    let keys = (0..<count).map { "key\($0): {<<: {a: 1}}\n" }.joined()
    #expect(try YAMLMapper().decode(AnyValue.self, from: keys).object?.count == count)
  }

  @Test("Mappings that merge each other add no nesting")
  func mergedMappingsAreFlat() throws {
    var text = "m0: &m0 {k0: 0}\n"
    for index in 1...600 {
      let merged = index.isMultiple(of: 7) ? "[*m\(index - 1)]" : "*m\(index - 1)"
      text += "m\(index): &m\(index)\n  <<: \(merged)\n  k\(index): \(index)\n"
    }
    let tree = try AnyValue(yaml: text)
    #expect(tree["m600"].object?.count == 601)
    #expect(tree["m600"]["k0"] == 0)
    // What is inside the members still counts.
    let deep = String(repeating: "[", count: 300) + String(repeating: "]", count: 300)
    let nested = "a: &a {x: \(deep)}\nb: &b {<<: *a}\nc: {<<: [*b]}"
    #expect(try AnyValue(yaml: nested)["c"]["x"] == AnyValue(yaml: deep))
    let limits = DecodingOptions.Limits(depth: 302)
    #expect(throws: Never.self) {
      try YAMLMapper(options: .init(limits: limits)).decode(AnyValue.self, from: nested)
    }
  }
}

extension AnyValue {
  /// The tree after a round trip: dates become text.
  fileprivate var datesAsText: AnyValue {
    switch self {
    case .date(let moment): .string(ISO8601.text(of: moment) ?? "")
    case .array(let elements): .array(elements.map(\.datesAsText))
    case .object(let object):
      .object(AnyValue.Object(object.map { .init(key: $0.key, value: $0.value.datesAsText) }))
    case .tagged(let tagged): .tagged(TaggedValue(tagged.tag, tagged.value.datesAsText))
    default: self
    }
  }

  /// A random tree of values that are hard to write.
  fileprivate static func random(depth: Int, _ numbers: inout SeededGenerator) -> AnyValue {
    let words = [
      "", " ", "no", "~", "null", "1", "1.5", "0x1F", "012", "1_000", "12:30", "2001-12-14", "=",
      "<<", "-", "- a", "a: b", "a:", "a #b", "#a", "a, b", "[a", "{", "*a", "&a", "!a", "%a", "@a",
      "'", "\"", "\\", "a\nb", "a\n\n", "\na", " a\n", "\n", "a \nb", "\tx\ny", "\u{1}", "\u{85}",
      "\u{FEFF}", "\u{2028}", "é 😀", "---", "...", "--- a\nb", "|", ">", "?", ".inf", "text",
      "https://a.b/c?d=e#f", "a\rb", "+1", "-x", ".5", "1e5", "?x", "x\n", "x\n\n\n", "# a\n# b",
      String(repeating: "long ", count: 200),
    ]
    switch Int.random(in: 0..<(depth > 0 ? 12 : 8), using: &numbers) {
    case 0: return .null
    case 1: return .bool(Bool.random(using: &numbers))
    case 2: return .number(AnyValue.Number(Int64.random(in: .min ... .max, using: &numbers)))
    case 3:
      return .number(AnyValue.Number(Double(bitPattern: .random(in: 0..<1 << 62, using: &numbers))))
    case 4: return .bytes((0..<Int.random(in: 0...90, using: &numbers)).map { UInt8($0) })
    case 5...7: return .string(words.randomElement(using: &numbers)!)
    case 8, 9:
      return .array(
        (0..<Int.random(in: 0...4, using: &numbers)).map { _ in random(depth: depth - 1, &numbers) }
      )
    case 10:
      return .tagged(TaggedValue(ValueTag(format: "CBOR", name: "1"), random(depth: 0, &numbers)))
        .untagged
    default:
      var object = AnyValue.Object()
      for _ in 0..<Int.random(in: 0...4, using: &numbers) {
        object[words.randomElement(using: &numbers)!] = random(depth: depth - 1, &numbers)
      }
      return .object(object)
    }
  }
}

extension YAMLRobustnessTests {
  @Test(
    "On a stack of 512 KB, documents decode or report an error before the stack is exhausted")
  func smallStack() async throws {
    let texts = [
      String(repeating: "[", count: 1000), String(repeating: "- ", count: 1000) + "a",
      "- &a0 [x]\n" + (1...1000).map { "- &a\($0) [*a\($0 - 1)]\n" }.joined(),
    ]
    let codes = await withCheckedContinuation { continuation in
      let thread = Thread {
        let mapper = YAMLMapper(options: .init(limits: .init(depth: 100_000)))
        continuation.resume(
          returning: texts.map { text in
            failure { () throws(MappingError) in try mapper.decodeValue(from: text) }?.code
          })
      }
      thread.stackSize = 512 << 10
      thread.start()
    }
    #expect(codes == Array(repeating: .depthExceeded, count: texts.count))
  }
}
