import Testing

@testable import MaquetteCore
@testable import MaquetteStreams

/// Documents that follow each other: concatenated, over several lines, and as RFC 7464 sequences.
@Suite("Concatenated JSON and record sequences")
struct DocumentStreamTests {
  /// The records, which do not depend on how the stream is split.
  private func read(_ text: String, _ options: DecodingOptions = DecodingOptions()) -> [String] {
    let mapper = JSONMapper(options: .init(decoding: options, encoding: .init(), format: .compact))
    func told(_ records: some Sequence<Result<AnyValue, MappingError>>) -> [String] {
      records.map { record in
        switch record {
        case .success(let value): value.description
        case .failure(let error): "! \(error.code) \(error.location?.byteOffset ?? -1)"
        }
      }
    }
    let whole = told(mapper.documents(of: AnyValue.self, from: text))
    for size in [1, 2, 3, 7] {
      var parser = mapper.documentParser(of: AnyValue.self)
      var records: [Result<AnyValue, MappingError>] = []
      let bytes = Array(text.utf8)
      for start in stride(from: 0, to: bytes.count, by: size) {
        parser.append(bytes[start..<min(start + size, bytes.count)])
        while let record = parser.next() { records.append(record) }
      }
      parser.finish()
      while let record = parser.next() { records.append(record) }
      #expect(told(records) == whole, "\(text) in pieces of \(size)")
    }
    return whole
  }

