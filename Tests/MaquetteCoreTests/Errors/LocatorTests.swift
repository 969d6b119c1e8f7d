import Testing

@testable import MaquetteCore

@Suite("Places of offsets in text")
struct LocatorTests {
  private static let texts = [
    #"{"a":[1,2,{"b":"x,y}]"}],"c\"d":{"e":null}}"#,
    "{\n  \"key\" : [ \"a\\\\\" , \"ü😀\" ,\n\n  -1.5e3 ] ,\r\n \"long key of more than sixteen bytes\": {}}",
    "[[[[[[[[[[[[[[[[[[1,2],3],4]]]]]]]]]]]]]]]]", "[\"\\\"\\\\\\\"\", \"", "{\"a\":\"\\",
    "{\"a\" 1 , ]", "[\"a\\\nb\",\n\"c\\\n\nd",
    "", "\"" + String(repeating: "-", count: 40) + "\\\"" + String(repeating: "-", count: 40),
  ]

  /// Offsets in steps of one are found byte by byte, distant ones sixteen bytes at a time.
  @Test("An offset has the same place whether the pass stops before it or not", arguments: texts)
  func agreement(_ text: String) {
    for filler in ["", " ", "       ", "               "] {
      let bytes = Array((filler + text).utf8)
      let all = JSONLocator.places(of: Array(0...bytes.count), in: bytes.span)
      for offset in 0...bytes.count {
        let one = JSONLocator.places(of: [offset], in: bytes.span)[0]
        #expect(one.path == all[offset].path, "\(text) at \(offset)")
        #expect(one.location == all[offset].location, "\(text) at \(offset)")
      }
    }
  }

  @Test("Paths and columns of known offsets")
  func known() {
    let text = Array("{\"a\":[1,\n {\"bé\":\"x,y}]\",\"c\":true}]}".utf8)
    func place(_ part: String) -> String {
      let part = Array(part.utf8)
      let offset = text.indices.first { text[$0...].starts(with: part) }!
      let place = JSONLocator.places(of: [offset], in: text.span)[0]
      return "\(place.path) \(place.location.line):\(place.location.column)"
    }
    #expect(place("1") == "a[0] 1:7")
    #expect(place("\"x,y") == "a[1].bé 2:8")
    #expect(place("true") == "a[1].c 2:20")
  }
  @Test("Line ends in strings count")
  func lineEndsInStrings() {
    let text = Array("[\"a\\\nb\", 1,\n\"c\\\n\nd".utf8)
    let places = JSONLocator.places(of: [7, 9, 15, 16, 17], in: text.span).map(\.location)
    #expect(places.map(\.line) == [2, 2, 3, 4, 5])
    #expect(places.map(\.column) == [3, 5, 4, 1, 1])
  }

  /// Each line end is found at every distance from the start, byte by byte and in blocks.
  @Test("LF, CRLF and CR end a line, and a byte order mark is no column", arguments: 0..<34)
  func lineEnds(_ length: Int) {
    let filler = String(repeating: "é", count: length)
    for mark in ["", "\u{FEFF}"] {
      for lineEnd in ["\n", "\r\n", "\r"] {
        let text = Array("\(mark)\(filler)\(lineEnd)\(lineEnd)\(filler)x\(filler)".utf8)
        let offset = text.firstIndex(of: 0x78)!
        let expected = TextLocation(line: 3, column: length + 1, byteOffset: offset)
        #expect(JSONLocator.places(of: [offset], in: text.span)[0].location == expected)
        #expect(TextLocation.locations(of: [offset], in: text.span)[offset] == expected)
      }
    }
    let start = TextLocation(line: 1, column: 1, byteOffset: 3)
    #expect(JSONLocator.places(of: [3], in: Array("\u{FEFF}x".utf8).span)[0].location == start)
  }

  @Test("The line of an error is the one between two line ends, whichever they are")
  func shownLines() throws {
    for lineEnd in ["\n", "\r\n", "\r"] {
      let text = "[1,\(lineEnd) 2,\(lineEnd) 3 x\(lineEnd)]"
      let error = #expect(throws: MappingError.self) { try [Int](json: text) }
      #expect(try #require(error?.location).line == 3)
      #expect(error?.details.split(separator: "\n").suffix(2) == ["  |  3 x", "  |    ^"])
    }
  }
}
