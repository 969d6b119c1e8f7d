import TestSupport
import Testing

@testable import MaquetteCore
@testable import MaquetteStreams

/// White space is insignificant: a document in any layout decodes like its compact form, with
/// errors at the same tokens.
@Suite("Layouts of documents")
struct IndentationTests {
  /// Layouts: ways to insert white space between tokens.
  enum Layout: CaseIterable, CustomTestStringConvertible {
    case tabs, returns, mixed, varying, spacesBeforeCommas, deep, deepTabs, blankLines, random

    var testDescription: String { "\(self)" }

    /// The white space between two tokens at a depth.
    func space(
      _ before: String, _ after: String, _ depth: Int, _ generator: inout SeededGenerator
    ) -> String {
      let opensLine = "{[,".contains(before) || "]}".contains(after)
      let isComma = after == ","
      let beforeColon = after == ":" || before == ":"
      switch self {
      case .tabs:
        return opensLine ? "\n" + repeated("\t", depth) : before == ":" ? " " : ""
      case .returns: return opensLine ? "\r\n" + repeated("  ", depth) : ""
      case .mixed:
        return opensLine ? "\n" + repeated(generator.pick([" \t", "\t ", "  "]), depth) : ""
      case .varying: return opensLine ? "\n" + repeated(" ", generator.below(70)) : ""
      case .spacesBeforeCommas:
        return isComma
          ? repeated(" ", generator.below(20)) : opensLine ? "\n" + repeated("  ", depth) : ""
      case .deep:
        let step = generator.pick([15, 16, 17, 31, 32, 33, 46, 47, 48, 49, 63, 64, 65])
        return opensLine ? "\n" + repeated(" ", step) : ""
      case .deepTabs: return opensLine ? "\r\n" + repeated("\t", depth * 24) : ""
      case .blankLines: return opensLine ? "\n\n \r\n" : beforeColon ? "\t" : ""
      case .random:
        return (0..<generator.below(6)).map { _ in generator.pick([" ", "\n", "\t", "\r"]) }
          .joined()
      }
    }

    private func repeated(_ text: String, _ count: Int) -> String {
      String(repeating: text, count: count)
    }
  }

  /// The tokens of a document, and texts with layouts.
  struct Tokens {
    var all: [String] = []

    init(_ text: String) {
      var token = ""
      var isText = false
      var isEscaped = false
      for character in text {
        if isText {
          token.append(character)
          isText = isEscaped || character != "\""
          isEscaped = !isEscaped && character == "\\"
        } else if "{}[],:".contains(character) {
          if !token.isEmpty { all.append(token) }
          all.append(String(character))
          token = ""
          continue
        } else {
          token.append(character)
          isText = character == "\""
        }
      }
      if !token.isEmpty { all.append(token) }
    }

    /// The text in a layout, and the offset of each token.
    func text(_ layout: Layout?, seed: UInt64 = 1) -> (bytes: [UInt8], starts: [Int]) {
      var generator = SeededGenerator(seed: seed)
      var bytes: [UInt8] = []
      var starts: [Int] = []
      var depth = 0
      var last = "{"
      for token in all {
        if token == "}" || token == "]" { depth = max(depth - 1, 0) }
        if !bytes.isEmpty, !token.isEmpty {
          // Otherwise two scalars would become one.
          if !Self.isMark(last), !Self.isMark(token) { bytes.append(0x20) }
          if let layout { bytes += layout.space(last, token, depth, &generator).utf8 }
        }
        starts.append(bytes.count)
        bytes += token.utf8
        if !token.isEmpty { last = token }
        if token == "{" || token == "[" { depth += 1 }
      }
      return (bytes, starts)
    }

    private static func isMark(_ token: String) -> Bool {
      token.allSatisfy { "{}[],:".contains($0) }
    }
  }

