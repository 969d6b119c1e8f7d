import Maquette
import MaquetteYAML
import Synchronization
import TestSupport
import Testing

// Features: 219
@Suite("Documents of YAML as a stream")
struct YAMLStreamTests {
  static let streams: [(String, [String?])] = [
    ("", []), ("# note\n", []), ("a", ["a"]), ("a\n---\nb\n", ["a", "b"]),
    ("---\n---\n", ["", ""]), ("--- a\n--- b\n...\n", ["a", "b"]),
    ("a\n...\n...\nb\n", ["a", "b"]),
    ("%YAML 1.2\n---\na\n...\n# note\n%TAG ! tag:\n--- b\n", ["a", "b"]),
    ("--- |\n x\n ---\n y\n--- \"a\n  ---\n  b\"\n", ["x\n---\ny\n", "a --- b"]),
    ("---a\n", ["---a"]), ("\u{FEFF}--- a\r\n--- b\r\n", ["a", "b"]), ("a\r---\rb", ["a", "b"]),
    ("--- [\n--- b\n--- '\n--- d\n", [nil, "b", nil, "d"]), ("%YAML 1.2\n", [nil]),
    ("a\n--- b\n---", ["a", "b", ""]), ("a\n...", ["a"]), ("--- &x a\n--- *x\n", ["a", nil]),
  ]

  private func texts(_ results: [Result<String?, MappingError>]) -> [String?] {
    results.map { result in
      switch result {
      case .success(let text): text ?? ""
      case .failure: nil
      }
    }
  }

  @Test(
    "Documents are decoded one by one, also after an invalid one", arguments: streams)
  func memory(_ text: String, _ expected: [String?]) {
    let documents = YAMLMapper().documents(of: String?.self, from: text)
    #expect(texts(Array(documents)) == expected)
  }

  @Test("Pushed documents do not depend on how the bytes are split", arguments: streams)
  func pushed(_ text: String, _ expected: [String?]) {
    let bytes = Array(text.utf8)
    for length in 1...4 {
      var parser = YAMLMapper().documentParser(of: String?.self)
      var results: [Result<String?, MappingError>] = []
      for start in stride(from: 0, to: bytes.count, by: length) {
        parser.append(bytes[start..<min(start + length, bytes.count)])
        while let result = parser.next() { results.append(result) }
      }
      parser.finish()
      while let result = parser.next() { results.append(result) }
      #expect(texts(results) == expected)
    }
  }

  @Test("A long line in small pieces takes time in proportion to its length")
  func longLine() {
    let line = Array(("--- '" + String(repeating: "x", count: 300_000) + "'\n...\n").utf8)
    var parser = YAMLMapper().documentParser(of: String.self)
    var lengths: [Int] = []
    let time = ProcessorTime.of {
      for _ in 0..<2 {
        for start in stride(from: 0, to: line.count, by: 7) {
          parser.append(line[start..<min(start + 7, line.count)])
          while let result = parser.next() { lengths.append((try? result.get().count) ?? -1) }
        }
      }
    }
    #expect(lengths == [300_000, 300_000])
    #expect(time < 10_000_000_000)
  }

  @Test("Every error of a document is reported")
  func reports() {
    let text = "--- [1, x, 2,\n  y]\n--- [3]\n--- [\n"
    let reports = Array(YAMLMapper().documents(of: [Int].self, from: text).reports)
    #expect(
      reports.prefix(2).map { $0.errors.map { "\($0.path) \($0.location.map { "\($0)" } ?? "?")" } }
        == [
          ["[1] line 1, column 9", "[3] line 2, column 3"], [],
        ])
    #expect(reports.count == 3 && reports[1].value == [3])
    #expect(reports.last?.value == nil && reports.last?.errors.isEmpty == false)
  }

  @Test("Errors have their location in the stream")
  func places() throws {
    let documents = Array(
      YAMLMapper().documents(of: [Int].self, from: "- 1\n--- [2,\n  x]\n--- [3]\n"))
    guard case .failure(let error) = documents[1] else {
      Issue.record("no error")
      return
    }
    #expect(error.location == TextLocation(line: 3, column: 3, byteOffset: 14))
    #expect(error.path.description == "[1]")
    #expect(try documents[2].get() == [3])
  }

  @Test("Documents arrive asynchronously, and limits hold")
  func asynchronous() async throws {
    let chunks = AsyncStream { continuation in
      for chunk in ["- 1\n--", "- \n- 2\n..", ".\n- 3"] { continuation.yield(Array(chunk.utf8)) }
      continuation.finish()
    }
    var sums: [Int] = []
    for try await document in YAMLMapper().documents(of: [Int].self, from: chunks) {
      sums.append(try document.get().reduce(0, +))
    }
    #expect(sums == [1, 2, 3])
    let narrow = YAMLMapper(options: .init(limits: .init(recordSize: 8)))
    let results = Array(narrow.documents(of: AnyValue.self, from: "--- a\n--- long text\n--- b\n"))
    #expect(results.count == 2)
    #expect(failure { () throws(MappingError) in try results[1].get() }?.code == .sizeExceeded)
    let small = YAMLMapper(options: .init(limits: .init(size: 8)))
    let all = Array(small.documents(of: AnyValue.self, from: "--- a\n--- b\n"))
    #expect(failure { () throws(MappingError) in try all[1].get() }?.code == .sizeExceeded)
  }

  @Test("A mapper that reports issues does so for each document")
  func reportedIssues() {
    let issues = Mutex<[String]>([])
    let mapper = YAMLMapper { issue in issues.withLock { $0.append("\(issue.error)") } }
    let documents = mapper.documents(of: [Int].self, from: "[a, 1, b]\n---\n[2]\n--- [\n")
    #expect(documents.map { (try? $0.get())?.count } == [nil, 1, nil])
    let expected = Array(
      mapper.documents(of: [Int].self, from: "[a, 1, b]\n---\n[2]\n--- [\n").reports
    )
    .flatMap(\.issues).map { "\($0.error)" }
    #expect(issues.withLock { $0 } == expected && expected.count == 3)
  }
}
