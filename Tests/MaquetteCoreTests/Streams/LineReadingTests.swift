import TestSupport
import Testing

@testable import MaquetteCore
@testable import MaquetteStreams

/// NDJSON: one value on each line.
@Suite("Lines")
struct LineReadingTests {
  /// A stream of places, and the expected records.
  struct Stream: Sendable, CustomTestStringConvertible {
    var text: String
    var records: [String]
    var options = DecodingOptions()
    var testDescription: String { text.debugDescription }

    init(_ text: String, _ records: [String], _ limits: DecodingOptions.Limits = .init()) {
      self.text = text
      self.records = records
      options.limits = limits
    }
  }

  static let streams: [Stream] = [
    Stream("", []),
    Stream("\n", []),
    Stream("1", ["1"]),
    Stream("1\n", ["1"]),
    Stream("1\n2", ["1", "2"]),
    Stream("1\r\n2\r\n", ["1", "2"]),
    Stream("1\r\n2\r", ["1", "2"]),
    Stream("\n\n1\n\r\n \t \n2\n\n\n", ["1", "2"]),
    Stream(" \t1 \n\t2\t\n", ["1", "2"]),
    Stream("\u{FEFF}1\n2\n", ["1", "2"]),
    Stream("\u{FEFF}", []),
    Stream("\u{FEFF}\n1", ["1"]),
    // Invalid lines, followed by valid ones.
    Stream(
      "1\nx\n3\n",
      ["1", "! unexpected character, expected Int, found 'x' (line 2, column 1) 2", "3"]),
    Stream(
      "1\n\r\n  [2]\r\n3\r\n",
      ["1", "! expected Int, found an array (line 3, column 3) 6", "3"]),
    Stream(
      "1 2\n3\n",
      ["! unexpected content after the value, found number 2 (line 1, column 3) 2", "3"]),
    Stream(
      "é\n\"é\"\n1 é",
      [
        "! unexpected character, expected Int, found 'é' (line 1, column 1) 0",
        "! expected Int, found string \"é\" (line 2, column 1) 3",
        "! unexpected content after the value, found 'é' (line 3, column 3) 10",
      ]),
    Stream(
      "\u{FEFF}x\n\u{FEFF}1\n",
      [
        "! unexpected character, expected Int, found 'x' (line 1, column 1) 3",
        "! unexpected character, expected Int, found '\u{FEFF}' (line 2, column 1) 5",
      ]),
    // A value does not continue on the next line.
    Stream(
      "-\n1]\n2",
      [
        "! invalid number, found - (line 1, column 1) 0",
        "! unexpected content after the value, found ']' (line 2, column 2) 3", "2",
      ]),
    Stream(
      "\"1\n2\"\n3",
      [
        "! unexpected end of the text, expected the end of the string (line 1, column 3) 2",
        "! unexpected content after the value, found string \" (line 2, column 2) 4", "3",
      ]),
    Stream("1\n-\n2", ["1", "! invalid number, found - (line 2, column 1) 2", "2"]),
    // Limits.
    Stream(
      "1\n22\n333\n4444\n5",
      [
        "1", "22", "333",
        "! input too large, expected a line of at most 3 bytes (line 4, column 1) 9", "5",
      ],
      .init(recordSize: 3)),
    Stream(
      "1\n      \r\n2",
      ["1", "! input too large, expected a line of at most 3 bytes (line 2, column 1) 2", "2"],
      .init(recordSize: 3)),
    Stream("1\n333\r\n5\n333\r", ["1", "333", "5", "333"], .init(recordSize: 3)),
    Stream(
      "1\n22222",
      ["1", "! input too large, expected a line of at most 3 bytes (line 2, column 1) 2"],
      .init(recordSize: 3)),
    Stream("1\n2\n", ["1", "2"], .init(size: 4)),
    Stream(
      "1\n2\n\n",
      ["1", "2", "! input too large, expected at most 4 bytes (line 1, column 1) 0"],
      .init(size: 4)),
    Stream(
      "1\n2\n345\n6\n",
      ["1", "2", "! input too large, expected at most 6 bytes (line 1, column 1) 0"],
      .init(size: 6)),
    Stream(
      "12345\n1",
      [
        "! number too long, expected at most 4 characters, found number 12345 (line 1, column 1) 0",
        "1",
      ],
      .init(numberLength: 4)),
  ]

  // Features: 224
  @Test("Reads lines", arguments: streams)
  func readsLines(_ stream: Stream) {
    #expect(Framings.lines.whole(Int.self, stream.text, stream.options).brief == stream.records)
  }

  // Features: 230
  @Test("Reads the same however the bytes come", arguments: streams)
  func readsTheSameHoweverTheBytesCome(_ stream: Stream) {
    let bytes = Array(stream.text.utf8)
    let whole = Framings.lines.whole(Int.self, bytes, stream.options)
    for split in 0...bytes.count {
      let parts = [bytes[..<split], bytes[split...]]
      #expect(Framings.lines.pushed(Int.self, parts, stream.options) == whole, "split at \(split)")
    }
    for length in 1...4 {
      #expect(Framings.lines.pushed(Int.self, bytes.chunks(of: length), stream.options) == whole)
    }
    GuardedPages.lend(bytes) { lent in
      #expect(Framings.lines.whole(Int.self, lent, stream.options) == whole)
    }
  }

