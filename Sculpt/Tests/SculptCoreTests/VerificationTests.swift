import Maquette
import Testing

@testable import SculptCore

/// What does not fit the types of samples, and where.
@Suite struct VerificationTests {
  private func problems(
    _ payload: String, name: String = "new.json", of samples: String...,
    with change: (inout Verification) -> Void = { _ in },
    rules changeRules: (inout InferenceRules) -> Void = { _ in }
  ) throws -> [String] {
    var rules = InferenceRules()
    rules.guessesGaps = false
    changeRules(&rules)
    let model = Inference.model(of: try shape(of: samples), by: rules)
    var verification = Verification(model, rules: rules)
    change(&verification)
    var found: [String] = []
    try verification.problems(in: .bytes(Array(payload.utf8), name: name)) {
      found.append($0.message)
    }
    return found
  }

  private static let order = #"{"id": 1, "items": [{"sku": "a", "price": 2}]}"#

  @Test func everyProblemHasAPlaceAndACaret() throws {
    let payload = """
      {"id": "x",
       "items": [{"sku": 4, "price": 2.5}, {"price": null}]}
      """
    #expect(
      try problems(payload, of: Self.order) == [
        """
        new.json:1:8: error: $.id: expected Int, found string "x"
          | {"id": "x",
          |        ^
        """,
        """
        new.json:2:32: error: $.items[0].price: number cannot become Int without loss, found number 2.5
          |  "items": [{"sku": 4, "price": 2.5}, {"price": null}]}
          |                                ^
        """,
        """
        new.json:2:38: error: $.items[1]: missing key, expected 'sku' (String)
          |  "items": [{"sku": 4, "price": 2.5}, {"price": null}]}
          |                                      ^
        """,
        """
        new.json:2:48: error: $.items[1].price: expected Int, found null
          |  "items": [{"sku": 4, "price": 2.5}, {"price": null}]}
          |                                                ^
        """,
      ])
  }

  @Test func whatTypesDecodeIsNoProblem() throws {
    // Numbers become texts and the other way round without loss, collections begin empty, other keys are ignored.
    for payload in [
      Self.order, #"{"id": "1"}"#, #"{"id": 1.0, "items": null}"#, #"{"id": 1, "new": {}}"#,
    ] {
      #expect(try problems(payload, of: Self.order).isEmpty)
    }
  }

  @Test func missingKeysOfAnObjectAreOneProblem() throws {
    let found = try problems("{}", of: #"{"a": 1, "b": "x", "c": true}"#)
    #expect(
      found.map { $0.split(separator: "\n")[0] } == [
        "new.json:1:1: error: $: missing key, expected 'a' (Int), 'b' (String), 'c' (Bool)"
      ])
  }

  @Test func toleranceIsThatOfTheTypes() throws {
    let found = try problems(
      #"{"items": [{"price": 2.5}]}"#, of: Self.order, rules: { $0.isTolerant = true })
    #expect(found.isEmpty)
    for payload in [#"{"id": "x"}"#, #"{"items": {}}"#, #"{"items": [1, {"sku": []}, null]}"#] {
      #expect(try problems(payload, of: Self.order, rules: { $0.isTolerant = true }).isEmpty)
    }
    #expect(try problems("[]", of: Self.order, rules: { $0.isTolerant = true }).count == 1)
    let keys = try problems(
      #"{"id": "x", "y": 2, "items": [{"z": 1}]}"#, of: Self.order,
      with: { $0.rejectsUnknownKeys = true }, rules: { $0.isTolerant = true })
    #expect(
      keys.map { $0.split(separator: " ").dropFirst(2).first }
        == ["$.id:", "$.y:", "$.items[0].z:"])
  }

  @Test func otherKeysAreProblemsIfTheyAreRejected() throws {
    let found = try problems(
      #"{"id": 1, "items": [{"sku": "a", "price": 2, "x": 1}], "y": 2}"#, of: Self.order,
      with: { $0.rejectsUnknownKeys = true })
    #expect(found.map { $0.split(separator: " ").dropFirst(2).first } == ["$.items[0].x:", "$.y:"])
  }

  @Test func aTagIsNoOtherKey() throws {
    let blocks = #"""
      [{"type": "a", "x": 1, "y": 2}, {"type": "a", "x": 1, "y": 2}, {"type": "b", "z": 1},
      {"type": "b", "z": 1}, {"type": "c"}, {"type": "c"}]
      """#
    #expect(try problems(blocks, of: blocks, with: { $0.rejectsUnknownKeys = true }).isEmpty)
    let found = try problems(
      #"[{"type": "a", "x": "1", "y": []}, {"type": "new"}, {"x": 1}, 5]"#, of: blocks)
    #expect(
      found.map { $0.split(separator: " ").dropFirst(2).first } == ["$[0].y:", "$[2]:", "$[3]:"])
  }

  @Test func linesAndElementsHaveTheirPlaces() throws {
    let lines = try problems("{\"a\": 1}\n{\"a\": []}\n", name: "x.ndjson", of: #"{"a": 1}"#)
    #expect(lines.map { $0.prefix(27) } == ["x.ndjson:2:7: error: $.a: e"])
    // A large array is read element by element.
    let elements = try problems(
      "[{\"a\": 1},\n{\"a\": []}]", of: #"[{"a": 1}]"#, with: { $0.lookahead = 4 })
    #expect(elements.map { $0.prefix(30) } == ["new.json:2:7: error: $[1].a: e"])
    let record = try problems(
      "[{\"a\": 1},\n{\"a\": []}]", of: #"{"a": 1}"#, with: { $0.lookahead = 4 })
    #expect(record.map { $0.prefix(24) } == ["new.json:1:1: error: $: "])
  }

  @Test("Tolerant types leave elements of a root array out, and repairs name them")
  func elementsThatAreLeftOut() throws {
    for lookahead in [4, 1 << 20] {
      for lists in [false, true] {
        let found = try problems(
          "[{\"a\": 1},\n3, {\"a\": []}]", of: #"[{"a": 1}]"#,
          with: { ($0.lookahead, $0.repairs) = (lookahead, lists) }, rules: { $0.isTolerant = true }
        )
        #expect(
          found.map { $0.prefix { $0 != "\n" } }
            == (lists
              ? [
                "new.json:2:1: repair: $[1]: expected an object, found number 3 -> dropped the element",
                "new.json:2:10: repair: $[2].a: expected Double, found an array -> dropped",
              ] : []),
          "\(lookahead): \(found)")
      }
    }
    #expect(try problems("[3]", of: #"[{"a": 1}]"#).count == 1)
  }

  @Test func otherFormatsHavePlacesToo() throws {
    let found = try problems("id: x\nitems: []\n", name: "new.yaml", of: Self.order)
    #expect(
      found.map { $0.split(separator: "\n")[0] } == [
        "new.yaml:1:5: error: $.id: expected Int, found string \"x\""
      ])
    let rows = #"[{"a": 1, "b": null}, {"a": 1, "b": "x"}]"#
    #expect(try problems("a,b\n1,\n2,x\n", name: "n.csv", of: rows).isEmpty)
    #expect(try problems("a\nx\n", name: "n.csv", of: #"[{"a": 1}]"#).count == 1)
  }

  /// A sample fits its own types, in every format.
  @Test(arguments: [
    (SampleFormat.yaml, "a: 1\nb: [x, 2.5]\nc: {d: 2024-05-06, e: null}\n"),
    (.toml, "a = 1\nb = [\"x\"]\nt = 2024-05-06T07:08:09Z\n[c]\nd = true\n[[f]]\ng = 1\n"),
    (.toml, "a = 1979-05-27T07:32:00\nb = 1979-05-27\nc = 07:32:00\nd = \"1979-05-27T07:32:00\"\n"),
    (.json5, "{a: 1, b: ['x', +2.5], c: {d: null,},}"),
    (.xml, "<r><a x=\"1\">5</a><b>true</b><b>no</b><c/><d><e>2.5</e></d></r>"),
    (.xml, "<r><item><n>1</n></item><item><n>2</n><m>x</m></item></r>"),
    (.csv, "a,b,c\n1,x,\n2,,true\n"),
    (
      .plist,
      "<plist version=\"1.0\"><dict><key>a</key><integer>1</integer><key>b</key><array><data>AAEC</data></array><key>c</key><date>2024-05-06T07:08:09Z</date></dict></plist>"
    ),
  ])
  func aSampleFitsItsOwnTypes(_ format: SampleFormat, _ text: String) throws {
    let source = SampleSource.bytes(Array(text.utf8), name: "sample")
    for isTolerant in [false, true] {
      var rules = InferenceRules()
      rules.isTolerant = isTolerant
      let model = Inference.model(
        of: try SampleReader.shape(of: [source], format: format), by: rules)
      var verification = Verification(model, rules: rules)
      verification.format = format
      try verification.problems(in: source) { Issue.record("\($0.message)") }
    }
  }

  @Test func brokenPayloadsEndTheReading() throws {
    #expect(throws: SampleError.self) { try problems(#"{"id": "x","#, of: Self.order) }
    #expect(throws: SampleError.self) { try problems("", of: Self.order) }
  }

  @Test func problemsAreObjectsForMachines() throws {
    let model = Inference.model(of: try shape(Self.order))
    var found: [AnyValue] = []
    try Verification(model).problems(
      in: .bytes(Array(#"{"id": []}"#.utf8), name: "new.json")
    ) { found.append($0.value) }
    #expect(found.count == 1 && found[0].object?["file"] == "new.json")
    #expect(found[0].object?["pointer"] == "/id" && found[0].object?["column"] == 8)
  }

  /// Deep payloads cost what they are long: the check walks over each value once.
  @Test func depthIsNoProblem() throws {
    func nested(_ depth: Int) -> String {
      String(repeating: #"{"name": "a", "children": ["#, count: depth)
        + String(repeating: "]}", count: depth)
    }
    #expect(try problems(nested(90), of: nested(4)).isEmpty)
  }
}
