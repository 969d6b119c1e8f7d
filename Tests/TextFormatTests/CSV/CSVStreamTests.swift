import Foundation
import Maquette
import MaquetteCSV
import Synchronization
import TestSupport
import Testing

@Mappable
private struct CSVReading: Equatable {
  var station: String
  var celsius: Double
  var note: String?
}

@Mappable
private struct CSVRange: Equatable {
  var name: String
  var from: Int
  var to: Int
}

@Suite("Rows of CSV as a stream")
struct CSVStreamTests {
  private static let text =
    "\u{FEFF}station,celsius,note\r\nZürich,11.5,\"a\r\n\"\"b\"\"\"\r\n\r\nLima,cold,\nHilo,24.25\n"
    + "Oslo,\"4\"x,\nRome,5,\"\"\rBern,9,é😀"

  private static let expected = [
    "Zürich 11.5 a\r\n\"b\"",
    "expected Double at '[1].celsius' in CSVReading, found string \"cold\" (line 5, column 6)",
    "expected 3 fields at '[2]', found 2 fields (line 6, column 1)",
    "unexpected character, expected a delimiter or the end of the line at '[3]', found text after a "
      + "closing quote (line 7, column 9)",
    "Rome 5.0 ", "Bern 9.0 é😀",
  ]

  private static func shown(_ row: Result<CSVReading, MappingError>) -> String {
    switch row {
    case .success(let row): "\(row.station) \(row.celsius) \(row.note ?? "nil")"
    case .failure(let error): error.description
    }
  }

  @Test("An invalid row does not affect later rows")
  func memory() {
    let rows = CSVMapper().rows(of: CSVReading.self, from: Self.text)
    #expect(rows.map(Self.shown) == Self.expected)
  }

