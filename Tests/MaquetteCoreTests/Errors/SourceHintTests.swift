import MaquetteCore
import Testing

@Suite("Sources that are no JSON text, and excerpts of long lines")
struct SourceHintTests {
  private static func utf16(_ text: String, bigEndian: Bool) -> [UInt8] {
    text.utf16.flatMap { unit in
      let bytes = [UInt8(unit >> 8), UInt8(unit & 0xFF)]
      return bigEndian ? bytes : bytes.reversed()
    }
  }

  private static let utf16Hint = "the text seems to be UTF-16; convert it to UTF-8"
  private static let pageHint = "the text seems to be a page in HTML, such as a server's error"

  @Test(
    "An error at the beginning says what the source seems to be",
    arguments: [
      (utf16(#"{"a":1}"#, bigEndian: true), utf16Hint),
      (utf16(#"{"a":1}"#, bigEndian: false), utf16Hint),
      ([0xFE, 0xFF] + utf16("{}", bigEndian: true), utf16Hint),
      ([0xFF, 0xFE] + utf16("{}", bigEndian: false), utf16Hint),
      (utf16("[1]", bigEndian: false), utf16Hint),
      ([0, 0, 0, 0x7B], "the text seems to be UTF-32; convert it to UTF-8"),
      ([0x7B, 0, 0, 0], "the text seems to be UTF-32; convert it to UTF-8"),
      ([0x1F, 0x8B, 8, 0], "the data seems to be compressed with gzip; decompress it"),
      (Array("  <!DOCTYPE html><html>".utf8), pageHint),
      (Array("\n<HTML lang='en'>".utf8), pageHint),
      (Array("<?xml version='1.0'?>".utf8), "the text seems to be XML"),
      ([], "the text is empty"), (Array(" \r\n".utf8), "the text is empty"),
    ] as [([UInt8], String)])
  func hints(_ bytes: [UInt8], _ hint: String) {
    let error = #expect(throws: MappingError.self) { try Place(json: bytes) }
    #expect(error?.hint == hint)
    let tree = #expect(throws: MappingError.self) { try AnyValue(json: bytes) }
    #expect(tree?.hint == hint)
    let report = JSONMapper().decodeReporting(Place.self, from: bytes)
    #expect(report.errors.map(\.hint) == [hint])
  }

  @Test(
    "Other errors have no such hint",
    arguments: ["{", "[", "nul", "[1,<]", #"{"a":<b>}"#, "?", #""<html>" x"#, "[] <html>"])
  func others(_ text: String) {
    let error = #expect(throws: MappingError.self) { try AnyValue(json: text) }
    #expect(error?.hint == nil)
  }

  @Test("An excerpt has an ellipsis where its line is cut, and the caret below the place")
  func excerpts() throws {
    let filler = String(repeating: "x", count: 200)
    func lines(_ text: String) throws -> (line: String, caret: Int) {
      let error = try #require(throws: MappingError.self) { _ = try [Int](json: text) }
      let lines = error.details.split(separator: "\n", omittingEmptySubsequences: false)
      let line = String(lines[1].dropFirst(4))
      return (
        line,
        try #require(
          lines[2].dropFirst(4).firstIndex(of: "^")
            .map { lines[2].dropFirst(4).distance(from: lines[2].dropFirst(4).startIndex, to: $0) })
      )
    }
    for (text, startsCut, endsCut) in [
      (#"["a"]"#, false, false), (#"["a","\#(filler)"]"#, false, true),
      (#"[\#(String(repeating: "1,", count: 90))"a"]"#, true, false),
      (#"[\#(String(repeating: "1,", count: 90))"a","\#(filler)"]"#, true, true),
      ("[\n\"a\"\n]", false, false), ("[1,\n \"a\", \"\(filler)\"\n]", false, true),
    ] {
      let (line, caret) = try lines(text)
      #expect(line.hasPrefix("\u{2026}") == startsCut, "\(line)")
      #expect(line.hasSuffix("\u{2026}") == endsCut, "\(line)")
      #expect(line.dropFirst(caret).hasPrefix(#""a""#), "\(line) \(caret)")
    }
  }
}
