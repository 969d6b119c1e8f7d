import MaquetteCore
import MaquetteJSONTools
import MaquetteMappings
import MaquetteRepairs
import MaquetteStreams
import TestSupport
import Testing

/// What begins like JSON is one value in prose, whatever is wrong inside it.
@Suite("Damaged JSON in prose")
struct DamagedValueTests {
  private static func texts(_ text: String) -> [String] {
    JSONText.values(in: text).map { String(decoding: Array(text.utf8)[$0.range], as: UTF8.self) }
  }

  @Test("A part of a value is never found in its place")
  func wholes() {
    for marked in DamagedTexts.marked {
      let text = MarkedText(marked)
      let first = JSONText.firstValue(in: text.text)
      #expect(text.marked(JSONText.values(in: text.text), first) == marked)
    }
  }

  @Test("Repairs repair the value where it is, and tell it")
  func repairs() throws {
    let mapper = JSONMapper(options: .init(repairs: .all))
    let text =
      "Here:\n"
      + #"{"name": "f", "arguments": {"x": 1}, "note": "say "hi" now"} done"#
    let reports = Array(mapper.values(of: AnyValue.self, in: text).reports)
    #expect(reports.count == 1)
    let expected = try AnyValue(
      json: #"{"name": "f", "arguments": {"x": 1}, "note": "say \"hi\" now"}"#)
    #expect(reports.first?.value == expected)
    #expect(reports.first?.repairs.isEmpty == false)
    #expect(reports.first?.repairs.allSatisfy { $0.error.location?.line == 2 } == true)
  }

  @Test("A value with words is decoded as a whole, or not at all")
  func words() throws {
    let repairing = JSONMapper(options: .init(repairs: .all))
    for text in DamagedTexts.words {
      let answer = "Here: \(text), done."
      let found = try #require(JSONText.firstValue(in: answer))
      let report = repairing.decodeReporting(AnyValue.self, from: answer, in: found.range)
      #expect(report.errors.isEmpty && !report.repairs.isEmpty, "\(text): \(report.issues)")
      #expect(try report.value == repairing.decode(AnyValue.self, from: text))
      #expect(throws: MappingError.self) {
        try JSONMapper().decode(AnyValue.self, from: answer, in: found.range)
      }
    }
  }

  @Test("Without repairs, the value is an error with its place in the whole text")
  func errors() {
    let text = "Here:\n" + #"[{"id": 1}, {"id": 2}, {"id": 3,, "x" = 4}]"#
    let results = Array(JSONMapper().values(of: AnyValue.self, in: text))
    #expect(results.count == 1)
    let error = #expect(throws: MappingError.self) { try results.first?.get() }
    #expect(error?.location?.line == 2)
    #expect(error?.location?.column == 33)
  }

  @Test("Pieces of any size give the same values", arguments: [1, 2, 5, 31])
  func pieces(_ size: Int) {
    let mapper = JSONMapper(options: .init(repairs: .all))
    for marked in DamagedTexts.marked {
      let bytes = Array(MarkedText(marked).text.utf8)
      var parser = mapper.valueParser(of: AnyValue.self)
      var pieces: [String] = []
      for start in stride(from: 0, to: bytes.count, by: size) {
        parser.append(bytes[start..<min(start + size, bytes.count)])
        while let value = parser.next() { pieces.append("\(value)") }
      }
      parser.finish()
      while let value = parser.next() { pieces.append("\(value)") }
      #expect(pieces == mapper.values(of: AnyValue.self, in: bytes).map { "\($0)" }, "\(marked)")
    }
  }
}
