import MaquetteCore
import MaquetteJSONTools
import MaquetteMappings
import MaquetteRepairs
import MaquetteStreams
import TestSupport
import Testing

/// Values in prose that arrives in pieces are those of the whole text, each as soon as its line is there.
@Suite("JSON in prose that arrives in pieces")
struct ValueStreamTests {
  private static let mapper = JSONMapper(options: .init(repairs: .all))

  /// What is found in a whole text, decoded where it is.
  private static func whole(_ text: String, _ mapper: JSONMapper) -> [String] {
    JSONText.values(in: text).map { value in
      line { () throws(MappingError) in
        try mapper.decode(AnyValue.self, from: text, in: value.range)
      }
    }
  }

  private static func line(_ decode: () throws(MappingError) -> AnyValue) -> String {
    do throws(MappingError) {
      return "\(try decode())"
    } catch {
      let place = error.location.map { "\($0.line):\($0.column)@\($0.byteOffset)" }
      return "\(error.code) \(error.path) \(place ?? "")"
    }
  }

  private static func pieces(_ text: String, _ size: Int, _ mapper: JSONMapper) -> [String] {
    let bytes = Array(text.utf8)
    var parser = mapper.valueParser(of: AnyValue.self)
    var lines: [String] = []
    func take() {
      while let value = parser.next() {
        lines.append(line { () throws(MappingError) in try value.get() })
      }
    }
    for start in stride(from: 0, to: bytes.count, by: size) {
      parser.append(bytes[start..<min(start + size, bytes.count)])
      take()
    }
    parser.finish()
    take()
    return lines
  }

  @Test(
    "Pieces of any size give the values of the whole text, with the same errors and places",
    arguments: [1, 2, 5, 31, 400])
  func wholes(_ size: Int) throws {
    var generator = SeededGenerator(seed: UInt64(size))
    var texts = (ProseTexts.all + AnswerTexts.all).map { MarkedText($0).text }
    for _ in 0..<60 {
      texts.append(
        (0..<6).map { _ in
          generator.pick([
            "{\"a\": [1, 2]}", "[tru", "\n", "\n```json\n", "\n```\n", "it's {", "\"x\": 'y'}", "]",
            "{\n  \"b\": tru\n", "/* { */", " // [\n", "prose", "\n~~~\n", "[{\"c\": \"d\ne\"}]",
          ])
        }.joined())
    }
    for text in texts {
      for mapper in [Self.mapper, JSONMapper()] {
        #expect(Self.pieces(text, size, mapper) == Self.whole(text, mapper), "\(text)")
      }
    }
  }

  @Test("In memory and byte by byte, too")
  func ways() async throws {
    let text = "Two:\n```json\n{\"a\": 1}\n```\nand [2,]\n{\"a\":"
    let expected = Self.whole(text, Self.mapper)
    #expect(expected.count == 3)
    let inMemory = Self.mapper.values(of: AnyValue.self, in: text).map { value in
      Self.line { () throws(MappingError) in try value.get() }
    }
    #expect(inMemory == expected)
    let bytes = AsyncStream<UInt8> { stream in
      for byte in text.utf8 { stream.yield(byte) }
      stream.finish()
    }
    var arrived: [String] = []
    for await value in Self.mapper.values(of: AnyValue.self, in: bytes) {
      arrived.append(Self.line { () throws(MappingError) in try value.get() })
    }
    #expect(arrived == expected)
  }

  @Test("A value is there when its last line is, even if nothing follows")
  func atOnce() throws {
    var parser = JSONMapper().valueParser(of: [String: Int].self)
    for answer in 0..<20 {
      parser.append(Array("thinking...\nstill [thinking]\n".utf8))
      #expect(parser.next() == nil)
      parser.append(Array("{\n  \"number\": \(answer),\n  \"square\": \(answer * answer)\n".utf8))
      #expect(parser.next() == nil)
      parser.append(Array("}".utf8))
      #expect(parser.next() == nil)
      parser.append(Array("\n".utf8))
      #expect(try parser.next()?.get() == ["number": answer, "square": answer * answer])
      parser.append(Array("{\"number\": 1}\n".utf8))
      #expect(try parser.next()?.get() == ["number": 1])
    }
  }

