import TestSupport
import Testing

@testable import MaquetteCore
@testable import MaquetteRepairs

/// What holds for every text: valid text does not change, and nothing takes more than linear time.
@Suite("Properties of repairs")
struct RepairPropertyTests {
  // Features: 6.3
  @Test("No repair changes a valid document") func validDocuments() throws {
    var generator = SeededGenerator(seed: 77)
    let mapper = JSONMapper(options: .init(repairs: .all))
    for _ in 0..<LongRun.count(1500, long: 100_000) {
      let tree = generator.document(depth: 0)
      let format = generator.pick([
        JSONFormat.compact, .pretty, JSONFormat(escapesSlashes: true, escapesNonASCII: true),
      ])
      let text = try JSONMapper(options: .init(format: format)).encode(tree)
      #expect(mapper.options.decoding.repairer?.repair(text.span, mapper.options.decoding) == nil)
      let report = mapper.decodeReporting(AnyValue.self, from: text)
      #expect(report.value == tree && report.issues.isEmpty)
      // Not even if the text was not checked before: every choice keeps what is valid.
      guard tree.string == nil else { continue }
      var repairer = JSONRepairer(
        text, allowing: mapper.options.repairs, mapper.options.decoding.limits)
      let repaired = repairer.repaired()
      #expect(repaired?.bytes == text, "\(String(decoding: text, as: UTF8.self))")
      #expect(repaired?.repairs.isEmpty == true)
    }
  }

  @Test("What is repaired is valid, and its places are in the text") func damagedDocuments() throws
  {
    var generator = SeededGenerator(seed: 78)
    let options = MappingOptions<JSONFormat>(repairs: .all).decoding
    let pieces = [
      "'", "\"", ",", "}", "]", "{", "[", ":", "//", "/*", "*/", "\\", "\n", "...", "“", "```", "a",
      "+", "1", "\"\"", "{{", "}}", "(", ")", ";", "::", "u'", "\"\"\"",
    ]
    var repairedCount = 0
    for _ in 0..<LongRun.count(3000, long: 200_000) {
      let text = generator.damaged(
        try JSONMapper().encode(generator.document(depth: 0)), pieces: pieces)
      guard let repaired = options.repairer?.repair(text.span, options) else { continue }
      repairedCount += 1
      #expect((try? AnyValue(json: repaired.bytes)) != nil)
      #expect(!repaired.repairs.isEmpty, "\(String(decoding: text, as: UTF8.self))")
      var last = 0
      for offset in 0...repaired.bytes.count {
        let origin = repaired.origin(offset)
        #expect(origin >= last && origin <= text.count)
        last = origin
      }
    }
    #expect(repairedCount > 500)
  }

  @Test("Hostile text takes linear time", .timeLimit(.minutes(10))) func hostile() {
    let options = MappingOptions<JSONFormat>(repairs: .all).decoding
    let count = LongRun.count(8_000, long: 600_000)
    for start in ["", "[", "{\"a\":", "{\"a\":\"", "[\"", "['"] {
      for piece in [
        "\"", "\"x", "\"//", "\"/*", "\"//\n", "//\"\n", "\",\"", "\" , ", "\" \"", "'\"", "{", "[",
        "}]", "]\"", "a,", ",a",
        "\\\"", "\"+\"", "a: ", "…", "1,000,", "x\n", "\"\n}", "“", "” “", "/**/", "\"/**/ ", "[1,",
        "`", "```\n", "{\"a\":{", "\\n",
        "\"\"\"", "\"\"", "\"\"a", "(", "(1,", "(\"", ";", "1;", "\";", "u'", "u'a", "{{", "}}",
        "::",
        "a ", "a, ",
      ] {
        let text = Array((start + String(repeating: piece, count: count / piece.utf8.count)).utf8)
        _ = options.repairer?.repair(text.span, options)
      }
    }
    for (index, form) in Self.farForms.enumerated() {
      #expect(growth(of: form, options) < 10, "form \(index)")
    }
  }

  /// Many places from which the same far one is looked at.
  private static let farForms: [@Sendable (Int) -> String] = [
    { "{\"a\":\"x\n" + repeated(" ", $0) + "z" + repeated(" \"b", $0) },
    { "{\"a\":\"x" + repeated("\n", $0) + "z" + repeated(" \"b", $0) },
    { "{\"a\":\"x" + repeated("\"//", $0) + "\n" + repeated(" ", $0) + "z" },
    { "{\"a\":\"x" + repeated("\"//", $0) + "\n\"" + repeated("k", $0) },
    { "{\"a\":\"x" + repeated("\"//", $0) + "\n\"" + repeated("\\\\", $0) },
    {
      "{\"a\":\"x" + repeated("\"/*", $0) + "*/ /*" + repeated("y", $0) + "*/ /*"
        + repeated("z", $0) + "*/ k"
    },
    { "[a" + repeated(",//", $0) + "\n" + repeated("\u{A0}", $0) + "k" },
    { "{" + repeated("«a: 1,", $0) },
    { "{\"a\": " + repeated("«x\nb:", $0) },
  ]

  private static func repeated(_ piece: String, _ length: Int) -> String {
    String(repeating: piece, count: length / piece.utf8.count)
  }

  /// How much longer a text of four times the length takes, at least; 16 times if the time is quadratic.
  private func growth(of form: (Int) -> String, _ options: DecodingOptions) -> Double {
    let length = LongRun.count(2_000, long: 20_000)
    var least = Double.infinity
    for _ in 0..<3 {
      let times = [length, length * 2, length * 4].map { length in
        let text = Array(form(length).utf8)
        return ContinuousClock().measure { _ = options.repairer?.repair(text.span, options) }
      }
      least = min(least, times[2] / times[0], times[2] / times[1] * (times[2] / times[1]))
      // Other processes make single times long.
      if least < 10 { break }
    }
    return least
  }
}

extension SeededGenerator {
  /// A random tree with strings that look like mistakes.
  fileprivate mutating func document(depth: Int) -> AnyValue {
    switch below(depth == 0 ? 12 : depth < 5 ? 9 : 6) {
    case 0: .null
    case 1: .bool(below(2) == 0)
    case 2: .number(AnyValue.Number(below(2_000_000) - 1_000_000))
    case 3: .number(AnyValue.Number(Double(below(100_000)) / 64))
    case 4, 5: .string(string())
    case 6, 9: .array((0..<below(5)).map { _ in document(depth: depth + 1) })
    default:
      .object(
        AnyValue.Object(
          (0..<below(5)).map { .init(key: string() + "\($0)", value: document(depth: depth + 1)) }))
    }
  }

  private mutating func string() -> String {
    (0..<below(4)).map { _ in
      pick([
        "", "a", "it's", "\"", ",", " ", ", ", ": ", "{", "}", "[", "]", "\n", "\\", "//",
        "/* x */", "# y", "…", "...", "“q”", "True", "null",
        "1,234", "+", "é", "```json", "\u{0}", "\": \"", "\", \"", "key", "\t", "007", "\u{A0}",
      ])
    }.joined()
  }
}
