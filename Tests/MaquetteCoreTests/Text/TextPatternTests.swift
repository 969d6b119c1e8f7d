import TestSupport
import Testing

@testable import MaquetteMappings

/// Expressions of rules match as `Regex` does, in linear time wherever they can.
@Suite("Patterns of rules") struct TextPatternTests {
  private static func expect(_ pattern: String, matchesLikeRegex texts: [String]) throws {
    let (expression, own) = (try Regex(pattern), TextPattern(pattern))
    for text in texts {
      let isMatch = try expression.wholeMatch(in: text) != nil
      #expect(own.matches(text) == isMatch, "\(pattern) \(text.debugDescription)")
    }
  }

  @Test("Random expressions match as Regex does") func random() throws {
    var generator = SeededGenerator(seed: 23)
    let atoms = [
      "a", "b", "[ab]", "[^a]", #"\d"#, #"\w"#, #"\s"#, #"\W"#, ".", #"\."#, "-", "(?:ab|b)",
      "(a|)",
      "[a-c_.-]", "^", "$", "(b$)", "_", #"\x61"#, #"[\d\s]"#, "}", "]",
    ]
    let repeats = ["", "", "", "*", "+", "?", "{2}", "{1,3}", "{0,2}", "{2,}", "+?", "*?"]
    var counts = (linear: 0, matching: 0)
    for _ in 0..<LongRun.count(700, long: 20_000) {
      let parts = (0...generator.below(4)).map { _ in
        let atom = generator.pick(atoms)
        return atom == "^" || atom == "$" ? atom : atom + generator.pick(repeats)
      }
      let pattern = parts.joined(separator: generator.below(8) == 0 ? "|" : "")
      guard (try? Regex(pattern)) != nil else { continue }
      if TextPattern(pattern).isLinear { counts.linear += 1 }
      let texts = (0..<6).map { _ in
        (0..<generator.below(7)).map { _ in
          generator.pick(["a", "b", "c", "1", " ", ".", "_", "-", "}"])
        }
        .joined()
      }
      try Self.expect(pattern, matchesLikeRegex: texts)
      counts.matching += texts.contains { TextPattern(pattern).matches($0) } ? 1 : 0
    }
    #expect(counts.linear > 500 && counts.matching > 100)
  }

  @Test(
    "What only Regex knows is left to it",
    arguments: [
      #"\bcan't\b"#, #"(a|b)\1"#, "[a-z&&[^b]]+", "(?i)ABC", "(?=a)a+", #"\p{Lu}.*"#, "a++b", "é|e",
      "[a-z]{1,300}", #"\u{e9}?x"#, "a$\n", "[[ab]c]", #"\Qa.b\E"#, "[a--b]", "[^]]", "a{,2}",
    ])
  func others(_ pattern: String) throws {
    guard (try? Regex(pattern)) != nil else {
      return #expect(!TextPattern(pattern).matches("a"))
    }
    try Self.expect(
      pattern,
      matchesLikeRegex: [
        "", "a", "b", "aa", "ab", "abc", "ABC", "can't", "A!", "aab", "e\u{301}", "é", "x", "éx",
        "a\n",
        "a.b", String(repeating: "a", count: 300), String(repeating: "a", count: 301),
      ])
  }

  @Test("Characters beyond printable ASCII are those of Regex") func characters() throws {
    let texts = ["é", "e\u{301}", "\r\n", "\n", "\t", "٣", "a\u{200D}b", "👩‍👩‍👧", "\u{0}", "\u{7F}"]
    for pattern in [".", #"\d"#, #"\w+"#, #"\s"#, "[^a]", #"\W"#, ".{2}", #"\D*"#] {
      try Self.expect(pattern, matchesLikeRegex: texts)
    }
  }

  @Test(
    "Hostile text takes linear time", .timeLimit(.minutes(10)),
    arguments: [
      "(a+)+b", #"(\w+\s?)*!"#, "(a|a)*b", "(a*)*c", "(?:a?){60}b", "(?:a?){30}(?:a|b?){40}c",
      ".*.*.*.*=.*",
    ])
  func hostile(_ pattern: String) {
    let expression = TextPattern(pattern)
    let growth = ProcessorTime.growth(of: 4000) { size in
      (String(repeating: "a", count: size), size)
    } _: {
      #expect(!expression.matches($0))
    }
    #expect(growth < 9)
  }
}
