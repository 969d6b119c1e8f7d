import Maquette
import MaquetteCBOR
import MaquetteMessagePack
import Testing

@testable import SculptCore

/// What is said of a path is what the code has there, and names the sample that decided.
@Suite struct ExplanationTests {
  /// Explains a path of documents in files `1.json`, `2.json` and so on.
  private func text(
    _ path: String, _ documents: [String], style: OutputOptions.Style = .mappable,
    name: String = "json", rules change: (inout InferenceRules) -> Void = { _ in }
  ) throws -> [String] {
    let sources = documents.enumerated().map {
      SampleSource.bytes(Array($1.utf8), name: "\($0 + 1).\(name)")
    }
    var rules = InferenceRules()
    rules.guessesGaps = false
    change(&rules)
    let model = Inference.model(of: try SampleReader.shape(of: sources), by: rules)
    let explanation = Explanation(model, rules: rules, sources: sources, style: style)
    let path = try #require(SamplePath(path))
    let text = try #require(explanation.text(at: path), "nothing is at \(path)")
    return text.split(separator: "\n").map(String.init)
  }

  @Test(
    "The first value that excludes the narrower type is named",
    arguments: [
      (
        ["{\"v\": 1}", "{\"v\":\n 2.5}", "{\"v\": 3.5}"],
        "  2 of 3 numbers have a fraction or an exponent, first 2.5 at 2.json:2:2"
      ),
      (
        ["{\"v\": 1}", "{\"v\": 18446744073709551615}"],
        "  some are beyond Int, first 18446744073709551615 at 2.json:1:7"
      ),
      (
        ["{\"v\": 18446744073709551615}", "{\"v\": -1}"],
        "  some are beyond UInt64, first -1 at 2.json:1:7"
      ),
      (
        ["{\"v\": 0.5}", "{\"v\": 0.12345678901234567890}"],
        "  a double would change some of them, first 0.12345678901234567890 at 2.json:1:7"
      ),
      (
        ["{\"v\": 1e400}"],
        "  a decimal has too few digits for some of them, first 1e400 at 1.json:1:7"
      ),
      (
        ["{\"v\": \"2024-05-06\"}", "{\"v\": \"2024-05-07\"}", "{\"v\": \"soon\"}"],
        "  a text is no day, first \"soon\" at 3.json:1:7"
      ),
      (
        ["{\"v\": \"https://a.example\"}", "{\"v\": \"none\"}"],
        "  a text is no address, first \"none\" at 2.json:1:7"
      ),
      (
        ["{\"v\": \"2024-05-06T07:08:09Z\"}", "{\"v\": \"2024-05-06T07:08:09.100Z\"}"],
        "  a plain date would write some differently, first \"2024-05-06T07:08:09.100Z\" at 2.json:1:7"
      ),
      (
        ["{\"v\": 1}", "{}", "{}"],
        "  1 of 3 objects have it, 0 times as null, first missing at 2.json:1:1"
      ),
      (["[{\"v\": 1}, {}]"], nil),
      (["{\"v\": {\"a\": 1}}", "{\"v\": {\"b\": \"x\"}}"], "    first string at 2.json:1:13"),
      (
        ["{\"v\": \"\(String(repeating: "x", count: 70))\"}"],
        "  no enum: a text is longer than 64 bytes, first \"\(String(repeating: "x", count: 40))…\" at 1.json:1:7"
      ),
    ] as [([String], String?)])
  func decidingSample(_ documents: [String], _ line: String?) throws {
    guard let line else { return }
    let text = try text("$.v", documents)
    #expect(text.contains(line), "\(text.joined(separator: "\n"))")
  }