  @Test("Reports have the repairs, with their places in the stream")
  func reports() throws {
    var parser = Self.mapper.valueParser(of: [String: Int].self)
    parser.append(Array("First:\n{'a': 1}\nthen:\n  {\"b\": 2,}\n{\"c\": \"x\"}\n".utf8))
    parser.finish()
    let reports = (0..<4).map { _ in parser.nextReport() }
    let first = try #require(reports[0])
    #expect(first.value == ["a": 1])
    #expect(first.issues.map { $0.error.location?.line } == [2])
    let second = try #require(reports[1])
    #expect(second.value == ["b": 2])
    #expect(second.issues.map { $0.error.location?.line } == [4])
    #expect(second.issues.map { $0.error.location?.column } == [10])
    let third = try #require(reports[2])
    #expect(third.issues.map { $0.error.path.description } == ["c"])
    #expect(third.issues.map { $0.error.location?.line } == [5])
    #expect(reports[3] == nil)
  }

  @Test("Who asks for issues gets each once, with its place in the stream")
  func issues() async throws {
    let (issues, received) = AsyncStream.makeStream(of: Int?.self)
    let mapper = JSONMapper(options: .init(repairs: .all)) { issue in
      received.yield(issue.error.location?.line)
    }
    var parser = mapper.valueParser(of: [String: Int].self)
    parser.append(Array("First:\n{'a': 1}\n{\"b\": \"2\"}\n{\"c\": \"x\"}\n".utf8))
    #expect(try parser.next()?.get() == ["a": 1])
    #expect(try parser.next()?.get() == ["b": 2])
    #expect(throws: MappingError.self) { try parser.next()?.get() }
    received.finish()
    var lines: [Int?] = []
    for await line in issues { lines.append(line) }
    #expect(lines == [2, 3, 4])
  }

  @Test("Prose of any length passes; a value that is too long is refused")
  func limits() throws {
    let mapper = JSONMapper(options: .init(limits: .init(recordSize: 100)))
    var parser = mapper.valueParser(of: [Int].self)
    for _ in 0..<1000 { parser.append(Array("a line of prose, not (yet) a value: {no}\n".utf8)) }
    parser.append(Array("[1]\n".utf8))
    #expect(try parser.next()?.get() == [1])
    let long = "[" + String(repeating: "1, ", count: 60) + "1]\n"
    parser.append(Array((long + "[2]\n").utf8))
    let refused = #expect(throws: MappingError.self) { try parser.next()?.get() }
    #expect(refused?.code == .sizeExceeded)
    #expect(refused?.location?.line == 1002)
    #expect(try parser.next()?.get() == [2])
    // What is too long before it ends is not collected.
    parser.append(Array(("[1,\n" + String(repeating: "1,\n", count: 60)).utf8))
    let open = #expect(throws: MappingError.self) { try parser.next()?.get() }
    #expect(open?.code == .sizeExceeded)
    #expect(open?.location?.line == 1004)
    #expect(parser.isEnded && parser.next() == nil)
    var endless = mapper.valueParser(of: [Int].self)
    endless.append(Array(("[3]\n" + String(repeating: "prose ", count: 60)).utf8))
    #expect(try endless.next()?.get() == [3])
    let line = #expect(throws: MappingError.self) { try endless.next()?.get() }
    #expect(line?.code == .sizeExceeded)
    #expect(endless.isEnded)
    let small = JSONMapper(options: .init(limits: .init(size: 50)))
    let whole = #expect(throws: MappingError.self) {
      for value in small.values(of: [Int].self, in: String(repeating: "prose\n", count: 10)) {
        _ = try value.get()
      }
    }
    #expect(whole?.code == .sizeExceeded)
  }

  @Test("Hostile text takes linear time in small pieces, too", .timeLimit(.minutes(10)))
  func hostile() {
    let count = LongRun.count(100_000, long: 1_000_000)
    for piece in [
      "[\n", "{\"a\":\n", "[1,\n", "{}\n", "[\"\n", "/*\n", "{'\n", "```\n[", "]\n", "[{\n}\n,",
      "{\"{\"\n", "['[\n", "\n```\n{'",
    ] {
      let text = Array(String(repeating: piece, count: count / piece.utf8.count).utf8)
      var parser = JSONMapper().valueParser(of: AnyValue.self)
      var found = 0
      for start in stride(from: 0, to: text.count, by: 16) {
        parser.append(text[start..<min(start + 16, text.count)])
        while parser.next() != nil { found += 1 }
      }
      parser.finish()
      while parser.next() != nil { found += 1 }
      #expect(found == JSONText.values(in: text).count, "\(piece)")
    }
  }
}