  @Test("Every error of a row is reported, with its column")
  func reports() {
    let text = "name,from,to\n\"a\nb\",low,high\nc,1,2\nd\ne,\"1\",\"x\"\n"
    let reports = Array(CSVMapper().rows(of: CSVRange.self, from: text).reports)
    let told = reports.map { $0.errors.map { "\($0.path) \($0.location.map { "\($0)" } ?? "?")" } }
    #expect(
      told == [
        ["[0].from line 3, column 4", "[0].to line 3, column 8"], [],
        ["[2] line 5, column 1"], ["[3].to line 6, column 7"],
      ])
    #expect(reports[1].value == CSVRange(name: "c", from: 1, to: 2))
  }

  @Test("Rows do not depend on how the bytes are split", arguments: 1...40)
  func pushed(length: Int) {
    var parser = CSVMapper().rowParser(of: CSVReading.self)
    var rows: [String] = []
    let bytes = Array(Self.text.utf8)
    for start in stride(from: 0, to: bytes.count, by: length) {
      parser.append(bytes[start..<min(start + length, bytes.count)])
      while let row = parser.next() { rows.append(Self.shown(row)) }
    }
    parser.finish()
    while let row = parser.next() { rows.append(Self.shown(row)) }
    #expect(rows == Self.expected)
    #expect(parser.isEnded)
  }

  @Test("Errors are at the same places in pieces of any size", arguments: ["\n", "\r\n", "\r"])
  func places(_ lineEnd: String) throws {
    let text = "\u{FEFF}name,from,to\n\n\"a\nb\",é,2\nc,1,2\nd\n\ne,1,x"
    let bytes = Array(text.replacing("\n", with: lineEnd).utf8)
    for length in [1, 2, 3, 7, bytes.count] {
      var parser = CSVMapper().rowParser(of: CSVRange.self)
      var places: [String] = []
      func take() {
        while let row = parser.next() {
          if case .failure(let error) = row { places.append("\(error.location!)") }
        }
      }
      for start in stride(from: 0, to: bytes.count, by: length) {
        parser.append(bytes[start..<min(start + length, bytes.count)])
        take()
      }
      parser.finish()
      take()
      #expect(places == ["line 4, column 4", "line 6, column 1", "line 8, column 5"])
    }
  }

  @Test("Rows come from asynchronous chunks and bytes")
  func asynchronous() async throws {
    let bytes = Array(Self.text.utf8)
    let chunks = AsyncStream { continuation in
      for start in stride(from: 0, to: bytes.count, by: 7) {
        continuation.yield(Array(bytes[start..<min(start + 7, bytes.count)]))
      }
      continuation.finish()
    }
    var rows: [String] = []
    for await row in CSVMapper().rows(of: CSVReading.self, from: chunks) {
      rows.append(Self.shown(row))
    }
    #expect(rows == Self.expected)

    let single = AsyncStream { continuation in
      for byte in bytes { continuation.yield(byte) }
      continuation.finish()
    }
    rows = []
    for await row in CSVMapper().rows(of: CSVReading.self, from: single) {
      rows.append(Self.shown(row))
    }
    #expect(rows == Self.expected)
  }

  @Test("Rows come from a file, of which only a chunk is in memory", arguments: [1, 7, 64 * 1024])
  func file(size: Int) async throws {
    let url = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).csv")
    try Data(Self.text.utf8).write(to: url)
    defer { try? FileManager.default.removeItem(at: url) }
    var rows: [String] = []
    for try await row in CSVMapper().rows(of: CSVReading.self, from: FileChunks(url, size: size)) {
      rows.append(Self.shown(row))
    }
    #expect(rows == Self.expected)
  }

  @Test("An error in the header ends the stream")
  func header() {
    let rows = CSVMapper().rows(of: CSVReading.self, from: "a,a\n1,2\n3,4\n").map(Self.shown)
    #expect(rows.count == 1)
    #expect(rows[0].hasPrefix("duplicate key"))
  }

  @Test("An unterminated quote takes no more memory than the longest row")
  func unclosedQuote() throws {
    let mapper = CSVMapper(options: .init(limits: .init(recordSize: 100)))
    var parser = mapper.rowParser(of: CSVReading.self)
    parser.append(Array("station,celsius,note\nLima,1,\"".utf8))
    var error: MappingError?
    var pushed = 0
    while error == nil, pushed < 10_000 {
      parser.append([UInt8](repeating: 0x78, count: 10))
      pushed += 10
      if case .failure(let failure)? = parser.next() { error = failure }
    }
    #expect(pushed < 120)
    let found = try #require(error)
    #expect(found.code == .sizeExceeded)
    #expect(found.location == TextLocation(line: 2, column: 8, byteOffset: 28))
    #expect(parser.isEnded)
    // In memory the end of the document reveals it.
    let rows = CSVMapper().rows(of: CSVReading.self, from: "station,celsius,note\nLima,1,\"x\ny")
    #expect(
      rows.map(Self.shown) == [
        "unexpected end of the text, expected a closing quote at '[0]', found a field without one "
          + "(line 2, column 8)"
      ])
  }

  @Test("Limits apply to streams as for documents")
  func limits() {
    func code(_ limits: DecodingOptions.Limits, columns: Int = 10) -> [MappingError.Code?] {
      var format = CSVFormat()
      format.columnLimit = columns
      let mapper = CSVMapper(options: .init(limits: limits, format: format))
      let text = "station,celsius,note\nLima,1,xyz\n"
      let whole = failure { () throws(MappingError) in
        try mapper.decode([CSVReading].self, from: text)
      }
      let rows = mapper.rows(of: CSVReading.self, from: text)
      let streamed = rows.compactMap { row in failure { () throws(MappingError) in try row.get() } }
      return [whole?.code, streamed.first?.code]
    }
    #expect(code(.init()) == [nil, nil])
    #expect(code(.init(size: 30)) == [.sizeExceeded, .sizeExceeded])
    #expect(code(.init(stringLength: 7), columns: 3) == [nil, nil])
    #expect(code(.init(stringLength: 6)) == [.stringTooLong, .stringTooLong])
    #expect(code(.init(), columns: 2) == [.tooManyElements, .tooManyElements])
    #expect(code(.init(recordSize: 10)) == [.sizeExceeded, .sizeExceeded])
  }

  @Test("Text that is not UTF-8 is an error of its row")
  func invalidUTF8() {
    let bytes = Array("station,celsius,note\nLima,1,".utf8) + [0xFF] + Array("\nOslo,2,\n".utf8)
    let rows = CSVMapper().rows(of: CSVReading.self, from: bytes).map(Self.shown)
    #expect(rows == ["invalid UTF-8 at '[0]' (line 2, column 8)", "Oslo 2.0 nil"])
    let error = failure { () throws(MappingError) in try [CSVReading](csv: bytes) }
    #expect(error?.code == .invalidUTF8)
    #expect(error?.location?.byteOffset == 28)
  }

  @Test("Rows have the keys that a configuration names by their path, as in a whole document")
  func placedKeys() throws {
    let configuration = try MappingConfiguration { property, _, path in
      path.description == "[1]" ? "second_" + property.name : property.name
    }
    let mapper = CSVMapper(options: .init(configuration: configuration))
    let text = "name,from,to,second_name,second_from,second_to\na,1,2,b,3,4\na,1,2,b,3,4\n"
    let expected = [CSVRange(name: "a", from: 1, to: 2), CSVRange(name: "b", from: 3, to: 4)]
    #expect(try mapper.decode([CSVRange].self, from: text) == expected)
    #expect(try mapper.rows(of: CSVRange.self, from: text).map { try $0.get() } == expected)
    #expect(mapper.rows(of: CSVRange.self, from: text).reports.map(\.value) == expected)
  }

  @Test("A mapper that reports issues does so for each row")
  func reportedIssues() {
    let issues = Mutex<[String]>([])
    let mapper = CSVMapper { issue in issues.withLock { $0.append(issue.path.description) } }
    let rows = mapper.rows(of: CSVRange.self, from: "name,from,to\na,x,y\nb,1,2\nc,3,z\n")
    #expect(rows.map { (try? $0.get())?.name } == [nil, "b", nil])
    #expect(issues.withLock { $0 } == ["[0].from", "[0].to", "[2].to"])
  }
}
