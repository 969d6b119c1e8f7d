import TestSupport
import Testing

@testable import MaquetteCore
@testable import MaquetteStreams

/// Streams whose records report every issue, not only the first error.
@Suite("Reports of records")
struct RecordReportTests {
  /// Three people: one with four errors, one without errors, one with a number in a string.
  private static let people = [
    #"{"id":"x","name":[],"tags":["a"],"score":{}, "friends":[{"id":2}]}"#,
    #"{"id":2,"name":"b"}"#,
    #"{"id":"3","name":"c"}"#,
  ]

  private static func told(_ report: MappingReport<Person>) -> [String] {
    report.issues.map { "\($0.severity.name) \($0.path) \($0.error.location?.description ?? "?")" }
  }

  private static let expectedOnLines = [
    [
      "error id line 1, column 7", "error name line 1, column 18",
      "error score line 1, column 42", "error friends[0].name line 1, column 57",
    ],
    [],
    ["repair id line 3, column 7"],
  ]

  @Test("Every error and repair of a line is reported")
  func lines() {
    let reports = JSONMapper().lines(
      of: Person.self, from: Self.people.joined(separator: "\n")
    ).reports
    let records = Array(reports)
    #expect(records.map(Self.told) == Self.expectedOnLines)
    #expect(records.map { $0.value?.id } == [nil, 2, 3])
    // Each iteration starts from the beginning.
    #expect(Array(reports).map(Self.told) == Self.expectedOnLines)
  }

  @Test("Every error of an element is reported, with its index first")
  func elements() {
    let text = "[\(Self.people.joined(separator: ",\n"))]"
    let reports = Array(JSONMapper().elements(of: Person.self, from: text).reports)
    #expect(
      reports.map(Self.told) == [
        [
          "error [0].id line 1, column 8", "error [0].name line 1, column 19",
          "error [0].score line 1, column 43", "error [0].friends[0].name line 1, column 58",
        ],
        [],
        ["repair [2].id line 3, column 7"],
      ])
  }

  @Test("Every error of a document is reported, also over several lines")
  func documents() {
    let text =
      "{\n\"id\":true,\n\"name\":1.5e3}\n\n{\"id\":1,\"name\":\"a\"}{\"id\":[],\n\"name\":[]}"
    let mapper = JSONMapper(options: .init(conversions: .strict))
    let reports = Array(mapper.documents(of: Person.self, from: text).reports)
    #expect(
      reports.map(Self.told) == [
        ["error id line 2, column 6", "error name line 3, column 8"], [],
        ["error id line 5, column 26", "error name line 6, column 8"],
      ])
  }

  @Test("The reports are the same however the bytes come", arguments: [1, 2, 3, 7, 64])
  func chunks(_ length: Int) async throws {
    let bytes = Array(Self.people.joined(separator: "\n").utf8)
    var parser = JSONMapper().lineParser(of: Person.self)
    var pushed: [[String]] = []
    for chunk in bytes.chunks(of: length) {
      parser.append(chunk)
      while let report = parser.nextReport() { pushed.append(Self.told(report)) }
    }
    parser.finish()
    while let report = parser.nextReport() { pushed.append(Self.told(report)) }
    #expect(pushed == Self.expectedOnLines)

    let chunks = AsyncStream { stream in
      for chunk in bytes.chunks(of: length) { stream.yield(chunk) }
      stream.finish()
    }
    var arrived: [[String]] = []
    for await report in JSONMapper().lines(of: Person.self, from: chunks).reports {
      arrived.append(Self.told(report))
    }
    #expect(arrived == Self.expectedOnLines)
  }

  @Test("The number of issues of a record is limited, and the next record has its own")
  func issueLimit() {
    let mapper = JSONMapper(options: .init(limits: .init(issues: 2)))
    let line = "[\(Array(repeating: "{}", count: 50).joined(separator: ","))]"
    let reports = Array(mapper.lines(of: [Int].self, from: "\(line)\n[1]\n\(line)").reports)
    #expect(reports.map { $0.issues.count <= 3 } == [true, true, true])
    #expect(reports.map { $0.errors.isEmpty } == [false, true, false])
    #expect(reports[1].value == [1])
  }

  @Test("Each of several ways to decode a value has its location in the stream")
  func alternatives() {
    let inner = MappingError(.typeMismatch, at: 3)
    var contents = MappingError(.typeMismatch, at: 3).contents
    contents.alternatives = [.init(name: "a", error: inner)]
    let moved = MappingError(contents)
      .moved(to: TextLocation(line: 7, column: 1, byteOffset: 100), index: 4)
    #expect(moved.alternatives.first?.error.location?.line == 7)
    #expect(moved.alternatives.first?.error.path.description == "[4]")
  }

  // Decoding without a report yields the same records, and errors that their reports contain.

  private func expectSame<Framing: RecordFraming, Source>(
    _ records: Records<Framing, Source>, _ name: String
  ) where Framing.Element == Result<Framing.Record, MappingError> {
    let results = Array(records)
    let reports = Array(records.reports)
    #expect(reports.count == results.count, "\(name)")
    for (result, report) in zip(results, reports) {
      switch result {
      case .success(let value):
        #expect(report.errors.isEmpty, "\(name)")
        #expect(report.value.map { "\($0)" } == "\(value)", "\(name)")
      case .failure(let error):
        let told = report.errors.map { "\($0) \($0.location.map { "\($0)" } ?? "?")" }
        #expect(
          told.contains("\(error) \(error.location.map { "\($0)" } ?? "?")"), "\(name): \(told)")
      }
    }
  }

  @Test(
    "A report contains the error of decoding without one", arguments: LineReadingTests.streams)
  func sameLines(_ stream: LineReadingTests.Stream) {
    let mapper = JSONMapper(stream.options)
    expectSame(mapper.lines(of: Int.self, from: stream.text), stream.text)
    expectSame(mapper.documents(of: Int.self, from: stream.text), stream.text)
  }

  @Test("So has that of an element", arguments: ElementReadingTests.documents)
  func sameElements(_ text: String) {
    let mapper = JSONMapper()
    expectSame(mapper.elements(of: Int.self, from: text), text)
    expectSame(mapper.elements(of: [Int].self, from: text), text)
    expectSame(mapper.documents(of: [Int].self, from: text), text)
  }

  @Test("So have streams that are broken at random")
  func mutated() {
    var generator = SeededGenerator(seed: 31)
    let lines = Array(Self.people.joined(separator: "\n").utf8)
    let array = Array("[\(Self.people.joined(separator: ","))]".utf8)
    let alphabet = Array("[]{},:\"\\ 1ex\n\u{e9}\u{1E}".utf8)
    for _ in 0..<LongRun.count(400, long: 1500) {
      for text in [lines, array] {
        var text = text
        for _ in 0..<Int.random(in: 1...3, using: &generator) {
          let place = Int.random(in: 0..<text.count, using: &generator)
          let byte = alphabet[Int.random(in: 0..<alphabet.count, using: &generator)]
          if Bool.random(using: &generator) {
            text[place] = byte
          } else {
            text.insert(byte, at: place)
          }
        }
        let name = String(decoding: text, as: UTF8.self)
        expectSame(JSONMapper().lines(of: Person.self, from: text), name)
        expectSame(JSONMapper().elements(of: Person.self, from: text), name)
        expectSame(JSONMapper().documents(of: Person.self, from: text), name)
      }
    }
  }
}
