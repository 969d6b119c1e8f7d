import Maquette
import Synchronization
import Testing

@Mappable
private struct PartialNode: Equatable {
  var n: Int
  @CodingKey("in") var inner: PartialInner?
}

@Mappable
private struct PartialInner: Equatable {
  var n: Int
}

@Mappable @CodablePartial
private struct PartialRecipe: Equatable {
  var title: String
  var steps: [String]
}

private final class Issues: Sendable {
  private let all = Mutex<[MappingError.Code]>([])
  var codes: [MappingError.Code] { all.withLock { $0 } }
  func add(_ issue: MappingIssue) { all.withLock { $0.append(issue.error.code) } }
}

// Features: 228
@Suite("JSON that has not ended yet")
struct PartialJSONTests {
  @Test(
    "Complete values are decoded, and open strings on request",
    arguments: [
      (#"{"a":1,"b":"fo"#, #"{"a":1}"#, #"{"a":1,"b":"fo"}"#, "b"),
      (#"{"a":1,"b"#, #"{"a":1}"#, nil, "$"), (#"{"a":1,"b""#, #"{"a":1}"#, nil, "b"),
      (#"{"a":1,"b":"#, #"{"a":1}"#, nil, "b"), (#"{"a":1,"#, #"{"a":1}"#, nil, "$"),
      (#"{"a":1"#, "{}", nil, "a"), (#"{"a":1 "#, #"{"a":1}"#, nil, "$"), ("{", "{}", nil, "$"),
      ("[1,2,12", "[1,2]", nil, "[2]"), ("[1,2,-", "[1,2]", nil, "[2]"), ("[1.", "[]", nil, "[0]"),
      ("[1e", "[]", nil, "[0]"), ("[1e+", "[]", nil, "[0]"), ("[1e5", "[]", nil, "[0]"),
      ("[true,fal", "[true]", nil, "[1]"), ("[true", "[true]", nil, "$"),
      ("[nul", "[]", nil, "[0]"),
      ("[[1],[2,", "[[1],[2]]", nil, "[1]"),
      (#"{"a":{"b":[{"c":1},{"d":"#, #"{"a":{"b":[{"c":1},{}]}}"#, nil, "a.b[1].d"),
      (#"["ab\u00"#, "[]", #"["ab"]"#, "[0]"), (#"["ab\"#, "[]", #"["ab"]"#, "[0]"),
      (#"["ab\ud83d"#, "[]", #"["ab"]"#, "[0]"), (#"["ab\ud83d\"#, "[]", #"["ab"]"#, "[0]"),
      (#"["ab\ud83d\ude"#, "[]", #"["ab"]"#, "[0]"), (#"["\ud83d\ude00"#, "[]", #"["😀"]"#, "[0]"),
      (#"["a\nb"#, "[]", #"["a\nb"]"#, "[0]"), (#""ab"#, nil, #""ab""#, "$"),
      ("\u{FEFF}[1,", "[1]", nil, "$"),
    ] as [(String, String?, String?, String)])
  func complete(_ text: String, _ omitted: String?, _ included: String?, _ path: String) throws {
    let mapper = JSONMapper()
    for (expected, strings) in [(omitted, OpenStrings.omit), (included ?? omitted, .include)] {
      let partial = try mapper.decodePartial(AnyValue.self, from: text, openStrings: strings)
      let tree = try expected.map { text throws(MappingError) in try AnyValue(json: text) }
      #expect(partial?.model == tree)
      if let partial {
        #expect(!partial.isComplete)
        #expect(partial.openPath?.description == path)
      }
    }
  }

  @Test("A complete element without a required value is an error")
  func finishedElement() {
    let error = #expect(throws: MappingError.self) {
      try JSONMapper().decodePartial([PartialInner].self, from: #"[{"x":1},{"n":2"#)
    }
    #expect(error?.code == .missingKey && error?.path.description == "[0].n")
  }

  @Test("Abandoned attempts are not reported")
  func tries() throws {
    let issues = Issues()
    var mapper = JSONMapper()
    mapper.onIssue = { issues.add($0) }
    let partial = try mapper.decodePartial(PartialNode.self, from: #"{"n":"1","in":{"x":1"#)
    #expect(partial?.model == PartialNode(n: 1, inner: nil))
    #expect(issues.codes == [.typeMismatch])
  }

  @Test(
    "There is no value before the first token",
    arguments: ["", " \n", "1", "-", "tr", "\u{FEFF}"])
  func nothing(_ text: String) throws {
    #expect(try JSONMapper().decodePartial(AnyValue.self, from: text) == nil)
  }

  @Test(
    "A complete text is its value",
    arguments: ["[1]", " {\"a\":\"b\"} ", "true", "\"x\"", "[]"])
  func whole(_ text: String) throws {
    let partial = try #require(try JSONMapper().decodePartial(AnyValue.self, from: text))
    #expect(partial.isComplete && partial.openPath == nil)
    #expect(partial.model == (try AnyValue(json: text)))
  }

  @Test(
    "Invalid values are errors, as in a complete text",
    arguments: [
      #"{"a": 1x"#, "[1,,", "[1 2", "{a", "{1", #"{"a" 1"#, #"{"a":}"#, "[1}", "]", ",", "[01",
      "[tru1", "[1.x", "[--", #"["\q"#, #"["\u12x"#, #"["\udc00"#, #"["\ud83dx"#,
      #"["\ud83d\u0041"#,
      "[\"a\u{1}", "[1] x", "[1],", "{\"a\":1,}", "[1,]", "nulL",
    ])
  func mistakes(_ text: String) {
    #expect(throws: MappingError.self) { try JSONMapper().decodePartial(AnyValue.self, from: text) }
  }

  @Test("Truncated characters are omitted, and invalid ones are errors")
  func characters() throws {
    let mapper = JSONMapper()
    for (text, cut) in [("é", 1), ("€", 1), ("€", 2), ("😀", 1), ("😀", 2), ("😀", 3)] {
      let bytes = Array("[\"a".utf8) + Array(text.utf8).prefix(cut)
      let partial = try mapper.decodePartial(AnyValue.self, from: bytes, openStrings: .include)
      #expect(partial?.model == ["a"])
    }
    for wrong in [
      [0x80], [0xC0], [0xC3, 0x28], [0xE0, 0x80], [0xED, 0xA0], [0xF4, 0x90], [0xFF],
    ] {
      let bytes = Array("[\"a".utf8) + wrong.map { UInt8($0) }
      #expect(throws: MappingError.self) { try mapper.decodePartial(AnyValue.self, from: bytes) }
    }
  }

  @Test("An open object that lacks something is left out, up to that of the document")
  func missing() throws {
    let mapper = JSONMapper()
    let whole = #"[{"n":1,"in":{"n":2}},{"n":3,"in":{"n":4}}]"#
    let full = try [PartialNode](json: whole)
    var last = 0
    for length in 1...whole.utf8.count {
      let partial = try mapper.decodePartial([PartialNode].self, from: String(whole.prefix(length)))
      let nodes = try #require(partial).model
      // Decoded values stay.
      #expect(nodes.count >= last)
      last = nodes.count
      for (node, other) in zip(nodes, full) { #expect(node.n == other.n) }
    }
    #expect(last == 2)
    let open = try mapper.decodePartial([PartialNode].self, from: #"[{"n":1,"in":{"#)
    #expect(open?.model == [PartialNode(n: 1)])
    #expect(open?.openPath?.description == "[0].in")
    #expect(throws: MappingError.self) { try mapper.decodePartial(PartialNode.self, from: "{") }
    #expect(throws: MappingError.self) {
      try mapper.decodePartial([PartialNode].self, from: #"[{"n":[]},{"#)
    }
  }

  @Test("A partial has all available values, and a model can be requested separately")
  func partials() throws {
    let text = #"{"title":"Bread","steps":["Mix","Wa"#
    let partial = try #require(try PartialRecipe.Partial(partialJSON: text))
    #expect(partial.title == .value("Bread"))
    #expect(partial.steps == .value(["Mix"]))
    let early = try PartialRecipe.Partial(partialJSON: #"{"title":"#)
    #expect(early?.title == .missing)
    let model = try PartialRecipe(partialJSON: text, openStrings: .include)
    #expect(model == PartialRecipe(title: "Bread", steps: ["Mix", "Wa"]))
    #expect(try PartialRecipe(partialJSON: "") == nil)
  }

  @Test("Every beginning of a document is a part of it, in time in proportion")
  func beginnings() throws {
    let text = #"{"a":[1,-2.5e3,true,null,"é\u00e9\ud83d\ude00"],"b":{"c":{"d":[[],{}]}},"e":"f"}"#
    let bytes = Array(text.utf8)
    for length in 0...bytes.count {
      for strings in [OpenStrings.omit, .include] {
        let partial = try JSONMapper().decodePartial(
          AnyValue.self, from: Array(bytes[..<length]), openStrings: strings)
        #expect((partial == nil) == (length == 0))
        #expect((partial?.isComplete == true) == (length == bytes.count))
      }
    }
    let deep = String(repeating: "[", count: 100_000)
    #expect(throws: MappingError.self) { try JSONMapper().decodePartial(AnyValue.self, from: deep) }
    let long = "[" + String(repeating: "[1,2],", count: 100_000)
    #expect(
      try JSONMapper().decodePartial(AnyValue.self, from: long)?.model.array?.count == 100_000)
  }
}
