import Foundation
import Testing

/// The command takes what RFC 8259 calls JSON, and says where other documents break its rules.
@Suite struct GrammarTests: CommandRunning {
  /// Documents that break a rule, by the part of the grammar.
  private static let malformed: [(part: String, documents: [String])] = [
    (
      "structure",
      [
        "]", "}", ",", ":", "[", "{", "[1", "[[[1]]", #"{"a""#, #"{"a":"#, #"{"a": 1"#, "[1}",
        #"{"a": 1]"#, "[,1]", "[1,,2]", "[1,]", "{,}", #"{"a": 1,,"b": 2}"#, #"{"a": 1,}"#,
        #"{"a" 1}"#, #"{"a":: 1}"#, #"{"a"; 1}"#, "{1: 1}", "{null: 1}", "{[]: 1}", "{a: 1}",
        #"{"a", "b"}"#, "[:]", "[1: 2]", "[true false]", "1 ]", #"{"a": 1 "b": 2}"#,
        String(repeating: "[", count: 20_000),
      ]
    ),
    (
      "literals",
      [
        "tru", "n", "[True]", "[NULL]", "[nul]", "[nulll]", "[truefalse]", "[NaN]", "[Infinity]",
        "[-Infinity]", "[undefined]", "[yes]",
      ]
    ),
    (
      "numbers",
      [
        "-", "[+1]", "[.5]", "[-.5]", "[1.]", "[1.e1]", "[01]", "[-01]", "[00]", "[0x1]", "[1e]",
        "[1e+]", "[0e]", "[1E-]", "[1_000]", "[1,000]", "[--1]", "[- 1]", "[1a]", "[1.2.3]",
        "[1e2.5]", "[１]", "[1f]", "[1 2]",
      ]
    ),
    (
      "texts",
      [
        "\"", "[\"a", "[\"a\\", "[\"a\\\"]", #"["\u12"]"#, #"["\uZZZZ"]"#, #"["\u 123"]"#,
        #"["\x41"]"#, #"["\'"]"#, #"["\0"]"#, #"["\U0041"]"#, "[\"\n\"]", "[\"\t\"]", "[\"\r\"]",
        "[\"\u{0}\"]", "[\"\u{1F}\"]", "['a']", "[`a`]", "[“a”]", "\"a\"b", "[\"\\\u{0}\"]",
      ]
    ),
    ("space", ["[\u{A0}1]", "[\u{B}1]", "[\u{C}1]", "[\u{2028}1]", "\u{0}[1]", "[\u{FEFF}1]"]),
    ("comments", ["[1] // one", "/* one */ 1", "# one\n1", "[1, /* two */ 2]", "[1] -- one"]),
  ]

  /// Bytes that are no UTF-8.
  private static let otherBytes: [[UInt8]] = [
    [0x22, 0xFF, 0x22], [0x5B, 0x22, 0x80, 0x22, 0x5D], [0x22, 0xC0, 0xAF, 0x22],
    [0x22, 0xED, 0xA0, 0x80, 0x22], [0x22, 0xF4, 0x90, 0x80, 0x80, 0x22], [0x22, 0xE2, 0x82],
    [0xFF, 0xFE, 0x5B, 0x00, 0x5D, 0x00], [0xFE, 0xFF, 0x00, 0x5B, 0x00, 0x5D],
    [0x5B, 0x0A, 0x22, 0xE2, 0x28, 0xA1, 0x22, 0x5D],
  ]

  private static let legal = [
    "0", "-0", "0e1", "0E-0", "1e400", "-1.5E+10", "123456789012345678901234567890", "true",
    " \t\r\n false \r", "null", "\"\"", #""\"\\\/\b\f\n\r\t\u0000\u00E9\uD83D\uDE00""#,
    "\"\u{7F}\u{2028}é👍\"", "[]", "{}", "[ ]", "{\n}", "[[],{}]", #"{"": 1, "a": {"a": []}}"#,
    #"{"a": 1, "a": "x"}"#, "\u{FEFF}[1]", "[\"\u{FEFF}\"]",
    String(repeating: "[", count: 100) + String(repeating: "]", count: 100),
  ]

  /// Expects an exit code of 65 and a place inside the document.
  private func expectRefusal(of bytes: [UInt8], in folder: URL) throws {
    let file = folder.appending(path: "a.json")
    try Data(bytes).write(to: file)
    let outcome = try sculpt("a.json", in: folder)
    let shown = String(decoding: bytes.prefix(60), as: UTF8.self)
    #expect(outcome.code == 65 && outcome.output.isEmpty, "\(shown)")
    let pattern = #/^a\.json:([0-9]+):([0-9]+): error: /#
    let place = try #require(outcome.errors.firstMatch(of: pattern), "\(shown): \(outcome.errors)")
    let (line, column) = (try #require(Int(place.1)), try #require(Int(place.2)))
    let text = String(decoding: bytes, as: UTF8.self).replacing("\r\n", with: "\n")
    let lines = text.unicodeScalars.split(omittingEmptySubsequences: false) {
      $0 == "\n" || $0 == "\r"
    }
    #expect(lines.indices.contains(line - 1), "\(shown): \(line)")
    #expect(column >= 1 && column <= lines[line - 1].count + 1, "\(shown): \(line):\(column)")
  }

  @Test("Documents that break a rule end with 65 and a place", arguments: malformed.indices)
  func malformedDocuments(_ index: Int) throws {
    try withFolder([:]) { folder in
      for document in Self.malformed[index].documents {
        try expectRefusal(of: Array(document.utf8), in: folder)
      }
    }
  }

  @Test func bytesThatAreNoText() throws {
    try withFolder([:]) { folder in
      for bytes in Self.otherBytes { try expectRefusal(of: bytes, in: folder) }
    }
  }

  @Test func legalDocumentsAreAccepted() throws {
    try withFolder([:]) { folder in
      for document in Self.legal {
        try Data(document.utf8).write(to: folder.appending(path: "a.json"))
        let outcome = try sculpt("a.json", in: folder)
        #expect(outcome.code == 0 && outcome.errors.isEmpty, "\(document): \(outcome.errors)")
      }
    }
  }
}