  @Test(
    "Documents with or without white space, over any number of lines",
    arguments: [
      ("", []), (" \n", []), ("{}", ["{}"]), ("{}[]{}", ["{}", "[]", "{}"]),
      ("1 2\n3", ["1", "2", "3"]), (#""a""b" "c""#, [#""a""#, #""b""#, #""c""#]),
      ("{\n  \"a\": [\n 1\n]}\n\n{\"b\":\"}\"}", [#"{"a":[1]}"#, #"{"b":"}"}"#]),
      ("1\n{}true[2]null", ["1", "{}", "true", "[2]", "null"]), ("\u{FEFF}[1]", ["[1]"]),
      (#"{"a":"\u001e"}{}"#, [#"{"a":"\u001E"}"#, "{}"]),
    ])
  func concatenated(_ text: String, _ documents: [String]) {
    #expect(read(text).map { $0.lowercased() } == documents.map { $0.lowercased() })
  }

  @Test("A broken document is the last one, where no separator follows")
  func broken() {
    #expect(read("{}[1,}{}") == ["{}", "! unexpectedCharacter 5"])
    #expect(read("{} x {}") == ["{}", "! unexpectedCharacter 3"])
    #expect(read("{}{\"a\"") == ["{}", "! unexpectedEnd 6"])
    #expect(read("}") == ["! unexpectedCharacter 0"])
    // The end of a record whose beginning is missing, before the first separator of a sequence.
    #expect(read("1]\n\u{1E}{}\n") == ["1", "! unexpectedCharacter 1", "{}"])
    #expect(read("}\n\u{1E}{}\n\u{1E}[]\n") == ["! unexpectedCharacter 0", "{}", "[]"])
  }

  @Test("A document that fails to decode is skipped") func unmapped() throws {
    let results = JSONMapper().documents(
      of: [String: Int].self, from: #"{"a":1}[2]{"b":[]}{"c":3}"#)
    let told = results.map { (try? $0.get())?.description ?? "failed" }
    #expect(told == [#"["a": 1]"#, "failed", "failed", #"["c": 3]"#])
  }

  @Test("Sequences of RFC 7464") func sequences() {
    let mark = "\u{1E}"
    #expect(read("\(mark){}\n\(mark)[1\n,2]\n\(mark)3\n") == ["{}", "[1,2]", "3"])
    #expect(read("\(mark)\(mark) \(mark){}") == ["{}"])
    // A truncated or invalid document does not affect those after it.
    #expect(read("\(mark){\"a\":\n\(mark){}\n") == ["! unexpectedEnd 7", "{}"])
    #expect(
      read("\(mark)[1,}x\n\(mark){}\n\(mark)\"a") == [
        "! unexpectedCharacter 4", "{}", "! unexpectedEnd 14",
      ])
    #expect(read("\(mark)nul\n\(mark)1\n").last == "1")
    // A number or a word without following white space may be truncated.
    #expect(read("\(mark)12\(mark)34\n") == ["! unexpectedEnd 3", "34"])
    #expect(read("\(mark)true") == ["! unexpectedEnd 5"])
    #expect(read("\(mark)\"a\"\(mark){}\(mark)[]") == [#""a""#, "{}", "[]"])
  }

  // Features: 245
  @Test("Limits bound documents and streams") func limits() {
    var options = DecodingOptions(limits: .init(recordSize: 8))
    #expect(read("[1]\n[1,2,3,4,5] [2]", options).first == "[1]")
    #expect(read("[1]\n[1,2,3,4,5] [2]", options)[1].hasPrefix("! sizeExceeded"))
    let mark = "\u{1E}"
    let sequence = read("\(mark)[1,2,3,4,5]\n\(mark)[2]\n", options)
    #expect(sequence == ["! sizeExceeded 1", "[2]"])
    options = DecodingOptions(limits: .init(size: 5))
    #expect(read("[1][2][3]", options) == ["[1]", "! sizeExceeded 0"])
  }

  @Test("Sequences are encoded in every form of text") func writing() throws {
    let records: [AnyValue] = [["a": 1], 2, "x"]
    let mapper = JSONMapper()
    let compact = try mapper.encodeLines(records, as: .recordSequence)
    #expect(String(decoding: compact, as: UTF8.self) == "\u{1E}{\"a\":1}\n\u{1E}2\n\u{1E}\"x\"\n")
    for format in [JSONFormat.compact, .pretty, .canonical] {
      let bytes = try JSONMapper(options: .init(format: format)).encodeLines(
        records, as: .recordSequence)
      let again = try mapper.documents(of: AnyValue.self, from: bytes).map { try $0.get() }
      #expect(again == records)
    }
    let lines = try mapper.documents(of: AnyValue.self, from: mapper.encodeLines(records))
    #expect(try lines.map { try $0.get() } == records)
  }

  @Test("A record that cannot be encoded leaves no partial output") func failures() throws {
    var blocks: [UInt8] = []
    for format in [JSONFormat.compact, .canonical] {
      blocks = []
      let mapper = JSONMapper(options: .init(format: format))
      var writer = mapper.lineWriter(as: .recordSequence) { blocks += $0 }
      try writer.write(1)
      #expect(throws: MappingError.self) { try writer.write(Double.nan) }
      #expect(throws: MappingError.self) {
        try writer.write(AnyValue.array([.number(AnyValue.Number(Double.nan))]))
      }
      try writer.write(2)
      try writer.flush()
      #expect(blocks == Array("\u{1E}1\n\u{1E}2\n".utf8))
    }
  }

  @Test("Chunks and bytes that arrive") func asynchronous() async throws {
    let chunks = AsyncStream { continuation in
      for chunk in ["{\"a\"", ":1}[", "2]"] { continuation.yield(Array(chunk.utf8)) }
      continuation.finish()
    }
    var found: [AnyValue] = []
    for try await document in JSONMapper().documents(of: AnyValue.self, from: chunks) {
      found.append(try document.get())
    }
    #expect(found == [["a": 1], [2]])
    let bytes = AsyncStream { continuation in
      for byte in "1 [2]\"x\"".utf8 { continuation.yield(byte) }
      continuation.finish()
    }
    found = []
    for try await document in JSONMapper().documents(of: AnyValue.self, from: bytes) {
      found.append(try document.get())
    }
    #expect(found == [1, [2], "x"])
  }
}
