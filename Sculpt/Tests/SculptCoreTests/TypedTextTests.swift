import Maquette
import Synchronization
import Testing

@testable import SculptCore

/// In tables and markup texts are all there is: a column is numbers only if every text is written like one.
@Suite struct TypedTextTests {
  private func model(_ text: String, named name: String) throws -> TypeModel {
    var rules = InferenceRules()
    rules.guessesGaps = false
    let source = SampleSource.bytes(Array(text.utf8), name: name)
    return Inference.model(of: try SampleReader.shape(of: [source]), by: rules)
  }

  private func type(of cells: [String], inMarkup: Bool = false) throws -> String {
    let text =
      inMarkup
      ? "<r>" + cells.map { "<i><v>\($0)</v><w>a</w></i>" }.joined() + "</r>"
      : "v,w\n" + cells.map { "\($0),a\n" }.joined()
    let model = try model(text, named: inMarkup ? "a.xml" : "a.csv")
    let path = try #require(SamplePath(inMarkup ? "$.i[*].v" : "$[*].v"))
    let decision = try #require(model.decisions[path])
    return SwiftFile(model).type(decision.type)
  }

  @Test(
    "The type of a column",
    arguments: [
      (["1", "-2", "30"], "Int"), (["1.50", "2"], "Double"), (["1.5e-7", "2.0E10"], "Double"),
      (["1e+16"], "Double"), (["18446744073709551615"], "UInt64"),
      (["123456789012345678901234567890"], "Decimal"), (["true", "false"], "Bool"),
      // Codes with zeros at the start, and with what is no part of a number.
      (["01234", "12345"], "String"), (["8001", "0800"], "String"), (["00", "01"], "String"),
      (["+41", "41"], "String"), (["1E3", "2E5"], "String"), (["12e5"], "String"),
      (["0x1F", "1"], "String"),
      (["1,5", "2"].map { "\"\($0)\"" }, "String"), (["1.", "2"], "String"),
      ([".5", "1"], "String"),
      (["1", "n/a", "2.5"], "String"), (["true", "1"], "String"), (["yes", "true"], "String"),
      (["TRUE", "FALSE"], "String"),
    ])
  func columns(_ cells: [String], _ expected: String) throws {
    #expect(try type(of: cells) == expected)
    // One element alone is no array.
    if cells.count > 1, !cells[0].hasPrefix("\"") {
      #expect(try type(of: cells, inMarkup: true) == expected)
    }
  }

  @Test("An empty cell is null, and the others decide")
  func emptyCells() throws {
    for (cell, type) in [("01", "String"), ("1", "Int"), ("true", "Bool")] {
      let model = try model("v,w\n\(cell),a\n,b\n\(cell),c\n", named: "a.csv")
      let path = try #require(SamplePath("$[*].v"))
      let declaration = SwiftFile(model).declarations(at: path)[0].code
      #expect(declaration == "@EncodableIf(.always) var v: \(type)?")
    }
  }

  @Test(
    "Every cell comes back: a text with the same letters, a number with the same value",
    arguments: 0..<20)
  func cellsComeBack(_ seed: Int) throws {
    var random = RandomDocuments(seed: seed)
    let texts = [
      "1", "01", "-1", "1.50", "0.10", "1e3", "1E3", "+1", "true", "false", "TRUE", "x", "n/a",
      "1.5e-7", "007",
      "18446744073709551616", "2024-05-06", "00:01", "1_000", "0x10", "١",
    ]
    let rows = (0..<6).map { _ in (0..<3).map { _ in texts[random.number(below: texts.count)] } }
    let table = "a,b,c\n" + rows.map { $0.joined(separator: ",") + "\n" }.joined()
    let model = try model(table, named: "a.csv")
    var verification = Verification(model)
    let values = Mutex<[AnyValue]>([])
    verification.onValue = { value in values.withLock { $0.append(value) } }
    try verification.problems(in: .bytes(Array(table.utf8), name: "a.csv")) {
      Issue.record("\($0.message)")
    }
    let decoded = try #require(values.withLock { $0.first?.array })
    #expect(decoded.count == rows.count)
    for (row, object) in zip(rows, decoded) {
      for (key, cell) in zip(["a", "b", "c"], row) {
        switch object[key] {
        case .string(let text): #expect(text == cell)
        case .number(let number): #expect(AnyValue.Number(decimal: cell) == number)
        case .bool(let bool): #expect("\(bool)" == cell)
        default: Issue.record("\(cell) became \(object[key] as Any)")
        }
      }
    }
  }

  @Test("The text that makes a column one of texts is named")
  func explanation() throws {
    let source = SampleSource.bytes(Array("zip,n\n8001,1\n01234,2\n0999,3\n".utf8), name: "a.csv")
    let model = Inference.model(of: try SampleReader.shape(of: [source]))
    let explanation = Explanation(model, rules: .init(), sources: [source])
    let path = try #require(SamplePath("$[*].zip"))
    let text = try #require(explanation.text(at: path))
    #expect(
      text.contains(
        "\n  a text is written like no number, so all are texts, first \"01234\" at a.csv:3:1"),
      "\(text)")
  }
}