  static let record = #"""
    {"id":7,"text":"short","maybe_text":"a text of more than fifteen bytes","flag":true,\#
    "maybe_flag":null,"double":1.25,"integers":{"int":1,"int8":-8,"uint64":18446744073709551615,\#
    "maybeInt":null},"detail":{"title":"t","rating":4.5,"count":2},"maybe_detail":{"title":"u"},\#
    "point":{"x":1,"y":null},"details":[{"title":"a"},{"title":"b","rating":null},{"title":"c"}],\#
    "points":[null,{"x":3,"y":4}],"words":["x","y\n","z"],"doubles":[0.1,1,1e9,-2.5],\#
    "numbers":[1,-2,300],"counts":{"k":1,"l":2},"by_name":{"n":{"title":"v"}},"caption":"c",\#
    "color":"dark blue","unknown":{"a":[1,{}],"b":[]},"children":[{"id":2},{"id":3,"words":[]}]}
    """#

  @Test(arguments: Layout.allCases)
  func documentsAreReadAsTheirCompactForm(_ layout: Layout) throws {
    let tokens = Tokens(Self.record)
    let compact = tokens.text(nil).bytes
    #expect(compact == Array(Self.record.utf8))
    let expected = try decode(Record.self, compact).get()
    let tree = try decode(AnyValue.self, compact).get()
    for seed in 1...8 as ClosedRange<UInt64> {
      let text = tokens.text(layout, seed: seed).bytes
      for placement in Placement.allCases {
        #expect(decode(Record.self, text, placement).value == expected)
        #expect(decode(AnyValue.self, text, placement).value == tree)
      }
    }
  }

  /// A document with one changed token fails at the same token as its compact form.
  @Test(arguments: Layout.allCases)
  func mistakesAreAtTheSamePlace(_ layout: Layout) {
    let whole = Tokens(Self.record)
    let others = ["", ",", "}", "]", ":", "x", "{}", "01", "nul", "\"\\x\"", "-"]
    let step = LongRun.count(39, long: 13)
    for index in whole.all.indices {
      for (row, other) in others.enumerated() where (index + row) % step == 0 {
        var tokens = whole
        tokens.all[index] = other
        let seed = UInt64(index)
        let (compact, starts) = tokens.text(nil)
        let (text, places) = tokens.text(layout, seed: seed)
        for placement in Placement.allCases {
          let expected = decode(Record.self, compact, placement)
          let found = decode(Record.self, text, placement)
          #expect(found.value == expected.value)
          guard let error = found.error, let other = expected.error else { continue }
          #expect(error.code == other.code)
          #expect(error.path == other.path)
          let shift = placement == .padded ? 0 : 1100
          let place = Self.token(at: error.location!.byteOffset - shift, starts: places)
          #expect(place == Self.token(at: other.location!.byteOffset - shift, starts: starts))
        }
      }
    }
  }

  /// The index of the token that contains an offset or ends before it.
  private static func token(at offset: Int, starts: [Int]) -> Int? {
    starts.lastIndex { $0 <= offset }
  }

  /// The text after the end of a record is another record, not part of the first.
  @Test(arguments: [0, 1, 2, 15, 16, 17, 31, 47, 48, 63, 64, 65])
  func recordsEndWhereOthersBegin(_ length: Int) throws {
    let padding = String(repeating: " ", count: length)
    let line = #"{"id":1,\#(padding)"text":"t",\#(padding)"words":["a",\#(padding)"b"]}"#
    let broken = [
      #"{"id":1,\#(padding)"#, #"{"id":1,\#(padding)"text":"#, #"{"id":1,\#(padding)"text":"t"#,
      #"{"id":1,\#(padding)"words":["a",\#(padding)"#, #"{"id":1\#(padding)"#, #"{"id":"#,
      #"{"id"#, "{\(padding)",
    ]
    for other in broken {
      // The next line would complete the invalid one.
      for next in [#""text":"t"}"#, #"   "text":"t","words":[]}"#, line, "1}", "}", #"b"]}"#] {
        for count in [0, 40] {
          let lines = [line, other, next] + [String](repeating: line, count: count)
          let text = Array(lines.joined(separator: "\n").utf8)
          let found = Array(JSONMapper().lines(of: Record.self, from: text))
          let alone =
            [line, other, next].map { decode(Record.self, $0) }
            + Array(repeating: decode(Record.self, line), count: count)
          #expect(found.map(\.value) == alone.map(\.value))
          #expect(found.map(\.code) == alone.map(\.code))
          #expect(found.map(\.error?.path) == alone.map(\.error?.path))
        }
      }
    }
  }
}
