import MaquetteCore
import MaquetteJSONTools
import MaquetteRepairs
import MaquetteStreams
import TestSupport
import Testing

/// Events are the same however their bytes arrive.
@Suite("Server-sent events")
struct ServerSentEventTests {
  private static let text = """
    : keep alive
    retry: 3000

    event: start
    id: 7
    data: [1]

    data:[2,
    data
    data: 3]
    unknown: field

    id
    event: odd
    : data: no

    data: ["x"]

    data: [4 4]

    id: 8
    data:  [5]

    data: [DONE]

    data: [6]

    """

  private static let expected = [
    "start|7|3000|[1]", "-|7|-|[2, 3]",
    #"! expected Int at '[0]', found string "x" (line 17, column 8)"#,
    "! unexpected character, expected ',' or ']' at '[0]', found number 4 (line 19, column 10)",
    "-|8|-|[5]",
  ]

  private static func shown(_ event: Result<ServerSentEvent<[Int]>, MappingError>) -> String {
    switch event {
    case .success(let event):
      "\(event.name ?? "-")|\(event.id.map { $0.isEmpty ? "-" : $0 } ?? "-")|\(event.retry.map { "\($0)" } ?? "-")|\(event.data)"
    case .failure(let error): "! \(error)"
    }
  }

  @Test("Fields, comments, several lines of data, the end", arguments: ["\n", "\r\n", "\r"])
  func memory(_ lineEnd: String) {
    let text = Self.text.replacing("\n", with: lineEnd)
    let events = JSONMapper().events(of: [Int].self, from: text).map(Self.shown)
    // Lines are counted by LF everywhere.
    let expected =
      lineEnd == "\r"
      ? Self.expected.map { $0.prefix { $0 != "(" } } : Self.expected.map { $0[...] }
    #expect(
      zip(events, expected).allSatisfy { $0.hasPrefix($1) } && events.count == expected.count,
      "\(events)")
  }

  // Features: 6.6
  @Test("An empty name is none") func emptyNames() {
    let events = JSONMapper().events(of: Int.self, from: "event: a\nevent:\ndata: 1\n\n")
    #expect(events.map { try? $0.get().name } == [.some(nil)])
  }

  /// Each text with its events: name, id, retry and data.
  private static let rules: [(String, [String])] = [
    ("\u{FEFF}data:[1]\n\n", ["-|-|-|[1]"]),
    ("\u{FEFF}\u{FEFF}data:[1]\n\ndata:[2]\n\n", ["-|-|-|[2]"]),
    ("data:[1]\n\n\u{FEFF}data:[2]\n\n", ["-|-|-|[1]"]),
    ("data:[1]\r\n\rdata:[2]\r\rdata:[3]\n\r\ndata:[4]\r\n\r\n", (1...4).map { "-|-|-|[\($0)]" }),
    ("data: [1\ndata:,2]\n\n", ["-|-|-|[1, 2]"]),
    (":data:[1]\n:\n\n: x\ndata:[2]\n\n", ["-|-|-|[2]"]),
    ("Data:[1]\ndata :[1]\n data:[1]\ndatax:[1]\n\ndata:[2]\n\n", ["-|-|-|[2]"]),
    ("id:1\n\ndata:[1]\n\ndata:[2]\n\nid\ndata:[3]\n\n", ["-|1|-|[1]", "-|1|-|[2]", "-|-|-|[3]"]),
    ("id:1\ndata:[1]\n\nid:2\u{0}\ndata:[2]\n\n", ["-|1|-|[1]", "-|1|-|[2]"]),
    ("id: a: b \ndata:[1]\n\n", ["-|a: b |-|[1]"]),
    ("retry:20\ndata:[1]\n\ndata:[2]\n\n", ["-|-|20|[1]", "-|-|-|[2]"]),
    ("retry:20\n\n:\n\ndata:[1]\n\n", ["-|-|20|[1]"]),
    ("retry:20\nretry:-1\nretry:+1\nretry:1 \nretry:1.5\nretry\ndata:[1]\n\n", ["-|-|20|[1]"]),
    ("retry:99999999999999999999\nretry:٣\ndata:[1]\n\n", ["-|-|-|[1]"]),
    (
      "event:a\n\ndata:[1]\n\nevent:b\nevent:c\ndata:[2]\n\ndata:[3]\n\n",
      ["-|-|-|[1]", "c|-|-|[2]", "-|-|-|[3]"]
    ),
    ("data\n\ndata:[1]\n\n", ["! unexpected end of the text", "-|-|-|[1]"]),
    ("data: [DONE]\n\ndata:[1]\n\n", []),
    ("event:done\ndata:[DONE]\n\ndata:[1]\n\n", []),
    ("data:[DONE]", []), ("", []), ("\u{FEFF}", []), ("\n\r\n\r", []), ("data:[1]", []),
  ]

  @Test("The rules of the standard hold in pieces of any size", arguments: 1...4)
  func standard(_ size: Int) {
    for (text, expected) in Self.rules {
      var parser = JSONMapper().eventParser(of: [Int].self)
      var events: [String] = []
      let bytes = Array(text.utf8)
      for start in stride(from: 0, to: bytes.count, by: size) {
        parser.append(bytes[start..<min(start + size, bytes.count)])
        while let event = parser.next() { events.append(Self.shown(event)) }
      }
      parser.finish()
      while let event = parser.next() { events.append(Self.shown(event)) }
      #expect(events.count == expected.count, "\(text.debugDescription): \(events)")
      #expect(zip(events, expected).allSatisfy { $0.hasPrefix($1) }, "\(text): \(events)")
      #expect(JSONMapper().events(of: [Int].self, from: text).map(Self.shown) == events)
    }
  }

  @Test("Pieces of any size give the same events") func pieces() async throws {
    for lineEnd in ["\n", "\r\n", "\r"] {
      let bytes = Array(Self.text.replacing("\n", with: lineEnd).utf8)
      for size in [1, 2, 3, 7, 64, bytes.count] {
        var parser = JSONMapper().eventParser(of: [Int].self)
        var events: [String] = []
        let chunks = stride(from: 0, to: bytes.count, by: size).map {
          Array(bytes[$0..<min($0 + size, bytes.count)])
        }
        for chunk in chunks {
          parser.append(chunk)
          while let event = parser.next() { events.append(Self.shown(event)) }
        }
        parser.finish()
        #expect(parser.next() == nil && parser.isEnded)
        #expect(events == Self.expected, "\(size)")
        let stream = AsyncStream<[UInt8]> { continuation in
          for chunk in chunks { continuation.yield(chunk) }
          continuation.finish()
        }
        var seen: [String] = []
        for await event in JSONMapper().events(of: [Int].self, from: stream) {
          seen.append(Self.shown(event))
        }
        #expect(seen == Self.expected)
      }
      let single = AsyncStream<UInt8> { continuation in
        for byte in bytes { continuation.yield(byte) }
        continuation.finish()
      }
      var seen: [String] = []
      for await event in JSONMapper().events(of: [Int].self, from: single) {
        seen.append(Self.shown(event))
      }
      #expect(seen == Self.expected)
    }
  }

  @Test("An event is there with its empty line, and one that is cut off is dropped")
  func arrival() {
    var parser = JSONMapper().eventParser(of: [Int].self)
    parser.append(Array("\u{FEFF}data: [1]\n".utf8))
    #expect(parser.next() == nil)
    parser.append(Array("\n".utf8))
    #expect(try! parser.next()?.get().data == [1])
    parser.append(Array("retry: 20\ndata: [2]\n\r".utf8))
    let last = try? parser.next()?.get()
    #expect(last?.data == [2] && last?.retry == 20)
    parser.append(Array("\ndata: [3]\n".utf8))
    parser.finish()
    #expect(parser.next() == nil)
    for end in ["", "\n", "\r", "\r\n", "\n: comment", "\nid: 3\n"] {
      let events = JSONMapper().events(of: Int.self, from: "data: 1\n\ndata: 12" + end)
      #expect(events.map { try? $0.get().data } == [1])
    }
  }

  @Test("Repairs, reports and limits are those of the mapper") func options() {
    var mapper = JSONMapper(options: .init(repairs: .all))
    let reports = mapper.events(of: [Int].self, from: "data: [1,\ndata: '2',]\n\n").reports.map {
      $0
    }
    #expect(reports.first?.value == [1, 2])
    #expect(
      reports.first?.repairs.map { "\($0.error.location!)" } == [
        "line 2, column 7", "line 2, column 7", "line 2, column 10",
      ])
    mapper.options.decoding.limits.recordSize = 8
    let events = mapper.events(of: [Int].self, from: "data:[1]\n\ndata: [2, 3]\n\ndata:[4]\n\n")
      .map(Self.shown)
    #expect(
      events == [
        "-|-|-|[1]", "! input too large, expected an event of at most 8 bytes (line 3, column 1)",
      ])
  }

  @Test("Any pieces of hostile text take linear time", .timeLimit(.minutes(10))) func hostile() {
    let count = LongRun.count(50_000, long: 1_000_000)
    for piece in ["\n", "\r", ":\n", "data\n", "data:", "x", "id:1\n\n", "data:[1]\n\n"] {
      let bytes = Array(String(repeating: piece, count: count / piece.utf8.count).utf8)
      var parser = JSONMapper().eventParser(of: [Int].self)
      var events = 0
      for start in stride(from: 0, to: bytes.count, by: 16) {
        parser.append(bytes[start..<min(start + 16, bytes.count)])
        while parser.next() != nil { events += 1 }
      }
      parser.finish()
      while parser.next() != nil { events += 1 }
      #expect(events == (piece == "data:[1]\n\n" ? bytes.count / 10 : 0))
    }
  }
}

extension String {
  fileprivate func replacing(_ part: Character, with other: String) -> String {
    map { $0 == part ? other : String($0) }.joined()
  }
}