  @Test("Every kind is counted, and has its first place")
  func kinds() throws {
    let text = try text(
      "$.v", ["{\"v\": 1}", "{\"v\": [1]}", "{\"v\": {\"a\": 1}}", "{\"v\": null}", "{\"v\": [2]}"])
    for line in [
      "  1 × null, first at 4.json:1:7", "  1 × number, first at 1.json:1:7",
      "  2 × array, first at 2.json:1:7", "  1 × object, first at 3.json:1:7",
      "  its values are of 3 kinds",
    ] { #expect(text.contains(line), "\(line) in \(text.joined(separator: "\n"))") }
  }

  @Test(
    "The head is the declaration of the code, in both styles",
    arguments: [
      "{\"v\": \"2024-05-06T07:08:09.000Z\"}", "{\"v\": \"2024-05-06\"}",
      "{\"v\": \"2024-05-06T07:08:09Z\"}",
      "{\"v\": \"e621e1f8-c36c-495a-93fc-0c247a3e6e5f\"}", "{\"v\": null}", "{\"v\": [1]}",
      "{\"v\": {\"next\": {\"v\": {\"next\": null}}}}", "{\"v\": \"https://a.example/x\"}",
      "{\"v\": 1}",
      "{\"v\": \"2024-05-06T07:08:09+02:00\"}\n{\"v\": null}\n{}",
    ])
  func headIsTheDeclaration(_ document: String) throws {
    for style in OutputOptions.Style.allCases {
      let head = try text("$.v", [document], style: style)[0]
      let code = try code(of: [document], style: style) { $0.guessesGaps = false }
      let declaration = try #require(head.split(separator: ": ", maxSplits: 1).last)
      #expect(code.contains("  \(declaration)\n"), "\(declaration) in \(code)")
    }
  }

  @Test(
    "Every declaration that is shown is in the code, and every place is found", arguments: 0..<30)
  func everyPath(_ seed: Int) throws {
    var random = RandomDocuments(seed: seed)
    let documents = try random.documents(8)
    let sources = documents.enumerated().map {
      SampleSource.bytes(Array($1.utf8), name: "\($0).json")
    }
    let model = Inference.model(of: try SampleReader.shape(of: sources))
    for style in OutputOptions.Style.allCases {
      var options = OutputOptions()
      options.style = style
      let file = SwiftFile(model, options: options)
      let code = file.text
      let explanation = Explanation(model, rules: .init(), sources: sources, style: style)
      for path in model.decisions.keys {
        for declaration in file.declarations(at: path) {
          #expect(code.contains("  \(declaration.code)\n"), "\(declaration) in \(code)")
        }
        let text = try #require(explanation.text(at: path))
        // A place that is not found again is that of a pipe.
        #expect(!text.contains(", byte ") && !text.contains("unknown source"), "\(text)")
      }
    }
  }

  @Test("A text that tells the cases apart is no property, and each case has a first object")
  func tags() throws {
    let documents = [
      #"{"type": "a", "x": 1, "y": 2}"#, #"{"type": "b", "z": 1, "w": 2}"#,
      #"{"type": "a", "x": 1, "y": 2}"#, #"{"type": "b", "z": 1, "w": 2}"#,
    ]
    let tag = try text("$.type", documents)
    #expect(tag[0] == "$.type: no property: it chooses the case of Root")
    let cases = ["    first 2 × \"a\" at 1.json:1:1", "    first 2 × \"b\" at 2.json:1:1"]
    for line in cases { #expect(tag.contains(line), "\(tag)") }
    let root = try text("$", documents)
    #expect(root[0] == "$: Root" && root.contains(cases[0]))
    #expect(try text("$.x", documents)[0] == "$.x: var x: Int")
  }

  @Test("What is merged with others is explained under its own path, and so is a key of a map")
  func otherPaths() throws {
    let pair = #"{"a": {"id": 1, "n": "x", "k": 2}, "b": {"id": 2.5, "n": "y", "k": 1}}"#
    let merged = try text("$.b.id", [pair])
    #expect(merged[0] == "$.b.id: var id: Double" && merged[1] == "  it is merged with $.a.id")
    #expect(
      merged.contains("  1 of 2 numbers have a fraction or an exponent, first 2.5 at 1.json:1:48"),
      "\(merged)")
    let map = try text("$.m['2']", [#"{"m": {"1": 1, "2": 2.5}}"#])
    #expect(map[0] == "$.m.2: Double" && map[1] == "  it is merged with $.m.*")
  }

  @Test(
    "Every format names places as its errors do",
    arguments: [
      ("$[*].v", "yaml", "- v: 1\n- v: 2.5\n", "2:6"),
      ("$[*].v", "csv", "v,w\n1,a\n2.5,b\n", "3:1"),
      ("$.v", "ndjson", "{\"v\": 1}\n\n{\"v\": 2.5}\n", "3:7"),
      ("$.v", "json", "{\"v\": 1} {\"v\":\n2.5}", "2:1"),
      ("$[*].v", "json5", "[{v: 1}, {v: 2.5}]", "1:14"),
      ("$.i[*].@v", "xml", "<r><i v=\"1\"/><i v=\"2.5\"/></r>", "1:17"),
      ("$.a[*].v", "toml", "[[a]]\nv = 1\n[[a]]\nv = 2.5\n", "4:5"),
      ("$.v", "yaml", "v: 1\n---\nv: 2.5\n", "3:4"),
    ])
  func placesOfFormats(_ path: String, _ format: String, _ sample: String, _ place: String) throws {
    let text = try text(path, [sample], name: format)
    #expect(text.contains { $0.hasSuffix("first 2.5 at 1.\(format):\(place)") }, "\(text)")
  }

  @Test("A format of bytes names the byte")
  func placesOfBytes() throws {
    let value = try AnyValue(json: "[{\"v\": 1}, {\"v\": 2.5}]")
    for (name, bytes) in [
      ("a.msgpack", try MessagePackMapper().encode(value)),
      ("a.cbor", try CBORMapper().encode(value)),
    ] {
      let source = SampleSource.bytes(bytes, name: name)
      let model = Inference.model(of: try SampleReader.shape(of: [source]))
      let explanation = Explanation(model, rules: .init(), sources: [source])
      let path = try #require(SamplePath("$[*].v"))
      let text = try #require(explanation.text(at: path))
      #expect(text.contains("first 2.5 at \(name):byte 8"), "\(text)")
    }
  }

  @Test("Parts of samples merge in any grouping and order to the same facts", arguments: 0..<40)
  func factsMerge(_ seed: Int) throws {
    var random = RandomDocuments(seed: seed)
    let documents = try random.documents(12)
    let parts = try [0..<4, 4..<9, 9..<12].map { range in
      var reader = SampleReader(format: .json, firstSource: range.lowerBound)
      for document in documents[range] {
        try reader.read(.bytes(Array(document.utf8), name: "sample.json"))
      }
      return reader.shape
    }
    func merged(_ order: [Int]) -> Shape {
      var shape = Shape()
      for index in order { shape.merge(parts[index]) }
      return shape
    }
    var nested = parts[1]
    nested.merge(parts[2])
    var right = parts[0]
    right.merge(nested)
    let whole = facts(merged([0, 1, 2]))
    var one = SampleReader(format: .json)
    for document in documents { try one.read(.bytes(Array(document.utf8), name: "sample.json")) }
    #expect(facts(one.shape) == whole)
    for shape in [right, merged([2, 1, 0]), merged([1, 2, 0])] { #expect(facts(shape) == whole) }
  }

  /// All first places of a shape.
  private func facts(_ shape: Shape) -> [String] {
    var lines = shape.origins.map { "\($0.key) \($0.value)" }
    lines += shape.facts.map { "\($0.key) \($0.value)" }
    if let arrays = shape.arrays { lines += facts(arrays.element).map { "[] " + $0 } }
    if let objects = shape.objects {
      lines.append("first \(objects.first as Any)")
      for property in objects.properties {
        lines.append("\(property.key) lacked \(property.gap as Any)")
        lines += facts(property.shape).map { "\(property.key) " + $0 }
      }
    }
    return lines.sorted()
  }
}