  /// Truncated lines, each before a line that would complete it; a reader that looks past the end
  /// of its line would accept it.
  @Test func noLineGoesOnInTheNext() {
    let values = [
      "1234567890123", "-1.25e+10", "true", "null", #""text of some length""#, #""\u0041\\\"x""#,
      #"{"name":"n","id":7}"#, "[1,2,[3,4]]", "\"\u{e9}\u{1F600}\"",
    ]
    for value in values.map({ Array($0.utf8) }) {
      for cut in 1..<value.count {
        for lineEnd in ["\n", "\r\n", "\n\n", "\n                         \n"] {
          let text = value[..<cut] + Array(lineEnd.utf8) + value[cut...]
          // With and without enough bytes after the line to decode it in place.
          for padding in [0, 100] {
            let stream = text + [UInt8](repeating: 0x0A, count: padding)
            let first = JSONMapper().lines(of: AnyValue.self, from: Array(stream)).first { _ in true
            }
            let alone = decode(AnyValue.self, Array(value[..<cut]))
            #expect(first == alone, "\(String(decoding: stream, as: UTF8.self))")
          }
        }
      }
    }
  }

  @Test func errorsTellTheLineInTheStream() throws {
    var text = ""
    for number in 1...3000 {
      text += number == 2500 ? "{\"id\":7,\"name\":false}\n" : "{\"id\":7,\"name\":\"né\"}\r\n"
    }
    let mapper = JSONMapper(options: .init(conversions: .strict))
    let records = Array(mapper.lines(of: Person.self, from: text))
    #expect(records.count == 3000)
    let error = try #require(records[2499].error)
    #expect(
      error.details == """
        expected String at 'name' in Person, found bool false (line 2500, column 16)
          | {"id":7,"name":false}
          |                ^
        """)
    #expect(error.location?.byteOffset == 2499 * 23 + 15)
    #expect(records.filter { $0.error != nil }.count == 1)
  }

  /// A plain implementation of the rules: splits at LF, removes CR, skips blank lines, and decodes
  /// each line separately.
  ///
  /// For the place of an error, a CR alone ends a line, too.
  private func expected(_ bytes: [UInt8]) -> [String] {
    var records: [String] = []
    var start = 0
    var lineEnds = 0
    for line in bytes.split(separator: 0x0A, omittingEmptySubsequences: false) {
      defer {
        start += line.count + 1
        lineEnds += 1 + line.dropLast().count { $0 == 0x0D }
      }
      let text = line.last == 0x0D ? line.dropLast() : line
      if text.allSatisfy({ [0x20, 0x09, 0x0D].contains($0) }) { continue }
      switch decode(Person.self, Array(text)) {
      case .success(let person): records.append("\(person)")
      case .failure(let error):
        var moved = error.contents
        moved.location?.line += lineEnds
        moved.location?.byteOffset += start
        let offset = moved.location?.byteOffset ?? -1
        records.append("! \(MappingError(moved)) \(offset)")
      }
    }
    return records
  }

  @Test func mutatedLinesAreReadAsEachByItself() {
    var generator = SeededGenerator(seed: 23)
    let people =
      #"{"id":1,"name":"a","tags":["x","y"]}"# + "\n" + #"{"id":"2","name":"é\n"}"# + "\r\n\n"
    let alphabet = Array("[]{},:\"\\ 1ex\n\r\u{e9}\n".utf8)
    for _ in 0..<LongRun.count(200, long: 600) {
      var bytes = Array((people + people + people).utf8)
      for _ in 0...generator.below(4) {
        let place = generator.below(bytes.count)
        switch generator.below(3) {
        case 0: bytes[place] = generator.pick(alphabet)
        case 1: bytes.remove(at: place)
        default: bytes.insert(generator.pick(alphabet), at: place)
        }
      }
      let whole = Framings.lines.whole(Person.self, bytes)
      #expect(whole.brief == expected(bytes))
      for length in [1, 2, 7, 30] {
        #expect(
          Framings.lines.pushed(Person.self, bytes.chunks(of: length), DecodingOptions()) == whole)
      }
    }
  }

  @Test func privateValuesAreHidden() {
    let options = DecodingOptions(hidesValues: true)
    let records = Framings.lines.whole(Int.self, "1\n\"secret\"", options).records
    let line = "expected Int, found a string (line 2, column 1)"
    #expect(records == ["1", "! \(line) 2", line])
  }

  @Test func aSubstringIsReadInPlace() {
    let text = "x1\n2\n3x"
    let records = JSONMapper().lines(of: Int.self, from: text.dropFirst().dropLast())
    #expect(records.map(\.value) == [1, 2, 3])
  }

  @Test func iteratingTwiceReadsTwice() {
    let records = JSONMapper().lines(of: Int.self, from: "1\n2\n")
    #expect(Outcome(records) == Outcome(records))
    var iterator = records.makeIterator()
    while iterator.next() != nil {}
    #expect(iterator.next() == nil)
  }
}
